"""Train a player of Rent a Hero against random opponents with MaskablePPO, and see how often it wins.

    pip install 'questhall[rl]' sb3-contrib
    python examples/train_ppo.py --minutes 20

The games run in a batch inside the compiled rules: one seat of each game learns, the others choose at
random (or by rules of thumb: --opponents thumb). The result is the learner's share of the victories in
games that it was not trained on; with four players, chance alone gives 25 %.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from questhall.envs.batch import BatchEnv

TRAINING_SEED = 1
TESTING_SEED = 2
SCALE = 8.0
"""Most numbers of an observation are small counts; networks like them near 1."""


class Tables(VecEnv):
    """A batch of games as Stable-Baselines3 asks for it."""

    def __init__(self, game: str, games: int, seats: int, seed: int, opponents: str) -> None:
        self.batch = BatchEnv(game, games, seats, seed, opponents=opponents)
        size, actions = self.batch.observations.shape[1], self.batch.masks.shape[1]
        super().__init__(games, spaces.Box(0.0, 255.0, (size,), np.float32), spaces.Discrete(actions))
        self._chosen = np.zeros(games, np.int64)

    def _observed(self) -> np.ndarray:
        return self.batch.observations.astype(np.float32) / SCALE

    def reset(self) -> np.ndarray:
        """The games go on: a batch is never without one."""
        return self._observed()

    def step_async(self, actions: np.ndarray) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        learners = self.batch.seats.copy()
        self.batch.step(self._chosen)
        rewards = self.batch.rewards[np.arange(self.num_envs), learners].astype(np.float32)
        ended = (self.batch.terminated | self.batch.truncated).astype(bool)
        observed = self._observed()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended):
            infos[place]["TimeLimit.truncated"] = bool(self.batch.truncated[place])
            infos[place]["terminal_observation"] = observed[place]  # the old table is gone; nothing reads it
        return observed, rewards, ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.batch.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class StopAfter(BaseCallback):
    """Ends training after some minutes, and says how far it is."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self._end

    def _on_rollout_end(self) -> None:
        print(f"{self.num_timesteps:>10,} decisions", flush=True)


def train(tables: Tables, minutes: float, most_decisions: int, rollout: int) -> MaskablePPO:
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=rollout,
        batch_size=max(64, tables.num_envs * rollout // 8),
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 128]},
        seed=TRAINING_SEED,
        device="cpu",
    )
    model.learn(most_decisions, callback=StopAfter(minutes))
    return model


def victories(model: MaskablePPO, tables: Tables, games: int) -> tuple[float, float]:
    """The learner's share of the victory in so many new games, and the standard error of that."""
    shares: list[float] = []
    observed = tables.reset()
    while len(shares) < games:
        actions, _ = model.predict(observed, action_masks=tables.batch.masks.astype(bool), deterministic=True)
        observed, rewards, ended, _ = tables.step(actions)
        shares += rewards[ended].tolist()
    return float(np.mean(shares)), float(np.std(shares)) / math.sqrt(len(shares))


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="rent-a-hero")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="random", choices=["random", "thumb"])
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to train (default 20)")
    parser.add_argument("--decisions", type=int, default=10**9, help="stop earlier, after so many")
    parser.add_argument("--tables", type=int, default=64, help="games at a time (default 64)")
    parser.add_argument("--rollout", type=int, default=128, help="decisions of each game between updates")
    parser.add_argument("--games", type=int, default=4000, help="games to measure the result (default 4000)")
    parser.add_argument("--save", metavar="FILE", help="where to keep the trained model")
    options = parser.parse_args(arguments)
    made = (options.game, options.tables, options.seats)
    model = train(
        Tables(*made, TRAINING_SEED, options.opponents), options.minutes, options.decisions, options.rollout
    )
    if options.save:
        model.save(options.save)
    share, error = victories(model, Tables(*made, TESTING_SEED, options.opponents), options.games)
    print(
        f"{share:.1%} of the victories against {options.opponents} in {options.games:,} games "
        f"(standard error {error:.1%}); chance alone gives {1 / options.seats:.1%}"
    )
    return share


if __name__ == "__main__":
    main()
