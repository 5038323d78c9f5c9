"""Scenario files: a position, moves to make, and what must then hold. docs/scenarios.md has every field.

`load` reads a file, `run` plays it on the real engine and reports what failed, and `Play` is the
table in between. Nothing here depends on a particular game: each brings its own positions, views and names.
"""

from __future__ import annotations

from questhall.core.scenario.load import load
from questhall.core.scenario.model import Failure, Report, Scenario
from questhall.core.scenario.play import Play
from questhall.core.scenario.run import play_to, run, run_text

__all__ = ["Failure", "Play", "Report", "Scenario", "load", "play_to", "run", "run_text"]
