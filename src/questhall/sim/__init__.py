"""Many games at once: the same seed gives the same games, for any number of workers.

>>> from questhall.sim import Plan, simulate
>>> simulation = simulate(Plan("rent-a-hero", ("random",) * 3, games=2), workers=1)
>>> simulation.summary.games
2
"""

from __future__ import annotations

from questhall.sim.plan import Plan
from questhall.sim.run import Simulation, default_workers, simulate

__all__ = ["Plan", "Simulation", "default_workers", "simulate"]
