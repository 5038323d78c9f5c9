"""How long the server waits for slow clients, and how many of them at a time.

uvicorn itself waits for ever: for the head of a request, for its body, and for somebody who does not read.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from questhall.server.http.rate_limits import Connections, address_of
from questhall.server.protocol.refusals import Refusal

REQUEST_SECONDS = 30.0
"""Within which a whole request has to be there, counted from its first byte, or from connecting."""
READING_SECONDS = 30.0
"""Whoever lets what was sent lie for so long is not reading."""
LONGEST_HEAD = 32 * 1024
PIECE = 4 * 1024

TOO_SLOW = b"408 Request Timeout"
TOO_LONG = b"431 Request Header Fields Too Large"
TOO_MANY = b"429 Too Many Requests"


class Timer:
    """Calls something unless it is stopped first."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, call: Any) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off if nothing is read from it. Closing alone would wait until all is sent."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unread = Timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)


class PatientHttp(HttpToolsProtocol):
    """A connection over which requests come, in time and of limited length."""

    others: Connections | None = None
    """The connections that each address has besides its WebSockets."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._request = Timer()
        self._unread = Timer()
        self._head_length = 0
        self._is_in_head = True
        self._counted = ExitStack()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._request.start(REQUEST_SECONDS, self._give_up)
        if self.others is not None:
            try:
                self._counted.enter_context(self.others.one_more(address_of(self.client)))
            except Refusal:
                self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        """It has ended, or is a WebSocket from now on and counted as such."""
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
        self._request.start(REQUEST_SECONDS, self._give_up)
        self._head_length = 0
        self._is_in_head = True

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


def patient_http(most: int) -> type[PatientHttp]:
    """Connections of which one address may have so many; 0 for any number."""

    class Limited(PatientHttp):
        others = Connections(most) if most else None

    return Limited
