"""Many games at a step, as NumPy arrays.

    env = BatchEnv("rent-a-hero", games=256, seats=4, seed=7)
    while learning:
        env.step(choose(env.observations, env.masks))

The arrays are always the same ones: a step overwrites them. Copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UsageError
from questhall.core.interface.game import Setup
from questhall.core.learning.batch import Batch
from questhall.core.search.policy import AtRandom, Policy
from questhall.envs.observers import action_numbers_of, observer_of
from questhall.envs.observing import as_array
from questhall.games import find_game

USUAL_CAP = 100_000
OPPONENTS = ("random", "thumb")
VERSION = 0
"""The version of the environments: raised when the meaning of an observation or an action changes."""


class BatchEnv:
    """Games that are stepped together; a finished game restarts.

    With `opponents` ("random" or "thumb") you play one seat of each game, a different one each time, and bots
    play the others. Without, you choose for every seat: `seats` says which one is asked.

    >>> env = BatchEnv("rent-a-hero", games=2, seats=3, seed=1)
    >>> env.observations.shape, env.masks.shape, env.rewards.shape
    ((2, 380), (2, 47), (2, 3))
    >>> env.step(env.masks.argmax(axis=1))
    >>> env.seats.shape
    (2,)
    """

    observations: NDArray[np.uint8]
    """A row for each game: what the seat that is asked may know."""
    masks: NDArray[np.uint8]
    """A row for each game: 1 for every action that can be chosen."""
    seats: NDArray[np.int64]
    """Who is asked in each game."""
    rewards: NDArray[np.float64]
    """A row for each game with a share of the victory for every seat; 0 unless the last step ended it."""
    terminated: NDArray[np.uint8]
    """1 for each game that the last step ended; what is observed belongs to the next game."""
    truncated: NDArray[np.uint8]
    """1 for each game that was abandoned because it had `cap` choices."""

    def __init__(
        self,
        game_id: str,
        games: int,
        seats: int,
        seed: int = 0,
        variants: tuple[str, ...] = (),
        opponents: str = "",
        cap: int = USUAL_CAP,
    ) -> None:
        self.game = find_game(game_id)
        self.setup = Setup(seats, variants)
        self.game.check(self.setup)
        if games < 1 or cap < 1:
            raise UsageError("a batch has at least one game, and a game at least one choice")
        observer = observer_of(game_id)
        self._batch = Batch(
            self.game.bare(self.setup, FastChance(seed)),
            self.game.deal,
            observer,
            action_numbers_of(game_id),
            games,
            seed,
            cap,
            self._policy(opponents),
        )
        self.observations = as_array(self._batch.observations).reshape(games, -1)
        self.masks = as_array(self._batch.masks).reshape(games, -1)
        self.seats = as_array(self._batch.seats, np.int64).view(np.int64)
        self.rewards = as_array(self._batch.rewards, np.float64).view(np.float64).reshape(games, seats)
        self.terminated = as_array(self._batch.are_over)
        self.truncated = as_array(self._batch.are_cut)

    def _policy(self, opponents: str) -> Policy | None:
        if not opponents:
            return None
        if opponents not in OPPONENTS:
            raise UsageError(f"unknown opponents {opponents!r}; possible: {', '.join(OPPONENTS)}")
        if opponents == "random" or self.game.make_thumb is None:
            return AtRandom()
        return self.game.make_thumb()

    @property
    def games_begun(self) -> int:
        return int(self._batch.begun)

    def random_actions(self) -> list[int]:
        """An action for each game, uniformly at random among those offered."""
        return self._batch.random_actions()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Choose in every game, by the numbers of actions; if one is not offered, nothing changes."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self._batch.step(chosen)
