"""What enemies do: in their activations, and to those who act beside them.

A facedown enemy counts as an average one (WHQ-SHADOW-08): its real identity is never used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.warhammer_quest.bots.worth.odds import ATTACK_ON_A_DIE
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.components.printed_enemies import (
    ATTACK_VALUE,
    ENEMIES,
    HEALTH,
    RESILIENCE,
    Enemy,
)
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import DELVE, ENGAGED, Table
from questhall.games.warhammer_quest.components.vocabulary import (
    BARRAGE,
    BELLOW,
    DISEASE,
    DRAIN,
    ENSNARE,
    GOAD,
    INFLICT,
    LACERATE,
    NEMESIS,
    PILFER,
    RAISE,
    RAMPAGE,
    REGENERATE,
    RETREAT,
    SWARM,
    TRAMPLE,
)

UNKNOWN_HEALTH: Final = 3
ACTIVATIONS: Final = 4.0  # of heroes in a round
ICONS_OF_NEMESIS: Final = 0.8  # what they do in a round
DOES: Final = {
    SWARM: 1.4,
    ENSNARE: 0.9,
    TRAMPLE: 1.2,
    GOAD: 1.5,
    BARRAGE: 1.5,
    BELLOW: 2.0,
    RAMPAGE: -0.4,
    REGENERATE: 0.3,
    PILFER: 0.8,
    DRAIN: 1.3,
    RAISE: 0.8,
}
"""What keywords do in an activation, in wounds, where it is not the attack."""


def _blow(enemy: Enemy) -> float:
    total = ICONS_OF_NEMESIS if enemy.kind == NEMESIS else 0.0
    for keyword in enemy.bar:
        if keyword == INFLICT:
            total += enemy.attack
        elif keyword in (LACERATE, DISEASE):
            total += 0.9 + 0.3 * enemy.attack
        else:
            total += DOES.get(keyword, 0.0)
    return total


def _stays_close(enemy: Enemy) -> bool:
    """Whether it is there to strike while heroes act."""
    return RETREAT not in enemy.bar and not enemy.cannot_be_engaged


def _column(values: list[float]) -> vec[float]:
    column = vec[float]()
    for value in values:
        column = append(column, value)
    return column


BLOW: Final = _column([_blow(enemy) for enemy in ENEMIES])
"""What an activation of each enemy does."""
STRIKES: Final = _column([float(enemy.attack) if _stays_close(enemy) else 0.0 for enemy in ENEMIES])
"""What each of them strikes for while it is engaged."""


def level(table: Table) -> i64:
    """How strong an enemy to expect."""
    if table.quest == DELVE:
        return table.stage
    return SHEETS[table.quest].level


def blow(table: Table, card: i64) -> float:
    """What its activation in the enemy phase does."""
    if table.is_facedown(card):
        return PRICES.unknown * (0.7 + 0.3 * float(level(table)))
    return BLOW[table.faces[card]]


def attack_of(table: Table, card: i64) -> float:
    if table.is_facedown(card):
        return 0.8 + 0.6 * float(level(table))
    return float(ATTACK_VALUE[table.faces[card]])


def health_left(table: Table, card: i64) -> i64:
    if table.is_facedown(card):
        return UNKNOWN_HEALTH
    return HEALTH[table.faces[card]] - table.amount(card)


def resilience(table: Table, card: i64) -> i64:
    if table.is_facedown(card):
        return 0
    return RESILIENCE[table.faces[card]]


def hero_of(table: Table, card: i64) -> i64:
    """The hero with whom it is engaged, or nobody."""
    zone = table.zone_of_enemy(card)
    if zone >= ENGAGED:
        return zone - ENGAGED
    return -1


def menace(table: Table, card: i64) -> float:
    """What it does to the party in a round, in wounds."""
    strikes = 0.4 + 0.3 * float(level(table))
    if not table.is_facedown(card):
        strikes = STRIKES[table.faces[card]]
    return blow(table, card) + strikes * ATTACK_ON_A_DIE * ACTIVATIONS / float(table.seats)


def harm(table: Table, card: i64) -> float:
    """What it still does to its hero in this round, if it is engaged."""
    strikes = 0.25 * attack_of(table, card) * ACTIVATIONS / float(table.seats)
    if table.is_exhausted(card):
        return 0.0
    if not table.is_facedown(card) and STRIKES[table.faces[card]] == 0.0:
        return blow(table, card)
    return blow(table, card) + strikes
