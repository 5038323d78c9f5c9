"""The layout in docs/style.md names every folder of the sources."""

from __future__ import annotations

import re
from pathlib import Path

import questhall

SOURCES = Path(questhall.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "style.md"


def folders_of(sources: Path) -> set[str]:
    """The names of packages, games and their rooms: folders with modules, texts or scenario files."""
    kinds = (".py", ".ftl", ".toml")
    found = {path.parent.relative_to(sources).parts for path in sources.rglob("*") if path.suffix in kinds}
    return {parts[-1] for parts in found if 0 < len(parts) <= (3 if parts[0] == "games" else 2)}


def named_in(page: str) -> set[str]:
    """The folders in the first block of code, written as `name/`."""
    layout = page.split("```")[1]
    return set(re.findall(r"(\w+)/", layout))


def test_the_layout_names_every_folder() -> None:
    assert folders_of(SOURCES) - named_in(PAGE.read_text("utf-8")) == set()


def test_a_folder_that_is_not_named_is_found(tmp_path: Path) -> None:
    for name in ("core", "attic"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "module.py").touch()
    (tmp_path / "main.py").touch()

    assert folders_of(tmp_path) - named_in("```\ncore/  the core\n```\nand attic/") == {"attic"}
