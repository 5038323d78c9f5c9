"""Which modules are compiled: everything that runs inside a playout or a search.

The modules around them (sessions, records, texts) are plain Python: they lean on libraries and gain nothing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent

COMPILED_IN_CORE = ("engine", "search", "learning")
SHOWING = "showing"
"""The room of a game that shows it to people; all others are compiled."""


@cache
def compiled_modules() -> dict[str, Path]:
    """The compiled modules and their files, by name: in games whatever lies in a room, except in `showing`."""
    core = [path for room in COMPILED_IN_CORE for path in sorted((PACKAGE / "core" / room).rglob("*.py"))]
    games = [path for path in sorted(PACKAGE.glob("games/*/*/**/*.py")) if SHOWING not in path.parts]
    return {_name(path): path for path in [*core, *games] if path.name != "__init__.py"}


def _name(path: Path) -> str:
    return ".".join(["questhall", *path.relative_to(PACKAGE).with_suffix("").parts])
