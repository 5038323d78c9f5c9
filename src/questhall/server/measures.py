"""What a server counts and times, in the text format that Prometheus reads.

Counts are per process. Values that can be looked up at any time (tables, connections) are not counted here but
added when metrics are requested.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of the histograms."""


class Counter:
    """A counter, optionally split by one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self._about = about
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def count(self, value: str = "", by: int = 1) -> None:
        self._counts[value] = self._counts.get(value, 0) + by

    def __getitem__(self, value: str) -> int:
        return self._counts.get(value, 0)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self._about, "counter")
        for value, count in sorted(self._counts.items()):
            yield f"{self.name}{_labels(self._label, value)} {count}"


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self._about = about
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long the block takes, unless it fails."""
        began = time.perf_counter()
        yield
        self.note(time.perf_counter() - began)

    @property
    def count(self) -> int:
        return sum(self._counts)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self._about, "histogram")
        below = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {below}"


CHOICES = Counter("questhall_choices_total", "Choices stored, by who made them.", "by")
MESSAGES = Counter("questhall_messages_total", "Messages received over WebSockets.")
REFUSALS = Counter("questhall_refusals_total", "Requests and messages refused, by code.", "code")
MISTAKES = Counter("questhall_server_errors_total", "Errors in the server itself.")
ANSWERS = Histogram("questhall_answer_seconds", "From receiving an action to its acknowledgement.")
THOUGHTS = Histogram("questhall_bot_seconds", "From asking a bot to its choice, waiting included.")
WRITES = Counter("questhall_database_writes_total", "Changes stored in the database.")
FAILED_WRITES = Counter("questhall_database_failures_total", "Changes that could not be stored.")
COMMITS = Histogram(
    "questhall_database_commit_seconds", "Duration of a transaction, which stores one or more changes."
)

ALL = (CHOICES, MESSAGES, REFUSALS, MISTAKES, ANSWERS, THOUGHTS, WRITES, FAILED_WRITES, COMMITS)


def gauge(name: str, about: str, values: dict[str, float], label: str = "") -> Iterator[str]:
    """The lines of a gauge.

    >>> list(gauge("questhall_tables", "Tables.", {"over": 2}, "phase"))[-1]
    'questhall_tables{phase="over"} 2'
    """
    yield from _head(name, about, "gauge")
    for value, number in sorted(values.items()):
        yield f"{name}{_labels(label, value)} {number:g}"


def exposition(gauges: Iterable[str]) -> str:
    """All metrics in Prometheus' text format."""
    lines = [*gauges, *(line for measure in ALL for line in measure.lines())]
    return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _labels(label: str, value: str) -> str:
    return f'{{{label}="{value}"}}' if label else ""
