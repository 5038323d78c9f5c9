"""What the lines of action cards are worth: enemies pulled or moved, cards readied, heroes healed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.bots.worth.beating_enemies import (
    calming,
    dread,
    release,
    shaking_off,
    wounding,
)
from questhall.games.warhammer_quest.bots.worth.enemy_threats import attack_of, harm
from questhall.games.warhammer_quest.bots.worth.odds import ATTACK_ON_A_DIE
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import (
    pain,
    relief,
    sparing,
    unit,
    worth_of_power,
)
from questhall.games.warhammer_quest.cards.card_lines import can_be_moved
from questhall.games.warhammer_quest.components.printed_cards import (
    BLEEDING,
    BW_AID_ADVANCED,
    BW_AID_BASIC,
    BW_REST_ADVANCED,
    BW_REST_BASIC,
    IB_AID_ADVANCED,
    IB_AID_BASIC,
    IB_REST_ADVANCED,
    IB_REST_BASIC,
    SICKENED,
    WP_AID_ADVANCED,
    WP_AID_BASIC,
    WP_EXPLORE_ADVANCED,
    WP_EXPLORE_BASIC,
    WP_REST_ADVANCED,
    WP_REST_BASIC,
    WW_AID_ADVANCED,
    WW_AID_BASIC,
    WW_REST_ADVANCED,
    WW_REST_BASIC,
)
from questhall.games.warhammer_quest.components.state import ACTIONS, ENGAGED, SHADOWS, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_engaged

CALM: Final = 0
SHAKE: Final = 1
SINGE: Final = 2


def line_worth(table: Table, seat: i64, face: i64) -> float:
    """What the "Then" of a card of the hero's own is worth, where it does not depend on whom he aids."""
    if face == IB_REST_BASIC:
        return best_two(table, ENGAGED + seat, CALM, 1)
    if face == IB_REST_ADVANCED:
        return best_two(table, ENGAGED + seat, CALM, 2)
    if face == WW_REST_BASIC:
        return best_two(table, ENGAGED + seat, SHAKE, 1)
    if face == WW_REST_ADVANCED:
        return best_two(table, ENGAGED + seat, SHAKE, 2)
    if face == BW_REST_BASIC:
        return best_two(table, ENGAGED + seat, SINGE, 1)
    if face == BW_REST_ADVANCED:
        return best_two(table, ENGAGED + seat, SINGE, 2)
    if face in (WP_EXPLORE_BASIC, WP_EXPLORE_ADVANCED):
        return cures(table, face == WP_EXPLORE_ADVANCED)
    if face in (WP_REST_BASIC, WP_REST_ADVANCED):
        return vigil(table, seat, face == WP_REST_ADVANCED)
    return 0.0


def effect_on(table: Table, card: i64, effect: i64) -> float:
    if effect == CALM:
        return calming(table, card)
    if effect == SHAKE:
        return shaking_off(table, card) if can_be_moved(table, card) else 0.0
    return wounding(table, card, 1)


def best_two(table: Table, zone: i64, effect: i64, count: i64) -> float:
    """The effect on the enemy of a zone for which it is best, or on two of them."""
    best = 0.0
    second = 0.0
    card = table.top(zone)
    while card != NO_CARD:
        found = effect_on(table, card, effect)
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
        card = table.links[card]
    return best + second if count > 1 else best


def cure(table: Table, seat: i64) -> float:
    """What it is worth to a hero to get rid of the worse of his conditions."""
    found = 0.0
    if table.has_condition(seat, BLEEDING):
        found = PRICES.bleeding
    if table.has_condition(seat, SICKENED) and PRICES.sickened > found:
        found = PRICES.sickened
    return found


def cures(table: Table, is_for_all: bool) -> float:
    best = 0.0
    total = 0.0
    hero: i64 = 0
    while hero < table.seats:
        found = cure(table, hero)
        total += found
        if found > best:
            best = found
        hero += 1
    return total if is_for_all else best


def vigil(table: Table, seat: i64, is_long: bool) -> float:
    """One other hero becomes empowered, or any two."""
    count = 0.0
    hero: i64 = 0
    while hero < table.seats:
        if (is_long or hero != seat) and worth_of_power(table, hero) > 0.0:
            count += 1.0
        hero += 1
    if not is_long and count > 1.0:
        count = 1.0
    if count > 2.0:
        count = 2.0
    return count * PRICES.empowered


# Aiding


def aid_line_worth(table: Table, seat: i64, face: i64, aided: i64) -> float:
    """What the lines of an aid card are worth, aiding this hero."""
    if face == IB_AID_BASIC:
        return best_pull(table, seat, aided)
    if face == IB_AID_ADVANCED:
        return best_pull(table, seat, aided) * 1.4
    if face == WW_AID_BASIC:
        return best_two(table, ENGAGED + aided, SHAKE, 1)
    if face == WW_AID_ADVANCED:
        return best_two(table, ENGAGED + aided, CALM, 2)
    if face == WP_AID_BASIC:
        return relief(table, seat, 1) + relief(table, aided, 1) + readying(table, aided, 1)
    if face == WP_AID_ADVANCED:
        return relief(table, seat, 2) + relief(table, aided, 2) + readying(table, aided, 2)
    if face == BW_AID_BASIC:
        return readying(table, aided, 1) + fever(table, aided)
    if face == BW_AID_ADVANCED:
        return readying(table, aided, 1) + 1.5 * fever(table, aided)
    return 0.0


def readying(table: Table, seat: i64, count: i64) -> float:
    """What it is worth that a hero readies so many action cards."""
    exhausted: i64 = 0
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if table.is_exhausted(card):
            exhausted += 1
        card = table.links[card]
    return PRICES.ready * float(min(exhausted, count))


def fever(table: Table, seat: i64) -> float:
    """A token and a card readied for a wound."""
    if table.remaining_health(seat) <= 1:
        return 0.0
    found = PRICES.token + readying(table, seat, 1) - pain(table, seat, 1)
    return found if found > 0.0 else 0.0


def pulling(table: Table, seat: i64, card: i64) -> float:
    """What it is worth that a hero draws this enemy to himself: it spares others, and strikes him at once."""
    if table.size(ENGAGED + seat) >= ZONE_LIMIT:
        return -2.0
    more = harm(table, card)
    spared = release(table, card) + sparing(table, seat, -more)
    spared += PRICES.shift * more * (dread(table, card) - unit(table, seat))
    return spared - ATTACK_ON_A_DIE * attack_of(table, card) * unit(table, seat)


def best_pull(table: Table, seat: i64, aided: i64) -> float:
    best = 0.0
    zone: i64 = SHADOWS
    while True:
        card = table.top(zone)
        while card != NO_CARD:
            if can_be_engaged(table, card):
                found = pulling(table, seat, card)
                if found > best:
                    best = found
            card = table.links[card]
        if zone != SHADOWS or aided == NOBODY:
            return best
        zone = ENGAGED + aided
