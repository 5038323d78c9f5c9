"""The command line. `entry` is what the installed program starts."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130


def entry() -> int:
    """Run a command. Whoever presses Ctrl-C while the program starts or ends sees no traceback."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        # An exception in the middle of an import may come out as another one.
        signal.signal(signal.SIGINT, _leave)
    from questhall.cli.main import main

    signal.signal(signal.SIGINT, usual)
    try:
        code = main()
    except KeyboardInterrupt:
        print("questhall: interrupted", file=sys.stderr)
        code = INTERRUPTED
    # All is said and done: an interruption now would only show where the interpreter was tidying up.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """Nothing has begun that would have to be ended in order."""
    os.write(2, b"questhall: interrupted\n")
    os._exit(INTERRUPTED)
