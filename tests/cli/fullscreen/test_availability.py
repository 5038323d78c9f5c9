"""When the full screen opens, and when plain lines are shown instead."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from questhall.cli.fullscreen import availability
from questhall.cli.fullscreen.availability import (
    ASKED_FOR,
    FULL_SCREEN,
    NO_TERMINAL,
    NO_TEXTUAL,
    NO_UTF8,
    obstacle,
)

ROOT = Path(__file__).parents[3]
XTERM = {"TERM": "xterm-256color"}


class Terminal(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_the_full_screen() -> None:
    assert obstacle(XTERM, is_plain=False, reading=Terminal(), writing=Terminal()) == FULL_SCREEN


@pytest.mark.parametrize(
    ("is_plain", "environment", "writing", "expected"),
    [
        (True, XTERM, Terminal(), ASKED_FOR),
        (False, {"TERM": "dumb"}, Terminal(), NO_TERMINAL),
        (False, {}, Terminal(), NO_TERMINAL),
        (False, XTERM, io.StringIO(), NO_TERMINAL),
        (False, XTERM, Terminal("latin-1"), NO_UTF8),
    ],
)
def test_others_get_plain_lines(
    is_plain: bool, environment: dict[str, str], writing: io.StringIO | Terminal, expected: str
) -> None:
    assert obstacle(environment, is_plain=is_plain, reading=Terminal(), writing=writing) == expected


def test_without_textual_lines_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(availability, "find_spec", lambda _name: None)
    assert obstacle(XTERM, is_plain=False, reading=Terminal(), writing=Terminal()) == NO_TEXTUAL


@pytest.mark.parametrize("command", [["--version"], ["play", "--help"], ["games", "--json"]], ids=" ".join)
def test_commands_that_open_no_screen_do_not_import_textual(command: list[str], tmp_path: Path) -> None:
    program = (
        f"import sys; from questhall.cli.main import main\ntry: main({command!r})\nexcept SystemExit: pass\n"
    )
    program += "sys.exit('textual' in sys.modules)"
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, cwd=ROOT, env={"XDG_DATA_HOME": str(tmp_path)}
    )
    assert ended.returncode == 0, ended.stderr
