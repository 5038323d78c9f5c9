"""What `questhall sim` and `questhall arena` do alike: play, print what came of it, and say how it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeVar

from questhall._starting import INTERRUPTED
from questhall.core.engine.errors import QuesthallError
from questhall.sim.interrupts import Stop


class Run(Protocol):
    """The result of a run, which may have ended early."""

    @property
    def is_interrupted(self) -> bool: ...

    @property
    def problem(self) -> QuesthallError | None: ...


R = TypeVar("R", bound=Run)


def play_and_report(
    play: Callable[[Stop], R],
    figures: Callable[[R], dict[str, object]],
    show: Callable[[R], None],
    *,
    as_json: bool,
) -> int:
    """Play, then print the figures of all finished games, whatever ended the run; returns the exit code."""
    # Pressing Ctrl-C again while the figures are printed still prints them, once.
    with Stop() as stop:
        run = play(stop)
        if as_json:
            print(json.dumps(figures(run), indent=2), flush=True)
        else:
            show(run)
    if run.problem is not None:
        raise run.problem
    return INTERRUPTED if run.is_interrupted else 0
