"""Decisions inside an action: tokens, rerolls, further successes, fire for wounds, the power of the empowered.

They all ask the same: what is one more success worth, or another roll of a die?
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.frames import first_of
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.modifiers import extra_defence as gear_defence
from questhall.games.warhammer_quest.actions.modifiers import extra_successes as gear_successes
from questhall.games.warhammer_quest.actions.modifiers import lost_successes, resilience_of
from questhall.games.warhammer_quest.bots.worth.action_plans import (
    CARDS,
    Plan,
    aiding,
    explored_with_tokens,
    extra_successes,
    progress_made,
    resting,
    token_worth,
)
from questhall.games.warhammer_quest.bots.worth.attacks import best_aim
from questhall.games.warhammer_quest.bots.worth.beating_enemies import wounding
from questhall.games.warhammer_quest.bots.worth.odds import DEFENCE_OF_A_DIE, MOST, chance_of
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import price_of_tokens
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import cost, pain, relief
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    ATTACKER_COUNT,
    CARD_USED,
    CRITICALS,
    DEFENCE_ON,
    FIRST_ENEMY_DIE_NAME,
    KIND,
    NEMESES,
    NEMESIS_FACE,
    SPENT,
    SUCCESSES_ON,
    TARGET_COUNT,
    action_face,
    attack_icons,
    attacker,
    current_action,
    dice_defence,
    dice_successes,
    doer,
    enemy_die,
    has_nemesis_icon,
    hero_die,
    target,
)
from questhall.games.warhammer_quest.components.printed_actions import PRINTED_DICE, WOUND_FOR_SUCCESSES
from questhall.games.warhammer_quest.components.printed_enemies import ATTACK_VALUE
from questhall.games.warhammer_quest.components.state import TOKEN_LIMIT, Table
from questhall.games.warhammer_quest.components.vocabulary import AID, ATTACK, EXPLORE, REST
from questhall.games.warhammer_quest.heroes.tokens import tokens_of

NEMESIS_ICON: Final = 1.0  # what it does
POWER_DEFENDS: Final = 0.5  # the defence icon of the empowered


def deed_worth(table: Table, place: i64, successes: i64) -> float:
    """What this many successes are worth in the current action."""
    kind = table.field(place, KIND)
    if kind == EXPLORE:
        return progress_made(table, successes)
    if kind == REST:
        return relief(table, doer(table, place), successes)
    if kind == AID:
        return tokens_given(table, table.field(place, AIDED), successes)
    total = 0.0
    i: i64 = 0
    while i < table.field(place, TARGET_COUNT):
        card = target(table, place, i)
        off: i64 = 0
        if not table.is_facedown(card):
            off = resilience_of(table, place, card)
        total += wounding(table, card, successes - off)
        i += 1
    return total


def tokens_given(table: Table, aided: i64, successes: i64) -> float:
    if aided == NOBODY:
        return 0.0
    room = CARDS * TOKEN_LIMIT - tokens_of(table, aided)
    return float(max(0, min(successes, room))) * token_worth(table, aided)


def sure_successes(table: Table, place: i64) -> i64:
    """What the action has without its dice."""
    extra = gear_successes(table, place) - lost_successes(table, place)
    return table.field(place, SPENT) + extra


def expected(table: Table, place: i64, more: i64) -> float:
    """What the action will come to, before its dice are rolled."""
    dice = PRINTED_DICE[action_face(table, place)]
    sure = sure_successes(table, place) + more
    total = 0.0
    i: i64 = 0
    while i <= MOST:
        total += chance_of(dice, i) * deed_worth(table, place, i + sure)
        i += 1
    return total


def spending(table: Table, place: i64) -> float:
    """One more token before the roll."""
    return expected(table, place, 1) - expected(table, place, 0) - price_of_tokens(table, 1)


def burning_brighter(table: Table, seat: i64) -> float:
    """A wound for further successes."""
    place = first_of(table.asking)
    brighter = WOUND_FOR_SUCCESSES[action_face(table, place)]
    return expected(table, place, brighter) - expected(table, place, 0) - pain(table, seat, 1)


def using_power(table: Table, seat: i64, plan: Plan) -> float:
    """Being empowered is used up for a success, a defence icon, and a card that stays ready."""
    place = first_of(table.asking)
    face = action_face(table, place)
    card = table.field(place, CARD_USED)
    gain = plainly(table, seat, face, 1, table.amount(card)) - plainly(table, seat, face, 0, table.amount(card))
    return gain + POWER_DEFENDS + plan.regaining(face) - PRICES.empowered


def plainly(table: Table, seat: i64, face: i64, more: i64, tokens: i64) -> float:
    """What the successes of an action that has just been chosen are worth."""
    extra = extra_successes(table, seat, face) + more
    place = first_of(table.asking)
    kind = table.field(place, KIND)
    if kind == EXPLORE:
        return explored_with_tokens(table, PRINTED_DICE[face], extra, tokens)
    if kind == REST:
        return resting(table, seat, face, extra, tokens)
    if kind == ATTACK:
        return best_aim(table, seat, face, extra, tokens)
    return aiding(table, seat, face, extra)


# With the dice on the table


def successes_now(table: Table, place: i64) -> i64:
    return dice_successes(table, place) + table.field(place, CRITICALS) + sure_successes(table, place)


def more_successes(table: Table, place: i64, more: i64) -> float:
    """What further successes add to the action as the dice lie."""
    now = successes_now(table, place)
    return deed_worth(table, place, now + more) - deed_worth(table, place, now)


def defending(table: Table, place: i64) -> float:
    """What one more defence icon would spare the hero."""
    struck = attacked_for(table, place, attack_icons(table, place))
    if struck <= dice_defence(table, place) + gear_defence(table, place):
        return 0.0
    return cost(table, doer(table, place))


def attacked_for(table: Table, place: i64, icons: i64) -> i64:
    """The attacks of the strongest, one for each icon."""
    total: i64 = 0
    taken: i64 = 0  # a mask of attackers
    while icons > 0:
        best: i64 = -1
        strongest: i64 = -1
        i: i64 = 0
        while i < table.field(place, ATTACKER_COUNT):
            attack = ATTACK_VALUE[table.faces[attacker(table, place, i)]]
            if (taken >> i) & 1 == 0 and attack > strongest:
                strongest = attack
                best = i
            i += 1
        if best < 0:
            return total
        total += strongest
        taken |= 1 << int(best)
        icons -= 1
    return total


def rolling_again(table: Table, die: i64) -> float:
    """What it is worth to roll this die again, of either kind."""
    place = current_action(table)
    if die >= FIRST_ENEMY_DIE_NAME:
        return rolling_enemy_die(table, place, die - FIRST_ENEMY_DIE_NAME)
    face = hero_die(table, place, die)
    now = successes_now(table, place)
    without = now - SUCCESSES_ON[face]
    total = 0.0
    i: i64 = 0
    while i <= MOST:
        total += chance_of(1, i) * deed_worth(table, place, without + i)
        i += 1
    shield = (DEFENCE_OF_A_DIE - float(DEFENCE_ON[face])) * defending(table, place)
    return total - deed_worth(table, place, now) + shield


def rolling_enemy_die(table: Table, place: i64, die: i64) -> float:
    face = enemy_die(table, place, die)
    if face == NEMESIS_FACE:
        return NEMESIS_ICON if table.field(place, NEMESES) != 0 else -1.0
    if face > NEMESIS_FACE:
        return -1.0
    icons = attack_icons(table, place)
    defence = dice_defence(table, place) + gear_defence(table, place)
    struck = attacked_for(table, place, icons) - defence
    spared = min(struck, attacked_for(table, place, icons) - attacked_for(table, place, icons - 1))
    if spared <= 0:
        return -0.2
    return 0.5 * pain(table, doer(table, place), spared)


def warding(table: Table) -> float:
    """The Warding Charm against nemesis icons."""
    place = current_action(table)
    if table.field(place, NEMESES) == 0 or not has_nemesis_icon(table, place):
        return -0.1
    return NEMESIS_ICON
