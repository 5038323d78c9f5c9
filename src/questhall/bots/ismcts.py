"""Thinks ahead: information-set Monte Carlo tree search (see `search.py`), by iterations or by the clock.

With a number of iterations its choices follow from the seed; with a time they follow from the machine.
Playouts are guided by the game's rules of thumb and judged after a few decisions.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import ClassVar, final

from questhall.bots.bot import Bot
from questhall.bots.cores import CORES
from questhall.core.chance import FastChance, derive
from questhall.core.errors import UsageError
from questhall.core.game import Game
from questhall.core.imagination import Imagination
from questhall.core.policy import AtRandom, Policy
from questhall.core.saving import load, save
from questhall.core.search import Search
from questhall.core.state import State

EXPLORATION = 0.1
"""Small, for what a playout is worth differs little from option to option."""
BETWEEN_LOOKS = 32
"""At the clock, and at whether there is still something to decide: iterations."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: `seconds` if given, else `iterations`, on so many cores.

    >>> Budget.read("2000")
    Budget(iterations=2000, seconds=0.0, cores=1)
    >>> Budget.read("1s:2")
    Budget(iterations=0, seconds=1.0, cores=2)
    """

    iterations: int = 1000
    seconds: float = 0.0
    cores: int = 1

    @classmethod
    def read(cls, setting: str) -> Budget:
        amount, _, cores = setting.partition(":")
        try:
            seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
            iterations = 0 if amount.endswith("s") else int(amount)
            budget = cls(iterations, seconds, int(cores or 1))
        except ValueError as problem:
            raise UsageError(
                f"{setting!r} is no time to think; examples: 2000, 0.5s, 1s:2 (cores)"
            ) from problem
        if not (0 < iterations <= 10**9 or 0 < seconds <= 3600) or not 1 <= budget.cores <= 64:
            raise UsageError(f"{setting!r}: think between 1 iteration and an hour, on 1 to 64 cores")
        return budget

    def left(self, done: int, elapsed: float) -> float:
        """How many iterations can still be made; by the clock, at the pace so far.

        >>> Budget(iterations=0, seconds=1.0).left(done=3000, elapsed=0.75)
        1000.0
        """
        if not self.seconds:
            return self.iterations - done
        return done / elapsed * (self.seconds - elapsed) if done else math.inf


@final
class IsmctsBot(Bot):
    """Searches: `ismcts:2000` for 2,000 iterations, `ismcts:1s` for a second, `ismcts:1s:2` on two cores."""

    name: ClassVar[str] = "ismcts"

    def __init__(self, game: Game, seed: int, budget: Budget | None = None) -> None:
        super().__init__(game, seed)
        self.budget = budget or Budget()
        self.decisions = 0

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> IsmctsBot:
        return cls(game, seed, Budget.read(setting))

    def choose(self, state: State, seat: int) -> int:
        if state.option_count == 1:
            return 0
        self.decisions += 1
        seed = derive(self.seed, self.decisions)
        visits = self._visits(state, seat, seed)
        return visits.index(max(visits))

    def _visits(self, state: State, seat: int, seed: int) -> list[int]:
        """How often each option was taken; several cores each grow trees of their own."""
        cores = self.budget.cores
        if cores == 1:
            return think(self.game, state, seat, seed, self.budget)
        share = Budget(max(1, self.budget.iterations // cores), self.budget.seconds, cores)
        data = save(self.game, state)
        shares = [(self.game.id, data, seat, derive(seed, core), share) for core in range(cores)]
        found = CORES.work(think_elsewhere, shares)
        return [sum(column) for column in zip(*found, strict=True)]


def think(game: Game, state: State, seat: int, seed: int, budget: Budget) -> list[int]:
    """Search from this decision; returns how often each option was taken."""
    policy: Policy = game.make_thumb() if game.make_thumb is not None else AtRandom()
    imagination = Imagination(state, seat)
    search = Search(imagination, policy, game.make_evaluation(), seed, EXPLORATION, game.playout_depth)
    options = [state.options[i] for i in range(state.option_count)]
    visits = [0] * len(options)
    start = time.monotonic()
    left = budget.left(0, 0.0)
    while left > 0 and not (budget.cores == 1 and is_decided(visits, left)):
        search.run(BETWEEN_LOOKS if budget.seconds else int(min(BETWEEN_LOOKS, left)))
        visits = [int(search.visits(option)) for option in options]
        left = budget.left(int(search.iterations), time.monotonic() - start)
    return visits


def is_decided(visits: list[int], left: float) -> bool:
    """Whether no option can be taken more often than the first choice any more: thinking on is idle.

    Cores that think together cannot know, for their visits are added up.

    >>> is_decided([10, 70], 59), is_decided([10, 70], 60)
    (True, False)
    """
    second, first = sorted(visits)[-2:]
    return first - second > left


def think_elsewhere(game_id: str, data: dict[str, object], seat: int, seed: int, budget: Budget) -> list[int]:
    """The same in another process, to which the state travels as plain data."""
    from questhall.games import find_game

    game = find_game(game_id)
    return think(game, load(game, data, FastChance(0)), seat, seed, budget)
