"""What wounds and conditions mean to a hero: more if he can bear few wounds and many are to come.

The fear of falling weighs what his enemies will do in this round against the health he has left.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.bots.worth.enemy_threats import harm
from questhall.games.warhammer_quest.bots.worth.odds import DEFENCE_OF_A_DIE
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, EMPOWERED
from questhall.games.warhammer_quest.components.state import ENGAGED, SHADOWS, WOUNDS, Table
from questhall.games.warhammer_quest.heroes.conditions import can_gain

MOST_HEALTH: Final = 40


def _harmonic_numbers() -> vec[float]:
    sums = vec[float]()
    total = 0.0
    for health in range(MOST_HEALTH + 1):
        total += 1.0 / health if health else 0.0
        sums = append(sums, total)
    return sums


_FRAILTY: Final = _harmonic_numbers()
"""How much dearer wounds are to a hero with this much health left: the last one most."""


def price_of_fall(table: Table) -> float:
    """In a small party everybody counts for more."""
    return PRICES.fall * 4.0 / float(table.seats)


def danger(table: Table, seat: i64) -> float:
    """What his enemies may still do to a hero in this round; those in the shadows can turn to anybody."""
    total = PRICES.lurking * PRICES.unknown * float(table.size(SHADOWS)) / float(table.seats)
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        total += harm(table, card)
        card = table.links[card]
    return total


def fear(table: Table, remaining: i64, coming: float) -> float:
    """The price of falling, times how likely it is with this much health left and this much to come."""
    return price_of_fall(table) / (1.0 + math.exp((float(remaining) - coming) / PRICES.spread))


def unit(table: Table, seat: i64) -> float:
    """The price of a wound, without fear."""
    return 1.0 + PRICES.frail / float(max(table.remaining_health(seat), 1))


def cost(table: Table, seat: i64) -> float:
    """The price of the next wound."""
    return pain(table, seat, 1)


def pain(table: Table, seat: i64, wounds: i64) -> float:
    """What it means to a hero to suffer wounds."""
    remaining = table.remaining_health(seat)
    if wounds <= 0 or remaining <= 0:
        return 0.0
    coming = danger(table, seat)
    before = fear(table, remaining, coming)
    if wounds >= remaining:
        return float(remaining) + PRICES.frail * _FRAILTY[remaining] + price_of_fall(table) - before
    after = fear(table, remaining - wounds, coming)
    dearer = PRICES.frail * (_FRAILTY[remaining] - _FRAILTY[remaining - wounds])
    return float(wounds) + dearer + after - before


def rough_pain(table: Table, seat: i64, wounds: float) -> float:
    """The same for what is expected on average."""
    whole: i64 = int(wounds)
    here = pain(table, seat, whole)
    return here + (wounds - float(whole)) * (pain(table, seat, whole + 1) - here)


def relief(table: Table, seat: i64, wounds: i64) -> float:
    """What it means to a hero to recover wounds, if he has any; he also stops bleeding."""
    healed = min(wounds, table.get(seat, WOUNDS))
    if healed <= 0 or not table.is_standing(seat):
        return 0.0
    remaining = table.remaining_health(seat)
    coming = danger(table, seat)
    total = fear(table, remaining, coming) - fear(table, remaining + healed, coming)
    total += PRICES.frail * (_FRAILTY[remaining + healed] - _FRAILTY[remaining])
    if table.has_condition(seat, BLEEDING):
        total += PRICES.bleeding
    return total + PRICES.heal * float(healed)


def sparing(table: Table, seat: i64, less: float) -> float:
    """What it means to a hero if this much less is to come."""
    coming = danger(table, seat)
    remaining = table.remaining_health(seat)
    return fear(table, remaining, coming) - fear(table, remaining, coming - less)


def price_of_condition(condition: i64) -> float:
    """How bad it is, or how good: empowered."""
    if condition == EMPOWERED:
        return PRICES.empowered
    return PRICES.bleeding if condition == BLEEDING else PRICES.sickened


def worth_of_power(table: Table, seat: i64) -> float:
    """What it means to a hero to become empowered, if he can."""
    return PRICES.empowered if can_gain(table, seat, EMPOWERED) else 0.0


def strain(table: Table, seat: i64, total: i64, dice: i64, defence: i64) -> float:
    """The pain of attacks of this total, minus the defence of his dice and his gear."""
    suffered = float(total) - float(defence) - DEFENCE_OF_A_DIE * float(dice)
    if suffered <= 0.0:
        return 0.0
    return rough_pain(table, seat, suffered)
