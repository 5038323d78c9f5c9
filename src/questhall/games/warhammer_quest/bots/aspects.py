"""What learned judgement looks at in Warhammer Quest: the quest and its dangers, and what every hero has.

docs/learning.md lists it. A facedown enemy counts as such: its identity is not used.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.judgement import Aspects
from questhall.games.warhammer_quest.bots.evaluation import boss, menace_of
from questhall.games.warhammer_quest.bots.worth.progress import to_explore
from questhall.games.warhammer_quest.components.difficulty import difficulty
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
DEEDS: Final = 6

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
    ("deed", [str(deed) for deed in range(DEEDS)]),
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
NAMES: Final = [f"{block}: {name}" for block, names in BLOCKS for name in names]


def _starts() -> vec[i64]:
    starts = vec[i64]()
    at = 0
    for _, names in BLOCKS:
        starts = append(starts, at)
        at += len(names)
    return starts


_START: Final = _starts()
_SIZE: Final = vec[i64]([len(names) for _, names in BLOCKS])
# The blocks in their order
QUEST: Final = 0
DIFFICULTY: Final = 1
PARTY_SIZE: Final = 2
STANDING: Final = 3
TIME: Final = 4
ROUND: Final = 5
TIME_IN_QUEST: Final = 6
LOCATIONS_IN_QUEST: Final = 7
TO_EXPLORE: Final = 8
LOCATION: Final = 9
DEED: Final = 10
STAGE: Final = 11
IN_HERO_PHASE: Final = 12
BOSS: Final = 13
DUNGEON: Final = 14
SHADOW_COUNT: Final = 15
SHADOW_MENACE: Final = 16
IN_SHADOWS: Final = 17
WHOLE_MENACE: Final = 18
HERO: Final = 19
DEFEATED: Final = 20
HEALTH_LEFT: Final = 21
WOUNDS_TAKEN: Final = 22
BESET: Final = 23
ENGAGED_COUNT: Final = 24
FOE: Final = 25
FOE_HEALTH: Final = 26
FOE_EXHAUSTED: Final = 27
TOKENS: Final = 28
READY: Final = 29
EXHAUSTED: Final = 30
HAS: Final = 31
TURN: Final = 32
assert len(BLOCKS) == TURN + 1
ROUNDS_AHEAD: Final = 2  # to the end of the next round
TIMES: Final = 16
LOCATIONS: Final = 8


@final
class QuestAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(NAMES)

    def amount(self, block: i64, amount: i64) -> None:
        self.note_bin(_START[block], _SIZE[block], amount)

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
        self.amount(QUEST, table.quest)
        self.amount(DIFFICULTY, difficulty(table.variants))
        self.amount(PARTY_SIZE, table.seats - 2)
        self.amount(STANDING, table.standing_heroes())
        left = at_most(TIMES - 1, SHEETS[table.quest].last_space() - table.peril)
        self.amount(TIME, left)
        self.amount(TIME_IN_QUEST, TIMES * table.quest + left)
        self.amount(ROUND, table.round)
        self.amount(
            LOCATIONS_IN_QUEST, LOCATIONS * table.quest + at_most(LOCATIONS - 1, table.size(LOCATION_DECK))
        )
        self.amount(TO_EXPLORE, to_explore(table))
        if table.location() >= 0:
            self.amount(LOCATION, table.location())
        deed: i64 = 0
        while deed < DEEDS:
            if (table.deeds >> deed) & 1:
                self.amount(DEED, deed)
            deed += 1
        self.amount(STAGE, table.stage)
        if table.phase == HERO_PHASE:
            self.amount(IN_HERO_PHASE, 0)
        self.amount(BOSS, i64(boss(table) * 10.0 + 0.5))
        self.amount(DUNGEON, table.size(DUNGEON_DECK) // 2)
        self._list_shadows(table)

    def _list_shadows(self, table: Table) -> None:
        menace = menace_of(table, SHADOWS)
        self.amount(SHADOW_COUNT, table.size(SHADOWS))
        self.amount(SHADOW_MENACE, i64(menace))
        facedown = _START[IN_SHADOWS] + _SIZE[IN_SHADOWS] - 1
        card = table.top(SHADOWS)
        while card != NO_CARD:
            if table.is_facedown(card):
                self.note(facedown)
            else:
                self.note(_START[IN_SHADOWS] + table.faces[card])
            card = table.links[card]
        seat: i64 = 0
        while seat < table.seats:
            menace += menace_of(table, ENGAGED + seat)
            seat += 1
        self.amount(WHOLE_MENACE, i64(menace * 0.5))

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        who = table.get(seat, WHO)
        if seat == table.leader:
            self.amount(TURN, 1)
        if not table.is_standing(seat):
            self.amount(DEFEATED, who)
            return True
        self.amount(HERO, who)
        self.amount(HEALTH_LEFT, table.remaining_health(seat))
        self.amount(WOUNDS_TAKEN, table.health(seat) - table.remaining_health(seat))
        if seat == table.active:
            self.amount(TURN, 0)
        self._list_enemies(table, seat)
        self.amount(TOKENS, tokens_of(table, seat))
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            block: i64 = READY
            if table.is_exhausted(card):
                block = EXHAUSTED
            self.amount(block, table.faces[card])
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
                self.amount(HAS, table.faces[card])
            card = table.links[card]

    def _list_enemies(self, table: Table, seat: i64) -> None:
        self.amount(ENGAGED_COUNT, table.size(ENGAGED + seat))
        self.amount(BESET, i64(2.0 * menace_of(table, ENGAGED + seat)))
        health: i64 = 0
        card = table.top(ENGAGED + seat)
        while card != NO_CARD:
            if not table.is_facedown(card):
                face = table.faces[card]
                self.amount(FOE, face)
                health += HEALTH[face] - table.amount(card)
            if table.is_exhausted(card):
                self.amount(FOE_EXHAUSTED, 0)
            card = table.links[card]
        self.amount(FOE_HEALTH, health)


def at_most(most: i64, amount: i64) -> i64:
    if amount < 0:
        return 0
    return amount if amount < most else most
