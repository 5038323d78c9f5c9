"""A terminal that a test holds, for programs that are interrupted at it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
WAIT_SECONDS = 300.0
"""No test waits that long: it ends one that hangs, however busy the machine is."""


class Held:
    """A program of ours at a terminal. Whatever it writes there is read at once: it never has to wait."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self._terminal = terminal
        self._shown = ""
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with suppress(OSError):  # nobody holds the other end any more
            while data := os.read(self._terminal, 4096):
                with self._changed:
                    self._shown += data.decode(errors="replace")
                    self._changed.notify_all()

    def wait_for(self, pattern: str) -> None:
        """Wait until something is shown that the pattern fits."""
        with self._changed:
            assert self._changed.wait_for(lambda: re.search(pattern, self._shown), WAIT_SECONDS), self._shown

    def press_ctrl_c(self) -> None:
        """A terminal sends the signal to all processes of the command, workers included."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> tuple[bytes, str]:
        """Wait for the end; what was written to the standard output, and what was shown."""
        out, _ = self.process.communicate(timeout=WAIT_SECONDS)
        self._reader.join(WAIT_SECONDS)
        return out, self._shown


@contextmanager
def held(*arguments: str) -> Iterator[Held]:
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "questhall.cli.main", *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        cwd=ROOT,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            yield Held(process, ours)
        finally:
            process.kill()
    os.close(ours)
