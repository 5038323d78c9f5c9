"""Keys for an application that runs without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

from textual.app import App
from textual.events import Callback, Key, Timer
from textual.message import Message
from textual.pilot import Pilot
from textual.screen import ModalScreen

WAIT_SECONDS = 300.0
"""No test waits that long: it ends one that hangs, however busy the machine is."""
SMALL, LARGE = (80, 24), (120, 40)
QUIET_PASSES = 3
"""Once every widget has been asked so often and nothing came of it, no message is under way any more."""
NAMES = {" ": "space", "?": "question_mark", ":": "colon"}


class Keyboard:
    """Whatever a key leads to has happened before the next one is pressed.

    Textual's own way to press keys waits until the process seems to be idle, and so it seems whenever other
    programs have the processor.
    """

    pilot: Pilot[Any]

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._messages = 0

    @asynccontextmanager
    async def plugged_in(self, size: tuple[int, int] = SMALL) -> AsyncIterator[Self]:
        """Run the application in a window of this size."""
        async with self._app.run_test(size=size, message_hook=self._note) as self.pilot:
            await self.settle()
            yield self

    def _note(self, message: Message) -> None:
        """Clocks tick all the time, and waiting sends callbacks; everything else leads somewhere."""
        self._messages += not isinstance(message, Callback | Timer)

    async def settle(self) -> None:
        """Wait until every message has had its effect, and the screen shows it."""
        quiet = 0
        async with asyncio.timeout(WAIT_SECONDS):
            while quiet < QUIET_PASSES:
                before = self._messages
                await self._app.animator.wait_until_complete()
                await self.pilot.pause(0)
                quiet = quiet + 1 if self._messages == before else 0

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true, however long other threads take."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not condition():
                await self.pilot.pause(0.001)
        await self.settle()

    async def press(self, *keys: str) -> None:
        for key in keys:
            self._app.post_message(Key(NAMES.get(key, key), key if len(key) == 1 else None))
            await self.settle()

    async def click(self, selector: str, offset: tuple[int, int]) -> None:
        await self.pilot.click(selector, offset=offset)
        await self.settle()

    async def resize(self, size: tuple[int, int]) -> None:
        """On a busy machine the screen is laid out anew only when the table looks at its size the next time."""
        await self.pilot.resize_terminal(*size)
        await self.until(lambda: self._app.screen.region.size == size)

    def text(self) -> str:
        """What is on the screen, line by line."""
        strips = self._app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def text_on_top(self) -> str:
        """The same without what is below an open page: Textual updates that when it finds the time."""
        if not isinstance(self._app.screen, ModalScreen):
            return self.text()
        frame = self._app.screen.children[0].region
        strips = self._app.screen._compositor.render_strips()[frame.y : frame.bottom]
        cut = [strip.crop(frame.x, frame.right) for strip in strips]
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in cut)
