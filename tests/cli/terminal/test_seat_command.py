"""Seats at the terminal: handing them on in mid-game, and several of them in one pair of hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.core.interface.standing_orders import Order
from tests.cli.terminal.scripted_game import CLEAR, Game

HAND_OVER = "Hand the keyboard"


def after(folder: Path, *lines: str, seats: str = "human,easy,easy", language: str = "en") -> tuple[str, Game]:
    """What is shown after the first question when these lines are typed."""
    game = Game(folder, "--seats", seats, "--lang", language)
    return game.type(*lines).split("\n> ", 1)[-1], game


def test_the_seats_can_be_listed(tmp_path: Path) -> None:
    shown, game = after(tmp_path, "seat")
    assert "Ana plays at this keyboard\nBen is an easy bot (random)\nCleo is an easy bot (random)\n" in shown
    assert "seat Cleo medium" in shown
    assert game.setting.session.players() == ["human", "random", "random"]


@pytest.mark.parametrize("line", ["seat ben human", "seat Be HUMAN", "seat  BEN human"])
def test_a_person_takes_over_from_a_bot(tmp_path: Path, line: str) -> None:
    shown, game = after(tmp_path, line)
    assert shown.startswith("Ben plays at this keyboard\n")
    assert game.setting.people() == [0, 1]
    assert game.setting.session.players() == ["human", "human", "random"]


@pytest.mark.parametrize(("kind", "bot"), [("medium", "thumb"), ("ismcts:7", "ismcts:7")])
def test_a_bot_takes_over_and_plays_on_at_once(tmp_path: Path, kind: str, bot: str) -> None:
    game = Game(tmp_path, "--seats", "human,human,easy")
    asked = game.setting.session.decision()
    assert asked is not None
    name = game.setting.session.name(asked.seat)
    game.type("", f"seat {name} {kind}")
    assert game.setting.session.players()[asked.seat] == bot
    first = game.setting.session.made[0]
    assert (first.seat, first.by) == (asked.seat, "bot")


def test_a_resumed_game_has_the_players_of_the_saved_one(tmp_path: Path) -> None:
    shown, game = after(tmp_path, "seat ben human", "seat cleo medium", "quit")
    assert "--seats" not in shown, "the record says it"
    again = Game(tmp_path, "--resume", str(game.setting.path), seed=None)
    assert [player.kind for player in again.setting.players] == ["human", "human", "thumb"]
    again.setting.session.close()


def test_others_named_on_resuming_are_noted_too(tmp_path: Path) -> None:
    _, game = after(tmp_path, "quit")
    path = str(game.setting.path)
    shown = Game(tmp_path, "--resume", path, "--seats", "human,human,easy", seed=None).type("quit")
    assert "--seats" not in shown
    third = Game(tmp_path, "--resume", path, seed=None)
    assert third.setting.people() == [0, 1]
    third.setting.session.close()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("seat ana easy", "At least one person has to stay at this keyboard; to leave the game, type quit"),
        ("seat ana human", "Ana plays at this keyboard"),
        ("seat ben", "“ben” does not say whose seat goes to whom: name one of Ana, Ben, Cleo"),
        ("seat dan easy", "“dan easy” does not say whose seat goes to whom"),
        ("seat ben wizard", "unknown player 'wizard'; possible: human, easy"),
    ],
)
def test_what_cannot_be_done_changes_nothing(tmp_path: Path, line: str, said: str) -> None:
    shown, game = after(tmp_path, line)
    assert shown.startswith(said)
    assert game.setting.session.players() == ["human", "random", "random"]
    assert len(game.setting.session.lines) == 2


def test_a_standing_order_ends_when_its_player_hands_over_the_seat(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,human,easy")
    asked = game.setting.session.decision()
    assert asked is not None
    name = game.setting.session.name(asked.seat)
    game.setting.orders.give(asked.seat, Order(until="my_turn"))
    game.type("", f"seat {name} easy")
    assert game.setting.orders.of(asked.seat) == []


@pytest.mark.parametrize(("language", "word"), [("pl", "miejsce"), ("fr", "place")])
def test_the_command_in_other_languages(tmp_path: Path, language: str, word: str) -> None:
    _, game = after(tmp_path, f"{word} ben human", language=language)
    assert game.setting.people() == [0, 1]


# One person, several seats


def test_a_person_with_several_seats_is_told_so_once(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,human,human")
    shown = game.type("together", *["1"] * 12)
    assert shown.count("type together") == 1
    assert shown.count(HAND_OVER) == 1
    assert "From now on, nothing is hidden between the people at this keyboard" in shown
    assert CLEAR not in shown.split("this keyboard", 1)[1], "nothing is cleared away after that"
    assert len({made.seat for made in game.setting.session.made}) == 3


def test_it_can_be_said_at_a_question_too(tmp_path: Path) -> None:
    shown = Game(tmp_path, "--seats", "human,human,human").type("", "together", *["1"] * 12)
    assert shown.count(HAND_OVER) == 1


def test_the_hint_is_given_once(tmp_path: Path) -> None:
    shown = Game(tmp_path, "--seats", "human,human,human").type(*["", "1"] * 6)
    assert shown.count("type together") == 1
    assert shown.count(HAND_OVER) > 2


def test_people_who_play_together_undo_the_last_choice_of_anyone(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,human,human")
    session = game.setting.session
    game.setting.is_together = True
    while len({made.seat for made in session.made}) < 2:
        asked = session.decision()
        assert asked is not None
        session.choose(asked.seat, asked.keys()[-1])
    made = len(session.made)
    last = session.name(session.made[-1].seat)
    shown = game.type("undo", "y")
    assert f"{last} undoes their last choice" in shown
    assert len(session.made) == made - 1
