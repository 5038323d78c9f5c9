"""Runs a match from its first game, or from where a file left off, to its last game or Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from questhall.arena.match import Match
from questhall.arena.one_game import Result, Table
from questhall.arena.results import ResultsFile
from questhall.arena.standings import Standings
from questhall.bots import thinks_on_several_cores
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.sim.batches import Batches
from questhall.sim.interrupts import Stop
from questhall.sim.run import default_workers
from questhall.sim.workers import play_together


@dataclass(frozen=True)
class Contest:
    """The result of a match. `before` games were already in the file."""

    match: Match
    standings: Standings
    workers: int
    seconds: float
    before: int
    is_interrupted: bool
    problem: QuesthallError | None = None


class Played(NamedTuple):
    """A finished batch, or the part before a problem."""

    results: list[Result]
    seconds: float
    problem: QuesthallError | None = None

    @property
    def games(self) -> int:
        return len(self.results)


def play_match(
    match: Match,
    workers: int = 0,
    file: Path | None = None,
    is_new: bool = False,
    on_progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
) -> Contest:
    """Play all games of a match; 0 workers means one for each core, 1 stays in this process.

    With a `file` every result is written there at once, and the match continues where the file ends; with
    `is_new` the file must not exist yet. `on_progress` gets the number of games done. Ctrl-C ends the match
    early with the results so far; pass a `Stop` that is already entered to handle Ctrl-C for longer. A bot
    that fails also ends it early: `problem` then says how, unless not a single game was played.
    """
    match.check()
    workers = _check_workers(match, workers)
    start = time.perf_counter()
    standings = Standings(match)
    results = closing(ResultsFile(file, match, is_new=is_new)) if file is not None else nullcontext()
    with results as kept:
        for result in kept.played() if kept is not None else ():
            standings.add(result)
        before = standings.games
        workers = max(1, min(workers, match.total - before))
        with nullcontext(stop) if stop is not None else Stop() as listening:
            games = _play(match, before + 1, workers, listening)
            problem = _add_up(standings, games, kept, on_progress)
    if problem is not None and not standings.games:
        raise problem
    is_interrupted = standings.games < match.total
    return Contest(match, standings, workers, time.perf_counter() - start, before, is_interrupted, problem)


def _check_workers(match: Match, workers: int) -> int:
    """The number of processes; one if a bot uses several cores by itself."""
    if workers < 0:
        raise UsageError(f"invalid number of workers: {workers}")
    own = [name for name in match.bots if thinks_on_several_cores(name, match.the_game())]
    if own and workers > 1:
        raise UsageError(f"the bot {own[0]} uses several cores itself, so it needs --workers 1")
    return 1 if own else workers or default_workers()


def _add_up(
    standings: Standings,
    games: Generator[Result, None, None],
    kept: ResultsFile | None,
    on_progress: Callable[[int], None] | None,
) -> QuesthallError | None:
    """Add the games to the standings as they come; returns the problem, if any."""
    try:
        with closing(games):
            for result in games:
                if kept is not None:
                    kept.write(result)
                standings.add(result)
                if on_progress is not None:
                    on_progress(standings.games)
    except QuesthallError as problem:
        return problem
    return None


def _play(match: Match, first: int, workers: int, stop: Stop) -> Generator[Result, None, None]:
    """The games of a match in the order of their numbers."""
    if workers > 1:
        batches = Batches(match.total, first)
        with closing(play_together(partial(_hire, match), batches, workers, stop)) as played:
            yield from in_order(played, first, stop)
    else:
        yield from _play_alone(match, first, stop)


def _play_alone(match: Match, first: int, stop: Stop) -> Generator[Result, None, None]:
    table = Table(match, stop)
    for number in range(first, match.total + 1):
        result = None if stop.asked else table.play(number)
        if result is None:
            return
        yield result


def _hire(match: Match) -> Callable[[range], Played]:
    return partial(play_batch, Table(match))


def play_batch(table: Table, batch: range) -> Played:
    """Play some games, up to the first that fails."""
    start = time.perf_counter()
    results: list[Result] = []
    problem = None
    try:
        results.extend(result for number in batch if (result := table.play(number)) is not None)
    except QuesthallError as failure:
        problem = failure
    return Played(results, time.perf_counter() - start, problem)


def in_order(batches: Iterable[Played], following: int, stop: Stop) -> Generator[Result, None, None]:
    """The results of batches in order; those of a fast worker wait for slower ones before them.

    After a problem, games in progress are finished before it is raised.
    """
    waiting: dict[int, Result] = {}
    problem: QuesthallError | None = None
    for played in batches:
        waiting.update((result.game, result) for result in played.results)
        while following in waiting:
            yield waiting.pop(following)
            following += 1
        if played.problem is not None:
            problem = problem or played.problem
            stop.ask()
    if problem is not None:
        raise problem
