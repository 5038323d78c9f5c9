"""A real server on a loopback port, inside the test's own process, and people who play at it."""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import importlib.util
import random
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from sqlalchemy import select
from websockets.sync.client import ClientConnection, connect

from questhall.server import serving
from questhall.server.http import monitoring, requests_and_responses, slow_clients, sockets
from questhall.server.live import automatic_moves, bot_processes
from questhall.server.serving import make_server, run_server
from questhall.server.settings import Limits, Settings
from questhall.server.storage import database
from questhall.server.storage.database import open_database, sqlite_url
from questhall.server.storage.schema import LINES
from questhall.server.table import lesson_tables, table_setup

WAIT_SECONDS = 300.0
"""No test waits that long: it ends one that hangs, however busy the machine is."""
PLENTY = (1e9, 10**9)
GENEROUS = Limits(
    requests=PLENTY,
    looked_at=PLENTY,
    makings=PLENTY,
    listings=PLENTY,
    uploads=PLENTY,
    uploaded_bytes=PLENTY,
    bot_tables=PLENTY,
    wakings=PLENTY,
    chats=PLENTY,
    messages=PLENTY,
    frames=PLENTY,
    frames_of_address=PLENTY,
    bytes_sent=PLENTY,
    work_of_address=PLENTY,
    work_of_connection=PLENTY,
)
"""Limits that tests about other things never meet."""
MOST_MESSAGES = 20_000
LOOK_SECONDS = 0.02
"""How long one of several seats is listened to before the next one is."""


def _be_patient() -> None:
    """Nobody meets a time limit of the server by chance: this process may stand still, or the disk be slow.

    Tests of these limits set their own.
    """
    sockets.HELLO_SECONDS = requests_and_responses.SLOWEST_BODY = WAIT_SECONDS
    slow_clients.REQUEST_SECONDS = slow_clients.READING_SECONDS = WAIT_SECONDS
    monitoring.READY_SECONDS = monitoring.ASKING_SECONDS = WAIT_SECONDS
    serving.PING_SECONDS = WAIT_SECONDS
    bot_processes.LONGEST_THOUGHT = bot_processes.LONGEST_ADVICE = WAIT_SECONDS
    automatic_moves.UNATTENDED_SECONDS = 0.0
    database.SQLITE_BUSY_SECONDS = int(WAIT_SECONDS)
    limits = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    options = " ".join(f"-c {name}={int(WAIT_SECONDS)}s" for name in limits)
    database.PATIENCE.update(connect_timeout=int(WAIT_SECONDS), options=options)


_be_patient()


