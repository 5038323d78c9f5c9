"""A seat at a server's table, beside a client written from the protocol alone, and when things go wrong."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from questhall.cli.commands.join import secret_for
from questhall.cli.fullscreen.app import TerminalTable
from questhall.cli.fullscreen.pages import YesOrNo
from questhall.cli.fullscreen.stage import CHOICE, YES_OR_NO, Stage
from questhall.cli.main import main
from questhall.cli.remote.connection import Connection, welcome
from questhall.cli.remote.full_play import FullPlay
from questhall.cli.remote.kept_seats import kept_seats
from questhall.cli.remote.link import read_link
from questhall.cli.remote.plain_play import play_plain
from questhall.cli.remote.remote_seat import RemoteSeat, sit_down
from questhall.cli.terminal.screen import Screen
from questhall.core.engine.errors import UsageError
from questhall.core.records.verify import verify
from questhall.games import find_game
from tests.cli.fullscreen.keyboard import WAIT_SECONDS, Keyboard
from tests.cli.terminal.scripted_game import KeptScreen
from tests.server.serving import Made, Running, client, free_port, sqlite_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(sqlite_in(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats are kept here, and nobody loses patience with a busy machine."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for limit in ("lobby.WAIT_SECONDS", "connection.WAIT_SECONDS", "connection.LONGEST_SILENCE"):
        monkeypatch.setattr(f"questhall.cli.remote.{limit}", WAIT_SECONDS)


def invitation(table: Made) -> str:
    return f"{table.server.address}/#/join/{table.id}/{table.invitation}"


def sit(link: str, screen: Screen, name: str = "Ben") -> RemoteSeat:
    """Sit down as the command does."""
    where = read_link(link)
    connection = Connection(where.address, where.table, secret_for(where, name, "en"), "en")
    number = welcome(connection)
    return sit_down(connection, screen, "en", number)


def friend_plays(table: Made) -> threading.Thread:
    """Ana, in a client written from the protocol's page alone, plays at random to the end."""
    seat = client.Seat(table.server.address, table.id, table.secrets[0])
    thread = threading.Thread(target=client.play, args=(seat, random.Random(5)), daemon=True)
    thread.start()
    return thread


