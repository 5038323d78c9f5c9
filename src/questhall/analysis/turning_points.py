"""The moments that decided a game.

What belongs together is one moment: the strokes of luck within a turn or an activation that raised or lowered
somebody's chance. A choice that made a difference stands by itself. Chances are estimates, and the largest of
many estimates is partly the luckiest one. So the candidates are looked at again on more tables, the fewer of
them are left the closer, and in the end they are ranked by what they changed *at least*, not by what they seem
to have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from questhall.analysis.estimates import plus
from questhall.analysis.luck_and_skill import Course, Swing
from questhall.analysis.played_game import Move
from questhall.core.interface.game import Game

WANTED: Final = 5
STANDS_OUT: Final = 2.0
"""Standard errors by which a turning point has to stand out."""
LEAST_STEP: Final = 0.01
"""What a choice has to add to a moment for the moment to reach as far as it."""
CLOSER: Final = ((12, 1), (8, 2), (7, 4))
"""Rounds of closer looks: how many candidates are left, and how many times the usual number of tables each
of them gets in addition."""
CLOSER_LOOKS: Final = sum(count * times for count, times in CLOSER)
"""The work of these rounds, for the progress bar."""

Scene = tuple[int, int]
"""The first and the last choice of a turn or an activation."""


@dataclass(frozen=True)
class Moment:
    """A run of choices, and what it changed at most for anybody."""

    first: int
    last: int
    size: float
    error: float

    def at_least(self) -> float:
        """What it changed, less what may be a mistake."""
        return self.size - STANDS_OUT * self.error

    def overlaps(self, other: Moment) -> bool:
        return self.first <= other.last and other.first <= self.last


def scenes(game: Game, moves: Sequence[Move]) -> list[Scene]:
    """The choices of a game, divided into turns and activations; every choice by itself if it has neither."""
    if game.scene is None:
        return [(number, number) for number in range(1, len(moves) + 1)]
    named = [(game.scene(move.before), number) for number, move in enumerate(moves, start=1)]
    numbers = [[number for _, number in group] for _, group in groupby(named, key=lambda each: each[0])]
    return [(group[0], group[-1]) for group in numbers]


def turning_points(
    course: Course, parts: Sequence[Scene], samples: int, told: Callable[[int], None]
) -> list[Moment]:
    """The moments that clearly changed most for anybody, in the order of the game."""
    done = 0
    for count, times in CLOSER:
        for moment in _largest(course, parts)[:count]:
            course.look_closer(moment.first, moment.last, samples * times)
            told(done := done + times)
    told(CLOSER_LOOKS)
    found = [moment for moment in _largest(course, parts) if moment.at_least() > 0]
    found.sort(key=lambda moment: -moment.at_least())
    return sorted(found[:WANTED], key=lambda moment: moment.first)


def _largest(course: Course, parts: Sequence[Scene]) -> list[Moment]:
    """Moments that do not overlap, the largest first."""
    found = [moment for part in parts for moment in _moments(course, part)]
    found.sort(key=lambda moment: (-moment.size, moment.first))
    kept: list[Moment] = []
    for moment in found:
        if not any(moment.overlaps(other) for other in kept):
            kept.append(moment)
    return kept


def _moments(course: Course, part: Scene) -> list[Moment]:
    """Runs of luck over which a seat's chance rose most or fell most, and choices that made a difference."""
    numbers = range(part[0], part[1] + 1)
    found = []
    for is_choice, group in groupby(numbers, key=lambda number: _is_choice(course.swing(number))):
        run = list(group)
        found += [(number, number) for number in run] if is_choice else _runs(course, run)
    return [largest_change(course, first, last) for first, last in found]


def _is_choice(swing: Swing) -> bool:
    """Whether the choice changed more than luck did: such a step is told by itself."""
    skill = max(map(abs, swing.skill.shares))
    luck = max(map(abs, plus(swing.luck.shares, swing.hidden.shares)))
    return skill > max(luck, LEAST_STEP)


def _runs(course: Course, numbers: list[int]) -> list[Scene]:
    changes = [course.change(number, number).shares for number in numbers]
    runs = {
        best_run([sign * shares[seat] for shares in changes])
        for seat in range(len(changes[0]))
        for sign in (1, -1)
    }
    return [(numbers[start], numbers[end]) for start, end in sorted(runs)]


def largest_change(course: Course, first: int, last: int | None = None) -> Moment:
    """What these choices changed at most for anybody; one choice if no last one is named."""
    last = first if last is None else last
    change = course.change(first, last)
    size, error = max((abs(share), error) for share, error in zip(change.shares, change.errors, strict=True))
    return Moment(first, last, size, error)


def best_run(gains: Sequence[float]) -> tuple[int, int]:
    """The places of the first and the last of the neighbours that gain most together.

    >>> best_run([0.0, 0.2, 0.0, 0.1, 0.0, -0.3, 0.25])
    (1, 3)
    >>> best_run([-0.2, -0.1])
    (1, 1)
    """
    best, found = float("-inf"), (0, 0)
    start, total = 0, 0.0
    for place, gain in enumerate(gains):
        if total <= 0:
            start, total = place, 0.0
        total += gain - LEAST_STEP
        if total > best:
            best, found = total, (start, place)
    return found