def _load_example() -> ModuleType:
    """The example client, which is not part of any package."""
    path = Path(__file__).parents[2] / "examples" / "client.py"
    spec = importlib.util.spec_from_file_location("example_client", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["example_client"] = module
    spec.loader.exec_module(module)
    module.WAIT_SECONDS = WAIT_SECONDS  # type: ignore[attr-defined]
    return module


client = _load_example()


class Running:
    """A server that is up. `database_url` says where its tables are kept."""

    def __init__(
        self,
        database_url: str,
        limits: Limits = GENEROUS,
        keep_days: int = 0,
        trusted_proxies: str = "",
        reachable_at: str = "",
        port: int = 0,
    ) -> None:
        self.database_url = database_url
        self._settings = Settings(
            database_url, limits=replace(limits), keep_days=keep_days, thinkers=1, reachable_at=reachable_at
        )
        self._ready = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", port))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._monitored_at = socket.create_server(("127.0.0.1", 0))
        self.monitor = f"http://127.0.0.1:{self._monitored_at.getsockname()[1]}"
        self.server = make_server(self._settings, trusted_proxies, monitored_at=self._monitored_at)
        self.server.config.timeout_keep_alive = int(WAIT_SECONDS)
        self._thread = threading.Thread(
            target=run_server, args=(self.server, self._listener, self._ready.set), daemon=True
        )

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(WAIT_SECONDS), "the server did not start"
        return self

    def __exit__(self, *_exception: object) -> None:
        self.server.should_exit = True
        self._thread.join(WAIT_SECONDS)
        self._listener.close()
        self._monitored_at.close()
        assert not self._thread.is_alive(), "the server did not stop"

    def keep_little(self) -> None:
        """Let the system keep next to nothing for readers: who does not read is noticed at once."""
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    # The lobby

    def ask(self, path: str, body: object = None, secret: str = "") -> Any:
        return client.ask(self.address, path, body, secret)

    def refusal(self, path: str, body: object = None, secret: str = "") -> tuple[int, str]:
        """The status and the code with which a request is refused."""
        try:
            self.ask(path, body, secret)
        except HTTPError as problem:
            error = msgspec.json.decode(problem.read())["error"]
            assert error["text"]
            return problem.code, error["code"]
        raise AssertionError(f"{path} was not refused")

    def stored(self, table_id: str) -> bytes:
        """The record of a table so far, as it is stored."""
        engine = open_database(self.database_url)
        with engine.connect() as connection:
            query = select(LINES.c.data).where(LINES.c.table_id == table_id).order_by(LINES.c.n)
            lines = list(connection.execute(query).scalars())
        engine.dispose()
        return "".join(lines).encode()

    def make(self, *kinds: str, **fields: Any) -> Made:
        """A table with these seats: a person's name, or friend, open, easy, medium."""
        seats = [_seat(kind) for kind in kinds]
        wanted = {"game": "rent-a-hero", "seats": seats, "pace": 0, "entropy": "a word", **fields}
        return Made(self, self.ask("/api/tables", wanted))


def _seat(kind: str) -> dict[str, str]:
    if kind in ("friend", "open"):
        return {"kind": kind}
    if kind in ("easy", "medium", "hard"):
        return {"kind": "bot", "level": kind}
    return {"kind": "me", "name": kind}


class Made:
    """A table that was made, with the secrets of its seats."""

    def __init__(self, server: Running, answer: Any) -> None:
        self.server = server
        self.id: str = answer["table"]["id"]
        self.invitation: str = answer["invitation"]
        self.secrets = {seat["seat"]: seat["secret"] for seat in answer["seats"]}

    def now(self) -> Any:
        return self.server.ask(f"/api/tables/{self.id}")

    def asked(self) -> int:
        """A seat for which the table waits, once it has answered by itself what nobody needs to be asked."""
        mine = [{"table": self.id, "secret": secret} for secret in self.secrets.values()]
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            tables = self.server.ask("/api/mine", {"tables": mine})["tables"]
            asked = [int(one["seat"]) for one in tables if one["asked"]]
            if asked:
                return asked[0]
            time.sleep(LOOK_SECONDS)
        raise AssertionError("nobody was ever asked")

    def join(self, name: str, **fields: Any) -> int:
        """Take a seat by the invitation; returns which."""
        body = {"name": name, "invitation": self.invitation, "entropy": "another word", **fields}
        answer = self.server.ask(f"/api/tables/{self.id}/seats", body)
        self.secrets[answer["seat"]] = answer["secret"]
        return int(answer["seat"])

    @contextmanager
    def seat(self, number: int | None, language: str = "en") -> Iterator[Any]:
        """Somebody at the table, or a spectator, with everything there is to see."""
        secret = "" if number is None else self.secrets[number]
        seat = client.Seat(self.server.address, self.id, secret, language)
        seat.connect()
        try:
            wait_for(seat, lambda: seat.table is not None)
            if seat.table["phase"] != "gathering":
                wait_for(seat, lambda: bool(seat.shown))
            yield seat
        finally:
            seat.close()


def opened(url: str, **options: Any) -> ClientConnection:
    """A WebSocket without a seat at it, for tests that say everything themselves."""
    made: ClientConnection = connect(
        url, compression=None, max_size=None, open_timeout=WAIT_SECONDS, ping_timeout=WAIT_SECONDS, **options
    )
    return made


def wait_for(seat: Any, is_true: Callable[[], bool]) -> None:
    """Take messages in until something is true."""
    for _ in range(MOST_MESSAGES):
        if is_true():
            return
        seat.receive(WAIT_SECONDS)
    raise AssertionError("it never came true")


def wait_for_answer(seat: Any, message_id: str) -> dict[str, Any]:
    """The `ok`, `answer` or `error` to a message."""
    for _ in range(MOST_MESSAGES):
        message: dict[str, Any] = seat.receive(WAIT_SECONDS)
        if message.get("id") == message_id:
            return message
    raise AssertionError("it was never answered")


def do(seat: Any, kind: str, **fields: Any) -> dict[str, Any]:
    """Send something and wait for the answer to it."""
    return wait_for_answer(seat, seat.say(kind, **fields))


def play_on(seats: list[Any], choose: Callable[[Any], str], most: int = 5000) -> None:
    """Let these seats play against each other until the game is over, or they have made so many choices."""
    made = 0
    while made < most:
        catch_up(seats)
        if any(seat.shown["result"] for seat in seats):
            return
        asked = _first_asked(seats)
        if asked is not None:
            assert do(asked, "choose", **_answer(asked, choose))["type"] == "ok"
            made += 1
        else:
            hear_something(seats)
    catch_up(seats)


def hear_something(seats: list[Any]) -> None:
    """Take in one message, whoever of these is the first to be sent any."""
    until = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < until:
        for seat in seats:
            with suppress(TimeoutError):
                seat.receive(LOOK_SECONDS)
                return
    raise AssertionError("nobody was told anything")


def catch_up(seats: list[Any]) -> None:
    """Let everybody hear what one of them has heard."""
    for seat in seats:
        wait_for(seat, lambda seat=seat: _has_seen(seat, seats))  # type: ignore[misc]


def asked_one(seats: list[Any]) -> Any:
    """Whoever of these the table waits for first; until he chooses, nothing happens by itself any more."""
    while True:
        catch_up(seats)
        asked = _first_asked(seats)
        if asked is not None:
            return asked
        hear_something(seats)


def _first_asked(seats: list[Any]) -> Any:
    """The seat that is to choose now. Whoever is asked early may find that others have acted meanwhile."""
    asked = [seat for seat in seats if seat.decision() and not seat.decision()["early"]]
    return asked[0] if asked else None


def _has_seen(seat: Any, seats: list[Any]) -> bool:
    """Whether a seat has heard of all choices that another one has heard of."""
    return bool(seat.shown["choice"] >= max(other.shown["choice"] for other in seats))


def _answer(seat: Any, choose: Callable[[Any], str]) -> dict[str, Any]:
    decision = seat.decision()
    return {"choice": decision["choice"], "epoch": decision["epoch"], "key": choose(decision)}


def without_words(result: dict[str, Any]) -> dict[str, Any]:
    """A result as everybody has it: winners read the verdict and the story in the second person."""
    return {name: value for name, value in result.items() if name not in ("verdict", "story")}


def first_option(decision: Any) -> str:
    return str(decision["options"][0]["key"])


def play_the_same_games(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Tables of a test are dealt, and bots choose at them, from seeds that follow from its name."""
    numbers = count()
    picker = random.Random(name)

    def seed() -> bytes:
        return hashlib.sha256(f"{name} {next(numbers)}".encode()).digest()

    monkeypatch.setattr(table_setup, "new_seed", seed)
    monkeypatch.setattr(lesson_tables, "new_seed", seed)
    chosen = SimpleNamespace(choice=picker.choice, randbelow=picker.randrange)
    monkeypatch.setattr(bot_processes, "secrets", chosen)


class Clock:
    """The clock of tables with limited time: it stands still until a test says that the time is over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_over = threading.Event()
        monkeypatch.setattr(automatic_moves, "_until", self._until)

    def let_time_pass(self) -> None:
        self._is_over.set()

    async def _until(self, moment: float) -> None:
        while time.monotonic() < moment and not self._is_over.is_set():
            await asyncio.sleep(0.01)


_held: list[socket.socket] = []


@atexit.register
def _let_go() -> None:
    for holder in _held:
        holder.close()


def free_port() -> int:
    """A port for a server that is killed and comes back to it.

    On Linux it is held meanwhile, by a socket that does not listen: whoever reuses addresses, as servers do,
    may listen there, and the system gives it to nobody who needs just any port.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port = int(holder.getsockname()[1])
    if sys.platform == "linux":
        _held.append(holder)
    else:
        holder.close()
    return port


def sqlite_in(folder: Path) -> str:
    return sqlite_url(folder)
