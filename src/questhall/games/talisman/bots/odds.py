"""Odds: who wins a fight, how likely dice stay low enough, and what the ways to the Crown cost in Lives.

Everything is counted out once, over all dice, and looked up afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.components.creatures import PIT_FIEND, POWER_OF

FARTHEST: Final = 8  # a lead that no die can overturn
STRONGEST: Final = 24

# Who rolls what in a fight
ONE_DIE_EACH: Final = 0
TWO_DICE: Final = 1  # the Warrior: the better of two
FOE_ROLLS_NONE: Final = 2  # an assassination
AGAINST_TWO_DICE: Final = 3
_ROW: Final = 2 * FARTHEST + 1


def _rolls(dice: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, SIDES + 1), repeat=dice)


def _share(lead: int, own_dice: int, foe_dice: int, counts: Callable[[int], bool]) -> float:
    """In how many of all rolls the difference of scores counts, when one leads by so much before rolling."""
    found = 0
    made = 0
    for own in _rolls(own_dice):
        for foe in _rolls(foe_dice):
            made += 1
            found += counts(lead + max(own) - max(foe, default=0))
    return found / made


def _fight_table(counts: Callable[[int], bool]) -> vec[float]:
    table = vec[float]()
    for own_dice, foe_dice in ((1, 1), (2, 1), (1, 0), (1, 2)):
        for lead in range(-FARTHEST, FARTHEST + 1):
            table = append(table, _share(lead, own_dice, foe_dice, counts))
    return table


def _is_won(difference: int) -> bool:
    return difference > 0


def _is_lost(difference: int) -> bool:
    return difference < 0


_WON: Final = _fight_table(_is_won)
_LOST: Final = _fight_table(_is_lost)


def _row(lead: i64) -> i64:
    if lead < -FARTHEST:
        return 0
    if lead > FARTHEST:
        return 2 * FARTHEST
    return lead + FARTHEST


def to_win(lead: i64, dice: i64 = ONE_DIE_EACH) -> float:
    """The chance to win a fight with this much more than the foe.

    >>> round(to_win(0), 3), to_win(6)
    (0.417, 1.0)
    """
    return _WON[dice * _ROW + _row(lead)]


def to_lose(lead: i64, dice: i64 = ONE_DIE_EACH) -> float:
    """The chance to lose it; the remainder is a stand-off."""
    return _LOST[dice * _ROW + _row(lead)]


def openly(dice: i64) -> i64:
    """Who rolls what where nobody can be assassinated."""
    if dice == FOE_ROLLS_NONE:
        return ONE_DIE_EACH
    return dice


def against_two(dice: i64) -> i64:
    """Who rolls what against a Warrior, who has two dice himself."""
    if dice == TWO_DICE:
        return ONE_DIE_EACH
    return AGAINST_TWO_DICE


# Dice that have to stay low: the Portal, the Crypt, the Mines


def _low_table() -> vec[float]:
    table = vec[float]()
    for dice in (1, 2, 3):
        totals = [sum(roll) for roll in _rolls(dice)]
        for most in range(STRONGEST + 1):
            table = append(table, sum(total <= most for total in totals) / len(totals))
    return table


_LOW: Final = _low_table()


def at_most(dice: i64, most: i64) -> float:
    """The chance that one, two or three dice show no more than that together.

    >>> round(at_most(2, 7), 3)
    0.583
    """
    if most < 0:
        return 0.0
    if most > STRONGEST:
        return 1.0
    return _LOW[(dice - 1) * (STRONGEST + 1) + most]


# Foes that bar the way until they are beaten: how many Lives that costs, on average

MOST_LIVES: Final = 5.0
MEAN_OF_A_DIE: Final = 3.5


def lives_for(lead: i64, dice: i64) -> float:
    """Lives lost before such a foe is beaten, but no more than a player would risk."""
    won = to_win(lead, dice)
    if won * MOST_LIVES <= to_lose(lead, dice):
        return MOST_LIVES
    return to_lose(lead, dice) / won


def _werewolf_table() -> vec[float]:
    """By Strength in battle, for one die, two, and an assassin; his own Strength is rolled with two dice."""
    table = vec[float]()
    for dice in (ONE_DIE_EACH, TWO_DICE, FOE_ROLLS_NONE):
        for strength in range(STRONGEST + 1):
            lives = [lives_for(strength - sum(roll), dice) for roll in _rolls(2)]
            table = append(table, sum(lives) / len(lives))
    return table


_WEREWOLF: Final = _werewolf_table()


def lives_for_werewolf(strength: i64, dice: i64) -> float:
    if strength > STRONGEST:
        strength = STRONGEST
    return _WEREWOLF[dice * (STRONGEST + 1) + strength]


def lives_for_fiends(strength: i64, dice: i64) -> float:
    """As many Pit Fiends as a die shows."""
    return MEAN_OF_A_DIE * lives_for(strength - POWER_OF[PIT_FIEND], dice)
