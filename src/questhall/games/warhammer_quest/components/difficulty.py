"""The difficulties beyond standard: two variants, designed by us, that make every quest harder.

The changes are numbers: how many enemies a location brings in addition to its own, and where the peril
token starts. WHQ-Q84, WHQ-Q85, WHQ-Q86
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.components.columns import column

VETERAN: Final = 1 << 45
HEROIC: Final = 1 << 46
DIFFICULTIES: Final = {"veteran": VETERAN, "heroic": HEROIC}
"""The variants after the switches; without one of them a quest follows its sheet."""

SIZES: Final = 5
"""Numbers of heroes that the next table has room for, from none on."""
MORE_ENEMIES: Final = column(
    [
        *(0, 0, 0, 0, 0),
        *(0, 0, 1, 1, 1),
        *(0, 0, 1, 1, 1),
    ]
)
"""The extra facedown enemies of every location, by difficulty and number of heroes (WHQ-Q85)."""
SHEET_COUNT: Final = 7
PERIL_AT_START: Final = column(
    [
        *(0, 0, 0, 0, 0, 0, 0),
        *(1, 0, 1, 2, 2, 2, 1),
        *(2, 1, 2, 3, 4, 4, 3),
    ]
)
"""The space on which the peril token starts, by difficulty and quest: the tutorial, the five of a campaign, the
delve (WHQ-Q86). The further a campaign has come, the more its heroes can do, and the later it is."""


def difficulty(variants: i64) -> i64:
    """0 as printed, 1 veteran, 2 heroic."""
    if variants & VETERAN:
        return 1
    if variants & HEROIC:
        return 2
    return 0


def more_enemies(variants: i64, heroes: i64) -> i64:
    return MORE_ENEMIES[difficulty(variants) * SIZES + heroes]


def peril_at_start(variants: i64, quest: i64) -> i64:
    return PERIL_AT_START[difficulty(variants) * SHEET_COUNT + quest]
