"""Separate threads for replaying games, so that people who play never wait for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = ThreadPoolExecutor(2, "replays")


async def in_replay_thread(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Like `asyncio.to_thread`, but queued behind other replays."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, lambda: call(*arguments, **named))
