"""Thinks ahead: information-set Monte Carlo tree search, by iterations or by the clock.

The search itself is in `core/search/tree_search.py`. With a number of iterations its choices depend only on
the seed; with a time limit they also depend on the machine. The game's rules of thumb say what to try first,
guide the playouts, and are followed where searching finds nothing better.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import ClassVar, Self, final

from questhall.bots.bot import Bot
from questhall.bots.multicore import CORES
from questhall.bots.thumb_bot import guiding_rules_of_thumb
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.learned import Learned
from questhall.core.interface.saving import load, save
from questhall.core.search.determinization import Imagination
from questhall.core.search.option_contest import NO_FAVOURITE, Contest
from questhall.core.search.policy import AtRandom, Policy
from questhall.core.search.tree_search import Search

EXPLORATION = 0.3
TRUST = 0.7
"""In what rules of thumb would do further down: its share of the attention before anything is known."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: `seconds` if given, else `iterations`, on this many cores.

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
                f"{setting!r} is not a valid budget; examples: 2000, 0.5s, 1s:2 (cores)"
            ) from problem
        if not (0 < iterations <= 10**9 or 0 < seconds <= 3600) or not 1 <= budget.cores <= 64:
            raise UsageError(
                f"{setting!r}: the budget must be between 1 iteration and an hour, on 1 to 64 cores"
            )
        return budget


class SearchBot(Bot):
    """Searches; which evaluation judges is for the kinds of it to say."""

    is_learned: ClassVar[bool]

    def __init__(self, game: Game, seed: int, budget: Budget | None = None) -> None:
        super().__init__(game, seed)
        self.budget = budget or Budget()
        self.learned = game.learned if self.is_learned else None
        self.decisions = 0
        self.is_aside = False
        """Whether to search in another process even on one core. The compiled search never lets another
        thread run, so a screen that is drawn by one would stand still."""

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> Self:
        return cls(game, seed, Budget.read(setting))

    def choose(self, state: State, seat: int) -> int:
        if state.option_count == 1:
            return 0
        self.decisions += 1
        seed = derive(self.seed, self.decisions)
        if self.game.make_thumb is None:
            return int(self._contest(state, seat, seed, NO_FAVOURITE).choice())
        policy = guiding_rules_of_thumb(self.game)
        favourite = liked_best(policy, state, seat, seed)
        if policy.is_trivial(state) or (self.learned is not None and not self.learned.knows(state)):
            return favourite
        reluctance = [policy.reluctance(state, option) for option in range(state.option_count)]
        contest = self._contest(state, seat, seed, favourite)
        return int(contest.weighed_choice(reluctance) if any(reluctance) else contest.choice())

    def _contest(self, state: State, seat: int, seed: int, favourite: int) -> Contest:
        """The results for each option; with several cores, each grows its own trees."""
        cores = self.budget.cores
        if cores == 1 and not self.is_aside:
            return think(self.game, state, seat, seed, self.budget, favourite, self.learned).contest
        share = Budget(max(1, self.budget.iterations // cores), self.budget.seconds)
        data = save(self.game, state)
        seeds = [seed] if cores == 1 else [derive(seed, core) for core in range(cores)]
        shares = [(self.game.id, data, seat, one, share, favourite, self.is_learned) for one in seeds]
        found = Contest(state.option_count, favourite)
        for figures in CORES.work(think_elsewhere, shares):
            found.add(figures)
        return found


@final
class IsmctsBot(SearchBot):
    """`ismcts:2000` searches for 2,000 iterations, `ismcts:1s` for a second, `ismcts:1s:2` on two cores."""

    name: ClassVar[str] = "ismcts"
    is_learned: ClassVar[bool] = False


@final
class LearnedBot(SearchBot):
    """The same with learned judgement where the game has any: `learned:2000`, `learned:1s`, `learned:1s:2`."""

    name: ClassVar[str] = "learned"
    is_learned: ClassVar[bool] = True


def favourite_of(game: Game, state: State, seat: int, seed: int) -> int:
    """What the game's rules of thumb would do here, if it has any."""
    if game.make_thumb is None:
        return NO_FAVOURITE
    return liked_best(guiding_rules_of_thumb(game), state, seat, seed)


def liked_best(policy: Policy, state: State, seat: int, seed: int) -> int:
    """What these rules of thumb would do here."""
    policy.look(Imagination(state, seat), derive(seed, 1))
    return int(policy.choose(state, Picker(derive(seed, 2))))


def think(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    budget: Budget,
    favourite: int,
    learned: Learned | None = None,
) -> Search:
    """Search from this decision, with what was learned if it is given."""
    is_guided = game.make_thumb is not None
    search = Search(
        Imagination(state, seat),
        guiding_rules_of_thumb(game) if is_guided else AtRandom(),
        game.make_evaluation() if learned is None else learned.make_judgement(),
        derive(seed, 3),
        favourite,
        game.playout_depth,
        game.patience if is_guided else 1,
        EXPLORATION,
        TRUST if is_guided else 0.0,
    )
    if not budget.seconds:
        search.run(budget.iterations)
        return search
    end = time.monotonic() + budget.seconds
    search.run(1)
    while time.monotonic() < end and not search.contest.is_decided():
        search.run(1)  # a round
    return search


def think_elsewhere(
    game_id: str,
    data: dict[str, object],
    seat: int,
    seed: int,
    budget: Budget,
    favourite: int,
    is_learned: bool = False,
) -> list[list[float]]:
    """The same in another process, which gets the state as plain data."""
    from questhall.games import find_game

    game = find_game(game_id)
    state = load(game, data, FastChance(0))
    learned = game.learned if is_learned else None
    return think(game, state, seat, seed, budget, favourite, learned).contest.figures()
