"""Many games at a step."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.errors import IllegalChoice, UsageError, WrongNumberOfSeats
from questhall.core.interface.game import Setup
from questhall.core.interface.perspective import winners_of
from questhall.envs.batch import BatchEnv
from questhall.envs.observing import mask_of, observe, offered
from questhall.games import find_game

GAMES = ["rent-a-hero", "talisman", "warhammer-quest"]


def picked(env: BatchEnv, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each game, at random among those that are offered."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in env.masks])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_batch_plays_the_games_that_its_seed_says_and_shows_them(game_id: str) -> None:
    """The same games, played one by one, look the same at every decision and end the same way."""
    game = find_game(game_id)
    env = BatchEnv(game_id, games=2, seats=3, seed=5)
    random = np.random.default_rng(1)
    begun = 2
    tables = [game.start(Setup(3), FastChance(derive(5, n)), journal=False) for n in (1, 2)]
    for _ in range(150):
        actions = picked(env, random)
        env.step(actions)
        for place, table in enumerate(tables):
            table.choose(offered(game, table).index(int(actions[place])))
            assert env.terminated[place] == table.is_over()
            if table.is_over():
                winners = winners_of(table)
                expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
                assert env.rewards[place].tolist() == expected
                begun += 1
                table = game.start(Setup(3), FastChance(derive(5, begun)), journal=False)
                tables[place] = table
            else:
                assert not env.rewards[place].any()
            seat = game.answerer(table)
            assert env.seats[place] == seat
            assert np.array_equal(env.observations[place], observe(game, table, seat))
            assert np.array_equal(env.masks[place], mask_of(game, table, seat))
    assert env.games_begun == begun
    assert begun > 2 or game_id == "talisman"


@pytest.mark.parametrize("opponents", ["random", "thumb"])
def test_against_opponents_only_the_learner_is_asked_and_changes_seats(opponents: str) -> None:
    env = BatchEnv("rent-a-hero", games=3, seats=4, seed=2, opponents=opponents)
    random = np.random.default_rng(2)
    seats_had = set(env.seats.tolist())
    ended = 0
    for _ in range(200):
        before = env.seats.copy()
        env.step(picked(env, random))
        for place in range(3):
            if not env.terminated[place]:
                assert env.seats[place] == before[place]
        ended += int(env.terminated.sum())
        seats_had |= set(env.seats.tolist())
    assert seats_had == {0, 1, 2, 3}
    assert ended > 5


def test_random_actions_are_offered_and_vary() -> None:
    env = BatchEnv("rent-a-hero", games=40, seats=4, seed=3)
    seen = set()
    for _ in range(30):
        actions = env.random_actions()
        assert all(env.masks[game, action] for game, action in enumerate(actions))
        seen |= set(actions)
        env.step(actions)
    assert len(seen) > 15


def test_an_action_that_is_not_offered_changes_nothing_anywhere() -> None:
    env = BatchEnv("rent-a-hero", games=2, seats=3, seed=1)
    before = env.observations.copy(), env.masks.copy()
    legal = int(np.flatnonzero(env.masks[0])[0])
    illegal = int(np.flatnonzero(env.masks[1] == 0)[0])

    with pytest.raises(IllegalChoice, match="game 1"):
        env.step([legal, illegal])
    with pytest.raises(IllegalChoice, match="1 actions were given for 2 games"):
        env.step([legal])

    assert np.array_equal(env.observations, before[0])
    assert np.array_equal(env.masks, before[1])


def test_a_game_that_is_too_long_is_abandoned() -> None:
    env = BatchEnv("talisman", games=1, seats=2, seed=1, cap=5)
    random = np.random.default_rng(3)
    cut = []
    for _ in range(11):
        env.step(picked(env, random))
        cut.append(int(env.truncated[0]))

    assert cut == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    assert env.games_begun == 3


def test_a_step_overwrites_the_arrays_and_nobody_else_can() -> None:
    env = BatchEnv("rent-a-hero", games=2, seats=3, seed=1)
    held, before = env.observations, env.observations.copy()

    env.step(env.masks.argmax(axis=1))

    assert held is env.observations
    assert not np.array_equal(held, before)
    assert not any(array.flags.writeable for array in (held, env.masks, env.seats, env.rewards))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(WrongNumberOfSeats):
        BatchEnv("rent-a-hero", games=1, seats=7)
    with pytest.raises(UsageError, match="random, thumb"):
        BatchEnv("rent-a-hero", games=1, seats=3, opponents="chess")
    with pytest.raises(UsageError, match="at least one"):
        BatchEnv("rent-a-hero", games=0, seats=3)
    with pytest.raises(UsageError, match="no observations"):
        BatchEnv("proving-ground", games=1, seats=2)
