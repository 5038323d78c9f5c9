"""Group commit: one thread writes for all tables, one transaction at a time.

Callers are told once their write is durable. While one group is being written, the next one gathers: waiting
for the disk happens once per group, not once per choice.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

from questhall.core.engine.errors import SaveFailed
from questhall.server.measures import COMMITS, FAILED_WRITES, WRITES

T = TypeVar("T")
Values = dict[str, Any]

LARGEST_GROUP = 200
SLOW_SECONDS = 5.0
"""A failure that takes so long is the database's: it is locked, or does not answer. Trying the others one by
one would keep them, and all that come after them, waiting as long for each."""


class Group:
    """One transaction. Writes that need no answer are collected and sent together at its end, kind by kind:
    every round trip to an external database costs time, however small."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._later: dict[Executable, list[Values]] = {}

    def later(self, statement: Executable, *values: Values) -> None:
        self._later.setdefault(statement, []).extend(values)

    def finish(self) -> None:
        for statement, values in self._later.items():
            self.connection.execute(statement, values)


Job = Callable[[Group], Any]
"""What is to be written. It may be run again if the group it was in failed."""


class Writer:
    """The only writer. It writes in the order of table ids, so that two servers never deadlock."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[tuple[str, Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def write(self, table: str, job: Callable[[Group], T]) -> Future[T]:
        """Schedule a job; the future resolves once it is durable, or has failed and left nothing behind."""
        future: Future[T] = Future()
        self._queue.put((table, job, future))
        return future

    def close(self) -> None:
        """Write what is queued, then end."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            group, is_last = self._gather(first)
            # From here on it cannot be cancelled: it is written whether or not anybody still waits.
            wanted = [entry for entry in group if entry[2].set_running_or_notify_cancel()]
            if wanted:
                self._write_group(wanted)
            if is_last:
                return

    def _gather(self, first: tuple[str, Job, Future[Any]]) -> tuple[list[tuple[str, Job, Future[Any]]], bool]:
        """Everything queued by now, and whether to end."""
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                return group, True
            group.append(waiting)
        return group, False

    def _write_group(self, group: list[tuple[str, Job, Future[Any]]]) -> None:
        group.sort(key=lambda entry: entry[0])
        try:
            with COMMITS.timed(), self._engine.begin() as connection:
                transaction = Group(connection)
                results = [job(transaction) for _, job, _ in group]
                transaction.finish()
        except Exception as problem:
            if len(group) == 1:
                FAILED_WRITES.count()
                _fail(group[0][2], problem)
                return
            # One job is at fault; the others must not fail with it.
            for n, entry in enumerate(group):
                began = time.monotonic()
                self._write_group([entry])
                if entry[2].exception() is not None and time.monotonic() - began > SLOW_SECONDS:
                    _fail_all(group[n + 1 :], problem)
                    return
            return
        WRITES.count(by=len(group))
        for (_, _, future), result in zip(group, results, strict=True):
            future.set_result(result)


def _fail_all(group: list[tuple[str, Job, Future[Any]]], problem: Exception) -> None:
    for _, _, future in group:
        FAILED_WRITES.count()
        _fail(future, problem)


def _fail(future: Future[Any], problem: Exception) -> None:
    if isinstance(problem, SQLAlchemyError):
        reason = str(problem).partition("\n")[0]
        future.set_exception(SaveFailed(f"the database refused it: {reason}"))
    else:
        future.set_exception(problem)
