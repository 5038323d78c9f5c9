"""When Python looks for objects that refer to each other in a ring and that nobody else has kept.

By itself it looks at all that is new whenever there is much of it, and every so often at everything that all
tables hold: at a thousand tables a fourth of all work, and a second in which everybody waits. Hardly anything
here is forgotten in a ring. So what has lived for a moment is put out of sight, which costs nothing, and all of
it is looked at so seldom that people do not notice.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

MANY_NEW = 50_000
"""So many new objects within a moment are looked at at once: somebody makes the server forget a lot."""
MOMENT_SECONDS = 2.0
LEAST_SECONDS = 300.0
SHARE_OF_TIME = 0.001
"""Looking at everything takes no more than this share of the time."""


class Collector:
    """Decides at every moment whether to look at everything."""

    def __init__(self) -> None:
        self._due = time.monotonic() + LEAST_SECONDS

    def pass_moment(self) -> None:
        if time.monotonic() >= self._due:
            self.look_at_everything()
        gc.freeze()

    def look_at_everything(self) -> None:
        begun = time.monotonic()
        gc.unfreeze()
        gc.collect()
        ended = time.monotonic()
        self._due = ended + max(LEAST_SECONDS, (ended - begun) / SHARE_OF_TIME)


@contextmanager
def collected_seldom() -> Iterator[None]:
    """Look seldom while an event loop runs here; afterwards everything is as it was."""
    before = gc.get_threshold()
    gc.set_threshold(MANY_NEW, *before[1:])
    task = asyncio.create_task(_collect())
    try:
        yield
    finally:
        task.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)


async def _collect() -> None:
    collector = Collector()
    while True:
        await asyncio.sleep(MOMENT_SECONDS)
        collector.pass_moment()
