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


ID = r"\b[A-Z]{3}-(?:[A-Z]+\d*-)*Q?\d{2,3}\b"
A_RANGE = re.compile(rf"{ID}(?: to | through | à | do | ?[\u2013\u2014-] ?)(?:{ID}|Q?\d)")
CUT_SHORT = re.compile(rf"{ID}(?:, | and | or | et | i |/)Q?\d{{2,3}}\b")
CHAPTERS = "|".join(sorted({clause.chapter for game in FINISHED for clause in clauses(game).values()}))
NO_PREFIX = re.compile(rf"(?<![A-Z-])(?:{CHAPTERS})-\d\d\b|(?<![\w-])(?<!### )Q\d{{2,3}}\b")


def hidden_in(where: Path, *patterns: re.Pattern[str], ending: str = "") -> list[str]:
    """Every line of a file, or of the files in a folder, in which ids are not written out."""
    files = [where] if where.is_file() else sorted(where.rglob(f"*{ending}"))
    lines = [(path.name, line) for path in files for line in path.read_text("utf-8").splitlines()]
    return [f"{name}: {line}" for name, line in lines if any(pattern.search(line) for pattern in patterns)]


@pytest.mark.parametrize(
    ("folder", "ending"),
    [
        ("src/questhall", ".py"),
        ("tests/games", ".py"),
        ("tests/every_game", ".py"),
        ("scenarios", ".toml"),
        ("docs", ".md"),
        ("rules", ".toml"),
        ("rules", ".md"),
    ],
)
def test_ids_are_written_out_and_not_as_ranges(folder: str, ending: str) -> None:
    assert hidden_in(ROOT / folder, A_RANGE, CUT_SHORT, ending=ending) == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_no_page_writes_ids_as_ranges(page: str) -> None:
    assert hidden_in(ROOT / page, A_RANGE, CUT_SHORT) == []


@pytest.mark.parametrize("ending", [".toml", ".md"])
def test_clauses_and_rulings_name_each_other_by_their_full_ids(ending: str) -> None:
    assert hidden_in(ROOT / "rules", NO_PREFIX, ending=ending) == []


@pytest.mark.parametrize(
    "written",
    [
        "RAH-P2-01 to RAH-P2-03",
        "RAH-TURN-04 to 08",
        "RAH-TURN-04\u201308",
        "TAL-Q76 to TAL-Q81",
        "TAL-Q76-81",
        "od WHQ-ACTION-13 do 15",
        "WHQ-ATTACK-07, 08",
        "WHQ-ATTACK-07 and 08",
        "WHQ-PHASE-ENEMY-01/02",
        "ZONE-05",
        "as in Q13",
    ],
)
def test_an_id_that_is_not_written_out_is_found(tmp_path: Path, written: str) -> None:
    (tmp_path / "rule.py").write_text(f'"""A rule: {written}."""\n', "utf-8")

    found = hidden_in(tmp_path, A_RANGE, CUT_SHORT, NO_PREFIX, ending=".py")
    assert found == [f'rule.py: """A rule: {written}."""']


@pytest.mark.parametrize(
    "written",
    ["RAH-P2-01, RAH-P2-02", "TAL-Q76 and TAL-Q81", "### Q07 A heading", "WHQ-WIN-02, 3 cards"],
)
def test_ids_that_are_written_out_are_not_found(tmp_path: Path, written: str) -> None:
    (tmp_path / "rule.py").write_text(f"{written}\n", "utf-8")

    assert hidden_in(tmp_path, A_RANGE, CUT_SHORT, NO_PREFIX, ending=".py") == []


def test_what_no_file_names_is_missing(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('"""RAH-HINT-05, RAH-P2-01, RAH-Q14"""\n', "utf-8")

    named = ids_in(tmp_path, "rent-a-hero")
    assert named == {"RAH-HINT-05", "RAH-P2-01", "RAH-Q14"}
    assert "RAH-VAR-03" in missing("rent-a-hero", named)
    assert "RAH-Q14" not in missing("rent-a-hero", named)
