"""The program in a real terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.real_terminal import Tmux, opened_tmux


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    with opened_tmux(tmp_path) as window:
        yield window


def test_a_game_is_killed_in_the_middle_and_goes_on(tmux: Tmux) -> None:
    tmux.start((80, 24), "play", "rent-a-hero", "--seed", "3", "--seats", "human,easy,easy", "--lang", "en")
    tmux.wait_for("do you use a power?", "Your hand", "What happened", "q quit")
    tmux.type("2")
    tmux.wait_until(lambda text: "Ben has revealed the requirement" not in text and "q quit" in text)
    tmux.kill_program()
    tmux.wait_for("ended")
    tmux.close()

    tmux.start((120, 40), "play", "--resume", "last", "--lang", "en")
    tmux.wait_for("Your hand", "q quit")
    tmux.type("q")
    tmux.wait_for("To continue this game", "ended")


def test_a_window_is_made_too_small_and_large_again(tmux: Tmux) -> None:
    tmux.start((80, 24), "play", "rent-a-hero", "--seed", "3", "--seats", "human,easy,easy", "--lang", "en")
    tmux.wait_for("do you use a power?")
    tmux.run("resize-window", "-x", "50", "-y", "12")
    tmux.wait_for("too small")
    tmux.run("resize-window", "-x", "120", "-y", "40")
    tmux.wait_for("do you use a power?", "q quit")


def test_plain_lines_can_be_edited(tmux: Tmux) -> None:
    arguments = ["--plain", "--seed", "3", "--seats", "human,easy,easy", "--lang", "en"]
    tmux.start((100, 40), "play", "rent-a-hero", *arguments)
    text = tmux.wait_for("2. Use nothing", "\n>")
    assert "─" not in text, "frames would be read aloud"
    tmux.type("nonsense", "Enter")
    # Before the next line is asked for, the terminal itself would show the arrow.
    tmux.wait_until(lambda text: "is not one of the options" in text and text.rstrip().endswith("\n>"))
    tmux.type("Up")
    tmux.wait_until(lambda text: text.rstrip().endswith("> nonsense"))
    assert "^[" not in tmux.text()
    tmux.type("C-u", "quit", "Enter")
    tmux.wait_for("ended")


def test_the_start_screen_starts_a_game(tmux: Tmux) -> None:
    tmux.start((80, 24))
    tmux.wait_for("New game: Rent a Hero", "Language: English")
    tmux.type("Enter")
    tmux.wait_for("Start the game", "Players", "a medium bot")
    tmux.type("Enter")
    tmux.wait_for("Your hand", "q quit")
    tmux.type("q")
    tmux.wait_for("ended")
