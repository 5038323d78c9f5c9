"""The long run: the properties of every game over a hundred thousand random games (`make soak`).

With `--game` only that one, with `--thumb` games between rules of thumb instead of random ones, with
`--campaigns` whole campaigns instead of games (a thousand, unless `--games` says otherwise). Prints a line
for docs/soak.md. A failure names game, seed and decision, so it can be played again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rich.progress import track

from questhall import build_kind
from questhall.core.interface.game import Setup
from questhall.games import EVERY_GAME
from tests.every_game.properties import Kind, check_campaign, check_game, every_kind

THOROUGH_EVERY = 40
GAMES = 100_000
CAMPAIGNS = 1_000
BATCH = 25


@dataclass(frozen=True)
class Batch:
    """A few games of one kind."""

    kind: int
    seeds: range
    by_thumb: bool
    thorough_every: int
    are_campaigns: bool = False


def batches(kinds: list[int], options: argparse.Namespace) -> Iterator[Batch]:
    """Games in small batches, the kinds in turn."""
    for start in range(0, options.games, BATCH):
        kind = kinds[(start // BATCH) % len(kinds)]
        seeds = range(options.seed + start, options.seed + min(start + BATCH, options.games))
        yield Batch(kind, seeds, options.thumb, options.thorough, options.campaigns)


def campaign_kinds() -> list[Kind]:
    """Every game with campaigns, with every number of seats."""
    return [
        Kind(game, Setup(seats, (game.campaign,)))
        for game in EVERY_GAME
        if game.campaign
        for seats in range(game.least_seats, game.most_seats + 1)
    ]


def play_batch(batch: Batch) -> tuple[int, int]:
    kind = (campaign_kinds() if batch.are_campaigns else every_kind())[batch.kind]
    make_policy = kind.game.make_thumb if batch.by_thumb else None
    decisions = 0
    for seed in batch.seeds:
        policy = make_policy() if make_policy else None
        if batch.are_campaigns:
            decisions += check_campaign(kind.game, kind.setup, seed, batch.thorough_every, policy)
        else:
            decisions += check_game(kind, seed, batch.thorough_every, policy)
    return len(batch.seeds), decisions


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help=f"(default {GAMES:,}, or {CAMPAIGNS:,} campaigns)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--thumb", action="store_true", help="rules of thumb choose, not chance")
    parser.add_argument("--campaigns", action="store_true", help="whole campaigns, not single games")
    parser.add_argument("--thorough", type=int, default=THOROUGH_EVERY, help="costly checks at one in so many")
    options = parser.parse_args()
    if options.games is None:
        options.games = CAMPAIGNS if options.campaigns else GAMES
    kinds = [
        number
        for number, kind in enumerate(campaign_kinds() if options.campaigns else every_kind())
        if options.game in ("", kind.game.id) and (kind.game.make_thumb or not options.thumb)
    ]
    work = list(batches(kinds, options))
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
    what = f"{options.game or 'all games'}, {'thumb' if options.thumb else 'random'}"
    of_what = f"{'campaigns' if options.campaigns else 'games'} of {len(kinds)} kinds"
    print(
        f"| {build_kind()} | {what} | {games:,} {of_what} | {decisions:,} decisions | "
        f"thorough at one in {options.thorough} | {seconds:,.0f} s | no failure |"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
