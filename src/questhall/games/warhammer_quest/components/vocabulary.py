"""The words that cards are printed with: heroes, kinds, traits, keywords, occasions, costs.

WHQ-Q01 gives the English names of terms in the Polish Rules Reference. Where that booklet
and Learn to Play disagree, the whole game follows the Rules Reference (WHQ-GOLDEN-01).
"""

from __future__ import annotations

from typing import Final

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
PILFER: Final = 15
DRAIN: Final = 16
RAISE: Final = 17
KEYWORDS: Final = [
    *("advance", "retreat", "inflict", "prey", "ensnare", "lacerate", "disease", "swarm", "harry", "goad"),
    *("rampage", "regenerate", "trample", "barrage", "bellow", "pilfer", "drain", "raise"),
]

# Kinds of actions (WHQ-ACTION-02)
EXPLORE: Final = 0
REST: Final = 1
AID: Final = 2
ATTACK: Final = 3
ACTION_NAMES: Final = ["explore", "rest", "aid", "attack"]
NO_ACTION: Final = -1

# Versions of action cards
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

# When an item or a piece of gear can be used
NEVER: Final = -1
BEFORE_ACTIVATION: Final = 0
IN_HERO_PHASE: Final = 1  # before or after an activation, never inside one (WHQ-Q83)
AT_REROLL: Final = 2
AT_MODIFY: Final = 3
AFTER_ATTACKS: Final = 4
AFTER_ACTION: Final = 5
AFTER_ACTIVATION: Final = 6
ON_TRAVEL: Final = 7
DUE_AFTER_ACTION: Final = 8  # no window: without a cost or a "may" it has to be used (WHQ-EFFECT-04)
OCCASIONS: Final = [
    *("before_activation", "hero_phase", "reroll", "modify", "after_attacks", "after_action"),
    *("after_activation", "on_travel"),
]

# What using it costs
NO_COST: Final = 0
EXHAUST: Final = 1
DEPLETE: Final = 2
DISCARD: Final = 3
ONCE_AN_ACTION: Final = 4

ALL_ENGAGED: Final = 3
"""Every enemy in an engagement zone: it has room for this many (WHQ-ZONE-04)."""
ALL_HEROES: Final = 4

HERO: Final = Noun("hero", HEROES)
KEYWORD: Final = Noun("keyword", KEYWORDS)
