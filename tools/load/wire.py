"""One WebSocket of a simulated person, with as little as can be between the network and the message."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

OPENING_SECONDS = 60.0


class Wire(ABC, asyncio.Protocol):
    """A WebSocket whose text messages are heard as they come in; pings answer themselves."""

    bytes_heard: ClassVar[int] = 0
    """By all of them together."""

    def __init__(self, url: str) -> None:
        self._uri = parse_uri(url)
        self._protocol = ClientProtocol(self._uri, max_size=None)
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._parts: list[bytes] = []

    async def open(self) -> None:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._uri.host, self._uri.port)
        await asyncio.wait_for(self._opened, OPENING_SECONDS)

    def say(self, text: str) -> None:
        self._protocol.send_text(text.encode())
        self._flush()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """A text message has come in."""

    @abstractmethod
    def lost(self) -> None:
        """The connection has ended."""

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is not derived from it
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._hear_frame(event)
            elif not self._opened.done():
                problem = self._protocol.handshake_exc
                self._opened.set_exception(problem) if problem else self._opened.set_result(None)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionError("the server hung up"))
        self.lost()

    def _hear_frame(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT):
            return
        self._parts.append(bytes(frame.data))
        if frame.fin:
            message = b"".join(self._parts)
            self._parts.clear()
            Wire.bytes_heard += len(message)
            self.heard(message)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if self._transport is not None and data:
                self._transport.write(data)
