"""A Parquet file that grows for hours and survives a kill.

A Parquet file is readable only when it is finished. So games go into small files of their own, in a folder
named `FILE.parts`, and become one file at the end. They arrive in the order of their numbers: what is in the
folder is always the first games of the run, and a run that was stopped continues behind them.
"""

from __future__ import annotations

import contextlib
import errno
import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.parquet as pq

from questhall.core.engine.errors import FormatError, SaveFailed, UsageError
from questhall.dataset.rows import DECISIONS, GAMES, Rows, unpacked
from questhall.dataset.same_run import check_same_run

if sys.platform != "win32":
    import fcntl

FORMAT = 1
META = b"questhall"
"""The key under which a file says which run it is from."""
SUFFIX = ".parquet"
ROWS_IN_A_GROUP = 8192
DECISIONS_IN_A_GROUP = 1 << 17
_GAMES_IN_A_PART = 4096
_SECONDS = 10.0
"""What a kill loses at most, with slow games."""


def check_name(path: Path) -> None:
    if path.suffix != SUFFIX:
        raise UsageError(f"{path} does not end in {SUFFIX}")


class Output:
    """The file with a row for each game, and optionally one with a row for each decision."""

    def __init__(
        self, path: Path, about: dict[str, object], decisions: Path | None = None, *, is_new: bool
    ) -> None:
        """`about` says which run it is; another one cannot be continued."""
        self.path = path
        self.decisions = decisions
        self.about = {"format": FORMAT, **about, "decisions": decisions is not None}
        self.parts = _parts_of(path)
        self._waiting: list[Rows] = []
        self._count = 0
        self._next = 1
        self._written = time.monotonic()
        self._lock: IO[str] | None = None
        self._is_finished = False
        """Whether the file is complete and nothing has been added to it."""
        if decisions is not None and decisions.resolve() == path.resolve():
            raise UsageError(f"games and decisions cannot both be written to {path}; name two files")
        for target in (path, decisions) if decisions is not None else (path,):
            check_name(target)
            if is_new and (target.exists() or self.parts.exists()):
                raise SaveFailed(f"{target} already exists and is not overwritten; continue it with --resume")
        with _failing(path):
            if is_new:
                self._begin()
            else:
                self._continue()

    @staticmethod
    def is_begun(path: Path) -> bool:
        """Whether there is a file to continue, finished or not."""
        return path.exists() or _parts_of(path).exists()

    def _begin(self) -> None:
        if self.decisions is not None:
            with open(self.decisions, "ab"):  # nobody should play for hours and find that it cannot be written
                pass
            self.decisions.unlink()
        self._make_parts()

    def _make_parts(self) -> None:
        self.parts.mkdir()
        try:
            (self.parts / "run.json").write_text(json.dumps(self.about), encoding="utf-8")
        except OSError:
            shutil.rmtree(self.parts)
            raise
        self._take_lock()

    def _continue(self) -> None:
        if self.path.exists() and not self.parts.exists():
            self._compare(read_about(self.path))
            self._is_finished = True
            self._next = pq.read_metadata(self.path).num_rows + 1
            return
        if not self.parts.is_dir():
            raise SaveFailed(f"there is nothing to continue: {self.path} does not exist")
        self._take_lock()
        self._compare(self._read_about())
        for leftover in self.parts.glob("*.part"):
            leftover.unlink()
        for part in self._game_parts():
            first, last = _bounds(part)
            if first != self._next:
                raise FormatError(f"{self.parts} is damaged: there is no game {self._next}")
            self._next = last + 1

    def _reopen(self) -> None:
        """A finished file becomes the first part of a longer run."""
        self._make_parts()
        last = self._next - 1
        if self.decisions is not None:
            _move(self.decisions, self.parts / _name("decisions", 1, last))
        self.path.rename(self.parts / _name("games", 1, last))
        self._is_finished = False

    def _read_about(self) -> dict[str, object]:
        try:
            about = json.loads((self.parts / "run.json").read_text(encoding="utf-8"))
            assert isinstance(about, dict)
        except (ValueError, AssertionError) as problem:
            raise FormatError(f"{self.parts} does not belong to a run of Questhall") from problem
        return about

    def _compare(self, found: dict[str, object]) -> None:
        check_same_run(self.path, found, self.about)

    def _take_lock(self) -> None:
        """Two programs must not continue the same run."""
        if sys.platform == "win32":
            return
        self._lock = open(self.parts / "run.json", encoding="utf-8")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            self._lock.close()
            raise SaveFailed(f"cannot write {self.path}: another program is writing to it") from problem

    @property
    def games(self) -> int:
        """How many games are there, those waiting to be written included."""
        return self._next - 1 + self._count

    def kept(self) -> Iterator[pa.RecordBatch]:
        """The games that were already there, without what they used."""
        columns = [name for name in GAMES.names if name != "uses"]
        for part in [self.path] if self._is_finished else self._game_parts():
            with pq.ParquetFile(part) as file:
                yield from file.iter_batches(columns=columns)

    def add(self, rows: Rows, games: int) -> None:
        """The next games."""
        if self._is_finished:
            with _failing(self.path):
                self._reopen()
        self._waiting.append(rows)
        self._count += games
        if self._count >= _GAMES_IN_A_PART or time.monotonic() - self._written > _SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting: decisions first, for the games say what is complete."""
        if not self._count:
            return
        first, last = self._next, self._next + self._count - 1
        with _failing(self.path):
            if self.decisions is not None:
                tables = [unpacked(rows.decisions) for rows in self._waiting]
                self._write_part("decisions", first, last, pa.concat_tables(tables))
            tables = [unpacked(rows.games) for rows in self._waiting]
            self._write_part("games", first, last, pa.concat_tables(tables))
        self._next = last + 1
        self._waiting.clear()
        self._count = 0
        self._written = time.monotonic()

    def _write_part(self, kind: str, first: int, last: int, table: pa.Table) -> None:
        path = self.parts / _name(kind, first, last)
        unfinished = path.with_suffix(".part")
        try:
            pq.write_table(table, unfinished)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        unfinished.rename(path)

    def finish(self) -> None:
        """Make one file of all parts. Its groups of rows do not depend on how the parts were cut."""
        if self._is_finished:
            return
        self.flush()
        if self.decisions is not None:
            parts = [self.parts / _name("decisions", *_bounds(part)) for part in self._game_parts()]
            with _failing(self.decisions):
                self._join(parts, self.decisions, DECISIONS, DECISIONS_IN_A_GROUP)
        with _failing(self.path):
            self._join(self._game_parts(), self.path, GAMES, ROWS_IN_A_GROUP)
        self.close()
        shutil.rmtree(self.parts)

    def _join(self, parts: list[Path], target: Path, schema: pa.Schema, group: int) -> None:
        unfinished = self.parts / f"{target.name}.part"
        described = schema.with_metadata({META: json.dumps(self.about).encode()})
        try:
            with pq.ParquetWriter(unfinished, described) as writer:
                for batch in regrouped(parts, group):
                    writer.write_table(batch.replace_schema_metadata(described.metadata), group)
            _move(unfinished, target)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise

    def _game_parts(self) -> list[Path]:
        return sorted(self.parts.glob(f"games-*{SUFFIX}"))

    def close(self) -> None:
        """Leave the parts for a later run; without any there is nothing to continue."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def abandon(self) -> None:
        """The run is over too early. What is complete stays to be continued."""
        with contextlib.suppress(SaveFailed):
            self.flush()
        self.close()
        if not self._is_finished and not self._game_parts():
            self.discard()

    def discard(self) -> None:
        """Leave nothing behind."""
        self.close()
        shutil.rmtree(self.parts, ignore_errors=True)


