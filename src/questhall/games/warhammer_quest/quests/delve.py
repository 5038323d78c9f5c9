"""The delve Lost in the Dark: three stages in one game, heroes who improve on the way, any nemesis at the end.

WHQ-DELVE-01, WHQ-DELVE-02, WHQ-DELVE-03, WHQ-DELVE-04, WHQ-DELVE-05, WHQ-GEAR-05, WHQ-Q20, WHQ-Q22, WHQ-Q55,
WHQ-Q59
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.cards.nemeses import MEET_LEADER
from questhall.games.warhammer_quest.components.event_kinds import (
    GEAR_LIMIT_RAISED,
    GEAR_REFRESHED,
    STAGE_BEGINS,
)
from questhall.games.warhammer_quest.components.face_numbers import (
    FIRST_LOCATION,
    FIRST_NEMESIS,
    LEGENDARY_FORTUNE,
)
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_enemies import is_nemesis
from questhall.games.warhammer_quest.components.printed_locations import LOCATION_LEVEL
from questhall.games.warhammer_quest.components.quest_sheet import BLUE, GREEN, QuestSheet
from questhall.games.warhammer_quest.components.state import (
    BOX,
    ENEMY_DECK,
    ENEMY_DISCARD,
    FACEDOWN,
    GEAR,
    GEAR_DECK,
    GEAR_LIMIT,
    LAIR,
    LOCATION_DECK,
    NEMESIS_BEATEN,
    SET_ASIDE,
    STAGE_THREE,
    STAGE_TWO,
    Table,
)
from questhall.games.warhammer_quest.components.switches import EMPTY_CHOICES
from questhall.games.warhammer_quest.components.vocabulary import ELITE, STANDARD
from questhall.games.warhammer_quest.dungeon.gear import can_raise_limit
from questhall.games.warhammer_quest.dungeon.travel import SPAWN_DOWN
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import recover
from questhall.games.warhammer_quest.heroes.party_decisions import for_each_hero
from questhall.games.warhammer_quest.heroes.tokens import TOKEN_OR_WOUNDS
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, each_hero_suffers
from questhall.games.warhammer_quest.quests.quest_setup import (
    add_gear_and_dungeon,
    add_locations,
    add_named,
    add_open_enemies,
    deal_some,
    drawn_faces,
)
from questhall.games.warhammer_quest.settlement.training import exchange_action, offer_basic_actions

LOCATIONS_OF_A_STAGE: Final = 2
ELITES_OF_A_STAGE: Final = 4
REST_ON_THE_WAY: Final = 2
LAST_STAGE: Final = 3
ANY_NEMESIS: Final = drawn_faces([*range(FIRST_NEMESIS, FIRST_LOCATION)])


@final
class LostInTheDark(QuestSheet):
    """The way out first leads down. The sheet has no level: each stage has its own (WHQ-DELVE-02)."""

    def __init__(self) -> None:
        super().__init__(
            "lost_in_the_dark",
            level=0,
            sets=[],
            open_standard=0,
            open_elite=0,
            nemesis=NOBODY,
            open_locations=0,
            last_location=NOBODY,
            gear=15,
            dungeon=18,
            track="  gggbrgbgbrgrgr",
        )

    def build_decks(self, table: Table) -> None:
        """A nemesis at random, shown to all; enemies and locations of three stages, the first on top."""
        table.stage = 1
        for level, standard, zone in ((1, 5, ENEMY_DECK), (2, 3, STAGE_TWO), (3, 2, STAGE_THREE)):
            add_open_enemies(table, level, STANDARD, standard, zone)
            add_open_enemies(table, level, ELITE, ELITES_OF_A_STAGE, zone)
        table.sort_out(BOX, ANY_NEMESIS)
        deal_some(table, 1, LAIR)
        table.reveal(table.top(LAIR))
        for level in (3, 2, 1):
            add_locations(table, level, LOCATIONS_OF_A_STAGE)
        add_gear_and_dungeon(table, self.gear, self.dungeon)

    def on_travel(self, table: Table) -> None:
        """Every hero improves and rests a little (WHQ-DELVE-03)."""
        table.push(for_each_hero(GROWTH, 0))

    def on_reveal(self, table: Table, location: i64) -> None:
        """The first location of a stage brings its enemies, the last of all the nemesis."""
        if LOCATION_LEVEL[location] > table.stage:
            begin_stage(table, LOCATION_LEVEL[location])
        if table.size(LOCATION_DECK) == 0 and table.size(LAIR) > 0:
            table.push(MEET_LEADER.at(table.faces[table.top(LAIR)]))

    def peril_effect(self, table: Table, colour: i64) -> None:
        if colour == GREEN:
            spawn_facedown(table, 1)
        elif colour == BLUE:
            table.push(for_each_hero(TOKEN_OR_WOUNDS, 1, BY_EFFECT))
        else:
            table.push_in_order(each_hero_suffers(1), SPAWN_DOWN.at(1))

    def is_way_out(self, table: Table) -> bool:
        """Whether the last location is the active one and fully explored."""
        return table.size(LOCATION_DECK) == 0 and table.is_explored()

    def can_retreat(self, table: Table, card: i64) -> bool:
        return not (is_nemesis(table.faces[card]) and self.is_way_out(table))

    def is_in_reach(self, table: Table, card: i64) -> bool:
        return is_nemesis(table.faces[card]) and self.is_way_out(table)

    def grave_of(self, table: Table, card: i64) -> i64:
        return SET_ASIDE if is_nemesis(table.faces[card]) else ENEMY_DISCARD

    def is_won(self, table: Table) -> bool:
        """The nemesis is beaten and the way out found, whichever comes last."""
        return self.is_way_out(table) and table.is_deed(NEMESIS_BEATEN)


def begin_stage(table: Table, stage: i64) -> None:
    """Its enemies and the discard pile are shuffled into the enemy deck, a Legendary Fortune into the gear."""
    table.stage = stage
    table.tell(STAGE_BEGINS, stage)
    zone: i64 = STAGE_TWO
    if stage == LAST_STAGE:
        zone = STAGE_THREE
    while table.size(zone) > 0:
        table.put(table.take_top(zone), ENEMY_DECK)
    while table.size(ENEMY_DISCARD) > 0:
        table.put(table.take_top(ENEMY_DISCARD), ENEMY_DECK)
    table.shuffle(ENEMY_DECK)
    add_named(table, LEGENDARY_FORTUNE, GEAR_DECK)
    table.shuffle(GEAR_DECK)


# What heroes gain on the way


@final
class Growth(Question[Table]):
    """A better action, room for more gear, or gear as good as new, if any is depleted (WHQ-Q22, WHQ-Q59)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        offer_basic_actions(table, seat, UPGRADE)
        if can_raise_limit(table, seat):
            table.offer(RAISE_LIMIT.at(seat))
        if table.variants & EMPTY_CHOICES or has_depleted_gear(table, seat):
            table.offer(REFRESH.at(seat))
        if table.option_count > 0:
            table.decide(seat, self.at(seat))
        else:
            recover(table, seat, REST_ON_THE_WAY)


