"""Ctrl-C while the program starts: one sentence from our first line on, where Python would show a traceback.

The interpreter itself has imported all that is imported here, so nothing can be interrupted before the handler
is in place. A program that imports Questhall as a library keeps its own handling of Ctrl-C.
"""

import _signal  # type: ignore[import-not-found]  # what `signal` is made of; `signal` imports a lot more
import os
import sys

INTERRUPTED = 130
PROGRAM = "questhall"


def is_program() -> bool:
    """Whether the interpreter was started to run us: as `questhall` or as `python -m questhall`."""
    words = sys.orig_argv
    first = next(iter(getattr(sys, "argv", [])), "")
    if first == "-m":  # it is replaced as soon as the module has been found
        place = words.index(PROGRAM) if PROGRAM in words else 0
        return place > 0 and words[place - 1].startswith("-") and words[place - 1].endswith("m")
    # A worker process has the arguments of its parent too, but was not started with them.
    return first in words and os.path.splitext(os.path.basename(first))[0] == PROGRAM


def catch() -> None:
    """From now on Ctrl-C ends the program at once, unless it is already handled or ignored."""
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        # No exception: in the middle of an import it might come out as another one.
        _signal.signal(_signal.SIGINT, _leave)


def unblock() -> None:
    """Hear a Ctrl-C that was pressed while Python started; `tools/launcher.py` has kept it from Python."""
    _signal.pthread_sigmask(_signal.SIG_UNBLOCK, [_signal.SIGINT])


def release() -> None:
    """From now on Ctrl-C is a `KeyboardInterrupt` again."""
    if _signal.getsignal(_signal.SIGINT) is _leave:
        _signal.signal(_signal.SIGINT, _signal.default_int_handler)


def _leave(_number: int, _frame: object) -> None:
    """Nothing has begun that would have to be ended in order."""
    os.write(2, b"questhall: interrupted\n")
    os._exit(INTERRUPTED)


if is_program():
    catch()
