"""People who come back: their tables on every device, their results, and ratings."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.server.live import hall
from questhall.server.live.rating import rate, shown
from questhall.server.protocol import server_messages
from questhall.server.storage.people import Rating, Result
from tests.server.serving import (
    LOOK_SECONDS,
    WAIT_SECONDS,
    Made,
    Running,
    do,
    first_option,
    opened,
    play_on,
    sqlite_in,
    wait_for,
    wait_for_answer,
)

ANA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
"""The secrets of three people."""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with nobody known to it yet, which keeps house all the time: games are rated at once."""
    monkeypatch.setattr(hall, "SWEEP_SECONDS", LOOK_SECONDS)
    with Running(sqlite_in(tmp_path)) as running:
        yield running


def me(server: Running, person: str) -> Any:
    found = server.ask("/api/me", secret=person)
    msgspec.convert(found, server_messages.Me)
    return found


def delete(server: Running, person: str) -> None:
    headers = {"Authorization": f"Bearer {person}"}
    request = urllib.request.Request(f"{server.address}/api/me", None, headers, method="DELETE")
    with urllib.request.urlopen(request) as response:
        assert response.status == 200


def seats_opened_by(server: Running, table: Made, person: str) -> list[int]:
    """The seats that another device of this person gets, without any secret of a seat."""
    with opened(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "person": person}))
        seats: list[int] = json.loads(socket.recv(WAIT_SECONDS))["seats"]
        return seats


def rated_table(server: Running) -> Made:
    table = server.make("Ana", "open", "easy", listed=True, rated=True, person=ANA)
    table.join("Ben", invitation="", person=BEN)
    return table


def wait_until_rated(server: Running) -> None:
    until = time.monotonic() + WAIT_SECONDS
    while not server.ask("/api/games/rent-a-hero/ratings")["ratings"]:
        assert time.monotonic() < until, "the game was never rated"
        time.sleep(LOOK_SECONDS)


def play_to_the_end(table: Made) -> Any:
    with table.seat(0) as ana, table.seat(1) as ben:
        play_on([ana, ben], first_option)
        return ana.shown["result"]


def test_nobody_needs_an_identity_and_asking_stores_nothing(server: Running) -> None:
    assert me(server, EVE) == {
        "name": "",
        "tag": me(server, EVE)["tag"],
        "tables": [],
        "results": [],
        "ratings": [],
    }
    assert server.refusal("/api/me") == (403, "wrong-secret")
    assert server.refusal("/api/me", secret="short") == (403, "wrong-secret")
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        assert ana.shown["seat"] == 0


def test_the_secret_of_a_person_opens_their_seats_on_another_device(server: Running) -> None:
    table = server.make("Ana", "friend", "easy", person=ANA, entropy="")
    table.join("Ben")
    assert [(one["table"]["id"], one["seat"]) for one in me(server, ANA)["tables"]] == [(table.id, 0)]
    path = f"/api/tables/{table.id}/ready"
    assert server.refusal(path, {"entropy": "word"}, EVE) == (403, "wrong-secret")
    assert server.ask(path, {"entropy": "word"}, ANA)["table"]["phase"] == "playing"
    assert seats_opened_by(server, table, ANA) == [0]
    assert seats_opened_by(server, table, EVE) == [], "whoever has no seat here watches"


def test_a_person_can_keep_earlier_seats_by_their_secrets(server: Running) -> None:
    table = server.make("Ana", "Ben", "easy")
    seats = [{"table": table.id, "secret": table.secrets[0]}, {"table": table.id, "secret": "guessed"}]
    assert server.ask("/api/me/tables", {"tables": [*seats, {"table": "gone", "secret": "x"}]}, ANA) == {
        "tables": [table.id]
    }
    assert server.ask("/api/me/tables", {"tables": seats[:1]}, ANA) == {"tables": [table.id]}
    assert [one["seat"] for one in me(server, ANA)["tables"]] == [0]
    assert me(server, ANA)["name"] == "Ana"
    with table.seat(1) as ben:
        assert do(ben, "free", other=0, to="anyone")["type"] == "ok"
    assert me(server, ANA)["tables"] == [], "the seat was given to others"


def test_a_rated_game_changes_the_ratings_of_people_and_bots_once(server: Running) -> None:
    table = rated_table(server)
    assert table.now()["rated"]
    result = play_to_the_end(table)
    wait_until_rated(server)
    ranked = server.ask("/api/games/rent-a-hero/ratings")["ratings"]
    msgspec.convert(ranked, list[server_messages.Ranked])
    assert {(one["name"], one["level"], one["games"]) for one in ranked} == {
        ("Ana", "", 1),
        ("Ben", "", 1),
        ("", "easy", 1),
    }
    best = ranked[0]["name"] or "easy"
    assert best in [("Ana", "Ben", "easy")[seat] for seat in result["winners"]]
    for person, seat, other in ((ANA, 0, "Ben"), (BEN, 1, "Ana")):
        (played,) = me(server, person)["results"]
        assert (played["table"], played["won"], played["rated"]) == (table.id, seat in result["winners"], True)
        assert played["others"][0] == other
        assert [one["games"] for one in me(server, person)["ratings"]] == [1]


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"person": ""}, (409, "needs-person")),
        ({"listed": False}, (422, "bad-value")),
        ({"game": "warhammer-quest"}, (422, "bad-value")),
        (
            {"seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]},
            (422, "bad-value"),
        ),
    ],
)
def test_what_cannot_be_rated_is_refused(
    server: Running, fields: dict[str, Any], refusal: tuple[int, str]
) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": "rent-a-hero", "seats": seats, "listed": True, "rated": True, "person": ANA, **fields}
    assert server.refusal("/api/tables", wanted) == refusal


