"""Every clause and ruling can be found in the code of its game by its full id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import questhall.games
from questhall.games import GAMES
from questhall.ledger import clauses, rulings

GAMES_FOLDER = Path(questhall.games.__file__).parent
ROOT = Path(__file__).parents[2]
FINISHED = [game.id for game in GAMES.values() if game.is_finished and game.is_listed]


def ids_in(folder: Path, game: str) -> set[str]:
    """All ids that the Python files of a game name."""
    prefix = next(iter(clauses(game))).partition("-")[0]
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(rf"\b{prefix}-(?:[A-Z]+\d*-)*Q?\d+\b", text))


def named_by(game: str) -> set[str]:
    return ids_in(GAMES_FOLDER / game.replace("-", "_"), game)


def missing(game: str, named: set[str]) -> set[str]:
    return {*clauses(game), *rulings(game)} - named


@pytest.mark.parametrize("game", FINISHED)
def test_the_code_names_every_clause_and_ruling(game: str) -> None:
    assert missing(game, named_by(game)) == set()


@pytest.mark.parametrize("game", FINISHED)
def test_the_code_names_none_that_do_not_exist(game: str) -> None:
    assert named_by(game) - {*clauses(game), *rulings(game)} == set()


A_RANGE = re.compile(r"\b[A-Z]{3}-(?:[A-Z]+\d*-|Q)\d+ to (?:[A-Z]{3}-|Q?\d)")


def ranges_in(folder: Path, *endings: str) -> list[str]:
    """Every line that hides ids in a range of them."""
    files = [path for ending in endings for path in sorted(folder.rglob(f"*{ending}"))]
    lines = [(path.name, line) for path in files for line in path.read_text("utf-8").splitlines()]
    return [f"{name}: {line}" for name, line in lines if A_RANGE.search(line)]


def test_ids_are_written_out_and_not_as_ranges() -> None:
    assert ranges_in(GAMES_FOLDER, ".py") == []
    assert ranges_in(ROOT / "tests" / "games", ".py") == []
    assert ranges_in(ROOT / "scenarios", ".toml") == []
    assert ranges_in(ROOT / "docs", ".md") == []


@pytest.mark.parametrize("written", ["RAH-P2-01 to RAH-P2-03", "RAH-TURN-04 to 08", "TAL-Q76 to TAL-Q81"])
def test_a_range_of_ids_is_found(tmp_path: Path, written: str) -> None:
    (tmp_path / "rule.py").write_text(f'"""A rule: {written}."""\n', "utf-8")

    assert ranges_in(tmp_path, ".py") == [f'rule.py: """A rule: {written}."""']


def test_what_no_file_names_is_missing(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('"""RAH-HINT-05, RAH-P2-01, RAH-Q14"""\n', "utf-8")

    named = ids_in(tmp_path, "rent-a-hero")
    assert named == {"RAH-HINT-05", "RAH-P2-01", "RAH-Q14"}
    assert "RAH-VAR-03" in missing("rent-a-hero", named)
    assert "RAH-Q14" not in missing("rent-a-hero", named)
