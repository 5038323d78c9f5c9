"""Objects forgotten in a ring: looked for seldom, but found."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

from questhall.server import garbage_collection
from questhall.server.garbage_collection import Collector, collected_seldom
from questhall.server.http.conversation import Conversation
from questhall.server.http.patient_sockets import Handshake, PatientSocket
from questhall.server.http.sockets import Visit
from questhall.server.live.connection import Connection
from tests.server.serving import LOOK_SECONDS, WAIT_SECONDS, Running, sqlite_in, wait_for

OF_A_CONNECTION = (Connection, Conversation, Handshake, PatientSocket, Visit)


class Ring:
    def __init__(self) -> None:
        self.itself = self


def forgotten_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def in_own_process(check: Callable[[], None]) -> None:
    """Servers of other tests, which run in threads of this process, decide about its garbage too."""
    process = get_context("spawn").Process(target=check)
    process.start()
    process.join(WAIT_SECONDS)
    assert process.exitcode == 0


def leave_survivors_alone() -> None:
    gc.disable()
    forgotten = forgotten_ring()
    Collector().pass_moment()
    gc.collect()
    assert forgotten() is not None


def test_objects_that_survive_are_not_scanned_again() -> None:
    in_own_process(leave_survivors_alone)


def find_it() -> None:
    gc.disable()
    forgotten = forgotten_ring()
    Collector().pass_moment()
    garbage_collection.LEAST_SECONDS = 0.0
    Collector().pass_moment()
    assert forgotten() is None


def test_looking_at_everything_finds_it() -> None:
    in_own_process(find_it)


def look_less_often() -> None:
    clock = iter([0.0, 10.0, 12.0, 13.0, 13.0])
    looks: list[str] = []
    gc.collect = lambda: looks.append("look")  # type: ignore[assignment,misc]
    garbage_collection.time = SimpleNamespace(monotonic=lambda: next(clock))  # type: ignore[assignment,attr-defined]
    garbage_collection.LEAST_SECONDS = 1.0
    garbage_collection.SHARE_OF_TIME = 0.5
    collector = Collector()  # at 0.0, due at 1.0
    collector.pass_moment()
    assert looks == ["look"]
    collector.pass_moment()
    assert looks == ["look"]


def test_the_longer_it_takes_the_less_often_it_is_done() -> None:
    in_own_process(look_less_often)


def serve_and_end() -> None:
    before = gc.get_threshold()

    async def serve() -> None:
        with collected_seldom():
            assert gc.get_threshold()[0] == garbage_collection.MANY_NEW
            gc.freeze()

    asyncio.run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_afterwards_everything_is_as_it_was() -> None:
    in_own_process(serve_and_end)


def come_and_go() -> None:
    gc.disable()
    garbage_collection.MOMENT_SECONDS = WAIT_SECONDS  # what is frozen cannot be looked for
    with TemporaryDirectory() as folder, Running(sqlite_in(Path(folder))) as server:
        table = server.make("Ana", "Ben", "Cleo")
        for _ in range(3):
            with table.seat(0) as ana:
                wait_for(ana, lambda: bool(ana.table["seats"][0]["here"]))
        until = time.monotonic() + WAIT_SECONDS
        while left := [one for one in gc.get_objects() if type(one) in OF_A_CONNECTION]:
            assert time.monotonic() < until, f"still there: {left}"
            time.sleep(LOOK_SECONDS)


def test_a_connection_that_has_ended_leaves_nothing_to_collect() -> None:
    in_own_process(come_and_go)
