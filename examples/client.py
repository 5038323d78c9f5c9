"""A client of the Questhall server in one file, written from docs/protocol.md alone.

It makes a table against two bots, plays at random to the end, and prints what happens:

    questhall serve --no-browser &
    python examples/client.py http://127.0.0.1:8421

It needs the package `websockets` and nothing of Questhall.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

WAIT_SECONDS = 60


def ask(address: str, path: str, body: object = None, secret: str = "") -> Any:
    """A lobby request; errors are raised as `urllib.error.HTTPError`."""
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as response:
        return json.load(response)


def apply_changes(view: Any, changes: list[list[Any]]) -> Any:
    """The view after the changes of a `change` message: `[path, value]` sets, `[path]` removes."""
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


class Seat:
    """One seat at a table: everything it knows, kept up to date across reconnects."""

    def __init__(self, address: str, table: str, secret: str, language: str = "en") -> None:
        self.url = address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        self.secret = secret
        self.language = language
        self.table: Any = None
        self.shown: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.count = 0
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.opened = ExitStack()

    def connect(self) -> None:
        """Say hello, and resend whatever got no answer: nothing is done twice."""
        self.close()
        waiting = {"open_timeout": WAIT_SECONDS, "ping_timeout": WAIT_SECONDS}
        self.socket = self.opened.enter_context(connect(self.url, compression=None, max_size=None, **waiting))
        secrets_ = [self.secret] if self.secret else []
        hello = {"type": "hello", "protocol": 1, "language": self.language, "secrets": secrets_}
        self.socket.send(json.dumps(hello))
        self.count = 0
        for message in self.unanswered.values():
            self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.opened.close()
        self.socket = None

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message with a new id; returns the id."""
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        self.unanswered[message["id"]] = message
        assert self.socket is not None
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """Wait for a message and process it."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout or WAIT_SECONDS))
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table = message["table"]
            self.chat = message.get("chat", self.chat)
        elif kind == "chat":
            self.chat.append(message)
        elif kind in ("view", "change"):
            self.count += 1
            assert message["count"] == self.count, "a message was lost"
            self.show(message)
        elif kind in ("ok", "answer", "error"):
            self.unanswered.pop(message.get("id", ""), None)
            if kind == "error":
                self.errors.append(message)

    def show(self, message: dict[str, Any]) -> None:
        """A full view replaces everything, a change only what it names."""
        entries = message.get("log", [])
        if message["type"] == "view":
            self.log = entries
        else:
            length = message.get("log_length", self.shown["log_length"])
            first = length - len(entries)
            self.log = [entry for entry in self.log if entry["n"] < first] + entries
        for name, value in message.items():
            if name == "view" and message["type"] == "change":
                self.shown["view"] = apply_changes(self.shown["view"], value)
            elif name not in ("type", "log", "made", "undone"):
                self.shown[name] = value

    def decision(self) -> dict[str, Any] | None:
        """The decision to answer now, unless it has been answered."""
        decision: dict[str, Any] | None = self.shown.get("decision")
        return decision if decision and not decision["answer"] else None

    def choose(self, key: str) -> str:
        decision = self.shown["decision"]
        return self.say("choose", choice=decision["choice"], epoch=decision["epoch"], key=key)


def play(seat: Seat, picker: random.Random) -> dict[str, Any]:
    """Play at random until the game is over, whatever happens to the connection; returns the result."""
    seat.connect()
    told = 0
    while not seat.shown.get("result"):
        try:
            decision = seat.decision()
            if decision and not seat.unanswered:
                seat.choose(picker.choice(decision["options"])["key"])
            seat.receive()
        except (WebSocketException, OSError):
            time.sleep(0.5)
            seat.connect()
        for entry in seat.log:
            if entry["n"] >= told:
                print(entry["text"])
                told = entry["n"] + 1
    return dict(seat.shown["result"])


def main(address: str) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("easy", "medium")]
    seats = [{"kind": "me", "name": "Ana"}, *bots]
    made = ask(address, "/api/tables", {"game": "rent-a-hero", "seats": seats, "pace": 0})
    table, secret = made["table"]["id"], made["seats"][0]["secret"]
    print("the commitment to the shuffles is", made["table"]["commitment"])
    ask(address, f"/api/tables/{table}/ready", {"entropy": secrets.token_hex(8)}, secret)
    result = play(Seat(address, table, secret), random.Random())
    print(result["text"], result["verdict"], sep="\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8421")
