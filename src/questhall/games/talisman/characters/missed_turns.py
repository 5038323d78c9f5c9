"""A turn that ends at once, whatever was still to come in it (TAL-CMB-16, TAL-CMB-18, TAL-MISS-01)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.objects_and_followers import can_pick_up
from questhall.games.talisman.components.encounter_context import (
    UNMET,
    card_at,
    cards_to_meet,
    space_met,
    state_of,
    visitor,
)
from questhall.games.talisman.components.event_kinds import MISSES_TURN
from questhall.games.talisman.components.printed_cards import NUMBER
from questhall.games.talisman.components.state import ENCOUNTER, MISSED, ON_SPACE, TURN_MARK, Table


@final
class TurnEnds(Rule[Table]):
    """The active player's turn ends here; its end is still played (`turn/turn.py`)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        end_turn(table)


def end_turn(table: Table) -> None:
    if table.is_marked(TURN_MARK):
        table.unwind(TURN_MARK, NO_FRAME)


def miss_turn(table: Table, seat: i64) -> None:
    """A character misses a turn. If it is his own encounter that makes him, his turn ends at once, and counts
    itself if cards were still to be met. TAL-MISS-01, TAL-MISS-02, TAL-MISS-03, TAL-Q84"""
    if seat != table.active:
        table.add(seat, MISSED, 1)
        table.tell(MISSES_TURN, seat)
        return
    if not has_cards_to_meet(table):
        table.add(seat, MISSED, 1)
        table.tell(MISSES_TURN, seat)
    end_turn(table)


def has_cards_to_meet(table: Table) -> bool:
    """Whether the encounter going on still has cards to be resolved, be it only by taking them.

    What can be taken comes after Strangers and before Places, also Purchase and Talisman cards, on which no
    number is printed (TAL-PURCHASE-02).
    """
    place = table.top_context(ENCOUNTER)
    if place < 0:
        return False
    zone = ON_SPACE + space_met(table, place)
    reached: i64 = 0
    which: i64 = 0
    while which < cards_to_meet(table, place):
        card = card_at(table, place, which)
        if state_of(table, place, which) != UNMET:
            reached = NUMBER[table.faces[card]]
        elif table.contains(zone, card):
            return True
        which += 1
    if reached >= NUMBER_OF_LOOT:
        return False
    card = table.top(zone)
    while card != NO_CARD:
        if can_pick_up(table, visitor(table, place), card):
            return True
        card = table.links[card]
    return False


NUMBER_OF_LOOT: Final = 5  # the encounter number of Objects and Followers
TURN_ENDS: Final = TurnEnds()
RULES: Final[list[Rule[Any]]] = [TURN_ENDS]
