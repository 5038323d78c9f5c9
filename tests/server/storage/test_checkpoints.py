"""The write-ahead log of SQLite is carried over beside the commits, and does not grow for ever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from questhall.server.storage import checkpoints, group_commit
from questhall.server.storage.database import open_database
from questhall.server.storage.group_commit import Group, Writer
from tests.server.serving import WAIT_SECONDS, sqlite_in

EVERY = 20
PAGE = 4096
LEAST, MOST = 3 * EVERY, 2_500
"""Fewer commits than SQLite itself would wait for."""


def _keeping(replay_id: str) -> Callable[[Group], None]:
    keep = text("INSERT INTO replays (id, made, data) VALUES (:id, 1, :data)")
    return lambda group: group.later(keep, {"id": replay_id, "data": b"x" * PAGE})


def test_the_log_begins_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        group_commit, "Checkpoints", lambda engine: checkpoints.Checkpoints(engine, every=EVERY)
    )
    engine = open_database(sqlite_in(tmp_path))
    writer = Writer(engine)
    log = next(tmp_path.glob("*.sqlite-wal"))
    commits, before = 0, -1
    # A commit that goes to the end of the log makes it longer by a page or more.
    while commits < LEAST or log.stat().st_size != before:
        before = log.stat().st_size
        writer.write("a", _keeping(f"{commits}")).result(WAIT_SECONDS)
        commits += 1
        assert commits < MOST, "the log only grows"
    writer.close()
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM replays")).scalar_one() == commits
    engine.dispose()
