"""What it is worth to wound, defeat, exhaust or shake off enemies, and what they do to heroes who act."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.bots.worth.enemy_threats import (
    attack_of,
    harm,
    health_left,
    hero_of,
    menace,
)
from questhall.games.warhammer_quest.bots.worth.odds import ATTACK_ON_A_DIE
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import (
    is_off_at_once,
    is_won_soon,
    lateness,
    progress_worth,
    to_explore,
)
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import sparing, strain, unit
from questhall.games.warhammer_quest.components.face_numbers import ODIOUS_GRUMP
from questhall.games.warhammer_quest.components.printed_enemies import is_nemesis
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import DELVE, ENGAGED, QUEST_1, QUEST_2, SHADOWS, Table
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_exhausted

MOST_ATTACKERS: Final = 4
OUT_OF_REACH: Final = 3.0  # a nemesis who has to be beaten, in the shadows
GRUMPS_LEAD: Final = 4  # progress that Odious Grump leaves behind


def dread(table: Table, card: i64) -> float:
    """How dear wounds are to the hero it will wound: the one engaged with it, or any."""
    seat = hero_of(table, card)
    if seat >= 0:
        return unit(table, seat)
    total = 0.0
    standing = 0.0
    seat = 0
    while seat < table.seats:
        if table.is_standing(seat):
            total += unit(table, seat)
            standing += 1.0
        seat += 1
    return total / standing if standing > 0.0 else 1.0


def release(table: Table, card: i64) -> float:
    """What its hero no longer has to fear if it does nothing in this round."""
    seat = hero_of(table, card)
    return sparing(table, seat, harm(table, card)) if seat >= 0 else 0.0


def has_to_be_beaten(table: Table, card: i64) -> bool:
    """Whether the quest is won by beating this nemesis."""
    face = table.faces[card]
    if table.is_facedown(card) or not is_nemesis(face) or table.quest in (QUEST_1, QUEST_2):
        return False
    return table.quest == DELVE or face == SHEETS[table.quest].nemesis


def defeating(table: Table, card: i64) -> float:
    """What it is worth to be rid of this enemy."""
    rounds = PRICES.stay
    if table.is_exhausted(card):
        rounds -= 0.8
    if is_won_soon(table):
        rounds *= PRICES.over_soon
    elif table.zone_of_enemy(card) == SHADOWS and is_off_at_once(table):
        rounds *= PRICES.left_behind
    total = menace(table, card) * rounds * dread(table, card) + release(table, card)
    if has_to_be_beaten(table, card):
        return total + PRICES.boss * (1.0 + lateness(table)) * float(health_left(table, card))
    if table.quest == QUEST_1 and not table.is_facedown(card) and table.faces[card] == ODIOUS_GRUMP:
        total += progress_worth(table, min(GRUMPS_LEAD, to_explore(table)))
    return total


def share_of(table: Table, card: i64, wounds: i64) -> float:
    """What wounds on this enemy are worth, as a share of defeating it, after its resilience."""
    left = health_left(table, card)
    if wounds >= left:
        return 1.0
    if wounds <= 0:
        return 0.0
    share = float(wounds) / float(left)
    return share if has_to_be_beaten(table, card) else share * PRICES.partial


def wounding(table: Table, card: i64, wounds: i64) -> float:
    """What wounds on this enemy are worth once its resilience has been subtracted."""
    if wounds <= 0:
        return 0.0
    return defeating(table, card) * share_of(table, card, wounds)


def calming(table: Table, card: i64) -> float:
    """What it is worth to exhaust this enemy: it does nothing more in this round."""
    if not can_be_exhausted(table, card):
        return 0.0
    return harm(table, card) * dread(table, card) + release(table, card)


def shaking_off(table: Table, card: i64) -> float:
    """What it is worth to a hero if this enemy goes to the shadows; most come back to some hero."""
    strikes = ATTACK_ON_A_DIE * attack_of(table, card) * dread(table, card)
    found = PRICES.shift * (strikes + release(table, card))
    return found - OUT_OF_REACH if has_to_be_beaten(table, card) else found


def risk(table: Table, seat: i64, dice: i64, defence: i64, fewer: i64, pulled: i64) -> float:
    """What the enemies in his zone do to a hero while he acts, with one more of them pulled there first.

    Every attack icon is one attacker, the strongest first, and defence comes off the total (WHQ-ENEMYATK-03).
    """
    attackers = vec[i64]([0, 0, 0, 0])
    count: i64 = 0
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        if not table.is_exhausted(card):
            count = _insert(attackers, count, int(attack_of(table, card)))
        card = table.links[card]
    if pulled > 0 and count < MOST_ATTACKERS:
        count = _insert(attackers, count, pulled)
    enemy_dice = count - fewer
    if enemy_dice <= 0:
        return 0.0
    total = 0.0
    chance = 1.0
    die: i64 = 0
    while die < enemy_dice:
        chance *= ATTACK_ON_A_DIE
        die += 1
    ways: i64 = 1  # to roll this many attacks with these dice
    attacks: i64 = 0
    damage: i64 = 0
    while attacks < enemy_dice:
        damage += attackers[attacks]
        ways = ways * (enemy_dice - attacks) // (attacks + 1)
        attacks += 1
        total += chance * float(ways) * strain(table, seat, damage, dice, defence)
    return total


def _insert(attackers: vec[i64], count: i64, attack: i64) -> i64:
    """Keep them sorted, the strongest first."""
    place = count
    while place > 0 and attackers[place - 1] < attack:
        attackers[place] = attackers[place - 1]
        place -= 1
    attackers[place] = attack
    return count + 1


def menace_in(table: Table, zone: i64) -> float:
    total = 0.0
    card = table.top(zone)
    while card != NO_CARD:
        total += menace(table, card)
        card = table.links[card]
    return total
