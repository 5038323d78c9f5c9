"""A database that fails: what was said of it is true, whether or not it had stored the deed by then."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from questhall.core.engine.errors import SaveFailed
from questhall.server.storage.store import Deed, Row, Store, Stored
from tests.server.serving import WAIT_SECONDS, Made, Running, do, wait_for

SERVICE_RESTART = 1012

FailingOnce = Callable[[Made, bool], None]


def fail() -> Any:
    raise SaveFailed("the connection is gone")


def failed() -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(SaveFailed("the connection is gone"))
    return future


@pytest.fixture
def failing_once(monkeypatch: pytest.MonkeyPatch) -> FailingOnce:
    """Let the next deed at a table fail, after it was stored or before."""

    def prepare(table: Made, is_stored: bool) -> None:
        store = Store.do

        def do_and_fail(self: Store, deed: Deed) -> Future[bool]:
            if deed.row.id != table.id:
                return store(self, deed)
            monkeypatch.setattr(Store, "do", store)
            if is_stored:
                assert store(self, deed).result(WAIT_SECONDS)
            return failed()

        monkeypatch.setattr(Store, "do", do_and_fail)

    return prepare


def test_an_action_stored_after_all_is_acknowledged(server: Running, failing_once: FailingOnce) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(0) as ana, table.seat(1) as ben:
        failing_once(table, True)
        assert do(ana, "chat", text="hello")["type"] == "ok"
        wait_for(ben, lambda: bool(ben.chat))
        assert [said["text"] for said in ben.chat] == ["hello"], "told once"
        assert not ana.errors


def test_a_seat_that_was_taken_after_all_is_given(server: Running, failing_once: FailingOnce) -> None:
    table = server.make("Ana", "friend", "friend")
    failing_once(table, True)
    assert table.join("Ben") == 1
    assert [seat["kind"] for seat in table.now()["seats"]] == ["person", "person", "friend"]


def test_what_was_not_stored_is_refused_and_has_changed_nothing(
    server: Running, failing_once: FailingOnce
) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(0) as ana:
        failing_once(table, False)
        assert do(ana, "chat", text="hello")["code"] == "not-saved"
        assert do(ana, "chat", text="hello again")["type"] == "ok"
        wait_for(ana, lambda: bool(ana.chat))
        assert [said["text"] for said in ana.chat] == ["hello again"]


@pytest.mark.parametrize("is_stored", [True, False])
def test_an_unknown_outcome_is_not_reported_as_known(
    server: Running,
    failing_once: FailingOnce,
    monkeypatch: pytest.MonkeyPatch,
    is_stored: bool,
) -> None:
    """The connection ends; whoever comes back sends the same again, and it is done once."""
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(0) as ana:
        failing_once(table, is_stored)
        load = Store.load

        def load_later(self: Store, table_id: str, since: int = 0) -> Stored | None:
            if table_id != table.id:
                return load(self, table_id, since)
            monkeypatch.setattr(Store, "load", load)
            found: Stored | None = fail()
            return found

        monkeypatch.setattr(Store, "load", load_later)
        message = ana.say("chat", text="hello")
        with pytest.raises(ConnectionClosed) as closed:
            wait_for(ana, lambda: message not in ana.unanswered)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTART
        assert message in ana.unanswered
        ana.connect()
        wait_for(ana, lambda: message not in ana.unanswered)
        assert not ana.errors
        with table.seat(0) as again:
            assert [said["text"] for said in again.chat] == ["hello"]


def test_a_table_that_was_made_after_all_is_there(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    make = Store.make

    def make_and_fail(self: Store, row: Row, lines: Any = (), sittings: Any = None) -> Future[None]:
        make(self, row, lines, sittings).result(WAIT_SECONDS)
        return failed()

    monkeypatch.setattr(Store, "make", make_and_fail)
    table = server.make("Ana", "Ben", "Cleo")
    assert table.now()["phase"] == "playing"
