"""Runs a plan from its first game to its last, or to Ctrl-C."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from questhall.core.errors import UsageError
from questhall.sim.batches import Batches, Played, play_batch
from questhall.sim.interrupts import Stop
from questhall.sim.plan import Plan
from questhall.sim.play import Player
from questhall.sim.records import prepare, sweep
from questhall.sim.summary import Summary
from questhall.sim.workers import play_together


@dataclass(frozen=True)
class Simulation:
    """What a run has come to."""

    plan: Plan
    summary: Summary
    workers: int
    seconds: float
    is_interrupted: bool


def default_workers() -> int:
    """One for each core that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(plan: Plan, workers: int = 0, on_progress: Callable[[int], None] | None = None) -> Simulation:
    """Play all games of a plan; 0 workers means one for each core, 1 stays in this process.

    `on_progress` is told how many games are done. Ctrl-C ends the run early with what there is.
    """
    plan.check()
    if workers < 0:
        raise UsageError(f"there cannot be {workers} workers")
    if plan.records is not None:
        prepare(plan.records)
    workers = min(workers or default_workers(), plan.games)
    start = time.perf_counter()
    total = Summary()
    with Stop() as stop, closing(_play_all(plan, workers, stop)) as batches:
        for played in batches:
            total.merge(played.summary)
            if on_progress is not None:
                on_progress(total.games)
    return Simulation(plan, total, workers, time.perf_counter() - start, total.games < plan.games)


def _play_all(plan: Plan, workers: int, stop: Stop) -> Generator[Played, None, None]:
    try:
        if workers > 1:
            yield from play_together(partial(_hire, plan), Batches(plan.games), workers, stop)
        else:
            yield from _play_alone(plan, stop)
    finally:
        if plan.records is not None:
            sweep(plan.records)


def _hire(plan: Plan) -> Callable[[range], Played]:
    return partial(play_batch, Player(plan))


def _play_alone(plan: Plan, stop: Stop) -> Generator[Played, None, None]:
    play = _hire(plan)
    batches = Batches(plan.games)
    while not stop.asked and (batch := batches.take()):
        played = play(batch)
        batches.learn(played)
        yield played
