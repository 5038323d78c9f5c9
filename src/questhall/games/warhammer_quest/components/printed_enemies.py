"""The enemies with what is printed on them. Their keywords are in `enemies/keywords.py`.

WHQ-ENEMY-01, WHQ-ENEMY-02, WHQ-ENEMY-03, WHQ-ENEMY-04, WHQ-ENEMY-05, WHQ-ENEMY-06, WHQ-ENEMY-07, WHQ-ENEMY-08,
WHQ-ENEMY-09
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.components.columns import Face, column
from questhall.games.warhammer_quest.components.face_numbers import FIRST_NEMESIS
from questhall.games.warhammer_quest.components.vocabulary import (
    ADVANCE,
    BARRAGE,
    BELLOW,
    CREATURE,
    DISEASE,
    DRAIN,
    ELITE,
    ENSNARE,
    GOAD,
    GREENSKIN,
    HARRY,
    INFLICT,
    LACERATE,
    NEMESIS,
    PILFER,
    PREY,
    RAISE,
    RAMPAGE,
    REGENERATE,
    RETREAT,
    SKAVEN,
    STANDARD,
    SWARM,
    TRAMPLE,
    UNDEAD,
)


class Enemy(Face):
    """An enemy card.

    `bar` holds its keywords from left to right. What it "cannot" be holds against every effect, whatever that
    says (WHQ-GOLDEN-04, WHQ-Q68). A nemesis shows the quest icon in place of a level (WHQ-NEMESIS-02): 0.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        trait: int,
        level: int,
        attack: int,
        health: int,
        bar: list[int],
        resilience: int = 0,
        copies: int = 1,
        cannot_be_engaged: bool = False,
        cannot_be_exhausted: bool = False,
        stands_fast: bool = False,
        guards: bool = False,
        rules: str = "",
    ) -> None:
        super().__init__(name, copies, rules)
        self.enemy_set = name.removesuffix("_elite")
        self.kind = kind
        self.trait = trait
        self.level = level
        self.attack = attack
        self.health = health
        self.bar = bar
        self.resilience = resilience
        self.cannot_be_engaged = cannot_be_engaged
        self.cannot_be_exhausted = cannot_be_exhausted
        self.stands_fast = stands_fast  # heroes cannot move it to the shadows
        self.guards = guards  # an attack may choose the others in its place only after it


