"""Every card of the box: where it belongs, what kind it is, and what it gives its owner.

A face number is a place in `FACES`. Cards that exist both in the Adventure deck and in the Purchase deck
are two faces, since they are discarded to different places (TAL-PURCHASE-03); what they do stands in the
tables below, once for both.

TAL-COMP-03, TAL-COMP-04, TAL-COMP-13, TAL-COMP-14, TAL-COMP-15, TAL-ADV-09
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun

# Where a card belongs: its back
ADVENTURE_CARD: Final = 0
SPELL_CARD: Final = 1
PURCHASE_CARD: Final = 2
TALISMAN_CARD: Final = 3
CHARACTER_CARD: Final = 4

# Kinds of cards. The four kinds of Enemies come first; Spirits fight with Craft, the others with Strength.
ANIMAL_KIND: Final = 0
DRAGON_KIND: Final = 1
MONSTER_KIND: Final = 2
SPIRIT_KIND: Final = 3
EVENT: Final = 4
STRANGER: Final = 5
OBJECT: Final = 6
MAGIC_OBJECT: Final = 7
FOLLOWER: Final = 8
PLACE_KIND: Final = 9
SPELL_KIND: Final = 10
CHARACTER_KIND: Final = 11

# Keywords (TAL-OBJ-07, TAL-OBJ-08)
NO_KEYWORD: Final = 0
WEAPON_KEYWORD: Final = 1
ARMOUR_KEYWORD: Final = 2


class Face:
    """A kind of card: `number` is its encounter number, `power` an Enemy's Strength or Craft."""

    def __init__(
        self,
        name: str,
        back: int,
        kind: int,
        copies: int = 1,
        number: int = 0,
        power: int = 0,
        keyword: int = NO_KEYWORD,
    ) -> None:
        self.name = name
        self.back = back
        self.kind = kind
        self.copies = copies
        self.number = number
        self.power = power
        self.keyword = keyword


