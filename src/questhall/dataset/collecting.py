"""Rows from the records of games that were played before, by people or by bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from questhall import __version__
from questhall.core.engine.errors import FormatError, UsageError
from questhall.core.interface.decision import find_option
from questhall.core.interface.game import Game
from questhall.core.records.record import Choice, Header, read_header
from questhall.core.records.replay import Replay
from questhall.dataset.observer import Observer
from questhall.dataset.output import Output
from questhall.dataset.rows import Row, batch_of
from questhall.dataset.same_run import check_named_once
from questhall.games import find_game

UNKNOWN = "unknown"
"""Who played, where a record does not say."""


def header_of(path: Path) -> Header:
    try:
        return read_header(path.read_bytes(), str(path))
    except OSError as problem:
        raise FormatError(f"cannot read {path}: {problem.strerror}") from problem


def game_of(paths: Iterable[Path]) -> Game:
    """The one game that all records are of."""
    games = {path: header_of(path).game for path in paths}
    if len({*games.values()}) > 1:
        first, *others = games
        other = next(path for path in others if games[path] != games[first])
        told = f"{first} is a game of {games[first]}, {other} one of {games[other]}"
        raise UsageError(f"{told}; collect the records of one game at a time")
    return find_game(next(iter(games.values())))


def rows_of(game: Game, paths: Iterable[Path], with_decisions: bool) -> Iterator[Row]:
    """A row for each record, in this order; choices that were undone do not count."""
    observer = Observer(game, with_decisions)
    for number, path in enumerate(paths, start=1):
        yield _row(game, number, path, observer)


def _row(game: Game, number: int, path: Path, observer: Observer) -> Row:
    replay = Replay(game, path.read_bytes(), str(path))
    observer.begin()
    real = made = 0
    state = replay.moment(0).state
    observer.note(replay.moment(0).events)
    for step in replay.steps[1:]:
        before = replay.before(step.number)
        if before is None or not isinstance(step.what, Choice) or replay.is_undone(step):
            continue
        real += before.option_count > 1
        made += 1
        index = find_option(before, step.what.key)
        observer.note_decision(before, game.answerer(before), index)
        moment = replay.moment(step.number)
        observer.note(moment.events)
        state = moment.state
    header = replay.header
    return Row(
        number,
        int(header.seed) if header.generator == "fast" else None,
        header.players or [UNKNOWN] * len(header.seats),
        header.variants,
        real,
        made - real,
        getattr(state, "turns", None),
        state.ending,
        state.winners,
        observer.observation(state),
    )


def collect(paths: list[Path], output: Path, decisions: Path | None) -> int:
    """Write the games of these records to a new Parquet file; how many they are."""
    check_named_once(paths)
    game = game_of(paths)
    about: dict[str, object] = {"command": "collect", "version": __version__, "game": game.id}
    kept = Output(output, about, decisions, is_new=True)
    try:
        for row in rows_of(game, paths, decisions is not None):
            kept.add(batch_of(game, [row], decisions is not None), 1)
        kept.finish()
    except BaseException:
        kept.discard()
        raise
    return len(paths)