ENEMIES: Final = [
    Enemy("goblin_warrior", STANDARD, GREENSKIN, level=1, attack=1, health=2, bar=[PREY, INFLICT], copies=2),
    Enemy("goblin_warrior_elite", ELITE, GREENSKIN, level=1, attack=2, health=3, bar=[PREY, PILFER, INFLICT]),
    Enemy(
        "orc_boy",
        STANDARD,
        GREENSKIN,
        level=1,
        attack=2,
        health=3,
        bar=[ADVANCE, INFLICT],
        copies=2,
        cannot_be_exhausted=True,
    ),
    Enemy(
        "orc_boy_elite",
        ELITE,
        GREENSKIN,
        level=1,
        attack=2,
        health=4,
        bar=[ADVANCE, INFLICT],
        cannot_be_exhausted=True,
        stands_fast=True,
    ),
    Enemy(
        "giant_bat", STANDARD, CREATURE, level=1, attack=1, health=2, bar=[ADVANCE, INFLICT, RETREAT], copies=2
    ),
    Enemy("giant_bat_elite", ELITE, CREATURE, level=1, attack=2, health=3, bar=[ADVANCE, LACERATE, RETREAT]),
    Enemy("gigantic_spider", STANDARD, CREATURE, level=1, attack=1, health=3, bar=[ADVANCE, ENSNARE], copies=2),
    Enemy(
        "gigantic_spider_elite", ELITE, CREATURE, level=1, attack=2, health=4, bar=[ADVANCE, ENSNARE, INFLICT]
    ),
    Enemy("clanrat", STANDARD, SKAVEN, level=1, attack=1, health=2, bar=[ADVANCE, SWARM], copies=2),
    Enemy("clanrat_elite", ELITE, SKAVEN, level=1, attack=2, health=3, bar=[ADVANCE, SWARM], guards=True),
    Enemy("crypt_ghoul", STANDARD, UNDEAD, level=1, attack=1, health=3, bar=[ADVANCE, LACERATE], copies=2),
    Enemy("crypt_ghoul_elite", ELITE, UNDEAD, level=1, attack=2, health=4, bar=[PREY, LACERATE]),
    Enemy("sewer_hound", STANDARD, CREATURE, level=1, attack=1, health=2, bar=[HARRY, INFLICT], copies=2),
    Enemy("sewer_hound_elite", ELITE, CREATURE, level=1, attack=2, health=3, bar=[HARRY, INFLICT, GOAD]),
    Enemy("plague_monk", STANDARD, SKAVEN, level=2, attack=2, health=3, bar=[ADVANCE, DISEASE], copies=2),
    Enemy("plague_monk_elite", ELITE, SKAVEN, level=2, attack=2, health=5, bar=[ADVANCE, DISEASE, INFLICT]),
    Enemy(
        "night_runner", STANDARD, SKAVEN, level=2, attack=2, health=3, bar=[PREY, INFLICT, RETREAT], copies=2
    ),
    Enemy(
        "night_runner_elite",
        ELITE,
        SKAVEN,
        level=2,
        attack=2,
        health=4,
        bar=[PREY, INFLICT, DISEASE, RETREAT],
    ),
    Enemy(
        "jezzail_team",
        STANDARD,
        SKAVEN,
        level=2,
        attack=2,
        health=3,
        bar=[INFLICT],
        copies=2,
        cannot_be_engaged=True,
        rules="is_jezzail_team",
    ),
    Enemy(
        "jezzail_team_elite",
        ELITE,
        SKAVEN,
        level=2,
        attack=2,
        health=4,
        bar=[BARRAGE, INFLICT],
        cannot_be_engaged=True,
        rules="is_jezzail_team",
    ),
    Enemy("mosscap_chanter", STANDARD, GREENSKIN, level=2, attack=1, health=3, bar=[GOAD, INFLICT], copies=2),
    Enemy("mosscap_chanter_elite", ELITE, GREENSKIN, level=2, attack=2, health=5, bar=[GOAD, DISEASE]),
    Enemy("rat_ogre", STANDARD, SKAVEN, level=3, attack=3, health=5, bar=[ADVANCE, INFLICT, RAMPAGE], copies=2),
    Enemy(
        "rat_ogre_elite",
        ELITE,
        SKAVEN,
        level=3,
        attack=3,
        health=6,
        resilience=1,
        bar=[ADVANCE, TRAMPLE, INFLICT, RAMPAGE],
    ),
    Enemy(
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
        ELITE,
        CREATURE,
        level=3,
        attack=3,
        health=7,
        bar=[ADVANCE, DISEASE, INFLICT, REGENERATE],
    ),
    Enemy(
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
        ELITE,
        GREENSKIN,
        level=3,
        attack=3,
        health=4,
        resilience=2,
        bar=[PREY, INFLICT],
        guards=True,
    ),
    Enemy(
        "barrow_wight", STANDARD, UNDEAD, level=3, attack=2, health=5, bar=[ADVANCE, DRAIN, INFLICT], copies=2
    ),
    Enemy(
        "barrow_wight_elite",
        ELITE,
        UNDEAD,
        level=3,
        attack=3,
        health=6,
        bar=[RAISE, ADVANCE, DRAIN, INFLICT],
    ),
    Enemy(
        "odious_grump",
        NEMESIS,
        GREENSKIN,
        level=0,
        attack=2,
        health=6,
        bar=[PREY, INFLICT],
        rules="GrumpsSpite GrumpsSump AFoulStench",
    ),
    Enemy(
        "nunkel",
        NEMESIS,
        SKAVEN,
        level=0,
        attack=3,
        health=7,
        resilience=1,
        bar=[ADVANCE, DISEASE, INFLICT, RETREAT],
        rules="NunkelsPoison TraceTheToxin",
    ),
    Enemy(
        "tallowfoot",
        NEMESIS,
        SKAVEN,
        level=0,
        attack=2,
        health=10,
        bar=[PREY, INFLICT, RETREAT],
        rules="TallowfootsLead Pursuit",
    ),
    Enemy(
        "fusewright_oddlock",
        NEMESIS,
        SKAVEN,
        level=0,
        attack=3,
        health=10,
        resilience=1,
        bar=[BARRAGE, INFLICT],
        rules="OddlocksShot Firepower",
    ),
    Enemy(
        "chief_mudmaw",
        NEMESIS,
        GREENSKIN,
        level=0,
        attack=3,
        health=12,
        resilience=1,
        bar=[PREY, INFLICT, BELLOW],
        rules="MudmawsThreat Waaagh",
    ),
]

ENEMY_KIND: Final = column([enemy.kind for enemy in ENEMIES])
TRAIT: Final = column([enemy.trait for enemy in ENEMIES])
LEVEL: Final = column([enemy.level for enemy in ENEMIES])
ATTACK_VALUE: Final = column([enemy.attack for enemy in ENEMIES])
HEALTH: Final = column([enemy.health for enemy in ENEMIES])
RESILIENCE: Final = column([enemy.resilience for enemy in ENEMIES])
CANNOT_BE_ENGAGED: Final = column([int(enemy.cannot_be_engaged) for enemy in ENEMIES])
CANNOT_BE_EXHAUSTED: Final = column([int(enemy.cannot_be_exhausted) for enemy in ENEMIES])
STANDS_FAST: Final = column([int(enemy.stands_fast) for enemy in ENEMIES])
GUARDS: Final = column([int(enemy.guards) for enemy in ENEMIES])
NEMESES_BY_RANK: Final = column(
    sorted(
        range(len(ENEMIES) - FIRST_NEMESIS),
        key=lambda number: (ENEMIES[FIRST_NEMESIS + number].attack, ENEMIES[FIRST_NEMESIS + number].health),
    )
)
"""The numbers of the nemeses, in the order of their faces, from the lowest rank to the highest (WHQ-Q39)."""
BAR_SIZE: Final = 4
BAR: Final = column([keyword for enemy in ENEMIES for keyword in [*enemy.bar, -1, -1, -1, -1][:BAR_SIZE]])


def is_nemesis(face: i64) -> bool:
    """Whether the card bears the Nemesis trait (WHQ-NEMESIS-02)."""
    return ENEMY_KIND[face] == NEMESIS


def is_great(face: i64) -> bool:
    """Elite or a nemesis."""
    return ENEMY_KIND[face] != STANDARD
