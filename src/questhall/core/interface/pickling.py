"""Pickling games and their states, to send them to other processes or to keep them for an experiment.

A state is pickled as `save` writes it, so another build of the same rules can load it. Copies need none of
this: see `State.__copy__`.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from questhall.core.engine.chance import Chance
from questhall.core.engine.events import Journal
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.saving import load, save


def make_picklable(game: Game, find_game: Callable[[str], Game]) -> None:
    """Teach pickle a game, which is found by its id where it is loaded, and its states."""

    def reduced_game(game: Game) -> tuple[object, ...]:
        return find_game, (game.id,)

    def reduced_state(state: State) -> tuple[object, ...]:
        return loaded, (game, save(game, state), state.chance, state.journal is not None)

    copyreg.pickle(type(game), reduced_game)  # type: ignore[arg-type]
    copyreg.pickle(game.table, reduced_state)  # type: ignore[arg-type]


def loaded(game: Game, data: dict[str, object], chance: Chance, tells_events: bool) -> State:
    """A state as it was pickled; it tells events if it did before, starting with none."""
    state = load(game, data, chance)
    if tells_events:
        state.journal = Journal()
    return state
