"""`questhall analyse` as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from questhall.analysis import QUICK, THOROUGH
from questhall.cli.commands import analyse
from questhall.cli.main import main, make_parser
from tests.analysis.finished_games import TINY, sixth_hero_let_go
from tests.core.records.played_games import after, specimen, written


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game, analysed with few samples: what is said matters here, not how exactly."""
    monkeypatch.setattr(analyse, "QUICK", TINY)
    path = tmp_path / "game.record"
    path.write_bytes(sixth_hero_let_go())
    return path


def test_an_analysis_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--lang", "en"]) == 0

    printed = capsys.readouterr().out
    for heading in ("Course of the game", "Turning points", "Luck and skill", "Decisions"):
        assert heading in printed
    assert f"To see a moment at the table: questhall replay {record} --from 1\n" in printed


def test_an_analysis_speaks_the_language_of_the_system(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main(["analyse", str(record)]) == 0
    unasked = capsys.readouterr().out
    assert main(["analyse", str(record), "--lang", "pl"]) == 0
    assert capsys.readouterr().out == unasked


def test_an_analysis_in_another_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--lang", "pl"]) == 0

    assert "Punkty zwrotne" in capsys.readouterr().out


def test_json_is_printed_alone(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--json", "--seed", "3"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["seed"] == 3
    assert found["seats"] == ["ana", "ben", "cleo"]
    assert len(found["points"]) > 1


def test_a_page_is_written(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "page.html"

    assert main(["analyse", str(record), "-o", str(target)]) == 0

    assert target.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["game.record", "page.html"]


def test_a_page_that_cannot_be_written_is_one_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), "-o", str(tmp_path / "nowhere" / "page.html")]) == 2

    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (written(after(20)), "this game is not over"),
        (specimen().replace(b'"seed":"00', b'"seed":"01', 1), "line 1"),
        (b"", "the file is empty"),
    ],
    ids=["unfinished", "changed", "empty"],
)
def test_what_cannot_be_analysed_is_one_sentence(
    data: bytes, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(data)

    assert main(["analyse", str(path)]) == 2

    printed = capsys.readouterr()
    assert reason in printed.err
    assert printed.err.count("\n") == 1
    assert not printed.out


def test_quick_is_the_default_and_thorough_takes_more_of_everything() -> None:
    parse = make_parser(["analyse"]).parse_args

    assert parse(["analyse", "game.record"]).setting is QUICK
    assert parse(["analyse", "game.record", "--thorough"]).setting is THOROUGH
    assert (QUICK.samples, QUICK.iterations, QUICK.rounds) < (
        THOROUGH.samples,
        THOROUGH.iterations,
        THOROUGH.rounds,
    )
