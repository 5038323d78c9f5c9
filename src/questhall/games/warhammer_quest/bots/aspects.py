"""What learned judgement looks at in Warhammer Quest: the quest and its dangers, and what every hero has.

docs/learning.md lists it. A facedown enemy counts as such: its identity is not used.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.judgement import Aspects
from questhall.games.warhammer_quest.bots.evaluation import boss, menace_of
from questhall.games.warhammer_quest.bots.worth.progress import to_explore
from questhall.games.warhammer_quest.components.difficulty import difficulty
from questhall.games.warhammer_quest.components.face_numbers import FACE_COUNT
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_enemies import HEALTH
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    CONDITIONS,
    DUNGEON_DECK,
    ENGAGED,
    GEAR,
    HERO_PHASE,
    ITEMS,
    LOCATION_DECK,
    SETTLEMENT,
    SHADOWS,
    WHO,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.heroes.tokens import tokens_of

QUESTS: Final = 7
DEED_KINDS: Final = 6

BLOCKS: Final[list[tuple[str, list[str]]]] = [
    ("quest", [str(quest) for quest in range(QUESTS)]),
    ("difficulty", ["standard", "veteran", "heroic"]),
    ("heroes", ["2", "3", "4"]),
    ("standing", ["0", "1", "2", "3", "4"]),
    ("time", [str(rounds) for rounds in range(16)]),
    ("round", [str(number) for number in range(26)]),
    ("time in quest", [f"{quest}.{rounds}" for quest in range(QUESTS) for rounds in range(16)]),
    ("locations in quest", [f"{quest}.{left}" for quest in range(QUESTS) for left in range(8)]),
    ("to explore", [str(amount) for amount in range(13)]),
    ("location", list(CARD.names)),
    ("deed", [str(deed) for deed in range(DEED_KINDS)]),
    ("stage", ["0", "1", "2", "3"]),
    ("in the hero phase", ["yes"]),
    ("boss", [str(health) for health in range(17)]),
    ("dungeon deck", [str(2 * step) for step in range(10)]),
    ("shadows", [str(count) for count in range(12)]),
    ("menace in the shadows", [str(step) for step in range(16)]),
    ("in the shadows", [*CARD.names, "facedown"]),
    ("menace in all", [str(2 * step) for step in range(20)]),
    ("hero", list(HEROES)),
    ("defeated", list(HEROES)),
    ("health", [str(amount) for amount in range(21)]),
    ("wounds", [str(amount) for amount in range(16)]),
    ("beset", [str(step) for step in range(16)]),
    ("engaged", ["0", "1", "2", "3"]),
    ("enemy", list(CARD.names)),
    ("enemy's health", [str(amount) for amount in range(21)]),
    ("enemy exhausted", ["yes"]),
    ("tokens", [str(amount) for amount in range(9)]),
    ("ready", list(CARD.names)),
    ("exhausted", list(CARD.names)),
    ("has", list(CARD.names)),
    ("turn", ["active", "leader"]),
]
# The blocks in their order
SEEN_QUEST: Final = 0
SEEN_DIFFICULTY: Final = 1
SEEN_PARTY_SIZE: Final = 2
SEEN_STANDING: Final = 3
SEEN_TIME: Final = 4
SEEN_ROUND: Final = 5
SEEN_TIME_IN_QUEST: Final = 6
SEEN_LOCATIONS_IN_QUEST: Final = 7
SEEN_TO_EXPLORE: Final = 8
SEEN_LOCATION: Final = 9
SEEN_DEED: Final = 10
SEEN_STAGE: Final = 11
SEEN_IN_HERO_PHASE: Final = 12
SEEN_BOSS: Final = 13
SEEN_DUNGEON: Final = 14
SEEN_SHADOW_COUNT: Final = 15
SEEN_SHADOW_MENACE: Final = 16
SEEN_IN_SHADOWS: Final = 17
SEEN_WHOLE_MENACE: Final = 18
SEEN_HERO: Final = 19
SEEN_DEFEATED: Final = 20
SEEN_HEALTH_LEFT: Final = 21
SEEN_WOUNDS_TAKEN: Final = 22
SEEN_BESET: Final = 23
SEEN_ENGAGED_COUNT: Final = 24
SEEN_FOE: Final = 25
SEEN_FOE_HEALTH: Final = 26
SEEN_FOE_EXHAUSTED: Final = 27
SEEN_TOKENS: Final = 28
SEEN_READY: Final = 29
SEEN_EXHAUSTED: Final = 30
SEEN_HAS: Final = 31
SEEN_TURN: Final = 32
assert len(BLOCKS) == SEEN_TURN + 1
ROUNDS_AHEAD: Final = 2  # to the end of the next round
TIMES: Final = 16
LOCATIONS: Final = 8


@final
class QuestAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def clock(self, state: State) -> i64:
        """Rounds; the quest's end is a tick of its own."""
        table = cast(Table, state)
        return table.round + (100 if table.phase == SETTLEMENT else 0)

    def ticks(self, state: State) -> i64:
        return ROUNDS_AHEAD

    def is_open(self, state: State) -> bool:
        return state.ending == ONGOING and cast(Table, state).phase != SETTLEMENT

    def list_table(self, state: State) -> None:
        table = cast(Table, state)
        self.note(SEEN_QUEST, table.quest)
        self.note(SEEN_DIFFICULTY, difficulty(table.variants))
        self.note(SEEN_PARTY_SIZE, table.seats - 2)
        self.note(SEEN_STANDING, table.standing_heroes())
        left = at_most(TIMES - 1, SHEETS[table.quest].last_space() - table.peril)
        self.note(SEEN_TIME, left)
        self.note(SEEN_TIME_IN_QUEST, TIMES * table.quest + left)
        self.note(SEEN_ROUND, table.round)
        self.note(
            SEEN_LOCATIONS_IN_QUEST, LOCATIONS * table.quest + at_most(LOCATIONS - 1, table.size(LOCATION_DECK))
        )
        self.note(SEEN_TO_EXPLORE, to_explore(table))
        if table.location() >= 0:
            self.note(SEEN_LOCATION, table.location())
        deed: i64 = 0
        while deed < DEED_KINDS:
            if (table.deeds >> deed) & 1:
                self.note(SEEN_DEED, deed)
            deed += 1
        self.note(SEEN_STAGE, table.stage)
        if table.phase == HERO_PHASE:
            self.note(SEEN_IN_HERO_PHASE, 0)
        self.note(SEEN_BOSS, i64(boss(table) * 10.0 + 0.5))
        self.note(SEEN_DUNGEON, table.size(DUNGEON_DECK) // 2)
        self._list_shadows(table)

    def _list_shadows(self, table: Table) -> None:
        menace = menace_of(table, SHADOWS)
        self.note(SEEN_SHADOW_COUNT, table.size(SHADOWS))
        self.note(SEEN_SHADOW_MENACE, i64(menace))
        card = table.top(SHADOWS)
        while card != NO_CARD:
            if table.is_facedown(card):
                self.note(SEEN_IN_SHADOWS, FACE_COUNT)
            else:
                self.note(SEEN_IN_SHADOWS, table.faces[card])
            card = table.links[card]
        seat: i64 = 0
        while seat < table.seats:
            menace += menace_of(table, ENGAGED + seat)
            seat += 1
        self.note(SEEN_WHOLE_MENACE, i64(menace * 0.5))

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        who = table.get(seat, WHO)
        if seat == table.leader:
            self.note(SEEN_TURN, 1)
        if not table.is_standing(seat):
            self.note(SEEN_DEFEATED, who)
            return True
        self.note(SEEN_HERO, who)
        self.note(SEEN_HEALTH_LEFT, table.remaining_health(seat))
        self.note(SEEN_WOUNDS_TAKEN, table.health(seat) - table.remaining_health(seat))
        if seat == table.active:
            self.note(SEEN_TURN, 0)
        self._list_enemies(table, seat)
        self.note(SEEN_TOKENS, tokens_of(table, seat))
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            block: i64 = SEEN_READY
            if table.is_exhausted(card):
                block = SEEN_EXHAUSTED
            self.note(block, table.faces[card])
            card = table.links[card]
        self._list_faces(table, GEAR + seat)
        self._list_faces(table, ITEMS + seat)
        self._list_faces(table, CONDITIONS + seat)
        return True

    def _list_faces(self, table: Table, zone: i64) -> None:
        """Gear that lies facedown is depleted and does nothing."""
        card = table.top(zone)
        while card != NO_CARD:
            if not table.is_facedown(card):
                self.note(SEEN_HAS, table.faces[card])
            card = table.links[card]

    def _list_enemies(self, table: Table, seat: i64) -> None:
        self.note(SEEN_ENGAGED_COUNT, table.size(ENGAGED + seat))
        self.note(SEEN_BESET, i64(2.0 * menace_of(table, ENGAGED + seat)))
        health: i64 = 0
        card = table.top(ENGAGED + seat)
        while card != NO_CARD:
            if not table.is_facedown(card):
                face = table.faces[card]
                self.note(SEEN_FOE, face)
                health += HEALTH[face] - table.amount(card)
            if table.is_exhausted(card):
                self.note(SEEN_FOE_EXHAUSTED, 0)
            card = table.links[card]
        self.note(SEEN_FOE_HEALTH, health)


def at_most(most: i64, amount: i64) -> i64:
    if amount < 0:
        return 0
    return amount if amount < most else most
