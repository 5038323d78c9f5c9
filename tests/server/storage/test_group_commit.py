"""The writer goes on whatever becomes of those who wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from questhall.core.engine.errors import SaveFailed
from questhall.server.storage import group_commit
from questhall.server.storage.database import open_database
from questhall.server.storage.group_commit import Writer
from tests.server.serving import WAIT_SECONDS, sqlite_in


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    engine = open_database(sqlite_in(tmp_path))
    made = Writer(engine)
    yield made
    made.close()
    engine.dispose()


def test_giving_up_waiting_delays_nobody(writer: Writer) -> None:
    begun, go_on = Event(), Event()
    done: list[str] = []

    def slowly() -> None:
        begun.set()
        assert go_on.wait(WAIT_SECONDS)
        done.append("slowly")

    first = writer.write("a", lambda _group: slowly())
    assert begun.wait(WAIT_SECONDS)
    second = writer.write("b", lambda _group: done.append("second"))
    assert not first.cancel(), "what is being written is written"
    assert second.cancel()
    go_on.set()
    assert writer.write("c", lambda _group: 3).result(WAIT_SECONDS) == 3
    assert done == ["slowly"]


def test_a_write_that_fails_does_not_harm_the_others(writer: Writer) -> None:
    begun, go_on = Event(), Event()
    writer.write("a", lambda _group: (begun.set(), go_on.wait(WAIT_SECONDS)))  # type: ignore[func-returns-value]
    assert begun.wait(WAIT_SECONDS)
    wrong = writer.write("b", lambda group: group.connection.execute(text("SELECT nonsense")))
    right = writer.write("c", lambda group: group.connection.execute(text("SELECT 1")).scalar_one())
    go_on.set()
    assert right.result(WAIT_SECONDS) == 1
    with pytest.raises(SaveFailed):
        wrong.result(WAIT_SECONDS)


def test_where_the_database_is_slow_to_fail_nobody_waits_for_the_others(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A locked database says so after half a minute: to all who wait, not to one after the other."""
    monkeypatch.setattr(group_commit, "SLOW_SECONDS", 0.0)
    begun, go_on = Event(), Event()
    tried: list[str] = []

    def meet_a_lock(name: str) -> None:
        tried.append(name)
        raise OperationalError("COMMIT", {}, Exception("database is locked"))

    writer.write("a", lambda _group: (begun.set(), go_on.wait(WAIT_SECONDS)))  # type: ignore[func-returns-value]
    assert begun.wait(WAIT_SECONDS)
    waiting = [writer.write(name, lambda _group, name=name: meet_a_lock(name)) for name in "bcd"]  # type: ignore[misc]
    go_on.set()
    for one in waiting:
        with pytest.raises(SaveFailed):
            one.result(WAIT_SECONDS)
    assert tried == ["b", "b"], "together with the others, and alone"
    assert writer.write("e", lambda _group: 3).result(WAIT_SECONDS) == 3


def test_rows_held_until_the_end_are_written_with_the_rest_or_not_at_all(writer: Writer) -> None:
    keep = text("INSERT INTO replays (id, made, data) VALUES (:id, 1, '')")
    count = text("SELECT count(*) FROM replays")
    begun, go_on = Event(), Event()
    writer.write("a", lambda _group: (begun.set(), go_on.wait(WAIT_SECONDS)))  # type: ignore[func-returns-value]
    assert begun.wait(WAIT_SECONDS)
    one = writer.write("b", lambda group: group.later(keep, {"id": "b"}))
    other = writer.write("c", lambda group: group.later(keep, {"id": "c"}))
    twice = writer.write("d", lambda group: group.later(keep, {"id": "d"}, {"id": "d"}))
    go_on.set()
    one.result(WAIT_SECONDS)
    other.result(WAIT_SECONDS)
    with pytest.raises(SaveFailed):
        twice.result(WAIT_SECONDS)
    assert (
        writer.write("e", lambda group: group.connection.execute(count).scalar_one()).result(WAIT_SECONDS) == 2
    )
