"""SQLite's checkpoints: carrying what has been committed from the write-ahead log into the database file.

Left alone, SQLite does this every thousand pages in the middle of somebody's commit, and everybody behind it
waits for the disk. Here a thread of its own does it beside the commits. What is committed meanwhile is little:
the writer carries that over between two groups, and the log begins again at its start.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

EVERY_COMMITS = 250
"""About two thousand pages of the log, 8 MB."""
LOGGER = logging.getLogger("questhall.server")


class Checkpoints:
    """Begun by the writer after so many commits, and finished by it."""

    def __init__(self, engine: Engine, every: int = EVERY_COMMITS) -> None:
        self._engine = engine
        self._every = every
        self._commits = 0
        self._is_nearly_done = False
        self._is_closed = False
        self._due = threading.Event()
        self._thread = threading.Thread(target=self._work, name="checkpoints", daemon=True)
        self._thread.start()

    def after_commit(self, connection: Connection) -> None:
        """The writer has committed a group; nobody waits for what is done here but the next group."""
        self._commits += 1
        if self._is_nearly_done:
            self._is_nearly_done = False
            self._commits = 0
            with _failing_only_in_the_log():
                _checkpoint(connection)
        elif self._commits == self._every:
            self._due.set()

    def close(self) -> None:
        self._is_closed = True
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        while self._due.wait() and not self._is_closed:
            self._due.clear()
            with _failing_only_in_the_log(), self._engine.connect() as connection:
                _checkpoint(connection)
            self._is_nearly_done = True


def _checkpoint(connection: Connection) -> None:
    """Carry over what can be without making anybody wait."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
    connection.rollback()


@contextmanager
def _failing_only_in_the_log() -> Iterator[None]:
    """What is not carried over stays in SQLite's log, and is safe there: the next time will do."""
    try:
        yield
    except Exception as problem:
        LOGGER.error("the database's log was not carried over: %s", problem)
