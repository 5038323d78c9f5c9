"""The write-ahead log of SQLite is carried over beside the commits, and does not grow for ever."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import text

from questhall.server.storage import checkpoints, group_commit
from questhall.server.storage.database import open_database
from questhall.server.storage.group_commit import Writer
from tests.server.serving import WAIT_SECONDS, sqlite_in

EVERY = 20
PAGE = 4096
COMMITS = 600


def test_the_log_begins_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        group_commit, "Checkpoints", lambda engine: checkpoints.Checkpoints(engine, every=EVERY)
    )
    engine = open_database(sqlite_in(tmp_path))
    writer = Writer(engine)
    keep = text("INSERT INTO replays (id, made, data) VALUES (:id, 1, :data)")
    log = next(tmp_path.glob("*.sqlite-wal"))
    for n in range(COMMITS):
        writer.write("a", lambda group, n=n: group.later(keep, {"id": f"{n}", "data": b"x" * PAGE})).result(
            WAIT_SECONDS
        )
        if n % EVERY == 0:
            time.sleep(0.01)  # the thread beside it gets its turn
    writer.close()
    # Every commit writes more than one page: without checkpoints all of them would still be there.
    assert log.stat().st_size < COMMITS * PAGE / 2
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM replays")).scalar_one() == COMMITS
    engine.dispose()
