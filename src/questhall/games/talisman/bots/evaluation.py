"""How a game of Talisman stands: each player's share of the victory, guessed from what lies open.

Strength, Craft and Life, a Talisman, belongings, and how far somebody has come: the nearer to the Crown of
Command, the nearer to the victory. The weights were fitted to games between rules of thumb by
`tools/fit_talisman.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.policy import Evaluation, share_out
from questhall.core.state import ONGOING, State
from questhall.games.talisman.board import (
    CROWN_OF_COMMAND,
    CRYPT,
    INNER,
    MIDDLE,
    MINES,
    PLAIN_OF_PERIL,
    VALLEY_OF_FIRE,
)
from questhall.games.talisman.state import FATE, FOLLOWERS, GOLD, LIFE, OBJECTS, SPELLS, Table

MOST_LIVES: Final = 6
ALONE: Final = 1.0  # what the board weighs against whoever plays alone

# What is counted of each player
BEGINS_ANEW: Final = 0  # between a death and the next character
STRENGTH: Final = 1
CRAFT: Final = 2
LIVES: Final = 3
LIVES_LATE: Final = 4  # once somebody is on the Crown and death is final
LAST_LIFE: Final = 5
FATE_TOKENS: Final = 6
COINS: Final = 7
SPELLS_HELD: Final = 8
OBJECTS_HAD: Final = 9
FOLLOWERS_HAD: Final = 10
TALISMAN: Final = 11
TOAD: Final = 12
IN_THE_MIDDLE: Final = 13
AT_THE_PLAIN: Final = 14  # the first spaces of the Inner Region, with a Talisman
WELL_INSIDE: Final = 15  # the two spaces after the Crypt or the Mines
IN_THE_VALLEY: Final = 16
ON_THE_CROWN: Final = 17
FEATURES: Final = [
    *("begins anew", "strength", "craft", "lives", "lives late", "last life", "fate", "coins", "spells"),
    *("objects", "followers", "talisman", "toad", "middle", "plain", "well inside", "valley", "crown"),
]


def _weights(values: list[float]) -> vec[float]:
    weights = vec[float]()
    for value in values:
        weights = append(weights, value)
    return weights


WEIGHTS: Final = _weights(
    [
        *(1.0, 0.34, 0.03, 0.11, 0.12, -0.35, 0.11, 0.04, 0.0),
        *(0.06, 0.03, 0.22, 2.0, 0.34, 0.93, 1.6, 2.4, 2.9),
    ]
)
"""The first is a guess, for it was hardly ever seen. A Toad's is high because his own Strength comes back."""


@final
class Prospects(Evaluation):
    """The share of the victory that each seat can expect."""

    def judge(self, state: State, worth: vec[float]) -> None:
        if state.ending != ONGOING:
            share_out(state, state.winners, worth)
            return
        assert isinstance(state, Table)
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = 0.0
            if not state.is_out(seat):
                worth[seat] = math.exp(prospect(state, seat))
            total += worth[seat]
            seat += 1
        if state.seats == 1:
            total += ALONE
        seat = 0
        while seat < state.seats:
            worth[seat] = worth[seat] / total
            seat += 1


def prospect(table: Table, seat: i64) -> float:
    """A seat's prospects; the share of the victory grows with its exponential."""
    total = 0.0
    which: i64 = 0
    while which < len(WEIGHTS):
        total += WEIGHTS[which] * feature(table, seat, which)
        which += 1
    return total


def feature(table: Table, seat: i64, which: i64) -> float:
    """How much of something a player has."""
    if not table.is_alive(seat):
        return 1.0 if which == BEGINS_ANEW and not table.is_out(seat) else 0.0
    if which == STRENGTH:
        return float(table.strength(seat))
    if which == CRAFT:
        return float(table.craft(seat))
    if which in (LIVES, LIVES_LATE, LAST_LIFE):
        return lives(table, seat, which)
    if which == FATE_TOKENS:
        return float(table.get(seat, FATE))
    if which == COINS:
        return float(table.get(seat, GOLD))
    if which == SPELLS_HELD:
        return float(table.size(SPELLS + seat))
    if which == OBJECTS_HAD:
        return float(table.size(OBJECTS + seat))
    if which == FOLLOWERS_HAD:
        return float(table.size(FOLLOWERS + seat))
    if which == TALISMAN:
        return 1.0 if table.has_talisman(seat) else 0.0
    if which == TOAD:
        return 1.0 if table.is_toad(seat) else 0.0
    return 1.0 if which == stage(table, seat) else 0.0


def lives(table: Table, seat: i64, which: i64) -> float:
    life = table.get(seat, LIFE)
    if which == LAST_LIFE:
        return 1.0 if life == 1 else 0.0
    if which == LIVES_LATE and not table.is_death_final:
        return 0.0
    return float(life if life < MOST_LIVES else MOST_LIVES)


def stage(table: Table, seat: i64) -> i64:
    """How far the character has come; without a Talisman the Inner Region leads nowhere."""
    region = table.region(seat)
    if region == MIDDLE:
        return IN_THE_MIDDLE
    space = table.place(seat)
    if space == CROWN_OF_COMMAND:
        return ON_THE_CROWN
    if region != INNER or not table.has_talisman(seat):
        return -1
    if space == VALLEY_OF_FIRE:
        return IN_THE_VALLEY
    return AT_THE_PLAIN if space in (PLAIN_OF_PERIL, MINES, CRYPT) else WELL_INSIDE
