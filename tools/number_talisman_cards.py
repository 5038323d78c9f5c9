"""Writes the numbers of Talisman's cards into `components/printed_cards.py`: `make numbers`.

A card's number is its place in `components/card_list.py`. Rules name it by a constant, and after a change of
the list the constants have to follow.
"""

from __future__ import annotations

from pathlib import Path

from questhall.games.talisman.components.card_list import CARD_LIST, CHARACTER_CARD

FILE = Path(__file__).parent.parent / "src/questhall/games/talisman/components/printed_cards.py"
BEGIN = (
    "# The numbers below are written by `make numbers` from the list, and checked when the game is imported.\n"
)
END = "# End of the numbers\n"


def numbers() -> str:
    """The constants, one a line."""
    cards = [face for face in CARD_LIST if face.back != CHARACTER_CARD]
    lines = [f"{face.name.upper()}: Final = {number}" for number, face in enumerate(cards)]
    lines.append(f"FIRST_CHARACTER: Final = {len(cards)}")
    lines.append(f"FACE_COUNT: Final = {len(CARD_LIST)}")
    lines.append(f"CARD_COUNT: Final = {sum(face.copies for face in CARD_LIST)}")
    return "\n".join(lines) + "\n"


def numbered(text: str) -> str:
    """The file with the numbers of the list."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + numbers() + END + after


def main() -> None:
    FILE.write_text(numbered(FILE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
