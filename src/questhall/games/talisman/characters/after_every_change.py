"""What follows at once from any change: forbidden cards, limits, fulfilled quests.

TAL-OBJ-04, TAL-SPELL-07, TAL-ALIGN-06, TAL-QUEST-05, TAL-Q70
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.objects_and_followers import (
    EXCESS_OBJECTS,
    has_too_many_objects,
    leave_forbidden,
)
from questhall.games.talisman.belongings.spells_in_hand import EXCESS_SPELLS, has_too_many_spells
from questhall.games.talisman.characters.quests import FULFIL, can_fulfil
from questhall.games.talisman.components.state import Table


@final
class Settle(Rule[Table]):
    """Run by the core whenever something has changed for these seats, before anything else goes on."""

    def run(self, table: Table, seats: i64, _b: i64, _c: i64, /) -> None:
        seat: i64 = table.seats - 1  # what is pushed last comes first: the first seat
        while seat >= 0:
            if seats & BIT[seat] and table.is_alive(seat):
                leave_forbidden(table, seat)
                table.unsettled = 0
                self.push_for(table, seat)
            seat -= 1

    def push_for(self, table: Table, seat: i64) -> None:
        """Surplus Objects first, then surplus Spells, then the quest."""
        objects: i64 = NO_FRAME
        spells: i64 = NO_FRAME
        quest: i64 = NO_FRAME
        if has_too_many_objects(table, seat):
            objects = EXCESS_OBJECTS.at(seat)
        if has_too_many_spells(table, seat):
            spells = EXCESS_SPELLS.at(seat)
        if can_fulfil(table, seat):
            quest = FULFIL.at(seat)
        table.push_in_order(objects, spells, quest)


SETTLE: Final = Settle()
RULES: Final[list[Rule[Any]]] = [SETTLE]
