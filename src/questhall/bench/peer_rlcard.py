"""RLCard: Uno between two players who choose at random."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from questhall.bench.measurements import Play, Played, Stopwatch


def plays(version: str) -> list[Play]:
    rlcard: Any = import_module("rlcard")
    environment = rlcard.make("uno")
    return [
        Play(
            "rlcard/uno",
            int(environment.num_players),
            "env.step: one decision, and the next player's state as arrays",
            partial(_play, rlcard),
            version,
        )
    ]


def _play(rlcard: Any, seconds: float, seed: int) -> Played:
    environment = rlcard.make("uno", config={"seed": seed % 2**32})
    random = Random(seed)
    games = real = forced = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        games += 1
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            if len(actions) == 1:
                forced += 1
            else:
                real += 1
            state, _ = environment.step(actions[0] if len(actions) == 1 else random.choice(actions))
    return Played(watch.spent(), games, real, forced)
