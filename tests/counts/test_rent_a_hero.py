"""Counts of Rent a Hero, each with a line on where its number comes from."""

from __future__ import annotations

import pytest

from questhall.core.engine.state import State
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.counts.counting import lines_until, positions_within
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    PLAYERS,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
    start,
)


def is_over(state: State) -> bool:
    return state.is_over()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_wanderer_with_nothing_but_recruiting_and_passing(players: int) -> None:
    """One position before each player; every one but the active player's adds recruiting and passing.

    So 2 more positions for each of the others, 1 more for the active player, who can only recruit.
    """
    table = lay_out(players, wanderer=WITCH, active="ana", rest="out")

    counts = [positions_within(RENT_A_HERO, table.state, n) for n in range(players + 2)]
    assert counts == [*range(1, 2 * players, 2), 2 * players, 2 * players]
    assert lines_until(table.state, is_over) == players, "whoever recruits ends the game: the deck is empty"


def test_hints_with_three_different_cards() -> None:
    """Within one decision: here, 3 hints, recruit, pass: 1 + 5 = 6.

    Within two: each hint leads to 2 more hints, recruiting or passing, 3 * 4 = 12; after passing at once
    cem, who has no cards, recruits or passes, 2; after recruiting the game is over: 6 + 12 + 2 = 20. The
    order of hints shows in the pile of hint cards, so no two ways lead to the same position.
    """
    hand = [PYROMANIAC, SERGEANT, WIZARD]
    table = lay_out(wanderer=WITCH, active="ana", hand={"bob": hand}, rest="out")

    assert [positions_within(RENT_A_HERO, table.state, n) for n in range(3)] == [1, 6, 20]


def test_hints_with_three_copies() -> None:
    """Copies that look alike are one option: here, 1 hint, recruit, pass: 1 + 3 = 4.

    Within two: after the hint 1 more hint, recruit or pass, 3; after passing cem's 2: 4 + 3 + 2 = 9.
    """
    table = lay_out(wanderer=WITCH, active="ana", hand={"bob": [WIZARD] * 3}, rest="out")

    assert [positions_within(RENT_A_HERO, table.state, n) for n in range(3)] == [1, 4, 9]


def test_the_last_turn_of_a_game() -> None:
    """2 cards that fit, then 3 players who may end up recruiting: 2 * 3 endings.

    Positions: ana's choice, 1; the wanderer before bob, cem and ana, 2 * 3; the endings, 2 * 3: 13 in all.
    """
    table = lay_out(requirement=WITCH, hand={"ana": [WITCH, SERGEANT, WIZARD]}, rest="out")

    assert lines_until(table.state, is_over) == 6
    assert positions_within(RENT_A_HERO, table.state, 4) == 13


@pytest.mark.parametrize(("chickens", "lines"), [(0, 1), (1, 2), (2, 5), (3, 22), (4, 137)])
def test_the_chains_of_angry_chickens(chickens: int, lines: int) -> None:
    """A Wizard has been announced; how can its window go, with so many unused chickens at the table?

    W(n) lists how a window with n chickens can close: the power stands (S) or is cancelled (C), and how
    many chickens are left then. All decline: S n. Or one of n is used, and its own window W(n-1) closes
    first: S m there means C m here; C m there means that it failed and this window begins anew, W(m).

        W(0) = S0                                                                        1 line
        W(1) = S1, 1 * (S0 -> C0)                                                        2 lines
        W(2) = S2, 2 * (S1 -> C1; C0 -> W(0))                              1 + 2 * 2  =  5 lines
        W(3) = S3, 3 * (S2 -> C2; 2 * C1 -> 2 * W(1); 2 * S0 -> 2 * C0)    1 + 3 * 7  = 22 lines

    W(3) in full: S3; C2 three times; S1, C0 six times each; C0 six times more. So
        W(4) = S4, 4 * (S3 -> C3; 3 * C2 -> 3 * W(2); 6 * S1 -> 6 * C1; 12 * C0 -> 12 * W(0))
             = 1 + 4 * (1 + 3 * 5 + 6 + 12)                                           = 137 lines
    """
    party = {player: [ANGRY_CHICKEN] for player in SEATS[1 : 1 + chickens]}
    table = lay_out(
        5, requirement=WITCH, hand={"ana": [WITCH]}, party={"ana": [WIZARD], **party}, deck=[WITCH] * 4
    )
    table.choose("ana", "use wizard")

    def is_back_at_sending(state: State) -> bool:
        return state.book.question(state.asking).occasion == "send"

    assert lines_until(table.state, is_back_at_sending) == lines


@pytest.mark.parametrize(
    ("players", "counts"),
    [(3, [1, 3, 8, 22, 53, 134]), (4, [1, 3, 7, 18, 39, 100]), (5, [1, 3, 7, 15, 34, 69])],
)
def test_the_beginning_of_a_dealt_game(players: int, counts: list[int]) -> None:
    """Counted by this very program for seed 1, not by hand: a change here means that the options changed."""
    table = start(players, seed=1)

    assert [positions_within(RENT_A_HERO, table.state, n) for n in range(len(counts))] == counts
