"""Handing over gear in the settlement stage.

WHQ-SETTLE-09, WHQ-LEGEND-04, WHQ-GEAR-09, WHQ-Q61, WHQ-Q76
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Rule
from questhall.games.warhammer_quest.components.event_kinds import GAVE_GEAR
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_gear import is_legendary
from questhall.games.warhammer_quest.components.state import GEAR, SEAT, SETTLEMENT, VISITS, Table
from questhall.games.warhammer_quest.dungeon.gear import can_make_room, can_unequip, claim_gear, why_no_room
from questhall.games.warhammer_quest.settlement.settlement_actions import IS_READY_TO_GO, end_waiting


def can_give(table: Table, giver: i64, card: i64, to: i64) -> bool:
    """Gear that is not legendary, even if depleted; not if he would fall without its health.

    The other hero has to have room for it, or be able to make it (WHQ-Q61).
    """
    face = table.faces[card]
    return (
        to != giver
        and not is_legendary(face)
        and can_unequip(table, giver, card)
        and can_make_room(table, to, face)
    )


def can_give_something(table: Table, seat: i64) -> bool:
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        to: i64 = 0
        while to < table.seats:
            if can_give(table, seat, card, to):
                return True
            to += 1
        card = table.links[card]
    return False


def gifts(table: Table, seat: i64) -> i64:
    """In how many ways he can give something away."""
    ways: i64 = 0
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        to: i64 = 0
        while to < table.seats:
            if can_give(table, seat, card, to):
                ways += 1
            to += 1
        card = table.links[card]
    return ways


def offer_gifts(table: Table, seat: i64) -> None:
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        to: i64 = 0
        while to < table.seats:
            if can_give(table, seat, card, to):
                table.offer(GIVE.at(seat, table.faces[card], to))
            to += 1
        card = table.links[card]


@final
class Give(Choice[Table]):
    """The other hero claims it: he equips it or discards it (WHQ-SETTLE-09, WHQ-Q61, WHQ-Q76)."""

    def run(self, table: Table, seat: i64, face: i64, to: i64, /) -> None:
        end_waiting(table)
        table.push(table.asking)
        card = table.find(GEAR + seat, face)
        table.take(card, GEAR + seat)
        table.clear_card(card)
        table.tell(GAVE_GEAR, seat, face, to)
        table.set(to, VISITS, table.get(to, VISITS) & ~IS_READY_TO_GO)
        claim_gear(table, to, card)

    def reason(self, table: Table, seat: i64, face: i64, to: i64, /) -> str:
        if table.phase != SETTLEMENT or to == seat or to >= table.seats:
            return "WHQ-SETTLE-09"
        if is_legendary(face):
            return "WHQ-LEGEND-04"
        card = table.find(GEAR + seat, face)
        if card == NO_CARD:
            return "WHQ-HERO-03"
        if not can_unequip(table, seat, card):
            return "WHQ-GEAR-09"
        return "WHQ-SETTLE-09" if can_make_room(table, to, face) else why_no_room(table, to, face)


GIVE: Final = Give("give", "WHQ-SETTLE-09", CARD, SEAT)
RULES: Final[list[Rule[Any]]] = [GIVE]
