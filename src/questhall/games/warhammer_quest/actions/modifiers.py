"""Step 5 of an action: what cards and the location add to the icons or take from them, without a choice.

WHQ-ACTION-16, WHQ-EFFECT-04, WHQ-EXHAUST-03
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.games.warhammer_quest.components.action_in_progress import (
    ENEMIES_THERE,
    EXTRA_DEFENCE,
    EXTRA_SUCCESSES,
    FIRST_TARGET,
    IS_EMPOWERED,
    KIND,
    LOST_SUCCESSES,
    TARGET_COUNT,
    WAS_IN_SHADOWS,
    action_face,
    doer,
)
from questhall.games.warhammer_quest.components.printed_cards import (
    AID,
    ATTACK,
    BONE_STREWN_STAIR,
    BW_ATTACK_ADVANCED,
    ENEMY_KIND,
    EXPLORE,
    HEAVY_MAUL,
    IB_AID_ADVANCED,
    IB_ATTACK_ADVANCED,
    IB_EXPLORE_ADVANCED,
    IB_LEG_HAMMER,
    IB_LEG_PLATE,
    PADDED_COAT,
    PARRYING_DAGGER,
    RESILIENCE,
    REST,
    SAW_EDGED_AXE,
    SCOUTS_JERKIN,
    SICKENED,
    SIGNAL_WHISTLE,
    STANDARD,
    STORM_LANTERN,
    TOWER_SHIELD,
    WP_EXPLORE_ADVANCED,
    WP_LEG_MAUL,
    WW_ATTACK_ADVANCED,
    WW_ATTACK_BASIC,
    WW_EXPLORE_ADVANCED,
    WW_EXPLORE_BASIC,
)
from questhall.games.warhammer_quest.components.state import Table


def extra_successes(table: Table, place: i64) -> i64:
    """What the hero's cards add to the successes of this action."""
    seat = doer(table, place)
    kind = table.field(place, KIND)
    extra = table.field(place, EXTRA_SUCCESSES) + printed_successes(table, place)
    if table.field(place, IS_EMPOWERED) != 0:
        extra += 1
    if kind == EXPLORE and table.has_gear(seat, STORM_LANTERN):
        extra += 1
    if kind == REST and table.has_gear(seat, PADDED_COAT):
        extra += 1
    if kind == AID and table.has_gear(seat, SIGNAL_WHISTLE):
        extra += 1
    if kind == ATTACK:
        extra += extra_in_attack(table, place, seat)
    return extra


def extra_in_attack(table: Table, place: i64, seat: i64) -> i64:
    extra: i64 = 0
    if table.field(place, TARGET_COUNT) == 1 and table.has_gear(seat, HEAVY_MAUL):
        extra += 1
    if table.field(place, ENEMIES_THERE) >= 2 and table.has_gear(seat, IB_LEG_HAMMER):
        extra += 1
    if table.has_gear(seat, WP_LEG_MAUL) and has_great_target(table, place):
        extra += 1
    return extra


def has_great_target(table: Table, place: i64) -> bool:
    """Whether a target lies faceup and is elite or a nemesis."""
    i: i64 = 0
    while i < table.field(place, TARGET_COUNT):
        card = table.field(place, FIRST_TARGET + i)
        if not table.is_facedown(card) and ENEMY_KIND[table.faces[card]] != STANDARD:
            return True
        i += 1
    return False


def printed_successes(table: Table, place: i64) -> i64:
    """What stands on the action card itself."""
    face = action_face(table, place)
    if face in (WW_ATTACK_BASIC, WW_ATTACK_ADVANCED):
        return table.field(place, WAS_IN_SHADOWS)
    if face in (
        IB_EXPLORE_ADVANCED,
        WW_EXPLORE_BASIC,
        WW_EXPLORE_ADVANCED,
        WP_EXPLORE_ADVANCED,
        BW_ATTACK_ADVANCED,
    ):
        return 1
    return 0


def extra_defence(table: Table, place: i64) -> i64:
    seat = doer(table, place)
    kind = table.field(place, KIND)
    extra = table.field(place, EXTRA_DEFENCE)
    if table.field(place, IS_EMPOWERED) != 0:
        extra += 1
    if action_face(table, place) in (IB_ATTACK_ADVANCED, IB_AID_ADVANCED):
        extra += 1
    if kind == ATTACK and table.has_gear(seat, PARRYING_DAGGER):
        extra += 1
    if kind == EXPLORE and table.has_gear(seat, SCOUTS_JERKIN):
        extra += 1
    if kind != EXPLORE and table.has_gear(seat, TOWER_SHIELD):
        extra += 1
    if kind != ATTACK and table.has_gear(seat, IB_LEG_PLATE):
        extra += 1
    return extra


def lost_successes(table: Table, place: i64) -> i64:
    """Sickened heroes, the Bone-Strewn Stair, a bow used at a distance: never below zero in all."""
    lost = table.field(place, LOST_SUCCESSES)
    if table.has_condition(doer(table, place), SICKENED):
        lost += 1
    if table.field(place, KIND) == REST and table.location() == BONE_STREWN_STAIR:
        lost += 1
    return lost


def resilience_of(table: Table, place: i64, card: i64) -> i64:
    """WHQ-ENEMY-09; the Saw-Edged Axe lowers it by one."""
    resilience = RESILIENCE[table.faces[card]]
    if resilience > 0 and table.has_gear(doer(table, place), SAW_EDGED_AXE):
        resilience -= 1
    return resilience
