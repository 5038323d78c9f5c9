"""Monitoring for operators: liveness, readiness and metrics.

`/healthz` and `/readyz` are public. Metrics are not: they have a port of their own, if enabled.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Iterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from questhall.core.engine.errors import SaveFailed
from questhall.server.http.requests_and_responses import answer
from questhall.server.live.hall import Hall
from questhall.server.measures import exposition, gauge
from questhall.server.table.table_document import BOT, PERSON

READY_SECONDS = 5.0
"""A database that takes longer to write is not ready."""
KNOWN_SECONDS = 1.0
"""How long the result of a test write is reused."""
ASKING_SECONDS = 5.0
LONGEST_QUESTION = 8 * 1024
NOT_READY = 503

Fields = dict[str, bool]


class Monitoring:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._lock = asyncio.Lock()
        self._known: Fields = {}
        self._known_at = 0.0
        self._server: asyncio.Server | None = None

    async def health(self, _request: Request) -> Response:
        """Liveness: answering is enough. It needs no thread and no database."""
        return answer({"ok": True})

    async def ready(self, _request: Request) -> Response:
        """Readiness: the database accepts writes, and notices from other servers arrive."""
        fields = await self._readiness()
        return answer(fields, 200 if fields["ok"] else NOT_READY)

    async def _readiness(self) -> Fields:
        async with self._lock:
            if time.monotonic() - self._known_at > KNOWN_SECONDS or not self._known:
                stores, hears = await self._stores(), self._hall.hears()
                self._known = {"ok": stores and hears, "stores": stores, "hears": hears}
                self._known_at = time.monotonic()
        return self._known

    async def _stores(self) -> bool:
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._hall.note_that_it_runs()), READY_SECONDS)
        except (SaveFailed, TimeoutError):
            return False
        return True

    # Measures

    def measures(self) -> str:
        return exposition(self._gauges())

    def _gauges(self) -> Iterator[str]:
        tables = list(self._hall.tables.values())
        phases = Counter({"gathering": 0, "playing": 0, "over": 0})
        seats = Counter({"here": 0, "absent": 0, "bot": 0, "free": 0})
        connections = Counter({"player": 0, "watcher": 0})
        for table in tables:
            phases[table.standing.phase()] += 1
            for number, seat in enumerate(table.standing.document.seats):
                if seat.kind == PERSON:
                    seats["here" if number in table.standing.present else "absent"] += 1
                else:
                    seats["bot" if seat.kind == BOT else "free"] += 1
            for connection in table.connections:
                connections["player" if connection.seats else "watcher"] += 1
        yield from gauge("questhall_tables", "Tables awake in this server.", dict(phases), "phase")
        yield from gauge("questhall_seats", "Seats at these tables.", dict(seats), "state")
        yield from gauge("questhall_connections", "WebSockets at these tables.", dict(connections), "kind")
        waiting = {"": float(self._hall.thinkers.waiting)}
        yield from gauge("questhall_bots_waiting", "Bots asked that have not chosen yet.", waiting)
        yield from gauge(
            "questhall_hears", "Whether other servers can be heard.", {"": float(self._hall.hears())}
        )

    # The port of their own

    async def open(self, listener: socket.socket) -> None:
        """Serve metrics on a port that only the operator can reach."""
        self._server = await asyncio.start_server(self._answer, sock=listener, limit=LONGEST_QUESTION)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(
                TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
            ):
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), ASKING_SECONDS)
                writer.write(await self._response(head))
                await asyncio.wait_for(writer.drain(), ASKING_SECONDS)
        finally:
            writer.close()

    async def _response(self, head: bytes) -> bytes:
        match head.split(b" ", 2):
            case [b"GET", b"/metrics", _]:
                return _written("200 OK", "text/plain; version=0.0.4; charset=utf-8", self.measures().encode())
            case [b"GET", b"/healthz", _]:
                return _written("200 OK", "application/json", msgspec.json.encode({"ok": True}))
            case [b"GET", b"/readyz", _]:
                fields = await self._readiness()
                status = "200 OK" if fields["ok"] else "503 Service Unavailable"
                return _written(status, "application/json", msgspec.json.encode(fields))
        return _written("404 Not Found", "text/plain; charset=utf-8", b"/metrics, /healthz or /readyz\n")


def _written(status: str, kind: str, body: bytes) -> bytes:
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
