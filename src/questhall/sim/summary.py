"""A summary of many games, added up one by one in constant memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from questhall.core.engine.state import ONGOING
from questhall.sim.one_game import Outcome

PERCENTILES = (5, 25, 50, 75, 95)


@dataclass
class Summary:
    """Integer sums and histograms, so that the order of adding never matters.

    Games stopped at the cap count in `games`, `capped` and the decisions, and nowhere else.
    """

    games: int = 0
    real: int = 0
    forced: int = 0
    capped: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        real, forced, ending, winners, turns = outcome[:5]
        self.games += 1
        self.real += real
        self.forced += forced
        if ending == ONGOING:
            self.capped += 1
            return
        self.lengths[real + forced] += 1
        self.endings[ending] += 1
        self.winners[winners] += 1
        if turns is not None:
            self.turns[turns] += 1

    def merge(self, other: Summary) -> None:
        """Add the games of another summary."""
        self.games += other.games
        self.real += other.real
        self.forced += other.forced
        self.capped += other.capped
        self.lengths.update(other.lengths)
        self.turns.update(other.turns)
        self.endings.update(other.endings)
        self.winners.update(other.winners)

    @property
    def decisions(self) -> int:
        return self.real + self.forced

    def wins(self, seat: int) -> Wins:
        """What a seat has won."""
        won = {mask: count for mask, count in self.winners.items() if mask >> seat & 1}
        sole = won.get(1 << seat, 0)
        ended = self.winners.total()
        victories = sum((Fraction(count, mask.bit_count()) for mask, count in won.items()), Fraction())
        return Wins(sole, sum(won.values()) - sole, float(victories / ended) if ended else 0.0)


@dataclass(frozen=True)
class Wins:
    """Victories of one seat: alone, together with others, and the share of all victories.

    A victory shared by two counts as half of one in `share`.
    """

    sole: int
    shared: int
    share: float


def spread(histogram: Counter[int]) -> dict[str, float] | None:
    """Mean, extremes and quantiles of a histogram; None if it is empty.

    >>> spread(Counter({10: 1, 20: 3}))["q25"]
    17.5
    """
    count = histogram.total()
    if count == 0:
        return None
    values = sorted(histogram.items())
    total = sum(value * times for value, times in values)
    figures: dict[str, float] = {"mean": total / count, "min": values[0][0], "max": values[-1][0]}
    for percent in PERCENTILES:
        figures[f"q{percent:02}"] = _quantile(values, count, percent)
    return figures


def _quantile(values: list[tuple[int, int]], count: int, percent: int) -> float:
    """Linear interpolation between the two nearest values, the default of most statistics packages."""
    place, part = divmod(percent * (count - 1), 100)
    low = _at(values, place)
    high = _at(values, place + 1) if part else low
    return (low * (100 - part) + high * part) / 100


def _at(values: list[tuple[int, int]], place: int) -> int:
    """The value at an index of the sorted list that the histogram represents."""
    for value, times in values:
        if place < times:
            return value
        place -= times
    raise AssertionError("an index past the last value")
