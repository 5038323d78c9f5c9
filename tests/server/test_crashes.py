"""Servers are killed again and again: what was acknowledged is there, nothing is done twice, games go on.

`make soak` does it hundreds of times; docs/soak.md has the results.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crashing import check_records, survive
from tests.server.postgres import new_database
from tests.server.serving import sqlite_in

KILLS = 40


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    tables = survive(url, KILLS)
    assert check_records(url, tables) > 20


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_postgresql(cluster: Path) -> None:
    url = new_database(cluster)
    tables = survive(url, KILLS // 4)
    assert check_records(url, tables) > 5


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_where_two_servers_share_the_tables(cluster: Path) -> None:
    url = new_database(cluster)
    tables = survive(url, KILLS // 4, processes=2)
    assert check_records(url, tables) > 5
