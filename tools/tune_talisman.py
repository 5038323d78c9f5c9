"""Tunes what Talisman's rules of thumb go by, which makes a seasoned player of them.

    python -m tools.tune_talisman tune FOLDER [--steps N] [--seed S] [--rate R] [--onward]
    python -m tools.tune_talisman match [--seats N] [--deals N] [--seed S]

`tune` is an evolution strategy. Every step draws directions at random in the space of all leanings
(`bots/leanings.py`). For each of them, the leanings moved a little one way meet those moved as far the other
way, at tables for two and four, with the seats swapped on the same deals. What won says which way is up. From
time to time the leanings so far meet those of `thumb`, on other deals. A step goes by chance almost as much as
by the slope, so what counts is the mean of the places since step 20. With `--onward` it begins with
the leanings that ship instead of those of `thumb`.

After every step the state is saved in FOLDER/state.json: stopped, it goes on from there with the same
command. The same seed gives the same steps on every machine. `values` in that file are the leanings, for
`bots/seasoned.py`.

`match` plays the leanings that ship against those of `thumb`, in the pairings of `questhall arena` but inside
compiled code and without sampling hidden cards, at which neither looks: a hundred times as fast.

Needs numpy and compiled rules.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from questhall.core.search.policy import Policy
from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.seasoned import Seasoned, seasoned
from questhall.games.talisman.bots.thumb import Thumb
from questhall.games.talisman.game import TALISMAN
from tools.evolution import Tables, climb, match, slope_at, told_share

DIRECTIONS = 40
DEALS = {2: 12, 4: 3}
"""Deals for each direction, by the size of the table; each is played twice, with the seats swapped."""
STRIDE = 0.35
"""How far a direction goes: about so much of a value that is not 0, as a factor."""
RATE = 0.6
SETTLED = 20
"""Steps until the place is about where it stays."""
CHECK_EVERY = 20
CHECK_DEALS = {2: 300, 4: 100}
SCALES = {
    "strength": 0.3,
    "craft": 0.3,
    "counter_on_the_way": 0.3,
    "enough": 0.1,
    "danger": 0.5,
    "rival_inside": 0.4,
    "hurry": 0.02,
    "setting_out": 1.5,
    "life_on_the_way": 0.3,
    "weapon_on_the_way": 0.3,
    "even_chance": 0.15,
    "ahead": 0.06,
    "ahead_too_late": 0.12,
    "crown_held": 0.3,
}
"""How far one stride of 1 takes those that are 0 in `thumb`, or shares: they are added to, not multiplied."""
HIGHEST = {
    "ahead": 0.97,
    "ahead_too_late": 0.97,
    "crown_held": 1.0,
    "rival_inside": 1.0,
}
UNUSED = ("final_death", "harm_for_good", "kill_for_good", "vain_portal")

USUAL = Leanings()
NAMES = [name for name in dir(USUAL) if not name.startswith("_") and isinstance(getattr(USUAL, name), float)]
TUNED = [name for name in NAMES if name not in UNUSED]


def values_at(place: Any) -> dict[str, float]:
    """The leanings at a place, where `thumb` is at 0."""
    values: dict[str, float] = {}
    for name, way in zip(TUNED, place, strict=True):
        value = getattr(USUAL, name)
        value = value + SCALES[name] * way if name in SCALES else value * float(np.exp(way))
        values[name] = min(float(value), HIGHEST.get(name, 1e9))
    return values


def place_of(leanings: Leanings) -> Any:
    """Where these leanings are."""
    ways = []
    for name in TUNED:
        value, usual = getattr(leanings, name), getattr(USUAL, name)
        ways.append((value - usual) / SCALES[name] if name in SCALES else np.log(value / usual))
    return np.array(ways)


def policy_at(place: Any) -> Policy:
    leanings = Leanings()
    for name, value in values_at(place).items():
        setattr(leanings, name, value)
    return Thumb(leanings)


def uphill(tables: Tables, seed: int, place: Any, number: int) -> Any:
    """Where to go from here."""

    def shares_of(which: int, up: Any, down: Any, seats: int, deals: int) -> Any:
        deal = (seats, deals, seed, number, which, seats)
        return tables.swapped_share(policy_at(up), policy_at(down), *deal)

    ways = np.random.default_rng([seed, number]).standard_normal((DIRECTIONS, len(TUNED)))
    return slope_at(place, ways, STRIDE, DEALS, shares_of)


def check(tables: Tables, seed: int, place: Any, number: int) -> str:
    """How the leanings so far fare against those of `thumb`."""
    parts = []
    for seats, deals in CHECK_DEALS.items():
        shares = tables.swapped_share(policy_at(place), Thumb(), seats, deals, seed, 1 << 20, number, seats)
        parts.append(f"{seats} players {told_share(shares)}")
    return ", ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tunes what Talisman's rules of thumb go by.")
    kinds = parser.add_subparsers(dest="what", required=True)
    tuning = kinds.add_parser("tune")
    tuning.add_argument("folder", type=Path)
    tuning.add_argument("--steps", type=int, default=100)
    tuning.add_argument("--rate", type=float, default=RATE)
    tuning.add_argument("--onward", action="store_true")
    matching = kinds.add_parser("match")
    matching.add_argument("--seats", type=int, default=2)
    matching.add_argument("--deals", type=int, default=1000)
    for kind in (tuning, matching):
        kind.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.what == "tune":
        tune(told)
    else:
        tables = Tables(TALISMAN, [told.seats])
        print(match(tables, Seasoned(), Thumb(), told.seats, told.deals, told.seed, 2 << 20, told.seats))


def tune(told: argparse.Namespace) -> None:
    tables = Tables(TALISMAN, list(DEALS))
    climb(
        told.folder,
        told.steps,
        place_of(seasoned() if told.onward else USUAL),
        partial(uphill, tables, told.seed),
        values_at,
        partial(check, tables, told.seed),
        rate=told.rate,
        check_every=CHECK_EVERY,
        settled=SETTLED,
    )


if __name__ == "__main__":
    main()
