"""The tables of spaces and cards: what happens for each roll, as it is printed.

Rules carry a row out (`encounters/roll_outcomes.py`); bots ask what it is worth (`bots/roll_tables.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.talisman.components.creatures import (
    BRIGAND,
    CAVE_DRAGON,
    CAVE_GOBLIN,
    FARMER,
    SPIRIT_OF_THE_CRAGS,
)

# What a row says
NOTHING_HAPPENS: Final = 0
BECOME_TOAD: Final = 1
MISS_A_TURN: Final = 2
BECOME_GOOD: Final = 3
BECOME_EVIL: Final = 4
GAIN_1_STRENGTH: Final = 5
GAIN_1_CRAFT: Final = 6
GAIN_1_LIFE: Final = 7
GAIN_2_LIVES: Final = 8
GAIN_1_FATE: Final = 9
GAIN_2_FATE: Final = 10
REPLENISH_ALL_FATE: Final = 11
GAIN_1_GOLD: Final = 12
GAIN_2_GOLD: Final = 13
GAIN_3_GOLD: Final = 14
GAIN_A_SPELL: Final = 15
GAIN_A_TALISMAN: Final = 16
LOSE_1_STRENGTH: Final = 17
LOSE_ALL_STRENGTH: Final = 18  # that is, all counters
LOSE_1_CRAFT: Final = 19
LOSE_ALL_CRAFT: Final = 20
LOSE_1_LIFE: Final = 21
LOSE_2_LIVES: Final = 22
LOSE_1_GOLD: Final = 23
LOSE_ALL_GOLD: Final = 24
LOSE_A_FOLLOWER_OR_LIFE: Final = 25
BE_ENSLAVED: Final = 26
BE_OFFERED_A_TELEPORT: Final = 27
BE_OFFERED_A_FERRY: Final = 28
TELEPORT_IN_THE_REGION: Final = 29
BE_ATTACKED: Final = 30  # and from here on, by the creature of that number

# The tables
ENCHANTRESS_TABLE: Final = 0
MYSTIC_TABLE: Final = 1
TAVERN_TABLE: Final = 2
FOREST_TABLE: Final = 3
CRAGS_TABLE: Final = 4
CHAPEL_TABLE: Final = 5
GRAVEYARD_TABLE: Final = 6
CAVE_TABLE: Final = 7
SHRINE_TABLE: Final = 8
WITCH_TABLE: Final = 9
RANDOM_TABLE: Final = 10
TEMPLE_TABLE: Final = 11

_ROWS: Final = {
    ENCHANTRESS_TABLE: {
        1: BECOME_TOAD,
        2: LOSE_1_STRENGTH,
        3: LOSE_1_CRAFT,
        4: GAIN_1_CRAFT,
        5: GAIN_1_STRENGTH,
        6: GAIN_A_SPELL,
    },
    MYSTIC_TABLE: {1: BECOME_EVIL, 4: BECOME_GOOD, 5: GAIN_1_CRAFT, 6: GAIN_A_SPELL},
    TAVERN_TABLE: {
        1: MISS_A_TURN,
        2: BE_ATTACKED + FARMER,
        3: LOSE_1_GOLD,
        4: GAIN_1_GOLD,
        5: BE_OFFERED_A_TELEPORT,
        6: BE_OFFERED_A_FERRY,
    },
    FOREST_TABLE: {1: BE_ATTACKED + BRIGAND, 2: MISS_A_TURN, 3: MISS_A_TURN, 6: GAIN_1_CRAFT},
    CRAGS_TABLE: {1: BE_ATTACKED + SPIRIT_OF_THE_CRAGS, 2: MISS_A_TURN, 3: MISS_A_TURN, 6: GAIN_1_STRENGTH},
    CHAPEL_TABLE: {5: GAIN_1_LIFE, 6: GAIN_A_SPELL},
    GRAVEYARD_TABLE: {5: GAIN_1_FATE, 6: GAIN_A_SPELL},
    CAVE_TABLE: {
        1: BE_ATTACKED + CAVE_DRAGON,
        2: BE_ATTACKED + CAVE_GOBLIN,
        3: MISS_A_TURN,
        4: GAIN_2_GOLD,
        5: GAIN_2_GOLD,
        6: GAIN_3_GOLD,
    },
    SHRINE_TABLE: {2: GAIN_1_FATE, 3: GAIN_1_GOLD, 4: GAIN_A_SPELL, 5: GAIN_1_LIFE, 6: TELEPORT_IN_THE_REGION},
    WITCH_TABLE: {
        1: BECOME_TOAD,
        2: LOSE_1_LIFE,
        3: GAIN_1_STRENGTH,
        4: GAIN_1_CRAFT,
        5: GAIN_A_SPELL,
        6: REPLENISH_ALL_FATE,
    },
    RANDOM_TABLE: {
        1: BECOME_TOAD,
        2: LOSE_ALL_STRENGTH,
        3: LOSE_ALL_CRAFT,
        4: LOSE_ALL_GOLD,
        5: GAIN_1_STRENGTH,
        6: GAIN_1_LIFE,
    },
    TEMPLE_TABLE: {
        2: LOSE_2_LIVES,
        3: LOSE_1_LIFE,
        4: LOSE_A_FOLLOWER_OR_LIFE,
        5: BE_ENSLAVED,
        6: GAIN_1_STRENGTH,
        7: GAIN_1_CRAFT,
        8: GAIN_A_SPELL,
        9: GAIN_A_SPELL,
        10: GAIN_A_TALISMAN,
        11: GAIN_2_FATE,
        12: GAIN_2_LIVES,
    },
}

HIGHEST_ROLL: Final = 12


def _columns() -> vec[i64]:
    column = vec[i64]()
    for which in sorted(_ROWS):
        for roll in range(1, HIGHEST_ROLL + 1):
            column = append(column, _ROWS[which].get(roll, NOTHING_HAPPENS))
    return column


OUTCOMES: Final = _columns()


def outcome_of(which: i64, roll: i64) -> i64:
    """What a table says for a roll.

    >>> int(outcome_of(TEMPLE_TABLE, 12)) == GAIN_2_LIVES
    True
    """
    return OUTCOMES[which * HIGHEST_ROLL + roll - 1]


assert sorted(_ROWS) == list(range(TEMPLE_TABLE + 1))
