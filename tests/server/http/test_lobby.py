"""The lobby: games, tables made and joined, what is refused, records and replays."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from sqlalchemy import update
from starlette.routing import Mount, Route

from questhall import ledger
from questhall.core.records.verify import verify
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES
from questhall.server.storage.database import open_database
from questhall.server.storage.schema import LINES
from questhall.server.table import actions
from tests.server.live.test_whole_games import at_random
from tests.server.serving import GENEROUS, WAIT_SECONDS, Running, do, opened, play_on, sqlite_in, wait_for


def test_the_games_are_shown_in_the_language_asked_for(server: Running) -> None:
    games = server.ask("/api/games?lang=pl")["games"]
    assert [game["id"] for game in games] == ["rent-a-hero", "talisman", "warhammer-quest"]
    assert games[0]["title"] == "Bohater do wynajęcia"
    assert [level["id"] for level in games[0]["levels"]] == ["easy", "medium", "hard", "expert"]

    request = urllib.request.Request(
        f"{server.address}/api/games", headers={"Accept-Language": "de, fr;q=0.9, en;q=0.1"}
    )
    with urllib.request.urlopen(request) as response:
        assert "Réunissez" in json.load(response)["games"][0]["about"]


def test_only_the_servers_own_machine_is_told_its_network_address(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path), reachable_at="http://192.168.1.20:8421") as server:
        assert server.ask("/api/address") == {"network": "http://192.168.1.20:8421"}
        elsewhere = urllib.request.Request(f"{server.address}/api/address", headers={"Host": "10.0.0.5:8421"})
        with urllib.request.urlopen(elsewhere) as response:
            assert json.load(response) == {"network": ""}


@pytest.mark.parametrize("game", ["rent-a-hero", "talisman", "warhammer-quest"])
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_everything_in_the_box_has_a_name(server: Running, game: str, language: str) -> None:
    things = server.ask(f"/api/games/{game}?lang={language}")["things"]
    assert things
    for kind, named in things.items():
        for thing in named.values():
            assert thing["name"], kind


def test_quotas_are_kept_for_each_address(tmp_path: Path) -> None:
    limits = replace(GENEROUS, chats=(0.001, 3), listings=(0.001, 2), uploads=(0.001, 1))
    with Running(sqlite_in(tmp_path), limits) as server:
        table = server.make("Ana", "Ben", "Cleo", listed=True)
        with table.seat(0) as ana, table.seat(1) as ben:
            said = [do(seat, "chat", text="hello") for seat in (ana, ben, ana, ben)]
            assert [one.get("code", "ok") for one in said] == ["ok", "ok", "ok", "too-fast"]
        server.make("Ana", "Ben", "Cleo", listed=True)
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cleo")]
        wanted = {"game": "rent-a-hero", "seats": seats, "listed": True}
        assert server.refusal("/api/tables", wanted) == (429, "too-fast")
        assert server.ask("/api/tables", {**wanted, "listed": False})["table"]["id"]
        assert server.refusal("/api/replays", {}) == (422, "bad-value")
        assert server.refusal("/api/replays", {}) == (429, "too-fast")


def test_uploads_are_rationed_by_their_size(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path), replace(GENEROUS, uploaded_bytes=(0.001, 1000))) as server:
        assert server.refusal("/api/replays", {"x": "y" * 300}) == (422, "bad-value")
        assert server.refusal("/api/replays", {"x": "y" * 900}) == (429, "too-fast")
        assert server.refusal("/api/replays", {"x": "y" * 300}) == (422, "bad-value")


def test_bots_that_nobody_plays_with_are_rationed_and_wakings_too(tmp_path: Path) -> None:
    limits = replace(GENEROUS, bot_tables=(0.001, 1), wakings=(0.001, 1))
    url = sqlite_in(tmp_path)
    with Running(url, limits) as server:
        tables = [server.make("Ana", "friend", "friend") for _ in range(2)]
        bots = [{"kind": "bot", "level": "easy"}] * 3
        wanted = {"game": "rent-a-hero", "seats": bots}
        server.ask("/api/tables", wanted)
        assert server.refusal("/api/tables", wanted) == (429, "too-fast")
    with Running(url, limits) as server:
        first, second = (f"/api/tables/{table.id}" for table in tables)
        assert server.ask(first)["phase"] == "gathering"
        assert server.refusal(second) == (429, "too-fast")
        assert server.ask(first), "it is awake by now"


def test_a_table_does_not_keep_everything_that_is_said(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "MOST_SAID", 2)
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana:
        said = [do(ana, "chat", text="hello") for _ in range(3)]
    assert [one.get("code", "ok") for one in said] == ["ok", "ok", "not-possible"]


@pytest.mark.parametrize(
    "changed", [{"seats": ["x" * 3000, "Ben", "Cleo"]}, {"players": ["x" * 3000, "human", "human"]}]
)
def test_a_record_with_absurd_fields_is_refused(server: Running, changed: dict[str, list[str]]) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        play_on([ana, ben, cleo], at_random(5))
    first, _, rest = server.stored(table.id).partition(b"\n")
    data = json.dumps({**json.loads(first), **changed}).encode() + b"\n" + rest
    with pytest.raises(HTTPError) as problem:
        bring(server, data)
    assert json.load(problem.value)["error"]["code"] == "bad-value"


OWN = "a-secret-of-my-own-that-nobody-can-guess"


def test_a_table_asked_for_again_is_the_same_table(server: Running) -> None:
    """The answer may have been lost on its way: no second table, and the same secrets."""
    wanted = {"game": "rent-a-hero", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]}
    wanted["seats"] += [{"kind": "friend"}]  # type: ignore[operator]
    first = server.ask("/api/tables", {**wanted, "secret": OWN})
    again = server.ask("/api/tables", {**wanted, "secret": OWN})
    assert again == first
    assert server.ask("/api/tables", {**wanted, "secret": OWN + "2"})["table"]["id"] != first["table"]["id"]
    assert server.ask("/api/tables", wanted)["table"]["id"] != first["table"]["id"]
    assert server.refusal("/api/tables", {**wanted, "secret": "short"}) == (400, "bad-message")


def test_a_seat_asked_for_again_is_the_same_seat(server: Running) -> None:
    table = server.make("Ana", "friend", "friend")
    wanted = {"name": "Ben", "invitation": table.invitation, "entropy": "word", "secret": OWN}
    first = server.ask(f"/api/tables/{table.id}/seats", wanted)
    again = server.ask(f"/api/tables/{table.id}/seats", wanted)
    assert (again["seat"], again["secret"]) == (first["seat"], OWN)
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "person", "friend"]
    table.join("Cleo")
    assert table.now()["phase"] == "playing"
    assert server.ask(f"/api/tables/{table.id}/seats", wanted)["seat"] == first["seat"]
    assert server.refusal(f"/api/tables/{table.id}/seats", {**wanted, "secret": OWN + "2"}) == (409, "no-seat")


def test_being_ready_and_beginning_can_be_said_twice(server: Running) -> None:
    table = server.make("Ana", "friend", "friend", entropy="")
    ana = table.secrets[0]
    for _ in range(2):
        server.ask(f"/api/tables/{table.id}/ready", {"entropy": "word"}, ana)
    for _ in range(2):
        assert (
            server.ask(f"/api/tables/{table.id}/start", {"level": "easy"}, ana)["table"]["phase"] == "playing"
        )
    assert server.ask(f"/api/tables/{table.id}/ready", {"entropy": "word"}, ana)["table"]["phase"] == "playing"


def test_a_hero_is_described(server: Running) -> None:
    witch = server.ask("/api/games/rent-a-hero?lang=en")["things"]["hero"]["witch"]
    assert witch["lines"][0] == "Witch, strength 3"


def test_cards_that_count_the_players_are_told_for_a_number_of_them(server: Running) -> None:
    knight = server.ask("/api/games/rent-a-hero?lang=en&players=5")["things"]["hero"]["black_knight"]
    assert "strength 5 or less" in knight["lines"][-1]
    assert server.refusal("/api/games/rent-a-hero?players=6") == (422, "bad-value")


def test_the_rules_are_there_with_their_rulings(server: Running) -> None:
    rules = server.ask("/api/games/rent-a-hero/rules")
    assert "RAH-HINT-05" in [clause["id"] for clause in rules["clauses"]]
    assert "RAH-Q12" in [ruling["id"] for ruling in rules["rulings"]]
    assert server.refusal("/api/games/chess/rules") == (404, "unknown-game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_come_in_the_language_asked_for(server: Running, language: str) -> None:
    rules = server.ask(f"/api/games/rent-a-hero/rules?lang={language}")
    clauses = {clause["id"]: clause for clause in rules["clauses"]}
    names = {chapter["id"]: chapter["name"] for chapter in rules["chapters"]}

    assert rules["language"] == language
    assert names == ledger.chapter_names("rent-a-hero", language)
    assert clauses["RAH-HINT-05"]["chapter"] == "HINT"
    assert clauses["RAH-HINT-05"]["text"] == ledger.clauses("rent-a-hero", language)["RAH-HINT-05"].text


def test_friends_need_the_invitation_and_anybody_may_take_an_open_seat(server: Running) -> None:
    table = server.make("Ana", "friend", "open", "friend", listed=True)
    path = f"/api/tables/{table.id}/seats"
    with table.seat(0):
        assert table.id in [one["id"] for one in server.ask("/api/tables")["tables"]]

    assert server.refusal(path, {"name": "Eve", "invitation": "guessed"}) == (403, "wrong-secret")
    assert server.refusal(path, {"name": "ana"}) == (409, "name-taken")
    assert server.ask(path, {"name": "Eve"})["seat"] == 2
    assert server.refusal(path, {"name": "Finn"}) == (409, "no-seat")
    assert table.join("Ben") == 1
    assert table.join("Cleo", entropy="") == 3
    assert table.now()["phase"] == "gathering"
    assert server.refusal(path, {"name": "Dan", "invitation": table.invitation}) == (409, "no-seat")

    eve = server.ask("/api/mine", {"tables": [{"table": table.id, "secret": table.secrets[3]}]})["tables"][0]
    assert (eve["seat"], eve["asked"]) == (3, False)
    assert [seat["ready"] for seat in eve["table"]["seats"]] == [True, True, False, False]


def test_a_game_begins_when_the_last_one_is_ready(server: Running) -> None:
    table = server.make("Ana", "friend", "easy", entropy="")
    table.join("Ben")
    with table.seat(1) as ben:
        assert not ben.shown
        path = f"/api/tables/{table.id}/ready"
        assert server.refusal(path, {"entropy": "w"}, "wrong") == (403, "wrong-secret")
        assert server.refusal(path, {"entropy": "w"}) == (403, "wrong-secret")
        assert server.refusal(path, {"entropy": "\u0007"}, table.secrets[0]) == (422, "bad-value")
        assert server.ask(path, {"entropy": "w"}, table.secrets[0])["table"]["phase"] == "playing"
        wait_for(ben, lambda: bool(ben.shown))
        assert ben.shown["view"]["seat"] == 1


def test_the_maker_need_not_wait_for_friends(server: Running) -> None:
    table = server.make("Ben", "friend", "open", "friend")
    table.join("Cleo")
    path = f"/api/tables/{table.id}/start"
    assert server.refusal(path, {"level": "easy"}, table.secrets[1]) == (403, "wrong-secret")
    started = server.ask(path, {"level": "easy"}, table.secrets[0])["table"]
    assert started["phase"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot"]
    assert len({seat["name"] for seat in started["seats"]}) == 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "proving-ground"},
        {"variants": ["no-such"]},
        {"seats": [{"kind": "me", "name": "Ana"}]},
        {"seats": [{"kind": "me", "name": ""}, {"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "name": "all"}, {"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "ghost"}, {"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "bot", "level": "examples/own_bot.py:Careful"}, {"kind": "bot"}, {"kind": "bot"}]},
        {"turn_seconds": 1},
        {"turn_seconds": 10, "window_seconds": 1},
        {"pace": 10_000},
        {"level": "ismcts:1s"},
        {"entropy": "\u0000"},
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, wrong: dict[str, Any]) -> None:
    usual = {"game": "rent-a-hero", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]}
    assert server.refusal("/api/tables", {**usual, **wrong}) == (422, "bad-value")


@pytest.mark.parametrize("other", ["ANA", "\u0410n\u0430", "A\u3164na", "\uff21\uff4e\uff41"])
def test_two_people_of_one_name_cannot_sit_at_a_table(server: Running, other: str) -> None:
    table = server.make("Ana", "open", "open")
    assert server.refusal(f"/api/tables/{table.id}/seats", {"name": other}) == (409, "name-taken")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": other}, {"kind": "bot"}]
    assert server.refusal("/api/tables", {"game": "rent-a-hero", "seats": seats}) == (409, "name-taken")


@pytest.mark.parametrize(
    "wrong", [{}, [], None, {"game": 1}, {"game": "rent-a-hero", "seats": [], "x": 1}, {"game": "rent-a-hero"}]
)
def test_an_invalid_request_is_refused(server: Running, wrong: Any) -> None:
    body = wrong if wrong is not None else "null"
    assert server.refusal("/api/tables", body) == (400, "bad-message")


def test_unknown_ids_are_not_found(server: Running) -> None:
    assert server.refusal("/api/tables/nowhere") == (404, "unknown-table")
    assert server.refusal("/api/tables/" + "x" * 500) == (404, "unknown-table")
    assert server.refusal("/api/tables/nowhere/record") == (404, "unknown-table")
    assert server.refusal("/api/replays/nowhere") == (404, "unknown-replay")
    assert server.refusal("/api/nothing") == (404, "unknown-path")
    assert server.refusal("/api/mine") == (405, "wrong-method")


def test_bots_play_by_themselves_and_their_game_can_be_watched_again(server: Running) -> None:
    table = server.make("easy", "easy", "easy")
    with table.seat(None) as watcher:
        wait_for(watcher, lambda: bool(watcher.shown["result"]))
    about = server.ask(f"/api/replays/{table.id}")
    assert about["seats"] == ["Bot Ana", "Bot Ben", "Bot Cleo"]
    assert about["fingerprint"] == watcher.shown["result"]["fingerprint"]
    last = about["steps"] - 1

    path = f"/api/replays/{table.id}/steps"
    first, second = server.ask(f"{path}?from=0&to=2")["steps"]
    assert first["kind"] == "start"
    assert first["view"]["players"][0]["hand"]
    assert first["hidden"]["deck"]
    assert second["key"]
    assert second["text"].startswith("Bot ")
    looks = (
        server.ask(f"{path}?from={n}&to={min(n + 50, last + 1)}&lang=pl")["steps"] for n in range(0, last, 50)
    )
    declined = next(step for steps in looks for step in steps if step.get("key") == "decline")
    assert declined["text"].endswith(": Nie używaj niczego")

    [spectated] = server.ask(f"{path}?from=1&eyes=spectator")["steps"]
    assert spectated["key"] is None
    assert "hidden" not in spectated
    [own] = server.ask(f"{path}?from={last}&to={last + 1}&eyes=1&lang=pl")["steps"]
    assert own["view"]["seat"] == 1
    assert own["awaited"] is None

    for query in (f"from={last + 1}", "from=0&to=100", "from=0&eyes=7", "from=0&eyes=me"):
        assert server.refusal(f"{path}?{query}") == (422, "bad-value")

    path = f"/api/replays/{table.id}/moves"
    moves = server.ask(f"{path}?from=0&to=200&lang=pl")["moves"]
    assert [move["step"] for move in moves] == list(range(min(200, last + 1)))
    assert moves[declined["step"]] == {
        "step": declined["step"],
        "text": declined["text"],
        "seat": declined["seat"],
        "by": "bot",
        "undone": False,
        "events": len(declined["log"]),
    }
    assert moves[1]["text"] != server.ask(f"{path}?from=1&eyes=spectator&lang=pl")["moves"][0]["text"]
    assert server.refusal(f"{path}?from=0&to=201") == (422, "bad-value")
    for query in ("from=-1", "from=x", "from=123456789"):
        assert server.refusal(f"{path}?{query}") == (400, "bad-message")


def test_a_finished_record_is_true_and_can_be_brought_elsewhere(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        assert server.refusal(f"/api/replays/{table.id}") == (409, "not-possible")
        assert do(ana, "chat", text="a chat is no part of the record")["type"] == "ok"
        play_on([ana], at_random(5))
    with urllib.request.urlopen(f"{server.address}/api/tables/{table.id}/record") as response:
        data: bytes = response.read()
    report = verify(find_game("rent-a-hero"), data)
    assert report.is_finished()
    assert not report.findings

    brought = bring(server, data)
    assert brought["id"] != table.id
    assert brought["fingerprint"] == ana.shown["result"]["fingerprint"]
    assert server.ask(f"/api/replays/{brought['id']}")["steps"] == brought["steps"]

    lines = data.splitlines(keepends=True)
    for damaged in (b"", b"x", b"".join(lines[:-1]), data.replace(b"recruit", b"pass", 1)):
        with pytest.raises(HTTPError) as problem:
            bring(server, damaged)
        assert json.load(problem.value)["error"]["code"] == "bad-value"


@pytest.mark.parametrize(
    ("language", "bad_name", "bad_record", "unfinished"),
    [
        ("en", "'42' is not a valid name", "Record, line 1: this is not a record", "This game is not over yet"),
        ("pl", "Tak nie można się nazwać", "Ten plik nie jest zapisem gry", "Ta gra jeszcze się nie skończyła"),
        ("fr", "Ce nom ne convient pas", "Ce fichier", "Cette partie"),
    ],
)
def test_people_are_told_in_their_language_what_is_wrong(
    server: Running, language: str, bad_name: str, bad_record: str, unfinished: str
) -> None:
    """Nothing of the English reason is left in other languages."""
    table = server.make("Ana", "open", "easy")
    begun = server.make("Ana", "easy", "easy")
    wrong = {
        bad_name: (f"/api/tables/{table.id}/seats", json.dumps({"name": "42"}).encode()),
        bad_record: ("/api/replays", b"x"),
        unfinished: ("/api/replays", server.stored(begun.id)),
    }
    for sentence, (path, data) in wrong.items():
        with pytest.raises(HTTPError) as problem:
            bring(server, data, path, language)
        text = json.load(problem.value)["error"]["text"]
        assert text.startswith(sentence)
        assert language == "en" or not re.search(r"\b(is|not|line|the)\b", text), text


def bring(server: Running, data: bytes, path: str = "/api/replays", language: str = "en") -> Any:
    headers = {"Content-Type": "application/octet-stream", "Accept-Language": language}
    request = urllib.request.Request(f"{server.address}{path}", data, headers)
    with urllib.request.urlopen(request) as response:
        assert response.status == 201
        return json.load(response)


def test_the_description_for_machines_names_every_path(server: Running) -> None:
    description = server.ask("/openapi.json")
    assert description["openapi"] == "3.1.0"
    described = {(path, method) for path, ways in description["paths"].items() for method in ways}
    assert described == {*_served(server)}
    assert "NewTable" in description["components"]["schemas"]


def _served(server: Running) -> Iterator[tuple[str, str]]:
    """Every path at which the server answers requests, with the method; its own description apart."""
    guard: Any = server.server.config.app
    routes = guard.app.app.routes  # behind the sockets
    [api] = [route for route in routes if isinstance(route, Mount) and route.path == "/api"]
    for prefix, route in [("/api", each) for each in api.routes] + [("", each) for each in routes]:
        if isinstance(route, Route) and route.path != "/openapi.json":
            yield from ((prefix + route.path, way.lower()) for way in (route.methods or ()) if way != "HEAD")


def test_a_table_of_newer_rules_says_why_it_cannot_be_continued(tmp_path: Path) -> None:
    url = sqlite_in(tmp_path)
    with Running(url) as server:
        table = server.make("Ana", "Ben", "Cleo")
        before = server.stored(table.id).decode().splitlines(keepends=True)
    engine = open_database(url)
    newer = re.sub(r'"rules":\d+', '"rules":99', before[0])
    with engine.begin() as connection:
        connection.execute(update(LINES).where(LINES.c.n == 0).values(data=newer))
    engine.dispose()
    with Running(url) as server:
        assert server.refusal(f"/api/tables/{table.id}") == (409, "not-possible")
        with opened(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/play") as socket:
            socket.send('{"type":"hello","protocol":1}')
            assert "99" in json.loads(socket.recv(WAIT_SECONDS))["text"]
        assert server.make("Ana", "Ben", "Cleo").now()["phase"] == "playing"
