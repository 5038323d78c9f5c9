"""What an evaluation's cautious guesses are worth: its shares, made bolder until they come true.

Games that are too long to be played out are judged by their evaluation after some rounds. An evaluation that
was fitted for a search need not be right about how often the leader wins, and with more players it may be
wrong by more. Raising its shares to a power keeps their order and mends that. The powers below were fitted to
games between rules of thumb by `python -m tools.fit_boldness`; docs/analysis.md shows what they change, on
other games.
"""

from __future__ import annotations

from typing import Final

from questhall.analysis.estimates import Shares

BOLDNESS: Final = {
    "talisman": {2: 1.51, 3: 1.57, 4: 1.82, 5: 1.68, 6: 1.59},
}
"""By the game and its number of players. What is not listed is taken as the evaluation says it."""


def boldness(game_id: str, seats: int) -> float:
    """The power for the shares of a game with so many players.

    >>> boldness("rent-a-hero", 4)
    1.0
    """
    return BOLDNESS.get(game_id, {}).get(seats, 1.0)


def bolder(shares: Shares, power: float) -> Shares:
    """The same shares, with the leader further ahead; players who are certain to win or to lose stay so.

    >>> bolder((0.5, 0.25, 0.25), 2.0)
    (0.6666666666666666, 0.16666666666666666, 0.16666666666666666)
    >>> bolder((1.0, 0.0), 2.0)
    (1.0, 0.0)
    """
    raised = [share**power for share in shares]
    total = sum(raised)
    return tuple(share / total for share in raised)
