"""Every clause and ruling of a finished game has a test, and the count of them can be trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games import GAMES
from tests.suite.rules_report import Named, grouped, lines_of, make_report, names_in

FINISHED = [game.id for game in GAMES.values() if game.is_finished and game.is_listed]


@pytest.mark.parametrize("game", FINISHED)
def test_every_clause_and_ruling_of_a_finished_game_has_a_test(game: str) -> None:
    assert make_report().missing(game) == []


def test_no_test_names_what_does_not_exist() -> None:
    assert make_report().unknown == []


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_without_tests_everything_is_missing(tmp_path: Path) -> None:
    report = make_report(tmp_path)

    assert str(report.clauses[0]) == "rent-a-hero 0/73"
    assert str(report.rulings[0]) == "rent-a-hero 0/23"
    assert len(report.missing("rent-a-hero")) == 73 + 23


def test_tests_and_scenario_files_are_counted(tmp_path: Path) -> None:
    write(tmp_path, "tests/games/test_a.py", '@clause("RAH-VAR-01", "RAH-Q04")\ndef test_a(): ...\n')
    write(tmp_path, "scenarios/rent-a-hero/hint.toml", 'clauses = ["RAH-HINT-05", "RAH-VAR-01"]\n')

    report = make_report(tmp_path)

    assert str(report.clauses[0]) == "rent-a-hero 2/73"
    assert str(report.rulings[0]) == "rent-a-hero 1/23"
    assert "RAH-HINT-05" not in report.missing("rent-a-hero")
    assert "RAH-HINT-04" in report.missing("rent-a-hero")


def test_an_unknown_id_is_reported_with_its_place(tmp_path: Path) -> None:
    write(tmp_path, "tests/test_a.py", '@clause("RAH-HINT-99")\ndef test_a(): ...\n')

    report = make_report(tmp_path)

    assert report.unknown == [Named("RAH-HINT-99", "tests/test_a.py::test_a")]
    assert list(lines_of(report))[-1] == "tests/test_a.py::test_a names RAH-HINT-99, which no ledger has"


@pytest.mark.parametrize(
    "source",
    [
        '@clause("RAH-VAR-01")\ndef helper(): ...',
        '@clause("RAH-VAR-01")\n@pytest.mark.skip\ndef test_a(): ...',
        '@pytest.mark.skip(reason="later")\n@clause("RAH-VAR-01")\ndef test_a(): ...',
        '@clause("RAH-VAR-01")\n@pytest.mark.xfail\ndef test_a(): ...',
        'class Helper:\n    @clause("RAH-VAR-01")\n    def test_a(self): ...',
        '# @clause("RAH-VAR-01")\ndef test_a(): ...',
        '@other("RAH-VAR-01")\ndef test_a(): ...',
    ],
)
def test_what_pytest_does_not_run_proves_nothing(source: str) -> None:
    assert list(names_in(source, "test_a.py")) == []


@pytest.mark.parametrize(
    "source",
    [
        '@clause("RAH-VAR-01")\ndef test_a(): ...',
        '@pytest.mark.clause("RAH-VAR-01")\ndef test_a(): ...',
        '@clause("RAH-VAR-01")\n@pytest.mark.parametrize("n", [1])\ndef test_a(n): ...',
        'class TestA:\n    @clause("RAH-VAR-01")\n    def test_a(self): ...',
    ],
)
def test_markers_are_found_wherever_they_may_stand(source: str) -> None:
    assert [name.id for name in names_in(source, "test_a.py")] == ["RAH-VAR-01"]


def test_a_marker_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(SystemExit, match=r"test_a\.py::test_a: @clause takes ids as plain texts, found \*IDS"):
        list(names_in("@clause(*IDS)\ndef test_a(): ...", "test_a.py"))


def test_the_report_says_what_is_missing(tmp_path: Path) -> None:
    write(tmp_path, "tests/test_a.py", '@clause("RAH-VAR-02", "RAH-Q02")\ndef test_a(): ...\n')

    lines = list(lines_of(make_report(tmp_path)))

    assert lines[:3] == ["rent-a-hero 1/73", "talisman 0/385", "warhammer-quest 0/289"]
    assert lines[3:8] == ["", "rulings", "rent-a-hero 1/23", "talisman 0/119", "warhammer-quest 0/86"]
    assert "  RAH-VAR-01, RAH-VAR-03" in lines
    rulings = next(line for line in lines if line.startswith("  RAH-Q01, "))
    assert rulings.split(", ")[1:] == [f"RAH-Q{number:02}" for number in range(3, 24)]


def test_nothing_is_listed_as_missing_when_all_is_there() -> None:
    assert grouped([]) == []
