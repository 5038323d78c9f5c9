"""Runs a plan from its first game to its last, or until Ctrl-C."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial

from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.sim.batches import Batches, InOrder, Played, play_batch
from questhall.sim.interrupts import Stop
from questhall.sim.one_game import Player
from questhall.sim.plan import Plan
from questhall.sim.records import prepare, sweep
from questhall.sim.saved_run import Keeper
from questhall.sim.summary import Summary
from questhall.sim.workers import Crew, play_together


@dataclass(frozen=True)
class Simulation:
    """The result of a run."""

    plan: Plan
    summary: Summary
    workers: int
    seconds: float
    is_interrupted: bool
    problem: QuesthallError | None = None


def default_workers() -> int:
    """One worker for each core that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    plan: Plan,
    workers: int = 0,
    on_progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
    keeper: Keeper | None = None,
    cluster: str = "",
) -> Simulation:
    """Play all games of a plan; 0 workers means one for each core, 1 stays in this process.

    `on_progress` gets the number of games done. Ctrl-C ends the run early with the results so far; pass a
    `Stop` that is already entered to handle Ctrl-C for longer. A game that fails or a record that cannot be
    written also ends it early: `problem` then says what it was, unless not a single game was played. A
    `keeper` saves what has been played; games that it already has are not played again. With the address of a
    Ray `cluster` the games are played there.
    """
    plan.check()
    workers = _check_workers(plan, workers)
    if plan.records is not None:
        prepare(plan.records)
    start = time.perf_counter()
    with nullcontext(stop) if stop is not None else Stop() as listening:
        crew = Crew(workers)
        play = partial(_play_on_cluster, plan, cluster, crew) if cluster else partial(_play_all, plan, workers)
        total, problem = _add_up(plan, play, listening, on_progress, keeper)
    if problem is not None and not total.games:
        raise problem
    return Simulation(plan, total, crew.size, time.perf_counter() - start, total.games < plan.games, problem)


def _check_workers(plan: Plan, workers: int) -> int:
    """The number of processes: never more than games, and one if a bot uses several cores by itself."""
    if workers < 0:
        raise UsageError(f"invalid number of workers: {workers}")
    own = plan.bots_on_several_cores()
    if own and workers > 1:
        raise UsageError(f"the bot {own[0]} uses several cores itself, so it needs --workers 1")
    return min(1 if own else workers or default_workers(), plan.games)


def _add_up(
    plan: Plan,
    play: Callable[[int, Stop], Generator[Played, None, None]],
    stop: Stop,
    on_progress: Callable[[int], None] | None,
    keeper: Keeper | None,
) -> tuple[Summary, QuesthallError | None]:
    """The summary of all games, and the first problem."""
    total = Summary() if keeper is None else keeper.summary()
    order = InOrder(total.games + 1)
    problem = None
    try:
        with closing(play(total.games + 1, stop)) as batches:
            for played in batches:
                for ready in order.take(played) if keeper is not None else (played,):
                    if keeper is not None:
                        keeper.keep(ready)
                    total.merge(ready.summary)
                if on_progress is not None:
                    on_progress(total.games)
                if played.problem is not None:
                    problem = problem or played.problem
                    stop.ask()
        if keeper is not None:
            keeper.close(is_complete=total.games == plan.games)
    except QuesthallError as death:
        problem = problem or death
        if keeper is not None:
            keeper.close(is_complete=False)
    return total, problem


def _play_on_cluster(
    plan: Plan, address: str, crew: Crew, first: int, stop: Stop
) -> Generator[Played, None, None]:
    from questhall.sim.cluster import play_on_cluster  # needs a library that others can do without

    yield from play_on_cluster(address, partial(_hire, plan), Batches(plan.games, first), stop, crew)


def _play_all(plan: Plan, workers: int, first: int, stop: Stop) -> Generator[Played, None, None]:
    try:
        if workers > 1:
            yield from play_together(partial(_hire, plan), Batches(plan.games, first), workers, stop)
        else:
            yield from _play_alone(plan, first, stop)
    finally:
        if plan.records is not None:
            sweep(plan.records)


def _hire(plan: Plan) -> Callable[[range], Played]:
    return partial(play_batch, Player(plan))


def _play_alone(plan: Plan, first: int, stop: Stop) -> Generator[Played, None, None]:
    player = Player(plan, stop)
    batches = Batches(plan.games, first)
    while not stop.asked and (batch := batches.take()):
        played = play_batch(player, batch)
        batches.learn(played)
        yield played
