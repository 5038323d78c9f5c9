"""A seat handed on in the middle of a game: the record says so, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.core.engine.errors import RecordError, UsageError
from questhall.core.records.players import are_alike, check_name
from questhall.core.records.record import Players, read_lines
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.verify import replayed, verify
from tests.core.records.played_games import GAME, after, begin, play_on, written

KINDS = ["human", "thumb", "random"]


def handed_on() -> Session:
    session = after(5)
    session.reseat(KINDS)
    return session


def test_the_record_says_who_sits_there_from_now_on() -> None:
    session = handed_on()
    assert session.players() == KINDS
    line = session.lines[-1]
    assert isinstance(line, Players)
    assert (line.after, line.players) == (5, KINDS)
    assert session.header.players == [], "what was agreed before the game stays as it was"


def test_resuming_seats_the_same_players(tmp_path: Path) -> None:
    session = handed_on()
    session.reseat(["random"] * 3)
    session.keep_in(tmp_path / "game.record")
    session.close()
    again = Session.resume(GAME, tmp_path / "game.record")
    again.close()
    assert again.players() == ["random"] * 3


def test_the_game_does_not_mind() -> None:
    session, other = handed_on(), after(5)
    assert session.digest() == other.digest()
    play_on(session, 2)
    play_on(other, 2)
    assert session.digest() == other.digest()


def test_an_undo_leaves_everybody_where_they_sit() -> None:
    session = handed_on()
    session.undo(session.made[-1].seat, to=3, consent=True)
    assert session.players() == KINDS
    assert verify(GAME, written(session)).findings == []


def test_such_a_record_verifies_and_a_changed_line_is_found() -> None:
    data = written(play_on(handed_on()))
    assert verify(GAME, data).findings == []
    assert replayed(GAME, data).players() == KINDS
    number = 1 + next(n for n, line in enumerate(read_lines(data)) if isinstance(line, Players))
    changed = data.replace(b'"players":["human","thumb"', b'"players":["human","human"')
    assert changed != data
    assert [finding.line for finding in verify(GAME, changed).findings] == [number]


def test_it_is_no_step_of_a_replay() -> None:
    assert Replay(GAME, written(handed_on())).last() == Replay(GAME, written(after(5))).last()


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["human"], "1 players for 3 seats"),
        (["human", " ", "human"], "' ' is not a valid player"),
    ],
)
def test_every_seat_has_a_player(players: list[str], said: str) -> None:
    session = begin()
    with pytest.raises(RecordError, match=said):
        session.reseat(players)
    assert len(session.lines) == 2


def test_nobody_takes_a_seat_after_the_end() -> None:
    session = play_on(begin())
    with pytest.raises(RecordError, match="this game is over"):
        session.reseat(KINDS)


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u0301\u0302", "\u115f \u1160", "\ufe0f", "\u034f"])
def test_a_name_that_looks_empty_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match="not a valid name"):
        check_name(name)


def test_a_tower_of_accents_is_refused() -> None:
    check_name("Vie\u0323\u0302\u0301t")
    with pytest.raises(UsageError, match="at most 3 accents"):
        check_name("Vie\u0323\u0302\u0301\u0301t")


@pytest.mark.parametrize("name", ["Ana", "Zoë", "Zoe\u0308", "Вера", "Ξένια", "美咲", "नीना", "🙂", "O'Neill"])  # noqa: RUF001
def test_names_of_all_people_are_taken(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "aNA"),
        ("Ana", "\u0410\u043d\u0430".replace("\u043d", "n")),
        ("BOB", "\u0412\u039f\u0412"),
        ("Zoë", "Zoe\u0308"),
        ("Ana", "\uff21na"),
        ("Ana", "An\u3164a"),
        ("Ana", "Ana\ufe0f"),
        ("Ana B", "Ana  B"),
        ("Вера", "ВЕРА"),  # noqa: RUF001
    ],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Zoë", "Zoe"), ("Ben", "Den"), ("Вера", "Вена")])  # noqa: RUF001
def test_names_that_look_different_are_not_alike(one: str, other: str) -> None:
    assert not are_alike(one, other)
