"""Plays games of every kind and prints a fingerprint of each, as JSON: two builds must agree.

Run as a script, so that it takes the build that the environment gives it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from questhall import build_kind
from questhall.core.interface.determinize import determinize
from questhall.core.interface.saving import digest
from tests.every_game.properties import Kind, few_kinds, random_play


def fingerprint(kind: Kind, seeds: int) -> str:
    """Over every state, what every seat was told, and what the first seat imagines."""
    hasher = hashlib.blake2b(digest_size=16)
    for seed in range(seeds):
        for state, _ in random_play(kind, seed):
            assert state.journal is not None
            hasher.update(digest(kind.game, state).encode())
            for event in state.journal.take_events():
                told = [kind.game.event_for(event, seat) for seat in (*range(state.seats), None)]
                hasher.update(json.dumps(told, sort_keys=True).encode())
        hasher.update(digest(kind.game, determinize(state, 0, seed)).encode())
    return hasher.hexdigest()


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    prints = {str(kind): fingerprint(kind, seeds) for kind in few_kinds()}
    print(json.dumps({"build": build_kind(), "arrays": sys.modules["librt.vecs"].__name__, "prints": prints}))


if __name__ == "__main__":
    main()
