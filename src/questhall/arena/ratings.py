"""Ratings: how strong each bot is at one seat, on a scale like Elo's.

Plackett and Luce's model of who comes first: every seat wins in proportion to the strength of its bot, so
400 points mean ten times the chances of a seat. The strengths are those that make the wins seen most
likely, found by Hunter's steps (MM algorithms for generalized Bradley-Terry models, 2004).
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from questhall.arena.match import Match
from questhall.core.engine.chance import derive

REPLICAS = 1000
"""How often the deals are drawn again to see how much the ratings depend on them."""
_POINTS = 400 / math.log(10)
_EXACT = 0.0005
_STEPS = 2000
_WEIGHTS = [0, 1, 2, 3, 4, 5, 6, 7]
_ODDS = list(accumulate(1 / math.factorial(weight) for weight in _WEIGHTS))


class Rating(NamedTuple):
    """Points above the first bot of the match, with their 95% confidence interval."""

    points: float
    low: float | None
    high: float | None


class Observation(NamedTuple):
    """A bot alone among others of one kind: the number of games, and how many of them it won."""

    seats: int
    lone: int
    other: int
    games: float
    won: float


class Ratings:
    """Adds deals up, and at the same time `REPLICAS` times with weights drawn anew for every deal.

    This is the bootstrap over deals, in constant memory: to draw from many deals with replacement is to
    give each a weight from Poisson's distribution. The weights follow from the seed and the deal.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._deals = [array("d", bytes(8 * (REPLICAS + 1))) for _ in match.meetings]
        self._won = [
            [array("d", bytes(8 * (REPLICAS + 1))) for _ in meeting.roles()] for meeting in match.meetings
        ]

    def add(self, deal: int, meeting: int, shares: Sequence[float]) -> None:
        """A whole deal of a meeting: the part of the victories of each bot that sat alone."""
        drawn = Random(derive(self.match.seed, deal, 0, 0)).choices(_WEIGHTS, cum_weights=_ODDS, k=REPLICAS)
        deals, won = self._deals[meeting], self._won[meeting]
        for replica, weight in enumerate([1, *drawn]):
            if weight:
                deals[replica] += weight
                for sums, share in zip(won, shares, strict=True):
                    sums[replica] += weight * share

    def points(self) -> list[Rating] | None:
        """A rating for every bot in the order of the match; None before all meetings have had a deal."""
        if not all(deals[0] for deals in self._deals):
            return None
        found = fit(len(self.match.bots), self._observations(0))
        ratings = [_POINTS * (strength - found[0]) for strength in found]
        if any(deals[0] < 2 for deals in self._deals):
            return [Rating(points, None, None) for points in ratings]
        again = [fit(len(found), self._observations(replica), found) for replica in range(1, REPLICAS + 1)]
        return [Rating(points, *_middle(again, bot)) for bot, points in enumerate(ratings)]

    def _observations(self, replica: int) -> list[Observation]:
        """What was won, and one game more for each that went as chance would have it.

        Without that game a bot that never won would be infinitely weak.
        """
        found: list[Observation] = []
        for number, meeting in enumerate(self.match.meetings):
            games = self._deals[number][replica] * meeting.seats
            for place, (lone, other) in enumerate(meeting.roles()):
                won = self._won[number][place][replica] * meeting.seats
                found.append(Observation(meeting.seats, lone, other, games + 1, won + 1 / meeting.seats))
        return found


def fit(bots: int, observations: list[Observation], start: list[float] | None = None) -> list[float]:
    """The logarithm of the strength of each bot; only differences mean something.

    >>> [a, b] = fit(2, [Observation(3, 0, 1, 100, 50)])
    >>> round(math.exp(a - b), 2)  # as strong as the two others together
    2.0
    """
    won = [0.0] * bots
    for _seats, lone, other, games, wins in observations:
        won[lone] += wins
        won[other] += games - wins
    strength = [math.exp(value) for value in start] if start else [1.0] * bots
    for _ in range(_STEPS):
        expected = [0.0] * bots
        for seats, lone, other, games, _wins in observations:
            each = games / (strength[lone] + (seats - 1) * strength[other])
            expected[lone] += each
            expected[other] += each * (seats - 1)
        after = [won[bot] / expected[bot] for bot in range(bots)]
        moved = max(abs(math.log(new / old)) for new, old in zip(after, strength, strict=True))
        strength = after
        if moved < _EXACT:
            break
    return [math.log(value) for value in strength]


def _middle(replicas: list[list[float]], bot: int) -> tuple[float, float]:
    """The middle 95% of what the replicas say of a bot."""
    points = sorted(_POINTS * (strengths[bot] - strengths[0]) for strengths in replicas)
    edge = round(len(points) * 0.025)
    return points[edge], points[-1 - edge]
