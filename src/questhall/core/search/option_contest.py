"""Finding the best option by trying all of them side by side.

All options still in the running are tried on the same sampled tables with the same dice to come, so they
are compared by the difference at each table, which varies much less than who wins there. Options
that are clearly worse drop out, and the rest are tried more often.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_FAVOURITE: Final = -1
ROUNDS_BETWEEN_CUTS: Final = 32
CLEARLY: Final = 3.0  # standard errors by which an option is behind when it drops out
TRIFLE: Final = 0.002  # a difference in victory share too small to think about
CAUTION: Final = 1.5  # standard errors by which the favourite has to be beaten
DISTRUST: Final = 1.0  # the same where something speaks against the others from the outset
SPREAD: Final = 0.02  # how far apart options then usually are
SURPRISE: Final = (
    0.01  # the square of a lead that may still turn up: a few tables that all went alike prove little
)


@final
class Contest:
    """A contest between `size` options, one of which may be the favourite: the rules of thumb's choice.

    The results for a pair of options are at `first * size + second`.
    """

    def __init__(self, size: i64, favourite: i64 = NO_FAVOURITE) -> None:
        self.size = size
        self.favourite = favourite
        self.running: i64 = size
        self.rounds: i64 = 0
        self.is_out = vec[i64]()
        self.was_tried = vec[i64]()
        self.worth = vec[float]()
        self.meetings = vec[float]()
        self.leads = vec[float]()
        self.squares = vec[float]()
        option: i64 = 0
        while option < size:
            self.is_out = append(self.is_out, 0)
            self.was_tried = append(self.was_tried, 0)
            self.worth = append(self.worth, 0.0)
            option += 1
        pair: i64 = 0
        while pair < size * size:
            self.meetings = append(self.meetings, 0.0)
            self.leads = append(self.leads, 0.0)
            self.squares = append(self.squares, 0.0)
            pair += 1

    def note(self, option: i64, worth: float) -> None:
        """Note an option's result in this round."""
        self.was_tried[option] = 1
        self.worth[option] = worth

    def close_round(self) -> None:
        """Compare all options tried, and from time to time drop those that have fallen behind."""
        first: i64 = 0
        while first < self.size:
            second: i64 = 0
            while second < self.size:
                if self.was_tried[first] & self.was_tried[second]:
                    self._compare(first * self.size + second, self.worth[first] - self.worth[second])
                second += 1
            first += 1
        option: i64 = 0
        while option < self.size:
            self.was_tried[option] = 0
            option += 1
        self.rounds += 1
        if self.rounds % ROUNDS_BETWEEN_CUTS == 0:
            self._cut()

    def _compare(self, pair: i64, lead: float) -> None:
        self.meetings[pair] += 1.0
        self.leads[pair] += lead
        self.squares[pair] += lead * lead

    def _cut(self) -> None:
        """Options that can hardly be better than the leader, or not by enough to matter, drop out."""
        leader = self.leader()
        option: i64 = 0
        while option < self.size:
            is_behind = self.lead(leader, option) + TRIFLE >= CLEARLY * self.doubt(leader, option)
            if is_behind and option != leader and not self.is_out[option]:
                self.is_out[option] = 1
                self.running -= 1
            option += 1

    def lead(self, first: i64, second: i64) -> float:
        """The first option's average lead over the second on the same tables."""
        pair = first * self.size + second
        if self.meetings[pair] == 0.0:
            return 0.0
        return self.leads[pair] / self.meetings[pair]

    def doubt(self, first: i64, second: i64) -> float:
        """The standard error of that lead."""
        pair = first * self.size + second
        if self.meetings[pair] == 0.0:
            return 1.0
        lead = self.lead(first, second)
        variance = (self.squares[pair] + SURPRISE) / self.meetings[pair] - lead * lead
        return math.sqrt(variance / self.meetings[pair])

    def leader(self) -> i64:
        """The option that was better than any other it met; the favourite if it is as good as they are."""
        best: i64 = 0
        if self.favourite != NO_FAVOURITE:
            best = self.favourite
        option: i64 = 0
        while option < self.size:
            if self.lead(option, best) > 0.0:
                best = option
            option += 1
        return best

    def choice(self) -> i64:
        """The leader, or the favourite unless it is beaten significantly."""
        leader = self.leader()
        favourite = self.favourite
        if favourite == NO_FAVOURITE or self.lead(leader, favourite) > CAUTION * self.doubt(leader, favourite):
            return leader
        return favourite

    def weighed_choice(self, reluctance: list[float]) -> i64:
        """The option worth most, given the results and the prior reluctance against it.

        A lead over the favourite is discounted for chance: with few tables it counts for less.
        """
        best = self.favourite
        most = 0.0
        option: i64 = 0
        while option < self.size:
            doubt = self.doubt(option, self.favourite) / SPREAD
            lead = self.lead(option, self.favourite) - DISTRUST * SPREAD * doubt
            worth = lead / (1.0 + doubt * doubt) - reluctance[option]
            if worth > most:
                most = worth
                best = option
            option += 1
        return best

    def is_decided(self) -> bool:
        return self.running == 1

    def figures(self) -> list[list[float]]:
        """The results of each pair, as plain numbers that can be sent between processes."""
        return [list(self.meetings), list(self.leads), list(self.squares)]

    def add(self, figures: list[list[float]]) -> None:
        """Add the results of another contest between the same options."""
        pair: i64 = 0
        while pair < self.size * self.size:
            self.meetings[pair] += figures[0][pair]
            self.leads[pair] += figures[1][pair]
            self.squares[pair] += figures[2][pair]
            pair += 1
