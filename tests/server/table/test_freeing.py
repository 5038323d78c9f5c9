"""A seat whose player does not come is given to a bot or to somebody else; nobody waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import (
    WAIT_SECONDS,
    Clock,
    Made,
    Running,
    do,
    first_option,
    play_on,
    sqlite_in,
    wait_for,
)

WRONG_SECRET = 4003


@pytest.fixture
def three(server: Running) -> Made:
    """Ana has made the table; Ben and Cleo have come."""
    table = server.make("Ana", "friend", "friend")
    table.join("Ben")
    table.join("Cleo")
    return table


def kinds(table: Made) -> list[str]:
    return [seat["kind"] for seat in table.now()["seats"]]


def closing_code(seat: Any) -> int:
    """The code with which the server ends a connection, after whatever it has to say."""
    try:
        while True:
            seat.receive(WAIT_SECONDS)
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


# Before the game


def test_the_maker_frees_a_seat_before_the_game(server: Running) -> None:
    table = server.make("Ana", "friend", "friend", entropy="")
    table.join("Ben")
    with table.seat(0) as ana, table.seat(1) as ben:
        assert do(ana, "free", other=1, to="anyone")["type"] == "ok"
        assert closing_code(ben) == WRONG_SECRET
        assert kinds(table) == ["person", "friend", "friend"]
        assert table.join("Dan") == 1
        assert do(ana, "free", other=1, to="bot")["type"] == "ok"
        assert kinds(table) == ["person", "bot", "friend"]


@pytest.mark.parametrize("other", [0, 2, 9])
def test_only_the_seat_of_another_person_can_be_freed(server: Running, other: int) -> None:
    table = server.make("Ana", "friend", "easy", entropy="")
    with table.seat(0) as ana:
        assert do(ana, "free", other=other, to="bot")["code"] == "bad-value"


def test_when_the_maker_is_sent_away_another_player_can_begin(server: Running) -> None:
    table = server.make("Ana", "friend", "friend", entropy="")
    table.join("Ben")
    with table.seat(1) as ben:
        assert do(ben, "free", other=0, to="anyone")["type"] == "ok"
    assert kinds(table) == ["friend", "person", "friend"]
    started = server.ask(f"/api/tables/{table.id}/start", {"level": "easy"}, table.secrets[1])
    assert started["table"]["phase"] == "playing"


# In the game


def test_most_of_the_others_let_a_bot_play_until_the_player_is_back(three: Made) -> None:
    with three.seat(1) as ben, three.seat(2) as cleo:
        assert do(ben, "free", other=0, to="bot")["type"] == "ok"
        wait_for(cleo, lambda: cleo.table["freeing"] == {"seat": 0, "to": "bot", "agreed": [1]})
        assert not three.now()["seats"][0]["away"], "one of two is not most of them"
        assert do(cleo, "free", other=0, to="bot")["type"] == "ok"
        assert three.now()["seats"][0]["away"]
        assert three.now()["freeing"] is None
        with three.seat(0) as ana:
            wait_for(ben, lambda: not ben.table["seats"][0]["away"])
            assert ana.shown["view"]["seat"] == 0


def test_somebody_else_takes_the_seat_of_a_player_who_has_gone(three: Made) -> None:
    with three.seat(0) as ana, three.seat(2) as cleo:
        assert do(ana, "free", other=2, to="anyone")["type"] == "ok"
        assert closing_code(cleo) == WRONG_SECRET
        assert three.now()["seats"][2]["vacant"]
        assert three.server.refusal(f"/api/tables/{three.id}/seats", {"name": "Eve"}) == (409, "no-seat")
        assert three.join("Dan") == 2
        assert not three.now()["seats"][2]["vacant"]
        with three.seat(2) as dan:
            assert dan.shown["view"]["seat"] == 2
            assert dan.table["seats"][2]["name"] == "Cleo", "the record keeps the name that was dealt in"


def test_a_finished_game_keeps_its_players(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        play_on([ana, ben, cleo], first_option)
        assert do(ana, "free", other=1, to="bot")["code"] == "not-possible"


# The clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def clocked(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    del clock  # it has to be there before the server
    with Running(sqlite_in(tmp_path)) as server:
        yield server


def test_people_wait_for_each_other_with_patience_unless_they_want_no_clock(server: Running) -> None:
    def times(*kinds: str, **fields: object) -> tuple[int, int, bool]:
        table = server.make(*kinds, **fields).now()
        return table["turn_seconds"], table["window_seconds"], table["patient"]

    assert times("Ana", "friend", "easy") == (600, 180, True)
    assert times("Ana", "easy", "easy") == (0, 0, True), "bots do not mind"
    assert times("Ana", "friend", "easy", turn_seconds=0) == (0, 0, False)
    assert times("Ana", "friend", "easy", turn_seconds=60, window_seconds=9) == (60, 9, False)


def test_a_patient_clock_runs_only_while_somebody_else_waits(clocked: Running, clock: Clock) -> None:
    table = clocked.make("Ana", "friend", "friend", level="easy")
    table.join("Ben")
    table.join("Cleo")
    asked = table.asked()
    other = (asked + 1) % 3
    with table.seat(asked) as alone:
        assert alone.shown["awaited"]["clock"] is None
        with table.seat(other) as waiting:
            wait_for(alone, lambda: alone.shown["awaited"]["clock"] is not None)
            before = waiting.shown["choice"]
        wait_for(alone, lambda: alone.shown["awaited"]["clock"] is None)
        clock.let_time_pass()
        assert do(alone, "ping")["type"] == "ok"
        assert alone.shown["choice"] == before, "nobody waits, so nothing is decided"
        with table.seat(other) as waiting:
            wait_for(waiting, lambda: waiting.shown["choice"] > before)
