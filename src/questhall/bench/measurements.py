"""What is measured, and the result: several rounds, reported as their median and spread."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import NamedTuple


class Stopwatch:
    """Runs for some seconds of wall time, and tells how much processor time we got of them.

    Everything measured runs on one core, and processor time excludes what other programs used.
    """

    def __init__(self, seconds: float) -> None:
        self._has_been_asked = False
        self._end = perf_counter() + seconds
        self._start = process_time()

    def is_running(self) -> bool:
        """Whether there is time left; true at the first call."""
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
    """How often something was done in some time."""

    seconds: float
    times: int


@dataclass(frozen=True)
class Play:
    """Random play to be measured: the library, what it calls a step, and what is switched on.

    `play` plays for some seconds from a seed. If a library does not report its counts,
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
    """Something else to be measured: `work` does it for some seconds."""

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
