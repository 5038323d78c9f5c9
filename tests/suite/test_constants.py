"""A constant's name means one thing in a game: whoever reads it in two files can trust that."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import questhall.games

GAMES_FOLDER = Path(questhall.games.__file__).parent
GAMES_CHECKED = ["rent_a_hero", "talisman"]
ONE_IN_EACH_FILE = ("RULES", "MEETINGS_HERE", "INSTRUCTIONS_HERE")


def constants_in(folder: Path) -> dict[str, set[str]]:
    """The files that define each constant; what is only shown is left out."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in folder.rglob("*.py"):
        if path.parent.name != "showing":
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    found[node.target.id].add(path.relative_to(folder).as_posix())
    return found


@pytest.mark.parametrize("game", GAMES_CHECKED)
def test_no_two_files_define_the_same_constant(game: str) -> None:
    constants = constants_in(GAMES_FOLDER / game)
    twice = {
        name: files for name, files in constants.items() if len(files) > 1 and name not in ONE_IN_EACH_FILE
    }

    assert twice == {}


def test_a_name_used_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("WHO: Final = 0\n", "utf-8")
    (tmp_path / "two.py").write_text("WHO: Final = 1\n", "utf-8")

    assert constants_in(tmp_path) == {"WHO": {"one.py", "two.py"}}
