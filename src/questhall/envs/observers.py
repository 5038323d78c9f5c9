"""The observer and the numbered actions of each game, made once. This module needs no NumPy."""

from __future__ import annotations

from functools import cache

from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.learning.action_numbers import ActionNumbers
from questhall.core.learning.observer import Observer
from questhall.core.learning.page import Page, new_page
from questhall.games import find_game


@cache
def observer_of(game_id: str) -> Observer:
    """The object that writes a game's observations."""
    game = find_game(game_id)
    if game.make_observer is None:
        raise UsageError(f"{game.title} has no observations for learners")
    return game.make_observer()


@cache
def action_numbers_of(game_id: str) -> ActionNumbers:
    return ActionNumbers(find_game(game_id).book)


def observed_page(game_id: str, state: State, seat: int) -> Page:
    """What a seat may know of a table, on a page of its own."""
    observer = observer_of(game_id)
    page = new_page(observer.size)
    observer.observe(state, seat, page)
    return page
