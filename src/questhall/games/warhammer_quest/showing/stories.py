"""The stories of the quests, how each begins and how it may end, and what locations are like."""

from __future__ import annotations

from typing import Final

from questhall.i18n.speech import Speech

PARTS: Final = ("introduction", "victory", "defeat")


def story(quest: str, speech: Speech) -> dict[str, str]:
    """The three texts of a quest, by what they are for; an ending is called as the result is."""
    return {part: speech.say(f"story-{quest}.{part}") for part in PARTS}


def atmosphere(location: str, speech: Speech) -> str:
    """One sentence on a location."""
    return speech.say(f"atmosphere-{location}")
