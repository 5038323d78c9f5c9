"""Fits how much bolder than a game's evaluation the judge of analyses is: `python -m tools.fit_boldness`.

Plays games between rules of thumb, stops each at a few places, plays each table on several times as an analysis
does, and looks for the power of the evaluation's shares (`src/questhall/analysis/boldness.py`) whose mean over
the playouts has the smallest squared distance from who really won. With a few playouts the mean is still noisy,
and its square would favour caution; but the distances of two different playouts are independent, so their
product has the expectation that the square would have with playouts without end.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from questhall.analysis import QUICK
from questhall.analysis.boldness import BOLDNESS, bolder
from questhall.analysis.estimates import Shares
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.sampling import sample_tables
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.search.policy import play_on
from questhall.games import find_game

SEED: Final = 777
"""Other deals than those on which docs/analysis.md tests the result."""
PLAYOUTS: Final = 8
STEP: Final = 120
"""Choices of each seat between two places."""
LEAST: Final = 0.5
MOST: Final = 4.0
ENOUGH: Final = 0.005


@dataclass(frozen=True)
class Place:
    """What the evaluation said at the ends of the playouts from one table, and how the real game ended."""

    ends: list[Shares]
    over: list[bool]
    """Where a playout reached the end of the game, nothing is guessed."""
    result: Shares


def places(game: Game, seats: int, games: int, rounds: int) -> list[Place]:
    judge = PlayoutJudge(game, rounds)
    found: list[Place] = []
    for number in range(games):
        table = game.start(Setup(seats), FastChance(derive(SEED, number)))
        picker = Picker(derive(SEED, number, 1))
        seen: list[tuple[list[Shares], list[bool]]] = []
        play_on(table, judge.policy, picker, 1 + derive(SEED, number, 2) % (STEP * seats))
        while not table.is_over():
            seen.append(_ends(judge, table, derive(SEED, number, 3, len(seen))))
            play_on(table, judge.policy, picker, STEP * seats)
        found += [Place(ends, over, judge.worth(table)) for ends, over in seen]
    return found


def _ends(judge: PlayoutJudge, table: State, seed: int) -> tuple[list[Shares], list[bool]]:
    ends = []
    for number, sampled in enumerate(sample_tables(table, None, PLAYOUTS, derive(seed, 1), judge.policy)):
        horizon = judge.horizon(sampled)
        judge.play_on(sampled, Picker(derive(seed, 2, number)), horizon)
        ends.append(sampled)
    return [judge.said(end) for end in ends], [end.is_over() for end in ends]


def squared_error(found: list[Place], power: float) -> float:
    """The mean squared error of the chances with this power, without the noise of few playouts."""
    total, count = 0.0, 0
    for place in found:
        rows = [end if over else bolder(end, power) for end, over in zip(place.ends, place.over, strict=True)]
        for seat, result in enumerate(place.result):
            misses = [row[seat] - result for row in rows]
            # The sum of all products of two different misses.
            total += (sum(misses) ** 2 - sum(miss * miss for miss in misses)) / (len(rows) * (len(rows) - 1))
            count += 1
    return total / count


def lowest(error: Callable[[float], float]) -> float:
    """Where a function with one valley is lowest, by thirds."""
    low, high = LEAST, MOST
    while high - low > ENOUGH:
        third = (high - low) / 3
        if error(low + third) < error(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="games of each size (default %(default)s)")
    options = parser.parse_args()
    for game_id, sizes in BOLDNESS.items():
        for seats in sizes:
            found = places(find_game(game_id), seats, options.games, QUICK.rounds)
            power = lowest(partial(squared_error, found))
            print(
                f"{game_id}, {seats} players: {power:.2f}; squared error {squared_error(found, 1.0):.4f}, "
                f"then {squared_error(found, power):.4f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
