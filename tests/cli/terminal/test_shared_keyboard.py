"""Several people at one keyboard: handing it on, and taking back what one has just chosen."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal.scripted_game import CLEAR, Game

HAND_OVER = "Hand the keyboard to"


def three_people(folder: Path, *arguments: str) -> Game:
    return Game(folder, "--seats", "human,human,human", *arguments)


def at_a_free_hand_over(folder: Path) -> tuple[Game, int]:
    """A game in which whoever is asked can take the next choice back freely, though another is asked then."""
    game = three_people(folder)
    session = game.setting.session
    while (asked := session.decision()) is not None:
        session.choose(asked.seat, asked.keys()[-1])
        following = session.decision()
        is_free = session.undo_right(asked.seat) < len(session.made)
        if is_free and following is not None and following.seat != asked.seat:
            session.undo(asked.seat)
            return game, asked.seat
    raise AssertionError("nobody could take anything back")


def test_the_last_choice_can_be_undone_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    game, seat = at_a_free_hand_over(tmp_path)
    session = game.setting.session
    made, name = len(session.made), session.name(seat)
    key = session.decision().keys()[-1]  # type: ignore[union-attr]
    shown = game.type("", key, "undo")
    assert f"or {name} types undo to undo the last choice" in shown
    assert f"{name} undoes their last choice" in shown
    assert "agree?" not in shown
    assert len(session.made) == made
    # The keyboard stays where it is: the same person is asked again at once.
    assert HAND_OVER not in shown.rsplit("undoes their", 1)[-1]


def test_the_next_person_is_shown_nothing_when_a_choice_is_undone(tmp_path: Path) -> None:
    game, seat = at_a_free_hand_over(tmp_path)
    key = game.setting.session.decision().keys()[-1]  # type: ignore[union-attr]
    last = game.type("", key, "undo").rsplit(CLEAR, 2)[1]
    assert f"{game.setting.session.name(seat)} (you" in last
    assert last.count("(you") == 1


def test_once_the_keyboard_is_handed_on_undo_is_the_next_persons(tmp_path: Path) -> None:
    """It goes back to that person's own last choice, names whose choices that undoes, and asks all."""
    game = three_people(tmp_path)
    session = game.setting.session
    while len({made.seat for made in session.made}) < 3:
        asked = session.decision()
        assert asked is not None
        session.choose(asked.seat, asked.keys()[-1])
    made, asked = len(session.made), session.decision()
    assert asked is not None
    assert session.made[-1].seat != asked.seat
    shown = game.type("", "undo", "n")
    assert f"To undo the last choice of {session.name(asked.seat)}, " in shown
    assert "Nothing was undone" in shown
    assert len(session.made) == made


def test_what_cannot_be_undone_by_right_needs_the_others_at_the_hand_over_too(tmp_path: Path) -> None:
    """After a resume nobody sits there yet; the person who chose last may want it back."""
    game = Game(tmp_path, "--seats", "human,human,easy")
    session = game.setting.session
    while True:
        asked = session.decision()
        assert asked is not None
        by = "person" if game.setting.players[asked.seat].is_human() else "bot"
        people = [made.seat for made in session.made if made.by == "person"]
        if people and by == "person" and session.undo_right(people[-1]) == len(session.made):
            break
        session.choose(asked.seat, asked.keys()[-1], "person" if by == "person" else "bot")
    made = len(session.made)
    refused = game.type("undo", "n", "quit")
    assert "agree? (y/n)" in refused
    assert refused.count(HAND_OVER) == 2, "it is asked again who takes the keyboard"
    assert len(session.made) == made


def test_at_the_first_hand_over_there_is_nothing_to_undo(tmp_path: Path) -> None:
    game = three_people(tmp_path)
    shown = game.type("undo", "")
    assert "types undo" not in shown
    assert shown.count(HAND_OVER) == 2
    assert game.setting.session.made == []


def test_only_enter_shows_the_next_hand(tmp_path: Path) -> None:
    shown = three_people(tmp_path).type("udno", "1", "help")
    assert shown.count(HAND_OVER) == 4
    assert "Your hand" not in shown


def test_one_can_leave_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    game = three_people(tmp_path)
    assert "To continue this game" in game.type("quit")
    assert game.asked == 1
