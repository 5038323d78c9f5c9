"""Tables on PostgreSQL: the same as on SQLite, and several servers that serve them together."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest

from questhall.core.engine.errors import SaveFailed, UsageError
from questhall.server.live import hall, live_table
from questhall.server.storage import other_servers
from questhall.server.storage.database import open_database
from questhall.server.storage.notices import Changed, Notice
from questhall.server.storage.store import Stored
from questhall.server.table.table_state import Standing
from tests.server.live.test_whole_games import at_random
from tests.server.postgres import new_database
from tests.server.serving import (
    WAIT_SECONDS,
    Made,
    Running,
    asked_one,
    catch_up,
    do,
    first_option,
    play_on,
    wait_for,
    without_words,
)


def elsewhere(table: Made, server: Running) -> Made:
    """The same table, reached at another server."""
    answer = {"table": {"id": table.id}, "invitation": table.invitation, "seats": []}
    other = Made(server, answer)
    other.secrets = table.secrets
    return other


def test_people_at_two_servers_play_at_one_table(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = one.make("Ana", "friend", "easy")
        with table.seat(0) as ana:
            there = elsewhere(table, two)
            there.join("Ben")
            wait_for(ana, lambda: bool(ana.shown))
            with there.seat(1) as ben, there.seat(None) as watcher:
                play_on([ana, ben], at_random(11))
                wait_for(watcher, lambda: bool(watcher.shown["result"]))
                results = [without_words(seat.shown["result"]) for seat in (ana, ben, watcher)]
                assert results[0] == results[1] == results[2]
                assert [entry["text"] for entry in ana.log[-20:]]
                with table.seat(None) as late:
                    assert late.shown["view"] == watcher.shown["view"]


def test_what_is_said_at_one_server_is_heard_at_the_other(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = one.make("Ana", "Ben", "Cleo")
        with table.seat(0) as ana, elsewhere(table, two).seat(1) as ben:
            assert do(ana, "chat", text="hello")["type"] == "ok"
            wait_for(ben, lambda: bool(ben.chat))
            assert ben.chat[0]["text"] == "hello"
            wait_for(ana, lambda: bool(ana.table["seats"][1]["here"]))
            wait_for(ben, lambda: bool(ben.table["seats"][0]["here"]))
            assert do(ben, "leave")["type"] == "ok"
            wait_for(ana, lambda: bool(ana.table["seats"][1]["away"]))
            ben.close()
            wait_for(ana, lambda: not ana.table["seats"][1]["here"])


def test_both_servers_choose_at_once_and_neither_choice_is_lost(cluster: Path) -> None:
    """Whoever comes second finds that the table has moved on, follows, and tries again."""
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = one.make("Ana", "Ben", "Cleo")
        table.asked()  # nothing happens by itself any more
        with table.seat(0) as ana, elsewhere(table, two).seat(1) as ben:
            # Even if one is always overtaken by the other, it is not overtaken too often.
            rounds = range(live_table.ATTEMPTS // 2)
            sent = [(seat, seat.say("chat", text=f"{number}")) for number in rounds for seat in (ana, ben)]
            for seat, message in sent:
                wait_for(seat, lambda seat=seat, message=message: message not in seat.unanswered)  # type: ignore[misc]
            wait_for(ana, lambda: len(ana.chat) == len(sent))
            wait_for(ben, lambda: len(ben.chat) == len(sent))
            assert not ana.errors
            assert not ben.errors
            assert [said["n"] for said in ana.chat] == list(range(len(sent)))
            assert ana.chat == ben.chat


def test_what_happens_while_a_table_is_woken_is_not_missed(
    cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between reading a table and listening for it, another server may have changed it."""
    url = new_database(cluster)
    reading, go_on, told = Event(), Event(), Event()
    halls: set[hall.Hall] = set()
    read, hear = hall._read, hall.Hall._heard

    def read_slowly(stored: Stored) -> Standing:
        reading.set()
        assert go_on.wait(WAIT_SECONDS)
        return read(stored)

    def hear_and_tell(self: hall.Hall, notice: Notice) -> None:
        hear(self, notice)
        if reading.is_set() and isinstance(notice, Changed):
            halls.add(self)
            if len(halls) == 2:
                told.set()

    with Running(url) as one, Running(url) as two, ThreadPoolExecutor(1) as elsewhere_too:
        table = one.make("Ana", "Ben", "Cleo")
        with table.seat(0) as ana:
            monkeypatch.setattr(hall, "_read", read_slowly)
            monkeypatch.setattr(hall.Hall, "_heard", hear_and_tell)
            found = elsewhere_too.submit(elsewhere(table, two).now)
            assert reading.wait(WAIT_SECONDS)
            assert do(ana, "chat", text="hello")["type"] == "ok"
            assert told.wait(WAIT_SECONDS), "the other server has heard of it, and knows no such table yet"
            go_on.set()
            assert found.result(WAIT_SECONDS)["id"] == table.id
            with elsewhere(table, two).seat(1) as ben:
                assert [said["text"] for said in ben.chat] == ["hello"]


