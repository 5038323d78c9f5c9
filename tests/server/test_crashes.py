"""The server is killed again and again: what was acknowledged is there, nothing is done twice, games go on."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from questhall.core.verify import verify
from questhall.games import find_game
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from tests.server.crashing import Mortal
from tests.server.postgres import new_database
from tests.server.serving import client, sqlite_in

KILLS = 40
LONGEST_LIFE = 0.25


class Table:
    """A table with two people who resend whatever had no answer, and remember what was acknowledged."""

    def __init__(self, server: Mortal, picker: random.Random) -> None:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "easy"}]
        wanted = {"game": "rent-a-hero", "seats": seats, "pace": 0, "entropy": "word"}
        made = client.ask(server.address, "/api/tables", wanted)
        self.id: str = made["table"]["id"]
        self.seats = [client.Seat(server.address, self.id, seat["secret"]) for seat in made["seats"]]
        self.acknowledged: dict[int, str] = {}
        self.sent: dict[str, tuple[int, str]] = {}
        self.picker = picker

    def connect(self) -> None:
        for seat in self.seats:
            seat.connect()
            while "view" not in seat.shown or seat.count == 0:
                self.hear(seat)
            self.check(seat)

    def check(self, seat: Any) -> None:
        """Everything that was acknowledged has happened."""
        assert seat.shown["choice"] >= max(self.acknowledged, default=0)

    def hear(self, seat: Any) -> None:
        message = seat.receive(10)
        if message["type"] == "ok":
            number, key = self.sent.pop(message["id"])
            assert number not in self.acknowledged, "a choice was made twice"
            self.acknowledged[number] = key
        elif message["type"] == "error":
            # The choice was made in an earlier life and its answer lost; or the window has moved on.
            assert message["code"] in ("stale", "illegal"), message
            self.sent.pop(message["id"])

    def play(self) -> None:
        """Go on until the game is over, or the server ends with an exception."""
        while not self.seats[0].shown["result"]:
            late = min(self.seats, key=lambda seat: int(seat.shown["choice"]))
            asked = [seat for seat in self.seats if seat.decision() and not seat.decision()["early"]]
            if late.unanswered or late.shown["choice"] < max(seat.shown["choice"] for seat in self.seats):
                self.hear(late)
            elif asked:
                self.answer(asked[0])
            else:
                self.hear(late)

    def answer(self, seat: Any) -> None:
        decision = seat.decision()
        key = self.picker.choice(decision["options"])["key"]
        self.sent[seat.choose(key)] = (decision["choice"], key)
        while seat.unanswered:
            self.hear(seat)

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


def survive(database_url: str, kills: int) -> list[Table]:
    """Play at tables while the server is killed so many times; returns the tables."""
    picker = random.Random(5)
    server = Mortal(database_url)
    server.start()
    tables = [Table(server, picker)]
    for _ in range(kills):
        killer = threading.Timer(picker.uniform(0, LONGEST_LIFE), server.kill)
        killer.start()
        try:
            while True:
                tables[-1].connect()
                tables[-1].play()
                tables[-1].close()
                tables.append(Table(server, picker))
        except (WebSocketException, OSError, EOFError):
            pass
        killer.join()
        server.bury()
        server.start()
    tables[-1].connect()
    tables[-1].play()
    server.kill()
    server.bury()
    return tables


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
    return sum(len(table.acknowledged) for table in tables)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    tables = survive(url, KILLS)
    assert check_records(url, tables) > 20


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_on_postgresql(cluster: Path) -> None:
    url = new_database(cluster)
    tables = survive(url, KILLS // 4)
    assert check_records(url, tables) > 5
