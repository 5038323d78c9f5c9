"""The hero cards and the conditions that heroes get, with what is printed on them.

WHQ-HERO-01, WHQ-CONDITION-01
"""

from __future__ import annotations

from typing import Final

from questhall.games.warhammer_quest.components.columns import Face, column, column_from
from questhall.games.warhammer_quest.components.face_numbers import FIRST_CONDITION


class HeroCard(Face):
    """Three cards, one for each size of the party, by the number of heroes (WHQ-SETUP-04, WHQ-Q02)."""

    def __init__(self, name: str, two: int, three: int, four: int) -> None:
        super().__init__(name, 3)
        self.health = [0, 0, two, three, four]


class Condition(Face):
    """A condition that a hero has, good or bad, until he gets rid of it."""

    def __init__(
        self, name: str, successes: int = 0, defence: int = 0, wounds: int = 0, rules: str = ""
    ) -> None:
        super().__init__(name, 4, rules)
        self.successes = successes  # more or fewer in an action: of Empowered, when it is discarded for it
        self.defence = defence
        self.wounds = wounds  # suffered at the end of his activation


CONDITION_CARDS: Final = [
    Condition("empowered", successes=1, defence=1, rules="BeginAction UsePower extra_successes extra_defence"),
    Condition("bleeding", wounds=1, rules="Bleed recover"),
    Condition("sickened", successes=-1, rules="lost_successes Circumstances"),
]
HERO_CARDS: Final = [
    HeroCard("ironbreaker", 16, 14, 12),
    HeroCard("waywatcher", 13, 11, 9),
    HeroCard("warrior_priest", 15, 13, 11),
    HeroCard("bright_wizard", 14, 12, 10),
]
SIZES: Final = 5
PRINTED_HEALTH: Final = column([health for card in HERO_CARDS for health in card.health])
"""For each hero and size of the party: see `HeroCard.health`."""
CONDITION_SUCCESSES: Final = column_from(FIRST_CONDITION, [card.successes for card in CONDITION_CARDS])
CONDITION_DEFENCE: Final = column_from(FIRST_CONDITION, [card.defence for card in CONDITION_CARDS])
CONDITION_WOUNDS: Final = column_from(FIRST_CONDITION, [card.wounds for card in CONDITION_CARDS])
