"""How this program was started, so that commands can be shown ready to copy."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

PROGRAM = "questhall"


def command(*arguments: str) -> str:
    """A command line for this program that works in the same shell."""
    return shlex.join([*started_as(), *arguments])


def started_as() -> list[str]:
    """The words before the arguments: `questhall`, `.venv/bin/questhall` or `python -m questhall`."""
    started = sys.argv[0]
    path = Path(started)
    if path.name == "__main__.py" and path.parent.name == PROGRAM:
        return [sys.orig_argv[0], "-m", PROGRAM]
    if path.stem != PROGRAM:
        return [PROGRAM]  # started by a test or another program: no better name is known
    # A program on the shell's PATH is called by its name.
    found = shutil.which(PROGRAM)
    return [PROGRAM] if found is not None and path.is_absolute() and path == Path(found) else [started]
