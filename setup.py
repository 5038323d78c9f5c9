"""Compiles the rules with mypyc where a C compiler is present; without one the same files run as they are.

QUESTHALL_PURE=1 leaves compiling out.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from setuptools import find_packages, setup

SOURCE = Path("src")

# Everything that runs inside a playout or a search. The modules around them (sessions, records, texts)
# are plain Python: they lean on libraries and gain nothing.
COMPILED_CORE = [
    "bits",
    "book",
    "cards",
    "chance",
    "contest",
    "data",
    "errors",
    "events",
    "frames",
    "imagination",
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
]
NOT_COMPILED_IN_GAMES = {
    *("__init__", "asked", "board_picture", "campaign", "chronicle", "described", "document", "game"),
    *("position", "quiet", "said", "seen", "terminal", "view"),
}


def compiled_modules() -> list[str]:
    core = [SOURCE / "questhall" / "core" / f"{name}.py" for name in COMPILED_CORE]
    games = [
        path
        for path in sorted((SOURCE / "questhall" / "games").glob("*/**/*.py"))
        if path.stem not in NOT_COMPILED_IN_GAMES
    ]
    return [str(path) for path in [*core, *games]]


def extensions() -> list[Any]:
    if os.environ.get("QUESTHALL_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built = mypycify(compiled_modules(), opt_level="3", debug_level="0")
    for extension in built:
        extension.optional = True
        # Nobody replaces our functions at load time; saying so lets the compiler inline them (a third faster).
        # A new list, for the extensions share theirs.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return built


setup(
    packages=[*find_packages("src"), "questhall.ledgers"],
    ext_modules=extensions(),
)
