"""Plain lines say what has changed on the table, and all of it once or on request."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from questhall.cli.main import main

BENS_FIRST_LINE = "Ben: Thief, neutral · City"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def prompts(
    typed: str, seats: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """What is printed before each time that something is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "talisman", "--plain", "--seed", "3", "--seats", seats, "--lang", "en"]) == 0
    return capsys.readouterr().out.split("\n> ")


def test_only_what_has_changed_is_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, whole, *_ = prompts("3\ntable\nquit\n", "human,medium,medium", monkeypatch, capsys)
    assert BENS_FIRST_LINE in first
    assert "type table" in first
    assert BENS_FIRST_LINE not in second
    assert "Roll: Ana" in second
    assert BENS_FIRST_LINE in whole


def test_the_next_player_at_the_keyboard_sees_the_whole_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = prompts("\n3\n2\n1\nquit\n", "human,human,medium", monkeypatch, capsys)
    asked = [text for text in printed if "1. " in text]
    assert len(asked) > 1
    assert all("Cleo: " in text for text in asked)
