"""Faults beyond kills: nothing acknowledged is lost, nothing is done twice, and what is said is true."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from questhall.core.records.verify import verify
from questhall.games import find_game
from questhall.server.http.patient_sockets import PatientSocket
from questhall.server.storage import database
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from tests.server.crashing import BROKEN, Table, check_records
from tests.server.postgres import INSTALLED_BY, find_programs, new_database, restart, running_cluster
from tests.server.relays import Relay
from tests.server.serving import (
    LOOK_SECONDS,
    WAIT_SECONDS,
    Made,
    Running,
    client,
    do,
    sqlite_in,
    wait_for_answer,
)
from tests.suite.needs import is_missing

CUT_AFTER = 12_000
"""Bytes of answers; a view has some 5,000."""
RESTARTS = 2
CHOICES_BETWEEN = 6


def port_of(server: Running) -> int:
    return int(server.address.rpartition(":")[2])


def test_answers_that_are_lost_on_the_way_lose_and_double_nothing(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    with Running(url) as server:
        direct: Any = server
        table = Table([direct], random.Random(3))
        with Relay(port_of(server), cuts=CUT_AFTER) as relay:
            way: Any = relay
            for _ in range(40):
                with suppress(*BROKEN):
                    table.connect([way])
                    if table.play(lambda: False):
                        break
        table.connect([direct])
        table.play(lambda: False)
        table.close()
    assert check_records(url, [table]) > 5


def test_a_seat_whose_answer_is_lost_is_taken_once(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        table = server.make("Ana", "friend", "friend")
        wanted = {"name": "Ben", "invitation": table.invitation, "secret": "b" * 32}
        path = f"/api/tables/{table.id}/seats"
        with Relay(port_of(server), cuts=2) as relay, pytest.raises(BROKEN):
            client.ask(relay.address, path, wanted)
        assert server.ask(path, wanted)["seat"] == 1
        assert [seat["kind"] for seat in table.now()["seats"]] == ["person", "person", "friend"]


def test_a_connection_that_falls_silent_is_noticed(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server, Relay(port_of(server)) as relay:
        table = server.make("Ana", "Ben", "easy")
        seat = client.Seat(relay.address, table.id, table.secrets[0])
        seat.connect()
        seat.receive(WAIT_SECONDS)
        assert table.now()["seats"][0]["here"]
        relay.fall_silent()
        ping_everybody(server)
        until = time.monotonic() + WAIT_SECONDS
        while table.now()["seats"][0]["here"]:
            assert time.monotonic() < until, "nobody noticed"
            time.sleep(LOOK_SECONDS)


def ping_everybody(server: Running) -> None:
    """Let the time of the next ping have come, whatever the clock says, and that of the one after it."""
    loop = server.server.servers[0].get_loop()
    for one in list(server.server.server_state.connections):
        if isinstance(one, PatientSocket):
            for _ in range(2):
                loop.call_soon_threadsafe(one.ping)


class Disk:
    """The room that SQLite has, in pages; 0 for as much as it likes."""

    def __init__(self) -> None:
        self.pages = 0


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    make_engine = database._make_engine

    def watched(url: Any) -> Engine:
        engine = make_engine(url)

        def limit(connection: Connection) -> None:
            connection.connection.cursor().execute(f"PRAGMA max_page_count={disk.pages or 2**30}")

        event.listen(engine, "begin", limit)  # the writer keeps its connection
        return engine

    monkeypatch.setattr(database, "_make_engine", watched)
    return disk


def test_where_the_disk_is_full_nothing_is_acknowledged_and_play_goes_on_later(
    tmp_path: Path, disk: Disk
) -> None:
    url = sqlite_in(tmp_path)
    with Running(url) as server:
        table = server.make("Ana", "Ben", "Cleo")
        with table.seat(0) as ana:
            disk.pages = 1  # less than there is: SQLite takes it for what there is
            said = [do(ana, "chat", text="x" * 500) for _ in range(40)]
            refused = [one for one in said if one["type"] == "error"]
            assert {one["code"] for one in refused} == {"not-saved"}
            disk.pages = 0
            assert do(ana, "chat", text="there is room again")["type"] == "ok"
        kept = len([one for one in said if one["type"] == "ok"]) + 1
        with table.seat(1) as ben:
            assert len(ben.chat) == kept, "what was refused is not there, and what was acknowledged is"
        assert verify(find_game("rent-a-hero"), server.stored(table.id)).findings == []


@pytest.fixture
def own_cluster() -> Iterator[Path]:
    """A PostgreSQL that can be restarted without disturbing other tests."""
    programs = find_programs()
    if programs is None:
        is_missing("PostgreSQL", INSTALLED_BY)
    with running_cluster(programs) as folder:
        yield folder


def test_a_database_that_is_restarted_under_load_loses_nothing(own_cluster: Path) -> None:
    url = new_database(own_cluster)
    with Running(url) as server:
        person = Person(server.make("Ana", "easy", "easy"))
        for _ in range(RESTARTS):
            restarting = threading.Thread(target=restart, args=(own_cluster,))
            restarting.start()
            person.play_while(restarting.is_alive)
            restarting.join()
            person.play(CHOICES_BETWEEN)
        person.seat.close()
    store = Store(open_database(url))
    stored = store.load(person.table.id)
    store.close()
    assert stored is not None
    assert verify(find_game("rent-a-hero"), "".join(stored.lines).encode()).findings == []
    done = {deed for _, deed in stored.deeds}
    assert person.acknowledged <= done, "what was acknowledged is stored"
    assert not person.refused & done, "what was refused has changed nothing"
    assert len(person.acknowledged) > CHOICES_BETWEEN


class Person:
    """Somebody who does something again and again, and remembers what became of it."""

    def __init__(self, table: Made) -> None:
        self.table = table
        self.seat = client.Seat(table.server.address, table.id, table.secrets[0])
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.seat.connect()

    def play_while(self, is_so: Any) -> None:
        while is_so():
            self._do_something()

    def play(self, count: int) -> None:
        """Until so many more things have been acknowledged."""
        wanted = len(self.acknowledged) + count
        while len(self.acknowledged) < wanted:
            self._do_something()

    def _do_something(self) -> None:
        try:
            waiting = next(iter(self.seat.unanswered), None) or self.seat.say("asking", asking="every")
            answer = wait_for_answer(self.seat, waiting)
        except BROKEN:
            self._come_back()
            return
        if answer["type"] == "ok":
            self.acknowledged.add(waiting)
        else:
            assert answer["code"] == "not-saved", answer
            self.refused.add(waiting)
            time.sleep(LOOK_SECONDS)  # as the answer asks for

    def _come_back(self) -> None:
        """Whatever has no answer is sent again."""
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            with suppress(*BROKEN):
                self.seat.connect()
                return
            time.sleep(LOOK_SECONDS)
        raise AssertionError("the server did not come back")
