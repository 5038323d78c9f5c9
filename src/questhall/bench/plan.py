"""What to measure and what to play: plain data, which imports no other library."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from questhall.core.engine.errors import UsageError
from questhall.core.interface.game import Game, Setup
from questhall.games import find_game

USUAL_THINKING: Final = 0.2
USUAL_EXPLORATION: Final = 0.7
"""The exploration constant of OpenSpiel's search, for returns from 0 to 1 (Cowling, Powley, Whitehouse)."""

OURS: Final = 0
THEIRS: Final = 1


@dataclass(frozen=True)
class Plan:
    """What to measure: `seconds` for each entry, divided among `rounds`; `only` these, or everything."""

    game: str = "rent-a-hero"
    seconds: float = 1.0
    rounds: int = 5
    only: tuple[str, ...] = ()
    seed: int = 1

    def the_game(self) -> Game:
        return find_game(self.game)

    def check(self) -> None:
        self.the_game()
        if not 0 < self.seconds <= 3600:
            raise UsageError(f"each entry can take up to an hour, not {self.seconds} s")
        if not 1 <= self.rounds <= 1000:
            raise UsageError(f"the number of rounds must be from 1 to 1000, not {self.rounds}")


@dataclass(frozen=True)
class Field:
    """A match between our search and OpenSpiel's, each with `seconds` for every decision."""

    game: str = "rent-a-hero"
    seats: int = 4
    comparisons: int = 10
    seconds: float = USUAL_THINKING
    exploration: float = USUAL_EXPLORATION
    seed: int = 1

    def the_game(self) -> Game:
        return find_game(self.game)

    def check(self) -> None:
        self.the_game().check(Setup(self.seats))
        if self.comparisons < 1:
            raise UsageError("play at least one comparison")

    def lineup(self, number: int) -> tuple[int, ...]:
        """Which bot has each seat in the first game of a comparison.

        >>> Field(seats=3).lineup(1), Field(seats=3).lineup(2)
        ((0, 1, 1), (1, 0, 1))
        """
        choices = list(combinations(range(self.seats), self.seats // 2))
        own = choices[(number - 1) % len(choices)]
        return tuple(OURS if seat in own else THEIRS for seat in range(self.seats))
