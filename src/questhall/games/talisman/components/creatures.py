"""Creatures that are not Enemy cards: attackers from spaces and Places (TAL-CMB-04, TAL-Q42, TAL-Q48)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun
from questhall.games.talisman.components.printed_cards import DRAGON_KIND, MONSTER_KIND, SPIRIT_KIND

SENTINEL_CREATURE: Final = 0
FARMER: Final = 1
BRIGAND: Final = 2
SPIRIT_OF_THE_CRAGS: Final = 3
CAVE_DRAGON: Final = 4
CAVE_GOBLIN: Final = 5
WEREWOLF: Final = 6
PIT_FIEND: Final = 7
CREATURE: Final = Noun(
    "creature",
    [
        "sentinel",
        "farmer",
        "brigand",
        "spirit",
        "cave_dragon",
        "cave_goblin",
        "werewolf",
        "pit_fiend",
    ],
)

NO_KIND: Final = -1
ROLLED_STRENGTH: Final = 0  # the Werewolf's is rolled (TAL-INNER-15)


def _column(*values: int) -> vec[i64]:
    column = vec[i64]()
    for value in values:
        column = append(column, value)
    return column


POWER_OF: Final = _column(9, 3, 4, 4, 7, 2, ROLLED_STRENGTH, 4)
"""Strength, or for the Spirit Craft."""
KIND_OF: Final = _column(NO_KIND, NO_KIND, NO_KIND, SPIRIT_KIND, DRAGON_KIND, MONSTER_KIND, NO_KIND, NO_KIND)


def fights_with_craft(creature: i64) -> bool:
    """TAL-PSY-01"""
    return KIND_OF[creature] == SPIRIT_KIND
