"""The campaign An Uneasy Alliance: its five quest sheets.

WHQ-PERIL-02, WHQ-PERIL-03, WHQ-WIN-01, WHQ-NEMESIS-01, WHQ-NEMESIS-05, WHQ-NEMESIS-06, WHQ-DECK-01 to
WHQ-DECK-10, WHQ-POOL-03 to WHQ-POOL-05, WHQ-CONFLICT-01, WHQ-Q64, WHQ-Q66
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.cards import NO_CARD
from questhall.core.rules import Rule
from questhall.games.warhammer_quest.activation import READIED_AFTERWARDS, activate
from questhall.games.warhammer_quest.engaging import spawn_facedown
from questhall.games.warhammer_quest.faces import (
    ELITE,
    ENEMIES,
    FIRST_GEAR,
    GRUMPS_SUMP,
    ODIOUS_GRUMP,
    STANDARD,
    is_nemesis,
)
from questhall.games.warhammer_quest.nemeses import NEMESIS_HUNTS, nemesis_in_play
from questhall.games.warhammer_quest.preparing import (
    add_gear_and_dungeon,
    add_locations,
    add_named,
    add_open_enemies,
    add_sets,
)
from questhall.games.warhammer_quest.results import make_progress
from questhall.games.warhammer_quest.sheets import BLUE, GREEN, QuestSheet
from questhall.games.warhammer_quest.state import (
    BOX,
    DUNGEON_DECK,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GEAR_DECK,
    LAIR,
    LOCATION_DECK,
    POOL,
    SET_ASIDE,
    Table,
)
from questhall.games.warhammer_quest.wounds import each_hero_suffers


@mypyc_attr(allow_interpreted_subclasses=False)
class CampaignQuest(QuestSheet):
    """What the five sheets share: how decks are built, and where a beaten nemesis goes."""

    def build_decks(self, table: Table) -> None:
        add_sets(table, self.sets, with_elites=True)
        add_open_enemies(table, self.level, STANDARD, self.open_standard, ENEMY_DECK)
        add_open_enemies(table, self.level, ELITE, self.open_elite, ENEMY_DECK)
        add_named(table, self.nemesis, LAIR)
        add_named(table, self.last_location, LOCATION_DECK)
        add_locations(table, self.level, self.open_locations)
        add_gear_and_dungeon(table, self.gear, self.dungeon - dungeon_cards_of_pool(table))
        add_pool(table)

    def grave_of(self, table: Table, card: i64) -> i64:
        """The nemesis of this quest is put aside; one of the campaign pool leaves the campaign.

        WHQ-NEMESIS-05, WHQ-Q66
        """
        face = table.faces[card]
        if not is_nemesis(face):
            return ENEMY_DISCARD
        return SET_ASIDE if face == self.nemesis else BOX

    def is_nemesis_beaten(self, table: Table) -> bool:
        return table.holds(SET_ASIDE, self.nemesis)

    def is_at_last_location(self, table: Table) -> bool:
        return table.location() == self.last_location


def dungeon_cards_of_pool(table: Table) -> int:
    """Each of them takes the place of a random dungeon card, so many fewer are drawn (WHQ-POOL-04, WHQ-Q64)."""
    return sum(1 for card in table.pile(POOL) if len(ENEMIES) <= table.faces[card] < FIRST_GEAR)


def add_pool(table: Table) -> None:
    """The cards of the campaign pool join their decks (WHQ-POOL-03 to WHQ-POOL-05)."""
    for card in table.pile(POOL):
        face = table.faces[card]
        table.take(card, POOL)
        table.reveal(card)
        if face < len(ENEMIES):
            table.put(card, ENEMY_DECK)
        elif face < FIRST_GEAR:
            table.put(card, DUNGEON_DECK)
        else:
            table.put(card, GEAR_DECK)


@final
class AFoulStench(CampaignQuest):
    """Quest 1: Odious Grump keeps coming back, and each time he is beaten he shows the way on."""

    def __init__(self) -> None:
        super().__init__(
            "a_foul_stench",
            level=1,
            sets=["giant_bat", "gigantic_spider", "goblin_warrior", "orc_boy"],
            open_standard=4,
            open_elite=2,
            nemesis=ODIOUS_GRUMP,
            open_locations=3,
            last_location=GRUMPS_SUMP,
            gear=12,
            dungeon=12,
            track="  g b g b r",
        )

    def grave_of(self, table: Table, card: i64) -> i64:
        """He flees to the lair, ready and without wounds."""
        if table.faces[card] == self.nemesis:
            return LAIR
        return super().grave_of(table, card)

    def after_defeat(self, table: Table, face: i64) -> None:
        """In his flight he shows the way: 4 progress."""
        if face == self.nemesis:
            make_progress(table, 4)

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            grump = nemesis_in_play(table, self.nemesis)
            if grump == NO_CARD:
                table.push(NEMESIS_HUNTS.at(self.nemesis))
            else:
                activate(table, grump, table.acting_leader(), READIED_AFTERWARDS)
        elif colour == BLUE:
            spawn_facedown(table, 1)
        else:  # toxic fog
            table.push(NEMESIS_HUNTS.at(self.nemesis))
            each_hero_suffers(table, 2)

    def is_won_at_location_phase(self, table: Table) -> bool:
        return self.is_at_last_location(table) and table.is_explored()


A_FOUL_STENCH: Final = AFoulStench()
RULES: Final[list[Rule[Any]]] = []
