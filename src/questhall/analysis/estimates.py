"""Means of samples with their standard errors, seat by seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Shares = tuple[float, ...]
"""Each seat's chance to win, or a difference between two such chances."""

SURPRISE: Final = 0.05
"""Added to the sum of squares: a few samples that all came out alike do not prove that others would."""


@dataclass(frozen=True)
class Estimate:
    """A figure for each seat, and the standard error of each."""

    shares: Shares
    errors: Shares

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates."""
        return Estimate(less(self.shares, other.shares), both(self.errors, other.errors))

    def __add__(self, other: Estimate) -> Estimate:
        """The sum of two independent estimates."""
        return Estimate(plus(self.shares, other.shares), both(self.errors, other.errors))


def exactly(shares: Sequence[float]) -> Estimate:
    """A figure that is known.

    >>> exactly([1.0, 0.0]).errors
    (0.0, 0.0)
    """
    return Estimate(tuple(shares), (0.0,) * len(shares))


def nothing(seats: int) -> Estimate:
    return exactly([0.0] * seats)


def estimate(rows: Sequence[Shares]) -> Estimate:
    """The mean of independent samples.

    >>> estimate([(1.0, 0.0), (0.0, 1.0)]).shares
    (0.5, 0.5)
    """
    tally = Tally(len(rows[0]))
    tally.add(rows)
    return tally.estimate()


class Tally:
    """Samples that are added up and not kept: more of them can follow later.

    >>> tally = Tally(2)
    >>> tally.add([(1.0, 0.0)])
    >>> tally.add([(0.0, 1.0)])
    >>> tally.estimate().shares
    (0.5, 0.5)
    """

    def __init__(self, seats: int) -> None:
        self.count = 0
        self._sums = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, rows: Sequence[Shares]) -> None:
        self.count += len(rows)
        for seat, column in enumerate(zip(*rows, strict=True)):
            self._sums[seat] += math.fsum(column)
            self._squares[seat] += math.fsum(share * share for share in column)

    def estimate(self) -> Estimate:
        means = tuple(total / self.count for total in self._sums)
        return Estimate(means, tuple(map(self._error, means, self._squares)))

    def _error(self, mean: float, squares: float) -> float:
        if self.count < 2:
            return 1.0
        spread = max(0.0, squares - self.count * mean * mean) + SURPRISE
        return math.sqrt(spread / (self.count - 1) / self.count)


def less(one: Shares, other: Shares) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def plus(one: Shares, other: Shares) -> Shares:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def both(one: Shares, other: Shares) -> Shares:
    """The standard error of two independent figures together."""
    return tuple(math.hypot(a, b) for a, b in zip(one, other, strict=True))
