"""PettingZoo's own tests on our games."""

from __future__ import annotations

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from questhall.core.engine.errors import IllegalChoice
from questhall.envs import pettingzoo_env

GAMES = ["rent-a-hero", "talisman", "warhammer-quest"]
# Observations with masks are dictionaries, which the test mentions for PettingZoo's own games as well.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoos_own_tests_pass(game_id: str) -> None:
    api_test(pettingzoo_env.env(game_id), num_cycles=120, verbose_progress=False)
    seed_test(lambda: pettingzoo_env.env(game_id), num_cycles=60)


def test_environments_are_registered_by_name() -> None:
    env = pettingzoo.make("aec", "questhall/rent-a-hero-v0", seats=4)

    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]


def test_a_whole_game_shares_the_victory_out() -> None:
    env = pettingzoo_env.env("rent-a-hero", seats=4)
    env.reset(seed=3)
    random = np.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, is_cut, _ = env.last()
        rewards[agent] += reward
        if is_over or is_cut:
            env.step(None)
            continue
        assert observation is not None
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))

    assert sum(rewards.values()) == 1.0
    assert not is_cut


def test_a_game_that_is_too_long_is_cut() -> None:
    env = pettingzoo_env.env("talisman", seats=2, cap=4)
    env.reset(seed=1)
    ended = {}
    for agent in env.agent_iter():
        observation, _, is_over, is_cut, _ = env.last()
        ended[agent] = (is_over, is_cut)
        if is_cut:
            env.step(None)
        else:
            assert observation is not None
            env.step(int(observation["action_mask"].argmax()))

    assert ended == dict.fromkeys(["seat_0", "seat_1"], (False, True))


def test_only_the_asked_seat_has_actions_and_others_are_refused() -> None:
    env = pettingzoo_env.raw_env("rent-a-hero", seats=3, render_mode="ansi")
    env.reset(seed=1)
    asked = env.agent_selection
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}

    assert all((mask.sum() > 0) == (agent == asked) for agent, mask in masks.items())
    with pytest.raises(IllegalChoice, match="not among the options"):
        env.step(int(masks[asked].argmin()))
    assert "seat 0" in (env.render() or "")
