"""Going on from a finished game, and the way from the log to the moment, in the replay and during the game."""

from __future__ import annotations

import random
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.core.records.record import Choice, Header, Players, encode, read_lines
from questhall.core.records.session import Session
from questhall.core.records.verify import verify
from questhall.games import GAMES
from tests.server.http.test_lobby import bring
from tests.server.live.test_whole_games import at_random
from tests.server.serving import (
    Made,
    Running,
    asked_one,
    do,
    first_option,
    play_on,
    sqlite_in,
    wait_for_answer,
)


def finished(server: Running) -> Made:
    """A game of Ana's against bots, with something taken back."""
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        play_on([ana], at_random(3), most=4)
        asked_one([ana])
        assert do(ana, "undo")["type"] == "ok"
        play_on([ana], at_random(4))
    return table


def record(server: Running, table_id: str) -> bytes:
    with urllib.request.urlopen(f"{server.address}/api/tables/{table_id}/record") as response:
        data: bytes = response.read()
    return data


def steps(server: Running, replay: str, eyes: object) -> list[Any]:
    last = server.ask(f"/api/replays/{replay}")["steps"]
    found: list[Any] = []
    while len(found) < last:
        end = min(len(found) + 50, last)
        found += server.ask(f"/api/replays/{replay}/steps?from={len(found)}&to={end}&eyes={eyes}")["steps"]
    return found


def go_on(server: Running, replay: str, step: int, **fields: Any) -> Made:
    wanted = {"step": step, "seat": 1, "name": "Zoe", "level": "easy", "pace": 0, **fields}
    answer = server.ask(f"/api/replays/{replay}/continue", wanted)
    seats = [{"seat": answer["seat"], "secret": answer["secret"]}]
    return Made(server, {**answer, "invitation": "", "seats": seats})


def choices(data: bytes) -> list[tuple[int, str, str]]:
    return [(line.seat, line.key, line.by) for line in read_lines(data) if isinstance(line, Choice)]


def test_a_table_continues_from_a_step_of_a_finished_game(server: Running) -> None:
    origin = finished(server)
    seen = steps(server, origin.id, 1)
    undo = next(step["step"] for step in seen if step["kind"] == "undo")
    # Where somebody sends a card nothing happens by itself.
    sends = [n for n, one in enumerate(seen) if one["awaited"] and one["awaited"]["occasion"] == "send"]
    step = next(n for n in sends if n > undo and seen[n]["awaited"]["seat"] == 1)
    told = server.ask(f"/api/replays/{origin.id}")

    table = go_on(server, origin.id, step)
    assert [seat["name"] for seat in table.now()["seats"]] == ["Ana", "Zoe", "Bot Cleo"]
    assert [seat["kind"] for seat in table.now()["seats"]] == ["bot", "person", "bot"]
    assert table.now()["continues"] == {"replay": origin.id, "step": step}
    assert table.now()["commitment"] == told["commitment"]
    assert origin.now()["continues"] is None
    with table.seat(1) as zoe:
        assert zoe.shown["view"] == seen[step]["view"]
        assert zoe.shown["choice"] == seen[step]["choice"]
        assert zoe.decision() is not None
        play_on([zoe], at_random(5))
        assert zoe.shown["result"]["seed"] == told["seed"]

    data = record(server, table.id)
    report = verify(GAMES["rent-a-hero"], data)
    assert report.is_finished()
    assert not report.findings
    before = [one for one in seen[: step + 1] if one["kind"] == "choice" and not one["undone"]]
    assert [seat for seat, _, _ in choices(data)[: len(before)]] == [one["seat"] for one in before]
    [players] = [line for line in read_lines(data) if isinstance(line, Players)]
    assert (players.after, players.players) == (seen[step]["choice"], ["random", "human", "random"])


