"""Programs that are measured: started, stopped, and their CPU time and memory read from /proc."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from questhall.core.engine.errors import QuesthallError

STOP_SECONDS = 20
TICKS = os.sysconf("SC_CLK_TCK")
PARENT, USER_TIME, SYSTEM_TIME = 1, 11, 12
"""Their places in /proc/PID/stat after the name, which may hold blanks."""


class LoadError(QuesthallError):
    """The load cannot be made, and why."""


@dataclass(frozen=True)
class Usage:
    """CPU seconds used so far, and megabytes held."""

    cpu: float = 0.0
    memory: float = 0.0

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.cpu + other.cpu, self.memory + other.memory)


def usage(pid: int) -> Usage:
    """What one process has used; nothing if it has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
        fields = _stat(pid)
    except OSError:
        return Usage()
    resident = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")]
    return Usage((int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])) / TICKS, sum(resident) / 1024)


def usage_of_children(pid: int) -> Usage:
    """What the processes that one has started have used, those that still run."""
    total = Usage()
    for child in (int(folder.name) for folder in Path("/proc").glob("[0-9]*")):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            if int(_stat(child)[PARENT]) == pid:
                total += usage(child)
    return total


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[tuple[int, str]]:
    """A program that prints its address as the last word of its first line; gives its process id and that."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            if not said:
                raise LoadError(f"{' '.join(command[:4])} … did not start; what it said stands above")
            yield process.pid, said[-1].rstrip("/")
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
