"""Closing the database leaves no connection to the garbage collector."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

import pytest

from questhall.core.engine.errors import SaveFailed
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from tests.server.serving import WAIT_SECONDS, sqlite_in

MOMENT = 0.05


def test_closing_waits_for_readers_and_later_ones_are_refused(tmp_path: Path) -> None:
    store = Store(open_database(sqlite_in(tmp_path)))
    begun, go_on = Event(), Event()

    def read_slowly() -> None:
        with store._reading():
            begun.set()
            assert go_on.wait(WAIT_SECONDS)

    reading = Thread(target=read_slowly)
    reading.start()
    assert begun.wait(WAIT_SECONDS)
    closing = Thread(target=store.close)
    closing.start()
    closing.join(MOMENT)
    assert closing.is_alive(), "a connection is in use"
    go_on.set()
    closing.join(WAIT_SECONDS)
    assert not closing.is_alive()
    reading.join(WAIT_SECONDS)
    with pytest.raises(SaveFailed):
        store.row("anything")
