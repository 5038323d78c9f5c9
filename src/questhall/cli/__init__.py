"""The command line. `entry` is what the installed program starts."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def entry() -> int:
    """Run a command. Whoever presses Ctrl-C while the program is still starting sees no traceback."""
    try:
        from questhall.cli.main import main

        return main()
    except KeyboardInterrupt:
        print("questhall: interrupted", file=sys.stderr)
        return INTERRUPTED
