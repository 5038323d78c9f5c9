"""What a quest sheet says: its decks, its peril track, its own rules, victory and defeat.

Each quest is a subclass in `quests/`.

WHQ-PERIL-01, WHQ-PERIL-02, WHQ-PERIL-03, WHQ-WIN-01, WHQ-GOLDEN-03
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.cards import Sorting
from questhall.games.warhammer_quest.components.columns import column
from questhall.games.warhammer_quest.components.face_numbers import FACE_COUNT
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.state import ENEMY_DECK, ENEMY_DISCARD, PERIL_PHASE, Table
from questhall.games.warhammer_quest.components.switches import LAST_STAND
from questhall.games.warhammer_quest.components.vocabulary import STANDARD

# Colours of the peril track
PLAIN: Final = 0
GREEN: Final = 1
BLUE: Final = 2
RED: Final = 3


def enemies_of(sets: list[str], with_elites: bool) -> Sorting:
    """All cards of these names go to the enemy deck (WHQ-DECK-04).

    The names are public, but once the cards are shuffled with open ones nobody can tell which is which;
    determinization does not use them.
    """
    zones = [-1] * FACE_COUNT
    for face, enemy in enumerate(ENEMIES):
        if enemy.enemy_set in sets and (with_elites or enemy.kind == STANDARD):
            zones[face] = ENEMY_DECK
    return Sorting(zones)


@mypyc_attr(allow_interpreted_subclasses=False)
class QuestSheet:
    """A quest. Anything not overridden follows the rules."""

    def __init__(
        self,
        name: str,
        level: int,
        sets: list[str],
        open_standard: int,
        open_elite: int,
        nemesis: int,
        open_locations: int,
        last_location: int,
        gear: int,
        dungeon: int,
        track: str,
        with_elites: bool = True,
        more_for_two: int = 0,
    ) -> None:
        self.name = name
        self.level = level
        self.sets = enemies_of(sets, with_elites)
        self.open_standard = open_standard
        self.open_elite = open_elite
        self.more_for_two = more_for_two  # additional open standard enemies for two heroes: fewer are elite
        self.nemesis: i64 = nemesis
        self.open_locations = open_locations
        self.last_location: i64 = last_location
        self.gear = gear
        self.dungeon = dungeon
        self.track = column([" gbr".index(space) for space in track])

    def colour(self, space: i64) -> i64:
        return self.track[space]

    def last_space(self) -> i64:
        return len(self.track) - 1

    def grave_of(self, table: Table, card: i64) -> i64:
        """Where a defeated enemy goes."""
        return ENEMY_DISCARD

    def after_defeat(self, table: Table, face: i64) -> None:
        """What follows when an enemy has been defeated."""

    def on_reveal(self, table: Table, location: i64) -> None:
        """Rules of the quest when a location is revealed, before its own spawns (they run first)."""

    def has_peril_effect(self, table: Table, colour: i64) -> bool:
        """Whether the effect of a colour would change anything now."""
        return True

    def peril_effect(self, table: Table, colour: i64) -> None:
        """Resolve the effect of a colour."""

    def is_won(self, table: Table) -> bool:
        """Whether a condition of victory without a stated time holds now."""
        return False

    def is_won_at_location_phase(self, table: Table) -> bool:
        """A victory that is checked at the start of the location phase."""
        return False

    def is_won_after_location_phase(self, table: Table) -> bool:
        """A victory that is checked at the end of the location phase."""
        return False

    def is_lost(self, table: Table) -> bool:
        """All heroes are defeated (WHQ-Q49), or a further condition on the sheet holds."""
        if table.variants & LAST_STAND and table.phase != PERIL_PHASE:
            return False
        return table.standing_heroes() == 0

    def is_in_reach(self, table: Table, card: i64) -> bool:
        """Whether any attack may choose this enemy in the shadows."""
        return False

    def holds_in_place(self, table: Table, card: i64) -> bool:
        """Whether this enemy cannot retreat or be moved to the shadows."""
        return False

    def can_retreat(self, table: Table, card: i64) -> bool:
        """Whether the Retreat of this enemy has an effect."""
        return not self.holds_in_place(table, card)

    def may_travel_in_hero_phase(self, table: Table) -> bool:
        return False

    def on_travel(self, table: Table) -> None:
        """Rules of the quest when the old location has been left and the new one is not yet revealed."""

    def build_decks(self, table: Table) -> None:
        """Build the decks of this quest; they are shuffled afterwards."""
        raise NotImplementedError

    def reward(self, table: Table) -> None:
        """What the party gets for a victory (WHQ-SETTLE-03)."""

    def penalty(self, table: Table) -> None:
        """What a defeat brings (WHQ-SETTLE-03)."""

    def has_dungeon(self) -> bool:
        """Whether exploring draws dungeon cards and nemesis icons count at all."""
        return True


SHEETS: Final[list[QuestSheet]] = []
"""All quests by their number; `setup/rulebook.py` fills it."""
