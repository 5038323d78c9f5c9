"""Writes the numbers of card faces as constants, so that rules can name cards.

    make numbers

Run it after adding, renaming or reordering cards of Warhammer Quest: the game refuses to start with numbers
that do not fit its cards.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parents[1] / "src/questhall"
NUMBERS = SOURCES / "games/warhammer_quest/components/face_numbers.py"
HEAD = '''"""The numbers of card faces, places in `printed_cards.FACES`. Written by `make numbers`."""

from __future__ import annotations

from typing import Final

'''


def written(numbers: dict[str, int]) -> str:
    """The module as it should be."""
    return HEAD + "".join(f"{name}: Final = {number}\n" for name, number in numbers.items())


def read_cards() -> dict[str, int]:
    """The numbers by the printed cards, which are read alone: the games do not start with wrong numbers."""
    games = ModuleType("questhall.games")
    games.__path__ = [str(SOURCES / "games")]
    sys.modules["questhall.games"] = games
    from questhall.games.warhammer_quest.components.printed_cards import numbers

    return numbers()


if __name__ == "__main__":
    NUMBERS.write_text(written(read_cards()), encoding="utf-8")
