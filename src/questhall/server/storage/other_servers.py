"""Other servers on the same database: which server drives which table, and notices of what the others stored.

SQLite has one server. On PostgreSQL a server claims a table by an advisory lock, which is released when the
server ends for any reason; and everything stored is announced to all by NOTIFY.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine

from questhall.server.storage.database import PATIENCE
from questhall.server.storage.notices import Beat, Changed, Notice, read_notice
from questhall.server.storage.store import CHANNEL

with contextlib.suppress(ImportError):  # not needed for SQLite; `open_database` reports it for PostgreSQL
    import psycopg

LOGGER = logging.getLogger("questhall.server")
LISTEN_SECONDS = 1.0
"""How often the listener checks whether it should end, and sends itself a notice."""
DEAF_SECONDS = 5.0
"""A listener that has not received its own notice for this long has lost its connection, and reconnects."""

Heard = Callable[[Notice], None]


class Alone:
    """The only server of its database: it drives every table."""

    def claim(self, _table_id: str) -> bool:
        return True

    def release(self, _table_id: str) -> None:
        pass

    def tell(self, _notice: Notice) -> None:
        pass

    def listen(self, _heard: Heard) -> None:
        pass

    def hears(self) -> bool:
        return True

    def close(self) -> None:
        pass


class Neighbours:
    """This server among others on one PostgreSQL. Claiming and releasing may wait for the database."""

    def __init__(self, engine: Engine) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._lock = threading.Lock()
        self._claims: psycopg.Connection[Any] | None = None
        self._claimed: set[str] = set()
        self._is_closed = threading.Event()
        self._has_hung_up = False
        self._thread: threading.Thread | None = None
        self._teller = ThreadPoolExecutor(1, "teller")
        self._name = secrets.token_hex(4)
        self._heard_at = 0.0

    # Claims

    def claim(self, table_id: str) -> bool:
        """Try to become the server that runs a table's bots and clock."""
        # The same connection would get the lock twice and have to release it twice.
        if table_id not in self._claimed and self._ask(
            "SELECT pg_try_advisory_lock(%s)", _lock_number(table_id)
        ):
            self._claimed.add(table_id)
        return table_id in self._claimed

    def release(self, table_id: str) -> None:
        self._claimed.discard(table_id)
        self._ask("SELECT pg_advisory_unlock(%s)", _lock_number(table_id))

    def tell(self, notice: Notice) -> None:
        """Send a notice to all servers including this one, in the order of the calls, without waiting."""
        with contextlib.suppress(RuntimeError):  # this server is closing, and nobody waits for it any more
            self._teller.submit(self._ask, "SELECT pg_notify(%s, %s)", CHANNEL, notice.line())

    def _ask(self, question: str, *values: object) -> object:
        with self._lock:
            if self._has_hung_up:
                return None  # nobody would close what a late thread opens
            try:
                if self._claims is None:
                    self._claims = psycopg.connect(self._address, autocommit=True, **PATIENCE)
                found = self._claims.execute(question, values).fetchone()
            except psycopg.Error:
                self._hang_up()
                return None
        return None if found is None else found[0]

    def _hang_up(self) -> None:
        """End the connection for claims; the locks are gone with it."""
        if self._claims is not None:
            self._claims.close()
        self._claims = None
        self._claimed.clear()

    # Listening

    def listen(self, heard: Heard) -> None:
        """Call `heard`, in a separate thread, whenever a server has stored something."""
        self._thread = threading.Thread(target=self._listen, args=[heard], name="listener", daemon=True)
        self._thread.start()

    def _listen(self, heard: Heard) -> None:
        while not self._is_closed.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **PATIENCE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._heard_at = time.monotonic()
                    heard(Changed())  # anything may have happened while nobody listened
                    while not self._is_closed.is_set() and self.hears():
                        self.tell(Beat(self._name))
                        self._take_in(connection, heard)
            except psycopg.Error as problem:
                LOGGER.warning("other servers cannot be heard: %s", problem)
                self._is_closed.wait(LISTEN_SECONDS)

    def _take_in(self, connection: psycopg.Connection[Any], heard: Heard) -> None:
        for notice in connection.notifies(timeout=LISTEN_SECONDS):
            found = read_notice(notice.payload)
            if found == Beat(self._name):
                self._heard_at = time.monotonic()
            elif found is not None and not isinstance(found, Beat):
                heard(found)

    def hears(self) -> bool:
        """Whether notices from other servers currently arrive."""
        return time.monotonic() - self._heard_at < DEAF_SECONDS

    def close(self) -> None:
        self._is_closed.set()
        self._teller.shutdown()
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            self._hang_up()
            self._has_hung_up = True


def _lock_number(table_id: str) -> int:
    digest = hashlib.sha256(table_id.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
