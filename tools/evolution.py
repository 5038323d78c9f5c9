"""An evolution strategy for what a game's rules of thumb go by, and matches to see what it has brought.

`python -m tools.tune_talisman` and `python -m tools.tune_rent_a_hero` use it; needs numpy and compiled rules.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.interface.table_game import TableGame
from questhall.core.search.playout import Tally, play_seats
from questhall.core.search.policy import Policy

CAP = 20_000
DECAY = 0.9
"""How much of its drift a place keeps at each step."""
NEVER = 1 << 40


class Tables:
    """Bare tables of a game, by the number of players."""

    def __init__(self, game: TableGame[Any], sizes: list[int]) -> None:
        self._game = game
        self._bare: dict[int, State] = {
            seats: game.bare(Setup(seats), FastChance(0), knowledge=False) for seats in sizes
        }

    def swapped_share(self, first: Policy, second: Policy, seats: int, deals: int, *seed: int) -> Any:
        """The first one's share of each deal, above or below a half; each has every other seat."""
        shares = np.zeros(deals)
        for deal in range(deals):
            for swap in (0, 1):
                policies = [(first, second)[(seat + swap) % 2] for seat in range(seats)]
                winners = self._play(policies, derive(*seed, deal))
                won = [(seat + swap) % 2 == 0 for seat in range(seats) if winners >> seat & 1]
                shares[deal] += sum(won) / len(won) - 0.5 if won else 0.0
        return shares / 2

    def lone_share(self, first: Policy, second: Policy, seats: int, deals: int, *seed: int) -> Any:
        """The same, each alone among the other at one seat, which another deal gives to the next player."""
        shares = np.zeros(deals)
        for deal in range(deals):
            seat = deal % seats
            shares[deal] += self._lone_win(first, second, seats, seat, derive(*seed, deal))
            shares[deal] -= self._lone_win(second, first, seats, seat, derive(*seed, deal))
        return shares / 2

    def arena_share(self, first: Policy, second: Policy, seats: int, deals: int, *seed: int) -> Any:
        """The first one's share of each deal, alone among the second and the second alone among it."""
        shares = np.zeros(deals)
        for deal in range(deals):
            for seat in range(seats):
                shares[deal] += self._lone_win(first, second, seats, seat, derive(*seed, deal))
                if seats > 2:
                    shares[deal] += 1.0 - self._lone_win(second, first, seats, seat, derive(*seed, deal))
        return shares / games_of_deal(seats)

    def _lone_win(self, lone: Policy, others: Policy, seats: int, seat: int, seed: int) -> float:
        policies = [others] * seats
        policies[seat] = lone
        winners = self._play(policies, seed)
        return (winners >> seat & 1) / max(1, winners.bit_count())

    def _play(self, policies: list[Policy], seed: int) -> int:
        """Who wins."""
        seats = len(policies)
        pickers = [Picker(derive(seed, 1 + seat)) for seat in range(seats)]
        game = self._game
        table = play_seats(self._bare[seats], game.deal, game.speaker, seed, policies, pickers, CAP, Tally())
        return int(table.winners)


def games_of_deal(seats: int) -> int:
    """How many games the arena's pairings of two players are."""
    return seats if seats == 2 else 2 * seats


def match(tables: Tables, first: Policy, second: Policy, seats: int, deals: int, *seed: int) -> str:
    """The first one's share of the wins against the second."""
    shares = tables.arena_share(first, second, seats, deals, *seed)
    mean, error = 100 * shares.mean(), 196 * shares.std() / deals**0.5
    games = deals * games_of_deal(seats)
    return f"{seats} players, {games} games: {mean:.1f}% ({mean - error:.1f} to {mean + error:.1f})"


def slope_at(
    place: Any,
    ways: Any,
    stride: float,
    deals: dict[int, int],
    shares_of: Callable[[int, Any, Any, int, int], Any],
) -> Any:
    """By how much the share grows here with one stride in each direction.

    Along every way, the leanings moved a little up meet those moved as far down at tables of all sizes.
    """
    slope = np.zeros(len(place))
    for which, way in enumerate(ways):
        up, down = place + stride * way, place - stride * way
        for seats, count in deals.items():
            slope += float(shares_of(which, up, down, seats, count).sum()) * way
    return slope / (len(ways) * sum(deals.values()))


def told_share(shares: Any) -> str:
    """A share above or below a half, with what it is uncertain by."""
    return f"{50 + 100 * shares.mean():.1f} ± {196 * shares.std() / len(shares) ** 0.5:.1f}%"


def climb(
    folder: Path,
    steps: int,
    start: Any,
    slope_at: Callable[[Any, int], Any],
    values_at: Callable[[Any], dict[str, float]],
    check: Callable[[Any, int], str],
    *,
    rate: float,
    check_every: int,
    settled: int = NEVER,
) -> None:
    """Follow the slope, from a place among all leanings or from where it was stopped.

    A step goes by chance almost as much as by the slope: once the place has settled, after so many steps, what
    counts is the mean of the places since then.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "state.json"
    start = np.array(start)
    state: dict[str, Any] = {"step": 0, "place": start, "drift": np.zeros(len(start)), "mean": start}
    if file.exists():
        state = json.loads(file.read_text())
    place, drift, mean = (np.array(state[name]) for name in ("place", "drift", "mean"))
    for number in range(state["step"], steps):
        begun = time.monotonic()
        drift = DECAY * drift + slope_at(place, number)
        place = place + rate * drift
        mean = mean + (place - mean) / max(1, number + 1 - settled)
        state = {"step": number + 1, "place": list(place), "drift": list(drift), "mean": list(mean)}
        state["values"] = values_at(mean)
        file.with_suffix(".new").write_text(json.dumps(state, indent=1))
        file.with_suffix(".new").replace(file)
        moved = rate * np.abs(drift).mean()
        text = f"step {number + 1}: moved by {moved:.3f}, {time.monotonic() - begun:.0f} s"
        if (number + 1) % check_every == 0:
            text += f"; against thumb: {check(mean, number)}"
        print(text, flush=True)
