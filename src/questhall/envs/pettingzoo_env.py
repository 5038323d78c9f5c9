"""Questhall's games as PettingZoo AEC environments.

    env = pettingzoo_env.env("talisman", seats=4)  # or pettingzoo.make("aec", "questhall/talisman-v0", seats=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()

An observation is a dictionary: `observation` is what the seat may know (docs/observations.md), `action_mask`
has a 1 for every action it can choose.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, aec_registry
from pettingzoo import register as register_env
from pettingzoo.utils import wrappers

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import IllegalChoice
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.interface.perspective import winners_of
from questhall.envs.batch import USUAL_CAP, VERSION
from questhall.envs.observing import action_count, mask_of, observation_size, observe, offered
from questhall.games import GAMES, find_game
from questhall.games.table_pictures import table_as_text

SEED_BITS = 62


def env(
    game_id: str,
    seats: int | None = None,
    variants: tuple[str, ...] = (),
    cap: int = USUAL_CAP,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int | None]:
    """An environment with the usual wrapper, which reports calls in the wrong order."""
    wrapped: AECEnv[str, dict[str, Any], int | None] = wrappers.OrderEnforcingWrapper(
        raw_env(game_id, seats, variants, cap, render_mode)
    )
    return wrapped


def seat_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class raw_env(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """Every seat is an agent. The reward is the share of the victory, at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "questhall_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        variants: tuple[str, ...] = (),
        cap: int = USUAL_CAP,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game_id)
        self.setup = Setup(max(self.game.least_seats, 3) if seats is None else seats, variants)
        self.game.check(self.setup)
        self.cap = cap
        self.render_mode = render_mode
        self.possible_agents = seat_names(self.setup.seats)
        self.agents: list[str] = []
        size, actions = observation_size(self.game), action_count(self.game)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._made = 0
        self._state: State | None = None

    @property
    def table(self) -> State:
        assert self._state is not None, "reset the environment first"
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        chance = FastChance(int(self._random.integers(1 << SEED_BITS)))
        self._state = self.game.start(self.setup, chance, journal=False)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.game.answerer(self.table)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = mask_of(self.game, self.table, seat)
        return {"observation": observe(self.game, self.table, seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        numbers = offered(self.game, self.table)
        if action is None or int(action) not in numbers:
            raise IllegalChoice(f"action {action} is not among the options: {numbers}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.choose(numbers.index(int(action)))
        self._made += 1
        self._clear_rewards()
        if self.table.is_over():
            self._share_out()
        elif self._made >= self.cap:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.table.is_over() or self._made >= self.cap:
            self._deads_step_first()

    def _share_out(self) -> None:
        winners = winners_of(self.table)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 / len(winners) if seat in winners else 0.0
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return table_as_text(self.game, self.table, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def register() -> None:
    """Register an environment for each game by its id, such as `questhall/talisman-v0`."""
    for game in GAMES.values():
        name = f"questhall/{game.id}-v{VERSION}"
        if game.make_observer is not None and name not in aec_registry:
            register_env("aec", name, f"{__name__}:env", kwargs={"game_id": game.id})


register()
