"""boardgame.io's side: a comparable card game on its own server, spoken to over its own socket.io transport."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tools.load.people import Hosts, Person
from tools.load.processes import LoadError, running
from tools.load.questhall import REQUEST_SECONDS, ask

FOLDER = Path(__file__).parents[1] / "load_boardgame"
GAME = "wanderers"
PACKAGES = ("boardgame.io", "node-persist")
OPENED, PING, PONG, CONNECT, EVENT = "0", "2", "3", "40", "42"
"""What messages of socket.io begin with."""


class Hand(msgspec.Struct):
    hand: list[int] | None


class Offer(msgspec.Struct):
    may_pass: bool = msgspec.field(name="mayPass")
    may_hint: bool = msgspec.field(name="mayHint")


class Table(msgspec.Struct):
    players: list[Hand]
    offer: Offer | None


class Circumstances(msgspec.Struct):
    current_player: str = msgspec.field(name="currentPlayer")
    active_players: dict[str, str] | None = msgspec.field(name="activePlayers")
    gameover: dict[str, msgspec.Raw] | None = None


class State(msgspec.Struct):
    """Of what the server says, what a simulated person needs."""

    number: int = msgspec.field(name="_stateID")
    table: Table = msgspec.field(name="G")
    circumstances: Circumstances = msgspec.field(name="ctx")


class Sync(msgspec.Struct):
    state: State


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)
_sync = msgspec.json.Decoder(Sync)


class Player(Person):
    """A person at a table of boardgame.io."""

    def __init__(self, url: str, match: str, seat: int, credentials: str) -> None:
        super().__init__(url)
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials
        self._state: State | None = None
        self._seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit_down(self) -> None:
        await self.open()
        await asyncio.wait_for(self._seen, REQUEST_SECONDS)

    def heard(self, message: bytes) -> None:
        text = message.decode()
        if text == PING:
            self.say(PONG)
        elif text.startswith(OPENED):
            self.say(f"{CONNECT}/{GAME},")
        elif text.startswith(CONNECT):
            self._emit("sync", self._match, self._seat, self._credentials, 4)
        elif text.startswith(EVENT):
            self._hear_event(_parts.decode(text.partition(",")[2]))

    def _hear_event(self, parts: list[msgspec.Raw]) -> None:
        event = msgspec.json.decode(parts[0])
        if event not in ("sync", "update"):
            return
        before = self._state
        self.hears_news()
        self._state = _sync.decode(parts[2]).state if event == "sync" else _state.decode(parts[2])
        self.is_over = self._state.circumstances.gameover is not None
        if not self._seen.done():
            self._seen.set_result(None)
        # There is no acknowledgement but the new state, which is sent before it is stored.
        if event == "update" and before is not None and self._state.number > before.number:
            self.acknowledged()

    def is_asked(self) -> bool:
        if self._state is None or self.is_over:
            return False
        asked = self._state.circumstances
        return self._seat in (asked.active_players or [asked.current_player])

    def choice(self, picker: random.Random) -> str:
        assert self._state is not None
        table = self._state.table
        hand = table.players[int(self._seat)].hand
        place = picker.randrange(len(hand)) if hand else 0
        if table.offer is None:
            return self._move("send", [place])
        possible: list[tuple[str, list[int]]] = [("recruit", [])]
        if table.offer.may_pass:
            possible.append(("pass", []))
        if table.offer.may_hint:
            possible.append(("hint", [place]))
        return self._move(*picker.choice(possible))

    def _move(self, name: str, arguments: list[int]) -> str:
        assert self._state is not None
        payload = {
            "type": name,
            "args": arguments,
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event("update", action, self._state.number, self._match, self._seat)

    def _emit(self, *parts: object) -> None:
        self.say(_event(*parts))


def _event(*parts: object) -> str:
    return f"{EVENT}/{GAME},{msgspec.json.encode(parts).decode()}"


class BoardgameHosts(Hosts):
    def __init__(self, address: str) -> None:
        self._address = address

    async def seat(self, number: int, people: int) -> list[Person]:
        match, credentials = await asyncio.to_thread(self._join, number, people)
        url = f"ws{self._address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        players = [Player(url, match, seat, secret) for seat, secret in enumerate(credentials)]
        for player in players:
            await player.sit_down()
        return [*players]

    def _join(self, number: int, people: int) -> tuple[str, list[str]]:
        """Make a match and take its seats over the lobby."""
        match = ask(self._address, f"/games/{GAME}/create", {"numPlayers": people})["matchID"]
        seats = [{"playerID": str(seat), "playerName": f"{number}"} for seat in range(people)]
        joined = [ask(self._address, f"/games/{GAME}/{match}/join", seat) for seat in seats]
        return match, [one["playerCredentials"] for one in joined]


def why_not() -> str:
    """Why boardgame.io cannot be measured here; empty if it can."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    return f"{' and '.join(missing)} not found" if missing else ""


def is_installed() -> bool:
    return all((FOLDER / "node_modules" / name).exists() for name in PACKAGES)


def version() -> str:
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    return str(msgspec.json.decode(package.read_bytes())["version"])


def _install() -> None:
    done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, capture_output=True, text=True)
    if done.returncode:
        raise LoadError(f"boardgame.io cannot be installed:\n{done.stderr.strip()}")


@contextmanager
def boardgame(storage_folder: Path | None) -> Iterator[tuple[int, str]]:
    """Its server: states in memory, as it does by itself, or in files of a folder."""
    if not is_installed():
        _install()
    command = ["node", str(FOLDER / "server.js"), *([str(storage_folder)] if storage_folder else [])]
    with running(command, NODE_ENV="production") as server:
        yield server
