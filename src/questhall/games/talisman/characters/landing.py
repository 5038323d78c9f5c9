"""Where a character stands: landing on a space, and what that changes at once.

TAL-MOVE-10, TAL-CROWN-11, TAL-INNER-06
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging, has_poltergeist
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, PLAIN_OF_PERIL, is_inner
from questhall.games.talisman.components.event_kinds import MOVED
from questhall.games.talisman.components.printed_cards import POLTERGEIST
from questhall.games.talisman.components.state import (
    FOES_LEFT,
    HAS_TURNED_BACK,
    IS_ENSLAVED,
    MAY_MOVE_ON,
    PLACE,
    Table,
)


def put_on_space(table: Table, seat: i64, space: i64) -> None:
    """A character is on a space from now on; limits that depend on it are checked at once."""
    table.set(seat, PLACE, space)
    table.set(seat, MAY_MOVE_ON, 0)
    table.set(seat, FOES_LEFT, 0)
    table.set(seat, IS_ENSLAVED, 0)  # an effect that moves him away frees him (TAL-Q113)
    if space == PLAIN_OF_PERIL or not is_inner(space):
        table.set(seat, HAS_TURNED_BACK, 0)  # he is free again (TAL-INNER-06)
    table.tell(MOVED, seat, space)
    table.unsettled |= BIT[seat]
    if space == CROWN_OF_COMMAND:
        table.is_death_final = True  # TAL-CROWN-11, TAL-CROWN-12


def cross_the_river(table: Table, seat: i64) -> None:
    """Running water drives the Poltergeist away (TAL-Q112)."""
    if has_poltergeist(table, seat):
        discard_belonging(table, seat, POLTERGEIST)
