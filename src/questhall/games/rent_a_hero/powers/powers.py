"""Powers of heroes: announcing, the time to react, taking effect, and the seven effects.

An announced power is a context on the second stack (who, which hero, at whom or what, cancelled or
not). Its window lies above its effect, so any response happens first.

RAH-POWER-01, RAH-POWER-02, RAH-POWER-03, RAH-POWER-04, RAH-POWER-05, RAH-POWER-06, RAH-P1-01, RAH-P1-02,
RAH-P2-01, RAH-P2-02, RAH-P2-03, RAH-P3-01, RAH-P3-02, RAH-P4-01, RAH-P4-02, RAH-P4-03, RAH-P5-01, RAH-P5-02,
RAH-P6-01, RAH-P6-02, RAH-P7-01, RAH-P7-02
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Action, Question, Rule
from questhall.core.engine.state import EVERYONE, NOBODY
from questhall.core.engine.window import Window
from questhall.games.rent_a_hero.components.deck import draw_into_hand
from questhall.games.rent_a_hero.components.event_kinds import (
    ANNOUNCED,
    ANNOUNCED_CANCEL,
    ANNOUNCED_ON_PLAYER,
    ANNOUNCED_REFRESH,
    CANCELLED,
    FORCED_ON,
    IGNORED_REQUIREMENT,
    NO_EFFECT,
    PEEKED,
    REFRESHED,
)
from questhall.games.rent_a_hero.components.heroes import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    HERO,
    HEROES,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
)
from questhall.games.rent_a_hero.components.state import (
    ANNOUNCED_POWER,
    DECK,
    END_OF_TURN,
    HANDS,
    REQUIREMENT_IGNORED,
    Table,
)
from questhall.games.rent_a_hero.powers.sergeant_claim import CLAIM_QUESTION
from questhall.games.rent_a_hero.turn.wanderer import (
    discard_the_wanderer,
    look_at_the_wanderer,
    send_on,
    why_no_wanderer,
)

# The context of an announced power
USER: Final = 0
POWER: Final = 1
TARGET: Final = 2
IS_CANCELLED: Final = 3


class Power(Action[Table]):
    """Announce a hero's power: the card turns sideways and everyone may react before it takes effect.

    RAH-POWER-01, RAH-POWER-03, RAH-POWER-04, RAH-Q17
    """

    def __init__(self, hero: int, clause: str) -> None:
        super().__init__(f"use {HEROES[hero].name}", clause)
        self.hero: i64 = hero

    def can_apply(self, table: Table, user: i64) -> bool:
        """Whether it has something to act on (RAH-POWER-05)."""
        raise NotImplementedError

    def has_aim(self, table: Table, user: i64, target: i64) -> bool:
        """Whether, once announced, it still has its target (RAH-Q17)."""
        return self.can_apply(table, user)

    def apply(self, table: Table, user: i64, target: i64) -> None:
        """Take effect."""
        raise NotImplementedError

    def target(self, table: Table, named: i64) -> i64:
        """The player or hero at which it is aimed when announced."""
        return NOBODY

    def announce(self, table: Table, user: i64, target: i64) -> None:
        table.tell(ANNOUNCED, user, self.hero)

    def add_options(self, table: Table, user: i64) -> None:
        """Offer every way to use this power now."""
        if self.can_apply(table, user):
            table.offer(self.at(user))

    def run(self, table: Table, user: i64, named: i64, _c: i64, /) -> None:
        table.ask_again()
        table.turn_sideways(user, self.hero)
        target = self.target(table, named)
        place = table.open_context(ANNOUNCED_POWER, user, self.hero, target, 0)
        table.push_in_order(ANNOUNCED_WINDOW.opened_by(user, place), TAKE_EFFECT.at(place))
        self.announce(table, user, target)

    def why_not(self, table: Table, seat: i64, named: i64, _c: i64, /) -> str:
        if not table.party_has(seat, self.hero):
            return "RAH-POWER-02"
        if not table.upright_heroes(seat) & BIT[self.hero]:
            return "RAH-POWER-01"
        if not self.can_apply(table, seat):
            return self.why_nothing_to_act_on(table, seat)
        return "" if is_asked_with_powers(table, seat) else "RAH-Q01"

    def why_nothing_to_act_on(self, table: Table, seat: i64) -> str:
        return "RAH-POWER-05"


def is_asked_with_powers(table: Table, seat: i64) -> bool:
    """Whether this seat is at one of the moments of RAH-Q01."""
    if table.decider != seat:
        return False
    question = table.book.question(table.asking)
    return question.is_window() or isinstance(question, PowersOffered)


class PowersOffered(Question[Table]):
    """A decision whose options include the player's own powers: sending, and the offer (RAH-Q01)."""


