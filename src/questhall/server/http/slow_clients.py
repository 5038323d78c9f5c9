"""How slow clients may be, how much they may send, and how many of them there may be.

uvicorn itself waits forever: for the head of a request, for its body, and for a client that does not read.
WebSockets are limited in `patient_sockets.py`.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from questhall.server.http.rate_limits import Buckets, Connections, address_of
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Limits

REQUEST_SECONDS = 30.0
"""Seconds within which a whole request has to arrive, counted from its first byte, or from connecting."""
READING_SECONDS = 30.0
"""A client that leaves data unread for this many seconds has stopped reading."""
LONGEST_HEAD = 32 * 1024
MOST_HEADERS = 200
LEAST_PART = 256
"""Bytes of the body that every part of it has on average. Each part costs as much as a small request, so a body
of one byte a chunk would stop the server for minutes."""
MOST_SMALL_PARTS = 500
"""How many smaller parts a request may have all the same: networks cut bodies where they like."""
PIECE = 4 * 1024
TOO_SLOW = b"408 Request Timeout"
TOO_MANY_PARTS = b"413 Content Too Large"
TOO_LONG = b"431 Request Header Fields Too Large"
TOO_MANY = b"429 Too Many Requests"


class Timer:
    """Calls a function after a while, unless it is stopped first."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, call: Any) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class PatientHttp(HttpToolsProtocol):
    """An HTTP connection whose requests must arrive in time and within a length limit."""

    others: Connections | None = None
    """The connections that each address has besides its WebSockets."""
    costs: Buckets | None = None
    """The hard limit on requests and connections of an address; above a lower one they are politely refused."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._request = Timer()
        self._unread = Timer()
        self._head_length = 0
        self._header_count = 0
        self._part_count = 0
        self._part_bytes = 0
        self._is_in_head = True
        self._answered: RequestResponseCycle | None = None
        self._counted = ExitStack()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._request.start(REQUEST_SECONDS, self._give_up)
        if self.costs is not None and not self.costs.has(address_of(self.client)):
            transport.abort()
        elif self.others is not None:
            try:
                self._counted.enter_context(self.others.one_more(address_of(self.client)))
            except Refusal:
                self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """uvicorn tells only the latest request of a connection that it is lost. If several came at once, the
        one that is being answered would be written to, which fails and looks like a mistake of ours."""
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this connection, which would stay until garbage is collected

    def _leave(self) -> None:
        """The connection has ended, or has become a WebSocket and is counted as such."""
        self._request.stop()
        self._unread.stop()
        self._counted.close()

    # Reading

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            if self._is_in_head:
                self._head_length += len(piece)
                if self._head_length > LONGEST_HEAD:
                    self._refuse(TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.costs is not None and not self.costs.has(address_of(self.client)):
            self._refuse(TOO_MANY)
        self._request.start(REQUEST_SECONDS, self._give_up)
        self._head_length = self._header_count = self._part_count = self._part_bytes = 0
        self._is_in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_count += 1
        if self._header_count <= MOST_HEADERS:
            super().on_header(name, value)
        else:
            self._refuse(TOO_LONG)

    def on_body(self, body: bytes) -> None:
        self._part_count += 1
        self._part_bytes += len(body)
        if self._part_count <= MOST_SMALL_PARTS + self._part_bytes // LEAST_PART:
            super().on_body(body)
        else:
            self._refuse(TOO_MANY_PARTS)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._request.stop()
        super().on_message_complete()

    def _give_up(self) -> None:
        if self._is_in_head:
            self._refuse(TOO_SLOW)
        else:
            self.transport.abort()

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head % status)
            self.transport.close()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()


def patient_http(limits: Limits, sees_addresses: bool) -> type[PatientHttp]:
    """Connections for requests within these limits; behind a proxy all seem to come from one address."""

    class Limited(PatientHttp):
        others = Connections(limits.requesting) if sees_addresses else None
        costs = Buckets(*limits.looked_at) if sees_addresses else None

    return Limited
