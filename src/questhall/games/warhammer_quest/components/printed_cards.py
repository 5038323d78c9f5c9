"""Every card of the box with what is printed on it. What cards do stands in the modules of their kind.

A face number is a place in `FACES`; the kinds follow one another, so a kind is a range of numbers.

WHQ-ENEMY-01, WHQ-ENEMY-02, WHQ-ENEMY-03, WHQ-ENEMY-04, WHQ-ENEMY-05, WHQ-ENEMY-06, WHQ-ENEMY-07, WHQ-ENEMY-08,
WHQ-ENEMY-09, WHQ-HERO-01, WHQ-HERO-02, WHQ-GEAR-01, WHQ-LEGEND-01, WHQ-DUNGEON-01, WHQ-LOCATION-02
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun

# Heroes
IRONBREAKER: Final = 0
WAYWATCHER: Final = 1
WARRIOR_PRIEST: Final = 2
BRIGHT_WIZARD: Final = 3
HEROES: Final = ["ironbreaker", "waywatcher", "warrior_priest", "bright_wizard"]
NO_HERO: Final = -1

# Kinds of enemies (WHQ-ENEMY-01)
STANDARD: Final = 0
ELITE: Final = 1
NEMESIS: Final = 2

# Traits
GREENSKIN: Final = 0
CREATURE: Final = 1
SKAVEN: Final = 2
UNDEAD: Final = 3

# Keywords of the effect bar (WHQ-KEYWORD-01)
ADVANCE: Final = 0
RETREAT: Final = 1
INFLICT: Final = 2
PREY: Final = 3
ENSNARE: Final = 4
LACERATE: Final = 5
DISEASE: Final = 6
SWARM: Final = 7
HARRY: Final = 8
GOAD: Final = 9
RAMPAGE: Final = 10
REGENERATE: Final = 11
TRAMPLE: Final = 12
BARRAGE: Final = 13
BELLOW: Final = 14
KEYWORDS: Final = [
    *("advance", "retreat", "inflict", "prey", "ensnare", "lacerate", "disease", "swarm", "harry", "goad"),
    *("rampage", "regenerate", "trample", "barrage", "bellow"),
]

# Kinds of actions (WHQ-ACTION-02)
EXPLORE: Final = 0
REST: Final = 1
AID: Final = 2
ATTACK: Final = 3
ACTIONS: Final = ["explore", "rest", "aid", "attack"]
BASIC: Final = 0
ADVANCED: Final = 1

# Types of gear (WHQ-GEAR-01)
NO_SLOT: Final = 0
WEAPON: Final = 1
ARMOUR: Final = 2
ACCESSORY: Final = 3

# Kinds of dungeon cards (WHQ-DUNGEON-01)
ITEM: Final = 0
EVENT: Final = 1


class Face:
    """A kind of card and how many there are of it."""

    def __init__(self, name: str, copies: int) -> None:
        self.name = name
        self.copies = copies


class Enemy(Face):
    def __init__(
        self,
        name: str,
        enemy_set: str,
        kind: int,
        trait: int,
        level: int,
        attack: int,
        health: int,
        bar: list[int],
        resilience: int = 0,
        copies: int = 1,
    ) -> None:
        super().__init__(name, copies)
        self.enemy_set = enemy_set
        self.kind = kind
        self.trait = trait
        self.level = level
        self.attack = attack
        self.health = health
        self.bar = bar
        self.resilience = resilience


class Location(Face):
    def __init__(self, name: str, level: int, exploration: int, faceup: int, facedown: int) -> None:
        super().__init__(name, 1)
        self.level = level
        self.exploration = exploration
        self.faceup = faceup
        self.facedown = facedown


class DungeonCard(Face):
    def __init__(self, name: str, kind: int, treasure: int = 0, copies: int = 1) -> None:
        super().__init__(name, copies)
        self.kind = kind
        self.treasure = treasure


class Gear(Face):
    def __init__(self, name: str, slot: int, hero: int = NO_HERO, copies: int = 1) -> None:
        super().__init__(name, copies)
        self.slot = slot
        self.hero = hero


class ActionCard(Face):
    def __init__(
        self,
        name: str,
        hero: int,
        kind: int,
        tier: int,
        dice: int,
        prepares: bool = False,
        ranged: bool = False,
        targets: int = 1,
    ) -> None:
        super().__init__(name, 1)
        self.hero = hero
        self.kind = kind
        self.tier = tier
        self.dice = dice
        self.prepares = prepares
        self.ranged = ranged
        self.targets = targets


class Condition(Face):
    def __init__(self, name: str) -> None:
        super().__init__(name, 4)


class HeroCard(Face):
    """Three cards, one for each size of the party (WHQ-SETUP-04)."""

    def __init__(self, name: str, two: int, three: int, four: int) -> None:
        super().__init__(name, 3)
        self.health = [0, 0, two, three, four]


ENEMIES: Final = [
    Enemy(
        "goblin_warrior",
        "goblin_warrior",
        STANDARD,
        GREENSKIN,
        level=1,
        attack=1,
        health=2,
        bar=[PREY, INFLICT],
        copies=2,
    ),
    Enemy(
        "goblin_warrior_elite",
        "goblin_warrior",
        ELITE,
        GREENSKIN,
        level=1,
        attack=2,
        health=3,
        bar=[PREY, INFLICT],
    ),
    Enemy(
        "orc_boy", "orc_boy", STANDARD, GREENSKIN, level=1, attack=2, health=3, bar=[ADVANCE, INFLICT], copies=2
    ),
    Enemy("orc_boy_elite", "orc_boy", ELITE, GREENSKIN, level=1, attack=2, health=4, bar=[ADVANCE, INFLICT]),
    Enemy(
        "giant_bat",
        "giant_bat",
        STANDARD,
        CREATURE,
        level=1,
        attack=1,
        health=2,
        bar=[ADVANCE, INFLICT, RETREAT],
        copies=2,
    ),
    Enemy(
        "giant_bat_elite",
        "giant_bat",
        ELITE,
        CREATURE,
        level=1,
        attack=2,
        health=3,
        bar=[ADVANCE, LACERATE, RETREAT],
    ),
    Enemy(
        "gigantic_spider",
        "gigantic_spider",
        STANDARD,
        CREATURE,
        level=1,
        attack=1,
        health=3,
        bar=[ADVANCE, ENSNARE],
        copies=2,
    ),
    Enemy(
        "gigantic_spider_elite",
        "gigantic_spider",
        ELITE,
        CREATURE,
        level=1,
        attack=2,
        health=4,
        bar=[ADVANCE, ENSNARE, INFLICT],
    ),
    Enemy("clanrat", "clanrat", STANDARD, SKAVEN, level=1, attack=1, health=2, bar=[ADVANCE, SWARM], copies=2),
    Enemy("clanrat_elite", "clanrat", ELITE, SKAVEN, level=1, attack=2, health=3, bar=[ADVANCE, SWARM]),
    Enemy(
        "crypt_ghoul",
        "crypt_ghoul",
        STANDARD,
        UNDEAD,
        level=1,
        attack=1,
        health=3,
        bar=[ADVANCE, LACERATE],
        copies=2,
    ),
    Enemy(
        "crypt_ghoul_elite", "crypt_ghoul", ELITE, UNDEAD, level=1, attack=2, health=4, bar=[ADVANCE, LACERATE]
    ),
    Enemy(
        "sewer_hound",
        "sewer_hound",
        STANDARD,
        CREATURE,
        level=1,
        attack=1,
        health=2,
        bar=[HARRY, INFLICT],
        copies=2,
    ),
    Enemy(
        "sewer_hound_elite", "sewer_hound", ELITE, CREATURE, level=1, attack=2, health=3, bar=[HARRY, INFLICT]
    ),
    Enemy(
        "plague_monk",
        "plague_monk",
        STANDARD,
        SKAVEN,
        level=2,
        attack=2,
        health=3,
        bar=[ADVANCE, DISEASE],
        copies=2,
    ),
    Enemy(
        "plague_monk_elite",
        "plague_monk",
        ELITE,
        SKAVEN,
        level=2,
        attack=2,
        health=5,
        bar=[ADVANCE, DISEASE, INFLICT],
    ),
    Enemy(
        "night_runner",
        "night_runner",
        STANDARD,
        SKAVEN,
        level=2,
        attack=2,
        health=3,
        bar=[PREY, INFLICT, RETREAT],
        copies=2,
    ),
    Enemy(
        "night_runner_elite",
        "night_runner",
        ELITE,
        SKAVEN,
        level=2,
        attack=3,
        health=4,
        bar=[PREY, INFLICT, RETREAT],
    ),
    Enemy(
        "jezzail_team", "jezzail_team", STANDARD, SKAVEN, level=2, attack=2, health=3, bar=[INFLICT], copies=2
    ),
    Enemy("jezzail_team_elite", "jezzail_team", ELITE, SKAVEN, level=2, attack=3, health=4, bar=[INFLICT]),
    Enemy(
        "mosscap_chanter",
        "mosscap_chanter",
        STANDARD,
        GREENSKIN,
        level=2,
        attack=1,
        health=3,
        bar=[GOAD, INFLICT],
        copies=2,
    ),
    Enemy(
        "mosscap_chanter_elite",
        "mosscap_chanter",
        ELITE,
        GREENSKIN,
        level=2,
        attack=2,
        health=5,
        bar=[GOAD, INFLICT],
    ),
    Enemy(
        "rat_ogre",
        "rat_ogre",
        STANDARD,
        SKAVEN,
        level=3,
        attack=3,
        health=5,
        bar=[ADVANCE, INFLICT, RAMPAGE],
        copies=2,
    ),
    Enemy(
        "rat_ogre_elite",
        "rat_ogre",
        ELITE,
        SKAVEN,
        level=3,
        attack=4,
        health=6,
        resilience=1,
        bar=[ADVANCE, INFLICT, RAMPAGE],
    ),
    Enemy(
        "river_troll",
        "river_troll",
        STANDARD,
        CREATURE,
        level=3,
        attack=3,
        health=5,
        bar=[ADVANCE, INFLICT, REGENERATE],
        copies=2,
    ),
    Enemy(
        "river_troll_elite",
        "river_troll",
        ELITE,
        CREATURE,
        level=3,
        attack=3,
        health=7,
        bar=[ADVANCE, INFLICT, REGENERATE],
    ),
    Enemy(
        "black_orc",
        "black_orc",
        STANDARD,
        GREENSKIN,
        level=3,
        attack=3,
        health=4,
        resilience=1,
        bar=[PREY, INFLICT],
        copies=2,
    ),
    Enemy(
        "black_orc_elite",
        "black_orc",
        ELITE,
        GREENSKIN,
        level=3,
        attack=3,
        health=5,
        resilience=2,
        bar=[PREY, INFLICT],
    ),
    Enemy(
        "siege_boar",
        "siege_boar",
        STANDARD,
        CREATURE,
        level=3,
        attack=2,
        health=5,
        bar=[ADVANCE, TRAMPLE, INFLICT],
        copies=2,
    ),
    Enemy(
        "siege_boar_elite",
        "siege_boar",
        ELITE,
        CREATURE,
        level=3,
        attack=3,
        health=6,
        resilience=1,
        bar=[ADVANCE, TRAMPLE, INFLICT],
    ),
    Enemy("odious_grump", "odious_grump", NEMESIS, GREENSKIN, level=0, attack=2, health=6, bar=[PREY, INFLICT]),
    Enemy(
        "nunkel",
        "nunkel",
        NEMESIS,
        SKAVEN,
        level=0,
        attack=3,
        health=7,
        resilience=1,
        bar=[ADVANCE, DISEASE, INFLICT, RETREAT],
    ),
    Enemy(
        "tallowfoot", "tallowfoot", NEMESIS, SKAVEN, level=0, attack=2, health=10, bar=[PREY, INFLICT, RETREAT]
    ),
    Enemy(
        "fusewright_oddlock",
        "fusewright_oddlock",
        NEMESIS,
        SKAVEN,
        level=0,
        attack=3,
        health=10,
        resilience=1,
        bar=[BARRAGE, INFLICT],
    ),
    Enemy(
        "chief_mudmaw",
        "chief_mudmaw",
        NEMESIS,
        GREENSKIN,
        level=0,
        attack=3,
        health=12,
        resilience=1,
        bar=[PREY, INFLICT, BELLOW],
    ),
]
LOCATIONS: Final = [
    Location("choking_passage", level=1, exploration=6, faceup=1, facedown=3),
    Location("flooded_gallery", level=1, exploration=5, faceup=2, facedown=1),
    Location("gnawed_crossing", level=1, exploration=5, faceup=1, facedown=2),
    Location("bone_strewn_stair", level=1, exploration=5, faceup=2, facedown=2),
    Location("abandoned_cellar", level=1, exploration=5, faceup=1, facedown=2),
    Location("crumbling_arches", level=1, exploration=6, faceup=1, facedown=2),
    Location("echoing_vault", level=1, exploration=5, faceup=2, facedown=1),
    Location("fungus_hollow", level=2, exploration=6, faceup=2, facedown=2),
    Location("sunken_shrine", level=2, exploration=6, faceup=1, facedown=3),
    Location("grate_maze", level=2, exploration=6, faceup=2, facedown=1),
    Location("gallows_cistern", level=2, exploration=6, faceup=2, facedown=2),
    Location("powder_store", level=2, exploration=6, faceup=1, facedown=3),
    Location("brood_warren", level=2, exploration=7, faceup=1, facedown=2),
    Location("slick_ramp", level=2, exploration=6, faceup=3, facedown=0),
    Location("ruined_feast_hall", level=3, exploration=7, faceup=2, facedown=1),
    Location("pit_of_stakes", level=3, exploration=7, faceup=2, facedown=2),
    Location("throne_cavern", level=3, exploration=8, faceup=2, facedown=2),
    Location("burning_gallery", level=3, exploration=6, faceup=2, facedown=1),
    Location("bell_chamber", level=3, exploration=7, faceup=1, facedown=3),
    Location("drowned_tombs", level=3, exploration=7, faceup=1, facedown=3),
    Location("trophy_wall", level=3, exploration=7, faceup=2, facedown=2),
    Location("grumps_sump", level=0, exploration=6, faceup=2, facedown=2),
    Location("tainted_reservoir", level=0, exploration=6, faceup=2, facedown=3),
    Location("last_bolt_hole", level=0, exploration=6, faceup=2, facedown=2),
    Location("gun_gallery", level=0, exploration=7, faceup=2, facedown=3),
    Location("muster_field", level=0, exploration=6, faceup=2, facedown=2),
]
DUNGEON_CARDS: Final = [
    DungeonCard("grimnirs_horn", ITEM, copies=2),
    DungeonCard("ritual_candles", ITEM, copies=2),
    DungeonCard("elfcap_fungus", ITEM),
    DungeonCard("bitterroot_draught", ITEM, copies=2),
    DungeonCard("sharp_salts", ITEM),
    DungeonCard("clean_bandages", ITEM, copies=2),
    DungeonCard("lamp_oil", ITEM, copies=2),
    DungeonCard("fire_flask", ITEM, copies=2),
    DungeonCard("smoke_pot", ITEM, copies=2),
    DungeonCard("good_whetstone", ITEM, copies=2),
    DungeonCard("forgotten_altar", EVENT, copies=2),
    DungeonCard("ambush", EVENT, copies=3),
    DungeonCard("hidden_cache", EVENT, treasure=1, copies=3),
    DungeonCard("falling_stones", EVENT, copies=2),
    DungeonCard("stale_air", EVENT, treasure=1),
    DungeonCard("rusty_spikes", EVENT, treasure=1, copies=2),
    DungeonCard("old_shortcut", EVENT),
    DungeonCard("noises_ahead", EVENT),
    DungeonCard("dying_torches", EVENT),
    DungeonCard("sleeping_sentries", EVENT),
    DungeonCard("carved_names", EVENT),
    DungeonCard("trapped_chest", EVENT, treasure=2),
    DungeonCard("warpstone", EVENT),
]
GEAR_CARDS: Final = [
    Gear("legendary_fortune", NO_SLOT, copies=4),
    Gear("crossbow", WEAPON),
    Gear("balanced_blade", WEAPON),
    Gear("heavy_maul", WEAPON),
    Gear("boar_spear", WEAPON),
    Gear("hooked_flail", WEAPON),
    Gear("throwing_knives", WEAPON),
    Gear("hunting_bow", WEAPON),
    Gear("parrying_dagger", WEAPON),
    Gear("saw_edged_axe", WEAPON),
    Gear("headsmans_sword", WEAPON),
    Gear("full_plate", ARMOUR),
    Gear("chain_shirt", ARMOUR),
    Gear("padded_coat", ARMOUR),
    Gear("tower_shield", ARMOUR),
    Gear("spiked_harness", ARMOUR),
    Gear("stitched_leathers", ARMOUR),
    Gear("warded_vest", ARMOUR),
    Gear("scouts_jerkin", ARMOUR),
    Gear("night_cloak", ACCESSORY),
    Gear("lucky_coin", ACCESSORY),
    Gear("storm_lantern", ACCESSORY),
    Gear("healers_satchel", ACCESSORY),
    Gear("signal_whistle", ACCESSORY),
    Gear("second_wind_ring", ACCESSORY),
    Gear("map_fragment", ACCESSORY),
    Gear("warding_charm", ACCESSORY),
    Gear("climbing_rope", ACCESSORY),
    Gear("vial_of_vigour", ACCESSORY),
    Gear("trophy_string", ACCESSORY),
]
LEGENDARY_GEAR: Final = [
    Gear("ib_leg_hammer", WEAPON, hero=IRONBREAKER),
    Gear("ib_leg_plate", ARMOUR, hero=IRONBREAKER),
    Gear("ib_leg_tally", ACCESSORY, hero=IRONBREAKER),
    Gear("ww_leg_bow", WEAPON, hero=WAYWATCHER),
    Gear("ww_leg_mantle", ARMOUR, hero=WAYWATCHER),
    Gear("ww_leg_quiver", ACCESSORY, hero=WAYWATCHER),
    Gear("wp_leg_maul", WEAPON, hero=WARRIOR_PRIEST),
    Gear("wp_leg_mail", ARMOUR, hero=WARRIOR_PRIEST),
    Gear("wp_leg_book", ACCESSORY, hero=WARRIOR_PRIEST),
    Gear("bw_leg_staff", WEAPON, hero=BRIGHT_WIZARD),
    Gear("bw_leg_robe", ARMOUR, hero=BRIGHT_WIZARD),
    Gear("bw_leg_phial", ACCESSORY, hero=BRIGHT_WIZARD),
]
ACTION_CARDS: Final = [
    ActionCard("ib_attack_basic", IRONBREAKER, ATTACK, BASIC, dice=2, targets=2),
    ActionCard("ib_attack_advanced", IRONBREAKER, ATTACK, ADVANCED, dice=3, targets=3),
    ActionCard("ib_explore_basic", IRONBREAKER, EXPLORE, BASIC, dice=2),
    ActionCard("ib_explore_advanced", IRONBREAKER, EXPLORE, ADVANCED, dice=2),
    ActionCard("ib_rest_basic", IRONBREAKER, REST, BASIC, dice=2),
    ActionCard("ib_rest_advanced", IRONBREAKER, REST, ADVANCED, dice=3),
    ActionCard("ib_aid_basic", IRONBREAKER, AID, BASIC, dice=1, prepares=True),
    ActionCard("ib_aid_advanced", IRONBREAKER, AID, ADVANCED, dice=2, prepares=True),
    ActionCard("ww_attack_basic", WAYWATCHER, ATTACK, BASIC, dice=2, prepares=True, ranged=True),
    ActionCard("ww_attack_advanced", WAYWATCHER, ATTACK, ADVANCED, dice=3, prepares=True, ranged=True),
    ActionCard("ww_explore_basic", WAYWATCHER, EXPLORE, BASIC, dice=2),
    ActionCard("ww_explore_advanced", WAYWATCHER, EXPLORE, ADVANCED, dice=3),
    ActionCard("ww_rest_basic", WAYWATCHER, REST, BASIC, dice=2),
    ActionCard("ww_rest_advanced", WAYWATCHER, REST, ADVANCED, dice=2),
    ActionCard("ww_aid_basic", WAYWATCHER, AID, BASIC, dice=1),
    ActionCard("ww_aid_advanced", WAYWATCHER, AID, ADVANCED, dice=2),
    ActionCard("wp_attack_basic", WARRIOR_PRIEST, ATTACK, BASIC, dice=2),
    ActionCard("wp_attack_advanced", WARRIOR_PRIEST, ATTACK, ADVANCED, dice=3),
    ActionCard("wp_explore_basic", WARRIOR_PRIEST, EXPLORE, BASIC, dice=2),
    ActionCard("wp_explore_advanced", WARRIOR_PRIEST, EXPLORE, ADVANCED, dice=2),
    ActionCard("wp_rest_basic", WARRIOR_PRIEST, REST, BASIC, dice=1, prepares=True),
    ActionCard("wp_rest_advanced", WARRIOR_PRIEST, REST, ADVANCED, dice=2, prepares=True),
    ActionCard("wp_aid_basic", WARRIOR_PRIEST, AID, BASIC, dice=2),
    ActionCard("wp_aid_advanced", WARRIOR_PRIEST, AID, ADVANCED, dice=2),
    ActionCard("bw_attack_basic", BRIGHT_WIZARD, ATTACK, BASIC, dice=2, ranged=True, targets=2),
    ActionCard("bw_attack_advanced", BRIGHT_WIZARD, ATTACK, ADVANCED, dice=2, ranged=True, targets=3),
    ActionCard("bw_explore_basic", BRIGHT_WIZARD, EXPLORE, BASIC, dice=1, prepares=True),
    ActionCard("bw_explore_advanced", BRIGHT_WIZARD, EXPLORE, ADVANCED, dice=2, prepares=True),
    ActionCard("bw_rest_basic", BRIGHT_WIZARD, REST, BASIC, dice=2),
    ActionCard("bw_rest_advanced", BRIGHT_WIZARD, REST, ADVANCED, dice=3),
    ActionCard("bw_aid_basic", BRIGHT_WIZARD, AID, BASIC, dice=1),
    ActionCard("bw_aid_advanced", BRIGHT_WIZARD, AID, ADVANCED, dice=2),
]
CONDITIONS: Final = [
    Condition("empowered"),
    Condition("bleeding"),
    Condition("sickened"),
]
HERO_CARDS: Final = [
    HeroCard("ironbreaker", 16, 14, 12),
    HeroCard("waywatcher", 13, 11, 9),
    HeroCard("warrior_priest", 15, 13, 11),
    HeroCard("bright_wizard", 14, 12, 10),
]
FACES: Final[list[Face]] = [
    *ENEMIES,
    *LOCATIONS,
    *DUNGEON_CARDS,
    *GEAR_CARDS,
    *LEGENDARY_GEAR,
    *ACTION_CARDS,
    *CONDITIONS,
    *HERO_CARDS,
]

# The faces that rules name
GOBLIN_WARRIOR: Final = 0
GOBLIN_WARRIOR_ELITE: Final = 1
ORC_BOY: Final = 2
ORC_BOY_ELITE: Final = 3
GIANT_BAT: Final = 4
GIANT_BAT_ELITE: Final = 5
GIGANTIC_SPIDER: Final = 6
GIGANTIC_SPIDER_ELITE: Final = 7
CLANRAT: Final = 8
CLANRAT_ELITE: Final = 9
CRYPT_GHOUL: Final = 10
CRYPT_GHOUL_ELITE: Final = 11
SEWER_HOUND: Final = 12
SEWER_HOUND_ELITE: Final = 13
PLAGUE_MONK: Final = 14
PLAGUE_MONK_ELITE: Final = 15
NIGHT_RUNNER: Final = 16
NIGHT_RUNNER_ELITE: Final = 17
JEZZAIL_TEAM: Final = 18
JEZZAIL_TEAM_ELITE: Final = 19
MOSSCAP_CHANTER: Final = 20
MOSSCAP_CHANTER_ELITE: Final = 21
RAT_OGRE: Final = 22
RAT_OGRE_ELITE: Final = 23
RIVER_TROLL: Final = 24
RIVER_TROLL_ELITE: Final = 25
BLACK_ORC: Final = 26
BLACK_ORC_ELITE: Final = 27
SIEGE_BOAR: Final = 28
SIEGE_BOAR_ELITE: Final = 29
ODIOUS_GRUMP: Final = 30
NUNKEL: Final = 31
TALLOWFOOT: Final = 32
FUSEWRIGHT_ODDLOCK: Final = 33
CHIEF_MUDMAW: Final = 34
CHOKING_PASSAGE: Final = 35
FLOODED_GALLERY: Final = 36
GNAWED_CROSSING: Final = 37
BONE_STREWN_STAIR: Final = 38
ABANDONED_CELLAR: Final = 39
CRUMBLING_ARCHES: Final = 40
ECHOING_VAULT: Final = 41
FUNGUS_HOLLOW: Final = 42
SUNKEN_SHRINE: Final = 43
GRATE_MAZE: Final = 44
GALLOWS_CISTERN: Final = 45
POWDER_STORE: Final = 46
BROOD_WARREN: Final = 47
SLICK_RAMP: Final = 48
RUINED_FEAST_HALL: Final = 49
PIT_OF_STAKES: Final = 50
THRONE_CAVERN: Final = 51
BURNING_GALLERY: Final = 52
BELL_CHAMBER: Final = 53
DROWNED_TOMBS: Final = 54
TROPHY_WALL: Final = 55
GRUMPS_SUMP: Final = 56
TAINTED_RESERVOIR: Final = 57
LAST_BOLT_HOLE: Final = 58
GUN_GALLERY: Final = 59
MUSTER_FIELD: Final = 60
GRIMNIRS_HORN: Final = 61
RITUAL_CANDLES: Final = 62
ELFCAP_FUNGUS: Final = 63
BITTERROOT_DRAUGHT: Final = 64
SHARP_SALTS: Final = 65
CLEAN_BANDAGES: Final = 66
LAMP_OIL: Final = 67
FIRE_FLASK: Final = 68
SMOKE_POT: Final = 69
GOOD_WHETSTONE: Final = 70
FORGOTTEN_ALTAR: Final = 71
AMBUSH: Final = 72
HIDDEN_CACHE: Final = 73
FALLING_STONES: Final = 74
STALE_AIR: Final = 75
RUSTY_SPIKES: Final = 76
OLD_SHORTCUT: Final = 77
NOISES_AHEAD: Final = 78
DYING_TORCHES: Final = 79
SLEEPING_SENTRIES: Final = 80
CARVED_NAMES: Final = 81
TRAPPED_CHEST: Final = 82
WARPSTONE: Final = 83
LEGENDARY_FORTUNE: Final = 84
CROSSBOW: Final = 85
BALANCED_BLADE: Final = 86
HEAVY_MAUL: Final = 87
BOAR_SPEAR: Final = 88
HOOKED_FLAIL: Final = 89
THROWING_KNIVES: Final = 90
HUNTING_BOW: Final = 91
PARRYING_DAGGER: Final = 92
SAW_EDGED_AXE: Final = 93
HEADSMANS_SWORD: Final = 94
FULL_PLATE: Final = 95
CHAIN_SHIRT: Final = 96
PADDED_COAT: Final = 97
TOWER_SHIELD: Final = 98
SPIKED_HARNESS: Final = 99
STITCHED_LEATHERS: Final = 100
WARDED_VEST: Final = 101
SCOUTS_JERKIN: Final = 102
NIGHT_CLOAK: Final = 103
LUCKY_COIN: Final = 104
STORM_LANTERN: Final = 105
HEALERS_SATCHEL: Final = 106
SIGNAL_WHISTLE: Final = 107
SECOND_WIND_RING: Final = 108
MAP_FRAGMENT: Final = 109
WARDING_CHARM: Final = 110
CLIMBING_ROPE: Final = 111
VIAL_OF_VIGOUR: Final = 112
TROPHY_STRING: Final = 113
IB_LEG_HAMMER: Final = 114
IB_LEG_PLATE: Final = 115
IB_LEG_TALLY: Final = 116
WW_LEG_BOW: Final = 117
WW_LEG_MANTLE: Final = 118
WW_LEG_QUIVER: Final = 119
WP_LEG_MAUL: Final = 120
WP_LEG_MAIL: Final = 121
WP_LEG_BOOK: Final = 122
BW_LEG_STAFF: Final = 123
BW_LEG_ROBE: Final = 124
BW_LEG_PHIAL: Final = 125
IB_ATTACK_BASIC: Final = 126
IB_ATTACK_ADVANCED: Final = 127
IB_EXPLORE_BASIC: Final = 128
IB_EXPLORE_ADVANCED: Final = 129
IB_REST_BASIC: Final = 130
IB_REST_ADVANCED: Final = 131
IB_AID_BASIC: Final = 132
IB_AID_ADVANCED: Final = 133
WW_ATTACK_BASIC: Final = 134
WW_ATTACK_ADVANCED: Final = 135
WW_EXPLORE_BASIC: Final = 136
WW_EXPLORE_ADVANCED: Final = 137
WW_REST_BASIC: Final = 138
WW_REST_ADVANCED: Final = 139
WW_AID_BASIC: Final = 140
WW_AID_ADVANCED: Final = 141
WP_ATTACK_BASIC: Final = 142
WP_ATTACK_ADVANCED: Final = 143
WP_EXPLORE_BASIC: Final = 144
WP_EXPLORE_ADVANCED: Final = 145
WP_REST_BASIC: Final = 146
WP_REST_ADVANCED: Final = 147
WP_AID_BASIC: Final = 148
WP_AID_ADVANCED: Final = 149
BW_ATTACK_BASIC: Final = 150
BW_ATTACK_ADVANCED: Final = 151
BW_EXPLORE_BASIC: Final = 152
BW_EXPLORE_ADVANCED: Final = 153
BW_REST_BASIC: Final = 154
BW_REST_ADVANCED: Final = 155
BW_AID_BASIC: Final = 156
BW_AID_ADVANCED: Final = 157
EMPOWERED: Final = 158
BLEEDING: Final = 159
SICKENED: Final = 160
IRONBREAKER_CARD: Final = 161
WAYWATCHER_CARD: Final = 162
WARRIOR_PRIEST_CARD: Final = 163
BRIGHT_WIZARD_CARD: Final = 164
FACE_COUNT: Final = 165
CARD_COUNT: Final = 215

# Where each kind begins
FIRST_LOCATION: Final = 35
FIRST_DUNGEON: Final = 61
FIRST_GEAR: Final = 84
FIRST_LEGENDARY: Final = 114
FIRST_ACTION: Final = 126
FIRST_CONDITION: Final = 158
FIRST_HERO: Final = 161

CARD: Final = Noun("card", [face.name for face in FACES])
HERO: Final = Noun("hero", HEROES)
KEYWORD: Final = Noun("keyword", KEYWORDS)


def column(values: list[int]) -> vec[i64]:
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def _from(first: int, values: list[int]) -> vec[i64]:
    """A column over all faces: these values from `first` on, zeros elsewhere."""
    return column([0] * first + values + [0] * (FACE_COUNT - first - len(values)))


ENEMY_KIND: Final = column([enemy.kind for enemy in ENEMIES])
TRAIT: Final = column([enemy.trait for enemy in ENEMIES])
LEVEL: Final = column([enemy.level for enemy in ENEMIES])
ATTACK_VALUE: Final = column([enemy.attack for enemy in ENEMIES])
HEALTH: Final = column([enemy.health for enemy in ENEMIES])
RESILIENCE: Final = column([enemy.resilience for enemy in ENEMIES])
BAR_SIZE: Final = 4
BAR: Final = column([keyword for enemy in ENEMIES for keyword in [*enemy.bar, -1, -1, -1, -1][:BAR_SIZE]])
EXPLORATION: Final = _from(FIRST_LOCATION, [location.exploration for location in LOCATIONS])
SPAWN_FACEUP: Final = _from(FIRST_LOCATION, [location.faceup for location in LOCATIONS])
SPAWN_FACEDOWN: Final = _from(FIRST_LOCATION, [location.facedown for location in LOCATIONS])
DUNGEON_KIND: Final = _from(FIRST_DUNGEON, [card.kind for card in DUNGEON_CARDS])
TREASURE: Final = _from(FIRST_DUNGEON, [card.treasure for card in DUNGEON_CARDS])
SLOT: Final = _from(FIRST_GEAR, [gear.slot for gear in [*GEAR_CARDS, *LEGENDARY_GEAR]])
ACTION_KIND: Final = _from(FIRST_ACTION, [action.kind for action in ACTION_CARDS])
TIER: Final = _from(FIRST_ACTION, [action.tier for action in ACTION_CARDS])
DICE: Final = _from(FIRST_ACTION, [action.dice for action in ACTION_CARDS])
PREPARES: Final = _from(FIRST_ACTION, [int(action.prepares) for action in ACTION_CARDS])
RANGED: Final = _from(FIRST_ACTION, [int(action.ranged) for action in ACTION_CARDS])
TARGETS: Final = _from(FIRST_ACTION, [action.targets for action in ACTION_CARDS])
HEALTH_BONUS: Final = column(
    [
        {
            FULL_PLATE: 4,
            CHAIN_SHIRT: 2,
            PADDED_COAT: 1,
            SCOUTS_JERKIN: 1,
            IB_LEG_PLATE: 3,
            WW_LEG_MANTLE: 2,
            WP_LEG_MAIL: 3,
            BW_LEG_ROBE: 2,
        }.get(face, 0)
        for face in range(FACE_COUNT)
    ]
)
"""What gear adds to its wearer's health while it lies faceup."""


def printed_health(hero: int, heroes: int) -> int:
    """WHQ-SETUP-04"""
    return HERO_CARDS[hero].health[heroes]


def is_nemesis(face: i64) -> bool:
    return ENEMY_KIND[face] == NEMESIS


def is_elite(face: i64) -> bool:
    return ENEMY_KIND[face] == ELITE


def is_legendary(face: i64) -> bool:
    return FIRST_LEGENDARY <= face < FIRST_ACTION


assert len(FACES) == FACE_COUNT
assert sum(face.copies for face in FACES) == CARD_COUNT
