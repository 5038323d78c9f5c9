"""The connection of one seat. It keeps what the seat knows up to date, and resends unanswered messages."""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from questhall.core.engine.errors import QuesthallError, UsageError

WAIT_SECONDS = 30.0
LONGEST_SILENCE = 60.0
"""Seconds without an answer to a ping after which the connection counts as broken and is reopened."""
PROTOCOL = 1
FIRST_REFUSAL = 4000
"""Close codes from here on are the server's own refusals: trying again would not help."""
TRY_AGAIN = (4008, 4029)


class Refused(QuesthallError):
    """The server does not let this seat in, or no longer."""


class Broken(Exception):
    """The connection is gone; connecting again brings everything back."""


class Entry(NamedTuple):
    """Something that happened: the sentence, and the kind of event."""

    text: str
    kind: str


class Connection:
    """`shown` has the fields of the last view, with all changes applied; none before the game starts."""

    def __init__(self, address: str, table: str, secret: str, language: str) -> None:
        self.address, self.id, self.secret = address, table, secret
        self.url = address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "language": language,
            "secrets": [secret] if secret else [],
        }
        self.table: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.log: dict[int, Entry] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}
        self._count = 0
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    def open(self) -> None:
        """Say hello, and resend whatever got no answer: nothing is done twice."""
        self.close()
        try:
            opening = connect(
                self.url,
                compression=None,
                max_size=None,
                open_timeout=WAIT_SECONDS,
                ping_timeout=LONGEST_SILENCE,
            )
            self._socket = self._opened.enter_context(opening)
            self._socket.send(json.dumps(self._hello))
            for message in list(self.unanswered.values()):
                self._socket.send(json.dumps(message))
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidURI, TimeoutError) as problem:
            raise Broken(str(problem)) from problem

    def close(self) -> None:
        self._opened.close()
        self._socket = None

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message with a new id; if the connection breaks, it is resent over the next one."""
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        self.unanswered[message["id"]] = message
        socket = self._socket
        if socket is not None:
            with suppress(ConnectionClosed):  # the reader notices it too, and connects again
                socket.send(json.dumps(message))
        return str(message["id"])

    def receive(self) -> dict[str, Any]:
        """Wait for a message; it takes effect once `take` has applied it."""
        socket = self._socket  # another thread may close the connection meanwhile
        if socket is None:
            raise Broken
        try:
            message: dict[str, Any] = json.loads(socket.recv())
        except ConnectionClosed as closed:
            frame = closed.rcvd
            if frame is not None and frame.code >= FIRST_REFUSAL and frame.code not in TRY_AGAIN:
                raise Refused(frame.reason or f"the server closed the table ({frame.code})") from closed
            raise Broken(str(closed)) from closed
        return message

    def take(self, message: dict[str, Any]) -> None:
        """Apply a message to what is known."""
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table = message["table"]
            self._count = 0 if kind == "welcome" else self._count
        elif kind in ("view", "change"):
            self._count += 1
            if message["count"] != self._count:
                raise Broken("a message was lost")
            self._show(message)
        elif kind in ("ok", "answer", "error"):
            self.unanswered.pop(message.get("id", ""), None)
            self._note(message.get("log", []))

    def _show(self, message: dict[str, Any]) -> None:
        """A view replaces everything, a change only what it names."""
        is_view = message["type"] == "view"
        length = message.get("log_length", self.shown.get("log_length", 0))
        first = length - len(message.get("log", []))
        self.log = {n: entry for n, entry in self.log.items() if n < first}
        self._note(message.get("log", []))
        for name, value in message.items():
            if name == "view" and not is_view:
                self.shown["view"] = apply_changes(self.shown["view"], value)
            elif name not in ("type", "log", "made", "undone"):
                self.shown[name] = value

    def _note(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            self.log[entry["n"]] = Entry(entry["text"], entry["event"]["event"])


def welcome(connection: Connection) -> int | None:
    """Connect and wait for the welcome; returns one's own seat, or None for a spectator."""
    try:
        connection.open()
        while True:
            message = connection.receive()
            connection.take(message)
            if message["type"] == "welcome":
                seats = message["seats"]
                return int(seats[0]) if seats else None
            if message["type"] == "error":
                raise UsageError(f"{connection.address}: {message['text']}")
    except Broken as problem:
        raise UsageError(f"{connection.address} cannot be reached: {problem}") from None


def apply_changes(view: Any, changes: list[list[Any]]) -> Any:
    """The view after the changes of a `change`: `[path, value]` sets, `[path]` removes.

    >>> apply_changes({"deck": 3, "hand": ["witch"]}, [[["deck"], 2], [["hand", 0]]])
    {'deck': 2, 'hand': []}
    """
    for path, *value in changes:
        if not path:
            view = value[0]
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return view
