"""`python -m tools.train GAME --games N --folder FOLDER`: play, fit, and write `judgement.weights` there.

Stopped at any time, the same command goes on. docs/learning.md has the commands that made the weights.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from tools.train.fit import fit
from tools.train.games import COURSES
from tools.train.positions import GAMES_IN_FILE, play


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Train learned judgement.")
    parser.add_argument("game", choices=[*COURSES])
    parser.add_argument("--games", type=int, default=20_000, help="games to play")
    parser.add_argument("--folder", type=Path, required=True, help="where positions and weights go")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--depth", type=int, default=16)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--device", choices=["numpy", "cupy"], default="numpy")
    parser.add_argument("--only-play", action="store_true", help="fit elsewhere, with tools.train.fit")
    asked = parser.parse_args()
    files = -(-asked.games // GAMES_IN_FILE)
    said = time.monotonic()
    for done in play(asked.folder, asked.game, asked.seed, asked.games, asked.processes):
        if done == files or time.monotonic() - said > 10:
            said = time.monotonic()
            print(f"{min(asked.games, done * GAMES_IN_FILE)} of {asked.games} games played", flush=True)
    if asked.only_play:
        return
    sizes = {"width": asked.width, "depth": asked.depth, "passes": asked.passes, "batch": asked.batch}
    fit(asked.folder, asked.folder, **sizes, seed=asked.seed, device=asked.device)


if __name__ == "__main__":
    main()
