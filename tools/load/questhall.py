"""Questhall's side: a server of its own, people who speak its protocol, and tables of bots beside them."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tools.load.people import Hosts, Person
from tools.load.processes import LoadError, running

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
REQUEST_SECONDS = 60
GAME = "rent-a-hero"
BOTS_GAME = "warhammer-quest"


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    choice: int
    early: bool
    options: list[Option]
    answer: str = ""
    """What was answered already, and is kept until the window closes for all."""


class Heard(msgspec.Struct):
    """Of what the server says, what a simulated person needs; the rest is passed over."""

    type: str
    id: str = ""
    code: str = ""
    decision: Decision | UnsetType | None = UNSET
    result: dict[str, msgspec.Raw] | None = None


_decoder = msgspec.json.Decoder(Heard)


class Player(Person):
    """A person at a table of Questhall."""

    def __init__(self, url: str, secret: str) -> None:
        super().__init__(url)
        self._secret = secret
        self._decision: Decision | None = None
        self._sent = 0
        self._seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit_down(self) -> None:
        """Connect, say hello, and wait for the first look at the table."""
        await self.open()
        self.say(json.dumps({"type": "hello", "protocol": 1, "language": "en", "secrets": [self._secret]}))
        await asyncio.wait_for(self._seen, REQUEST_SECONDS)

    def heard(self, message: bytes) -> None:
        heard = _decoder.decode(message)
        if heard.type in ("view", "change"):
            self.hears_news()
            if heard.decision is not UNSET:
                self._decision = heard.decision
            self.is_over = self.is_over or heard.result is not None
            if not self._seen.done():
                self._seen.set_result(None)
        elif heard.type in ("ok", "error") and heard.id == f"c{self._sent}":
            self.acknowledged(heard.code)

    def is_asked(self) -> bool:
        return self._decision is not None and not self._decision.early and not self._decision.answer

    def choice(self, picker: random.Random) -> str:
        assert self._decision is not None
        self._sent += 1
        key = picker.choice(self._decision.options).key
        said = {"type": "choose", "id": f"c{self._sent}", "choice": self._decision.choice, "key": key}
        return msgspec.json.encode(said).decode()


class QuesthallHosts(Hosts):
    """Divides tables among the servers, or spreads the people of each table over all of them."""

    def __init__(self, *addresses: str, spreads: bool = False) -> None:
        self._addresses = addresses
        self._spreads = spreads

    async def seat(self, number: int, people: int) -> list[Person]:
        # Other names at every table, as in life: what is said is then said here for the first time.
        seats = [{"kind": "me", "name": f"{name} {number}"} for name in NAMES[:people]]
        made = await asyncio.to_thread(
            ask, self._address(number), "/api/tables", {"game": GAME, "seats": seats, "entropy": "load"}
        )
        path = f"/api/tables/{made['table']['id']}/play"
        players = []
        for place, seat in enumerate(made["seats"]):
            address = self._address(number + place if self._spreads else number)
            players.append(Player(f"ws{address.removeprefix('http')}{path}", seat["secret"]))
        for player in players:
            await player.sit_down()
        return [*players]

    def _address(self, number: int) -> str:
        return self._addresses[number % len(self._addresses)]


def ask(address: str, path: str, body: object) -> Any:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=REQUEST_SECONDS) as response:
            return json.load(response)
    except OSError as problem:
        raise LoadError(f"the server at {address} did not answer {path}: {problem}") from problem


@contextmanager
def questhall(place: list[str], connections: int) -> Iterator[tuple[int, str]]:
    """A server with room for everybody; `place` says where it keeps its tables."""
    limits = ["--connections", str(connections), "--requests", "100000"]
    command = [sys.executable, "-m", "questhall", "serve", "--port", "0", "--no-browser"]
    with running([*command, *place, *limits]) as server:
        yield server


def make_tables_of_bots(address: str, number: int) -> None:
    """Tables at which only bots sit, in the game in which they think longest."""
    seats = [{"kind": "bot", "level": "expert"}] * 4
    for _ in range(number):
        ask(address, "/api/tables", {"game": BOTS_GAME, "seats": seats, "variants": ["campaign"]})
