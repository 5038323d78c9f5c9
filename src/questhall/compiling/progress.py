"""How far a build is, and how long it will still take."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import NamedTuple, TextIO

from questhall.compiling.units import Unit

BEFORE_COMPILING = {"checking": 0.0, "translating": 6.0, "preparing": 10.0}
"""The steps before the C compiler runs, and after how many seconds each of them begins on a usual machine."""
PREPARED = 14.0
COMPILING_PER_MEGABYTE = 1.7
"""Seconds on two cores, until the first units have shown how long it takes here."""
AFTER_COMPILING = 3.0


class Stage(NamedTuple):
    """What is being done, which share of everything is done, and how many seconds the rest will take."""

    step: str
    share: float
    seconds_left: float


Report = Callable[[Stage], None]


class Progress:
    """Turns steps and compiled units into a share and a time."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._start = time.monotonic()
        self._size = 43_000_000
        self._done = 0
        self._began_compiling = 0.0
        self._share = 0.0
        self._lock = threading.Lock()

    def step(self, name: str) -> None:
        left = 0.0
        if name in BEFORE_COMPILING:
            left = (
                PREPARED - BEFORE_COMPILING[name] + self._size / 1e6 * COMPILING_PER_MEGABYTE + AFTER_COMPILING
            )
        elif name != "done":
            left = AFTER_COMPILING
        self._tell(name, left)

    def compiling(self, size: int) -> None:
        """The number of characters of C to compile."""
        self._size = max(size, 1)
        self._began_compiling = time.monotonic()
        self._tell("compiling", self._size / 1e6 * COMPILING_PER_MEGABYTE + AFTER_COMPILING)

    def compiled(self, unit: Unit) -> None:
        with self._lock:
            self._done = min(self._size, self._done + len(unit.text))
            spent = time.monotonic() - self._began_compiling
            expected = self._size / 1e6 * COMPILING_PER_MEGABYTE
            done = self._done / self._size
            # The first units say little: believe them as far as they go.
            total = expected * (1 - done) + spent
            self._tell("compiling", total * (1 - done) + AFTER_COMPILING)

    def _tell(self, step: str, left: float) -> None:
        """Where the rest will take longer than was thought, the share stays: a bar never goes back."""
        passed = time.monotonic() - self._start
        share = passed / (passed + left) if step != "done" else 1.0
        self._share = max(self._share, share)
        self._report(Stage(step, self._share, left))


STEPS = {
    "waiting": "waiting for another build",
    "fetching": "fetching the compiler",
    "checking": "checking types",
    "translating": "translating to C",
    "preparing": "preparing the C files",
    "compiling": "running the C compiler",
    "linking": "linking",
    "trying": "trying it out",
}
WIDTH = 20
REDRAWN_EVERY = 0.5


class Bar:
    """Shows a build to a person: a bar that fills where there is a terminal, else a line for each step."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._is_live = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._start = time.monotonic()
        self._stage: Stage | None = None
        self._reported = 0.0
        self._is_over = threading.Event()

    def report(self, stage: Stage) -> None:
        if stage.step not in STEPS:
            return
        is_first, is_new = self._stage is None, self._stage is None or self._stage.step != stage.step
        self._stage, self._reported = stage, time.monotonic()
        if self._is_live and is_first:
            threading.Thread(target=self._redraw, daemon=True).start()
        elif is_new and not self._is_live:
            self._say(f"Compiling the rules: {STEPS[stage.step]}, {say_seconds(stage.seconds_left)} left")

    def failed(self, why: str) -> None:
        self._end(f"The rules were not compiled; they run interpreted, with weaker bots: {why}")

    def finished(self) -> None:
        if self._stage is not None:
            self._end(f"The rules are compiled ({time.monotonic() - self._start:.0f} s).")

    def _end(self, text: str) -> None:
        self._is_over.set()
        if self._is_live:
            self._out.write("\r\x1b[K")
        self._say(text)

    def _say(self, text: str) -> None:
        print(text, file=self._out, flush=True)

    def _redraw(self) -> None:
        """Time passes between two reports, too."""
        while not self._is_over.wait(REDRAWN_EVERY):
            assert self._stage is not None
            passed = min(time.monotonic() - self._reported, self._stage.seconds_left)
            left = self._stage.seconds_left - passed
            share = self._stage.share + (1 - self._stage.share) * passed / (self._stage.seconds_left or 1)
            filled = round(share * WIDTH)
            bar = "#" * filled + "." * (WIDTH - filled)
            what = f"[{bar}] {share:4.0%}, {say_seconds(left)} left: {STEPS[self._stage.step]}"
            self._out.write(f"\r\x1b[KCompiling the rules {what}")
            self._out.flush()


def say_seconds(seconds: float) -> str:
    """
    >>> say_seconds(8.4), say_seconds(100)
    ('8 s', '2 min')
    """
    return f"{max(1, round(seconds))} s" if seconds < 95 else f"{round(seconds / 60)} min"
