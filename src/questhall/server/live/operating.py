"""What an operator does to tables from outside a server, with or without one running."""

from __future__ import annotations

from collections.abc import Callable

from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.games import GAMES
from questhall.server.live.live_table import ATTEMPTS, as_stored
from questhall.server.storage.interventions import CHANGED, DELETED
from questhall.server.storage.store import Deed, Store, Stored
from questhall.server.table.freeing import take_away
from questhall.server.table.table_document import OVER, PERSON
from questhall.server.table.table_state import Standing


def end(store: Store, table_id: str, why: str) -> None:
    """End a table: nothing can be done there any more, but what was played can still be viewed."""

    def close(standing: Standing) -> None:
        standing.document.is_ended = True
        standing.document.why_ended = why
        standing.document.is_listed = False

    _change(store, table_id, close)


def free_seat(store: Store, table_id: str, seat: int, to: str) -> None:
    """Give an absent player's seat to a bot, or to anybody with the invitation."""

    def free(standing: Standing) -> None:
        seats = standing.document.seats
        if not 0 <= seat < len(seats) or seats[seat].kind != PERSON:
            raise UsageError(f"nobody sits at seat {seat} of table {table_id}")
        take_away(standing, seat, to)

    _change(store, table_id, free)


def delete(store: Store, table_id: str) -> None:
    """Delete a table and everything that belongs to it."""
    if not store.delete(table_id).result():
        raise UsageError(f"there is no table {table_id}")
    store.intervene(DELETED, table_id).result()


def _change(store: Store, table_id: str, act: Callable[[Standing], None]) -> None:
    for _ in range(ATTEMPTS):
        standing = standing_of(loaded(store, table_id))
        if standing.phase() == OVER:
            raise UsageError(f"the game at table {table_id} is over")
        act(standing)
        row = as_stored(standing, standing.row.revision + 1)
        if store.do(Deed(row, standing.line_count, standing.unstored_lines())).result():
            store.intervene(CHANGED, table_id).result()
            return
    raise UsageError(f"table {table_id} changes too fast; try again")


def loaded(store: Store, table_id: str) -> Stored:
    stored = store.load(table_id)
    if stored is None:
        raise UsageError(f"there is no table {table_id}")
    return stored


def standing_of(stored: Stored) -> Standing:
    try:
        return Standing.stored(GAMES[stored.row.game], stored)
    except QuesthallError as problem:
        raise UsageError(f"table {stored.row.id} cannot be read: {problem}") from problem
