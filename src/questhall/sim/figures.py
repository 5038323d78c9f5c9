"""The figures of a simulation as plain data; docs/simulation.md explains every key."""

from __future__ import annotations

from questhall import build_kind
from questhall.sim.run import Simulation
from questhall.sim.summary import spread


def figures(simulation: Simulation) -> dict[str, object]:
    """What `questhall sim --json` prints. Only the times depend on the number of workers."""
    plan, summary = simulation.plan, simulation.summary
    return {
        "game": plan.the_game().id,
        "seats": list(plan.players),
        "variants": list(plan.variants),
        "seed": plan.seed,
        "requested": plan.games,
        "games": summary.games,
        "cap": plan.cap,
        "capped": summary.capped,
        "interrupted": simulation.is_interrupted,
        "problem": None if simulation.problem is None else str(simulation.problem),
        "decisions": summary.decisions,
        "real_decisions": summary.real,
        "forced_decisions": summary.forced,
        "length": spread(summary.lengths),
        "turns": spread(summary.turns),
        "wins": wins(simulation),
        "endings": endings(simulation),
        "seconds": simulation.seconds,
        "decisions_per_second": summary.decisions / simulation.seconds,
        "games_per_second": summary.games / simulation.seconds,
        "workers": simulation.workers,
        "build": build_kind(),
    }


def wins(simulation: Simulation) -> list[dict[str, object]]:
    """Each seat's wins, in seat order."""
    rows: list[dict[str, object]] = []
    for seat, bot in enumerate(simulation.plan.players):
        won = simulation.summary.wins(seat)
        rows.append({"seat": seat, "bot": bot, "sole": won.sole, "shared": won.shared, "share": won.share})
    return rows


def endings(simulation: Simulation) -> dict[str, int]:
    """How often each ending occurred, including those that never did."""
    ways = simulation.plan.the_game().endings
    return {name: simulation.summary.endings[number] for number, name in ways.items()}
