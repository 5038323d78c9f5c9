"""The command line. `entry` is what the installed program starts."""

from __future__ import annotations

import signal
import sys

from questhall import _starting
from questhall._starting import INTERRUPTED

__all__ = ["INTERRUPTED", "entry"]


def entry() -> int:
    """Run a command. Whoever presses Ctrl-C, even while the program starts or ends, sees no traceback."""
    _starting.catch()
    try:
        try:
            from questhall.cli.main import main

            _starting.release()
            code = main()
        finally:
            # All is said and done: an interruption now would only show where the interpreter was tidying up.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        print("questhall: interrupted", file=sys.stderr)
        code = INTERRUPTED
    return code
