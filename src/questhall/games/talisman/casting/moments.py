"""The moments at which Spells can be cast and other things done that are allowed at any time (TAL-Q71).

Each is a window: the active player is asked first, then the others clockwise.
"""

from __future__ import annotations

from typing import Final

AT_TURN_START: Final = 0
BEFORE_ROLL: Final = 1  # the movement roll is due, or could be replaced
AFTER_MOVE: Final = 2
BEFORE_CARD: Final = 3
BEFORE_SPACE: Final = 4
BEFORE_CHARACTER: Final = 5
AT_EVASION: Final = 6  # step 1 of a fight
BEFORE_ATTACK: Final = 7  # step 2 of a fight
ON_SPELL: Final = 8
ON_LIFE_LOSS: Final = 9
ON_FOLLOWER_LOSS: Final = 10
ON_ENEMY_DEATH: Final = 11
AT_TURN_END: Final = 12
MOMENTS: Final = [
    "turn_start",
    "before_roll",
    "after_move",
    "before_card",
    "before_space",
    "before_character",
    "evasion",
    "before_attack",
    "spell_cast",
    "life_about_to_be_lost",
    "follower_about_to_be_lost",
    "enemy_about_to_be_killed",
    "turn_end",
]


def at(*moments: int) -> int:
    """These moments, as a mask."""
    return sum(2**moment for moment in moments)


EVERY_MOMENT: Final = at(*range(len(MOMENTS)))
