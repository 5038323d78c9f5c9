"""Toads: becoming one, and turning back.

TAL-TOAD-01, TAL-TOAD-02, TAL-TOAD-03, TAL-TOAD-04, TAL-TOAD-05, TAL-TOAD-06, TAL-TOAD-07, TAL-TOAD-08,
TAL-TOAD-09, TAL-TOAD-10, TAL-TOAD-11, TAL-TOAD-12, TAL-TOAD-13, TAL-TOAD-14, TAL-TOAD-15, TAL-TOAD-16,
TAL-COMP-16, TAL-Q76, TAL-Q77, TAL-Q78, TAL-Q79, TAL-Q80, TAL-Q81, TAL-Q111
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.games.talisman.belongings.counters import leave_gold
from questhall.games.talisman.belongings.objects_and_followers import leave_everything
from questhall.games.talisman.belongings.spells_in_hand import show_all_spells
from questhall.games.talisman.components.character_cards import PROPHETESS
from questhall.games.talisman.components.event_kinds import BECAME_TOAD, TURNED_BACK
from questhall.games.talisman.components.state import (
    CRAFT_SUPPLY,
    STRENGTH_SUPPLY,
    TOAD_CARDS,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TOAD_TURNS,
    Table,
)

TURNS_AS_A_TOAD: Final = 3


def toad_cards_left(table: Table) -> i64:
    left: i64 = TOAD_CARDS
    seat: i64 = 0
    while seat < table.seats:
        if table.is_toad(seat):
            left -= 1
        seat += 1
    return left


def become_toad(table: Table, seat: i64) -> None:
    """For three of his own turns; the one in which he is changed does not count (TAL-Q77).

    He leaves everything on the space (TAL-Q76), but keeps an offer of the Tavern: it replaces the whole move
    (TAL-Q111). If no Toad card is left, nothing happens (TAL-Q78).
    """
    if not table.is_toad(seat):
        if toad_cards_left(table) == 0:
            return
        leave_everything(table, seat)
        leave_gold(table, seat, table.place(seat))
    turns: i64 = TURNS_AS_A_TOAD
    if seat == table.active:
        turns += 1  # the end of this very turn
    table.set(seat, TOAD_TURNS, turns)
    table.tell(BECAME_TOAD, seat)


def count_down(table: Table, seat: i64) -> None:
    """A turn of his has ended, played or missed; after the third he has his own shape again (TAL-TOAD-02)."""
    if not table.is_alive(seat) or not table.is_toad(seat):
        return
    table.add(seat, TOAD_TURNS, -1)
    if not table.is_toad(seat):
        turn_back(table, seat)


def turn_back(table: Table, seat: i64) -> None:
    """Strength and Craft gained or lost as a Toad vanish; what he had before counts again.

    TAL-TOAD-05, TAL-TOAD-06, TAL-TOAD-08
    """
    table.board[STRENGTH_SUPPLY] += table.get(seat, TOAD_STRENGTH)
    table.board[CRAFT_SUPPLY] += table.get(seat, TOAD_CRAFT)
    table.set(seat, TOAD_STRENGTH, 0)
    table.set(seat, TOAD_CRAFT, 0)
    table.tell(TURNED_BACK, seat)
    table.unsettled |= BIT[seat]  # the limit of Spells counts again (TAL-Q81)
    if table.is_character(seat, PROPHETESS):
        show_all_spells(table, seat)
