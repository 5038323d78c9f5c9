"""Kinds of spaces, and the Runes, which lie in several places of the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from questhall.games.talisman.components import board
from questhall.games.talisman.components.board import SPACE, SPACES
from tests.games.talisman.kit import meet


@pytest.mark.parametrize(
    ("is_of_kind", "spaces"),
    [
        (board.is_hills, ["hills_1", "hills_2", "middle_hills"]),
        (board.is_woods, ["woods_1", "woods_2", "woods_3", "middle_woods"]),
        (board.is_runes, ["runes_1", "runes_2", "runes_3"]),
        (board.is_desert, ["desert_1", "desert_2"]),
    ],
)
def test_spaces_of_one_kind(is_of_kind: Callable[[int], bool], spaces: list[str]) -> None:
    assert [SPACE.names[space] for space in range(len(SPACES)) if is_of_kind(space)] == spaces


@pytest.mark.parametrize(
    ("where", "bonus"), [("runes_1", 2), ("runes_2", 2), ("runes_3", 2), ("middle_woods", 0)]
)
def test_creatures_add_2_on_the_runes(where: str, bonus: int) -> None:
    table = meet("bear", who="dwarf", where=where, dice=[2, 6])
    table.let_pass()

    assert table.scores() == (3 + 2, 3 + bonus + 6)
