"""The stories of the quests, how each begins and how it may end, and what locations are like."""

from __future__ import annotations

from typing import Final

from questhall.i18n.speech import Speech

PARTS: Final = {"introduction": "introduction", "victory": "told-victory", "defeat": "told-defeat"}
"""The texts of a quest, an ending called as the result is, by their names in `texts/`."""


def story(quest: str, speech: Speech) -> dict[str, str]:
    """How a quest begins, and how it ends after a victory and after a defeat."""
    return {part: speech.say(f"quest-{quest}.{name}") for part, name in PARTS.items()}


def atmosphere(location: str, speech: Speech) -> str:
    """One sentence on a location."""
    return speech.say(f"atmosphere-{location}")
