"""Gymnasium's own check of our environments, and what they do besides."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from questhall.core.engine.errors import UnknownBot, UnknownSeat
from questhall.envs.gymnasium_env import QuesthallEnv

GAMES = ["rent-a-hero", "talisman", "warhammer-quest"]


def made(game_id: str, **settings: Any) -> QuesthallEnv:
    env = gymnasium.make(f"questhall/{game_id}-v0", **settings).unwrapped
    assert isinstance(env, QuesthallEnv)
    return env


@pytest.mark.parametrize("game_id", GAMES)
def test_gymnasiums_own_check_passes(game_id: str) -> None:
    check_env(made(game_id, seats=3, render_mode="ansi"))


@pytest.mark.parametrize("opponents", ["random", "thumb"])
def test_a_game_against_bots_ends_with_a_reward(opponents: str) -> None:
    env = made("rent-a-hero", seats=3, opponents=opponents)
    random = np.random.default_rng(1)
    rewards = []
    for seed in range(6):
        env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert env.game.answerer(env.table) == env.seat
            action = random.choice(np.flatnonzero(env.action_masks()))
            _, reward, is_over, is_cut, info = env.step(action)
            assert not is_cut
            assert info["seat"] == env.seat
            assert is_over or reward == 0.0
        rewards.append(reward)
    assert set(rewards) <= {0.0, 1 / 3, 0.5, 1.0}
    assert len(set(rewards)) > 1 or opponents == "thumb"


def test_the_same_seed_gives_the_same_game() -> None:
    observations = []
    for _ in range(2):
        env = made("talisman", seats=3, opponents="thumb")
        first, info = env.reset(seed=9)
        second, *_ = env.step(np.int64(info["action_mask"].argmax()))
        observations.append(np.concatenate([first, second]))

    assert np.array_equal(observations[0], observations[1])
    assert not np.array_equal(made("talisman", seats=3).reset(seed=10)[0], observations[0][: len(first)])


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    env = made("rent-a-hero", seats=3)
    _, info = env.reset(seed=1)

    _, reward, is_over, is_cut, _ = env.step(np.int64(info["action_mask"].argmin()))

    assert (reward, is_over, is_cut) == (-1.0, True, False)


def test_a_game_that_is_too_long_is_cut() -> None:
    env = made("talisman", seats=2, seat=0, cap=3)
    env.reset(seed=1)
    is_cut = False
    for _ in range(3):
        if not is_cut:
            _, _, is_over, is_cut, _ = env.step(np.int64(env.action_masks().argmax()))
            assert not is_over
    assert is_cut


def test_a_seat_and_bots_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownSeat):
        made("rent-a-hero", seats=3, seat=3).reset()
    with pytest.raises(UnknownBot):
        made("rent-a-hero", opponents="chess")
