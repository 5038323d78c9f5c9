"""Fits the weights of `games/rent_a_hero/bots/evaluation.py`: `python tools/fit_evaluation.py [GAMES]`.

Plays games between rules of thumb with 3, 4 and 5 players up to a turn somewhere, disturbs the table
there, plays on, and fits the winner with a conditional logit: each seat's strength is a sum of features, and
its share of the victory is the exponential of that over the sum for all. Needs numpy.

Why disturb: undisturbed, who has kept powers and cards is who did not need them, and the weights would say
so. Powers turned and cards taken away at random tell what having them does.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.engine.bits import BIT, count_bits
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.bots.evaluation import FULL_DECK
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components.heroes import HERO_COUNT
from questhall.games.rent_a_hero.components.state import DECK, ELIMINATED, HANDS, Table
from questhall.games.rent_a_hero.game import RENT_A_HERO

NAMES = ["party", "party late", "eliminated", "eliminated late", "powers", "powers done", "hand", "hand done"]
LATEST = 200
"""How many decisions are made at most before the table is disturbed."""
EPOCHS = 12
BATCH = 64
RATE = 0.02

Position = tuple[Any, Any]
"""The features of each seat, and its share of the victory in the end."""


def features(table: Table) -> list[list[float]]:
    done = 1.0 - float(table.size(DECK)) / FULL_DECK
    rows = []
    for seat in range(table.seats):
        party = float(table.party_size(seat))
        eliminated = float(table.size(ELIMINATED + seat))
        powers = float(count_bits(table.upright_heroes(seat)))
        hand = float(table.size(HANDS + seat))
        rows.append(
            [party, party * done**3, eliminated, eliminated * done**3, powers, powers * done, hand, hand * done]
        )
    return rows


def positions(games: int) -> list[Position]:
    thumb = Thumb()
    found: list[Position] = []
    for number in range(games):
        table = RENT_A_HERO.start(
            Setup(3 + number % 3), FastChance(derive(1, number)), knowledge=False, journal=False
        )
        assert isinstance(table, Table)
        picker = Picker(derive(2, number))
        made = 0
        until = picker.below(LATEST)
        while not table.is_over() and (made < until or not table.is_requirement_pending()):
            play(table, thumb, picker)
            made += 1
        if not table.is_over():
            disturb(table, picker)
            rows = features(table)
            while not table.is_over():
                play(table, thumb, picker)
            shares = np.array([float(table.winners >> seat & 1) for seat in range(table.seats)])
            found.append((np.array(rows), shares / shares.sum()))
    return found


def play(table: Table, thumb: Thumb, picker: Picker) -> None:
    table.choose(thumb.choose(table, picker) if table.option_count > 1 else 0)


def disturb(table: Table, picker: Picker) -> None:
    """One power in three is turned, and everybody loses up to three cards."""
    for seat in range(table.seats):
        for hero in range(HERO_COUNT):
            if not table.party_has(seat, hero) or picker.below(3):
                continue
            if table.upright_heroes(seat) & BIT[hero]:
                table.turn_sideways(seat, hero)
            else:
                table.turn_upright(seat, hero)
        for _ in range(min(picker.below(4), table.size(HANDS + seat))):
            table.discard(table.take_top(HANDS + seat))
    table.reask()


def fit(found: list[Position]) -> Any:
    """Maximum likelihood by Adam; prints the loss after each pass."""
    weights, first, second = (np.zeros(len(NAMES)) for _ in range(3))
    order = np.random.default_rng(0)
    step = 0
    for epoch in range(EPOCHS):
        places = order.permutation(len(found))
        loss = 0.0
        for start in range(0, len(places), BATCH):
            slope = np.zeros(len(NAMES))
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


def main() -> None:
    found = positions(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
    guess = sum(np.log(len(shares)) for _, shares in found) / len(found)
    print(f"{len(found)} positions; guessing evenly has loss {guess:.4f}")
    for name, weight in zip(NAMES, fit(found), strict=True):
        print(f"{name:>16} {weight:+.3f}")


if __name__ == "__main__":
    main()
