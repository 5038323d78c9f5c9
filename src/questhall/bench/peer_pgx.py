"""Pgx: many games at a step, all of it compiled by JAX."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from questhall.bench.measurements import Play, Played, Stopwatch

GAMES = ("leduc_holdem", "sparrow_mahjong")
AT_ONCE = 1024
"""Games at a step: JAX is at its best with many."""
UNTIL_MIXED = 64
"""Steps before the measurement, so that some games end in every step. The first one compiles everything."""


def plays(version: str) -> list[Play]:
    return [_play_of(game, version) for game in GAMES]


def _play_of(game: str, version: str) -> Play:
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    experimental: Any = import_module("pgx.experimental")
    environment = pgx.make(game)
    begin = jax.jit(jax.vmap(environment.init))
    step = jax.vmap(experimental.auto_reset(environment.step, environment.init))

    def advance(state: Any, key: Any) -> tuple[Any, Any, Any, Any]:
        """Choose at random in every game; counts those that had a real choice, and those that ended."""
        key, for_choices, for_games = jax.random.split(key, 3)
        mask = state.legal_action_mask
        chosen = jax.random.categorical(for_choices, jax.numpy.where(mask, 0.0, -jax.numpy.inf))
        following = step(state, chosen, jax.random.split(for_games, AT_ONCE))
        return following, key, (mask.sum(axis=1) > 1).sum(), following.terminated.sum()

    return Play(
        f"pgx/{game}",
        int(environment.num_players),
        f"one decision in each of {AT_ONCE} games, and the next players' observations and masks as arrays",
        partial(_play, jax, begin, jax.jit(advance)),
        version,
    )


def _play(jax: Any, begin: Any, advance: Any, seconds: float, seed: int) -> Played:
    key, first = jax.random.split(jax.random.PRNGKey(seed % 2**32))
    state = begin(jax.random.split(first, AT_ONCE))
    for _ in range(UNTIL_MIXED):
        state, key, choices, ended = advance(state, key)
    jax.block_until_ready(state)  # JAX goes on in the background until somebody wants to see the result
    games = real = steps = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        state, key, choices, ended = advance(state, key)
        steps += 1
        real += int(choices)
        games += int(ended)
    return Played(watch.spent(), games, real, steps * AT_ONCE - real)
