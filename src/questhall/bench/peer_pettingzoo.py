"""PettingZoo: Leduc hold'em between two players who choose at random."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from questhall.bench.measurements import Play, Played, Stopwatch


def plays(version: str) -> list[Play]:
    leduc: Any = import_module("pettingzoo.classic.leduc_holdem_v4")
    return [
        Play(
            "pettingzoo/leduc",
            2,
            "env.step: one decision, and the next player's observation as arrays",
            partial(_play, leduc),
            version,
        )
    ]


def _play(leduc: Any, seconds: float, seed: int) -> Played:
    environment = leduc.env()
    random = Random(seed)
    environment.reset(seed=seed % 2**32)
    games = real = forced = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        games += 1
        environment.reset()
        for _ in environment.agent_iter():
            observation, _reward, is_terminated, is_truncated, _ = environment.last()
            if is_terminated or is_truncated:
                environment.step(None)
                continue
            actions = [action for action, is_legal in enumerate(observation["action_mask"]) if is_legal]
            if len(actions) == 1:
                forced += 1
            else:
                real += 1
            environment.step(actions[0] if len(actions) == 1 else random.choice(actions))
    return Played(watch.spent(), games, real, forced)
