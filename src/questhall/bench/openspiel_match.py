"""A match between our search and OpenSpiel's, at equal time for every decision.

A comparison is two games of the same deal: in the second one, each seat is held by the other bot. So each
bot has sat once in every seat, and the one with the larger share of both victories wins the comparison. The
assignment of seats rotates from comparison to comparison.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple, TypeVar

from questhall.bench.openspiel_bot import OpenSpielBot
from questhall.bench.plan import OURS, THEIRS, Field
from questhall.bots import Bot, ask, make_bot
from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.state import ONGOING, State
from questhall.core.interface.game import Setup
from questhall.core.interface.perspective import winners_of
from questhall.sim.plan import USUAL_CAP

Number = TypeVar("Number", int, float)
CERTAINTY = 1.96
"""Standard deviations on either side of a 95 % interval."""


class Comparison(NamedTuple):
    """Two games of one deal. Each pair is ours and theirs: victories, decisions, and seconds of thinking."""

    number: int
    victories: tuple[float, float]
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    simulations: int
    """The simulations of OpenSpiel's search, in all its decisions."""


def seated(field: Field, side: int, seed: int) -> Bot:
    """A bot of either side."""
    game = field.the_game()
    if side == OURS:
        return make_bot(f"ismcts:{field.seconds}s", game, seed)
    return OpenSpielBot(game, seed, field.seconds, field.exploration)


class Meeting:
    """The bots of one game, and their decisions and thinking time."""

    def __init__(self, field: Field, number: int, lineup: tuple[int, ...]) -> None:
        self.field = field
        self.lineup = lineup
        self.seed = int(derive(field.seed, number, lineup[0]))
        self.bots = [seated(field, side, int(derive(self.seed, seat))) for seat, side in enumerate(lineup)]
        self.victories = [0.0, 0.0]
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]

    def play(self, deal: int) -> None:
        game = self.field.the_game()
        table = game.start(Setup(self.field.seats), FastChance(deal), journal=False)
        made = 0
        while table.ending == ONGOING and made < USUAL_CAP:
            table.choose(self._choice(table, made) if table.option_count > 1 else 0)
            made += 1
        winners = winners_of(table)
        for seat in winners:
            self.victories[self.lineup[seat]] += 1 / len(winners)

    def _choice(self, table: State, made: int) -> int:
        seat = max(int(table.decider), 0)
        side = self.lineup[seat]
        start = perf_counter()
        index = ask(self.bots[seat], table, seat, int(derive(self.seed, self.field.seats, made)))
        self.seconds[side] += perf_counter() - start
        self.decisions[side] += 1
        return index


def compare(field: Field, number: int) -> Comparison:
    """Play one comparison; its deal depends on the seed and its number only."""
    first = field.lineup(number)
    meetings = [Meeting(field, number, lineup) for lineup in (first, tuple(1 - side for side in first))]
    for meeting in meetings:
        meeting.play(int(derive(field.seed, number)))
    bots = [bot for meeting in meetings for bot in meeting.bots]
    return Comparison(
        number,
        _both([meeting.victories for meeting in meetings]),
        _both([meeting.decisions for meeting in meetings]),
        _both([meeting.seconds for meeting in meetings]),
        sum(bot.simulations for bot in bots if isinstance(bot, OpenSpielBot)),
    )


def _both(rows: list[list[Number]]) -> tuple[Number, Number]:
    one, other = rows
    return one[OURS] + other[OURS], one[THEIRS] + other[THEIRS]


def play_field(
    field: Field, workers: int = 1, on_progress: Callable[[int], None] = lambda done: None
) -> list[Comparison]:
    """Play the whole match. More workers than cores would take thinking time from both sides."""
    field.check()
    for side in (OURS, THEIRS):
        seated(field, side, 0)
    found: list[Comparison] = []
    for comparison in _compare_all(field, workers):
        found.append(comparison)
        on_progress(len(found))
    return found


def _compare_all(field: Field, workers: int) -> Iterator[Comparison]:
    numbers = range(1, field.comparisons + 1)
    if workers == 1:
        yield from (compare(field, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(compare, [field] * len(numbers), numbers)


# Results


class Interval(NamedTuple):
    """A share and its 95 % interval."""

    share: float
    low: float
    high: float


def field_figures(field: Field, comparisons: list[Comparison]) -> dict[str, object]:
    """The match as plain data."""
    won = sum(each.victories[OURS] > each.victories[THEIRS] for each in comparisons)
    lost = sum(each.victories[OURS] < each.victories[THEIRS] for each in comparisons)
    drawn = len(comparisons) - won - lost
    victories = [each.victories[OURS] / 2 for each in comparisons]
    return {
        "game": field.the_game().id,
        "seats": field.seats,
        "seconds_per_decision": field.seconds,
        "exploration_of_theirs": field.exploration,
        "seed": field.seed,
        "games": 2 * len(comparisons),
        "comparisons": {"won": won, "drawn": drawn, "lost": lost},
        "comparisons_won": proportion(won + drawn / 2, len(comparisons))._asdict(),
        "share_of_victories": mean(victories)._asdict(),
        "seconds_needed": [_per_decision(comparisons, side) for side in (OURS, THEIRS)],
        "their_simulations_per_decision": sum(each.simulations for each in comparisons)
        / max(1, sum(each.decisions[THEIRS] for each in comparisons)),
    }


def _per_decision(comparisons: list[Comparison], side: int) -> float:
    decisions = sum(each.decisions[side] for each in comparisons)
    return sum(each.seconds[side] for each in comparisons) / max(1, decisions)


def proportion(won: float, games: int) -> Interval:
    """A share of wins with Wilson's interval, which is also valid for few games.

    >>> [round(bound, 3) for bound in proportion(8, 10)]
    [0.8, 0.49, 0.943]
    """
    share = won / games
    square = CERTAINTY**2
    centre = share + square / (2 * games)
    margin = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return Interval(share, max(0.0, (centre - margin) / whole), min(1.0, (centre + margin) / whole))


def mean(values: list[float]) -> Interval:
    """A mean of shares; a single value has no interval."""
    share = fmean(values)
    if len(values) == 1:
        return Interval(share, 0.0, 1.0)
    margin = CERTAINTY * stdev(values) / math.sqrt(len(values))
    return Interval(share, max(0.0, share - margin), min(1.0, share + margin))
