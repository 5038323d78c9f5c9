"""The campaign An Uneasy Alliance: its five quest sheets.

WHQ-PERIL-02, WHQ-PERIL-03, WHQ-WIN-01, WHQ-NEMESIS-01, WHQ-NEMESIS-05, WHQ-NEMESIS-06, WHQ-DECK-01,
WHQ-DECK-02, WHQ-DECK-03, WHQ-DECK-04, WHQ-DECK-05, WHQ-DECK-06, WHQ-DECK-07, WHQ-DECK-08, WHQ-DECK-09,
WHQ-DECK-10, WHQ-POOL-03, WHQ-POOL-04, WHQ-POOL-05, WHQ-CONFLICT-01, WHQ-Q64, WHQ-Q66
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.results import lose_progress, make_progress
from questhall.games.warhammer_quest.cards.nemeses import (
    MEET_LEADER,
    NEMESIS_HUNTS,
    is_jezzail_team,
    nemesis_in_play,
)
from questhall.games.warhammer_quest.components.event_kinds import NEMESIS_APPEARS
from questhall.games.warhammer_quest.components.face_numbers import (
    CHIEF_MUDMAW,
    FIRST_GEAR,
    FIRST_LOCATION,
    FUSEWRIGHT_ODDLOCK,
    GRUMPS_SUMP,
    GUN_GALLERY,
    LAST_BOLT_HOLE,
    MUSTER_FIELD,
    NUNKEL,
    ODIOUS_GRUMP,
    TAINTED_RESERVOIR,
    TALLOWFOOT,
    WARPSTONE,
)
from questhall.games.warhammer_quest.components.printed_enemies import is_nemesis
from questhall.games.warhammer_quest.components.quest_sheet import BLUE, GREEN, QuestSheet
from questhall.games.warhammer_quest.components.state import (
    BOX,
    DRAWN,
    DUE,
    DUNGEON_DECK,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GEAR_DECK,
    HAS_EXPLORED,
    LAIR,
    LOCATION_DECK,
    NEMESIS_FLED,
    OUT_OF_CAMPAIGN,
    POOL,
    SET_ASIDE,
    WARPSTONE_FOUND,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import ELITE, STANDARD
from questhall.games.warhammer_quest.dungeon.travel import SPAWN_DOWN
from questhall.games.warhammer_quest.enemies.activation import ACTIVATE, READIED_AFTERWARDS
from questhall.games.warhammer_quest.enemies.enemies_in_play import move_to_shadows
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_by_rule, spawn_facedown
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies, for_each_hero
from questhall.games.warhammer_quest.heroes.tokens import TOKEN_OR_SICKENED, can_lose_token_or_sicken
from questhall.games.warhammer_quest.heroes.wounds import each_hero_suffers
from questhall.games.warhammer_quest.quests.quest_setup import (
    add_gear_and_dungeon,
    add_locations,
    add_named,
    add_open_enemies,
)
from questhall.games.warhammer_quest.rounds.peril_effects import (
    FIRE_FROM_THE_DARK,
    IN_ORDER_OF_RANK,
    ONSLAUGHT,
    PLAGUE,
    REINFORCEMENTS,
    STIR_IN_THE_DARK,
)
from questhall.games.warhammer_quest.settlement.campaign_pool import add_fortune, add_to_pool


@mypyc_attr(allow_interpreted_subclasses=False)
class CampaignQuest(QuestSheet):
    """What the five sheets share: how decks are built, and where a beaten nemesis goes."""

    def build_decks(self, table: Table) -> None:
        table.sort_out(BOX, self.sets)
        more = self.more_for_two if table.seats == 2 else 0
        add_open_enemies(table, self.level, STANDARD, self.open_standard + more, ENEMY_DECK)
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
        return SET_ASIDE if face == self.nemesis else OUT_OF_CAMPAIGN

    def reward(self, table: Table) -> None:
        add_fortune(table)

    def penalty(self, table: Table) -> None:
        add_to_pool(table, self.nemesis)

    def is_nemesis_beaten(self, table: Table) -> bool:
        return table.holds(SET_ASIDE, self.nemesis)

    def is_at_last_location(self, table: Table) -> bool:
        return table.location() == self.last_location


def one_or_two(table: Table) -> i64:
    """One enemy for two heroes, two for three or four."""
    return 1 if table.seats == 2 else 2


def dungeon_cards_of_pool(table: Table) -> int:
    """Each of them replaces a random dungeon card, so that many fewer are drawn (WHQ-POOL-04, WHQ-Q64)."""
    count = 0
    card = table.top(POOL)
    while card != NO_CARD:
        if FIRST_LOCATION <= table.faces[card] < FIRST_GEAR:
            count += 1
        card = table.links[card]
    return count


def add_pool(table: Table) -> None:
    """The cards of the campaign pool join their decks (WHQ-POOL-03, WHQ-POOL-04, WHQ-POOL-05)."""
    while table.size(POOL) > 0:
        card = table.take_top(POOL)
        face = table.faces[card]
        table.reveal(card)
        if face < FIRST_LOCATION:
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
            track="  g bbgrbrr",
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
                table.push(ACTIVATE.at(grump, table.acting_leader(), READIED_AFTERWARDS))
        elif colour == BLUE:
            spawn_facedown(table, one_or_two(table))
        else:  # toxic fog
            table.push_in_order(each_hero_suffers(2), NEMESIS_HUNTS.at(self.nemesis))

    def is_won_at_location_phase(self, table: Table) -> bool:
        return self.is_at_last_location(table) and table.is_explored()


@final
class TraceTheToxin(CampaignQuest):
    """Quest 2: the Warpstone lies in the Tainted Reservoir, and Nunkel guards it."""

    def __init__(self) -> None:
        super().__init__(
            "trace_the_toxin",
            level=1,
            sets=["clanrat", "crypt_ghoul", "plague_monk"],
            open_standard=0,
            open_elite=5,
            nemesis=NUNKEL,
            open_locations=3,
            last_location=TAINTED_RESERVOIR,
            gear=12,
            dungeon=12,
            track=" g bbg brr",
        )

    def build_decks(self, table: Table) -> None:
        super().build_decks(table)
        add_named(table, WARPSTONE, SET_ASIDE)

    def on_reveal(self, table: Table, location: i64) -> None:
        """Nunkel engages the party leader; then the Warpstone is hidden."""
        if location == self.last_location:
            table.push_in_order(MEET_LEADER.at(self.nemesis), HIDE_WARPSTONE.at())

    def has_peril_effect(self, table: Table, colour: i64) -> bool:
        """Green does nothing to heroes who have no tokens and cannot be sickened."""
        if colour != GREEN:
            return True
        return any(can_lose_token_or_sicken(table, seat) for seat in range(table.seats))

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            table.push(for_each_hero(TOKEN_OR_SICKENED, 0))
        elif colour == BLUE:
            spawn_facedown(table, 2)
        else:
            table.push_in_order(for_each_hero(PLAGUE, 2), SPAWN_DOWN.at(one_or_two(table)))

    def is_won(self, table: Table) -> bool:
        """The Warpstone is found and the Reservoir explored, whichever comes last."""
        return table.is_deed(WARPSTONE_FOUND) and self.is_at_last_location(table) and table.is_explored()

    def penalty(self, table: Table) -> None:
        """The Warpstone, found or not, and Nunkel, unless he was defeated."""
        add_to_pool(table, WARPSTONE)
        if not self.is_nemesis_beaten(table):
            add_to_pool(table, self.nemesis)


@final
class HideWarpstone(Rule[Table]):
    """Shuffled with the top two dungeon cards, or with as many as are left, and laid on top with them.

    WHQ-Q81
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        card = table.find(SET_ASIDE, WARPSTONE)
        if card == NO_CARD:
            return
        table.take(card, SET_ASIDE)
        table.put(card, DRAWN)
        while table.size(DUNGEON_DECK) > 0 and table.size(DRAWN) <= CARDS_OVER_WARPSTONE:
            table.put(table.take_top(DUNGEON_DECK), DRAWN)
        table.shuffle(DRAWN)
        while table.size(DRAWN) > 0:
            table.put(table.take_bottom(DRAWN), DUNGEON_DECK)


