"""Hints while a game is being played: only for somebody who plays against bots alone."""

from __future__ import annotations

from collections.abc import Collection

from questhall.core.interface.game import Game
from questhall.server.table.table_document import PERSON, TableDoc


def may_be_advised(document: TableDoc, game: Game, held: Collection[int]) -> bool:
    """Whether the holder of these seats may get hints: no other person plays, and the game is not rated."""
    people = {number for number, seat in enumerate(document.seats) if seat.kind == PERSON}
    is_alone = people <= set(held) and (len(people) == 1 or game.is_cooperative)
    return is_alone and not document.is_rated and not document.lesson
