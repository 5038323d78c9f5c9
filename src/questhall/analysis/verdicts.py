"""What the bot would have done with the same knowledge, and what the difference was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from questhall.analysis.estimates import estimate, less
from questhall.analysis.judge import Judge, place_of
from questhall.analysis.played_game import Move
from questhall.bots import ask
from questhall.bots.ismcts import Budget, IsmctsBot
from questhall.core.engine.chance import derive
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

    def is_mistake(self) -> bool:
        return self.loss >= TRIFLE and self.loss > CLEARLY * self.error


def verdict(judge: Judge, game: Game, move: Move, iterations: int, samples: int, seed: int) -> Verdict | None:
    """None where the bot would have chosen the same.

    The search that finds the bot's choice also favours it: whatever was lucky there looks best. So the
    difference is measured again, on tables that the search has not seen.
    """
    bot = IsmctsBot(game, derive(seed, 1), Budget(iterations))
    index = ask(bot, move.before, move.seat, derive(seed, 2))
    option = int(move.before.options[index])
    if option == move.option:
        return None
    rows = []
    for forecast in judge.forecasts(move.before, move.seat, samples, derive(seed, 3)):
        if min(place_of(forecast.table, option), place_of(forecast.table, move.option)) >= 0:
            difference = less(forecast.after(option).chances, forecast.after(move.option).chances)
            rows.append((difference[move.seat],))
    if not rows:
        return None
    found = estimate(rows)
    better = sum(row[0] > 0 for row in rows)
    worse = sum(row[0] < 0 for row in rows)
    return Verdict(option, found.shares[0], found.errors[0], better, worse, len(rows))
