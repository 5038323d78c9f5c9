"""Recruiting heroes.

RAH-RECRUIT-01, RAH-RECRUIT-02, RAH-RECRUIT-03, RAH-RECRUIT-04, RAH-RECRUIT-05, RAH-RECRUIT-06
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.rent_a_hero.components.event_kinds import ELIMINATED_BOTH, JOINED, RECRUITS
from questhall.games.rent_a_hero.components.state import ELIMINATED, PARTIES, RECRUIT_SHOWN, WANDERER, Table
from questhall.games.rent_a_hero.powers.any_time_windows import LAST_USE_WINDOW
from questhall.games.rent_a_hero.turn.end_of_game import win_with_six
from questhall.games.rent_a_hero.turn.hint import turn_up_hints

FULL_PARTY: Final = 6


@final
class TurnUp(Rule[Table]):
    """Turn the wanderer face up: it joins, or proves to be a duplicate.

    From the announcement on it is no longer a wanderer (RAH-RECRUIT-05).

    RAH-RECRUIT-01, RAH-RECRUIT-02, RAH-RECRUIT-03, RAH-RECRUIT-05
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.take_top(WANDERER)
        table.holder = NOBODY
        table.put(card, RECRUIT_SHOWN)
        table.reveal(card)
        hero = table.faces[card]
        table.tell(RECRUITS, seat, hero)
        if not table.party_has(seat, hero):
            table.push(JOIN_PARTY.at(seat))
            return
        # The copy at the table may still use its power (RAH-RECRUIT-06),
        # so the window has to close before anything leaves the party.
        table.push_in_order(LAST_USE_WINDOW.opened_by(seat), ELIMINATE_BOTH.at(seat))


@final
class JoinParty(Rule[Table]):
    """A new hero joins with its power unused, even if copies of it were eliminated before.

    RAH-RECRUIT-02, RAH-RECRUIT-04, RAH-END-01, RAH-Q12, RAH-Q23
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.take_top(RECRUIT_SHOWN)
        hero = table.faces[card]
        table.put(card, PARTIES + seat)
        table.turn_upright(seat, hero)
        table.tell(JOINED, seat, hero)
        turn_up_hints(table)
        if table.party_size(seat) == FULL_PARTY:
            win_with_six(table, seat)


@final
class EliminateBoth(Rule[Table]):
    """Both copies go face down to the player's pile of eliminated heroes; everybody saw them (RAH-Q15).

    RAH-RECRUIT-03, RAH-RECRUIT-06
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        recruited = table.take_top(RECRUIT_SHOWN)
        hero = table.faces[recruited]
        partner = table.find(PARTIES + seat, hero)
        table.take(partner, PARTIES + seat)
        table.turn_sideways(seat, hero)
        table.put(partner, ELIMINATED + seat)
        table.put(recruited, ELIMINATED + seat)
        table.tell(ELIMINATED_BOTH, seat, hero)
        turn_up_hints(table)


TURN_UP: Final = TurnUp()
JOIN_PARTY: Final = JoinParty()
ELIMINATE_BOTH: Final = EliminateBoth()
RULES: Final[list[Rule[Any]]] = [TURN_UP, JOIN_PARTY, ELIMINATE_BOTH]
