"""Attacks: whom to strike, and what so many successes are worth against them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.actions.targets import can_pay_wound
from questhall.games.warhammer_quest.bots.worth.beating_enemies import defeating, has_to_be_beaten
from questhall.games.warhammer_quest.bots.worth.card_lines import pulling
from questhall.games.warhammer_quest.bots.worth.enemy_threats import health_left, resilience
from questhall.games.warhammer_quest.bots.worth.odds import chance_of_at_least, chance_of_exactly
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import price_of_tokens
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import pain, relief
from questhall.games.warhammer_quest.components.printed_cards import (
    BW_ATTACK_ADVANCED,
    BW_ATTACK_BASIC,
    DICE,
    ENEMY_KIND,
    HEAVY_MAUL,
    IB_ATTACK_ADVANCED,
    IB_ATTACK_BASIC,
    IB_LEG_HAMMER,
    POWDER_STORE,
    RANGED,
    SAW_EDGED_AXE,
    STANDARD,
    TARGETS,
    WP_ATTACK_ADVANCED,
    WP_ATTACK_BASIC,
    WP_LEG_MAUL,
    WW_ATTACK_ADVANCED,
    WW_ATTACK_BASIC,
)
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import ENGAGED, SHADOWS, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_engaged

MOST_TARGETS: Final = 3


def extra_against(table: Table, seat: i64, face: i64, card: i64) -> i64:
    """Successes that cards add against this target."""
    extra: i64 = 0
    if face == BW_ATTACK_ADVANCED:
        extra += 1
    if face in (WW_ATTACK_BASIC, WW_ATTACK_ADVANCED) and table.zone_of_enemy(card) == SHADOWS:
        extra += 1
    if TARGETS[face] == 1 and table.has_gear(seat, HEAVY_MAUL):
        extra += 1
    if table.size(ENGAGED + seat) >= 2 and table.has_gear(seat, IB_LEG_HAMMER):
        extra += 1
    if table.has_gear(seat, WP_LEG_MAUL) and is_great(table, card):
        extra += 1
    return extra


def is_great(table: Table, card: i64) -> bool:
    """Elite or a nemesis, as far as one can see."""
    return not table.is_facedown(card) and ENEMY_KIND[table.faces[card]] != STANDARD


def resilience_against(table: Table, seat: i64, card: i64) -> i64:
    left = resilience(table, card)
    if left > 0 and table.has_gear(seat, SAW_EDGED_AXE):
        left -= 1
    return left


def hitting(table: Table, seat: i64, face: i64, card: i64, dice: i64, extra: i64) -> float:
    """What it is worth on average to strike this enemy with so many dice and further successes."""
    needed = resilience_against(table, seat, card) - extra
    left = health_left(table, card)
    each = 1.0 / float(left)
    if not has_to_be_beaten(table, card):
        each *= PRICES.partial
    share = chance_of_at_least(dice, needed + left)
    wounds: i64 = 1
    while wounds < left:
        share += chance_of_exactly(dice, needed + wounds) * each * float(wounds)
        wounds += 1
    total = share * defeating(table, card)
    if face in (WP_ATTACK_BASIC, WP_ATTACK_ADVANCED):  # he recovers when he defeats an enemy
        total += chance_of_at_least(dice, needed + left) * relief(table, seat, 1)
    return total


def best_aim(table: Table, seat: i64, face: i64, extra: i64, tokens: i64) -> float:
    """The best targets of an attack with this card, one or several, tokens being spent where they pay."""
    best = aim_with(table, seat, face, extra)
    spent: i64 = 1
    while spent <= tokens:
        found = aim_with(table, seat, face, extra + spent) - price_of_tokens(table, spent)
        if found > best:
            best = found
        spent += 1
    if RANGED[face] and table.location() == POWDER_STORE:
        best -= pain(table, seat, 1)
    return best


def aim_with(table: Table, seat: i64, face: i64, extra: i64) -> float:
    """The sum over the best targets; every further one costs the Bright Wizard a wound."""
    top = vec[float]([0.0] * MOST_TARGETS)
    zone: i64 = ENGAGED
    while zone < ENGAGED + table.seats:
        if zone == ENGAGED + seat or RANGED[face]:
            gather(table, seat, face, extra, zone, top)
        zone += 1
    if RANGED[face] or has_reach(table):
        gather(table, seat, face, extra, SHADOWS, top)
    elif face in (IB_ATTACK_BASIC, IB_ATTACK_ADVANCED) and table.size(ENGAGED + seat) < ZONE_LIMIT:
        insert(top, best_pulled(table, seat, face, extra))
    total = top[0]
    price = 0.0
    if face in (BW_ATTACK_BASIC, BW_ATTACK_ADVANCED):
        price = pain(table, seat, 1)
        if not can_pay_wound(table, seat):
            price = 1000.0
    number: i64 = 1
    while number < TARGETS[face]:
        if top[number] > price:
            total += top[number] - price
        number += 1
    return total


def gather(table: Table, seat: i64, face: i64, extra: i64, zone: i64, top: vec[float]) -> None:
    """The best strikes at the enemies of a zone go to the top."""
    card = table.top(zone)
    while card != NO_CARD:
        if zone != SHADOWS or RANGED[face] or SHEETS[table.quest].is_in_reach(table, card):
            more = extra + extra_against(table, seat, face, card)
            insert(top, hitting(table, seat, face, card, DICE[face], more))
        card = table.links[card]


def insert(top: vec[float], found: float) -> None:
    place: i64 = MOST_TARGETS
    while place > 0 and top[place - 1] < found:
        if place < MOST_TARGETS:
            top[place] = top[place - 1]
        place -= 1
    if place < MOST_TARGETS:
        top[place] = found


def has_reach(table: Table) -> bool:
    """Whether any attack reaches an enemy in the shadows."""
    card = table.top(SHADOWS)
    while card != NO_CARD:
        if SHEETS[table.quest].is_in_reach(table, card):
            return True
        card = table.links[card]
    return False


def best_pulled(table: Table, seat: i64, face: i64, extra: i64) -> float:
    """The Ironbreaker draws an enemy out of the shadows and strikes it."""
    best = 0.0
    card = table.top(SHADOWS)
    while card != NO_CARD:
        if can_be_engaged(table, card):
            found = hitting(table, seat, face, card, DICE[face], extra) + pulling(table, seat, card)
            if found > best:
                best = found
        card = table.links[card]
    return best
