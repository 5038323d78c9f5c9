"""Odds of hero dice: how likely each number of successes is, worked out once and looked up afterwards.

A critical is a success and another roll (WHQ-ACTION-14, WHQ-Q07), so there is no highest number; beyond the
last number in the table hardly any probability is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.warhammer_quest.components.action_in_progress import (
    CRITICAL,
    DEFENCE_ON,
    SIDES,
    SUCCESSES_ON,
)

MOST: Final = 9
"""The most successes of the dice alone that are told apart."""
MOST_DICE: Final = 3
DEFENCE_OF_A_DIE: Final = 0.4
ATTACK_ON_A_DIE: Final = 0.5


def _one_die() -> list[float]:
    """A die that shows a critical gives a success and is rolled again."""
    plain = [0.0] * (MOST + 1)
    for face in range(SIDES):
        if face != CRITICAL:
            plain[int(SUCCESSES_ON[face])] += 1.0 / SIDES
    found = list(plain)
    for successes in range(1, MOST + 1):
        found[successes] = plain[successes] + found[successes - 1] / SIDES
    found[MOST] += 1.0 - sum(found)
    return found


def _together(one: list[float], other: list[float]) -> list[float]:
    both = [0.0] * (MOST + 1)
    for a, chance in enumerate(one):
        for b, other_chance in enumerate(other):
            both[min(a + b, MOST)] += chance * other_chance
    return both


def _all_dice() -> vec[float]:
    table = vec[float]()
    found = [1.0] + [0.0] * MOST
    for _ in range(MOST_DICE + 1):
        for chance in found:
            table = append(table, chance)
        found = _together(found, _one_die())
    return table


def _tails(chances: vec[float]) -> vec[float]:
    """For every number of successes, how likely it is to get at least that many."""
    table = vec[float]()
    for dice in range(MOST_DICE + 1):
        own = [chances[dice * (MOST + 1) + successes] for successes in range(MOST + 1)]
        for successes in range(MOST + 1):
            table = append(table, sum(own[successes:]))
    return table


_CHANCES: Final = _all_dice()
_TAILS: Final = _tails(_CHANCES)


def chance_of(dice: i64, successes: i64) -> float:
    """How likely this many dice are to show exactly this many successes."""
    return _CHANCES[dice * (MOST + 1) + successes]


def chance_of_exactly(dice: i64, successes: i64) -> float:
    """The same for any number, even one that dice cannot show."""
    if successes < 0 or successes > MOST:
        return 0.0
    return _CHANCES[dice * (MOST + 1) + successes]


def chance_of_at_least(dice: i64, successes: i64) -> float:
    if successes <= 0:
        return 1.0
    if successes > MOST:
        return 0.0
    return _TAILS[dice * (MOST + 1) + successes]


def mean_up_to(dice: i64, extra: i64, limit: i64) -> float:
    """The successes to expect of dice and `extra`, those beyond the limit not counted."""
    total = 0.0
    successes: i64 = 1
    while successes <= limit and successes - extra <= MOST:
        total += chance_of_at_least(dice, successes - extra)
        successes += 1
    return total


assert abs(sum(int(DEFENCE_ON[face]) for face in range(SIDES)) / (SIDES - 1) - DEFENCE_OF_A_DIE) < 1e-9
