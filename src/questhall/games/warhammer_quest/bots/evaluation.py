"""How a quest stands: the party's chance of victory, guessed from what lies open.

All seats share it: heroes win together or not at all (WHQ-WIN-01). The weights were fitted to quests of rules
of thumb by `tools/fit_warhammer_quest.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.policy import Evaluation
from questhall.games.warhammer_quest.bots.worth.enemy_threats import menace
from questhall.games.warhammer_quest.bots.worth.progress import work_left
from questhall.games.warhammer_quest.components.face_numbers import EMPOWERED
from questhall.games.warhammer_quest.components.printed_enemies import HEALTH, is_nemesis
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    CONDITIONS,
    DELVE,
    ENGAGED,
    GEAR,
    ITEMS,
    LAIR,
    NEMESIS_BEATEN,
    QUEST_2,
    QUEST_3,
    SETTLEMENT,
    SHADOWS,
    WARPSTONE_FOUND,
    Table,
)
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies
from questhall.games.warhammer_quest.heroes.tokens import tokens_of

# What is counted. The first three are weighed for each quest.
ONE: Final = 0
WORK: Final = 1  # progress until the last location is explored
TIME: Final = 2  # rounds until the peril track ends
OF_A_QUEST: Final = 3
QUEST_COUNT: Final = 7
BOSS: Final = 0  # health of a nemesis who has to be beaten
MISSING: Final = 1  # the Warpstone
NO_TIME: Final = 2  # the peril track has ended
STRENGTH: Final = 3  # the health left, as a share
WEAKEST: Final = 4  # the health left of the hero with the least, as a share
FALLEN: Final = 5  # heroes, as a share
BESET: Final = 6  # what engaged enemies do in a round, against the health left
HUNTED: Final = 7  # what enemies in the shadows do
READY: Final = 8  # action cards, for each hero
TOKENS: Final = 9
AILING: Final = 10  # bleeding or sickened
POWER: Final = 11  # heroes who are empowered
BELONGINGS: Final = 12
THREE_HEROES: Final = 13
FOUR_HEROES: Final = 14
COMMON: Final = 15
NAMES: Final = [
    *("boss", "warpstone missing", "no time", "health", "weakest", "fallen", "beset", "hunted", "ready"),
    *("tokens", "ailing", "empowered", "belongings", "three heroes", "four heroes"),
]


def _weights(values: list[float]) -> vec[float]:
    weights = vec[float]()
    for value in values:
        weights = append(weights, value)
    return weights


WEIGHTS: Final = _weights(
    [
        *(2.35, 0.65, 0.85),  # tutorial
        *(-0.89, -1.91, 2.43),  # a foul stench
        *(0.03, -0.57, 0.42),  # trace the toxin
        *(-0.71, -1.87, 3.50),  # pursuit
        *(-1.03, -1.28, 2.32),  # firepower
        *(-2.03, -1.01, 1.60),  # waaagh
        *(-0.45, -0.93, 1.72),  # lost in the dark
        *(-0.21, -1.50, 0.31, 1.29, 0.69, -3.35, -0.40, -0.32),
        *(0.26, 0.30, -1.44, 0.38, 1.64, 0.18, 0.29),
    ]
)
"""For each quest one, work and time; then what all quests have in common."""


@final
class Hope(Evaluation):
    """The chance of victory, the same for every seat."""

    def judge(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Table)
        found = chance_of_victory(state)
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = found
            seat += 1


def chance_of_victory(table: Table) -> float:
    if table.ending != ONGOING:
        return 1.0 if table.winners != 0 else 0.0
    if table.phase == SETTLEMENT:  # the quest is over
        return 1.0 if table.won & BIT[table.quest] else 0.0
    return 1.0 / (1.0 + math.exp(-prospect(table)))


def prospect(table: Table) -> float:
    own = OF_A_QUEST * table.quest
    total = WEIGHTS[own + ONE] + WEIGHTS[own + WORK] * work(table) + WEIGHTS[own + TIME] * time_left(table)
    which: i64 = 0
    while which < COMMON:
        total += WEIGHTS[OF_A_QUEST * QUEST_COUNT + which] * feature(table, which)
        which += 1
    return total


def work(table: Table) -> float:
    return work_left(table) * 0.1


def time_left(table: Table) -> float:
    return float(SHEETS[table.quest].last_space() - table.peril) * 0.1


def feature(table: Table, which: i64) -> float:
    """How much there is of something, most of it between 0 and 1."""
    if which == BOSS:
        return boss(table)
    if which == MISSING:
        return 1.0 if table.quest == QUEST_2 and not table.is_deed(WARPSTONE_FOUND) else 0.0
    if which == NO_TIME:
        return 1.0 if table.peril == SHEETS[table.quest].last_space() else 0.0
    if which in (STRENGTH, WEAKEST, FALLEN):
        return health(table, which)
    if which == BESET:
        return beset(table)
    if which == HUNTED:
        return menace_of(table, SHADOWS) * 0.1
    if which == THREE_HEROES:
        return 1.0 if table.seats == 3 else 0.0
    if which == FOUR_HEROES:
        return 1.0 if table.seats == 4 else 0.0
    return possessions(table, which)


def boss(table: Table) -> float:
    """The nemesis with his wounds, if the quest is won by beating him."""
    if table.quest < QUEST_3 or table.is_deed(NEMESIS_BEATEN):
        return 0.0
    nemesis = SHEETS[table.quest].nemesis
    for card in [*table.pile(LAIR), *all_enemies(table)]:
        face = table.faces[card]
        if table.is_facedown(card) or not is_nemesis(face):
            continue
        if face == nemesis or table.quest == DELVE:
            return float(HEALTH[face] - table.amount(card)) * 0.1
    return 1.0


def health(table: Table, which: i64) -> float:
    left = 0.0
    whole = 0.0
    least = 1.0
    fallen = 0.0
    seat: i64 = 0
    while seat < table.seats:
        own = float(table.health(seat))
        whole += own
        if table.is_standing(seat):
            remaining = float(table.remaining_health(seat))
            left += remaining
            if remaining / own < least:
                least = remaining / own
        else:
            fallen += 1.0
        seat += 1
    if which == STRENGTH:
        return left / whole
    return least if which == WEAKEST else fallen / float(table.seats)


def beset(table: Table) -> float:
    """What engaged enemies do to each hero in a round, against the health he has left."""
    total = 0.0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_standing(seat):
            total += menace_of(table, ENGAGED + seat) / (float(table.remaining_health(seat)) + 1.0)
        seat += 1
    return total / float(table.seats)


def menace_of(table: Table, zone: i64) -> float:
    """What the enemies of a zone do in a round; of those exhausted already half of it."""
    total = 0.0
    card = table.top(zone)
    while card != NO_CARD:
        found = menace(table, card)
        if table.is_exhausted(card):
            found *= 0.5
        total += found
        card = table.links[card]
    return total


def possessions(table: Table, which: i64) -> float:
    """What heroes who stand have, for each hero of the party."""
    total: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_standing(seat):
            total += owned(table, seat, which)
        seat += 1
    return float(total) * 0.2 / float(table.seats)


def owned(table: Table, seat: i64, which: i64) -> i64:
    if which == TOKENS:
        return tokens_of(table, seat)
    if which == AILING:
        return table.size(CONDITIONS + seat) - owned(table, seat, POWER)
    if which == POWER:
        return 1 if table.has_condition(seat, EMPOWERED) else 0
    if which == BELONGINGS:
        return table.size(ITEMS + seat) + table.size(GEAR + seat)
    count: i64 = 0
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if not table.is_exhausted(card):
            count += 1
        card = table.links[card]
    return count
