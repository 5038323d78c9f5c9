"""The way this program was started, for commands that can be run again as they are shown."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

PROGRAM = "questhall"


def command(*arguments: str) -> str:
    """A command line of this program that can be copied into the same shell."""
    return shlex.join([*started_as(), *arguments])


def started_as() -> list[str]:
    """The words before the arguments: `questhall`, `.venv/bin/questhall` or `python -m questhall`."""
    started = sys.argv[0]
    path = Path(started)
    if path.name == "__main__.py" and path.parent.name == PROGRAM:
        return [sys.orig_argv[0], "-m", PROGRAM]
    if path.stem != PROGRAM:
        return [PROGRAM]  # from a test or another program: there is nothing better to say
    # A program on the shell's path is known by its name.
    found = shutil.which(PROGRAM)
    return [PROGRAM] if found is not None and path.is_absolute() and path == Path(found) else [started]
