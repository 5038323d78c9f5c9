"""Fits the weights of `games/talisman/bots/evaluation.py`: `python tools/fit_talisman.py [GAMES]`.

In two steps, both from games between rules of thumb with 2 to 6 players. Each seat's prospect is a sum of
features, and its share of the victory is the exponential of that over the sum for all. Needs numpy.

1. Who wins: tables are disturbed at the beginning of a turn somewhere and played to the end; the winner is
   fitted with a conditional logit. Undisturbed, a player rich in one thing is rich in all; counters, Lives
   and Talismans given at random tell what each of them does.
2. What a turn brings: from one table the game goes on several times with other dice, a few turns to where
   features are counted, then twelve rounds to where the first weights judge it. Between such branches only luck
   differs, as between the options of a search, so this says what a feature is worth when it is gained. (By the
   first fit a character in the Middle Region is well off. He is there because he is strong; going there brings
   nothing.)
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.frames import rule_of
from questhall.core.interface.game import Setup
from questhall.core.search.policy import play_on
from questhall.games.talisman.bots.evaluation import FEATURES, WEIGHTS, Prospects, is_somebody_on_the_crown
from questhall.games.talisman.bots.thumb import Thumb
from questhall.games.talisman.characters.quests import give_talisman
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    FATE,
    LIFE,
    NO_QUEST,
    QUEST,
    STRENGTH_COUNTERS,
    Table,
)
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.turn.movement import CHOOSE_WAY

LATEST = 4000
"""How many decisions are made at most before the table is disturbed."""
CAP = 20_000
EPOCHS = 12
BATCH = 64
RATE = 0.02

DECISIONS_OF_A_GAME = {2: 1000, 3: 1900, 4: 2800, 5: 3800, 6: 5000}
ROOTS_OF_A_GAME = 10
BRANCHES = 6
MOST_ROUNDS = 3
"""How far a branch goes at most before features are counted."""
ROUNDS_ON = 12
FIRMNESS = 0.05

Position = tuple[Any, Any]
"""The features of each seat, and its share of the victory in the end."""
Branches = tuple[Any, Any]
"""The same for all branches of one table, where shares are what the first weights expect."""

THUMB = Thumb()
PROSPECTS = Prospects()


def rows_of(table: Table, seats: list[int]) -> Any:
    rows = []
    for seat in seats:
        PROSPECTS.count(table, seat, is_somebody_on_the_crown(table))
        rows.append(list(PROSPECTS.counted))
    return np.array(rows)


def begin(number: int) -> Table:
    chance = FastChance(derive(1, number))
    table = TALISMAN.start(Setup(2 + number % 5), chance, knowledge=False, journal=False)
    assert isinstance(table, Table)
    return table


def still_in(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if not table.is_out(seat)]


def results(table: Table, seats: list[int]) -> Any:
    shares = np.array([float(table.winners >> seat & 1) for seat in seats])
    return shares / max(1.0, shares.sum())


# Who wins


def positions(games: int) -> list[Position]:
    found: list[Position] = []
    for number in range(games):
        table = begin(number)
        picker = Picker(derive(2, number))
        play_on(table, THUMB, picker, picker.below(LATEST))
        while not table.is_over() and rule_of(table.asking) != CHOOSE_WAY.number:
            play_on(table, THUMB, picker, 1)
        if table.is_over():
            continue
        disturb(table, picker)
        seats = still_in(table)
        rows = rows_of(table, seats)
        play_on(table, THUMB, picker, CAP)
        shares = results(table, seats)
        if shares.sum() > 0:
            found.append((rows, shares))
    return found


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


def expected(rows: Any, weights: Any) -> Any:
    odds = np.exp(rows @ weights - (rows @ weights).max())
    return odds / odds.sum()


def fit_winners(found: list[Position]) -> Any:
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
                odds = expected(rows, weights)
                slope += rows.T @ (odds - shares) / BATCH
                loss -= float(shares @ np.log(odds + 1e-9))
            step += 1
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope**2
            weights -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        print(f"pass {epoch + 1}: loss {loss / len(found):.4f}")
    return weights


def loss_of(found: list[Position], weights: Any) -> float:
    return sum(-float(shares @ np.log(expected(rows, weights) + 1e-9)) for rows, shares in found) / len(found)


# What a turn brings


def branches(games: int, weights: Any) -> list[Branches]:
    found: list[Branches] = []
    for number in range(games):
        table = begin(games + number)
        picker = Picker(derive(3, number))
        step = DECISIONS_OF_A_GAME[table.seats] // ROOTS_OF_A_GAME
        while True:
            play_on(table, THUMB, picker, 1 + picker.below(2 * step))
            if table.is_over():
                break
            branch = branch_out(table, picker, weights)
            if branch is not None:
                found.append(branch)
    return found


def branch_out(table: Table, picker: Picker, weights: Any) -> Branches | None:
    """Play on from here several times; None where there is nothing to compare."""
    seats = still_in(table)
    until = int(table.turns) + len(seats) * (1 + picker.below(MOST_ROUNDS))
    every: list[tuple[Any, Any]] = []
    for _ in range(BRANCHES):
        branch = table.clone()
        branch.chance = FastChance(picker.below(1 << 40))
        play_until(branch, picker, until)
        if branch.is_over():
            continue
        rows = rows_of(branch, seats)
        play_until(branch, picker, until + ROUNDS_ON * len(seats))
        every.append((rows, shares_now(branch, seats, weights)))
    if len(seats) < 2 or len(every) < 2:
        return None
    return np.array([rows for rows, _ in every]), np.array([shares for _, shares in every])


def play_until(table: Table, picker: Picker, turns: int) -> None:
    while not table.is_over() and table.turns < turns:
        play_on(table, THUMB, picker, 1)


def shares_now(table: Table, seats: list[int], weights: Any) -> Any:
    if table.is_over():
        return results(table, seats)
    left = [place for place, seat in enumerate(seats) if not table.is_out(seat)]
    shares = np.zeros(len(seats))
    shares[left] = expected(rows_of(table, [seats[place] for place in left]), weights)
    return shares


def fit_turns(found: list[Branches]) -> Any:
    """Least squares between the branches of each table; prints how much of their differences it explains."""
    sides, targets = [], []
    for rows, shares in found:
        mean = np.clip(shares.mean(0), 0.02, 0.98)
        mean /= mean.sum()
        apart = rows - rows.mean(0)
        # A share is an exponential over the sum for all: how it changes where everybody's features do.
        slopes = mean[None, :, None] * (apart - (apart * mean[None, :, None]).sum(1, keepdims=True))
        sides.append(slopes.reshape(-1, len(FEATURES)))
        targets.append((shares - shares.mean(0)).reshape(-1))
    side, target = np.concatenate(sides), np.concatenate(targets)
    firm = FIRMNESS * np.eye(len(FEATURES))
    weights = np.linalg.solve(side.T @ side + firm, side.T @ target)
    for name, tried in (("fitted", weights), ("as they are", np.array(list(WEIGHTS)))):
        left = target - side @ tried
        print(f"explained by the weights {name}: {1 - left @ left / (target @ target):.4f}")
    return weights


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    found = positions(games)
    guess = sum(np.log(len(shares)) for _, shares in found) / len(found)
    print(f"{len(found)} positions; guessing evenly has loss {guess:.4f}", end=", ")
    print(f"the weights as they are {loss_of(found, np.array(list(WEIGHTS))):.4f}")
    winners = fit_winners(found)
    branched = branches(games // 20, winners)
    print(f"{len(branched)} tables with {BRANCHES} branches")
    for name, first, weight in zip(FEATURES, winners, fit_turns(branched), strict=True):
        print(f"{name:>16} {first:+.3f} {weight:+.3f}")


if __name__ == "__main__":
    main()
