"""Runs a match from its first game, or from where a file left off, to its last game or Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from questhall.arena.match import Match
from questhall.arena.one_game import Finished, Table
from questhall.arena.results import ResultsFile
from questhall.arena.saved_match import Keeper, Played
from questhall.arena.standings import Standings
from questhall.bots import thinks_on_several_cores
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.dataset.observer import Observer
from questhall.sim.batches import Batches
from questhall.sim.interrupts import Stop
from questhall.sim.run import default_workers
from questhall.sim.workers import Crew, play_together


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


@dataclass(frozen=True)
class Job:
    """What a worker needs to know: the match, and what its games are observed for."""

    match: Match
    with_rows: bool = False
    with_decisions: bool = False

    def table(self, stop: Stop | None = None) -> Table:
        observer = Observer(self.match.the_game(), self.with_decisions) if self.with_rows else None
        return Table(self.match, stop, observer)


def play_match(
    match: Match,
    workers: int = 0,
    file: Path | None = None,
    is_new: bool = False,
    on_progress: Callable[[int], None] | None = None,
    stop: Stop | None = None,
    decisions: Path | None = None,
    cluster: str = "",
) -> Contest:
    """Play all games of a match; 0 workers means one for each core, 1 stays in this process.

    With a `file` every result is saved there, and the match continues where the file ends; with `is_new` the
    file must not exist yet. A file that ends in .parquet gets a row for every game, and `decisions` a row for
    every decision. `on_progress` gets the number of games done. Ctrl-C ends the match early with the results
    so far; pass a `Stop` that is already entered to handle Ctrl-C for longer. A bot that fails also ends it
    early: `problem` then says how, unless not a single game was played. With the address of a Ray `cluster`
    the games are played there.
    """
    match.check()
    workers = _check_workers(match, workers)
    start = time.perf_counter()
    standings = Standings(match)
    job = Job(match, file is not None and file.suffix == ".parquet", decisions is not None)
    keeper = _open(job, file, decisions, is_new=is_new) if file is not None else None
    try:
        if keeper is not None:
            keeper.recall(standings)
        before = standings.games
        crew = Crew(max(1, min(workers, match.total - before)))
        with nullcontext(stop) if stop is not None else Stop() as listening:
            games = _play(job, before + 1, crew, listening, cluster)
            problem = _add_up(standings, games, keeper, on_progress)
    except BaseException:
        if keeper is not None:
            keeper.close()
        raise
    is_interrupted = standings.games < match.total
    full = _close(keeper, not is_interrupted)
    problem = problem or full
    if problem is not None and not standings.games:
        raise problem
    return Contest(match, standings, crew.size, time.perf_counter() - start, before, is_interrupted, problem)


def _open(job: Job, file: Path, decisions: Path | None, *, is_new: bool) -> Keeper:
    if not job.with_rows:
        return ResultsFile(file, job.match, is_new=is_new)
    from questhall.arena.rows import RowsFile  # needs a library that others can do without

    return RowsFile(file, job.match, decisions, is_new=is_new)


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
    batches: Generator[Played, None, None],
    keeper: Keeper | None,
    on_progress: Callable[[int], None] | None,
) -> QuesthallError | None:
    """Add the games to the standings as they come; returns the problem, if any."""
    try:
        with closing(batches):
            for played in batches:
                if keeper is not None:
                    keeper.keep(played)
                for result in played.results:
                    standings.add(result)
                    if on_progress is not None:
                        on_progress(standings.games)
    except QuesthallError as problem:
        return problem
    return None


def _close(keeper: Keeper | None, is_complete: bool) -> QuesthallError | None:
    """Finish the file; a problem, such as a full disk, comes behind the figures."""
    if keeper is None:
        return None
    try:
        keeper.close(is_complete)
    except QuesthallError as problem:
        return problem
    return None


def _play(job: Job, first: int, crew: Crew, stop: Stop, cluster: str) -> Generator[Played, None, None]:
    """The games of a match in the order of their numbers."""
    batches = Batches(job.match.total, first)
    if cluster:
        from questhall.sim.cluster import play_on_cluster  # needs a library that others can do without

        with closing(play_on_cluster(cluster, partial(_hire, job), batches, stop, crew)) as played:
            yield from in_order(played, first, stop)
    elif crew.size > 1:
        with closing(play_together(partial(_hire, job), batches, crew.size, stop)) as played:
            yield from in_order(played, first, stop)
    else:
        yield from _play_alone(job, first, stop)


def _play_alone(job: Job, first: int, stop: Stop) -> Generator[Played, None, None]:
    """Game by game, so that each is saved as soon as it is over."""
    table = job.table(stop)
    for number in range(first, job.match.total + 1):
        if stop.asked:
            return
        played = play_batch(job, table, range(number, number + 1))
        if played.problem is not None:
            raise played.problem
        if not played.results:
            return
        yield played


def _hire(job: Job) -> Callable[[range], Played]:
    return partial(play_batch, job, job.table())


def play_batch(job: Job, table: Table, batch: range) -> Played:
    """Play some games, up to the first that fails or is abandoned."""
    start = time.perf_counter()
    finished: list[Finished] = []
    problem = None
    try:
        for number in batch:
            game = table.play(number)
            if game is None:
                break
            finished.append(game)
    except QuesthallError as failure:
        problem = failure
    rows = None
    if job.with_rows and finished:
        from questhall.arena.rows import rows_of  # needs a library that others can do without

        rows = rows_of(job.match, finished, job.with_decisions)
    return Played([game.result for game in finished], time.perf_counter() - start, problem, rows)


def in_order(batches: Iterable[Played], following: int, stop: Stop) -> Generator[Played, None, None]:
    """Batches in the order of their games; those of a fast worker wait for slower ones before them.

    After a problem, games in progress are finished before it is raised.
    """
    waiting: dict[int, Played] = {}
    problem: QuesthallError | None = None
    for played in batches:
        if played.results:
            waiting[played.results[0].game] = played
        while following in waiting:
            ready = waiting.pop(following)
            following += ready.games
            yield ready
        if played.problem is not None:
            problem = problem or played.problem
            stop.ask()
    if problem is not None:
        raise problem
