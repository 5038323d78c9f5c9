"""Other servers at the same database: who sees to which table, and hearing what the others have stored.

SQLite has one server. At PostgreSQL a server claims a table by an advisory lock, which ends with the
server, however that ends; and what is stored is announced to all by NOTIFY.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine

from questhall.server.storage.notices import Changed, Notice, read_notice
from questhall.server.storage.store import CHANNEL

with contextlib.suppress(ImportError):  # SQLite needs none; `open_database` tells whoever wants PostgreSQL
    import psycopg

LISTEN_SECONDS = 1.0
"""How often the listener looks whether it should end."""

Heard = Callable[[Notice], None]


class Alone:
    """The only server at its database: every table is its own to see to."""

    def claim(self, _table_id: str) -> bool:
        return True

    def release(self, _table_id: str) -> None:
        pass

    def tell(self, _notice: Notice) -> None:
        pass

    def listen(self, _heard: Heard) -> None:
        pass

    def close(self) -> None:
        pass


class Neighbours:
    """This server among others at one PostgreSQL. Claiming and releasing may wait for the database."""

    def __init__(self, engine: Engine) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._lock = threading.Lock()
        self._claims: psycopg.Connection[Any] | None = None
        self._claimed: set[str] = set()
        self._is_closed = threading.Event()
        self._thread: threading.Thread | None = None
        self._teller = ThreadPoolExecutor(1, "teller")

    # Claims

    def claim(self, table_id: str) -> bool:
        """Try to be the one who lets bots and clocks act at a table."""
        # The same connection would get the lock twice, and have to give it back twice.
        if table_id not in self._claimed and self._ask(
            "SELECT pg_try_advisory_lock(%s)", _lock_number(table_id)
        ):
            self._claimed.add(table_id)
        return table_id in self._claimed

    def release(self, table_id: str) -> None:
        self._claimed.discard(table_id)
        self._ask("SELECT pg_advisory_unlock(%s)", _lock_number(table_id))

    def tell(self, notice: Notice) -> None:
        """Say something to all servers, this one too; in the order of the calls, without waiting."""
        with contextlib.suppress(RuntimeError):  # this server is closing, and nobody waits for it any more
            self._teller.submit(self._ask, "SELECT pg_notify(%s, %s)", CHANNEL, notice.line())

    def _ask(self, question: str, *values: object) -> object:
        with self._lock:
            try:
                if self._claims is None:
                    self._claims = psycopg.connect(self._address, autocommit=True)
                found = self._claims.execute(question, values).fetchone()
            except psycopg.Error:
                # The locks are gone with the connection.
                self._claims = None
                self._claimed.clear()
                return None
        return None if found is None else found[0]

    # Listening

    def listen(self, heard: Heard) -> None:
        """Call `heard`, in a thread of its own, whenever a server has stored something."""
        self._thread = threading.Thread(target=self._listen, args=[heard], name="listener", daemon=True)
        self._thread.start()

    def _listen(self, heard: Heard) -> None:
        while not self._is_closed.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard(Changed())
                    while not self._is_closed.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            found = read_notice(notice.payload)
                            if found is not None:
                                heard(found)
            except psycopg.Error:
                self._is_closed.wait(LISTEN_SECONDS)

    def close(self) -> None:
        self._is_closed.set()
        self._teller.shutdown()
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            if self._claims is not None:
                self._claims.close()


def _lock_number(table_id: str) -> int:
    digest = hashlib.sha256(table_id.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
