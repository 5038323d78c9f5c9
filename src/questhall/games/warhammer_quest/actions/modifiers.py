"""Step 5 of an action: what cards and the location add to the icons or take from them, without a choice.

All changes to icons happen in this step (WHQ-DICE-02).
WHQ-ACTION-16, WHQ-EFFECT-04, WHQ-EXHAUST-03
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.components.action_in_progress import (
    ENEMIES_THERE,
    EXTRA_SUCCESSES,
    IS_EMPOWERED,
    KIND,
    LOST_SUCCESSES,
    TARGET_COUNT,
    WAS_IN_SHADOWS,
    action_face,
    doer,
    target,
)
from questhall.games.warhammer_quest.components.face_numbers import EMPOWERED, SICKENED
from questhall.games.warhammer_quest.components.printed_actions import (
    PRINTED_DEFENCE,
    PRINTED_SUCCESSES,
    SUCCESSES_AMONG_EXHAUSTED,
    SUCCESSES_AT_SHADOWS,
)
from questhall.games.warhammer_quest.components.printed_enemies import RESILIENCE, is_great
from questhall.games.warhammer_quest.components.printed_gear import (
    DEFENCE_IN,
    LOWER_RESILIENCE,
    SUCCESS_AMONG_MANY,
    SUCCESS_AT_GREAT,
    SUCCESS_AT_ONE_TARGET,
    SUCCESS_IN,
)
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_DEFENCE, CONDITION_SUCCESSES
from questhall.games.warhammer_quest.components.printed_locations import FEWER_IN_REST
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.components.vocabulary import ATTACK, REST
from questhall.games.warhammer_quest.enemies.enemies_in_play import exhausted_around

MANY: Final = 2  # enemies around a hero


def extra_successes(table: Table, place: i64) -> i64:
    """What the hero's cards add to the successes of this action."""
    seat = doer(table, place)
    face = action_face(table, place)
    kind = table.field(place, KIND)
    extra = table.field(place, EXTRA_SUCCESSES) + PRINTED_SUCCESSES[face] + among_exhausted(table, seat, face)
    if table.field(place, WAS_IN_SHADOWS) != 0:
        extra += SUCCESSES_AT_SHADOWS[face]
    if table.field(place, IS_EMPOWERED) != 0:
        extra += CONDITION_SUCCESSES[EMPOWERED]
    extra += table.worn_in(seat, kind, SUCCESS_IN)
    if kind == ATTACK:
        extra += extra_in_attack(table, place, seat)
    return extra


def among_exhausted(table: Table, seat: i64, face: i64) -> i64:
    """What an action card adds for the exhausted enemies engaged with the hero (Nothing Bars the Way)."""
    if SUCCESSES_AMONG_EXHAUSTED[face] == 0:
        return 0
    return SUCCESSES_AMONG_EXHAUSTED[face] * exhausted_around(table, seat)


def extra_in_attack(table: Table, place: i64, seat: i64) -> i64:
    """What gear adds to an attack, by its targets and by the enemies around the hero."""
    extra: i64 = 0
    if table.field(place, TARGET_COUNT) == 1:
        extra += table.worn(seat, SUCCESS_AT_ONE_TARGET)
    if table.field(place, ENEMIES_THERE) >= MANY:
        extra += table.worn(seat, SUCCESS_AMONG_MANY)
    if has_great_target(table, place):
        extra += table.worn(seat, SUCCESS_AT_GREAT)
    return extra


def has_great_target(table: Table, place: i64) -> bool:
    """Whether a target lies faceup and is elite or a nemesis."""
    for number in range(table.field(place, TARGET_COUNT)):
        card = target(table, place, number)
        if not table.is_facedown(card) and is_great(table.faces[card]):
            return True
    return False


def extra_defence(table: Table, place: i64) -> i64:
    """What the hero's cards add to the defence icons of this action."""
    extra = PRINTED_DEFENCE[action_face(table, place)]
    if table.field(place, IS_EMPOWERED) != 0:
        extra += CONDITION_DEFENCE[EMPOWERED]
    return extra + table.worn_in(doer(table, place), table.field(place, KIND), DEFENCE_IN)


def lost_successes(table: Table, place: i64) -> i64:
    """What a condition, the location and a bow used at a distance take away; never below zero in total."""
    lost = table.field(place, LOST_SUCCESSES)
    if table.has_condition(doer(table, place), SICKENED):
        lost -= CONDITION_SUCCESSES[SICKENED]
    if table.field(place, KIND) == REST:
        lost += table.here(FEWER_IN_REST)
    return lost


def resilience_of(table: Table, place: i64, card: i64) -> i64:
    """What protects a target against this action; gear can lower it, not below zero (WHQ-ENEMY-09)."""
    resilience = RESILIENCE[table.faces[card]]
    if resilience > 0:
        resilience -= table.worn(doer(table, place), LOWER_RESILIENCE)
    return resilience
