"""Whether files belong together: from the run that is to be continued, and none of them twice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from questhall.core.engine.errors import UsageError


def check_named_once(paths: Sequence[Path]) -> None:
    """Refuse a file that is named twice: its games would count twice."""
    seen: set[Path] = set()
    for path in paths:
        if path.resolve() in seen:
            raise UsageError(f"{path} is named twice")
        seen.add(path.resolve())


def check_same_run(path: Path, found: dict[str, object], ours: dict[str, object]) -> None:
    """Refuse what belongs to another run, and say what is different."""
    for name, wanted in ours.items():
        if found.get(name) != wanted:
            raise UsageError(f"{path} {_difference(name, found.get(name), wanted)}")


def _difference(name: str, theirs: object, ours: object) -> str:
    """In words.

    >>> _difference("bots", ["random", "thumb"], ["thumb", "thumb"])
    'is from another run: bots are random, thumb there, and thumb, thumb here'
    >>> _difference("rules_version", 1, 2)
    'is from another run: rules version is 1 there, and 2 here'
    >>> _difference("decisions", True, False)
    'was written with --decisions; name its file of decisions again'
    """
    if name == "decisions":
        return (
            "was written with --decisions; name its file of decisions again"
            if theirs
            else "was written without --decisions; leave it out"
        )
    verb = "are" if isinstance(ours, list) else "is"
    return f"is from another run: {name.replace('_', ' ')} {verb} {_said(theirs)} there, and {_said(ours)} here"


def _said(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "unknown" if value is None else str(value)
