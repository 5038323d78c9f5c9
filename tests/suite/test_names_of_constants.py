"""A constant means one thing in a game or another part: no two modules give one name to different numbers."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import questhall.games

GAMES_FOLDER = Path(questhall.games.__file__).parent
OTHER_PARTS = ["analysis", "arena", "bots", "cli", "core", "server", "sim"]
FOR_PEOPLE = "showing"


def numbers_in(folder: Path) -> dict[str, set[float]]:
    """The numbers that each constant of the rules and the bots stands for."""
    found: dict[str, set[float]] = defaultdict(set)
    for module in folder.rglob("*.py"):
        if FOR_PEOPLE in module.parts:
            continue
        for node in ast.parse(module.read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                value = node.value
                if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
                    found[node.target.id].add(value.value)
    return found


def unclear_in(folder: Path) -> dict[str, set[float]]:
    return {name: values for name, values in numbers_in(folder).items() if len(values) > 1}


@pytest.mark.parametrize("game", ["proving_ground", "rent_a_hero", "talisman", "warhammer_quest"])
def test_no_name_stands_for_two_numbers_in_a_game(game: str) -> None:
    assert unclear_in(GAMES_FOLDER / game) == {}


@pytest.mark.parametrize("part", OTHER_PARTS)
def test_no_name_stands_for_two_numbers_in_another_part(part: str) -> None:
    assert unclear_in(GAMES_FOLDER.parent / part) == {}


def test_two_numbers_of_one_name_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("WHO: Final = 0\nSEAT: Final = 1\n", "utf-8")
    (tmp_path / "other.py").write_text("WHO: Final = 1\nSEAT: Final = 1\n", "utf-8")

    assert numbers_in(tmp_path) == {"WHO": {0, 1}, "SEAT": {1}}
