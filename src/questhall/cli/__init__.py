"""The command line. `entry` is the installed program's entry point."""

from __future__ import annotations

import signal
import sys

from questhall import _starting
from questhall._starting import INTERRUPTED

__all__ = ["INTERRUPTED", "entry"]


def entry() -> int:
    """Run a command. Ctrl-C never shows a traceback, even while the program starts or ends."""
    _starting.catch()
    try:
        try:
            from questhall.cli.main import main

            _starting.release()
            code = main()
        finally:
            # Everything is done: an interruption now would only show a traceback of the interpreter's shutdown.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        print("questhall: interrupted", file=sys.stderr)
        code = INTERRUPTED
    return code
