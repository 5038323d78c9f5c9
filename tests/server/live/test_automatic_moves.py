"""What happens by itself: a step that is still the right one is not begun again, and a wrong one not at all."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from questhall.server.live import automatic_moves
from questhall.server.live.automatic_moves import Driver, Step
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.live_table import LiveTable
from questhall.server.protocol.refusals import Refusal
from questhall.server.work import PAYERS, Account
from tests.server.serving import WAIT_SECONDS, Running, do, sqlite_in, wait_for

STEP = Step(0, "bot", 0.0, level="medium")


class Table:
    """As much of a table as a driver sees."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_drive = True
        self.standing = SimpleNamespace(turn_of_play=3, game=None, playing=SimpleNamespace(state=None))
        self.step: Step | None = STEP
        self.thoughts: list[int] = []
        self.deeds = 0
        self.payers: tuple[Account, ...] = ()
        self.refuses = False
        self.may_choose = asyncio.Event()
        monkeypatch.setattr(automatic_moves, "next_step", lambda _standing: self.step)
        monkeypatch.setattr(automatic_moves, "TRY_AGAIN_SECONDS", 0.0)
        self.driver = Driver(cast(LiveTable, self), cast(Thinkers, self))

    def group(self) -> str:
        return "somebody"

    def is_attended(self) -> bool:
        return True

    async def choose(self, _game: object, _level: str, _state: object, seat: int, _group: str) -> str:
        self.thoughts.append(seat)
        await self.may_choose.wait()
        return "key"

    async def do(self, _act: object) -> None:
        self.deeds += 1
        self.payers = PAYERS.get()
        if self.refuses:
            self.refuses = False
            raise Refusal("not-saved")
        self.step = None
        self.driver.look_again()


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_what_changes_nothing_does_not_make_a_bot_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def chat_meanwhile() -> Table:
        table = Table(monkeypatch)
        for _ in range(3):
            table.driver.look_again()
            await a_while()
        table.may_choose.set()
        await a_while()
        return table

    table = asyncio.run(chat_meanwhile())
    assert table.thoughts == [0]
    assert table.deeds == 1


def test_no_player_has_to_wait_for_what_bots_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    address, connection = Account(1, 1), Account(1, 1)

    async def play() -> Table:
        PAYERS.set((address, connection))
        table = Table(monkeypatch)
        table.driver.look_again()
        table.may_choose.set()
        await a_while()
        assert PAYERS.get() == (address, connection), "the player pays for what the player does"
        return table

    assert asyncio.run(play()).payers == (address,)


def test_a_bot_is_asked_anew_when_somebody_else_is_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_meanwhile() -> Table:
        table = Table(monkeypatch)
        table.driver.look_again()
        await a_while()
        table.standing.turn_of_play += 1
        table.step = Step(1, "bot", 0.0, level="medium")
        table.driver.look_again()
        await a_while()
        table.driver.stop()
        return table

    assert asyncio.run(play_meanwhile()).thoughts == [0, 1]


def test_a_bot_is_not_asked_about_a_table_that_has_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deed that is just being stored has changed the table already: another seat may be the one to choose."""

    async def be_overtaken() -> Table:
        table = Table(monkeypatch)
        table.driver.look_again()
        table.standing.turn_of_play += 1
        await a_while()
        return table

    table = asyncio.run(be_overtaken())
    assert table.thoughts == []
    assert table.deeds == 1  # which does nothing, and looks again once the deed is stored


def test_what_could_not_be_stored_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail_once() -> Table:
        table = Table(monkeypatch)
        table.refuses = True
        table.may_choose.set()
        table.driver.look_again()
        await a_while()
        await asyncio.sleep(0.01)
        await a_while()
        return table

    assert asyncio.run(fail_once()).deeds == 2


def test_chat_and_watchers_leave_a_bot_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []

    async def think(_self: object, _game: object, _level: str, _state: Any, seat: int, _group: str) -> str:
        thoughts.append(seat)
        await asyncio.sleep(WAIT_SECONDS)
        return ""

    monkeypatch.setattr(Thinkers, "choose", think)
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "medium", "medium")
        with made.seat(0) as ana:
            assert do(ana, "leave")["type"] == "ok"  # from now on bots choose at every seat
            end = time.monotonic() + WAIT_SECONDS
            while not thoughts and time.monotonic() < end:
                time.sleep(0.01)
            before = len(thoughts)
            for word in ("one", "two", "three"):
                assert do(ana, "chat", text=word)["type"] == "ok"
            with made.seat(None) as watcher:
                assert do(watcher, "ping")["type"] == "ok"
            wait_for(ana, lambda: ana.table["watching"] == 0)
            assert do(ana, "ping")["type"] == "ok"
            assert len(thoughts) == before == 1
