"""Hints for somebody who plays against bots alone."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from questhall.analysis.hints import Hint
from questhall.analysis.reasons import Fact, Reason
from questhall.games import find_game
from questhall.server.http import conversation
from questhall.server.live import bot_processes
from questhall.server.protocol import server_messages
from questhall.server.table.table_document import BOT, PERSON, SeatDoc, TableDoc
from questhall.server.table.training import may_be_advised
from tests.server.serving import LOOK_SECONDS, WAIT_SECONDS, Running, do, wait_for, wait_for_answer


def ask(seat: Any, **fields: Any) -> dict[str, Any]:
    wait_for(seat, lambda: bool(seat.shown and seat.shown["decision"]))
    return do(seat, "hint", choice=seat.shown["decision"]["choice"], **fields)


def test_somebody_against_bots_gets_a_hint(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        advice = ask(ana)
        keys = [option["key"] for option in ana.shown["decision"]["options"]]
        fields = {name: value for name, value in advice.items() if name not in ("type", "id")}
        assert msgspec.convert(fields, server_messages.Hint).best in keys
        for key in keys:
            weighed = ask(ana, key=key)
            assert weighed["other"] in ("", key)
        assert ask(ana, key="fly away")["code"] == "illegal"
        assert do(ana, "hint", choice=999)["code"] == "stale"


def test_the_reason_is_told_in_the_language_of_the_reader(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(*_: Any) -> Hint:
        reason = Reason(Fact("hand", "witch", 1), 5, 10, 0.6, 0.0)
        return Hint("decline", "use", 0.3, 0.01, True, 9, 1, 10, reason)

    monkeypatch.setattr(bot_processes.Thinkers, "advise", advise)
    with server.make("Ana", "easy", "easy").seat(0) as ana:
        assert "Witch" in ask(ana)["reason"]


def test_a_hint_holds_up_nothing_else(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hint, may_come = Hint("decline", "", 0.0, 0.0, False, 0, 0, 10, None), threading.Event()
    asked: list[str] = []

    async def advise(*question: Any) -> Hint:
        asked.append("hint")
        while not may_come.is_set():
            await asyncio.sleep(LOOK_SECONDS)
        return hint

    monkeypatch.setattr(bot_processes.Thinkers, "advise", advise)
    with server.make("Ana", "easy", "easy").seat(0) as ana:
        wait_for(ana, lambda: bool(ana.shown and ana.shown["decision"]))
        choice = ana.shown["decision"]["choice"]
        hints = [ana.say("hint", choice=choice) for _ in range(conversation.MOST_HINTS)]
        assert do(ana, "ping")["type"] == "ok"
        assert do(ana, "hint", choice=choice)["code"] == "too-fast"
        assert asked == ["hint"], "one after the other"
        may_come.set()
        assert [wait_for_answer(ana, one)["best"] for one in hints] == ["decline"] * conversation.MOST_HINTS


def test_a_player_who_leaves_gets_no_hint(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun, has_ended = threading.Event(), threading.Event()

    async def advise(*_: Any) -> Hint:
        has_begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            has_ended.set()
        raise AssertionError("it never comes")

    monkeypatch.setattr(bot_processes.Thinkers, "advise", advise)
    with server.make("Ana", "easy", "easy").seat(0) as ana:
        wait_for(ana, lambda: bool(ana.shown and ana.shown["decision"]))
        ana.say("hint", choice=ana.shown["decision"]["choice"])
        assert has_begun.wait(WAIT_SECONDS)
    assert has_ended.wait(WAIT_SECONDS)


def test_nobody_gets_a_hint_against_people(server: Running) -> None:
    table = server.make("Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1):
        assert do(ana, "hint", choice=1)["code"] == "not-possible"


def test_only_a_player_against_bots_may_be_advised() -> None:
    rivals, party = find_game("rent-a-hero"), find_game("warhammer-quest")
    alone = TableDoc([SeatDoc(PERSON), SeatDoc(BOT)], [], "", "", "", "")
    both = TableDoc([SeatDoc(PERSON), SeatDoc(PERSON)], [], "", "", "", "")
    assert may_be_advised(alone, rivals, [0])
    assert not may_be_advised(alone, rivals, []), "a spectator"
    assert not may_be_advised(both, party, [0]), "the other hero is somebody else's"
    assert may_be_advised(both, party, [0, 1])
    assert not may_be_advised(both, rivals, [0, 1]), "two people who pass one device on"
    assert not may_be_advised(msgspec.structs.replace(alone, is_rated=True), rivals, [0])
    assert not may_be_advised(msgspec.structs.replace(alone, lesson="first"), rivals, [0])


def test_a_hint_that_takes_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        wait_for(ana, lambda: bool(ana.shown and ana.shown["decision"]))
        monkeypatch.setattr(bot_processes, "LONGEST_ADVICE", 0.0)
        assert ask(ana)["code"] == "no-hint"
