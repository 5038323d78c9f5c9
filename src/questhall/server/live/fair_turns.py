"""Fair turns at something scarce: a group with many requests waits for its own, and delays nobody else's."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairTurns:
    """At most `size` turns at a time. Groups that wait take turns, one request of each after the other."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, group: Hashable) -> AsyncIterator[None]:
        await self._take(group)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, group: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(group, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give_back()  # the turn came at that very moment
            raise

    def _give_back(self) -> None:
        """Pass a turn on to the group that has waited longest, or keep it for the next request."""
        while self._waiting:
            group, requests = next(iter(self._waiting.items()))
            first = requests.popleft()
            if requests:
                self._waiting.move_to_end(group)
            else:
                del self._waiting[group]
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