def test_when_a_server_ends_another_sees_to_its_bots(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as two:
        with Running(url) as one:
            table = one.make("Ana", "easy", "easy", pace=300)
            with table.seat(0) as ana:
                play_on([ana], first_option, most=2)
        with elsewhere(table, two).seat(0) as ana:
            play_on([ana], first_option, most=4)
            made = ana.shown["choice"]
            wait_for(ana, lambda: ana.shown["choice"] > made or ana.decision() is not None)


def test_tables_are_there_after_a_restart(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as server:
        table = server.make("Ana", "Ben", "Cleo")
        seats: list[Any] = []
        with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
            seats = [ana, ben, cleo]
            play_on(seats, first_option, most=6)
            asked_one(seats)  # nothing happens by itself any more
    with Running(url) as server:
        again = elsewhere(table, server)
        for number, seat in enumerate(seats):
            with again.seat(number) as same:
                assert same.shown["view"] == seat.shown["view"]
                assert same.log == seat.log
        with again.seat(0) as ana, again.seat(1) as ben, again.seat(2) as cleo:
            play_on([ana, ben, cleo], first_option, most=5)
            catch_up([ana, ben, cleo])


def test_a_database_that_cannot_be_used_is_named_without_its_password() -> None:
    with pytest.raises(SaveFailed) as problem:
        open_database("postgresql://ana:geheim@127.0.0.1:1/nowhere")
    assert "geheim" not in str(problem.value)
    with pytest.raises(UsageError):
        open_database("mysql://ana@localhost/tables")
    with pytest.raises(UsageError):
        open_database("no address")


# Hearing each other


def listeners(url: str) -> list[int]:
    """The processes in which PostgreSQL keeps the connections that listen."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        return [int(pid) for (pid,) in found]


def stop_at_rest(url: str, pid: int) -> None:
    """Stop one of these processes while it waits for its client, and so holds no lock that others wait for."""
    while True:
        os.kill(pid, signal.SIGSTOP)
        with psycopg.connect(url, autocommit=True) as connection:
            waits_for = "SELECT wait_event FROM pg_stat_activity WHERE pid = %s"
            found = connection.execute(waits_for, [pid]).fetchone()
        if found == ("ClientRead",):
            return
        os.kill(pid, signal.SIGCONT)
        if found is None:
            raise ProcessLookupError


def wait_until(is_true: Callable[[], bool]) -> None:
    until = time.monotonic() + WAIT_SECONDS
    while not is_true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.05)


def test_a_listener_that_hangs_without_a_word_is_replaced(
    cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection stands, but nothing comes: what was said meanwhile is found when it listens anew."""
    monkeypatch.setattr(other_servers, "DEAF_SECONDS", 2.0)
    monkeypatch.setattr(other_servers, "LISTEN_SECONDS", 0.1)
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = one.make("Ana", "Ben", "Cleo")
        with table.seat(0) as ana, elsewhere(table, two).seat(1) as ben:
            wait_until(lambda: len(listeners(url)) == 2)
            stopped = []
            try:
                for pid in listeners(url):
                    with suppress(ProcessLookupError):  # it was given up just now, for this process stood still
                        stop_at_rest(url, pid)
                        stopped.append(pid)
                assert do(ana, "chat", text="hello")["type"] == "ok"
                wait_for(ben, lambda: bool(ben.chat))
                wait_until(lambda: bool(set(listeners(url)) - set(stopped)))
            finally:
                for pid in stopped:
                    os.kill(pid, signal.SIGCONT)


def test_a_seat_just_taken_elsewhere_is_known_where_nothing_is_heard(
    cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_servers.Neighbours, "_take_in", lambda self, *_: self._is_closed.wait(0.1))
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = one.make("Ana", "friend", "friend")
        there = elsewhere(table, two)
        assert there.now()["phase"] == "gathering"
        table.join("Ben")
        with there.seat(1) as ben:
            assert ben.table["seats"][1]["name"] == "Ben"
        table.join("Cleo")
        ready = f"/api/tables/{table.id}/ready"
        assert two.ask(ready, {"entropy": "word"}, table.secrets[2])["table"]["phase"] == "playing"


def test_an_id_that_no_table_can_have_is_simply_not_found(cluster: Path) -> None:
    """PostgreSQL refuses texts with a zero in them, which is no failure of the database."""
    with Running(new_database(cluster)) as server:
        for path in ("/api/tables/%00", "/api/tables/%00/record", f"/api/tables/{'x' * 1000}"):
            assert server.refusal(path) == (404, "unknown-table")
        for path in ("/api/replays/%00", "/api/replays/%00/analysis", "/api/replays/%F0%9F%A6%84/steps"):
            assert server.refusal(path) == (404, "unknown-replay")
        mine = {"tables": [{"table": "\0", "secret": "x"}]}
        assert server.ask("/api/mine", mine) == {"tables": []}
