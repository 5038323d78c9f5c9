"""Items and gear that may be used: their value now, minus their value later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.frames import second_of, third_of
from questhall.games.warhammer_quest.bots.choosing.dice import more_successes, rolling_again, warding
from questhall.games.warhammer_quest.bots.worth.action_plans import LOOK_AHEAD, Plan
from questhall.games.warhammer_quest.bots.worth.beating_enemies import calming, wounding
from questhall.games.warhammer_quest.bots.worth.card_lines import SHAKEN_OFF, best_two
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import progress_worth, to_explore
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import (
    price_of_fall,
    relief,
    worth_of_power,
)
from questhall.games.warhammer_quest.components.action_in_progress import AIDED, CARD_USED, current_action
from questhall.games.warhammer_quest.components.face_numbers import (
    BALANCED_BLADE,
    BITTERROOT_DRAUGHT,
    BLEEDING,
    BW_LEG_PHIAL,
    CLEAN_BANDAGES,
    CLIMBING_ROPE,
    CROSSBOW,
    ELFCAP_FUNGUS,
    FIRE_FLASK,
    GOOD_WHETSTONE,
    GRIMNIRS_HORN,
    HEADSMANS_SWORD,
    HEALERS_SATCHEL,
    IB_LEG_TALLY,
    LAMP_OIL,
    LUCKY_COIN,
    MAP_FRAGMENT,
    RITUAL_CANDLES,
    SECOND_WIND_RING,
    SHARP_SALTS,
    SICKENED,
    SMOKE_POT,
    THROWING_KNIVES,
    VIAL_OF_VIGOUR,
    WARDING_CHARM,
    WP_LEG_BOOK,
    WW_LEG_BOW,
    WW_LEG_QUIVER,
)
from questhall.games.warhammer_quest.components.printed_actions import PREPARES
from questhall.games.warhammer_quest.components.printed_cards import AMOUNT
from questhall.games.warhammer_quest.components.state import ENGAGED, Table
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies

EXTRA_ACTION: Final = 5.0 / 6.0
ONCE_A_QUEST: Final = 1.0  # gear that is depleted
LITTLE: Final = 0.05


def using(table: Table, seat: i64, face: i64, option: i64, plan: Plan) -> float:
    """What it is worth to use this now; declining is worth nothing."""
    if face in (BALANCED_BLADE, WW_LEG_BOW, LUCKY_COIN):
        return rolling_again(table, second_of(option)) - LITTLE
    if face in (LAMP_OIL, GOOD_WHETSTONE, HEADSMANS_SWORD, CROSSBOW):
        return more_successes(table, current_action(table), AMOUNT[face]) - price_of_successes(face)
    if face == WARDING_CHARM:
        return warding(table)
    if face in (THROWING_KNIVES, FIRE_FLASK, WW_LEG_QUIVER):
        return hurting(table, face, option)
    if face in (BITTERROOT_DRAUGHT, CLEAN_BANDAGES, HEALERS_SATCHEL, SHARP_SALTS):
        return healing(table, seat, face, second_of(option))
    if face in (RITUAL_CANDLES, CLIMBING_ROPE):
        return finding_way(table, face)
    if face in (GRIMNIRS_HORN, SMOKE_POT):
        return hiding(table, seat, face)
    if face in (VIAL_OF_VIGOUR, WP_LEG_BOOK):
        return empowering(table, face, second_of(option))
    if face in (ELFCAP_FUNGUS, BW_LEG_PHIAL, SECOND_WIND_RING):
        plan.make(table, seat)
        return acting_more(table, face, plan)
    if face == IB_LEG_TALLY:
        return PRICES.token
    assert face == MAP_FRAGMENT
    return LITTLE


def price_of_successes(face: i64) -> float:
    """What is given up for further successes."""
    if face == LAMP_OIL:
        return PRICES.keep_on_the_way
    if face == CROSSBOW:
        return PRICES.token
    return PRICES.keep + ONCE_A_QUEST if face == HEADSMANS_SWORD else PRICES.keep


def hurting(table: Table, face: i64, option: i64) -> float:
    """An enemy suffers wounds directly."""
    if face == THROWING_KNIVES:
        return wounding(table, table.enemy_at(second_of(option)), AMOUNT[face])
    if face == FIRE_FLASK:
        return wounding(table, table.enemy_at(second_of(option)), AMOUNT[face]) - PRICES.keep
    return wounding(table, table.enemy_at(third_of(option)), AMOUNT[face]) - PRICES.token


def healing(table: Table, seat: i64, face: i64, hero: i64) -> float:
    if face == SHARP_SALTS:
        return price_of_fall(table) + float(AMOUNT[face])
    if face == HEALERS_SATCHEL:
        return relief(table, hero, AMOUNT[face])
    if face == BITTERROOT_DRAUGHT:
        return relief(table, hero, AMOUNT[face]) - PRICES.keep_for_need
    found = relief(table, seat, AMOUNT[face]) - PRICES.keep
    if table.has_condition(seat, BLEEDING):
        found += 0.3
    if table.has_condition(seat, SICKENED):
        found += PRICES.sickened
    return found


def finding_way(table: Table, face: i64) -> float:
    """Progress, if none of it is wasted."""
    price = PRICES.keep_on_the_way
    if face == CLIMBING_ROPE:  # it is as good as new in the next quest
        price *= 0.5
    if to_explore(table) < AMOUNT[face]:
        return -1.0
    return progress_worth(table, AMOUNT[face]) - price


def hiding(table: Table, seat: i64, face: i64) -> float:
    """Two enemies are exhausted, or leave a hero alone for a while."""
    if face == SMOKE_POT:
        return best_two(table, ENGAGED + seat, SHAKEN_OFF, AMOUNT[face]) - PRICES.keep
    best = 0.0
    second = 0.0
    for card in all_enemies(table):
        found = calming(table, card)
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return best + second - 2.5 * PRICES.keep


def empowering(table: Table, face: i64, hero: i64) -> float:
    if face == WP_LEG_BOOK:
        return worth_of_power(table, table.field(current_action(table), AIDED))
    return worth_of_power(table, hero) - PRICES.keep


def acting_more(table: Table, face: i64, plan: Plan) -> float:
    """One more action, or action cards readied."""
    if face == ELFCAP_FUNGUS:
        return EXTRA_ACTION * plan.best(plan.ready, 1) - PRICES.keep
    if face == BW_LEG_PHIAL:
        everything = plan.best(BIT[plan.count] - 1, LOOK_AHEAD)
        return everything - plan.best(plan.ready, LOOK_AHEAD) - ONCE_A_QUEST
    used = table.faces[table.field(current_action(table), CARD_USED)]
    if PREPARES[used]:
        return -1.0
    return plan.regaining(used) - ONCE_A_QUEST
