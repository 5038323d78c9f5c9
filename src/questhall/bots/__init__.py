"""Who can take a seat when nobody else does. A new bot is one file and one entry here."""

from __future__ import annotations

from questhall.bots.bot import BlindBot, Bot, ask
from questhall.bots.random_bot import RandomBot
from questhall.core.errors import UnknownBot, listed
from questhall.core.game import Game

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot,)}


def names() -> list[str]:
    """The bots that can be asked for by name.

    >>> "random" in names()
    True
    """
    return list(BOTS)


def check_name(name: str) -> None:
    """Refuse a bot that does not exist."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; bots are: {listed(names())}")


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for one game.

    >>> from questhall.games import find_game
    >>> make_bot("random", find_game("rent-a-hero"), seed=7).name
    'random'
    """
    check_name(name)
    return BOTS[name](game, seed)


__all__ = ["BOTS", "BlindBot", "Bot", "ask", "check_name", "make_bot", "names"]
