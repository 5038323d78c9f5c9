"""One server for all tests that do not need one of their own, and the same cards in every run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from questhall.server.live import live_table
from questhall.server.table import seat_views, table_state
from tests.server.postgres import INSTALLED_BY, find_programs, running_cluster
from tests.server.serving import Running, play_the_same_games, sqlite_in
from tests.suite.needs import is_missing


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    play_the_same_games(monkeypatch, request.node.name)


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tables without a server: what they show and answer tells of them alone, not of the machine."""
    still = SimpleNamespace(monotonic=lambda: 1000.0, time=lambda: 1000.0)
    for module in (seat_views, table_state, live_table):
        monkeypatch.setattr(module, "time", still)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(sqlite_in(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """A running PostgreSQL; where none is installed the tests that need it say so."""
    programs = find_programs()
    if programs is None:
        is_missing("PostgreSQL", INSTALLED_BY)
    with running_cluster(programs) as folder:
        yield folder
