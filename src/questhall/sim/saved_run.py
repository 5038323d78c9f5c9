"""Saves a run while it is under way, so that it can be continued after a kill."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from questhall.core.engine.errors import FormatError, SaveFailed, UsageError
from questhall.core.engine.state import ONGOING
from questhall.core.records.atomic_write import write_whole
from questhall.dataset.same_run import check_same_run
from questhall.sim.batches import Played
from questhall.sim.one_game import Outcome
from questhall.sim.plan import Plan
from questhall.sim.summary import Summary

if TYPE_CHECKING:
    from questhall.dataset.output import Output

_SECONDS = 2.0
_SUMS = ("games", "real", "forced", "capped")
_COUNTS = ("lengths", "turns", "endings", "winners")


class Keeper(ABC):
    """Gets the games of a run in the order of their numbers."""

    @abstractmethod
    def summary(self) -> Summary:
        """The games that an earlier run has left: the first ones of the plan."""

    @abstractmethod
    def keep(self, played: Played) -> None:
        """The next games."""

    @abstractmethod
    def close(self, is_complete: bool) -> None:
        """All games are there, or the rest will be played another time."""


class RowKeeper(Keeper):
    """A row for every game in a Parquet file."""

    def __init__(self, plan: Plan, output: Output) -> None:
        self.plan = plan
        self.output = output
        if output.games > plan.games:
            output.close()
            raise UsageError(f"{output.path} already holds {output.games} games, more than {plan.games}")

    def summary(self) -> Summary:
        endings = {name: number for number, name in self.plan.the_game().endings.items()}
        total = Summary()
        for batch in self.output.kept():
            for row in batch.to_pylist():
                real = row["real_decisions"]
                winners = sum(1 << seat for seat in row["winners"])
                ending = ONGOING if row["ending"] is None else endings[row["ending"]]
                total.add(Outcome(real, row["decisions"] - real, ending, winners, row["turns"]))
        return total

    def keep(self, played: Played) -> None:
        if played.rows is not None and played.games:
            self.output.add(played.rows, played.games)

    def close(self, is_complete: bool) -> None:
        if is_complete:
            self.output.finish()
        else:
            self.output.abandon()


class FigureKeeper(Keeper):
    """Only the sums, in a small JSON file that is replaced as a whole every few seconds."""

    def __init__(self, plan: Plan, path: Path, *, is_new: bool) -> None:
        self.plan = plan
        self.path = path
        self._total = Summary()
        self._written = time.monotonic()
        if is_new and path.exists():
            raise SaveFailed(f"{path} already exists and is not overwritten; continue it with --resume")
        if is_new:
            self._write()
        else:
            self._total = self._read()

    def _read(self) -> Summary:
        try:
            found: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
            about, sums = found["run"], found["sums"]
            total = Summary()
            for name in _SUMS:
                setattr(total, name, int(sums[name]))
            for name in _COUNTS:
                getattr(total, name).update({int(value): int(times) for value, times in sums[name].items()})
        except OSError as problem:
            raise SaveFailed(f"cannot continue {self.path}: {problem.strerror}") from problem
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise FormatError(f"{self.path} does not hold a run of questhall sim") from problem
        check_same_run(self.path, about, self.plan.about())
        if total.games > self.plan.games:
            raise UsageError(f"{self.path} already holds {total.games} games, more than {self.plan.games}")
        return total

    def summary(self) -> Summary:
        total = Summary()
        total.merge(self._total)
        return total

    def keep(self, played: Played) -> None:
        self._total.merge(played.summary)
        if time.monotonic() - self._written > _SECONDS:
            self._write()

    def close(self, is_complete: bool) -> None:
        self._write()

    def _write(self) -> None:
        sums = {name: getattr(self._total, name) for name in (*_SUMS, *_COUNTS)}
        write_whole(self.path, json.dumps({"run": self.plan.about(), "sums": sums}).encode())
        self._written = time.monotonic()
