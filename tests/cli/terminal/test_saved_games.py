"""Saved games: what is listed, and going on without a path."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from questhall.cli.main import main
from questhall.cli.terminal.saved_games import find_saved, saved_games
from questhall.core.engine.errors import UsageError
from questhall.core.records.session import Session
from questhall.games import find_game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "questhall" / "games"


def save(folder: Path, name: str, game: str = "rent-a-hero", choices: int = 2, at: int = 0) -> Path:
    """A game with so many choices, last played `at` a time."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.record"
    kinds = ["human", "random", "random"]
    session = Session.begin(find_game(game), ["Ana", "Ben", "Cleo"], seed=3, players=kinds)
    session.keep_in(path)
    while choices and (asked := session.decision()) is not None:
        session.choose(asked.seat, asked.keys()[-1])
        choices -= 1
    session.close()
    os.utime(path, (at, at))
    return path


def test_games_are_listed_the_one_played_last_first(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(home, "older", at=1_000_000)
    save(home, "newer", "talisman", at=2_000_000)
    save(home, "finished", choices=1000, at=3_000_000)
    (home / "torn.record").write_text("no record")

    assert main(["games", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "1. Talisman · Ana, Ben, Cleo · 2 choices" in shown
    assert "2. Rent a Hero · Ana, Ben, Cleo · 2 choices" in shown
    assert shown.index("Finished games") < shown.index("finished.record")
    assert "questhall play --resume last" in shown
    assert "questhall play --resume 2" in shown

    assert main(["games", "--json"]) == 0
    assert [one["over"] for one in json.loads(capsys.readouterr().out)] == [True, False, False]


def test_a_second_game_is_not_offered_where_there_is_one(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(home, "only")
    assert main(["games", "--lang", "en"]) == 0
    assert "--resume 2" not in capsys.readouterr().out


def test_a_game_in_which_nobody_has_chosen_is_not_listed(home: Path) -> None:
    save(home, "empty", choices=0)
    assert saved_games() == []


def test_last_is_the_game_played_last_and_a_number_counts_from_there(home: Path) -> None:
    older = save(home, "older", at=1_000_000)
    newer = save(home, "newer", "talisman", at=2_000_000)
    assert find_saved("last").path == newer
    assert find_saved("2").path == older
    assert find_saved("last", "rent-a-hero").path == older
    with pytest.raises(UsageError, match="no saved game number 3"):
        find_saved("3")


def test_resume_last_goes_on_without_a_path_or_a_game(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    save(home, "game")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--resume", "last", "--plain", "--lang", "en"]) == 0
    assert "Rent a Hero" in capsys.readouterr().out


def test_without_saved_games_last_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", "last"]) == 2
    assert "no unfinished game is saved here" in capsys.readouterr().err
    assert main(["play"]) == 2
    assert "which game?" in capsys.readouterr().err
