"""Batches of games, sized to take about a fifth of a second however fast the bots are."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from questhall.core.engine.chance import derive
from questhall.core.engine.errors import QuesthallError, SaveFailed
from questhall.sim.one_game import GivenUp, Outcome, Player
from questhall.sim.plan import Plan
from questhall.sim.summary import Summary

if TYPE_CHECKING:
    from questhall.dataset.rows import Rows

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

    first: int
    summary: Summary
    seconds: float
    problem: QuesthallError | None = None
    rows: Rows | None = None

    @property
    def games(self) -> int:
        return self.summary.games


class InOrder:
    """Hands batches on in the order of their games; those of a fast worker wait for slower ones before them."""

    def __init__(self, following: int) -> None:
        self._following = following
        self._waiting: dict[int, Played] = {}

    def take(self, played: Played) -> Iterator[Played]:
        """One more batch has come; the batches whose turn it is now.

        Nothing follows a batch that was not played to its end.
        """
        self._waiting[played.first] = played
        while self._following in self._waiting:
            ready = self._waiting.pop(self._following)
            self._following += ready.games
            yield ready
            if not ready.games:
                return


def play_batch(player: Player, batch: range) -> Played:
    """Play some games, up to the first that fails or is abandoned."""
    start = time.perf_counter()
    summary = Summary()
    problem = None
    rows: list[tuple[int, Outcome]] = []
    try:
        for number in batch:
            outcome = _play(player, number)
            summary.add(outcome)
            if outcome.observation is not None:
                rows.append((number, outcome))
    except GivenUp:
        pass
    except QuesthallError as failure:
        problem = failure
    packed = player.plan.with_rows and _rows(player.plan, rows)
    return Played(batch.start, summary, time.perf_counter() - start, problem, packed or None)


def _rows(plan: Plan, outcomes: list[tuple[int, Outcome]]) -> Rows:
    from questhall.dataset.rows import batch_of  # needs a library that others can do without
    from questhall.sim.rows import row_of

    rows = [
        row_of(number, derive(plan.seed, number), plan.players, plan.variants, outcome)
        for number, outcome in outcomes
    ]
    return batch_of(plan.the_game(), rows, plan.with_decisions)


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
