"""Observations and action masks of a single table as NumPy arrays.

Values are whole numbers from 0 to 255; docs/observations.md lists them field by field.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.envs.observers import action_numbers_of, observed_page, observer_of

Bytes = NDArray[np.uint8]


def observation_size(game: Game) -> int:
    return int(observer_of(game.id).size)


def action_count(game: Game) -> int:
    return int(action_numbers_of(game.id).count)


def observe(game: Game, state: State, seat: int) -> Bytes:
    """What a seat may know of a table, as an array of its own.

    >>> from questhall import api
    >>> game = api.find_game("rent-a-hero")
    >>> observe(game, api.start(game, seats=3), 0).shape
    (380,)
    """
    return as_array(observed_page(game.id, state, seat).values)


def mask_of(game: Game, state: State, seat: int) -> Bytes:
    """1 for every action that this seat can choose now; all 0 if it is not asked."""
    mask = np.zeros(action_count(game), np.uint8)
    if not state.is_over() and game.answerer(state) == seat:
        mask[offered(game, state)] = 1
    return mask


def offered(game: Game, state: State) -> list[int]:
    """The number of each option of the decision being asked, in the order of the options."""
    numbers = action_numbers_of(game.id)
    return [int(numbers.number(state.options[index])) for index in range(state.option_count)]


def as_array(values: object, kind: type[np.generic] = np.uint8) -> Bytes:
    """A read-only view of an array of the compiled rules, without copying."""
    return cast(Bytes, np.frombuffer(memoryview(values), kind))  # type: ignore[arg-type]
