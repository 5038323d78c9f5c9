"""One learner against bots, as a Gymnasium environment.

    import gymnasium
    import questhall.envs.gymnasium_env  # registers questhall/rent-a-hero-v0 and the other games

    env = gymnasium.make("questhall/rent-a-hero-v0", seats=4, opponents="thumb")

The observation is what the learner's seat may know (docs/observations.md). `info["action_mask"]`, and the
method `action_masks` that MaskablePPO asks for, have a 1 for every action that can be chosen.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from questhall.bots import make_bot
from questhall.bots.bot import Bot, ask
from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.interface.perspective import winners_of
from questhall.envs.batch import USUAL_CAP, VERSION
from questhall.envs.observing import Bytes, action_count, mask_of, observation_size, observe, offered
from questhall.games import GAMES, find_game
from questhall.games.table_pictures import table_as_text

SEED_BITS = 62
PENALTY = -1.0
"""The reward for an action that is not offered; it also ends the game."""


class QuesthallEnv(gymnasium.Env[Bytes, np.int64]):
    """The learner has one seat; bots have the others.

    `seat` is the learner's seat, or None for a different one each game. The reward is the learner's share of
    the victory, at the end. An action that is not offered ends the game with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        variants: tuple[str, ...] = (),
        cap: int = USUAL_CAP,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game_id)
        self.setup = Setup(max(self.game.least_seats, 3) if seats is None else seats, variants)
        self.game.check(self.setup)
        make_bot(opponents, self.game, 0)
        self.opponents = opponents
        self.fixed_seat = seat
        self.cap = cap
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (observation_size(self.game),), np.uint8)
        self.action_space = spaces.Discrete(action_count(self.game))
        self.seat = 0 if seat is None else seat
        self._made = 0
        self._seed = 0
        self._bots: list[Bot] = []
        self._state: State | None = None

    @property
    def table(self) -> State:
        assert self._state is not None, "reset the environment first"
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._begin()
            if not self.table.is_over():
                return self._observation(), self._info()

    def _begin(self) -> None:
        """Start a game and play up to the learner's first decision; a game that ends before is replaced."""
        self._seed = int(self.np_random.integers(1 << SEED_BITS))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.setup.seats))
        self._made = 0
        self._state = self.game.start(self.setup, FastChance(derive(self._seed, 0)), journal=False)
        self.game.check_seat(self._state, self.seat)
        self._bots = [
            make_bot(self.opponents, self.game, int(derive(self._seed, 1 + seat)))
            for seat in range(self.setup.seats)
        ]
        self._let_others_play()

    def _let_others_play(self) -> None:
        table = self.table
        while not table.is_over() and self._made < self.cap:
            seat = self.game.answerer(table)
            if seat == self.seat:
                return
            table.choose(ask(self._bots[seat], table, seat, int(derive(self._seed, 0, self._made))))
            self._made += 1

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        numbers = offered(self.game, self.table)
        if int(action) not in numbers:
            return self._observation(), PENALTY, True, False, self._info()
        self.table.choose(numbers.index(int(action)))
        self._made += 1
        self._let_others_play()
        is_over = self.table.is_over()
        is_cut = not is_over and self._made >= self.cap
        return self._observation(), self._reward(), is_over, is_cut, self._info()

    def _reward(self) -> float:
        winners = winners_of(self.table) if self.table.is_over() else []
        return 1.0 / len(winners) if self.seat in winners else 0.0

    def _observation(self) -> Bytes:
        return observe(self.game, self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.game, self.table, self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be chosen, for MaskablePPO."""
        return mask_of(self.game, self.table, self.seat).astype(bool)

    def render(self) -> str | None:
        return table_as_text(self.game, self.table, self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Register an environment for each game by its id, such as `questhall/talisman-v0`."""
    for game in GAMES.values():
        name = f"questhall/{game.id}-v{VERSION}"
        if game.make_observer is not None and name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:QuesthallEnv", kwargs={"game_id": game.id})


register()
