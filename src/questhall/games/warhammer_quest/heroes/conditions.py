"""Conditions: bleeding, sickened, empowered.

WHQ-CONDITION-01, WHQ-CONDITION-02, WHQ-CONDITION-03, WHQ-CONDITION-04, WHQ-CONDITION-05
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.components.event_kinds import GAINED_CONDITION, LOST_CONDITION, RECOVERED
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, EMPOWERED
from questhall.games.warhammer_quest.components.printed_gear import BARS_CONDITIONS, RECOVERS_WITH_POWER
from questhall.games.warhammer_quest.components.state import CONDITION_SUPPLY, CONDITIONS, WOUNDS, Table


def can_gain(table: Table, seat: i64, condition: i64) -> bool:
    """Not a second time, not while defeated, not if gear bars conditions, and only while the supply lasts.

    WHQ-CONDITION-03, WHQ-Q53
    """
    if not table.is_standing(seat) or table.has_condition(seat, condition):
        return False
    return can_have_conditions(table, seat) and table.holds(CONDITION_SUPPLY, condition)


def can_have_conditions(table: Table, seat: i64) -> bool:
    """Gear with "cannot" bars them all (WHQ-GOLDEN-04)."""
    return table.worn(seat, BARS_CONDITIONS) == 0


def gain_condition(table: Table, seat: i64, condition: i64) -> None:
    if not can_gain(table, seat, condition):
        return
    card = table.find(CONDITION_SUPPLY, condition)
    table.take(card, CONDITION_SUPPLY)
    table.put(card, CONDITIONS + seat)
    table.tell(GAINED_CONDITION, seat, condition)
    if condition == EMPOWERED:
        recover(table, seat, table.worn(seat, RECOVERS_WITH_POWER))


def lose_condition(table: Table, seat: i64, condition: i64) -> None:
    """The card goes back to its stack (WHQ-CONDITION-02)."""
    card = table.find(CONDITIONS + seat, condition)
    if card == NO_CARD:
        return
    table.take(card, CONDITIONS + seat)
    table.put(card, CONDITION_SUPPLY)
    table.tell(LOST_CONDITION, seat, condition)


def recover(table: Table, seat: i64, wounds: i64) -> None:
    """Take wounds off a hero; one who bleeds stops bleeding (WHQ-WOUND-07, WHQ-DEFEAT-08)."""
    healed = min(wounds, table.get(seat, WOUNDS))
    if healed <= 0 or not table.is_standing(seat):
        return
    table.set(seat, WOUNDS, table.get(seat, WOUNDS) - healed)
    table.tell(RECOVERED, seat, healed)
    lose_condition(table, seat, BLEEDING)
