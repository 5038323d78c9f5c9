"""Cards by their numbers: names for the numbers, and what is printed on each card as rules look it up.

The cards themselves, with everything printed on them, are in `card_list.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun
from questhall.games.talisman.components.card_list import (
    ADVENTURE_CARD as ADVENTURE_CARD,
)
from questhall.games.talisman.components.card_list import (
    ANIMAL_KIND as ANIMAL_KIND,
)
from questhall.games.talisman.components.card_list import (
    ARMOUR_KEYWORD as ARMOUR_KEYWORD,
)
from questhall.games.talisman.components.card_list import (
    CARD_LIST,
)
from questhall.games.talisman.components.card_list import (
    CHARACTER_CARD as CHARACTER_CARD,
)
from questhall.games.talisman.components.card_list import (
    CHARACTER_KIND as CHARACTER_KIND,
)
from questhall.games.talisman.components.card_list import (
    DRAGON_KIND as DRAGON_KIND,
)
from questhall.games.talisman.components.card_list import (
    EVENT as EVENT,
)
from questhall.games.talisman.components.card_list import (
    EVERYBODY as EVERYBODY,
)
from questhall.games.talisman.components.card_list import (
    FOLLOWER as FOLLOWER,
)
from questhall.games.talisman.components.card_list import (
    MAGIC_OBJECT as MAGIC_OBJECT,
)
from questhall.games.talisman.components.card_list import (
    MONSTER_KIND as MONSTER_KIND,
)
from questhall.games.talisman.components.card_list import (
    NO_KEYWORD as NO_KEYWORD,
)
from questhall.games.talisman.components.card_list import (
    OBJECT as OBJECT,
)
from questhall.games.talisman.components.card_list import (
    PLACE_KIND as PLACE_KIND,
)
from questhall.games.talisman.components.card_list import (
    PURCHASE_CARD as PURCHASE_CARD,
)
from questhall.games.talisman.components.card_list import (
    SPELL_CARD as SPELL_CARD,
)
from questhall.games.talisman.components.card_list import (
    SPELL_KIND as SPELL_KIND,
)
from questhall.games.talisman.components.card_list import (
    SPIRIT_KIND as SPIRIT_KIND,
)
from questhall.games.talisman.components.card_list import (
    STRANGER as STRANGER,
)
from questhall.games.talisman.components.card_list import (
    TALISMAN_CARD as TALISMAN_CARD,
)
from questhall.games.talisman.components.card_list import (
    THE_REGION as THE_REGION,
)
from questhall.games.talisman.components.card_list import (
    WEAPON_KEYWORD as WEAPON_KEYWORD,
)
from questhall.games.talisman.components.card_list import Face as Face

FACES: Final = CARD_LIST

# The numbers below are written by `make numbers` from the list, and checked when the game is imported.
ANGEL: Final = 0
BLIZZARD: Final = 1
BOOK_OF_SPELLS: Final = 2
DEVIL: Final = 3
EVIL_DARKNESS: Final = 4
IMP: Final = 5
MAGICAL_VORTEX: Final = 6
MARKET_DAY: Final = 7
MEPHISTOPHELES: Final = 8
PESTILENCE: Final = 9
RAIDERS: Final = 10
SIREN: Final = 11
STORM: Final = 12
CURSED_BY_A_HAG: Final = 13
POLTERGEIST: Final = 14
WILD_BOAR: Final = 15
WOLF: Final = 16
APE: Final = 17
BEAR: Final = 18
LION: Final = 19
SERPENT: Final = 20
GOBLIN: Final = 21
HOBGOBLIN: Final = 22
BANDIT: Final = 23
OGRE: Final = 24
GIANT: Final = 25
DRAGON: Final = 26
LEMURE: Final = 27
SHADOW: Final = 28
SPECTRE: Final = 29
GHOST: Final = 30
WRAITH: Final = 31
DEMON: Final = 32
ENCHANTER: Final = 33
FAIRY: Final = 34
PHANTOM: Final = 35
HEALER: Final = 36
HERMIT: Final = 37
MAGE: Final = 38
SORCERER: Final = 39
WITCH: Final = 40
ALCHEMIST: Final = 41
GNOME: Final = 42
GUIDE: Final = 43
MAIDEN: Final = 44
MERCENARY: Final = 45
MULE: Final = 46
PIXIE: Final = 47
PRINCE: Final = 48
PRINCESS: Final = 49
UNICORN: Final = 50
AMULET: Final = 51
CROSS: Final = 52
HOLY_GRAIL: Final = 53
HOLY_LANCE: Final = 54
MAGIC_BELT: Final = 55
ORB_OF_KNOWLEDGE: Final = 56
POTION_OF_STRENGTH: Final = 57
RING: Final = 58
RUNESWORD: Final = 59
SOLOMONS_CROWN: Final = 60
TALISMAN: Final = 61
WAND: Final = 62
BAG_OF_GOLD: Final = 63
TWO_BAGS_OF_GOLD: Final = 64
ARMOUR: Final = 65
AXE: Final = 66
HELMET: Final = 67
RAFT: Final = 68
SHIELD: Final = 69
SWORD: Final = 70
WATER_BOTTLE: Final = 71
CAVE: Final = 72
FOUNTAIN_OF_WISDOM: Final = 73
MAGIC_STREAM: Final = 74
POOL_OF_LIFE: Final = 75
MAGIC_PORTAL: Final = 76
MARKET: Final = 77
MARSH: Final = 78
MAZE: Final = 79
SHRINE: Final = 80
ACQUISITION: Final = 81
ALCHEMY: Final = 82
COUNTERSPELL: Final = 83
DESTROY_MAGIC: Final = 84
DESTRUCTION: Final = 85
DIVINATION: Final = 86
HEALING: Final = 87
HEX: Final = 88
IMMOBILITY: Final = 89
INVISIBILITY: Final = 90
MESMERISM: Final = 91
NULLIFY: Final = 92
PRESERVATION: Final = 93
PSIONIC_BLAST: Final = 94
RANDOM: Final = 95
TELEPORT: Final = 96
TEMPORAL_WARP: Final = 97
PURCHASE_ARMOUR: Final = 98
PURCHASE_AXE: Final = 99
PURCHASE_HELMET: Final = 100
PURCHASE_MULE: Final = 101
PURCHASE_RAFT: Final = 102
PURCHASE_SHIELD: Final = 103
PURCHASE_SWORD: Final = 104
PURCHASE_WATER_BOTTLE: Final = 105
STACK_TALISMAN: Final = 106
FIRST_CHARACTER: Final = 107
FACE_COUNT: Final = 121
CARD_COUNT: Final = 174
# End of the numbers

CARD: Final = Noun("card", [face.name for face in FACES])
DIE_SIDES: Final = 6


def column(values: list[int]) -> vec[i64]:
    column = vec[i64]()
    for value in values:
        column = append(column, value)
    return column


BACK: Final = column([face.back for face in FACES])
KIND: Final = column([face.kind for face in FACES])
NUMBER: Final = column([face.number for face in FACES])
POWER: Final = column([face.power for face in FACES])
KEYWORD: Final = column([face.keyword for face in FACES])
STRENGTH: Final = column([face.strength for face in FACES])
CRAFT: Final = column([face.craft for face in FACES])
BATTLE: Final = column([face.battle for face in FACES])
BATTLE_AGAINST_DRAGONS: Final = column([face.battle_against_dragons for face in FACES])
STRENGTH_FOR_GOLD: Final = column([face.strength_for_gold for face in FACES])
STRENGTH_WHEN_DRUNK: Final = column([face.strength_when_drunk for face in FACES])
LIVES_WON: Final = column([face.lives_won for face in FACES])
SAVES_FROM: Final = column([face.saves_from for face in FACES])
SAVES_FROM_HEAT: Final = column([int(face.saves_from_heat) for face in FACES])
CARRIES: Final = column([face.carries for face in FACES])
GOLD_IN: Final = column([face.gold for face in FACES])
DENIED_TO: Final = column([face.denied_to for face in FACES])
DENIED_CARDS: Final = column([number for number, face in enumerate(FACES) if face.denied_to >= 0])
CAN_BE_LURED: Final = column([int(face.can_be_lured) for face in FACES])
IS_FORCED: Final = column([int(face.is_forced) for face in FACES])
IS_UNFRIENDLY: Final = column([int(face.is_unfriendly) for face in FACES])
STRIKES: Final = column([face.strikes for face in FACES])
SAME_AS: Final = column([CARD.value(face.same_as) for face in FACES])


def _destinations() -> vec[i64]:
    """For each face a row with a space for each roll, or -1 where the card stays."""
    rows: list[int] = []
    for face in FACES:
        rows.extend(face.goes_to or (STAYS,) * DIE_SIDES)
    return column(rows)


STAYS: Final = -1
GOES_TO: Final = _destinations()


def goes_to(face: i64, roll: i64) -> i64:
    """On which space a card just drawn waits, by the die."""
    return GOES_TO[face * DIE_SIDES + roll - 1]


def goes_elsewhere(face: i64) -> bool:
    return GOES_TO[face * DIE_SIDES] != STAYS


def is_enemy(face: i64) -> bool:
    """TAL-CMB-03"""
    return KIND[face] <= SPIRIT_KIND


def is_object(face: i64) -> bool:
    """Object means Magic Object too (TAL-OBJ-01)."""
    return KIND[face] == OBJECT or KIND[face] == MAGIC_OBJECT


def is_magic(face: i64) -> bool:
    return KIND[face] == MAGIC_OBJECT


def is_talisman(face: i64) -> bool:
    return SAME_AS[face] == TALISMAN


def is_raft(face: i64) -> bool:
    return SAME_AS[face] == RAFT


def is_forced_follower(face: i64) -> bool:
    """The Hag and the Poltergeist have to be taken (TAL-Q112)."""
    return IS_FORCED[face] != 0


assert sum(face.copies for face in FACES) == CARD_COUNT
