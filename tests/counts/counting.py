"""Counting what can be reached from a position: different positions, and lines of play."""

from __future__ import annotations

from collections.abc import Callable

from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.saving import digest


def successors(state: State) -> list[State]:
    """The table after each option of the pending decision; none when the game is over."""
    reached = []
    for option in range(0 if state.is_over() else state.option_count):
        copy = state.clone()
        copy.choose(option)
        reached.append(copy)
    return reached


def positions_within(game: Game, state: State, decisions: int) -> int:
    """How many different positions at most so many decisions lead to, the first one included."""
    seen = {digest(game, state)}
    newest = [state]
    for _ in range(decisions):
        reached = {digest(game, after): after for before in newest for after in successors(before)}
        newest = [after for fingerprint, after in reached.items() if fingerprint not in seen]
        seen |= set(reached)
    return len(seen)


def lines_until(state: State, is_done: Callable[[State], bool]) -> int:
    """How many ways of choosing lead from here to where `is_done` holds."""
    if is_done(state):
        return 1
    return sum(lines_until(after, is_done) for after in successors(state))
