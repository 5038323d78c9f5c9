"""Tunes what a seasoned player of Rent a Hero goes by.

    python -m tools.tune_rent_a_hero tune FOLDER [--steps N] [--seed S]
    python -m tools.tune_rent_a_hero match [--deals N] [--seed S]

`tune` is an evolution strategy. Every step draws directions at random in the space of all leanings
(`bots/leanings.py`). For each of them, the leanings moved a little one way meet those moved as far the other
way, and both meet rules of thumb, at tables for three, four and five: one alone among the others and the others
alone among it, on the same deals. What won says which way is up. From time to time the leanings so far meet
`thumb` on other deals.

After every step the state is saved in FOLDER/state.json: stopped, it goes on from there with the same command.
The same seed gives the same steps on every machine. `values` in that file are the leanings; at first they are
those that ship.

`match` plays the leanings that ship against `thumb`, in the pairings of `questhall arena` but inside compiled
code and without sampling hidden cards (`thumb:quick`): a hundred times as fast.

Needs numpy and compiled rules.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.search.policy import Policy
from questhall.games.rent_a_hero.bots.leanings import Leanings
from questhall.games.rent_a_hero.bots.seasoned import Seasoned
from questhall.games.rent_a_hero.bots.seated_thumb import SeatedThumb
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tools.evolution import Tables, climb, match, slope_at, told_share

DIRECTIONS = 120
DEALS = {3: 6, 4: 12, 5: 5}
"""Deals for each direction, by the size of the table; each is played six times, twice in each meeting."""
STRIDE = 0.35
"""How far a direction goes: about so much of a value that is multiplied, as a factor."""
RATE = 1.5
CHECK_EVERY = 10
CHECK_DEALS = {3: 900, 4: 1200, 5: 900}
FACTORS = {
    "sixth": 1.0,
    "duplicate": 0.5,
    "hero": 0.5,
    "their_sixth": 1.0,
    "sent_sixth": 1.0,
    "gift": 1.0,
    "trap": 1.0,
    "hint": 1.0,
    "taken_trap": 0.5,
    "taken_gift": 0.5,
    "caprice": 0.5,
    "others_that_fit": 0.5,
    "final_cards": 0.5,
}
"""Those that are multiplied, and by how much a stride of 1 changes their logarithm."""
SCALES = {
    "further": 0.4,
    "hero_each": 0.2,
    "duplicate_each": 0.2,
    "hint_late": 0.1,
    "taken_each": 0.1,
    "sent_trap_each": 0.1,
    "sent_gift_each": 0.1,
    "keep_own": 0.1,
    "keep_last": 0.1,
    "chicken": 0.2,
    "pyromaniac": 0.2,
    "witch": 0.1,
    "dog_trainer": 0.2,
    "sergeant": 0.1,
    "black_knight": 0.2,
    "wizard": 0.1,
    "threat": 0.2,
    "threat_early": 0.2,
    "draw_each": 0.05,
    "draw": 0.2,
    "home": 0.2,
    "fifth": 0.5,
    "hero_late": 0.7,
    "duplicate_late": 0.7,
    "catching_up": 0.3,
    "risking": 0.3,
    "final": 1.5,
    "taken_hand": 0.05,
    "taken_warily": 0.6,
}
"""How far one stride of 1 takes the others: they are added to. 0.4 unless it says otherwise."""
USUAL_SCALE = 0.4

USUAL = Leanings()
TUNED = [name for name in dir(USUAL) if not name.startswith("_") and isinstance(getattr(USUAL, name), float)]


def values_at(place: Any) -> dict[str, float]:
    """The leanings at a place, where those that ship are at 0."""
    values: dict[str, float] = {}
    for name, way in zip(TUNED, place, strict=True):
        value = getattr(USUAL, name)
        if name in FACTORS:
            values[name] = float(value * np.exp(FACTORS[name] * way))
        else:
            values[name] = float(value + SCALES.get(name, USUAL_SCALE) * way)
    return values


def policy_at(place: Any) -> Policy:
    leanings = Leanings()
    for name, value in values_at(place).items():
        setattr(leanings, name, value)
    return SeatedThumb(thumb=Seasoned(leanings))


def naive_thumb() -> Policy:
    """One who does not wonder why somebody sends a card: bluffing must not pay only against those who do."""
    thumb = Thumb()
    thumb.others_that_fit = 0.0
    return SeatedThumb(thumb=thumb)


def uphill(tables: Tables, seed: int, place: Any, number: int) -> Any:
    """Where to go from here; both sides also meet rules of thumb."""

    def shares_of(which: int, up: Any, down: Any, seats: int, deals: int) -> Any:
        first, second = policy_at(up), policy_at(down)
        thumb = naive_thumb() if which % 4 == 0 else SeatedThumb()
        deal = (seats, deals, seed, number, which, seats)
        shares = tables.lone_share(first, second, *deal)
        return shares + tables.lone_share(first, thumb, *deal) - tables.lone_share(second, thumb, *deal)

    ways = np.random.default_rng([seed, number]).standard_normal((DIRECTIONS, len(TUNED)))
    return slope_at(place, ways, STRIDE, DEALS, shares_of)


def check(tables: Tables, seed: int, place: Any, number: int) -> str:
    """How the leanings so far fare against `thumb`."""
    parts = []
    for seats, deals in CHECK_DEALS.items():
        shares = tables.lone_share(policy_at(place), SeatedThumb(), seats, deals, seed, 1 << 20, number, seats)
        if seats == 4:
            naive = tables.lone_share(
                policy_at(place), naive_thumb(), seats, deals, seed, 2 << 20, number, seats
            )
            parts.append(f"naive {50 + 100 * naive.mean():.1f}%")
        parts.append(f"{seats} players {told_share(shares)}")
    return ", ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tunes what a seasoned player of Rent a Hero goes by.")
    kinds = parser.add_subparsers(dest="what", required=True)
    tuning = kinds.add_parser("tune")
    tuning.add_argument("folder", type=Path)
    tuning.add_argument("--steps", type=int, default=100)
    matching = kinds.add_parser("match")
    matching.add_argument("--deals", type=int, default=1000)
    for kind in (tuning, matching):
        kind.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.what == "tune":
        tune(told)
    else:
        seasoned = SeatedThumb(thumb=Seasoned())
        for seats in (3, 4, 5):
            tables = Tables(RENT_A_HERO, [seats])
            seed = (told.seed, 2 << 20, seats)
            print(match(tables, seasoned, SeatedThumb(), seats, told.deals, *seed), flush=True)


def tune(told: argparse.Namespace) -> None:
    tables = Tables(RENT_A_HERO, list(DEALS))
    climb(
        told.folder,
        told.steps,
        [0.0] * len(TUNED),
        partial(uphill, tables, told.seed),
        values_at,
        partial(check, tables, told.seed),
        rate=RATE,
        check_every=CHECK_EVERY,
    )


if __name__ == "__main__":
    main()
