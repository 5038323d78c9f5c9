"""How it looks: framed on a real terminal, plain lines anywhere else, never wider than the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from questhall.cli.terminal.display import show_decision, show_end
from questhall.cli.terminal.game_loop import take_decision
from questhall.cli.terminal.plain_characters import PLAIN_CHARACTERS
from questhall.cli.terminal.screen import ERASE, ERASE_LINE, Screen
from questhall.core.engine.chance import Picker
from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from tests.cli.terminal.scripted_game import Game


def screen(terminal: bool, width: int = 80, colours: bool = False) -> tuple[Screen, io.StringIO]:
    buffer = io.StringIO()
    console = Console(
        file=buffer,
        width=width,
        force_terminal=terminal,
        color_system="standard" if colours else None,
        highlight=False,
        _environ={},
    )
    return Screen(console, names=["Ana"]), buffer


def test_a_real_terminal_gets_frames_and_a_pipe_gets_lines() -> None:
    for terminal in (True, False):
        shown, buffer = screen(terminal)
        shown.rows("Table", [("Deck", Text("3 cards"))])
        shown.choices([("Recruit the wanderer", "recruit")])
        assert ("╭" in buffer.getvalue()) == terminal
        assert ("Deck: 3 cards\n1. Recruit the wanderer\n" in buffer.getvalue()) == (not terminal)


def test_keys_are_shown_to_those_who_ask_for_them() -> None:
    for shows_keys in (True, False):
        shown, buffer = screen(terminal=False)
        shown.shows_keys = shows_keys
        shown.choices([("Recruit the wanderer", "recruit")])
        assert ("1. Recruit the wanderer [recruit]" in buffer.getvalue()) == shows_keys


def test_a_dumb_terminal_is_plain() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, _environ={"TERM": "dumb"})
    assert Screen(console).is_plain


def test_without_colour_nothing_but_text_is_written() -> None:
    shown, buffer = screen(terminal=False)
    shown.line("Ana recruits the Witch", "red")
    assert buffer.getvalue() == "Ana recruits the Witch\n"


def test_with_colour_a_players_name_stands_out_but_no_part_of_a_word() -> None:
    shown, buffer = screen(terminal=True, colours=True)
    shown.line("Ana likes Anagrams")
    assert buffer.getvalue() == "\x1b[1mAna\x1b[0m likes Anagrams\n"


def test_hiding_erases_the_screen_and_what_can_be_scrolled_back_to() -> None:
    shown, buffer = screen(terminal=True)
    shown.hide()
    assert buffer.getvalue() == ERASE
    plain, lines = screen(terminal=False)
    plain.hide()
    assert lines.getvalue().count("\n") > 50


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", ["rent-a-hero", "talisman"])
def test_the_table_fits_the_terminal(tmp_path: Path, name: str, language: str, width: int) -> None:
    game = Game(tmp_path, "--lang", language, "--seats", "human,random,random,random,random", game=name)
    setting = game.setting
    picker = Picker(3)
    while (asked := setting.session.decision()) is not None:
        if asked.seat == 0 and len(setting.session.made) > 150:
            break
        setting.session.choose(asked.seat, asked.keys()[picker.below(len(asked.options))])
    setting.screen, buffer = screen(terminal=True, width=width)
    if asked is None:
        show_end(setting)
    else:
        show_decision(setting, asked)
    lines = [line for line in buffer.getvalue().splitlines() if "questhall " not in line]
    assert len(lines) > 8
    assert all(cell_len(line) <= width for line in lines)
    assert all("…" not in line for line in lines), "nothing is cut off"
    setting.session.close()


def test_a_board_is_drawn_on_terminals_only_and_numbered_like_the_options(tmp_path: Path) -> None:
    game = Game(tmp_path, game="talisman")
    setting = game.setting
    while (asked := setting.session.decision()) is not None:
        if asked.seat == 0 and asked.occasion == "way":
            break
        setting.session.choose(asked.seat, asked.keys()[-1])
    assert asked is not None
    for terminal in (True, False):
        setting.screen, buffer = screen(terminal)
        show_decision(setting, asked)
        assert ("╆" in buffer.getvalue()) == terminal
        assert ("[1] " in buffer.getvalue()) == terminal
        assert "Go to " in buffer.getvalue()
    setting.session.close()


def test_a_drawing_has_plain_lines_where_the_terminal_knows_no_others() -> None:
    buffer = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    shown = Screen(Console(file=buffer, width=40, force_terminal=True, color_system=None, _environ={}))
    shown.picture([Text("┌──┐"), Text("│@A┃"), Text("└━━┘")])
    buffer.flush()
    buffer.seek(0)
    assert buffer.read().split() == ["+--+", "|@A|", "+--+"]


def test_a_terminal_without_utf8_gets_the_nearest_characters() -> None:
    buffer = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=PLAIN_CHARACTERS)
    shown = Screen(Console(file=buffer, width=80, force_terminal=True, color_system=None, _environ={}))
    shown.line("Łucja · 3 Witch \N{MULTIPLICATION SIGN}2, “głębia”…")
    buffer.flush()
    buffer.seek(0)
    assert buffer.read().strip() == 'Lucja - 3 Witch x2, "glebia"...'


def test_a_no_break_space_holds_where_the_line_is_full() -> None:
    for space, lines in ((" ", ["Une réponse longue", ": oui"]), ("\u00a0", ["Une réponse", "longue : oui"])):
        shown, buffer = screen(terminal=True, width=19)
        shown.line(f"Une réponse longue{space}: oui")
        assert [line.strip() for line in buffer.getvalue().splitlines()] == lines


LONG = "Hand the keyboard to Ana, who presses Enter when nobody else is looking around in this room:"


@pytest.mark.parametrize("terminal", [True, False])
def test_a_prompt_is_broken_between_words(terminal: bool) -> None:
    shown, buffer = screen(terminal, width=40)
    shown._read = lambda: " yes "
    assert shown.ask(LONG + " ") == "yes"
    lines = buffer.getvalue().split("\n")
    assert len(lines) == 3
    assert all(cell_len(line) <= 40 for line in lines)
    assert " ".join(lines) == LONG + " ", "every break is between two words"


@pytest.mark.parametrize("terminal", [True, False])
def test_a_path_stays_in_one_piece_on_a_line_of_its_own(tmp_path: Path, terminal: bool) -> None:
    game = Game(tmp_path)
    game.setting.screen, buffer = screen(terminal, width=40)
    path = "/home/somebody/a rather long folder/of games/rent-a-hero.record"
    game.setting.tell_path("saved-in", path=path)
    game.setting.tell_path("saved-in", path="short.record")
    game.setting.session.close()
    assert buffer.getvalue() == (f"Every choice is saved in\n{path}\nEvery choice is saved in short.record\n")


def test_a_terminal_shows_that_a_bot_thinks_and_takes_it_away_again(tmp_path: Path) -> None:
    for seats, thinks in (("human,ismcts:1,ismcts:1", True), ("human,medium,medium", False)):
        game = Game(tmp_path, "--seats", seats, "--save", str(tmp_path / f"{thinks}.record"))
        setting = game.setting
        setting.screen, buffer = screen(terminal=True)
        while (asked := setting.session.decision()) is not None and asked.seat == 0:
            setting.session.choose(0, asked.keys()[-1])
        assert asked is not None
        take_decision(setting, asked, 0)
        name = setting.session.name(asked.seat)
        assert buffer.getvalue() == (f"{name} is thinking…{ERASE_LINE}" if thinks else "")
        setting.session.close()


def test_nothing_is_said_of_thinking_where_it_could_not_be_taken_away() -> None:
    shown, buffer = screen(terminal=False)
    with shown.meanwhile("Ben is thinking…"):
        pass
    assert buffer.getvalue() == ""


def test_a_long_question_is_wrapped_and_not_cut() -> None:
    for width in (30, 60):
        shown, buffer = screen(terminal=True, width=width)
        shown.heading("Ana, the wanderer lies before you: what do you do?")
        assert "what do you do?" in " ".join(buffer.getvalue().split())


CARDS = [
    ("rent-a-hero", "hero", "witch"),
    ("talisman", "card", "sword"),
    ("talisman", "character", "wizard"),
    ("talisman", "space", "city"),
    ("warhammer-quest", "card", "goblin_warrior"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "kind", "name"), CARDS)
def test_a_card_is_framed_with_its_kind_numbers_and_keywords(
    game_id: str, kind: str, name: str, language: str
) -> None:
    game = find_game(game_id)
    drawing, speech = find_drawing(game), Speech(Texts(language, game_id, players=3), game, ["Ana"] * 3)
    face, lines = drawing.face(kind, name, speech), drawing.describe(kind, name, speech)
    for width in (30, 80, 200):
        shown, buffer = screen(terminal=True, width=width)
        shown.card(face, lines)
        drawn = buffer.getvalue()
        assert "\x1b" not in drawn, "there are no colours"
        framed = drawn.splitlines()
        assert framed[0].startswith("╭")
        assert framed[-1].endswith("╯")
        assert len({cell_len(line) for line in framed}) == 1
        assert cell_len(framed[0]) <= width
        inside = " ".join(" ".join(line.strip("│") for line in framed[1:-1]).split())
        for number in face.numbers:
            assert f"{number.name} {number.value}" in inside
        if width > 30:
            assert all(word in framed[0] for word in [face.kind_name, *(one.name for one in face.keywords)])
        for line in lines:
            assert " ".join(line.replace("\N{NO-BREAK SPACE}", " ").split()) in inside


def test_a_card_is_plain_lines_where_nothing_can_be_framed() -> None:
    shown, buffer = screen(terminal=False)
    game = find_game("rent-a-hero")
    drawing, speech = find_drawing(game), Speech(Texts("en", game.id, players=3), game, ["Ana"] * 3)
    lines = drawing.describe("hero", "witch", speech)
    shown.card(drawing.face("hero", "witch", speech), lines)
    assert buffer.getvalue().splitlines() == lines