def test_at_a_rated_table_everybody_is_somebody_and_nobody_sits_twice(server: Running) -> None:
    table = server.make("Ana", "open", "open", listed=True, rated=True, person=ANA)
    path = f"/api/tables/{table.id}/seats"
    assert server.refusal(path, {"name": "Ben"}) == (409, "needs-person")
    assert server.refusal(path, {"name": "Ben", "person": ANA}) == (409, "no-seat")
    assert table.join("Ben", invitation="", person=BEN) == 1
    kept = server.ask("/api/me/tables", {"tables": [{"table": table.id, "secret": table.secrets[1]}]}, EVE)
    assert kept == {"tables": []}, "players of a rated game stay who they are"


def test_a_person_can_be_forgotten(server: Running) -> None:
    table = rated_table(server)
    play_to_the_end(table)
    wait_until_rated(server)
    server.ask("/api/me", {"name": "Anna"}, ANA)
    assert me(server, ANA)["name"] == "Anna"
    assert server.refusal("/api/me", {"name": "\u2800"}, ANA) == (422, "bad-value")
    delete(server, ANA)
    assert me(server, ANA) | {"tag": ""} == {"name": "", "tag": "", "tables": [], "results": [], "ratings": []}
    assert "Anna" not in [one["name"] for one in server.ask("/api/games/rent-a-hero/ratings")["ratings"]]
    assert me(server, BEN)["results"][0]["others"][0] == ""


def test_only_tables_with_somebody_present_are_listed(server: Running) -> None:
    table = server.make("Ana", "open", "easy", listed=True)

    def listed() -> bool:
        return table.id in [one["id"] for one in server.ask("/api/tables")["tables"]]

    assert not listed()
    with table.seat(None):
        assert not listed(), "somebody who only watches is no one to play with"
    with table.seat(0):
        assert listed()
    assert not listed()


def test_a_rating_rises_with_victories_and_bots_of_one_level_share_theirs() -> None:
    def results(*holders: str) -> list[Result]:
        return [
            Result("table", seat, holder, "", "rent-a-hero", seat == 0, 0, "due")
            for seat, holder in enumerate(holders)
        ]

    ratings: dict[str, Rating] = {}
    for _ in range(10):
        ratings = {one.holder: one for one in rate(results("ana", "bot:easy", "bot:easy"), ratings)}
    assert ratings["ana"].games == ratings["bot:easy"].games == 10
    assert shown(ratings["ana"]) > 1000 + 200 > shown(ratings["bot:easy"])
    assert ratings["ana"].sigma < 8
    assert rate(results("ana", "ana"), {}) == []


def test_nobody_wins_a_rated_game_by_sending_others_away(server: Running) -> None:
    """Its maker may free a seat at once, but not that of somebody who is there, nor to somebody else."""
    table = rated_table(server)
    with table.seat(0) as ana:
        with table.seat(1):
            wait_for(ana, lambda: ana.table["seats"][1]["here"])
            assert do(ana, "free", other=1, to="bot")["code"] == "not-possible"
            assert do(ana, "free", other=1, to="anyone")["code"] == "not-possible"
        wait_for(ana, lambda: not ana.table["seats"][1]["here"])
        assert do(ana, "free", other=1, to="anyone")["code"] == "not-possible"
        assert do(ana, "free", other=1, to="bot")["type"] == "ok"


def test_nobody_undoes_alone_what_counts_for_a_rating(server: Running) -> None:
    """Bots agree to everything: against them alone, a game could be played until it is won."""
    rated = server.make("Ana", "easy", "easy", listed=True, rated=True, person=ANA)
    free = server.make("Ana", "easy", "easy", person=ANA)
    for table, undo, answer in ((free, "consent", "ok"), (rated, "none", "error")):
        with table.seat(0) as ana:
            wait_for(ana, lambda ana=ana: ana.decision() is not None)  # type: ignore[misc]
            for _ in range(10):
                is_early = ana.decision()["early"]  # such an answer may never be needed; then nothing is undone
                wait_for_answer(ana, ana.choose(first_option(ana.decision())))
                wait_for(ana, lambda ana=ana: ana.decision() is not None)  # type: ignore[misc]
                if not is_early and ana.shown["undo"] != "free":
                    break
            assert ana.shown["undo"] == undo
            assert do(ana, "undo")["type"] == answer