def regrouped(parts: list[Path], group: int) -> Iterator[pa.Table]:
    """The rows of several files in groups of equal size, reading little at a time."""
    waiting: list[pa.Table] = []
    count = 0
    for part in parts:
        with pq.ParquetFile(part) as file:
            for batch in file.iter_batches(batch_size=group):
                waiting.append(pa.Table.from_batches([batch]))
                count += batch.num_rows
                while count >= group:
                    every = pa.concat_tables(waiting)
                    yield every.slice(0, group)
                    waiting = [every.slice(group)]
                    count -= group
    if count:
        yield pa.concat_tables(waiting)


def _move(path: Path, target: Path) -> None:
    """Rename a file. If that would lead to another disk, it is copied first: nobody finds half of it there."""
    try:
        path.rename(target)
        return
    except OSError as problem:
        if problem.errno != errno.EXDEV:
            raise
    copied = target.with_name(f"{target.name}.part")
    try:
        shutil.copyfile(path, copied)
        copied.rename(target)
    except OSError:
        copied.unlink(missing_ok=True)
        raise
    path.unlink()


def read_about(path: Path) -> dict[str, Any]:
    """Which run a finished file is from."""
    try:
        meta = pq.read_schema(path).metadata or {}
        about: dict[str, Any] = json.loads(meta[META])
    except FileNotFoundError as problem:
        raise FormatError(f"file not found: {path}") from problem
    except OSError as problem:
        raise FormatError(f"cannot read {path}: {problem.strerror or problem}") from problem
    except (pa.ArrowInvalid, KeyError, ValueError) as problem:
        raise FormatError(f"{path} is not a Parquet file written by Questhall") from problem
    if not isinstance(about.get("format"), int) or about["format"] > FORMAT:
        raise FormatError(f"{path} was written by a newer version of Questhall")
    return about


def _parts_of(path: Path) -> Path:
    return path.with_name(path.name + ".parts")


def _name(kind: str, first: int, last: int) -> str:
    return f"{kind}-{first:013}-{last:013}{SUFFIX}"


def _bounds(part: Path) -> tuple[int, int]:
    _, first, last = part.stem.split("-")
    return int(first), int(last)


@contextlib.contextmanager
def _failing(path: Path) -> Iterator[None]:
    """A disk that is full or cannot be written to is a sentence, not a traceback."""
    try:
        yield
    except OSError as problem:
        raise SaveFailed(f"cannot write {path}: {problem.strerror or problem}") from problem
