"""Runs a match from its first game, or from where a file left it, to its last game or to Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from questhall.arena.match import Match
from questhall.arena.results import ResultsFile
from questhall.arena.standings import Standings
from questhall.arena.table import Result, Table
from questhall.bots import make_bot
from questhall.bots.ismcts import IsmctsBot
from questhall.core.errors import UsageError
from questhall.sim.batches import Batches
from questhall.sim.interrupts import Stop
from questhall.sim.run import default_workers
from questhall.sim.workers import play_together


@dataclass(frozen=True)
class Contest:
    """What a match has come to. `before` games were in the file already."""

    match: Match
    standings: Standings
    workers: int
    seconds: float
    before: int
    is_interrupted: bool


class Played(NamedTuple):
    """A batch that is done."""

    results: list[Result]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.results)


def play_match(
    match: Match,
    workers: int = 0,
    file: Path | None = None,
    is_new: bool = False,
    on_progress: Callable[[int], None] | None = None,
) -> Contest:
    """Play all games of a match; 0 workers means one for each core, 1 stays in this process.

    With a `file` every result is kept there as soon as it is known, and the match goes on where the file
    ends; one that `is_new` must not be there yet. `on_progress` is told how many games are done. Ctrl-C
    ends the match early with what there is.
    """
    match.check()
    workers = _check_workers(match, workers)
    start = time.perf_counter()
    kept = ResultsFile(file, match, is_new=is_new) if file is not None else None
    standings = Standings(match)
    try:
        for result in kept.played() if kept is not None else ():
            standings.add(result)
        before = standings.games
        workers = max(1, min(workers, match.total - before))
        with Stop() as stop, closing(_play(match, before + 1, workers, stop)) as games:
            for result in games:
                if kept is not None:
                    kept.write(result)
                standings.add(result)
                if on_progress is not None:
                    on_progress(standings.games)
    finally:
        if kept is not None:
            kept.close()
    is_interrupted = standings.games < match.total
    return Contest(match, standings, workers, time.perf_counter() - start, before, is_interrupted)


def _check_workers(match: Match, workers: int) -> int:
    if workers < 0:
        raise UsageError(f"there cannot be {workers} workers")
    for spec in match.bots:
        bot = make_bot(spec, match.the_game(), 0)
        if isinstance(bot, IsmctsBot) and bot.budget.cores > 1:
            if workers > 1:
                raise UsageError(f"the bot {spec} thinks on several cores by itself: it needs --workers 1")
            return 1
    return workers or default_workers()


def _play(match: Match, first: int, workers: int, stop: Stop) -> Generator[Result, None, None]:
    """The games of a match in the order of their numbers."""
    if workers > 1:
        batches = Batches(match.total, first)
        yield from in_order(play_together(partial(_hire, match), batches, workers, stop), first)
    else:
        yield from _play_alone(match, first, stop)


def _play_alone(match: Match, first: int, stop: Stop) -> Generator[Result, None, None]:
    table = Table(match)
    for number in range(first, match.total + 1):
        # A game of bots that take their time is long: Ctrl-C does not wait for its end.
        result = table.play(number, lambda: stop.asked)
        if result is None:
            return
        yield result


def _hire(match: Match) -> Callable[[range], Played]:
    return partial(play_batch, Table(match))


def play_batch(table: Table, batch: range) -> Played:
    start = time.perf_counter()
    results = [result for number in batch if (result := table.play(number)) is not None]
    return Played(results, time.perf_counter() - start)


def in_order(batches: Generator[Played, None, None], following: int) -> Generator[Result, None, None]:
    """The results of batches by their numbers; those of a quick worker wait for the slow one before."""
    waiting: dict[int, Result] = {}
    with closing(batches):
        for played in batches:
            waiting.update((result.game, result) for result in played.results)
            while following in waiting:
                yield waiting.pop(following)
                following += 1
