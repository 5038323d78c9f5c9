"""Objects forgotten in a ring: looked for seldom, but found."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from questhall.server import garbage_collection
from questhall.server.garbage_collection import Collector, collected_seldom


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _seen_again() -> Iterator[None]:
    yield
    gc.unfreeze()


def forgotten_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_objects_that_survive_are_not_scanned_again() -> None:
    forgotten = forgotten_ring()
    Collector().pass_moment()
    gc.collect()
    assert forgotten() is not None


def test_looking_at_everything_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten = forgotten_ring()
    Collector().pass_moment()
    monkeypatch.setattr(garbage_collection, "LEAST_SECONDS", 0.0)
    Collector().pass_moment()
    assert forgotten() is None


def test_the_longer_it_takes_the_less_often_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 10.0, 12.0, 13.0, 13.0])
    monkeypatch.setattr(garbage_collection, "time", type("Clock", (), {"monotonic": lambda: next(clock)}))
    looks: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append("look"))
    monkeypatch.setattr(garbage_collection, "LEAST_SECONDS", 1.0)
    monkeypatch.setattr(garbage_collection, "SHARE_OF_TIME", 0.5)
    collector = Collector()  # at 0.0, due at 1.0
    collector.pass_moment()
    assert looks == ["look"]
    collector.pass_moment()
    assert looks == ["look"]


def test_afterwards_everything_is_as_it_was() -> None:
    before = gc.get_threshold()

    async def serve() -> None:
        with collected_seldom():
            assert gc.get_threshold()[0] == garbage_collection.MANY_NEW
            gc.freeze()

    asyncio.run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