FACES: Final = [
    Face("angel", ADVENTURE_CARD, EVENT, number=1),
    Face("blizzard", ADVENTURE_CARD, EVENT, number=1),
    Face("book_of_spells", ADVENTURE_CARD, EVENT, number=1),
    Face("devil", ADVENTURE_CARD, EVENT, number=1),
    Face("evil_darkness", ADVENTURE_CARD, EVENT, number=1),
    Face("imp", ADVENTURE_CARD, EVENT, number=1),
    Face("magical_vortex", ADVENTURE_CARD, EVENT, number=1),
    Face("market_day", ADVENTURE_CARD, EVENT, number=1),
    Face("mephistopheles", ADVENTURE_CARD, EVENT, number=1),
    Face("pestilence", ADVENTURE_CARD, EVENT, number=1),
    Face("raiders", ADVENTURE_CARD, EVENT, number=1),
    Face("siren", ADVENTURE_CARD, EVENT, number=1),
    Face("storm", ADVENTURE_CARD, EVENT, number=1),
    Face("cursed_by_a_hag", ADVENTURE_CARD, FOLLOWER, number=1),
    Face("poltergeist", ADVENTURE_CARD, FOLLOWER, number=1),
    Face("wild_boar", ADVENTURE_CARD, ANIMAL_KIND, copies=2, number=2, power=1),
    Face("wolf", ADVENTURE_CARD, ANIMAL_KIND, number=2, power=2),
    Face("ape", ADVENTURE_CARD, ANIMAL_KIND, number=2, power=3),
    Face("bear", ADVENTURE_CARD, ANIMAL_KIND, number=2, power=3),
    Face("lion", ADVENTURE_CARD, ANIMAL_KIND, number=2, power=3),
    Face("serpent", ADVENTURE_CARD, ANIMAL_KIND, number=2, power=4),
    Face("goblin", ADVENTURE_CARD, MONSTER_KIND, copies=2, number=2, power=2),
    Face("hobgoblin", ADVENTURE_CARD, MONSTER_KIND, copies=2, number=2, power=3),
    Face("bandit", ADVENTURE_CARD, MONSTER_KIND, copies=2, number=2, power=4),
    Face("ogre", ADVENTURE_CARD, MONSTER_KIND, copies=2, number=2, power=5),
    Face("giant", ADVENTURE_CARD, MONSTER_KIND, number=2, power=6),
    Face("dragon", ADVENTURE_CARD, DRAGON_KIND, copies=3, number=2, power=7),
    Face("lemure", ADVENTURE_CARD, SPIRIT_KIND, copies=2, number=3, power=1),
    Face("shadow", ADVENTURE_CARD, SPIRIT_KIND, copies=2, number=3, power=2),
    Face("spectre", ADVENTURE_CARD, SPIRIT_KIND, number=3, power=3),
    Face("ghost", ADVENTURE_CARD, SPIRIT_KIND, copies=2, number=3, power=4),
    Face("wraith", ADVENTURE_CARD, SPIRIT_KIND, copies=2, number=3, power=5),
    Face("demon", ADVENTURE_CARD, SPIRIT_KIND, number=3, power=10),
    Face("enchanter", ADVENTURE_CARD, STRANGER, number=4),
    Face("fairy", ADVENTURE_CARD, STRANGER, number=4),
    Face("phantom", ADVENTURE_CARD, STRANGER, number=4),
    Face("healer", ADVENTURE_CARD, STRANGER, number=4),
    Face("hermit", ADVENTURE_CARD, STRANGER, number=4),
    Face("mage", ADVENTURE_CARD, STRANGER, number=4),
    Face("sorcerer", ADVENTURE_CARD, STRANGER, number=4),
    Face("witch", ADVENTURE_CARD, STRANGER, number=4),
    Face("alchemist", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("gnome", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("guide", ADVENTURE_CARD, FOLLOWER, copies=2, number=5),
    Face("maiden", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("mercenary", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("mule", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("pixie", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("prince", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("princess", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("unicorn", ADVENTURE_CARD, FOLLOWER, number=5),
    Face("amulet", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("cross", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("holy_grail", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("holy_lance", ADVENTURE_CARD, MAGIC_OBJECT, number=5, keyword=WEAPON_KEYWORD),
    Face("magic_belt", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("orb_of_knowledge", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("potion_of_strength", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("ring", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("runesword", ADVENTURE_CARD, MAGIC_OBJECT, number=5, keyword=WEAPON_KEYWORD),
    Face("solomons_crown", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("talisman", ADVENTURE_CARD, MAGIC_OBJECT, copies=2, number=5),
    Face("wand", ADVENTURE_CARD, MAGIC_OBJECT, number=5),
    Face("bag_of_gold", ADVENTURE_CARD, OBJECT, copies=8, number=5),
    Face("two_bags_of_gold", ADVENTURE_CARD, OBJECT, copies=3, number=5),
    Face("armour", ADVENTURE_CARD, OBJECT, number=5, keyword=ARMOUR_KEYWORD),
    Face("axe", ADVENTURE_CARD, OBJECT, number=5, keyword=WEAPON_KEYWORD),
    Face("helmet", ADVENTURE_CARD, OBJECT, number=5, keyword=ARMOUR_KEYWORD),
    Face("raft", ADVENTURE_CARD, OBJECT, number=5),
    Face("shield", ADVENTURE_CARD, OBJECT, number=5, keyword=ARMOUR_KEYWORD),
    Face("sword", ADVENTURE_CARD, OBJECT, copies=2, number=5, keyword=WEAPON_KEYWORD),
    Face("water_bottle", ADVENTURE_CARD, OBJECT, number=5),
    Face("cave", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("fountain_of_wisdom", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("magic_stream", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("pool_of_life", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("magic_portal", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("market", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("marsh", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("maze", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("shrine", ADVENTURE_CARD, PLACE_KIND, number=6),
    Face("acquisition", SPELL_CARD, SPELL_KIND),
    Face("alchemy", SPELL_CARD, SPELL_KIND),
    Face("counterspell", SPELL_CARD, SPELL_KIND, copies=2),
    Face("destroy_magic", SPELL_CARD, SPELL_KIND),
    Face("destruction", SPELL_CARD, SPELL_KIND, copies=2),
    Face("divination", SPELL_CARD, SPELL_KIND),
    Face("healing", SPELL_CARD, SPELL_KIND, copies=2),
    Face("hex", SPELL_CARD, SPELL_KIND),
    Face("immobility", SPELL_CARD, SPELL_KIND, copies=2),
    Face("invisibility", SPELL_CARD, SPELL_KIND),
    Face("mesmerism", SPELL_CARD, SPELL_KIND),
    Face("nullify", SPELL_CARD, SPELL_KIND),
    Face("preservation", SPELL_CARD, SPELL_KIND),
    Face("psionic_blast", SPELL_CARD, SPELL_KIND, copies=2),
    Face("random", SPELL_CARD, SPELL_KIND, copies=2),
    Face("teleport", SPELL_CARD, SPELL_KIND, copies=2),
    Face("temporal_warp", SPELL_CARD, SPELL_KIND),
    Face("purchase_armour", PURCHASE_CARD, OBJECT, copies=4, keyword=ARMOUR_KEYWORD),
    Face("purchase_axe", PURCHASE_CARD, OBJECT, copies=4, keyword=WEAPON_KEYWORD),
    Face("purchase_helmet", PURCHASE_CARD, OBJECT, copies=4, keyword=ARMOUR_KEYWORD),
    Face("purchase_mule", PURCHASE_CARD, FOLLOWER, copies=4),
    Face("purchase_raft", PURCHASE_CARD, OBJECT, copies=1),
    Face("purchase_shield", PURCHASE_CARD, OBJECT, copies=4, keyword=ARMOUR_KEYWORD),
    Face("purchase_sword", PURCHASE_CARD, OBJECT, copies=3, keyword=WEAPON_KEYWORD),
    Face("purchase_water_bottle", PURCHASE_CARD, OBJECT, copies=4),
    Face("stack_talisman", TALISMAN_CARD, MAGIC_OBJECT, copies=4),
    Face("assassin", CHARACTER_CARD, CHARACTER_KIND),
    Face("druid", CHARACTER_CARD, CHARACTER_KIND),
    Face("dwarf", CHARACTER_CARD, CHARACTER_KIND),
    Face("elf", CHARACTER_CARD, CHARACTER_KIND),
    Face("ghoul", CHARACTER_CARD, CHARACTER_KIND),
    Face("minstrel", CHARACTER_CARD, CHARACTER_KIND),
    Face("monk", CHARACTER_CARD, CHARACTER_KIND),
    Face("priest", CHARACTER_CARD, CHARACTER_KIND),
    Face("prophetess", CHARACTER_CARD, CHARACTER_KIND),
    Face("sorceress", CHARACTER_CARD, CHARACTER_KIND),
    Face("thief", CHARACTER_CARD, CHARACTER_KIND),
    Face("troll", CHARACTER_CARD, CHARACTER_KIND),
    Face("warrior", CHARACTER_CARD, CHARACTER_KIND),
    Face("wizard", CHARACTER_CARD, CHARACTER_KIND),
]

# The faces that rules name
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

CARD: Final = Noun("card", [face.name for face in FACES])
CARD_COUNT: Final = 174


def column(values: list[int]) -> vec[i64]:
    column = vec[i64]()
    for value in values:
        column = append(column, value)
    return column


def _given(values: dict[int, int]) -> vec[i64]:
    """A column of zeros but for these faces."""
    return column([values.get(face, 0) for face in range(FACE_COUNT)])


BACK: Final = column([face.back for face in FACES])
KIND: Final = column([face.kind for face in FACES])
NUMBER: Final = column([face.number for face in FACES])
POWER: Final = column([face.power for face in FACES])
KEYWORD: Final = column([face.keyword for face in FACES])

# What cards give their owner; a bonus of STRENGTH or CRAFT counts always, one of BATTLE in battle only.
STRENGTH: Final = _given({MAGIC_BELT: 1, RING: 1, UNICORN: 1})
CRAFT: Final = _given({HOLY_GRAIL: 1, RING: 1, UNICORN: 1, MAIDEN: 2, SOLOMONS_CROWN: 2})
BATTLE: Final = _given(
    {AXE: 1, PURCHASE_AXE: 1, SWORD: 1, PURCHASE_SWORD: 1, HOLY_LANCE: 1, RUNESWORD: 1},
)
SAVES_FROM: Final = _given(
    {ARMOUR: 4, PURCHASE_ARMOUR: 4, SHIELD: 5, PURCHASE_SHIELD: 5, HELMET: 6, PURCHASE_HELMET: 6},
)
"""The lowest roll with which a piece of armour saves the Life lost in a battle."""
CARRIES: Final = _given({MULE: 4, PURCHASE_MULE: 4})
"""How many Objects more its owner may have (TAL-OBJ-06)."""
GOLD_IN: Final = _given({BAG_OF_GOLD: 1, TWO_BAGS_OF_GOLD: 2})
"""What a Bag of Gold is changed into when it is taken (TAL-Q119)."""


def is_enemy(face: i64) -> bool:
    """TAL-CMB-03"""
    return KIND[face] <= SPIRIT_KIND


def is_object(face: i64) -> bool:
    """Object means Magic Object too (TAL-OBJ-01)."""
    return KIND[face] == OBJECT or KIND[face] == MAGIC_OBJECT


def is_magic(face: i64) -> bool:
    return KIND[face] == MAGIC_OBJECT


def is_talisman(face: i64) -> bool:
    return face in (TALISMAN, STACK_TALISMAN)


def is_raft(face: i64) -> bool:
    return face in (RAFT, PURCHASE_RAFT)


def is_water_bottle(face: i64) -> bool:
    return face in (WATER_BOTTLE, PURCHASE_WATER_BOTTLE)


def is_forced_follower(face: i64) -> bool:
    """The Hag and the Poltergeist have to be taken (TAL-Q112)."""
    return face in (CURSED_BY_A_HAG, POLTERGEIST)


assert len(FACES) == FACE_COUNT
assert sum(face.copies for face in FACES) == CARD_COUNT
assert FACES[SWORD].name == "sword", "the numbers follow the list"
