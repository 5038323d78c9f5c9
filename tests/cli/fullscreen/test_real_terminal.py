"""The program in a real terminal: tmux draws what it writes, and its keys are typed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.suite.needs import is_missing

ROOT = Path(__file__).parents[3]
WAIT_SECONDS = 300.0
"""No test waits that long: it ends one that hangs, however busy the machine is."""
LOOK_SECONDS = 0.1


class Tmux:
    """One window at a time, each of a tmux server of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started = 0

    def run(self, *words: str) -> str:
        # `kill-server` answers before the server has gone: the next server needs another socket.
        socket = str(self._folder / f"tmux{self._started}")
        command = ["tmux", "-u", "-S", socket, "-f", os.devnull, *words]
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout

    def start(self, size: tuple[int, int], *arguments: str) -> None:
        """Start the program in a window of this size."""
        words = [sys.executable, "-m", "questhall", *arguments]
        settings = {"XDG_DATA_HOME": str(self._folder), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        given = [word for name, value in settings.items() for word in ("-e", f"{name}={value}")]
        columns, lines = map(str, size)
        where = ["-x", columns, "-y", lines, "-c", str(ROOT)]
        # The window stays once the program has ended, so that its last words can be read.
        script = ["sh", "-c", '"$@"; echo ended; cat', "sh"]
        self._started += 1
        self.run("new-session", "-d", *where, *given, *script, *words)

    def text(self) -> str:
        return self.run("capture-pane", "-p")

    def wait_for(self, *wanted: str) -> str:
        return self.wait_until(lambda text: all(one in text for one in wanted))

    def wait_until(self, is_right: Callable[[str], bool]) -> str:
        until = time.monotonic() + WAIT_SECONDS
        while not is_right(text := self.text()):
            assert time.monotonic() < until, text
            time.sleep(LOOK_SECONDS)
        return text

    def type(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def kill_program(self) -> None:
        """kill -9, as nothing can prepare for."""
        shell = self.run("display-message", "-p", "#{pane_pid}").strip()
        subprocess.run(["pkill", "-KILL", "-P", shell], check=True)

    def close(self) -> None:
        self.run("kill-server")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    if shutil.which("tmux") is None:
        is_missing("tmux", "apt-get install tmux")
    window = Tmux(tmp_path)
    yield window
    window.close()


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
