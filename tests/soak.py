"""The long run: the properties of every game over a hundred thousand random games (`make soak`).

Prints a line for docs/soak.md. A failure names game, seed and decision, so it can be played again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator

from rich.progress import track

from questhall import build_kind
from tests.properties import Kind, check_game, every_kind

THOROUGH_EVERY = 40
BATCH = 25


def batches(kinds: list[Kind], games: int, first: int) -> Iterator[tuple[int, range]]:
    """Games in small batches, the kinds in turn: (number of the kind, seeds)."""
    for start in range(0, games, BATCH):
        yield (start // BATCH) % len(kinds), range(first + start, first + min(start + BATCH, games))


def play_batch(batch: tuple[int, range]) -> tuple[int, int]:
    kind = every_kind()[batch[0]]
    return len(batch[1]), sum(check_game(kind, seed, THOROUGH_EVERY) for seed in batch[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    work = list(batches(every_kind(), options.games, options.seed))
    games = decisions = 0
    began = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        results = pool.imap_unordered(play_batch, work)
        for played, made in track(results, "soak", len(work), disable=not sys.stderr.isatty()):
            games += played
            decisions += made
            if time.perf_counter() - began > options.seconds:
                break
    seconds = time.perf_counter() - began
    print(
        f"| {build_kind()} | {games:,} games of {len(every_kind())} kinds | {decisions:,} decisions | "
        f"thorough at one in {THOROUGH_EVERY} | {seconds:,.0f} s | no failure |"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