def add_power_options(table: Table, seat: i64) -> None:
    """Offer every unused power of the seat's party that can have an effect now.

    RAH-POWER-02, RAH-POWER-05
    """
    upright = table.upright_heroes(seat)
    hero: i64 = 0
    while upright:
        if upright & 1:
            POWERS[hero].add_options(table, seat)
        upright >>= 1
        hero += 1


@final
class TakeEffect(Rule[Table]):
    """The chance to react has passed: the power works, finds nothing to act on, or has been cancelled.

    RAH-POWER-04, RAH-POWER-06, RAH-Q17, RAH-Q18
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        user = table.field(place, USER)
        hero = table.field(place, POWER)
        target = table.field(place, TARGET)
        is_cancelled = table.field(place, IS_CANCELLED) != 0
        table.close_context(place)
        if is_cancelled:
            return
        if POWERS[hero].has_aim(table, user, target):
            POWERS[hero].apply(table, user, target)
        else:
            table.tell(NO_EFFECT, user, hero)


def can_take_effect(table: Table, place: i64) -> bool:
    """Whether a power in its context has not been cancelled and still has its target."""
    if table.field(place, IS_CANCELLED) != 0:
        return False
    power = POWERS[table.field(place, POWER)]
    return power.has_aim(table, table.field(place, USER), table.field(place, TARGET))


class PowerWindow(Window[Table]):
    """Any power that can have an effect now, not only one that responds to what happened. RAH-Q01"""

    def run(self, table: Table, cause: i64, asked: i64, extra: i64, /) -> None:
        """Where every power has been used, everyone sees that nobody could act: nobody is asked."""
        if not table.all_powers_used():
            super().run(table, cause, asked, extra)

    def add_options(self, table: Table, seat: i64, _cause: i64, _extra: i64, /) -> None:
        add_power_options(table, seat)


@final
class AnnouncedWindow(PowerWindow):
    """Window (d): a power has been announced. It closes once that power can no longer do anything.

    RAH-POWER-04, RAH-P2-03, RAH-Q01, RAH-Q17, RAH-Q18
    """

    def has_lapsed(self, table: Table, _user: i64, place: i64, /) -> bool:
        return not can_take_effect(table, place)


@final
class CancelAPower(Power):
    """Angry Chicken: the power that was announced has no effect, but counts as used.

    It must be another hero's power: a chicken that a Witch refreshed in the window of its own announcement
    cannot cancel itself.

    RAH-P1-01, RAH-P1-02, RAH-Q09, RAH-Q18
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return len(table.contexts) > 0 and not self.is_its_own_window(table, user)

    def is_its_own_window(self, table: Table, user: i64) -> bool:
        announced = self.target(table, NOBODY)
        return table.field(announced, POWER) == self.hero and table.field(announced, USER) == user

    def has_aim(self, table: Table, user: i64, target: i64) -> bool:
        return can_take_effect(table, target)

    def target(self, table: Table, _named: i64) -> i64:
        return table.top_context(ANNOUNCED_POWER)

    def announce(self, table: Table, user: i64, target: i64) -> None:
        table.tell(ANNOUNCED_CANCEL, user, table.field(target, USER), table.field(target, POWER))

    def apply(self, table: Table, user: i64, target: i64) -> None:
        table.set_field(target, IS_CANCELLED, 1)
        table.tell(CANCELLED, table.field(target, USER), table.field(target, POWER))

    def why_nothing_to_act_on(self, table: Table, seat: i64) -> str:
        return "RAH-P1-01" if len(table.contexts) > 0 else "RAH-POWER-05"


