"""In the settlement: trainer, blacksmith or arena, and who gets which gear.

WHQ-SETTLE-04, WHQ-SETTLE-05, WHQ-SETTLE-06, WHQ-SETTLE-07, WHQ-SETTLE-08, WHQ-SETTLE-09
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.bots.choosing.finds import GEAR_WORTH, gear_gain, more_room, upgrading
from questhall.games.warhammer_quest.components.printed_gear import is_legendary
from questhall.games.warhammer_quest.components.state import GEAR_LIMIT, Table
from questhall.games.warhammer_quest.dungeon.gear import ordinary_gear
from questhall.games.warhammer_quest.settlement.settlement_actions import can_visit_blacksmith

TRAINING: Final = 2.0  # a better action lasts for the whole campaign
BETTER_OF_TWO: Final = 3.3  # the gear to expect at the blacksmith's
ROOM_FOR_MORE: Final = 0.5


def training(face: i64) -> float:
    return TRAINING + upgrading(face)


def at_the_blacksmith(table: Table, seat: i64) -> float:
    return gear_gain(table, seat, BETTER_OF_TWO, is_legend=False)


def in_the_arena(table: Table, seat: i64) -> float:
    """Room for gear that will be found; a hero who has room needs no more."""
    return more_room(table, seat)


def taking_ware(table: Table, seat: i64, face: i64) -> float:
    if is_legendary(face) or has_room(table, seat):
        return GEAR_WORTH[face]
    return gear_gain(table, seat, GEAR_WORTH[face], is_legend=False) - ROOM_FOR_MORE


def has_room(table: Table, seat: i64) -> bool:
    return ordinary_gear(table, seat) < table.get(seat, GEAR_LIMIT)


def giving(table: Table, seat: i64, to: i64) -> float:
    """To a hero with room for it, from one who has none left and goes to the blacksmith next."""
    if has_room(table, seat) or not has_room(table, to) or not can_visit_blacksmith(table, seat):
        return -1.0
    return BETTER_OF_TWO - ROOM_FOR_MORE
