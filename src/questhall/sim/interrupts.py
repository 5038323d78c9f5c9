"""Ctrl-C asks a run to stop; it never corrupts the results, however often it is pressed."""

from __future__ import annotations

import math
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Self

_GRACE = 5.0
"""Seconds that games have to come to their end once Ctrl-C was pressed."""


class Stop:
    """While entered, Ctrl-C sets `asked`; pressed again, games in progress are no longer waited for."""

    def __init__(self) -> None:
        self.asked = False
        self._deadline = math.inf
        self._is_breakable = False
        self._is_listening = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Self:
        if self._is_listening:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_listening:
            signal.signal(signal.SIGINT, self._before)

    def ask(self) -> None:
        """Start nothing new, and give games in progress a few seconds."""
        if not self.asked:
            self._deadline = time.monotonic() + _GRACE
            self.asked = True

    def is_due(self) -> bool:
        """Whether to abandon games in progress."""
        return time.monotonic() >= self._deadline

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        if not self.asked:
            self.ask()
            return
        self._deadline = -math.inf
        if self._is_breakable:
            raise KeyboardInterrupt

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """In this block a second Ctrl-C raises `KeyboardInterrupt`, because a bot may think for a long time."""
        self._is_breakable = True
        try:
            yield
        finally:
            self._is_breakable = False

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """Ignore Ctrl-C, also in processes started in this block, which we stop ourselves."""
        if not self._is_listening:
            yield
            return
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self._hear)
