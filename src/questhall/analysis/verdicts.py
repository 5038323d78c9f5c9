"""What the bot would have done with the same knowledge, and what the difference was worth."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from questhall.analysis.estimates import estimate, less
from questhall.analysis.judge import Judge, place_of
from questhall.analysis.reasons import Reason, find_reason
from questhall.bots import ask
from questhall.bots.ismcts import Budget, IsmctsBot
from questhall.core.engine.chance import derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Game

CLEARLY: Final = 3.0
"""Standard errors from which on a choice is called a mistake: a game has hundreds of choices, and with two of
them several would be called mistakes by chance."""
TRIFLE: Final = 0.01
"""A loss below this is not worth anybody's time."""
FEW: Final = 20
"""Tables on which at least two options are compared."""


@dataclass(frozen=True)
class Verdict:
    """The bot's choice, and what the player's was worth less, to the player's own chance.

    `better` and `worse` count the sampled tables on which the bot's choice did better or worse.
    """

    option: int
    loss: float
    error: float
    better: int
    worse: int
    tables: int
    reason: Reason | None = None
    """The hidden card on which the loss of a mistake depends, if it clearly does on one."""

    def is_mistake(self) -> bool:
        return self.loss >= TRIFLE and self.loss > CLEARLY * self.error


def advice(game: Game, state: State, seat: int, iterations: int, seed: int) -> int:
    """The option that the bot takes with the knowledge of this seat."""
    bot = IsmctsBot(game, derive(seed, 1), Budget(iterations))
    return int(state.options[ask(bot, state, seat, derive(seed, 2))])


def verdict(
    judge: Judge, game: Game, state: State, seat: int, chosen: int, iterations: int, samples: int, seed: int
) -> Verdict | None:
    """What the chosen option loses against the bot's; None where the bot would have chosen the same."""
    option = advice(game, state, seat, iterations, seed)
    return None if option == chosen else compare(judge, game, state, seat, option, chosen, samples, seed)


def compare(
    judge: Judge, game: Game, state: State, seat: int, option: int, other: int, samples: int, seed: int
) -> Verdict | None:
    """What one option is worth more than another to a seat; None where no sampled table offers both.

    Where a quarter of the tables shows that nothing is lost, the others are spared; where it is close after
    all of them, as many again are tried.

    The search that finds the bot's choice also favours it: whatever was lucky there looks best. So the
    difference is measured again, on tables that the search has not seen.
    """
    tables: list[State] = []
    losses: list[float] = []
    asked = 0
    for wanted in (min(samples, max(FEW, samples // 4)), samples, 2 * samples):
        for forecast in judge.forecasts(state, seat, wanted - asked, derive(seed, 3, asked)):
            if min(place_of(forecast.table, option), place_of(forecast.table, other)) >= 0:
                tables.append(forecast.table)
                losses.append(less(forecast.after(option).chances, forecast.after(other).chances)[seat])
        if not losses:
            return None
        asked = wanted
        found = _weigh(option, losses)
        if is_settled(found, asked / samples):
            break
    if not found.is_mistake():
        return found
    return replace(found, reason=find_reason(game, state, seat, tables, losses))


def _weigh(option: int, losses: list[float]) -> Verdict:
    found = estimate([(loss,) for loss in losses])
    better = sum(loss > 0 for loss in losses)
    worse = sum(loss < 0 for loss in losses)
    return Verdict(option, found.shares[0], found.errors[0], better, worse, len(losses))


def is_settled(found: Verdict, share: float) -> bool:
    """Whether more tables are unlikely to change the verdict, after this share of the usual number.

    Before the usual number, only what has no prospect of becoming a mistake is settled: even two standard
    errors of luck on the tables to come would not make it one. After it, what is neither close to being a
    mistake nor close to being none.

    >>> is_settled(Verdict(0, loss=0.02, error=0.05, better=3, worse=2, tables=30), 0.25)
    True
    >>> is_settled(Verdict(0, loss=0.2, error=0.05, better=3, worse=2, tables=30), 0.25)
    False
    >>> is_settled(Verdict(0, loss=0.08, error=0.025, better=3, worse=2, tables=120), 1.0)
    False
    """
    clearness = found.loss / found.error
    if share < 1:
        return clearness / math.sqrt(share) + 2 * math.sqrt(1 - share) < CLEARLY
    return abs(clearness - CLEARLY) > 1 or found.loss < TRIFLE