@final
class DiscardTheWanderer(Power):
    """Pyromaniac: the wanderer goes face up to the discard pile; nobody eliminates it.

    Powers announced before this one still resolve (RAH-Q17).

    RAH-P2-01, RAH-P2-02, RAH-P2-03
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return table.wanderer_on_its_way()

    def apply(self, table: Table, user: i64, target: i64) -> None:
        discard_the_wanderer(table)

    def why_nothing_to_act_on(self, table: Table, seat: i64) -> str:
        return why_no_wanderer(table)


@final
class RefreshAHero(Power):
    """Witch: another sideways hero of the same party is turned upright.

    RAH-P3-01, RAH-P3-02, RAH-Q19
    """

    def __init__(self, hero: int, clause: str) -> None:
        super().__init__(hero, clause)
        self.nouns = (HERO,)

    def refreshable(self, table: Table, user: i64) -> i64:
        return table.sideways_heroes(user) & ~BIT[WITCH]

    def can_apply(self, table: Table, user: i64) -> bool:
        return self.refreshable(table, user) != 0

    def add_options(self, table: Table, user: i64) -> None:
        table.offer_each(self, user, self.refreshable(table, user))

    def target(self, table: Table, named: i64) -> i64:
        return named

    def announce(self, table: Table, user: i64, target: i64) -> None:
        table.tell(ANNOUNCED_REFRESH, user, self.hero, target)

    def has_aim(self, table: Table, user: i64, target: i64) -> bool:
        return self.refreshable(table, user) & BIT[target] != 0

    def apply(self, table: Table, user: i64, target: i64) -> None:
        table.turn_upright(user, target)
        table.tell(REFRESHED, user, target)

    def why_not(self, table: Table, seat: i64, named: i64, _c: i64, /) -> str:
        if named == WITCH:
            return "RAH-P3-02"
        reason = super().why_not(table, seat, named, _c)
        if not reason and not self.refreshable(table, seat) & BIT[named]:
            return "RAH-P3-01"
        return reason


@final
class ForbidARecruitment(Power):
    """Dog Trainer: the player with the wanderer must pass it on; back at the active player it is discarded.

    RAH-P4-01, RAH-P4-02, RAH-P4-03, RAH-Q06, RAH-Q07
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return table.wanderer_on_its_way() and table.holder != user

    def target(self, table: Table, _named: i64) -> i64:
        return table.holder

    def announce(self, table: Table, user: i64, target: i64) -> None:
        table.tell(ANNOUNCED_ON_PLAYER, user, self.hero, target)

    def has_aim(self, table: Table, user: i64, target: i64) -> bool:
        return table.holder == target

    def apply(self, table: Table, user: i64, target: i64) -> None:
        if target == table.active:
            discard_the_wanderer(table)
        else:
            send_on(table, target)
            table.tell(FORCED_ON, target, table.holder)

    def why_nothing_to_act_on(self, table: Table, seat: i64) -> str:
        return "RAH-P4-03" if table.holder == seat else why_no_wanderer(table)


@final
class PeekAtTheWanderer(Power):
    """Sergeant: look at the wanderer secretly, then say anything about it to the table.

    RAH-P5-01, RAH-P5-02, RAH-Q21
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return table.wanderer_on_its_way()

    def apply(self, table: Table, user: i64, target: i64) -> None:
        look_at_the_wanderer(table, user)
        table.tell_secret(PEEKED, user, NOBODY, table.wanderer())
        table.push(CLAIM_QUESTION.at(user))

    def why_nothing_to_act_on(self, table: Table, seat: i64) -> str:
        return why_no_wanderer(table)


@final
class IgnoreTheRequirement(Power):
    """Black Knight: this turn the active player may send any hand card.

    RAH-P6-01, RAH-P6-02, RAH-Q10
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return (
            table.is_requirement_pending()
            and table.size(HANDS + table.active) > 0
            and not table.has_lasting(REQUIREMENT_IGNORED, EVERYONE)
        )

    def apply(self, table: Table, user: i64, target: i64) -> None:
        table.begin_lasting(REQUIREMENT_IGNORED, user, EVERYONE, END_OF_TURN)
        table.tell(IGNORED_REQUIREMENT, table.active)


@final
class DrawTwo(Power):
    """Wizard: the top two cards of the deck, or the one that is left.

    RAH-P7-01, RAH-P7-02, RAH-Q22
    """

    def can_apply(self, table: Table, user: i64) -> bool:
        return table.can_draw()

    def apply(self, table: Table, user: i64, target: i64) -> None:
        draw_into_hand(table, user)
        if table.size(DECK) > 0:  # with one card in the deck, that one only
            draw_into_hand(table, user)


_POWERS: Final[list[Power]] = [
    CancelAPower(ANGRY_CHICKEN, "RAH-P1-01"),
    DiscardTheWanderer(PYROMANIAC, "RAH-P2-01"),
    RefreshAHero(WITCH, "RAH-P3-01"),
    ForbidARecruitment(DOG_TRAINER, "RAH-P4-01"),
    PeekAtTheWanderer(SERGEANT, "RAH-P5-01"),
    IgnoreTheRequirement(BLACK_KNIGHT, "RAH-P6-01"),
    DrawTwo(WIZARD, "RAH-P7-01"),
]


def _by_hero() -> vec[Power]:
    """An array of objects: reading a power from a list would check its type each time."""
    powers = vec[Power]()
    for hero, power in zip(HEROES, _POWERS, strict=True):
        assert power.verb == f"use {hero.name}", f"{hero.name} has the power of another hero"
        assert type(power).__name__ == hero.power, f"{hero.name} has another power than its entry says"
        powers = append(powers, power)
    return powers


POWERS: Final = _by_hero()
TAKE_EFFECT: Final = TakeEffect()
ANNOUNCED_WINDOW: Final = AnnouncedWindow("power_announced")
RULES: Final[list[Rule[Any]]] = [*_POWERS, TAKE_EFFECT, ANNOUNCED_WINDOW]
