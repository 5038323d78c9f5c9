"""Means over independent deals, and their confidence intervals.

The games of one deal use the same cards, so they are not independent observations: a deal counts as one,
however many games it has.
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
    """A share from 0 to 1 with its 95% confidence interval, if there are at least two deals."""

    share: float
    low: float | None
    high: float | None


@dataclass
class Sample:
    """The shares of several deals, as their mean and the sum of squared deviations."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Add a deal (by Welford's method, which loses no precision)."""
        self.count += 1
        distance = share - self.mean
        self.mean += distance / self.count
        self.squares += distance * (share - self.mean)

    def mirrored(self) -> Sample:
        """The same deals from the other side's perspective."""
        return Sample(self.count, 1.0 - self.mean, self.squares)

    @property
    def variance(self) -> float:
        """The variance of the mean; needs at least two deals."""
        return self.squares / (self.count - 1) / self.count


def estimate(samples: Sequence[Sample]) -> Estimate | None:
    """The mean of several samples with equal weights; None without any deals."""
    samples = [sample for sample in samples if sample.count]
    if not samples:
        return None
    share = math.fsum(sample.mean for sample in samples) / len(samples)
    share = min(max(share, 0.0), 1.0)
    if any(sample.count < 2 for sample in samples):
        return Estimate(share, None, None)
    return Estimate(share, *_interval(share, samples))


def _interval(share: float, samples: Sequence[Sample]) -> tuple[float, float]:
    """Wilson's interval for the number of independent games with the same variance.

    It stays between 0 and 1, and does not shrink to nothing if all deals gave the same result: then
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
    """Wilson's interval of a share in this many games, `wide` standard deviations to each side.

    >>> [round(bound, 3) for bound in wilson(0.5, 100, 1.96)]
    [0.404, 0.596]
    """
    spread = wide * wide / games
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(spread * share * (1 - share) + spread * spread / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def student(freedom: float) -> float:
    """The number of standard deviations to each side that covers 95% of Student's distribution.

    >>> round(student(1), 2), round(student(10), 2), round(student(1e9), 2)
    (12.71, 2.23, 1.96)
    """
    whole = int(freedom)
    if whole in _SMALL_SAMPLES:
        return _SMALL_SAMPLES[whole]
    # The Cornish-Fisher expansion: accurate to the first digits from five degrees of freedom on.
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