def has_depleted_gear(table: Table, seat: i64) -> bool:
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        if table.is_facedown(card):
            return True
        card = table.links[card]
    return False


@final
class Upgrade(Choice[Table]):
    """A basic action is exchanged for its advanced version."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        exchange_action(table, seat, face)
        recover(table, seat, REST_ON_THE_WAY)


@final
class RaiseLimit(Choice[Table]):
    """WHQ-GEAR-05, WHQ-Q59"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, GEAR_LIMIT, table.get(seat, GEAR_LIMIT) + 1)
        table.tell(GEAR_LIMIT_RAISED, seat, table.get(seat, GEAR_LIMIT))
        recover(table, seat, REST_ON_THE_WAY)


@final
class Refresh(Choice[Table]):
    """All his depleted gear is turned faceup."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(GEAR + seat)
        while card != NO_CARD:
            table.unmark_card(card, FACEDOWN)
            card = table.links[card]
        table.tell(GEAR_REFRESHED, seat)
        recover(table, seat, REST_ON_THE_WAY)


LOST_IN_THE_DARK: Final = LostInTheDark()
GROWTH: Final = Growth("growth")
UPGRADE: Final = Upgrade("upgrade", "WHQ-DELVE-03", CARD)
RAISE_LIMIT: Final = RaiseLimit("raise limit", "WHQ-DELVE-03")
REFRESH: Final = Refresh("refresh gear", "WHQ-DELVE-03")
RULES: Final[list[Rule[Any]]] = [GROWTH, UPGRADE, RAISE_LIMIT, REFRESH]
