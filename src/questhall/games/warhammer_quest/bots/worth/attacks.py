"""Attacks: whom to strike, and what successes are worth against them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.actions.modifiers import MANY
from questhall.games.warhammer_quest.actions.targets import can_pay_wound, is_guard
from questhall.games.warhammer_quest.bots.worth.beating_enemies import defeating, has_to_be_beaten
from questhall.games.warhammer_quest.bots.worth.card_lines import pulling
from questhall.games.warhammer_quest.bots.worth.enemy_threats import health_left, resilience
from questhall.games.warhammer_quest.bots.worth.odds import chance_of_at_least, chance_of_exactly
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import price_of_tokens
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import pain, relief
from questhall.games.warhammer_quest.components.printed_actions import (
    PRINTED_DICE,
    PRINTED_SUCCESSES,
    PULLS,
    RANGED,
    RECOVERS_BY_SLAYING,
    SUCCESSES_AT_SHADOWS,
    TARGETS,
    WOUND_FOR_TARGET,
)
from questhall.games.warhammer_quest.components.printed_enemies import is_great
from questhall.games.warhammer_quest.components.printed_gear import (
    LOWER_RESILIENCE,
    SUCCESS_AMONG_MANY,
    SUCCESS_AT_GREAT,
    SUCCESS_AT_ONE_TARGET,
)
from questhall.games.warhammer_quest.components.printed_locations import WOUNDS_BY_RANGED
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import ENGAGED, SHADOWS, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_engaged

BEST_TARGETS: Final = 3  # as many as any card may attack


def extra_against(table: Table, seat: i64, face: i64, card: i64) -> i64:
    """Successes that cards add against this target."""
    extra = PRINTED_SUCCESSES[face]
    if SUCCESSES_AT_SHADOWS[face] and table.zone_of_enemy(card) == SHADOWS:
        extra += SUCCESSES_AT_SHADOWS[face]
    if TARGETS[face] == 1:
        extra += table.worn(seat, SUCCESS_AT_ONE_TARGET)
    if table.size(ENGAGED + seat) >= MANY:
        extra += table.worn(seat, SUCCESS_AMONG_MANY)
    if not table.is_facedown(card) and is_great(table.faces[card]):
        extra += table.worn(seat, SUCCESS_AT_GREAT)
    return extra


def resilience_against(table: Table, seat: i64, card: i64) -> i64:
    left = resilience(table, card)
    if left > 0:
        left -= table.worn(seat, LOWER_RESILIENCE)
    return left


def hitting(table: Table, seat: i64, face: i64, card: i64, dice: i64, extra: i64) -> float:
    """What it is worth on average to strike this enemy with these dice and further successes."""
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
    if RECOVERS_BY_SLAYING[face] > 0:
        total += chance_of_at_least(dice, needed + left) * relief(table, seat, RECOVERS_BY_SLAYING[face])
    return total


def best_aim(table: Table, seat: i64, face: i64, extra: i64, tokens: i64) -> float:
    """The best targets of an attack with this card, one or several, with tokens spent where worthwhile."""
    best = aim_with(table, seat, face, extra)
    spent: i64 = 1
    while spent <= tokens:
        found = aim_with(table, seat, face, extra + spent) - price_of_tokens(table, spent)
        if found > best:
            best = found
        spent += 1
    if RANGED[face]:
        best -= pain(table, seat, table.here(WOUNDS_BY_RANGED))
    return best


def aim_with(table: Table, seat: i64, face: i64, extra: i64) -> float:
    """The sum over the best targets; every further one may cost a wound."""
    top = vec[float]([0.0] * BEST_TARGETS)
    for zone in range(ENGAGED, ENGAGED + table.seats):
        if zone == ENGAGED + seat or RANGED[face]:
            gather(table, seat, face, extra, zone, top)
    if RANGED[face] or has_reach(table):
        gather(table, seat, face, extra, SHADOWS, top)
    elif PULLS[face] > 0 and table.size(ENGAGED + seat) < ZONE_LIMIT:
        insert(top, best_pulled(table, seat, face, extra))
    total = top[0]
    price = 0.0
    if WOUND_FOR_TARGET[face]:
        price = pain(table, seat, 1)
        if not can_pay_wound(table, seat):
            price = 1000.0
    for number in range(1, TARGETS[face]):
        if top[number] > price:
            total += top[number] - price
    return total


def gather(table: Table, seat: i64, face: i64, extra: i64, zone: i64, top: vec[float]) -> None:
    """The best strikes at the enemies of a zone go to the top."""
    card = table.top(zone)
    while card != NO_CARD:
        is_reached = zone != SHADOWS or RANGED[face] or SHEETS[table.quest].is_in_reach(table, card)
        if is_reached and not (TARGETS[face] == 1 and is_behind_guard(table, card, zone)):
            more = extra + extra_against(table, seat, face, card)
            insert(top, hitting(table, seat, face, card, PRINTED_DICE[face], more))
        card = table.links[card]


def is_behind_guard(table: Table, card: i64, zone: i64) -> bool:
    """Whether an attack on one enemy cannot choose this one, because another has to be chosen first."""
    if is_guard(table, card):
        return False
    other = table.top(zone)
    while other != NO_CARD:
        if is_guard(table, other):
            return True
        other = table.links[other]
    return False


def insert(top: vec[float], found: float) -> None:
    place: i64 = BEST_TARGETS
    while place > 0 and top[place - 1] < found:
        if place < BEST_TARGETS:
            top[place] = top[place - 1]
        place -= 1
    if place < BEST_TARGETS:
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
    """An enemy is drawn out of the shadows and struck."""
    best = 0.0
    card = table.top(SHADOWS)
    while card != NO_CARD:
        if can_be_engaged(table, card):
            found = hitting(table, seat, face, card, PRINTED_DICE[face], extra) + pulling(table, seat, card)
            if found > best:
                best = found
        card = table.links[card]
    return best
