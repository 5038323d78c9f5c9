"""Every clause and ruling can be found in the code of its game by its full id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import questhall.games
from questhall.games import GAMES
from questhall.ledger import clauses, rulings

GAMES_FOLDER = Path(questhall.games.__file__).parent
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


def test_what_no_file_names_is_missing(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('"""RAH-HINT-05, RAH-P2-01, RAH-Q14"""\n', "utf-8")

    named = ids_in(tmp_path, "rent-a-hero")
    assert named == {"RAH-HINT-05", "RAH-P2-01", "RAH-Q14"}
    assert "RAH-VAR-03" in missing("rent-a-hero", named)
    assert "RAH-Q14" not in missing("rent-a-hero", named)