@final
class Pursuit(CampaignQuest):
    """Quest 3: a race after Tallowfoot."""

    def __init__(self) -> None:
        super().__init__(
            "pursuit",
            level=2,
            sets=["night_runner", "clanrat", "giant_bat"],
            open_standard=0,
            open_elite=3,
            nemesis=TALLOWFOOT,
            open_locations=5,
            last_location=LAST_BOLT_HOLE,
            gear=12,
            dungeon=12,
            track="  gbgb gbb grr",
            more_for_two=4,
        )

    def on_reveal(self, table: Table, location: i64) -> None:
        if location == self.last_location:
            table.push(MEET_LEADER.at(self.nemesis))

    def may_travel_in_hero_phase(self, table: Table) -> bool:
        """At the end of an activation in which the hero has explored."""
        return table.is_deed(HAS_EXPLORED)

    def holds_in_place(self, table: Table, card: i64) -> bool:
        """In a Last Bolt-Hole that is fully explored Tallowfoot cannot get away into the shadows."""
        return table.faces[card] == self.nemesis and self.is_at_last_location(table) and table.is_explored()

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            table.push(STIR_IN_THE_DARK.at())
        elif colour == BLUE:
            spawn_facedown(table, 1)
            lose_progress(table, 1)
        elif table.holds(LAIR, self.nemesis):
            table.deeds |= NEMESIS_FLED
            table.unsettled |= 1
        else:
            table.push(each_hero_suffers(1))

    def is_won(self, table: Table) -> bool:
        return self.is_nemesis_beaten(table)

    def is_lost(self, table: Table) -> bool:
        """Or Tallowfoot has got away."""
        return super().is_lost(table) or table.is_deed(NEMESIS_FLED)


