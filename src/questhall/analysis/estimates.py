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
    means = mean(rows)
    if len(rows) < 2:
        return Estimate(means, (1.0,) * len(means))
    return Estimate(means, tuple(_error([row[seat] for row in rows]) for seat in range(len(means))))


def mean(rows: Sequence[Shares]) -> Shares:
    return tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))


def _error(values: list[float]) -> float:
    count = len(values)
    middle = math.fsum(values) / count
    squares = math.fsum((value - middle) ** 2 for value in values) + SURPRISE
    return math.sqrt(squares / (count - 1) / count)


def less(one: Shares, other: Shares) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def plus(one: Shares, other: Shares) -> Shares:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def both(one: Shares, other: Shares) -> Shares:
    """The standard error of two independent figures together."""
    return tuple(math.hypot(a, b) for a, b in zip(one, other, strict=True))