def test_a_record_from_the_command_line_can_be_continued(server: Running) -> None:
    """Its seed is plain and nobody was asked for the sake of cover: so it goes on."""
    game = GAMES["rent-a-hero"]
    picker = random.Random(7)
    session = Session.begin(game, ["ana", "a name that is far too long", "zoe"], seed=7)
    while (decision := session.decision()) is not None:
        session.choose(decision.seat, picker.choice(decision.keys()))
    data = b"".join(encode(line) for line in session.lines)
    replay = bring(server, data)["id"]

    table = go_on(server, replay, 12, seat=0)
    assert [seat["name"] for seat in table.now()["seats"]] == ["Zoe", "Bot Ana", "Bot Ben"]
    assert table.now()["commitment"] == ""
    with table.seat(0) as zoe:
        play_on([zoe], at_random(8))
    again = record(server, table.id)
    assert choices(again)[:12] == choices(data)[:12]
    header = read_lines(again)[0]
    assert isinstance(header, Header)
    assert (header.generator, header.seed, header.covers) == ("fast", "7", False)
    assert not verify(game, again).findings


def test_games_that_cannot_be_continued_are_refused(server: Running) -> None:
    origin = finished(server)
    last = server.ask(f"/api/replays/{origin.id}")["steps"] - 1
    path = f"/api/replays/{origin.id}/continue"
    right = {"step": 3, "seat": 0, "name": "Zoe", "level": "easy"}

    assert server.refusal(path, {**right, "step": last}) == (409, "not-possible")
    for wrong in ({"step": last + 1}, {"seat": 3}, {"level": "random"}, {"name": "all"}, {"pace": 9999}):
        assert server.refusal(path, {**right, **wrong}) == (422, "bad-value")
    assert server.refusal(path, {"step": 3}) == (400, "bad-message")
    assert server.refusal("/api/replays/nowhere/continue", right) == (404, "unknown-replay")

    played = server.make("Ana", "Ben", "Cleo")
    assert server.refusal(f"/api/replays/{played.id}/continue", right) == (409, "not-possible")


def test_a_continued_table_outlives_the_server(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        origin = finished(server)
        table = go_on(server, origin.id, 6)
        before = server.stored(table.id)
    assert len(choices(before)) >= 6
    with Running(sqlite_in(tmp_path)) as server:
        table.server = server
        with table.seat(1) as zoe:
            assert zoe.shown["choice"] >= 6
            play_on([zoe], first_option, most=5)
        assert server.stored(table.id).startswith(before)


@pytest.mark.parametrize("eyes", [0, None])
def test_the_log_leads_to_the_step_of_the_replay(server: Running, eyes: int | None) -> None:
    origin = finished(server)
    with origin.seat(eyes) as seat:
        entries: list[Any] = []
        while len(entries) < seat.shown["log_length"]:
            entries += do(seat, "log", **{"from": len(entries), "to": len(entries) + 100})["log"]
    found = steps(server, origin.id, "spectator" if eyes is None else eyes)
    assert any(entry["step"] != entry["choice"] for entry in entries)
    for entry in entries:
        assert entry["event"] in [one["event"] for one in found[entry["step"]]["log"]]
        assert not found[entry["step"]].get("undone")


def test_an_earlier_moment_is_shown_as_it_was_seen_then(server: Running) -> None:
    table = server.make("Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(None) as watcher:
        seen: dict[int, Any] = {}
        while len(seen) <= 12:
            assert not ana.shown["result"]
            play_on([ana, ben], at_random(len(seen)), most=1)
            shown = msgspec.json.encode([ana.shown["view"], ana.shown["awaited"]])
            seen[ana.shown["choice"]] = msgspec.json.decode(shown)
        asked_one([ana, ben])  # nothing happens by itself any more
        for choice, (view, awaited) in seen.items():
            then = do(ana, "moment", choice=choice)
            assert then["view"] == view
            assert {**then["awaited"], "clock": None} == awaited
        assert all(player["hand"] is None for player in do(watcher, "moment", choice=3)["view"]["players"])
        assert do(ana, "moment", choice=ana.shown["choice"] + 1)["code"] == "bad-value"
        assert wait_for_answer(ana, ana.say("moment", choice=1, seat=1))["code"] == "not-yours"


def test_there_is_no_moment_before_the_game(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    with table.seat(0) as ana:
        assert do(ana, "moment", choice=0)["code"] == "not-possible"