def test_a_whole_game_as_plain_lines_beside_another_client(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    screen = KeptScreen(lambda: "1", ":")
    seat = sit(invitation(table), screen)
    friend = friend_plays(table)
    play_plain(seat)
    friend.join(WAIT_SECONDS)

    shown = screen.text()
    assert "1. " in shown
    assert "The game is over" in shown
    assert verify(find_game("rent-a-hero"), server.stored(table.id)).is_finished()


def test_a_game_on_the_full_screen_beside_another_client(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    stage = Stage()
    stage.pace = "instant"
    seat = sit(invitation(table), stage)
    stage.seat(seat.names(), ":")
    game = FullPlay(seat, stage)
    app = TerminalTable(stage, seat.speech.texts, game.play)

    async def play() -> None:
        def is_asked() -> bool:
            """An answer is given once: the server would have something to say about every further one."""
            moment = app.table.moment
            is_open = app.waits_for == CHOICE and moment is not None and bool(moment.choices)
            return is_open and seat.decision() is not None and not seat.connection.unanswered

        async with Keyboard(app).plugged_in() as keyboard, asyncio.timeout(WAIT_SECONDS):
            friend = friend_plays(table)
            while app.waits_for != YES_OR_NO:
                if is_asked():
                    await keyboard.press("1")
                    if is_asked():  # a longer number could be meant
                        await keyboard.press("enter")
                await keyboard.pilot.pause(0.001)
            friend.join(WAIT_SECONDS)
            await keyboard.until(lambda: isinstance(app.screen, YesOrNo))
            assert "The game is over" in keyboard.text()
            assert "Play again with the same people?" in keyboard.text()
            await keyboard.press("y")
            question = app.table.query_one("#question")
            await keyboard.until(lambda: "still missing: Ana" in str(question.render()))
            await keyboard.press("q")
            await keyboard.until(lambda: not app.game.is_alive())

    asyncio.run(play())
    assert app.problem is None
    assert seat.result() is not None
    rematch = table.now()["rematch"]
    assert [kept.table for kept in kept_seats()] == [table.id, rematch]
    assert game.seat.connection.id == rematch


def test_the_next_quest_of_a_campaign_follows_at_the_same_keyboard(server: Running) -> None:
    table = server.make("Ana", "easy", game="warhammer-quest", variants=["campaign"])

    def answer() -> str:
        """The first option of every question; then the next quest, which is left at once."""
        asked = screen.text().count("Go on with the next quest")
        is_prompt = screen.text().endswith("\n> ")
        return "quit" if asked and is_prompt else "1" if is_prompt else "y"

    screen = KeptScreen(answer, ":")
    first = sit(f"{server.address}/#/table/{table.id}/{table.secrets[0]}", screen)
    left = play_plain(first)
    assert first.result() is not None
    assert left.connection.id == table.now()["rematch"]
    assert left.connection.table["chapter"] == first.connection.table["chapter"] + 1
    assert left.has_started()
    assert "A Foul Stench" in screen.text()
    assert "Trace the Toxin" in screen.text()


def test_orders_and_seats_by_commands(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    screen = KeptScreen(lambda: "quit", ":")
    seat = sit(invitation(table), screen)

    def until(condition: Callable[[], bool]) -> None:
        while not condition():
            message = seat.connection.receive()
            seat.connection.take(message)
            seat.hear(message)

    until(seat.has_started)
    for said in ("skip", "seat", "together", "skip never", "seat Ana"):
        seat.obey(said)
    shown = screen.text()
    assert "1. until your turn" in shown
    assert "Ana: not connected" in shown
    assert "Ben: at the table" in shown
    assert "everyone has a screen of their own" in shown
    assert "“never” is not one of" in shown
    assert "“Ana” does not say whose seat goes to whom" in shown

    seat.obey("skip my_turn")
    until(lambda: [order["until"] for order in seat.connection.shown["orders"]] == ["my_turn"])
    seat.obey("skip stop")
    until(lambda: not seat.connection.shown["orders"] and seat.connection.shown["asking"] == "every")
    seat.obey("seat Ana bot")
    until(lambda: bool(seat.connection.table["seats"][0]["away"]))
    seat.connection.close()


def test_the_same_link_opens_the_same_seat_again(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    first = sit(invitation(table), KeptScreen(lambda: "quit", ":"))
    first.connection.close()
    again = sit(invitation(table), KeptScreen(lambda: "quit", ":"))
    again.connection.close()
    assert (first.seat, again.seat) == (1, 1)
    assert [(kept.table, kept.name) for kept in kept_seats()] == [(table.id, "Ben")]


def test_a_server_that_goes_away_is_a_sentence_and_the_seat_is_kept(tmp_path: Path) -> None:
    # Nobody else gets this port when the server is gone: the player goes on trying.
    with Running(sqlite_in(tmp_path / "tables"), port=free_port()) as running:
        table = running.make("Ana", "friend", "easy")
        stage = Stage()
        seat = sit(invitation(table), stage)
        stage.seat(seat.names(), ":")
        app = TerminalTable(stage, seat.speech.texts, FullPlay(seat, stage).play)

        async def play() -> None:
            async with Keyboard(app).plugged_in() as keyboard:
                await keyboard.until(lambda: bool(app.waits_for))
                await asyncio.to_thread(running.__exit__, None, None, None)
                question = app.table.query_one("#question")
                await keyboard.until(lambda: "connection to the server is broken" in str(question.render()))
                await keyboard.press("q")
                await keyboard.until(lambda: not app.game.is_alive())

        asyncio.run(play())
        assert app.problem is None
        assert [kept.table for kept in kept_seats()] == [table.id]


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("hello", "is not a link to a table"),
        (
            "http://127.0.0.1:1/#/join/x",
            "no Questhall server answers at http://127.0.0.1:1: Connection refused",
        ),
        ("http://127.0.0.1:1/#/join/", "this link is incomplete"),
        ("ADDRESS/#/join/aaaaaaaaaaaaaaaa/bbbb", "Table not found"),
        ("ADDRESS/#/table/aaaaaaaaaaaaaaaa/bbbb", ""),
    ],
)
def test_a_wrong_link_is_one_sentence(
    server: Running, link: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["join", link.replace("ADDRESS", server.address), "--plain", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("questhall: ")
    assert said.count("\n") == 1
    assert sentence in said


def test_a_wrong_invitation_takes_no_seat(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    link = f"{server.address}/#/join/{table.id}/{'x' * 32}"
    with pytest.raises(UsageError):
        sit(link, KeptScreen(lambda: "quit", ":"))
    assert kept_seats() == []
