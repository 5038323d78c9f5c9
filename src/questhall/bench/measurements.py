"""What is measured, and what comes out: several rounds, of which the median counts and the spread is shown."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import NamedTuple


class Stopwatch:
    """Runs for some seconds of everybody's time, and tells how much of the processor was ours in them.

    Everything measured runs on one core, and processor time leaves out what other programs took of it.
    """

    def __init__(self, seconds: float) -> None:
        self._has_been_asked = False
        self._end = perf_counter() + seconds
        self._start = process_time()

    def is_running(self) -> bool:
        """Whether there is time left; at first there always is."""
        is_first, self._has_been_asked = not self._has_been_asked, True
        return is_first or perf_counter() < self._end

    def spent(self) -> float:
        return process_time() - self._start


class Played(NamedTuple):
    """Games played in some time.

    A decision is real with several options, forced with one. `chance` counts the steps in which a
    library deals or rolls: not every library takes those as steps.
    """

    seconds: float
    games: float
    real: float
    forced: float
    chance: float = 0.0

    @property
    def decisions(self) -> float:
        return self.real + self.forced

    @property
    def steps(self) -> float:
        return self.decisions + self.chance


class Done(NamedTuple):
    """Something done so often in some time."""

    seconds: float
    times: int


@dataclass(frozen=True)
class Play:
    """Random play to be measured: who plays, what a step of theirs is, and what is switched on.

    `play` plays for so many seconds from a seed. Where a library does not tell its counts from inside,
    `is_counted` is False and they are estimated from other games.
    """

    name: str
    players: int
    step: str
    play: Callable[[float, int], Played]
    version: str
    knowledge: bool = False
    covers: bool = False
    deals: bool = True
    is_counted: bool = True

    @property
    def library(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True)
class Task:
    """Something else to be measured: `work` does it for so many seconds."""

    name: str
    what: str
    work: Callable[[float, int], Done]


@dataclass(frozen=True)
class Weight:
    """The memory that something takes, in bytes."""

    name: str
    what: str
    weigh: Callable[[], float]


@dataclass(frozen=True)
class Spread:
    """The median of several rounds, with the lowest and the highest.

    >>> Spread.of([3.0, 1.0, 2.0])
    Spread(median=2.0, low=1.0, high=3.0)
    """

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))
