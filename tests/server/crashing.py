"""Servers that are killed at any moment and started again at once, and people who play at them all the same.

Processes are forked from one that has loaded everything, so that a new life takes no time.
"""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from multiprocessing import get_context
from typing import Any

from websockets.exceptions import WebSocketException

from questhall.core.records.verify import verify
from questhall.games import find_game
from questhall.server.serving import make_server, run_server
from questhall.server.settings import Limits, Settings
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from tests.server.serving import WAIT_SECONDS, client, free_port

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])
GENEROUS = Limits(requests=(1e6, 10**6), makings=(1e6, 10**6), messages=(1e6, 10**6))
LONGEST_LIFE = 0.25
MOST_CHOICES = 8
BROKEN = (WebSocketException, HTTPException, EOFError, OSError)


def live(database_url: str, port: int, ready: Any) -> None:
    """One life of a server."""
    listener = socket.create_server(("127.0.0.1", port))
    run_server(make_server(Settings(database_url, limits=GENEROUS, thinkers=1)), listener, ready.set)


class Mortal:
    """A server that is killed again and again at the same port."""

    def __init__(self, database_url: str, life: Callable[[str, int, Any], None] = live) -> None:
        self.database_url = database_url
        self.life = life
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None

    def start(self) -> None:
        ready = CONTEXT.Event()
        self.process = CONTEXT.Process(
            target=self.life, args=(self.database_url, self.port, ready), daemon=True
        )
        self.process.start()
        assert ready.wait(WAIT_SECONDS), "the server did not start"

    def kill(self) -> None:
        """Without a warning: nothing can be written any more."""
        self.process.kill()

    def bury(self) -> None:
        self.process.join(WAIT_SECONDS)
        assert not self.process.is_alive()
        self.process.close()


class Table:
    """A table with two people who resend whatever had no answer, and remember what was acknowledged."""

    def __init__(self, servers: list[Mortal], picker: random.Random) -> None:
        server = picker.choice(servers)
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "easy"}]
        wanted = {"game": "rent-a-hero", "seats": seats, "pace": 0, "entropy": "word"}
        made = client.ask(server.address, "/api/tables", wanted)
        self.id: str = made["table"]["id"]
        self.seats = [client.Seat(server.address, self.id, seat["secret"]) for seat in made["seats"]]
        self.acknowledged: dict[int, str] = {}
        self.picker = picker
        self.is_shared = len(servers) > 1

    def connect(self, servers: list[Mortal]) -> None:
        """Everybody goes to any of these servers, and finds there whatever was acknowledged."""
        for seat in self.seats:
            server = self.picker.choice(servers)
            seat.url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.id}/play"
            seat.connect()
            while seat.count == 0:
                self.hear(seat)
            # A server alone knows it at once; what another one has stored it may still have to hear of.
            while self.is_shared and seat.shown["choice"] < max(self.acknowledged, default=0):
                self.hear(seat)
            assert seat.shown["choice"] >= max(self.acknowledged, default=0)

    def hear(self, seat: Any) -> None:
        sent = dict(seat.unanswered)  # whatever came of sending it: it is sent again
        try:
            message = seat.receive(WAIT_SECONDS)
        except TimeoutError as problem:
            raise AssertionError("a server lives and does not answer") from problem
        # Nobody answers twice, and what is sent again is known: there is nothing to refuse.
        assert message["type"] != "error", message
        if message["type"] == "ok":
            choice = sent[message["id"]]
            assert choice["choice"] not in self.acknowledged, "a choice was made twice"
            self.acknowledged[choice["choice"]] = choice["key"]

    def choices(self) -> int:
        """How many choices everybody has heard of."""
        return min(int(seat.shown["choice"]) for seat in self.seats)

    def play(self, until: Callable[[], bool]) -> bool:
        """Go on until the game is over, or this comes true, or a server is gone; whether it is over."""
        while not self.seats[0].shown["result"]:
            if until():
                return False
            late = min(self.seats, key=lambda seat: int(seat.shown["choice"]))
            waiting = [seat for seat in self.seats if seat.unanswered]
            asked = [seat for seat in self.seats if seat.decision() and not seat.decision()["early"]]
            if waiting:
                self.hear(waiting[0])
            elif asked and late.shown["choice"] == max(seat.shown["choice"] for seat in self.seats):
                self.answer(asked[0])
            else:
                self.hear(late)
        return True

    def answer(self, seat: Any) -> None:
        seat.choose(self.picker.choice(seat.decision()["options"])["key"])

    def close(self) -> None:
        for seat in self.seats:
            with suppress(*BROKEN):
                seat.close()


def survive(database_url: str, kills: int, processes: int = 1, seed: int = 5) -> list[Table]:
    """Play at tables while servers are killed so many times; returns the tables."""
    picker = random.Random(seed)
    servers = [Mortal(database_url) for _ in range(processes)]
    for server in servers:
        server.start()
    tables = [Table(servers, picker)]
    for _ in range(kills):
        victim = picker.choice(servers)
        is_dead = threading.Event()
        killer = threading.Timer(picker.uniform(0, LONGEST_LIFE), lambda: _kill(victim, is_dead))  # noqa: B023
        # Some die while people connect, most after a few choices more, however slow the machine is.
        dies_early = picker.random() < 0.2
        enough = _acknowledged(tables) + picker.randrange(MOST_CHOICES)
        with suppress(*BROKEN):
            if dies_early:
                killer.start()
            tables[-1].connect(servers)
            if not dies_early:
                _play_on(tables, servers, picker, lambda: _acknowledged(tables) >= enough)  # noqa: B023
                killer.start()
            _play_on(tables, servers, picker, is_dead.is_set)
        killer.join()
        victim.bury()
        others = [server for server in servers if server is not victim]
        if others and picker.random() < 0.5:
            # Whoever was with the dead one goes to another; the bot is seen to there before long.
            tables[-1].connect(others)
            enough = tables[-1].choices() + 3
            tables[-1].play(lambda: tables[-1].choices() >= enough)  # noqa: B023
        victim.start()
    tables[-1].connect(servers)
    assert tables[-1].play(lambda: False)
    tables[-1].close()
    for server in servers:
        server.kill()
        server.bury()
    return tables


def _play_on(
    tables: list[Table], servers: list[Mortal], picker: random.Random, until: Callable[[], bool]
) -> None:
    while tables[-1].play(until):
        tables[-1].close()
        tables.append(Table(servers, picker))
        tables[-1].connect(servers)


def _acknowledged(tables: list[Table]) -> int:
    return sum(len(table.acknowledged) for table in tables)


def _kill(server: Mortal, is_dead: threading.Event) -> None:
    server.kill()
    is_dead.set()


def check_records(database_url: str, tables: list[Table]) -> int:
    """Every acknowledged choice stands in a true record at its place; returns how many there were."""
    store = Store(open_database(database_url))
    game = find_game("rent-a-hero")
    try:
        for table in tables:
            stored = store.load(table.id)
            assert stored is not None
            report = verify(game, "".join(stored.lines).encode())
            assert not report.findings
            assert report.session is not None
            made = {n: one.key for n, one in enumerate(report.session.made, start=1)}
            for number, key in table.acknowledged.items():
                assert made[number] == key
    finally:
        store.close()
    return _acknowledged(tables)
