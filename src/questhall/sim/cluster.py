"""Batches of games on the machines of a Ray cluster; what a lost machine was playing is played elsewhere."""

from __future__ import annotations

import logging
import pickle
import socket
from collections.abc import Callable, Generator
from functools import cache
from typing import Any

from questhall import __version__
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.sim.batches import Batches
from questhall.sim.interrupts import Stop
from questhall.sim.workers import Crew, Done, Hire

_LISTEN = 0.1
_LONGEST_KNOCK = 10.0
_RETRIES = 20
"""How often a batch is tried again after the machine or the process that played it was lost."""
_AHEAD = 2
"""Batches for each core, so that none waits for the next one."""


def play_on_cluster(
    address: str, hire: Hire[Done], batches: Batches, stop: Stop, crew: Crew
) -> Generator[Done, None, None]:
    """The results of all batches, as the cluster finishes them; `crew` learns how large it is."""
    import ray  # here, since few people have it

    _connect(address)
    try:
        play = ray.remote(_play).options(num_cpus=1, max_retries=_RETRIES)
        job = ray.put(pickle.dumps(hire))
        crew.size = 1
        waiting: list[Any] = []
        while not stop.is_due():
            there = cores()
            while len(waiting) < _AHEAD * there and not stop.asked and (batch := batches.take()):
                waiting.append(play.remote(job, batch, __version__))
            if not waiting:
                return
            crew.size = max(crew.size, min(there, len(waiting)))
            ready, waiting = ray.wait(waiting, timeout=_LISTEN)
            for one in ready:
                played: Done = _result(one)
                batches.learn(played)
                yield played
    finally:
        ray.shutdown()


def _connect(address: str) -> None:
    import ray

    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, OverflowError, OSError) as problem:
        reason = str(problem).strip().partition("\n")[0]
        raise UsageError(f"cannot connect to the Ray cluster at {address}: {reason}") from problem


def _knock(address: str) -> None:
    """Ray itself takes minutes to notice that nobody listens there."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), _LONGEST_KNOCK).close()


def cores() -> int:
    """How many games can be played at once, on all machines that are there now."""
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _play(job: bytes, batch: range, version: str) -> object:
    """Runs on the cluster."""
    if version != __version__:
        raise QuesthallError(f"a machine of the cluster has Questhall {__version__} instead of {version}")
    return _hired(job)(batch)


@cache
def _hired(job: bytes) -> Callable[[range], object]:
    """What plays batches, prepared once in each process of the cluster."""
    hire: Callable[[], Callable[[range], object]] = pickle.loads(job)
    return hire()


def _result(one: Any) -> Any:
    import ray

    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as problem:
        cause = problem.cause
        if isinstance(cause, QuesthallError):
            raise cause from problem
        raise QuesthallError(f"a game failed on the cluster: {type(cause).__name__}: {cause}") from problem
    except ray.exceptions.RayError as problem:
        raise QuesthallError(f"the cluster lost a batch {_RETRIES + 1} times: {problem}") from problem
