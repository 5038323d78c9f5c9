"""Means of independent deals, and how far they can be trusted.

The games of one deal are played with the same cards, so they are no independent observations: a deal is
one, whatever number of games it takes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

_SMALL_SAMPLES = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
_NORMAL = 1.959964
_ROUNDING = 1e-12


class Estimate(NamedTuple):
    """A share from 0 to 1 with its 95% confidence interval, where there are two deals to tell it from."""

    share: float
    low: float | None
    high: float | None


@dataclass
class Sample:
    """Shares of so many deals, as their mean and the sum of their squared distances from it."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """One more deal (Welford's way, which loses no digits)."""
        self.count += 1
        distance = share - self.mean
        self.mean += distance / self.count
        self.squares += distance * (share - self.mean)

    def mirrored(self) -> Sample:
        """The same deals as the other side counts them."""
        return Sample(self.count, 1.0 - self.mean, self.squares)

    @property
    def variance(self) -> float:
        """Of the mean; there have to be two deals."""
        return self.squares / (self.count - 1) / self.count


def estimate(samples: Sequence[Sample]) -> Estimate | None:
    """The mean of several samples, each with the same weight; None before there is any deal."""
    samples = [sample for sample in samples if sample.count]
    if not samples:
        return None
    share = math.fsum(sample.mean for sample in samples) / len(samples)
    share = min(max(share, 0.0), 1.0)
    if any(sample.count < 2 for sample in samples):
        return Estimate(share, None, None)
    return Estimate(share, *_interval(share, samples))


def _interval(share: float, samples: Sequence[Sample]) -> tuple[float, float]:
    """Wilson's interval for as many independent games as would vary as much.

    It stays between 0 and 1, and where no deal differed from another it does not shrink to nothing: then
    each deal counts as one game.
    """
    variances = [sample.variance for sample in samples]
    deals = sum(sample.count for sample in samples)
    variance = math.fsum(variances) / len(samples) ** 2
    freedom, games = float(deals - len(samples)), float(deals)
    if variance > _ROUNDING and 0.0 < share < 1.0:
        freedom = _freedom(samples, variances)
        games = share * (1.0 - share) / variance
    return wilson(share, games, student(freedom))


def _freedom(samples: Sequence[Sample], variances: list[float]) -> float:
    """Degrees of freedom of a sum of samples, after Welch and Satterthwaite."""
    parts = (v * v / (sample.count - 1) for v, sample in zip(variances, samples, strict=True))
    return math.fsum(variances) ** 2 / math.fsum(parts)


def wilson(share: float, games: float, wide: float) -> tuple[float, float]:
    """Wilson's interval of a share seen in so many games, `wide` standard deviations to each side.

    >>> [round(bound, 3) for bound in wilson(0.5, 100, 1.96)]
    [0.404, 0.596]
    """
    spread = wide * wide / games
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(spread * share * (1 - share) + spread * spread / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def student(freedom: float) -> float:
    """Standard deviations to each side that hold 95% of Student's distribution.

    >>> round(student(1), 2), round(student(10), 2), round(student(1e9), 2)
    (12.71, 2.23, 1.96)
    """
    whole = int(freedom)
    if whole in _SMALL_SAMPLES:
        return _SMALL_SAMPLES[whole]
    # The expansion after Cornish and Fisher: from five degrees on the first digits are all right.
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
