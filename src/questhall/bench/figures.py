"""A report as plain data: what `questhall bench --json` prints."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict

from questhall import __version__, build_kind
from questhall.bench import own_games
from questhall.bench.measurements import Play, Played, Spread, Task, Weight
from questhall.bench.run import Report

POLICY = "uniformly random over the legal options"
CLOCK = "processor time of one core"
MICROSECONDS = 1e6


def figures(report: Report) -> dict[str, object]:
    plan = report.plan
    return {
        "game": plan.the_game().id,
        "version": __version__,
        "build": build_kind(),
        "python": platform.python_version(),
        "machine": {"processor": processor(), "cores": os.cpu_count()},
        "seconds": plan.seconds,
        "rounds": plan.rounds,
        "seed": plan.seed,
        "clock": CLOCK,
        "policy": POLICY,
        "play": [_play_figures(report, play) for play in report.plays],
        "tasks": [_task_figures(report, task) for task in report.tasks],
        "memory": [_weight_figures(report, weight) for weight in report.weights],
        "missing": [asdict(entry) for entry in report.missing],
    }


def processor() -> str:
    """The processor's name, if the system tells it."""
    try:
        with open("/proc/cpuinfo") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def _play_figures(report: Report, play: Play) -> dict[str, object]:
    played = report.played[play.name]
    return {
        "name": play.name,
        "library": play.library,
        "version": play.version,
        "players": play.players,
        "step": play.step,
        "knowledge": play.knowledge,
        "covers": play.covers,
        "deal_included": play.deals,
        "counts": "exact" if play.is_counted else "estimated",
        "games": sum(each.games for each in played),
        "real": sum(each.real for each in played),
        "forced": sum(each.forced for each in played),
        "chance": sum(each.chance for each in played),
        "per_second": {name: asdict(spread) for name, spread in rates(played).items()},
        "compared_with": _reference(report, play),
        "ours_is_faster_by": ratios(report, play),
    }


def rates(played: list[Played]) -> dict[str, Spread]:
    """The counts per second."""
    return {
        "decisions": Spread.of([each.decisions / each.seconds for each in played]),
        "real": Spread.of([each.real / each.seconds for each in played]),
        "forced": Spread.of([each.forced / each.seconds for each in played]),
        "steps": Spread.of([each.steps / each.seconds for each in played]),
        "games": Spread.of([each.games / each.seconds for each in played]),
    }


def _reference(report: Report, play: Play) -> str:
    return own_games.reference(report.plan.the_game(), play.deals)


def ratios(report: Report, play: Play) -> dict[str, float] | None:
    """Our decisions per second as a multiple of theirs: of their decisions, and of steps including chance."""
    reference = report.played.get(_reference(report, play))
    if reference is None:
        return None
    own = rates(reference)["decisions"].median
    theirs = rates(report.played[play.name])
    return {"decisions": own / theirs["decisions"].median, "steps": own / theirs["steps"].median}


def _task_figures(report: Report, task: Task) -> dict[str, object]:
    done = report.done[task.name]
    return {
        "name": task.name,
        "what": task.what,
        "times": sum(each.times for each in done),
        "per_second": asdict(Spread.of([each.times / each.seconds for each in done])),
        "microseconds": asdict(Spread.of([each.seconds / each.times * MICROSECONDS for each in done])),
    }


def _weight_figures(report: Report, weight: Weight) -> dict[str, object]:
    return {"name": weight.name, "what": weight.what, "bytes": report.weighed[weight.name]}
