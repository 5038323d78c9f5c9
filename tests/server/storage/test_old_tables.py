"""How long tables are kept: for ever, or until nothing has happened at them for some days."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Semaphore
from types import SimpleNamespace
from urllib.error import HTTPError

import pytest
from sqlalchemy import func, select, update

from questhall.games import find_game
from questhall.server.live import hall
from questhall.server.storage import store as store_
from questhall.server.storage.database import open_database
from questhall.server.storage.schema import CHATS, DEEDS, LINES, REPLAYS, TABLES
from questhall.server.storage.store import Store
from questhall.server.table import table_state
from questhall.server.table.table_state import Standing
from tests.server.postgres import new_database
from tests.server.serving import WAIT_SECONDS, Made, Running, do, sqlite_in

DAY = 24 * 3600
PARTS = (TABLES, LINES, CHATS, DEEDS, REPLAYS)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return new_database(request.getfixturevalue("cluster"))


def make_older(url: str, table_id: str, days: int) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        past = TABLES.c.changed - days * DAY
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(changed=past))
    engine.dispose()


def counts(url: str) -> list[int]:
    engine = open_database(url)
    with engine.connect() as connection:
        found = [connection.execute(select(func.count()).select_from(part)).scalar_one() for part in PARTS]
    engine.dispose()
    return found


def talk(server: Running) -> Made:
    """A table with something of everything that is kept."""
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(0) as ana:
        assert do(ana, "chat", text="hello")["type"] == "ok"
    return table


def test_only_the_latest_actions_are_remembered(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends action after action must not fill memory and database with their ids."""
    for module in (store_, table_state):
        monkeypatch.setattr(module, "MOST_DEEDS", 10)
    monkeypatch.setattr(store_, "FORGETTING_EVERY", 1)
    with Running(url) as server:
        table = server.make("Ana", "Ben", "Cleo")
        table.asked()
        with table.seat(0) as ana:
            for number in range(30):
                assert do(ana, "asking", asking="every", id=f"a{number}")["type"] == "ok"
            assert do(ana, "asking", asking="concerned", id="a29")["type"] == "ok"
            assert ana.shown["asking"] == "every", "the latest is not done twice"
        store = Store(open_database(url))
        stored = store.load(table.id)
        store.close()
    assert stored is not None
    latest = {(0, f"a{number}") for number in range(20, 30)}
    assert {*stored.deeds} == latest
    standing = Standing.stored(find_game("rent-a-hero"), stored)
    standing.note_done((0, "b1"), (0, "b2"))
    assert {*standing.done} == latest - {(0, "a20"), (0, "a21")} | {(0, "b1"), (0, "b2")}


def test_a_record_that_is_uploaded_again_is_stored_once(url: str) -> None:
    store = Store(open_database(url))
    try:
        store.keep_replay("same", b"x").result()
        store.keep_replay("same", b"x").result()
        assert store.replay("same") == b"x"
        assert store.forget(int(time.time()) + DAY).result() == ["same"]
    finally:
        store.close()


def test_old_tables_are_deleted_with_everything_that_belongs_to_them(url: str) -> None:
    with Running(url) as server:
        before = counts(url)
        recent = talk(server)
        kept = [count - was for count, was in zip(counts(url), before, strict=True)]
        old = talk(server)
    store = Store(open_database(url))
    store.keep_replay("ancient", b"x").result()
    make_older(url, old.id, days=3)
    now = int(time.time())
    try:
        assert store.forget(now - 4 * DAY).result() == []
        assert store.forget(now - 2 * DAY, spared=[old.id]).result() == []
        assert store.forget(now - 2 * DAY).result() == [old.id]
        assert store.row(old.id) is None
        assert store.row(recent.id) is not None
        assert counts(url)[:4] == kept[:4]
        assert store.forget(now + DAY, spared=[recent.id]).result() == ["ancient"]
    finally:
        store.close()


def test_a_server_deletes_what_was_left_and_spares_whom_it_serves(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(hall, "CLEANING_SECONDS", 0.0)
    with Running(url, keep_days=2) as server:
        left, served, _recent = talk(server), talk(server), talk(server)
        with served.seat(0) as ana:
            for table in (left, served):
                make_older(url, table.id, days=3)
            until = time.monotonic() + WAIT_SECONDS
            while is_there(left):
                assert time.monotonic() < until
                time.sleep(0.05)
            assert do(ana, "chat", text="still here")["type"] == "ok"
        assert is_there(served)
        assert counts(url)[0] == 2


@pytest.mark.parametrize("years", [-30, 30])
def test_a_clock_that_jumps_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, years: int
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(hall, "CLEANING_SECONDS", 0.0)
    warned = "the clock has jumped"
    with Running(sqlite_in(tmp_path), keep_days=2) as server:
        table = talk(server)
        jumped = SimpleNamespace(time=lambda: time.time() + years * 365 * DAY, monotonic=time.monotonic)
        monkeypatch.setattr(hall, "time", jumped)
        until = time.monotonic() + WAIT_SECONDS
        while warned not in caplog.text:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert is_there(table)


def test_a_clock_that_was_wrong_from_the_beginning_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(hall, "CLEANING_SECONDS", 0.0)
    swept = Semaphore(0)
    newest = Store.newest

    def newest_and_tell(self: Store) -> int:
        swept.release()
        return newest(self)

    url = sqlite_in(tmp_path)
    with Running(url) as server:
        table = talk(server)
    ahead = SimpleNamespace(time=lambda: time.time() + 30 * 365 * DAY, monotonic=time.monotonic)
    monkeypatch.setattr(hall, "time", ahead)
    monkeypatch.setattr(Store, "newest", newest_and_tell)
    with Running(url, keep_days=2) as server:
        for _ in range(3):
            assert swept.acquire(timeout=WAIT_SECONDS)
        assert server.ask(f"/api/tables/{table.id}")["id"] == table.id


def is_there(table: Made) -> bool:
    try:
        table.now()
    except HTTPError as problem:
        return problem.code != 404
    return True


def test_nothing_is_deleted_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.01)
    swept = Semaphore(0)
    forget = hall.Hall._forget_old_tables

    async def forget_and_tell(self: hall.Hall) -> None:
        await forget(self)
        swept.release()

    monkeypatch.setattr(hall.Hall, "_forget_old_tables", forget_and_tell)
    url = sqlite_in(tmp_path)
    with Running(url) as server:
        table = talk(server)
        make_older(url, table.id, days=10_000)
        while swept.acquire(blocking=False):
            pass
        for _ in range(3):
            assert swept.acquire(timeout=WAIT_SECONDS)
        assert table.now()["id"] == table.id


def test_a_table_that_another_server_has_deleted_is_gone_here_too(
    cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    url = new_database(cluster)
    with Running(url) as server:
        table = server.make("Ana", "Ben", "Cleo")
        table.asked()  # nothing happens by itself any more
        with table.seat(0) as ana:
            store = Store(open_database(url))
            assert store.forget(int(time.time()) + DAY).result() == [table.id]
            store.close()
            assert do(ana, "chat", text="hello?")["code"] == "unknown-table"
        assert server.refusal(f"/api/tables/{table.id}") == (404, "unknown-table")
