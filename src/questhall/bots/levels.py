"""Levels of strength, and the bot behind each."""

from __future__ import annotations

from typing import Final

from questhall import build_kind

LEVELS: Final = {
    "easy": "random",
    "medium": "thumb",
    "hard": "ismcts:400",
    "expert": "learned:1s",
}

INTERPRETED_LEVELS: Final = {"hard": "ismcts:0.4s"}
"""A fixed amount of thinking may take seconds there."""


def bot_for(name: str) -> str:
    """The bot behind a level; any other name is returned unchanged.

    >>> bot_for("hard"), bot_for("ismcts:2000")
    ('ismcts:400', 'ismcts:2000')
    """
    return LEVELS.get(name, name)


def bot_to_play_with(name: str) -> str:
    """The bot behind a level, at a pace suitable for people: on interpreted rules it thinks by the clock."""
    if name in INTERPRETED_LEVELS and build_kind() != "compiled":
        return INTERPRETED_LEVELS[name]
    return bot_for(name)


def level_of(bot: str) -> str:
    """The level of a bot, or an empty string if it has none.

    >>> level_of("thumb"), level_of("ismcts:2000")
    ('medium', '')
    """
    return next((level for level, known in LEVELS.items() if known == bot), "")
