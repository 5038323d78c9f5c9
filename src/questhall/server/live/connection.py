"""One WebSocket at a table: messages wait until it takes them, so that a slow reader delays nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from questhall.server.measures import REFUSALS
from questhall.server.protocol.refusals import CLOSE, Refusal
from questhall.server.table.table_document import TableDoc
from questhall.server.work import Account, charged

MOST_WAITING = 4 * 1024 * 1024
"""How many bytes may wait for a reader before the connection is given up."""
MOST_WAITING_AT_ADDRESS = 16 * MOST_WAITING
"""The same for all connections of an address together."""
AT_A_TIME = 64 * 1024
"""How many bytes are written before looking whether the reader keeps up."""
GOING_AWAY = 1001
NOT_READING = 4008

Fields = dict[str, object]
encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What messages are written to without waiting."""

    when_writable: Callable[[], None] | None
    """Called when the reader has caught up."""

    def call_soon(self, call: Callable[[], None]) -> None:
        """Call something once all that happens at this moment has happened."""

    def is_writable(self) -> bool:
        """Whether the reader keeps up with what is written."""

    def write(self, messages: list[bytes]) -> None:
        """Write text messages; nothing once the connection has ended."""

    def close(self, code: int) -> None:
        """Say goodbye and hang up."""


class Connection:
    """Somebody at a table: the seats they hold (none: a spectator) and the language they speak."""

    __slots__ = (
        "_has_ended",
        "_is_closing",
        "_is_delivering",
        "_is_given_up",
        "_messages",
        "_opened_by",
        "_payers",
        "_unread",
        "_waiting",
        "_wire",
        "address",
        "closing_code",
        "counts",
        "language",
        "seats",
    )

    def __init__(
        self,
        wire: Wire,
        address: str = "",
        unread: Counter[str] | None = None,
        payers: tuple[Account, ...] = (),
    ) -> None:
        """`unread` counts what waits for the readers at each address; `payers` pay for what is sent."""
        self._wire = wire
        self._wire.when_writable = self._deliver_soon
        self.address = address
        self.language = "en"
        self.seats: list[int] = []
        self._opened_by: list[str] = []
        self.counts: dict[int | None, int] = {}
        self.closing_code = GOING_AWAY
        self._messages: list[bytes] = []
        self._waiting = 0
        self._unread: Counter[str] = Counter() if unread is None else unread
        self._payers = payers
        self._is_given_up = False
        self._is_delivering = False
        self._is_closing = False
        self._has_ended = False

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
            self.send_encoded(encode(fields))

    def send_encoded(self, message: bytes) -> None:
        if self._is_given_up:
            return
        size = len(message)
        unread = self._unread.get(self.address, 0)
        if self._waiting + size > MOST_WAITING or unread + size > MOST_WAITING_AT_ADDRESS:
            self._give_up()
            return
        self._wait_for(size)
        self._messages.append(message)
        self._deliver_soon()

    def _wait_for(self, size: int) -> None:
        """So many more bytes wait for the reader, or fewer."""
        self._waiting += size
        unread = self._unread.get(self.address, 0) + size
        if unread:
            self._unread[self.address] = unread
        else:
            self._unread.pop(self.address, None)

    def _give_up(self) -> None:
        """The client reads nothing: discard what is waiting; the client has to reconnect."""
        self._drop_messages()
        self.close(NOT_READING)

    def _drop_messages(self) -> None:
        """Nothing more is sent, and nothing waits any longer."""
        self._is_given_up = True
        self._wait_for(-self._waiting)
        self._messages.clear()

    def send_counted(self, kind: str, seat: int | None, fields: bytes) -> None:
        """Send one of a seat's own numbered messages; its other fields are encoded once for all readers."""
        self.counts[seat] = count = self.counts.get(seat, 0) + 1
        head = b'{"type":%b,"seat":%b,"count":%d,' % (encode(kind), encode(seat), count)
        self.send_encoded(head + fields[1:])

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
        self._is_closing = True
        self._deliver_soon()

    def abandon(self) -> None:
        """The connection has ended: nobody reads what is still to come."""
        self._wire.when_writable = None
        self._drop_messages()
        self._has_ended = True

    # Delivery: whatever is sent to a reader in one turn of the loop is written together.

    def _deliver_soon(self) -> None:
        if not self._is_delivering and not self._has_ended:
            self._is_delivering = True
            self._wire.call_soon(self._deliver)

    def _deliver(self) -> None:
        self._is_delivering = False
        with charged(self._payers):
            while self._messages and self._wire.is_writable():
                self._wire.write(self._take_some())
        if self._is_closing and not self._has_ended and not self._messages and self._wire.is_writable():
            self._wire.close(self.closing_code)

    def _take_some(self) -> list[bytes]:
        size = count = 0
        while count < len(self._messages) and size < AT_A_TIME:
            size += len(self._messages[count])
            count += 1
        taken, self._messages = self._messages[:count], self._messages[count:]
        self._wait_for(-size)
        return taken


def broadcast(connections: Iterable[Connection], fields: Fields) -> None:
    """Send the same message to many; a table may have hundreds of spectators, so it is encoded once."""
    message = encode(fields)
    for connection in connections:
        connection.send_encoded(message)
