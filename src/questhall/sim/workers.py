"""Worker processes: each is sent batches of games and answers with their summary."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator
from multiprocessing.connection import Connection, wait

from questhall.core.errors import QuesthallError
from questhall.sim.batches import Batches, Played, play_batch
from questhall.sim.interrupts import Stop
from questhall.sim.plan import Plan
from questhall.sim.play import Player

_LISTEN = 0.1
_GRACE = 5.0
"""Seconds that workers have to finish their batches once Ctrl-C was pressed."""


def work(plan: Plan, line: Connection) -> None:
    """What a worker does until nobody is left to send it games."""
    player = Player(plan)
    try:
        while True:
            batch: range = line.recv()
            try:
                line.send(play_batch(player, batch))
            except QuesthallError as problem:
                line.send(problem)
    except (EOFError, ConnectionError):
        return


class Worker:
    """A worker process as seen by the one who sends the batches."""

    def __init__(self, plan: Plan) -> None:
        # Fresh processes on every system: a fork would copy threads that hold locks.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.batch = range(0)
        self._process = context.Process(target=work, args=(plan, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, batch: range) -> None:
        self.batch = batch
        try:
            self.line.send(batch)
        except ConnectionError as problem:
            raise self._death() from problem

    def finish(self) -> Played:
        """The games of the batch; raises the error that stopped them."""
        try:
            answer: Played | QuesthallError = self.line.recv()
        except (EOFError, ConnectionError) as problem:
            raise self._death() from problem
        if isinstance(answer, QuesthallError):
            raise answer
        return answer

    def _death(self) -> QuesthallError:
        self._process.join(5)
        code, first, last = self._process.exitcode, self.batch.start, self.batch.stop - 1
        return QuesthallError(f"a worker died (exit code {code}) while it was playing games {first} to {last}")

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self._process.close()
        self.line.close()


def play_together(plan: Plan, workers: int, stop: Stop) -> Generator[Played, None, None]:
    """All batches, as the workers finish them."""
    crew: list[Worker] = []
    try:
        with stop.deaf():
            crew.extend(Worker(plan) for _ in range(workers))
        yield from _keep_busy(crew, Batches(plan.games), stop)
    finally:
        for worker in crew:
            worker.dismiss()


def _keep_busy(crew: list[Worker], batches: Batches, stop: Stop) -> Generator[Played, None, None]:
    idle, busy = crew[:], list[Worker]()
    patience = _GRACE
    while patience > 0:
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
        if stop.asked and not ready:
            patience -= _LISTEN
