"""Which modules are compiled: everything that runs inside a playout or a search.

The modules around them (sessions, records, texts) are plain Python: they lean on libraries and gain nothing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent

CORE = (
    *("bits", "book", "cards", "chance", "contest", "data", "errors", "events", "frames", "imagination"),
    *(
        "knowledge",
        "onlookers",
        "ordering",
        "playout",
        "policy",
        "rules",
        "search",
        "state",
        "timing",
        "window",
    ),
)
NOT_IN_GAMES = frozenset(
    [
        *("__init__", "asked", "board_picture", "campaign", "chronicle", "described", "document", "game"),
        *("position", "quiet", "said", "seen", "terminal", "view"),
    ]
)


@cache
def compiled_modules() -> dict[str, Path]:
    """The compiled modules and their files, by name."""
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    games = [path for path in sorted(PACKAGE.glob("games/*/**/*.py")) if path.stem not in NOT_IN_GAMES]
    return {
        ".".join(["questhall", *path.relative_to(PACKAGE).with_suffix("").parts]): path
        for path in [*core, *games]
    }
