"""Thinking on several cores: worker processes shared by all bots of this program.

They start when a bot first needs them and end with the program, or when they are closed.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Lock
from typing import Any, TypeVar

T = TypeVar("T")


class Cores:
    """As many processes as were ever needed at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._size = 0

    def work(self, task: Callable[..., T], shares: Iterable[tuple[Any, ...]]) -> list[T]:
        """Run a task with each of these arguments in parallel, each in its own process."""
        every = list(shares)
        try:
            # Submitted together, so that nobody who needs more processes replaces them in between.
            with self._lock:
                pool = self._grown_to(len(every))
                begun = [pool.submit(task, *share) for share in every]
            return [share.result() for share in begun]
        except BrokenProcessPool:
            self.close()  # a process was killed: the next request gets new ones
            raise

    def _grown_to(self, size: int) -> ProcessPoolExecutor:
        if self._pool is None or size > self._size:
            if self._pool is not None:
                self._pool.shutdown(wait=False)  # work that others have started there is still finished
            # Fresh processes on every system: a fork would copy threads that hold locks.
            self._pool = ProcessPoolExecutor(size, get_context("spawn"), initializer=be_a_worker)
            self._size = size
        return self._pool

    def close(self) -> None:
        """End the processes once their work is done; later requests start new ones."""
        with self._lock:
            if self._pool is not None:
                self._pool.shutdown()
            self._pool, self._size = None, 0


def be_a_worker() -> None:
    """Ignore Ctrl-C, which is for the parent process, and end with it, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


CORES = Cores()
