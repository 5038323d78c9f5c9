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
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, SICKENED
from questhall.games.warhammer_quest.components.printed_actions import (
    ACTION_KIND,
    AID_READIES,
    AID_RECOVERS,
    CURES,
    EMPOWERS,
    EMPOWERS_HIMSELF,
    EXHAUSTS,
    EXHAUSTS_AT_AIDED,
    EXHAUSTS_IN_SHADOWS,
    EXHAUSTS_MOVED,
    MOVES_AWAY,
    PULLS,
    READIES_ALONE,
    READIES_FOR_WOUNDS,
    WOUNDS_AROUND,
    WOUNDS_ENGAGED,
    WOUNDS_SHADOWS,
)
from questhall.games.warhammer_quest.components.state import ACTIONS, ENGAGED, SHADOWS, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.components.vocabulary import AID
from questhall.games.warhammer_quest.enemies.enemies_in_play import (
    can_be_engaged,
    can_be_moved,
    is_faceup_nemesis,
)

# What is done to enemies
EXHAUSTED_THEN: Final = 0
SHAKEN_OFF: Final = 1
WOUNDED_ONCE: Final = 2
HELD_IN_SHADOWS: Final = 3
SECOND_PULL: Final = 1.4  # what drawing two enemies is worth, against one
SECOND_FEVER: Final = 1.5


def line_worth(table: Table, seat: i64, face: i64) -> float:
    """What the "Then" of one of the hero's cards is worth, if it does not depend on whom he aids."""
    if EXHAUSTS[face] > 0:
        drawn = best_pull(table, seat, NOBODY) if PULLS[face] > 0 and ACTION_KIND[face] != AID else 0.0
        return drawn + best_two(table, ENGAGED + seat, EXHAUSTED_THEN, EXHAUSTS[face])
    if MOVES_AWAY[face] > 0 and ACTION_KIND[face] != AID:
        found = best_two(table, ENGAGED + seat, SHAKEN_OFF, MOVES_AWAY[face])
        return found + alone(table, seat, face) if READIES_ALONE[face] > 0 else found
    if WOUNDS_ENGAGED[face] > 0:
        return best_two(table, ENGAGED + seat, WOUNDED_ONCE, WOUNDS_ENGAGED[face])
    if WOUNDS_AROUND[face] > 0:
        return best_ash(table, WOUNDS_AROUND[face])
    if WOUNDS_SHADOWS[face] > 0:
        return best_two(table, SHADOWS, WOUNDED_ONCE, WOUNDS_SHADOWS[face])
    if CURES[face] > 0:
        found = cures(table, CURES[face])
        if EXHAUSTS_IN_SHADOWS[face] > 0:
            found += best_two(table, SHADOWS, HELD_IN_SHADOWS, EXHAUSTS_IN_SHADOWS[face])
        return found
    if EMPOWERS[face] > 0:
        return vigil(table, seat, face)
    return 0.0


def effect_on(table: Table, card: i64, effect: i64) -> float:
    if effect == EXHAUSTED_THEN:
        return calming(table, card)
    if effect == SHAKEN_OFF:
        return shaking_off(table, card) if can_be_moved(table, card) else 0.0
    if effect == HELD_IN_SHADOWS:
        return 0.0 if is_faceup_nemesis(table, card) else calming(table, card)
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


def around(table: Table, hero: i64, wounds: i64) -> float:
    """What it is worth if every enemy engaged with a hero suffers wounds."""
    total = 0.0
    card = table.top(ENGAGED + hero)
    while card != NO_CARD:
        total += wounding(table, card, wounds)
        card = table.links[card]
    return total


def best_ash(table: Table, wounds: i64) -> float:
    """The same for the hero for whom it is worth most."""
    best = 0.0
    for hero in range(table.seats):
        found = around(table, hero, wounds)
        if found > best:
            best = found
    return best


def alone(table: Table, seat: i64, face: i64) -> float:
    """Cards readied by a hero who gets rid of all enemies around him; the card he performs counts too."""
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        if not can_be_moved(table, card):
            return 0.0
        card = table.links[card]
    exhausted = exhausted_actions(table, seat)
    if not table.is_exhausted(table.find(ACTIONS + seat, face)):
        exhausted += 1
    return PRICES.ready * float(min(exhausted, READIES_ALONE[face]))


def cure(table: Table, seat: i64) -> float:
    """What it is worth to a hero to get rid of the worse of his conditions."""
    found = 0.0
    if table.has_condition(seat, BLEEDING):
        found = PRICES.bleeding
    if table.has_condition(seat, SICKENED) and PRICES.sickened > found:
        found = PRICES.sickened
    return found


def cures(table: Table, heroes: i64) -> float:
    """One hero is cured, or all of them."""
    best = 0.0
    total = 0.0
    for hero in range(table.seats):
        found = cure(table, hero)
        total += found
        if found > best:
            best = found
    return best if heroes == 1 else total


def vigil(table: Table, seat: i64, face: i64) -> float:
    """Heroes become empowered, as many as the card says."""
    count: i64 = 0
    for hero in range(table.seats):
        if (EMPOWERS_HIMSELF[face] or hero != seat) and worth_of_power(table, hero) > 0.0:
            count += 1
    return float(min(count, EMPOWERS[face])) * PRICES.empowered


# Aiding


def aid_line_worth(table: Table, seat: i64, face: i64, aided: i64) -> float:
    """What the lines of an aid card are worth, aiding this hero."""
    if PULLS[face] > 0:
        pulled = best_pull(table, seat, aided)
        return pulled if PULLS[face] == 1 else pulled * SECOND_PULL
    if MOVES_AWAY[face] > 0:
        effect: i64 = SHAKEN_OFF
        if EXHAUSTS_MOVED[face]:
            effect = EXHAUSTED_THEN
        return best_two(table, ENGAGED + aided, effect, MOVES_AWAY[face])
    found = relief(table, seat, AID_RECOVERS[face]) + relief(table, aided, AID_RECOVERS[face])
    found += readying(table, aided, AID_READIES[face])
    if EXHAUSTS_AT_AIDED[face] > 0:
        found += best_two(table, ENGAGED + aided, EXHAUSTED_THEN, EXHAUSTS_AT_AIDED[face])
    if READIES_FOR_WOUNDS[face] == 1:
        found += fever(table, aided)
    elif READIES_FOR_WOUNDS[face] > 1:
        found += SECOND_FEVER * fever(table, aided)
    return found


def readying(table: Table, seat: i64, count: i64) -> float:
    """What it is worth if a hero readies this many action cards."""
    return PRICES.ready * float(min(exhausted_actions(table, seat), count))


def exhausted_actions(table: Table, seat: i64) -> i64:
    exhausted: i64 = 0
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if table.is_exhausted(card):
            exhausted += 1
        card = table.links[card]
    return exhausted


def fever(table: Table, seat: i64) -> float:
    """A token and a card readied for a wound."""
    if table.remaining_health(seat) <= 1:
        return 0.0
    found = PRICES.token + readying(table, seat, 1) - pain(table, seat, 1)
    return found if found > 0.0 else 0.0


def pulling(table: Table, seat: i64, card: i64) -> float:
    """What it is worth if a hero draws this enemy to himself: it spares others, and strikes him at once."""
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
