"""Saves a match while it is under way, so that it can be continued after a kill."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from questhall.arena.one_game import Result
from questhall.arena.standings import Standings
from questhall.core.engine.errors import QuesthallError

if TYPE_CHECKING:
    from questhall.dataset.rows import Rows


class Played(NamedTuple):
    """A finished batch, or the part before a problem."""

    results: list[Result]
    seconds: float
    problem: QuesthallError | None = None
    rows: Rows | None = None

    @property
    def games(self) -> int:
        return len(self.results)


class Keeper(ABC):
    """Gets the games of a match in the order of their numbers."""

    @abstractmethod
    def recall(self, standings: Standings) -> None:
        """Add the games that an earlier run has left: the first ones of the match."""

    @abstractmethod
    def keep(self, played: Played) -> None:
        """The next games."""

    @abstractmethod
    def close(self, is_complete: bool = False) -> None:
        """All games are there, or the rest will be played another time."""
