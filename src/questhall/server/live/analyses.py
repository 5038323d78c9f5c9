"""Analyses of finished games: made on request, one at a time, in a process of their own, and then stored.

Bots and people never wait for one. An analysis that nobody asks about any more is stopped. A game keeps one
analysis: a thorough one takes the place of a quick one, and also serves requests for a quick one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import dataclass
from subprocess import PIPE

import msgspec

from questhall.analysis import QUICK, THOROUGH
from questhall.analysis.report import FORMAT, Report, decode
from questhall.core.interface.game import Game
from questhall.server.live.fair_turns import FairTurns
from questhall.server.storage.store import Store

LOGGER = logging.getLogger("questhall.server")
WORKER = "questhall.analysis.worker"
LONGEST_LINE = 64 * 1024 * 1024
"""A report is one line: those of the longest games have tens of thousands of choices."""
PATIENCE_SECONDS = 20.0
"""An analysis that nobody has asked about for this long is stopped."""
LONGEST_SECONDS = 1800.0
"""An analysis that takes longer is stopped, however often somebody asks: others wait for their turn."""
LEAST_SHARE = 0.03
"""Of an analysis, after which the time that it still takes can be told."""


@dataclass
class Job:
    """An analysis that waits for its turn, is being made, or has failed."""

    wanted_until: float
    share: float = 0.0
    started: float = 0.0
    is_running: bool = False
    is_needless: bool = False
    """A more thorough one was made while this one waited."""
    problem: str = ""
    """Why there will be no analysis."""

    def seconds_left(self) -> float | None:
        """How long it will still take, by how far it has come; None while that cannot be told."""
        if not self.is_running or self.share < LEAST_SHARE:
            return None
        return (_now() - self.started) * (1 - self.share) / self.share


class Analyses:
    def __init__(self, store: Store, at_once: int = 1) -> None:
        self._store = store
        self._turns = FairTurns(at_once)
        self._jobs: dict[tuple[str, str], Job] = {}
        """By the game's id and the name of the setting."""
        self._tasks: set[asyncio.Task[None]] = set()

    def stored(self, replay_id: str, game: Game, setting: str = QUICK.name) -> Report | None:
        """The stored analysis of a game, unless it is less thorough than wanted or was made by an older version
        of the program or of the rules."""
        data = self._store.analysis(replay_id)
        if data is None:
            return None
        try:
            report = decode(data)
        except msgspec.DecodeError:
            return None
        if (report.format, report.rules) != (FORMAT, game.rules_version):
            return None
        return report if setting != THOROUGH.name or report.setting == THOROUGH.name else None

    def job(self, replay_id: str, setting: str = QUICK.name) -> Job | None:
        """How far an analysis is; asking keeps it going. One that has failed is told once."""
        job = self._jobs.get((replay_id, setting))
        if job is not None:
            job.wanted_until = _now() + PATIENCE_SECONDS
            if job.problem:
                del self._jobs[replay_id, setting]
        return job

    def start(self, replay_id: str, data: bytes, group: str, setting: str = QUICK.name) -> Job:
        """Begin to analyse a record, unless that is being done; groups take turns."""
        job = self.job(replay_id, setting)
        self._forget_failures()
        if job is None or job.problem:
            job = self._jobs[replay_id, setting] = Job(_now() + PATIENCE_SECONDS)
            task = asyncio.create_task(self._run(replay_id, setting, job, data, group))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job

    def _forget_failures(self) -> None:
        """Nobody may ever ask again for an analysis that has failed."""
        for name, job in list(self._jobs.items()):
            if job.problem and _now() > job.wanted_until:
                del self._jobs[name]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, replay_id: str, setting: str, job: Job, data: bytes, group: str) -> None:
        try:
            async with self._turns.turn(group):
                job.is_running = True
                job.started = _now()
                async with asyncio.timeout(LONGEST_SECONDS):
                    report = await self._analyse(setting, job, data)
                if report is not None:
                    await asyncio.wrap_future(self._store.keep_analysis(replay_id, report))
                    self._drop_quick_ones(replay_id, setting)
        except TimeoutError:
            job.problem = "it takes too long"
        except Exception:
            LOGGER.exception("a game could not be analysed")
            job.problem = "failed"
        finally:
            if not job.problem:
                self._jobs.pop((replay_id, setting), None)

    def _drop_quick_ones(self, replay_id: str, made: str) -> None:
        """A quick analysis that still waits must not take the place of a thorough one."""
        waiting = self._jobs.get((replay_id, QUICK.name))
        if made == THOROUGH.name and waiting is not None:
            waiting.is_needless = True

    async def _analyse(self, setting: str, job: Job, data: bytes) -> bytes | None:
        """The report; None if nobody wants it any more, or if there is none."""
        if job.is_needless or _now() > job.wanted_until:
            return None
        words = [sys.executable, "-m", WORKER, setting]
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(data)
            process.stdin.close()
            while line := await process.stdout.readline():
                if line.startswith(b"{"):
                    return line
                said = msgspec.json.decode(line, type=float | str)
                if isinstance(said, str):
                    job.problem = said
                    return None
                job.share = said
                if _now() > job.wanted_until:
                    return None
            raise RuntimeError(f"{WORKER} ended without a report")
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


def _now() -> float:
    return asyncio.get_running_loop().time()
