"""Compiles the rules in the background of a server that has started on interpreted ones.

When it is done, bots move to new processes that run on the compiled rules; the server itself uses them from its
next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable
from typing import Any

from questhall import build_kind
from questhall.compiling.progress import Stage

LOGGER = logging.getLogger("questhall.server")
COMMAND = (sys.executable, "-m", "questhall.compiling", "--behind", "--get-tools")

Show = Callable[[Stage | None, str], None]
"""Called with the build's progress; at the end with None, and with the reason if the build failed."""


class BackgroundBuild:
    """One build and its progress. `finished` is called when the compiled rules are ready."""

    def __init__(self, finished: Callable[[], None], show: Show, command: tuple[str, ...] = COMMAND) -> None:
        self._finished = finished
        self._show = show
        self._command = command
        self._task: asyncio.Task[None] | None = None
        self.stage: Stage | None = None
        self.is_compiled = build_kind() == "compiled"
        """Whether bots think on compiled rules."""

    def start(self) -> None:
        if not self.is_compiled:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the build; what it has compiled so far is kept for the next one."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        why = "it was killed"
        try:
            async for line in process.stdout:
                told: dict[str, Any] = json.loads(line)
                if "step" in told:
                    self.stage = Stage(**told)
                    self._show(self.stage, "")
                elif "failed" in told:
                    why = told["failed"]
                else:
                    why = ""
        finally:
            self.stage = None
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
        if not why:
            self.is_compiled = True
            self._finished()
        self._show(None, why)
