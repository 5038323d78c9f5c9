"""The words of a context: what is remembered of the encounter with a space until it is over."""

from __future__ import annotations

from typing import Final

# The context of a space encounter: who, where, how far; then two words for each card to be met
WHO: Final = 0
WHERE: Final = 1
COUNT: Final = 2
NEXT_ONE: Final = 3
FIRST_CARD: Final = 4
UNMET: Final = 0
MET: Final = 1
EVADED: Final = 2
