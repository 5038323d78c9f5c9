"""Worker processes: each gets batches of games and returns their results."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from questhall.core.engine.errors import QuesthallError
from questhall.sim.batches import Batches, Timed
from questhall.sim.interrupts import Stop

_LISTEN = 0.1
_LONGEST_DEATH = 60.0
"""Seconds within which a process that has hung up is gone, on a machine that is very busy."""

Done = TypeVar("Done", bound=Timed)
Hire = Callable[[], Callable[[range], Done]]
"""Called once in the worker, to which it is sent; gives the function that plays batches there."""


def work(hire: Hire[Done], line: Connection) -> None:
    """The worker's loop, until there is nobody left to send it games."""
    play_batch = hire()
    try:
        while True:
            batch: range = line.recv()
            try:
                line.send(play_batch(batch))
            except QuesthallError as problem:
                line.send(problem)
    except (EOFError, ConnectionError):
        return


class Worker(Generic[Done]):
    """A worker process, as seen by its parent."""

    def __init__(self, hire: Hire[Done]) -> None:
        # Fresh processes on every system: a fork would copy threads that hold locks.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.batch = range(0)
        self._process = context.Process(target=work, args=(hire, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, batch: range) -> None:
        self.batch = batch
        try:
            self.line.send(batch)
        except ConnectionError as problem:
            raise self._death() from problem

    def finish(self) -> Done:
        """The games of the batch; raises the error that stopped them."""
        try:
            answer: Done | QuesthallError = self.line.recv()
        except (EOFError, ConnectionError) as problem:
            raise self._death() from problem
        if isinstance(answer, QuesthallError):
            raise answer
        return answer

    def _death(self) -> QuesthallError:
        self._process.join(_LONGEST_DEATH)
        code, first, last = self._process.exitcode, self.batch.start, self.batch.stop - 1
        return QuesthallError(f"a worker died (exit code {code}) while it was playing games {first} to {last}")

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self._process.close()
        self.line.close()


@dataclass
class Crew:
    """How many games were played at once, at most."""

    size: int


def play_together(hire: Hire[Done], batches: Batches, workers: int, stop: Stop) -> Generator[Done, None, None]:
    """The results of all batches, as workers finish them."""
    crew: list[Worker[Done]] = []
    try:
        while len(crew) < workers and not stop.asked:
            # Ignored for one start at a time, so that Ctrl-C still works in between.
            with stop.deaf():
                crew.append(Worker(hire))
        yield from _keep_busy(crew, batches, stop)
    finally:
        for worker in crew:
            worker.dismiss()


def _keep_busy(crew: list[Worker[Done]], batches: Batches, stop: Stop) -> Generator[Done, None, None]:
    idle, busy = crew[:], list[Worker[Done]]()
    while not stop.is_due():
        while idle and not stop.asked and (batch := batches.take()):
            busy.append(idle.pop())
            busy[-1].begin(batch)
        if not busy:
            return
        ready = wait([worker.line for worker in busy], timeout=_LISTEN)
        for worker in [one for one in busy if one.line in ready]:
            busy.remove(worker)
            idle.append(worker)
            played = worker.finish()
            batches.learn(played)
            yield played
