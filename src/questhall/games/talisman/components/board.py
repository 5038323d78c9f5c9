"""The board: 24 spaces of the Outer Region, 16 of the Middle and 9 of the Inner, clockwise in each.

TAL-COMP-02, TAL-MOVE-01, TAL-MOVE-02
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun

CITY: Final = 0
FIELDS_1: Final = 1
HILLS_1: Final = 2
PLAINS_1: Final = 3
WOODS_1: Final = 4
PLAINS_2: Final = 5
TAVERN: Final = 6
FIELDS_2: Final = 7
RUINS: Final = 8
PLAINS_3: Final = 9
FOREST: Final = 10
FIELDS_3: Final = 11
VILLAGE: Final = 12
FIELDS_4: Final = 13
GRAVEYARD: Final = 14
WOODS_2: Final = 15
SENTINEL: Final = 16
HILLS_2: Final = 17
CHAPEL: Final = 18
FIELDS_5: Final = 19
CRAGS: Final = 20
PLAINS_4: Final = 21
WOODS_3: Final = 22
FIELDS_6: Final = 23
WARLOCKS_CAVE: Final = 24
DESERT_1: Final = 25
OASIS: Final = 26
DESERT_2: Final = 27
TEMPLE: Final = 28
MIDDLE_WOODS: Final = 29
RUNES_1: Final = 30
CASTLE: Final = 31
PORTAL_OF_POWER: Final = 32
BLACK_KNIGHT: Final = 33
HIDDEN_VALLEY: Final = 34
MIDDLE_HILLS: Final = 35
CURSED_GLADE: Final = 36
RUNES_2: Final = 37
CHASM: Final = 38
RUNES_3: Final = 39
PLAIN_OF_PERIL: Final = 40
MINES: Final = 41
VAMPIRES_TOWER: Final = 42
PITS: Final = 43
CRYPT: Final = 44
DICE_WITH_DEATH: Final = 45
WEREWOLF_DEN: Final = 46
VALLEY_OF_FIRE: Final = 47
CROWN_OF_COMMAND: Final = 48
SPACE_COUNT: Final = 49

# Regions
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
MIDDLE_STARTS: Final = 24
INNER_STARTS: Final = 40
REGION: Final = Noun("region", ["outer", "middle", "inner"])

SPACES: Final = [
    "city",
    "fields_1",
    "hills_1",
    "plains_1",
    "woods_1",
    "plains_2",
    "tavern",
    "fields_2",
    "ruins",
    "plains_3",
    "forest",
    "fields_3",
    "village",
    "fields_4",
    "graveyard",
    "woods_2",
    "sentinel",
    "hills_2",
    "chapel",
    "fields_5",
    "crags",
    "plains_4",
    "woods_3",
    "fields_6",
    "warlocks_cave",
    "desert_1",
    "oasis",
    "desert_2",
    "temple",
    "middle_woods",
    "runes_1",
    "castle",
    "portal_of_power",
    "black_knight",
    "hidden_valley",
    "middle_hills",
    "cursed_glade",
    "runes_2",
    "chasm",
    "runes_3",
    "plain_of_peril",
    "mines",
    "vampires_tower",
    "pits",
    "crypt",
    "dice_with_death",
    "werewolf_den",
    "valley_of_fire",
    "crown_of_command",
]
SPACE: Final = Noun("space", SPACES)

# How many cards a space calls for (TAL-ADV-02); spaces that are not listed have an instruction instead.
_DRAWS: Final = {
    FIELDS_1: 1,
    HILLS_1: 1,
    PLAINS_1: 1,
    WOODS_1: 1,
    PLAINS_2: 1,
    FIELDS_2: 1,
    RUINS: 2,
    PLAINS_3: 1,
    FIELDS_3: 1,
    FIELDS_4: 1,
    WOODS_2: 1,
    SENTINEL: 1,
    HILLS_2: 1,
    FIELDS_5: 1,
    PLAINS_4: 1,
    WOODS_3: 1,
    FIELDS_6: 1,
    DESERT_1: 1,
    OASIS: 2,
    DESERT_2: 1,
    MIDDLE_WOODS: 1,
    RUNES_1: 1,
    PORTAL_OF_POWER: 1,
    HIDDEN_VALLEY: 3,
    MIDDLE_HILLS: 1,
    CURSED_GLADE: 1,
    RUNES_2: 1,
    RUNES_3: 1,
}

# The spaces opposite over the Storm River (TAL-RAFT-05, TAL-Q63), seen from the Outer Region.
_ACROSS: Final = {
    CITY: WARLOCKS_CAVE,
    FIELDS_1: WARLOCKS_CAVE,
    HILLS_1: DESERT_1,
    PLAINS_1: OASIS,
    WOODS_1: DESERT_2,
    PLAINS_2: TEMPLE,
    TAVERN: TEMPLE,
    FIELDS_2: TEMPLE,
    RUINS: MIDDLE_WOODS,
    PLAINS_3: RUNES_1,
    FOREST: CASTLE,
    FIELDS_3: PORTAL_OF_POWER,
    VILLAGE: PORTAL_OF_POWER,
    FIELDS_4: PORTAL_OF_POWER,
    GRAVEYARD: BLACK_KNIGHT,
    WOODS_2: HIDDEN_VALLEY,
    SENTINEL: MIDDLE_HILLS,
    HILLS_2: CURSED_GLADE,
    CHAPEL: CURSED_GLADE,
    FIELDS_5: CURSED_GLADE,
    CRAGS: RUNES_2,
    PLAINS_4: CHASM,
    WOODS_3: RUNES_3,
    FIELDS_6: WARLOCKS_CAVE,
}


def _by_space(values: dict[int, int], otherwise: int) -> vec[i64]:
    column = vec[i64]()
    for space in range(SPACE_COUNT):
        column = append(column, values.get(space, otherwise))
    return column


DRAWS: Final = _by_space(_DRAWS, 0)
ACROSS: Final = _by_space(_ACROSS, -1)


def region_of(space: i64) -> i64:
    if space < MIDDLE_STARTS:
        return OUTER
    if space < INNER_STARTS:
        return MIDDLE
    return INNER


def is_inner(space: i64) -> bool:
    return space >= INNER_STARTS


def first_space(region: i64) -> i64:
    """Of the Outer or the Middle Region, whose spaces form rings."""
    return 0 if region == OUTER else MIDDLE_STARTS


def region_size(region: i64) -> i64:
    """How many spaces the ring of the Outer or the Middle Region has."""
    return 24 if region == OUTER else 16


def along_the_ring(space: i64, steps: i64) -> i64:
    """The space this many steps clockwise (or, below 0, counter-clockwise) in the Outer or Middle Region.

    >>> SPACES[along_the_ring(CITY, -1)]
    'fields_6'
    """
    region = region_of(space)
    first = first_space(region)
    size = region_size(region)
    return first + (space - first + steps + size) % size


def is_across(space: i64, other: i64) -> bool:
    """Whether two spaces lie opposite each other over the Storm River."""
    return ACROSS[space] == other or ACROSS[other] == space


def is_woods(space: i64) -> bool:
    return space in (WOODS_1, WOODS_2, WOODS_3, MIDDLE_WOODS)


def is_hills(space: i64) -> bool:
    return space in (HILLS_1, HILLS_2, MIDDLE_HILLS)


def is_desert(space: i64) -> bool:
    return space in (DESERT_1, DESERT_2)


def is_runes(space: i64) -> bool:
    return space in (RUNES_1, RUNES_2, RUNES_3)


def crosses_the_river(one: i64, other: i64) -> bool:
    """Whether the river runs between two neighbouring spaces of the Outer Region (TAL-Q112)."""
    return (
        (one == CITY and other == FIELDS_6)
        or (one == FIELDS_6 and other == CITY)
        or (one == FIELDS_3 and other == VILLAGE)
        or (one == VILLAGE and other == FIELDS_3)
    )


assert len(SPACES) == SPACE_COUNT
