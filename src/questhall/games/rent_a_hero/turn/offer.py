"""The wanderer on its way round the table: recruit it, pass it on, ask for a hint, or use a power.

RAH-OFFER-01, RAH-OFFER-02, RAH-OFFER-03
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Action, Rule, is_asked
from questhall.games.rent_a_hero.components.event_kinds import PASSED
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.components.state import HANDS, Table
from questhall.games.rent_a_hero.powers.any_time_windows import ARRIVAL_WINDOW, HINT_WINDOW
from questhall.games.rent_a_hero.powers.powers import PowersOffered, add_power_options
from questhall.games.rent_a_hero.turn.hint import give_hint, may_ask_for_a_hint
from questhall.games.rent_a_hero.turn.recruit import TURN_UP
from questhall.games.rent_a_hero.turn.wanderer import send_on

AFTER_ARRIVAL: Final = 0
AFTER_HINT: Final = 1


@final
class Wander(Rule[Table]):
    """While there is a wanderer, offer it to the player in front of whom it lies.

    A wanderer moved by a power comes back here once every announced power has been settled.

    RAH-OFFER-01, RAH-OFFER-02, RAH-Q01
    """

    def run(self, table: Table, a: i64, b: i64, c: i64, /) -> None:
        if table.wanderer_on_its_way():
            table.push_in_order(
                ARRIVAL_WINDOW.opened_by(table.cause, table.holder),
                OFFER.at(table.holder, AFTER_ARRIVAL),
                self.at(a, b, c),
            )


@final
class Offer(PowersOffered):
    """What the player with the wanderer may do; it lapses when the wanderer has moved or gone.

    RAH-OFFER-01, RAH-OFFER-03, RAH-HINT-04, RAH-HINT-05
    """

    def run(self, table: Table, seat: i64, after: i64, _c: i64, /) -> None:
        if table.holder != seat:
            return
        table.offer(RECRUIT.at(seat))
        if seat != table.active:
            table.offer(PASS.at(seat))
        if may_ask_for_a_hint(table, seat):
            table.offer_each(HINT, seat, table.heroes_in(HANDS + seat))
        add_power_options(table, seat)
        table.ask(seat, self.at(seat, after))

    def resume(self, table: Table, seat: i64, after: i64, _c: i64, /) -> None:
        """After a power: the window before this decision, then the decision (RAH-Q01)."""
        window = ARRIVAL_WINDOW.opened_by(table.cause, seat)
        if after == AFTER_HINT:
            window = HINT_WINDOW.opened_by(table.active, seat)
        table.push_in_order(window, self.at(seat, after))


@final
class Recruit(Action[Table]):
    """Announce the recruitment. RAH-OFFER-01, RAH-RECRUIT-01"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(TURN_UP.at(seat))

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "" if is_asked(table, seat, OFFER) else "RAH-OFFER-01"


@final
class Pass(Action[Table]):
    """Send the wanderer on, still face down. Back at the active player it must be recruited.

    RAH-OFFER-02, RAH-OFFER-03
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        send_on(table, seat)
        table.tell(PASSED, seat, table.holder)

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, OFFER):
            return "RAH-OFFER-01"
        return "RAH-OFFER-03" if seat == table.active else ""


@final
class Hint(Action[Table]):
    """Ask for a hint with a hand card; afterwards the player decides again.

    RAH-HINT-01, RAH-HINT-04
    """

    def run(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> None:
        table.push_in_order(HINT_WINDOW.opened_by(table.active, seat), OFFER.at(seat, AFTER_HINT))
        give_hint(table, seat, hero)

    def as_seen(self, table: Table, option: i64, onlooker: i64, /) -> i64:
        """Only the active player sees the hint card (RAH-HINT-06)."""
        return option if onlooker == table.active else self.at(first_of(option))

    def why_not(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, OFFER):
            return "RAH-OFFER-01"
        if seat == table.active:
            return "RAH-OFFER-03"
        if table.size(HANDS + seat) == 1:
            return "RAH-HINT-05"
        return "" if table.holds(HANDS + seat, hero) else "RAH-HINT-01"


WANDER: Final = Wander()
OFFER: Final = Offer("offer")
RECRUIT: Final = Recruit("recruit", "RAH-OFFER-01")
PASS: Final = Pass("pass", "RAH-OFFER-02")
HINT: Final = Hint("hint", "RAH-HINT-01", HERO)
RULES: Final[list[Rule[Any]]] = [WANDER, OFFER, RECRUIT, PASS, HINT]
