"""Fits the weights of `games/talisman/bots/evaluation.py`: `python tools/fit_talisman.py [GAMES]`.

Plays games between rules of thumb with 2 to 6 players up to the beginning of a turn somewhere, disturbs the
table there, plays on, and fits the winner with a conditional logit: each seat's prospect is a sum of features,
and its share of the victory is the exponential of that over the sum for all. Needs numpy.

Why disturb: undisturbed, whoever has much of one thing has much of all. Counters, Lives and Talismans given at
random tell what each of them does.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.chance import FastChance, Picker, derive
from questhall.core.frames import rule_of
from questhall.core.game import Setup
from questhall.games.talisman.bots.evaluation import FEATURES, WEIGHTS, feature
from questhall.games.talisman.bots.thumb import Thumb
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.movement import CHOOSE_WAY
from questhall.games.talisman.quests import give_talisman
from questhall.games.talisman.state import CRAFT_COUNTERS, FATE, LIFE, NO_QUEST, QUEST, STRENGTH_COUNTERS, Table

LATEST = 4000
"""How many decisions are made at most before the table is disturbed."""
CAP = 20_000
EPOCHS = 12
BATCH = 64
RATE = 0.02

Position = tuple[Any, Any]
"""The features of each seat, and its share of the victory in the end."""


def rows_of(table: Table, seats: list[int]) -> Any:
    return np.array([[feature(table, seat, which) for which in range(len(FEATURES))] for seat in seats])


def positions(games: int) -> list[Position]:
    thumb = Thumb()
    found: list[Position] = []
    for number in range(games):
        chance = FastChance(derive(1, number))
        table = TALISMAN.start(Setup(2 + number % 5), chance, knowledge=False, journal=False)
        assert isinstance(table, Table)
        picker = Picker(derive(2, number))
        made = 0
        until = picker.below(LATEST)
        while not table.is_over() and (made < until or rule_of(table.asking) != CHOOSE_WAY.number):
            play(table, thumb, picker)
            made += 1
        if table.is_over():
            continue
        disturb(table, picker)
        seats = [seat for seat in range(table.seats) if not table.is_out(seat)]
        rows = rows_of(table, seats)
        while not table.is_over() and made < CAP:
            play(table, thumb, picker)
            made += 1
        shares = np.array([float(table.winners >> seat & 1) for seat in seats])
        if shares.sum() > 0:
            found.append((rows, shares / shares.sum()))
    return found


def play(table: Table, thumb: Thumb, picker: Picker) -> None:
    table.choose(thumb.choose(table, picker) if table.option_count > 1 else 0)


def disturb(table: Table, picker: Picker) -> None:
    """Everybody gains counters, Lives and fate at random, and one in four a Talisman."""
    for seat in range(table.seats):
        if not table.is_alive(seat):
            continue
        table.add(seat, STRENGTH_COUNTERS, picker.below(4))
        table.add(seat, CRAFT_COUNTERS, picker.below(4))
        table.set(seat, LIFE, 1 + picker.below(6))
        table.set(seat, FATE, picker.below(5))
        if picker.below(4) == 0 and table.get(seat, QUEST) == NO_QUEST:
            give_talisman(table, seat)
    table.unsettled = 0


def fit(found: list[Position]) -> Any:
    """Maximum likelihood by Adam; prints the loss after each pass."""
    weights, first, second = (np.zeros(len(FEATURES)) for _ in range(3))
    order = np.random.default_rng(0)
    step = 0
    for epoch in range(EPOCHS):
        places = order.permutation(len(found))
        loss = 0.0
        for start in range(0, len(places), BATCH):
            slope = np.zeros(len(FEATURES))
            for place in places[start : start + BATCH]:
                rows, shares = found[place]
                odds = np.exp(rows @ weights - (rows @ weights).max())
                odds /= odds.sum()
                slope += rows.T @ (odds - shares) / BATCH
                loss -= float(shares @ np.log(odds + 1e-9))
            step += 1
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope**2
            weights -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        print(f"pass {epoch + 1}: loss {loss / len(found):.4f}")
    return weights


def loss_of(found: list[Position], weights: Any) -> float:
    total = 0.0
    for rows, shares in found:
        odds = np.exp(rows @ weights - (rows @ weights).max())
        total -= float(shares @ np.log(odds / odds.sum() + 1e-9))
    return total / len(found)


def main() -> None:
    found = positions(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
    guess = sum(np.log(len(shares)) for _, shares in found) / len(found)
    print(f"{len(found)} positions; guessing evenly has loss {guess:.4f}", end=", ")
    print(f"the weights as they are {loss_of(found, np.array(list(WEIGHTS))):.4f}")
    for name, weight in zip(FEATURES, fit(found), strict=True):
        print(f"{name:>16} {weight:+.3f}")


if __name__ == "__main__":
    main()
