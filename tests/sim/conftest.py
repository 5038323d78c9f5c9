"""What tests of runs with several processes share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import pytest

Children = Callable[[], list[BaseProcess]]


@pytest.fixture
def children() -> Children:
    """The processes that this test has started and that still run; other tests may keep some of theirs."""
    before = multiprocessing.active_children()
    return lambda: [child for child in multiprocessing.active_children() if child not in before]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game under way when Ctrl-C is pressed may take as long as it takes: the machine may be busy."""
    monkeypatch.setattr("questhall.sim.interrupts._GRACE", 3600.0)
