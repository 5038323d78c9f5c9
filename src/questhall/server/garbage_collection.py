"""When Python's cyclic garbage collector runs.

By default it scans new objects whenever there are many, and from time to time everything that all tables
hold: with a thousand tables that is a quarter of all work, and a pause of a second for everybody. Hardly
anything here is ever part of a garbage cycle. So objects that have survived for a moment are frozen, which
costs nothing, and full collections are so rare that people do not notice them.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

MANY_NEW = 50_000
"""This many new objects within a moment trigger a collection at once: some client creates a lot of garbage."""
MOMENT_SECONDS = 2.0
LEAST_SECONDS = 300.0
SHARE_OF_TIME = 0.001
"""Full collections take at most this share of the time."""


class Collector:
    """Decides when to run a full collection."""

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
    """Collect rarely while an event loop runs here; afterwards restore the previous settings."""
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
