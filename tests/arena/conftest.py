"""Matches run in several processes, as simulations do."""

from __future__ import annotations

from tests.sim.conftest import _patient, children

__all__ = ["_patient", "children"]
