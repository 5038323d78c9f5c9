"""Separate threads for replaying games, so that people who play never wait for one."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from questhall.server.live.fair_turns import FairTurns
from questhall.server.work import payer, timed

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2
THREADS = ThreadPoolExecutor(AT_ONCE, "replays")
_turns: WeakKeyDictionary[AbstractEventLoop, FairTurns] = WeakKeyDictionary()


async def in_replay_thread(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Like `asyncio.to_thread`, but queued behind other replays; addresses take turns."""
    loop = asyncio.get_running_loop()
    if loop not in _turns:
        _turns[loop] = FairTurns(AT_ONCE)
    work = timed(call)
    async with _turns[loop].turn(payer()):
        return await loop.run_in_executor(THREADS, lambda: work(*arguments, **named))
