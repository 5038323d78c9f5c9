"""One analysis in a process of its own: `python -m questhall.analysis.worker SETTING`.

It reads a record from standard input. Every line that it writes is JSON: the share that is done, from 0 to 1,
and at the end the report, or a sentence that says why there is none. It ends when nobody reads any more.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from questhall.analysis import SETTINGS, Report, analyse
from questhall.core.engine.errors import QuesthallError
from questhall.core.records.record import read_header
from questhall.games import find_game

NICENESS = 10
HUNDRED = 100


def main() -> None:
    if sys.platform != "win32":
        os.nice(NICENESS)
    setting = SETTINGS[sys.argv[1]]
    data = sys.stdin.buffer.read()
    with suppress(BrokenPipeError):
        try:
            _write(analyse(find_game(read_header(data).game), data, setting, progress=Progress()))
        except QuesthallError as problem:
            _write(str(problem))


class Progress:
    """Writes the share that is done, in steps of a hundredth."""

    def __init__(self) -> None:
        self._shown = 0

    def __call__(self, done: int, total: int) -> None:
        if HUNDRED * done // total > self._shown:
            self._shown = HUNDRED * done // total
            _write(self._shown / HUNDRED)


def _write(line: float | str | Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
