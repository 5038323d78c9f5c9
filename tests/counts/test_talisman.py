"""Counts of Talisman, each with a line on where its number comes from."""

from __future__ import annotations

import pytest

from questhall.core.engine.state import State
from questhall.games.talisman.game import TALISMAN
from tests.counts.counting import lines_until, positions_within
from tests.games.talisman.kit import SEATS, lay_out, start


def occasion(state: State) -> str:
    return state.book.question(state.asking).occasion


@pytest.mark.parametrize(("counterspells", "lines"), [(0, 1), (1, 2), (2, 5)])
def test_the_chains_of_counterspells(counterspells: int, lines: int) -> None:
    """Ana has cast Healing; how can its window go, if so many others hold a Counterspell?

    W(n) lists how a window with n Counterspells can close: the Spell stands (S) or is cancelled (C), and how
    many Counterspells are left then. All decline: S n. Or one of n is cast, and its own window W(n-1) closes
    first: S m there means C m here; C m there means that it failed and this window begins anew, W(m).

        W(0) = S0                                                                        1 line
        W(1) = S1, 1 * (S0 -> C0)                                                        2 lines
        W(2) = S2, 2 * (S1 -> C1; C0 -> W(0))                              1 + 2 * 2  =  5 lines

    The box has no more than two.
    """
    table = lay_out(
        3,
        character={"ana": "elf", "bob": "ghoul", "cem": "minstrel"},
        place={"ana": "fields_1", "bob": "fields_2", "cem": "fields_3"},
        life={"ana": 1},
        spells={"ana": ["healing"]} | {name: ["counterspell"] for name in SEATS[1 : 1 + counterspells]},
    )
    table.choose("ana", "cast healing seat-0")

    assert lines_until(table.state, lambda state: occasion(state) != "spell_cast") == lines


def test_fate_doubles_the_ways_to_go() -> None:
    """Within one decision: here, keep the roll or roll again: 1 + 2 = 3.

    Within two: each of both totals leads either way, to four different spaces: 3 + 4 = 7.
    """
    table = lay_out(
        1, character={"ana": "warrior"}, place={"ana": "fields_1"}, fate={"ana": 1}, moment="move", dice=[2, 5]
    )

    assert [positions_within(TALISMAN, table.state, n) for n in range(3)] == [1, 3, 7]


def test_copies_that_look_alike_are_one_way_to_go_on() -> None:
    """Of five Objects one has to be left: two swords and three helmets are two options."""
    table = lay_out(
        1,
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        objects={"ana": ["purchase_sword"] * 2 + ["purchase_helmet"] * 3},
    )

    assert positions_within(TALISMAN, table.state, 1) == 3


@pytest.mark.parametrize(("players", "counts"), [(1, [1, 3, 7, 15, 31, 64]), (2, [1, 3, 7, 15, 31, 73])])
def test_the_beginning_of_a_dealt_game(players: int, counts: list[int]) -> None:
    """Counted by this very program for seed 1, not by hand: a change here means that the options changed."""
    table = start(players, seed=1)

    assert [positions_within(TALISMAN, table.state, n) for n in range(len(counts))] == counts
