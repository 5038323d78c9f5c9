"""Places with counters on them: the Fountain of Wisdom, the Magic Stream and the Pool of Life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import can_lay_out
from questhall.games.talisman.components.printed_cards import FOUNTAIN_OF_WISDOM, MAGIC_STREAM, POOL_OF_LIFE
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    CRAFT_SUPPLY,
    LIFE,
    LIFE_ON_POOL,
    LIFE_SUPPLY,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    STRENGTH_SUPPLY,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    Table,
)

COUNTERS_ON_A_WELL: Final = 4


def fill_well(table: Table, face: i64) -> None:
    """When such a Place is revealed, four counters are put on it from the supply, as far as it goes."""
    left: i64 = COUNTERS_ON_A_WELL
    while left > 0:
        left -= 1
        if face == FOUNTAIN_OF_WISDOM:
            if can_lay_out(table, CRAFT_COUNTERS, TOAD_CRAFT, CRAFT_ON_FOUNTAIN, NOBODY):
                table.board[CRAFT_ON_FOUNTAIN] += 1
                table.board[CRAFT_SUPPLY] -= 1
        elif face == MAGIC_STREAM:
            if can_lay_out(table, STRENGTH_COUNTERS, TOAD_STRENGTH, STRENGTH_ON_STREAM, NOBODY):
                table.board[STRENGTH_ON_STREAM] += 1
                table.board[STRENGTH_SUPPLY] -= 1
        elif face == POOL_OF_LIFE and can_lay_out(table, LIFE, -1, LIFE_ON_POOL, NOBODY):
            table.board[LIFE_ON_POOL] += 1
            table.board[LIFE_SUPPLY] -= 1


def empty_well(table: Table, face: i64) -> None:
    """A Place that is destroyed early gives its counters back."""
    if face == FOUNTAIN_OF_WISDOM:
        table.board[CRAFT_SUPPLY] += table.board[CRAFT_ON_FOUNTAIN]
        table.board[CRAFT_ON_FOUNTAIN] = 0
    elif face == MAGIC_STREAM:
        table.board[STRENGTH_SUPPLY] += table.board[STRENGTH_ON_STREAM]
        table.board[STRENGTH_ON_STREAM] = 0
    elif face == POOL_OF_LIFE:
        table.board[LIFE_SUPPLY] += table.board[LIFE_ON_POOL]
        table.board[LIFE_ON_POOL] = 0
