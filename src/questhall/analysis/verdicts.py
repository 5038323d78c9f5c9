"""What the bot would have done with the same knowledge, and what the difference was worth."""

from __future__ import annotations

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

    The search that finds the bot's choice also favours it: whatever was lucky there looks best. So the
    difference is measured again, on tables that the search has not seen.
    """
    tables, losses = [], []
    for forecast in judge.forecasts(state, seat, samples, derive(seed, 3)):
        if min(place_of(forecast.table, option), place_of(forecast.table, other)) >= 0:
            tables.append(forecast.table)
            losses.append(less(forecast.after(option).chances, forecast.after(other).chances)[seat])
    if not losses:
        return None
    found = estimate([(loss,) for loss in losses])
    better = sum(loss > 0 for loss in losses)
    worse = sum(loss < 0 for loss in losses)
    compared = Verdict(option, found.shares[0], found.errors[0], better, worse, len(losses))
    if not compared.is_mistake():
        return compared
    return replace(compared, reason=find_reason(game, state, seat, tables, losses))
