"""Printed numbers as arrays over the faces of cards, where rules look them up."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.warhammer_quest.components.face_numbers import FACE_COUNT


class Face:
    """A kind of card: its name, how many copies there are, and the rules that carry out its text.

    Anything expressed by a number or a flag is a field of the entry, where rules and bots read it. For the
    rest `rules` lists the classes and functions that name this card, separated by spaces;
    `tests/games/warhammer_quest/components/test_printed_cards.py` checks that the list is complete.
    """

    def __init__(self, name: str, copies: int, rules: str = "") -> None:
        self.name = name
        self.copies = copies
        self.rules = rules.split()


def column(values: Sequence[int]) -> vec[i64]:
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def column_from(first: int, values: Sequence[int], size: int = FACE_COUNT, blank: int = 0) -> vec[i64]:
    """A column over all faces: these values from the face `first` on, `blank` elsewhere."""
    return column([*([blank] * first), *values, *([blank] * (size - first - len(values)))])
