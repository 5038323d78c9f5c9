"""Measures everything in one run, round by round, so that all entries meet the same conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from questhall.bench import own_games, peers, tasks
from questhall.bench.measurements import Done, Play, Played, Task, Weight
from questhall.bench.peers import Missing
from questhall.bench.plan import Plan
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import UsageError, listed

WARM_UP = 0.02
T = TypeVar("T", Play, Task, Weight)


@dataclass
class Report:
    """What was measured: for every entry a value of each round."""

    plan: Plan
    plays: list[Play]
    tasks: list[Task]
    weights: list[Weight]
    missing: list[Missing]
    played: dict[str, list[Played]] = field(default_factory=dict)
    done: dict[str, list[Done]] = field(default_factory=dict)
    weighed: dict[str, float] = field(default_factory=dict)


def measure(plan: Plan, on_progress: Callable[[str], None] = lambda name: None) -> Report:
    """Measure what the plan asks for; `on_progress` is called with the name of each entry before its turn.

    >>> list(measure(Plan(seconds=0.01, rounds=2, only=("questhall/4",))).played)
    ['questhall/4']
    """
    plan.check()
    report = _choose(plan)
    for number in range(plan.rounds + 1):
        # Round 0 is a warm-up and is discarded.
        seconds = plan.seconds / plan.rounds if number else min(WARM_UP, plan.seconds)
        seed = int(derive(plan.seed, number))
        for play in report.plays:
            on_progress(play.name)
            played = play.play(seconds, seed)
            report.played.setdefault(play.name, []).extend([played] if number else [])
        for task in report.tasks:
            on_progress(task.name)
            done = task.work(seconds, seed)
            report.done.setdefault(task.name, []).extend([done] if number else [])
    for weight in report.weights:
        on_progress(weight.name)
        report.weighed[weight.name] = weight.weigh()
    return report


def _choose(plan: Plan) -> Report:
    game = plan.the_game()
    found = [peers.find(peer) for peer in peers.PEERS]
    every = own_games.plays(game) + [play for plays in found if isinstance(plays, list) for play in plays]
    missing = [entry for entry in found if isinstance(entry, Missing)]
    report = Report(
        plan,
        _wanted(plan, every),
        _wanted(plan, tasks.tasks(game)),
        _wanted(plan, tasks.weights(game)),
        [entry for entry in missing if not plan.only or entry.library in _libraries(plan)],
    )
    _check_names(plan, [*every, *tasks.tasks(game), *tasks.weights(game)], missing)
    return report


def _wanted(plan: Plan, entries: list[T]) -> list[T]:
    return [entry for entry in entries if not plan.only or _is_named(entry.name, plan.only)]


def _is_named(name: str, only: tuple[str, ...]) -> bool:
    """Whether it is wanted by its own name, or by that of its library."""
    return name in only or name.partition("/")[0] in only


def _libraries(plan: Plan) -> set[str]:
    return {name.partition("/")[0] for name in plan.only}


def _check_names(plan: Plan, entries: list[Play | Task | Weight], missing: list[Missing]) -> None:
    names = [entry.name for entry in entries]
    for wanted in plan.only:
        is_known = any(_is_named(name, (wanted,)) for name in names)
        if not is_known and wanted.partition("/")[0] not in [entry.library for entry in missing]:
            libraries = [own_games.LIBRARY, *(peer.library for peer in peers.PEERS)]
            possible = listed([*libraries, *names], 40)
            raise UsageError(f"unknown entry {wanted!r}; possible: {possible}")
