"""The tutorial: one location, two kinds of enemies, basic actions only.

WHQ-PERIL-02, WHQ-WIN-01
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.face_numbers import CRUMBLING_ARCHES
from questhall.games.warhammer_quest.components.quest_sheet import QuestSheet
from questhall.games.warhammer_quest.components.state import BOX, ENGAGED, LOCATION_DECK, Table
from questhall.games.warhammer_quest.quests.quest_setup import add_named


@final
class Tutorial(QuestSheet):
    """No elite enemies, no nemesis, no gear, no dungeon cards; the peril track has no colours."""

    def __init__(self) -> None:
        super().__init__(
            "tutorial",
            level=1,
            sets=["goblin_warrior", "giant_bat"],
            open_standard=0,
            open_elite=0,
            nemesis=NOBODY,
            open_locations=0,
            last_location=CRUMBLING_ARCHES,
            gear=0,
            dungeon=0,
            track="      ",
            with_elites=False,
        )

    def build_decks(self, table: Table) -> None:
        table.sort_out(BOX, self.sets)
        add_named(table, self.last_location, LOCATION_DECK)

    def has_dungeon(self) -> bool:
        return False

    def is_won_after_location_phase(self, table: Table) -> bool:
        """The location is fully explored and no enemy is engaged with a hero."""
        seat: i64 = 0
        while seat < table.seats:
            if table.size(ENGAGED + seat) > 0:
                return False
            seat += 1
        return table.is_explored()


TUTORIAL_SHEET: Final = Tutorial()
