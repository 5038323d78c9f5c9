"""The seven heroes: strength, the strength each requires when revealed as the requirement, and the power.

A power is the rule of that name in `powers/powers.py`.

RAH-SETUP-01, RAH-REQ-01, RAH-REQ-02, RAH-REQ-03, RAH-REQ-04, RAH-REQ-05, RAH-REQ-06, RAH-REQ-07
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun

COPIES: Final = 11
LEAST_PLAYERS: Final = 3  # RAH-Q14
MOST_PLAYERS: Final = 5

Fits = Callable[[int, int], bool]
"""Whether a strength meets a requirement, given the number of players."""


class Hero:
    """A hero's id, strength, the requirement printed on the card, and the name of the rule for its power."""

    def __init__(self, name: str, strength: int, requires: Fits, power: str) -> None:
        self.name = name
        self.strength = strength
        self.requires = requires
        self.power = power


def at_most(limit: int) -> Fits:
    return lambda strength, _players: strength <= limit


def at_least(limit: int) -> Fits:
    return lambda strength, _players: strength >= limit


def between(low: int, high: int) -> Fits:
    return lambda strength, _players: low <= strength <= high


def odd(strength: int, _players: int) -> bool:
    return strength % 2 == 1


def even(strength: int, _players: int) -> bool:
    return strength % 2 == 0


def at_most_the_players(strength: int, players: int) -> bool:
    return strength <= players


def at_least_the_players(strength: int, players: int) -> bool:
    return strength >= players


# A hero's face number is its place in this list, so it is always the strength minus one.
HEROES: Final = [
    Hero("angry_chicken", 1, at_most(3), "CancelAPower"),  # RAH-REQ-01, RAH-P1-01
    Hero("pyromaniac", 2, at_least(5), "DiscardTheWanderer"),  # RAH-REQ-02, RAH-P2-01
    Hero("witch", 3, between(3, 5), "RefreshAHero"),  # RAH-REQ-03, RAH-P3-01
    Hero("dog_trainer", 4, odd, "ForbidARecruitment"),  # RAH-REQ-04, RAH-P4-01
    Hero("sergeant", 5, even, "PeekAtTheWanderer"),  # RAH-REQ-05, RAH-P5-01
    Hero("black_knight", 6, at_most_the_players, "IgnoreTheRequirement"),  # RAH-REQ-06, RAH-P6-01
    Hero("wizard", 7, at_least_the_players, "DrawTwo"),  # RAH-REQ-07, RAH-P7-01
]

ANGRY_CHICKEN: Final = 0
PYROMANIAC: Final = 1
WITCH: Final = 2
DOG_TRAINER: Final = 3
SERGEANT: Final = 4
BLACK_KNIGHT: Final = 5
WIZARD: Final = 6

HERO_COUNT: Final = 7
ALL_HEROES: Final = 127  # as a mask
CARD_COUNT: Final = 77
HERO: Final = Noun("hero", [hero.name for hero in HEROES])


def _fitting_heroes() -> vec[i64]:
    masks = vec[i64]()
    for players in range(MOST_PLAYERS + 1):
        for required in HEROES:
            mask = 0
            for face, hero in enumerate(HEROES):
                if required.requires(hero.strength, players):
                    mask |= 1 << face
            masks = append(masks, mask)
    return masks


_FITTING: Final = _fitting_heroes()


def fitting(required: i64, players: i64) -> i64:
    """The mask of heroes that meet the requirement printed on `required`.

    >>> bin(fitting(ANGRY_CHICKEN, 4))
    '0b111'
    """
    return _FITTING[players * HERO_COUNT + required]


assert ALL_HEROES == 2**HERO_COUNT - 1
