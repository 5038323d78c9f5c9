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
STILL_TO_DO = {
    "warhammer-quest": {
        *("WHQ-GOLDEN-01", "WHQ-GOLDEN-04", "WHQ-LEADER-01", "WHQ-DICE-02", "WHQ-DICE-03", "WHQ-DICE-04"),
        *("WHQ-DICE-05", "WHQ-COMPONENT-01", "WHQ-COMPONENT-02", "WHQ-PREPARE-01", "WHQ-NEMESIS-02"),
        *("WHQ-PERIL-05", "WHQ-DECK-15", "WHQ-Q01", "WHQ-Q02", "WHQ-Q04", "WHQ-Q33", "WHQ-Q47", "WHQ-Q68"),
    }
}
"""No source names these yet; what is found need not be listed any more."""


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
    assert missing(game, named_by(game)) <= STILL_TO_DO.get(game, set())


@pytest.mark.parametrize("game", FINISHED)
def test_the_code_names_none_that_do_not_exist(game: str) -> None:
    assert named_by(game) - {*clauses(game), *rulings(game)} == set()


def test_what_no_file_names_is_missing(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('"""RAH-HINT-05, RAH-P2-01, RAH-Q14"""\n', "utf-8")

    named = ids_in(tmp_path, "rent-a-hero")
    assert named == {"RAH-HINT-05", "RAH-P2-01", "RAH-Q14"}
    assert "RAH-VAR-03" in missing("rent-a-hero", named)
    assert "RAH-Q14" not in missing("rent-a-hero", named)
