"""How strong an opponent is, in a word: the bot that plays on each level."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "easy": "random",
    "medium": "thumb",
    "hard": "ismcts:400",
    "expert": "ismcts:1s",
}


def bot_for(name: str) -> str:
    """The bot behind the name of a level; whatever is no level stays as it is.

    >>> bot_for("hard"), bot_for("ismcts:2000")
    ('ismcts:400', 'ismcts:2000')
    """
    return LEVELS.get(name, name)


def level_of(bot: str) -> str:
    """The level on which a bot plays, or nothing if it is on none.

    >>> level_of("thumb"), level_of("ismcts:2000")
    ('medium', '')
    """
    return next((level for level, known in LEVELS.items() if known == bot), "")
