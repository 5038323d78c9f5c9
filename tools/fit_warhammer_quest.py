"""Fits the weights of Warhammer Quest's evaluation: `python tools/fit_warhammer_quest.py [CAMPAIGNS]`.

Plays campaigns, delves and tutorials of parties of all sizes by rules of thumb, stops each quest once
somewhere, disturbs the table there (wounds, peril and progress at random), plays on, and fits whether the
quest was won by a logistic regression. Plain Python; prints the loss after each pass, then the weights.

Why disturb: undisturbed, a party that is late is also one that was unlucky all along. Wounds and peril given at
random tell what each of them does.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from itertools import combinations

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.bots.evaluation import (
    COMMON,
    NAMES,
    OF_A_QUEST,
    QUEST_COUNT,
    feature,
    time_left,
    work,
)
from questhall.games.warhammer_quest.bots.thumb import Thumb
from questhall.games.warhammer_quest.bots.worth.progress import to_explore
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import HERO_PHASE, SETTING_UP, SETTLEMENT, WOUNDS, Table
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST

LATEST = 14
"""The last round in which a quest is stopped."""
PASSES = 25
RATE = 0.03
PULL = 0.0003  # towards weights of 0: what is seldom seen shall not be believed in
Row = tuple[list[tuple[int, float]], float]
"""What stands at which place of the weights, and whether the quest was won."""


def features_of(table: Table) -> list[tuple[int, float]]:
    own = OF_A_QUEST * int(table.quest)
    found = [(own, 1.0), (own + 1, work(table)), (own + 2, time_left(table))]
    first = OF_A_QUEST * QUEST_COUNT
    found += [(first + which, feature(table, which)) for which in range(COMMON)]
    return [(place, value) for place, value in found if value]


def disturb(table: Table, rng: random.Random) -> None:
    """Wounds that defeat nobody, peril and progress, each changed a little in half of the cases."""
    for seat in range(table.seats):
        if table.is_standing(seat) and rng.random() < 0.5:
            wounds = int(table.get(seat, WOUNDS)) + rng.randint(-5, 5)
            table.set(seat, WOUNDS, max(0, min(int(table.health(seat)) - 1, wounds)))
    if rng.random() < 0.5:
        table.peril = max(
            0, min(int(SHEETS[table.quest].last_space()) - 1, int(table.peril) + rng.randint(-2, 2))
        )
    if rng.random() < 0.5 and to_explore(table) > 1:
        table.progress += rng.randrange(int(to_explore(table)))


def play_quest(table: Table, seed: int) -> Row | None:
    """Play a quest to its end; what was seen at one moment in a hero phase, and how it came out."""
    thumb, picker, rng = Thumb(), Picker(seed), random.Random(seed)
    stop, seen = rng.randint(1, LATEST), None
    waits = rng.randint(0, 12)
    while not table.is_over() and table.phase != SETTLEMENT:
        if seen is None and table.round >= stop and table.phase == HERO_PHASE:
            waits -= 1
            if waits < 0 and table.book.question(table.asking).occasion == "action":
                disturb(table, rng)
                seen = features_of(table)
        table.choose(thumb.choose(table, picker) if table.option_count > 1 else 0)
    won = bool(table.winners) if table.is_over() else bool(table.won >> table.quest & 1)
    while not table.is_over():
        table.choose(thumb.choose(table, picker) if table.option_count > 1 else 0)
    return None if seen is None else (seen, float(won))


def rows(campaigns: int) -> Iterator[Row]:
    parties = [party for size in (2, 3, 4) for party in combinations(range(len(HEROES)), size)]
    for number in range(campaigns):
        party = parties[number % len(parties)]
        for variant in ("campaign", "delve", "tutorial"):
            carried = ""
            for chapter in range(5 if variant == "campaign" else 1):
                seed = derive(11, number, chapter, len(variant))
                setup = Setup(len(party), (variant,), carried=carried)
                table = WARHAMMER_QUEST.start(setup, FastChance(seed), knowledge=False, journal=False)
                assert isinstance(table, Table)
                while table.phase == SETTING_UP and table.book.question(table.asking).occasion == "hero":
                    keys = [table.book.key(table.options[place]) for place in range(table.option_count)]
                    table.choose(keys.index(f"take hero {HEROES[party[table.decider]]}"))
                row = play_quest(table, derive(seed, 1))
                if row is not None:
                    yield row
                carried = WARHAMMER_QUEST.passes_on(table)


def chance(weights: list[float], seen: list[tuple[int, float]]) -> float:
    return 1.0 / (1.0 + math.exp(-sum(weights[place] * value for place, value in seen)))


def loss(weights: list[float], found: list[Row]) -> float:
    total = 0.0
    for seen, won in found:
        share = min(max(chance(weights, seen), 1e-6), 1 - 1e-6)
        total -= math.log(share if won else 1 - share)
    return total / len(found)


def fit(found: list[Row], tests: list[Row]) -> list[float]:
    """Maximum likelihood by stochastic steps that grow smaller."""
    weights = [0.0] * (OF_A_QUEST * QUEST_COUNT + COMMON)
    rng = random.Random(1)
    for done in range(PASSES):
        rng.shuffle(found)
        rate = RATE / (1 + 0.25 * done)
        for seen, won in found:
            error = chance(weights, seen) - won
            for place, value in seen:
                weights[place] -= rate * (error * value + PULL * weights[place])
        print(f"pass {done + 1}: loss {loss(weights, found):.4f}, on other quests {loss(weights, tests):.4f}")
    return weights


def main() -> None:
    found = list(rows(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
    random.Random(2).shuffle(found)
    tests = found[: len(found) // 8]
    won = sum(row[1] for row in found) / len(found)
    print(f"{len(found)} positions, {100 * won:.0f}% won")
    weights = fit(found[len(tests) :], tests)
    for quest in range(QUEST_COUNT):
        own = ", ".join(f"{weight:.2f}" for weight in weights[OF_A_QUEST * quest : OF_A_QUEST * (quest + 1)])
        print(f"{SHEETS[quest].name:>18} {own}")
    for name, weight in zip(NAMES, weights[OF_A_QUEST * QUEST_COUNT :], strict=True):
        print(f"{name:>18} {weight:+.2f}")


if __name__ == "__main__":
    main()