@final
class Firepower(CampaignQuest):
    """Quest 4: under fire to the Gun Gallery and Fusewright Oddlock."""

    def __init__(self) -> None:
        super().__init__(
            "firepower",
            level=2,
            sets=["jezzail_team", "plague_monk", "rat_ogre"],
            open_standard=0,
            open_elite=2,
            nemesis=FUSEWRIGHT_ODDLOCK,
            open_locations=4,
            last_location=GUN_GALLERY,
            gear=12,
            dungeon=12,
            track=" gbbgbbgrr",
            more_for_two=4,
        )

    def on_reveal(self, table: Table, location: i64) -> None:
        """Oddlock waits in the shadows, faceup."""
        if location == self.last_location and table.holds(LAIR, self.nemesis):
            table.tell(NEMESIS_APPEARS, self.nemesis)
            move_to_shadows(table, table.find(LAIR, self.nemesis))

    def is_in_reach(self, table: Table, card: i64) -> bool:
        """Every attack reaches the guns, and once the gallery is explored Oddlock."""
        if is_jezzail_team(table, card):
            return True
        return table.faces[card] == self.nemesis and self.is_at_last_location(table) and table.is_explored()

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            table.push(FIRE_FROM_THE_DARK.at())
        elif colour == BLUE:
            spawn_facedown(table, 1)
            for card in all_enemies(table):
                if is_jezzail_team(table, card):
                    table.mark_card(card, DUE)
            table.push(IN_ORDER_OF_RANK.at(NOBODY))
        else:
            table.push_in_order(each_hero_suffers(1), SPAWN_DOWN.at(1))

    def is_won(self, table: Table) -> bool:
        return self.is_nemesis_beaten(table)


@final
class Waaagh(CampaignQuest):
    """Quest 5: the greenskin host and Chief Mudmaw."""

    def __init__(self) -> None:
        super().__init__(
            "waaagh",
            level=3,
            sets=["goblin_warrior", "orc_boy", "black_orc"],
            open_standard=0,
            open_elite=2,
            nemesis=CHIEF_MUDMAW,
            open_locations=3,
            last_location=MUSTER_FIELD,
            gear=12,
            dungeon=12,
            track="  g b g b r",
            more_for_two=4,
        )

    def on_reveal(self, table: Table, location: i64) -> None:
        """Mudmaw comes, and with him one more enemy for each hero beyond the second."""
        if location == self.last_location:
            table.push_in_order(NEMESIS_HUNTS.at(self.nemesis), SPAWN_DOWN.at(table.seats - 2))

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            spawn_by_rule(table, 1)
        elif colour == BLUE:
            table.push(ONSLAUGHT.at())
        else:
            table.push_in_order(each_hero_suffers(1), REINFORCEMENTS.at(one_or_two(table)))

    def is_won(self, table: Table) -> bool:
        return self.is_nemesis_beaten(table)

    def reward(self, table: Table) -> None:
        """The campaign is won (WHQ-WIN-02)."""

    def penalty(self, table: Table) -> None:
        """The campaign is lost (WHQ-Q50)."""


CARDS_OVER_WARPSTONE: Final = 2
HIDE_WARPSTONE: Final = HideWarpstone()
A_FOUL_STENCH: Final = AFoulStench()
TRACE_THE_TOXIN: Final = TraceTheToxin()
PURSUIT: Final = Pursuit()
FIREPOWER: Final = Firepower()
WAAAGH: Final = Waaagh()
RULES: Final[list[Rule[Any]]] = [HIDE_WARPSTONE]
