"""What is printed on Rent a Hero's cards, as data."""

from __future__ import annotations

from typing import Final

from questhall.core.interface.faces import Face, PrintedNumber
from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from questhall.i18n.speech import Speech

ICONS: Final = {
    "angry_chicken": "chicken",
    "pyromaniac": "fire-bottle",
    "witch": "witch-face",
    "dog_trainer": "sitting-dog",
    "sergeant": "spyglass",
    "black_knight": "black-knight-helm",
    "wizard": "wizard-face",
}
"""The pictures of the heroes, as the collection game-icons names them."""


def face(kind: str, name: str, speech: Speech) -> Face:
    strength = PrintedNumber("strength", speech.say("face-strength"), HEROES[HERO.value(name)].strength)
    return Face(kind, speech.say("face-hero"), ICONS[name], [strength])
