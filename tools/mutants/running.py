"""Runs tests against mutants: each in a forked process, in which all modules are imported already."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import pytest

T = TypeVar("T")
LEAST_LIMIT = 0.5
"""Seconds of processor time that every test is given, and twenty times what it takes usually."""
TEST_LIMIT = 90
"""Seconds of processor time after which a process is ended that does not get past a test: it hangs."""
MEMORY_LIMIT = 3 << 30


class TimeUp(BaseException):
    """A test takes so much longer than usual that it hangs."""


@dataclass(frozen=True)
class Fate:
    """How a mutant ended: killed by a test, or alive."""

    is_killed: bool
    by: str
    seconds: float = 0.0


def run_all(
    tasks: Iterable[tuple[T, Callable[[], list[str]]]], jobs: int
) -> Iterator[tuple[T, list[str] | None, float]]:
    """Run each task in a process of its own, some at a time; what it returns comes back, None if it died."""
    waiting = iter(tasks)
    running: dict[int, tuple[int, T, float]] = {}
    is_more = True
    while running or is_more:
        while is_more and len(running) < jobs:
            task = next(waiting, None)
            if task is None:
                is_more = False
                break
            reader, process = _fork(task[1])
            running[reader] = (process, task[0], time.monotonic())
        if running:
            for reader in select.select(list(running), [], [])[0]:
                process, what, began = running.pop(reader)
                with os.fdopen(reader, "rb") as pipe:
                    said = pipe.read()
                os.waitpid(process, 0)
                yield what, json.loads(said) if said else None, time.monotonic() - began


def _fork(task: Callable[[], list[str]]) -> tuple[int, int]:
    reader, writer = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    process = os.fork()
    if process:
        os.close(writer)
        return reader, process
    os.close(reader)
    gc.disable()  # it would copy all the memory that the processes share
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    with contextlib.suppress(BaseException):
        os.write(writer, json.dumps(task()).encode())
    os._exit(0)


def first_failure(tests: Iterable[tuple[pytest.Item, float]]) -> str:
    """The first test that fails; nothing if all of them pass."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    return next((item.nodeid for item, usual in tests if not passes(item, usual)), "")


def passes(item: pytest.Item, usual: float) -> bool:
    def hangs(_number: int, _frame: object) -> None:
        raise TimeUp

    used = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (used + TEST_LIMIT, resource.RLIM_INFINITY))
    signal.signal(signal.SIGVTALRM, hangs)
    signal.setitimer(signal.ITIMER_VIRTUAL, LEAST_LIMIT + 20 * usual)
    try:
        _run(item)
    except pytest.skip.Exception:
        return True
    except BaseException:
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return True


def _run(item: pytest.Item) -> None:
    """Run a test without pytest's reports: tracebacks that nobody reads take longer than the tests."""
    states = item.session._setupstate
    if isinstance(item, pytest.Function):
        item._initrequest()
    try:
        states.setup(item)
        item.runtest()
    finally:
        states.teardown_exact(None)
