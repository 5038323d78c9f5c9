"""Puzzles in the terminal."""

from __future__ import annotations

import io

import pytest

from questhall.cli.main import main
from questhall.puzzles import puzzles_of
from questhall.puzzles.puzzle_texts import PuzzleTeller, puzzle_texts

GAME = "rent-a-hero"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def number_of(puzzle: int, *, is_best: bool) -> str:
    wanted = puzzles_of(GAME)[puzzle - 1]
    teller = PuzzleTeller(wanted, puzzle_texts(wanted, "en"))
    keys = [option.key for option, _ in teller.options()]
    return str(next(n for n, key in enumerate(keys, start=1) if (key == wanted.best) == is_best))


def test_a_right_answer_is_explained_and_the_next_puzzle_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, number_of(1, is_best=True), "", "q")
    assert main(["puzzles", GAME, "--lang", "en", "--plain"]) == 0

    said = capsys.readouterr().out
    assert "Right:" in said
    assert "tables that could be the real one" in " ".join(said.split())
    assert f"puzzle 2 of {len(puzzles_of(GAME))}" in said


def test_a_wrong_answer_names_the_best_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, number_of(2, is_best=False), "q")
    assert main(["puzzles", GAME, "2", "--lang", "en", "--plain"]) == 0

    said = capsys.readouterr().out
    assert "is not best. Best is" in " ".join(said.split())
    assert "Right:" not in said


def test_an_invalid_answer_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "99", "nonsense", "q")
    assert main(["puzzles", GAME, "--lang", "en"]) == 0

    said = capsys.readouterr().out
    assert said.count("Type the number") == 2
    assert "is best" not in said


def test_the_last_puzzle_says_how_many_were_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(puzzles_of(GAME))
    typed(monkeypatch, number_of(last, is_best=True))
    assert main(["puzzles", GAME, str(last), "--lang", "en"]) == 0
    assert "Solved on the first try: 1 of 1" in capsys.readouterr().out


def test_an_unknown_puzzle_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", GAME, "99"]) == 2
    assert "puzzles are 1 to" in capsys.readouterr().err
