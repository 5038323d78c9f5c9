"""A real terminal: tmux draws what the program writes, and its keys are typed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.suite.needs import is_missing

ROOT = Path(__file__).parents[2]
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


@contextmanager
def opened_tmux(folder: Path) -> Iterator[Tmux]:
    if shutil.which("tmux") is None:
        is_missing("tmux", "apt-get install tmux")
    window = Tmux(folder)
    yield window
    window.close()
