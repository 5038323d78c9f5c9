"""What the server sends is what is described: in whole games, to seats and spectators, and in the lobby."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest

from questhall.server.protocol import server_messages
from tests.server.serving import Running, client, do, play_on, wait_for
from tools.protocol_types import TARGET, written

T = TypeVar("T")


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == written(), "python -m tools.protocol_types writes them anew"


@pytest.fixture
def kinds(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Every message that anybody is sent fits its description; which kinds came, and with what."""
    seen: Counter[str] = Counter()
    take = client.Seat.take

    def take_checked(seat: Any, message: dict[str, Any]) -> None:
        msgspec.convert(message, server_messages.ServerMessage)
        seen.update([message["type"], *(f"{message['type']}.{name}" for name in message)])
        take(seat, message)

    monkeypatch.setattr(client.Seat, "take", take_checked)
    return seen


def any_option(seed: int) -> Callable[[Any], str]:
    picker = random.Random(seed)
    return lambda decision: str(picker.choice(decision["options"])["key"])


@pytest.mark.parametrize(
    ("game", "seats", "most"),
    [("rent-a-hero", 3, 5000), ("talisman", 3, 150), ("warhammer-quest", 2, 100)],
)
def test_messages_fit_their_description(
    server: Running, kinds: Counter[str], game: str, seats: int, most: int
) -> None:
    table = server.make(*["Ana", "Ben", "Cleo"][:seats], game=game)
    with table.seat(0) as ana, table.seat(1, "pl") as ben, table.seat(None, "fr") as watcher:
        people = [ana, ben]
        if seats == 3:
            cleo = client.Seat(server.address, table.id, table.secrets[2])
            cleo.connect()
            wait_for(cleo, lambda: bool(cleo.shown))
            people.append(cleo)
        play_on([*people, watcher], any_option(3), most)
        asked_for: dict[str, dict[str, Any]] = {
            "undo": {},
            "why": {"key": "x"},
            "log": {"from": 0, "to": 5},
            "chat": {"text": "hello"},
        }
        for kind, fields in asked_for.items():
            do(ana, kind, **fields)
        do(ben, "order", until="", occasion="", use="")
        do(ben, "asking", asking="every")
        do(ana, "pace", pace=100, skip=True)
        do(ana, "moment", choice=1)
        for person in people[2:]:
            person.close()
    expected = {
        "welcome",
        "table",
        "view",
        "change",
        "change.made",
        "change.view",
        "change.log",
        "chat",
        "error",
    }
    assert expected <= set(kinds)
    assert "change.asking" in kinds
    if game == "rent-a-hero":
        assert kinds["change.result"] == 4, "the game was played to its end"


def fits(answer: object, kind: type[T]) -> T:
    return msgspec.convert(answer, kind)


def test_answers_of_the_lobby_fit_their_description(server: Running) -> None:
    for game in fits(server.ask("/api/games")["games"], list[server_messages.Game]):
        fits(server.ask(f"/api/games/{game.id}"), server_messages.WholeGame)
        fits(server.ask(f"/api/games/{game.id}/rules"), server_messages.Rules)
        fits(server.ask(f"/api/games/{game.id}/lessons")["lessons"], list[server_messages.ListedLesson])
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": "rent-a-hero", "seats": seats, "pace": 0, "listed": True, "entropy": "word"}
    made = fits(server.ask("/api/tables", wanted), server_messages.MadeTable)
    path, secret = f"/api/tables/{made.table.id}", made.seats[0].secret
    fits(server.ask(path), server_messages.Table)
    fits(server.ask("/api/tables")["tables"], list[server_messages.Table])
    fits(server.ask(f"{path}/seats", {"name": "Ben", "entropy": "word"}), server_messages.TakenSeat)
    mine = {"tables": [{"table": made.table.id, "secret": secret}]}
    fits(server.ask("/api/mine", mine)["tables"], list[server_messages.MyTableNow])


def test_replays_fit_their_description(server: Running, kinds: Counter[str]) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        play_on([ana], any_option(4))
    replay = fits(server.ask(f"/api/replays/{table.id}"), server_messages.Replay)
    for eyes in ("all", "spectator", "1"):
        steps = server.ask(f"/api/replays/{table.id}/steps?from=0&to={min(50, replay.steps)}&eyes={eyes}")
        assert len(fits(steps["steps"], list[server_messages.Step])) == min(50, replay.steps)
        moves = server.ask(f"/api/replays/{table.id}/moves?from=0&to={min(200, replay.steps)}&eyes={eyes}")
        assert len(fits(moves["moves"], list[server_messages.Move])) == min(200, replay.steps)
    fits(server.ask(f"/api/tables/{table.id}/rematch", {}, table.secrets[0]), server_messages.FollowingTable)
    assert kinds
