"""One WebSocket at a table: messages to it are queued, so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from questhall.server.measures import REFUSALS
from questhall.server.protocol.refusals import CLOSE, Refusal
from questhall.server.table.table_document import TableDoc

MOST_WAITING = 4 * 1024 * 1024
"""How many characters may wait for a reader before the connection is given up."""
MOST_WAITING_AT_ADDRESS = 16 * MOST_WAITING
"""The same for all connections of an address together."""
GOING_AWAY = 1001
NOT_READING = 4008

Fields = dict[str, object]


class Connection:
    """Somebody at a table: the seats they hold (none: a spectator) and the language they speak."""

    def __init__(self, socket: WebSocket, address: str = "", unread: Counter[str] | None = None) -> None:
        """`unread` counts what waits for the readers at each address."""
        self.socket = socket
        self.address = address
        self.language = "en"
        self.seats: list[int] = []
        self._opened_by: list[str] = []
        self.counts: dict[int | None, int] = {}
        self.closing_code = GOING_AWAY
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        self._unread: Counter[str] = Counter() if unread is None else unread
        self._is_given_up = False

    def eyes(self) -> list[int | None]:
        """Whose views it receives."""
        return [*self.seats] or [None]

    def sit_down(self, document: TableDoc) -> None:
        """Remember which secrets open its seats now."""
        self._opened_by = [document.seats[seat].secret for seat in self.seats]

    def still_sits(self, document: TableDoc) -> bool:
        """Whether no seat of this connection has been given to somebody else."""
        return self._opened_by == [document.seats[seat].secret for seat in self.seats]

    def send(self, fields: Fields) -> None:
        if not self._is_given_up:
            self.send_text(_encoded(fields))

    def send_text(self, text: str) -> None:
        """Send a message that is encoded already."""
        if self._is_given_up:
            return
        size = len(text)
        if self._waiting + size > MOST_WAITING or self._unread[self.address] + size > MOST_WAITING_AT_ADDRESS:
            self._give_up()
            return
        self._wait_for(size)
        self._queue.put_nowait(text)

    def _wait_for(self, size: int) -> None:
        """So many more characters wait for the reader, or fewer."""
        self._waiting += size
        self._unread[self.address] += size
        if not self._unread[self.address]:
            del self._unread[self.address]

    def _give_up(self) -> None:
        """The client reads nothing: discard what is waiting; the client has to reconnect."""
        self._is_given_up = True
        self._wait_for(-self._waiting)
        while not self._queue.empty():
            self._queue.get_nowait()
        self.close(NOT_READING)

    def send_counted(self, kind: str, seat: int | None, fields: Fields) -> None:
        """Send one of a seat's own numbered messages."""
        self.counts[seat] = self.counts.get(seat, 0) + 1
        self.send({"type": kind, "seat": seat, "count": self.counts[seat], **fields})

    def refuse(self, refusal: Refusal, id_: str = "") -> None:
        """Send a refusal; some end the connection. An unknown outcome is not sent as an answer."""
        REFUSALS.count(refusal.code)
        if refusal.code == "not-known":
            self.close(CLOSE[refusal.code])
            return
        fields: Fields = {"type": "error"}
        if id_:
            fields["id"] = id_
        fields |= {"code": refusal.code, "text": refusal.said_in(self.language)}
        if refusal.clause:
            fields["clause"] = refusal.clause
        self.send(fields)
        if refusal.code in CLOSE:
            self.close(CLOSE[refusal.code])

    def close(self, code: int) -> None:
        """Close the connection once everything waiting has been sent."""
        self.closing_code = code
        self._queue.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is queued, for as long as the connection lasts."""
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                while (text := await self._queue.get()) is not None:
                    self._wait_for(-len(text))
                    await self.socket.send_text(text)
                    text = ""  # a whole view is not kept until the next message comes
                await self.socket.close(self.closing_code)
        finally:
            self._is_given_up = True  # nobody reads what is still to come
            self._wait_for(-self._waiting)


def broadcast(connections: Iterable[Connection], fields: Fields) -> None:
    """Send the same message to many; a table may have hundreds of spectators, so it is encoded once."""
    text = _encoded(fields)
    for connection in connections:
        connection.send_text(text)


def _encoded(fields: Fields) -> str:
    return msgspec.json.encode(fields).decode()
