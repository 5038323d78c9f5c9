"""How strong an opponent is, in a word: the bot that plays on each level."""

from __future__ import annotations

from typing import Final

from questhall import build_kind

LEVELS: Final = {
    "easy": "random",
    "medium": "thumb",
    "hard": "ismcts:400",
    "expert": "ismcts:1s",
}

INTERPRETED_LEVELS: Final = {"hard": "ismcts:0.4s"}
"""A fixed amount of thinking may take seconds there."""


def bot_for(name: str) -> str:
    """The bot behind the name of a level; whatever is no level stays as it is.

    >>> bot_for("hard"), bot_for("ismcts:2000")
    ('ismcts:400', 'ismcts:2000')
    """
    return LEVELS.get(name, name)


def bot_to_play_with(name: str) -> str:
    """The bot behind a level, at a pace people can play with: on interpreted rules it thinks by the clock."""
    if name in INTERPRETED_LEVELS and build_kind() != "compiled":
        return INTERPRETED_LEVELS[name]
    return bot_for(name)


def level_of(bot: str) -> str:
    """The level on which a bot plays, or nothing if it is on none.

    >>> level_of("thumb"), level_of("ismcts:2000")
    ('medium', '')
    """
    return next((level for level, known in LEVELS.items() if known == bot), "")
