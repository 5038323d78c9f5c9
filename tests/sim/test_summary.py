"""Sums that stay exact, and quantiles that agree with the standard library."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core.engine.state import ONGOING
from questhall.sim.one_game import Outcome
from questhall.sim.summary import PERCENTILES, Summary, Wins, spread

ANA, BEN, CLEO = 0b001, 0b010, 0b100


def summary_of(*outcomes: Outcome) -> Summary:
    summary = Summary()
    for outcome in outcomes:
        summary.add(outcome)
    return summary


def won_by(winners: int) -> Outcome:
    return Outcome(real=10, forced=2, ending=1, winners=winners)


@given(st.lists(st.integers(0, 400), min_size=2, max_size=60))
def test_quantiles_agree_with_the_standard_library(lengths: list[int]) -> None:
    numbers = spread(Counter(lengths))

    assert numbers is not None
    cuts = statistics.quantiles(lengths, n=20, method="inclusive")
    assert [numbers[f"q{percent:02}"] for percent in PERCENTILES] == [cuts[p // 5 - 1] for p in PERCENTILES]
    assert numbers["mean"] == statistics.fmean(lengths)
    assert (numbers["min"], numbers["max"]) == (min(lengths), max(lengths))


def test_one_game_is_its_own_quantiles() -> None:
    assert set((spread(Counter([7])) or {}).values()) == {7}


def test_no_games_have_no_quantiles() -> None:
    assert spread(Counter()) is None


def test_real_and_forced_decisions_are_apart() -> None:
    summary = summary_of(Outcome(10, 3, 1, ANA), Outcome(20, 4, 2, BEN))

    assert (summary.real, summary.forced, summary.decisions) == (30, 7, 37)
    assert summary.lengths == {13: 1, 24: 1}
    assert summary.endings == {1: 1, 2: 1}


def test_a_shared_victory_is_no_sole_one() -> None:
    summary = summary_of(won_by(ANA), won_by(ANA), won_by(ANA | BEN), won_by(CLEO))

    assert summary.wins(0) == Wins(sole=2, shared=1, share=2.5 / 4)
    assert summary.wins(1) == Wins(sole=0, shared=1, share=0.5 / 4)
    assert summary.wins(2) == Wins(sole=1, shared=0, share=1 / 4)


def test_the_shares_of_all_seats_are_the_whole() -> None:
    summary = summary_of(*(won_by(mask) for mask in (1, 2, 3, 4, 5, 6, 7, 7, 7)))

    assert sum(summary.wins(seat).share for seat in range(3)) == pytest.approx(1)


def test_a_game_that_everybody_lost_has_no_winner() -> None:
    summary = summary_of(won_by(0), won_by(ANA))

    assert summary.wins(0).share == 0.5


def test_a_capped_game_has_no_length_winner_or_ending() -> None:
    summary = summary_of(Outcome(40, 10, ONGOING, 0))

    assert (summary.games, summary.capped, summary.decisions) == (1, 1, 50)
    assert not summary.lengths
    assert not summary.endings
    assert summary.wins(0) == Wins(0, 0, 0.0)


def test_turns_are_counted_where_they_are_known() -> None:
    assert summary_of(Outcome(1, 1, 1, ANA, turns=9), won_by(ANA)).turns == {9: 1}


outcomes = st.builds(
    Outcome, st.integers(0, 50), st.integers(0, 50), st.integers(0, 3), st.integers(0, 7), st.integers(1, 9)
)


@given(st.lists(outcomes, max_size=20), st.integers(0, 20))
def test_adding_in_parts_gives_the_same(games: list[Outcome], cut: int) -> None:
    later, earlier = summary_of(*games[cut:]), summary_of(*games[:cut])

    later.merge(earlier)

    assert later == summary_of(*games)
