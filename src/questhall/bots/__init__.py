"""The bots. A new one is one file and one entry here."""

from __future__ import annotations

from questhall.bots.bot import BlindBot, Bot, ask
from questhall.bots.custom_bots import read_own
from questhall.bots.ismcts import IsmctsBot, LearnedBot, SearchBot
from questhall.bots.levels import LEVELS, bot_for
from questhall.bots.random_bot import RandomBot
from questhall.bots.thumb_bot import ThumbBot
from questhall.core.engine.errors import UnknownBot, listed
from questhall.core.interface.game import Game

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, ThumbBot, IsmctsBot, LearnedBot)}


def names() -> list[str]:
    """The bots that can be chosen by name.

    >>> "random" in names()
    True
    """
    return list(BOTS)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Make a bot for one game from a level or a bot's name, with its setting after a colon if it takes one.

    `path/to/file.py:ClassName` is a custom bot.

    >>> from questhall.games import find_game
    >>> make_bot("ismcts:2000", find_game("rent-a-hero"), seed=7).name
    'ismcts'
    >>> make_bot("medium", find_game("rent-a-hero"), seed=7).name
    'thumb'
    """
    kind, setting = _find(spec)
    return kind.with_setting(game, seed, setting) if setting else kind(game, seed)


def kind_of(spec: str) -> type[Bot]:
    """The class of a bot, by level or name.

    >>> kind_of("easy") is kind_of("random") is RandomBot
    True
    """
    return _find(spec)[0]


def _find(spec: str) -> tuple[type[Bot], str]:
    """The class of a bot, and its setting."""
    spec = bot_for(spec)
    own = read_own(spec)
    if own is not None:
        return own.bot, own.setting
    name, _, setting = spec.partition(":")
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; bots are: {listed(names())}; levels are: {listed([*LEVELS])}")
    return BOTS[name], setting


def thinks_on_several_cores(spec: str, game: Game) -> bool:
    """Whether a bot starts its own processes; then it cannot run inside one of ours."""
    bot = make_bot(spec, game, 0)
    return isinstance(bot, SearchBot) and bot.budget.cores > 1


def check_bot(spec: str, game: Game) -> None:
    """Refuse a bot that does not exist or cannot play this game."""
    make_bot(spec, game, 0)


__all__ = [
    "BOTS",
    "BlindBot",
    "Bot",
    "ask",
    "bot_for",
    "check_bot",
    "kind_of",
    "make_bot",
    "names",
    "thinks_on_several_cores",
]
