"""Mutants that no test can notice, because the rules play the same without what was taken out.

`equivalents.toml` has a line for each: the mutant's name and the reason. A line that is no longer needed is an
error: the mutant is gone, or a test kills it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("equivalents.toml")


def read_equivalents(path: Path = FILE) -> dict[str, str]:
    """The reasons by the names of mutants; each has to have one."""
    found: dict[str, str] = tomllib.loads(path.read_text("utf-8")).get("equivalents", {})
    for name, reason in found.items():
        if not isinstance(reason, str) or len(reason.split()) < 3:
            raise SystemExit(f"{path.name}: {name!r} has no reason")
    return found
