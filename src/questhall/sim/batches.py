"""Batches of games, sized to take about a fifth of a second however fast the bots are."""

from __future__ import annotations

import time
from typing import NamedTuple, Protocol

from questhall.core.engine.errors import QuesthallError, SaveFailed
from questhall.sim.one_game import GivenUp, Outcome, Player
from questhall.sim.summary import Summary

_SECONDS = 0.2
_GROWTH = 4


class Timed(Protocol):
    """Some games, and how long they took."""

    @property
    def games(self) -> int: ...

    @property
    def seconds(self) -> float: ...


class Batches:
    """The numbers of the games still to be played, from `first` to `games`."""

    def __init__(self, games: int, first: int = 1) -> None:
        self._next = first
        self._end = games + 1
        self._size = 1

    def take(self) -> range:
        """The next batch; empty when all games have been handed out."""
        first, self._next = self._next, min(self._next + self._size, self._end)
        return range(first, self._next)

    def learn(self, played: Timed) -> None:
        """Adjust the next batch's size to how long this one took."""
        fitting = int(played.games * _SECONDS / max(played.seconds, 1e-6))
        self._size = max(1, min(fitting, self._size * _GROWTH))


class Played(NamedTuple):
    """A finished batch, or the part before a problem."""

    summary: Summary
    seconds: float
    problem: QuesthallError | None = None

    @property
    def games(self) -> int:
        return self.summary.games


def play_batch(player: Player, batch: range) -> Played:
    """Play some games, up to the first that fails or is abandoned."""
    start = time.perf_counter()
    summary = Summary()
    problem = None
    try:
        for number in batch:
            summary.add(_play(player, number))
    except GivenUp:
        pass
    except QuesthallError as failure:
        problem = failure
    return Played(summary, time.perf_counter() - start, problem)


def _play(player: Player, number: int) -> Outcome:
    """Play one game; an error names it, so that it can be reproduced."""
    try:
        return player.play(number)
    except (SaveFailed, GivenUp):
        raise
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}"
        raise QuesthallError(
            f"game {number} of the run with seed {player.plan.seed} failed: {told}"
        ) from problem
