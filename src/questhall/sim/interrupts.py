"""Ctrl-C asks a simulation to come to an end; it never tears a sum apart."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Self


class Stop:
    """While this is entered the first Ctrl-C sets `asked`, the second interrupts as usual."""

    def __init__(self) -> None:
        self.asked = False
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

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """Ctrl-C does nothing, and processes started meanwhile never hear it: they are told by us."""
        if not self._is_listening:
            yield
            return
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self._hear)
