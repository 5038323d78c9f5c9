"""Shares, intervals and ratings say what they claim to say."""

from __future__ import annotations

import math
import statistics
import sys
from random import Random

import pytest

from questhall.arena.intervals import Sample, estimate, student, wilson
from questhall.arena.match import Match
from questhall.arena.one_game import Result
from questhall.arena.ratings import Observation, Ratings, fit
from questhall.arena.standings import Standings, share_of

MATCH = Match("rent-a-hero", ("weak", "strong"), games=1, seats=(3,))


def sample(*shares: float) -> Sample:
    made = Sample()
    for share in shares:
        made.add(share)
    return made


def result(number: int, winners: list[int], match: Match = MATCH) -> Result:
    pairing = match.pairing(number)
    bots = len(match.bots)
    return Result(number, pairing.deal, list(pairing.lineup), winners, "over", 3, [1] * bots, [0.5] * bots)


def played(match: Match, winner: int, rounds: int) -> Standings:
    """A match in which one bot always wins, at the first of its seats."""
    standings = Standings(match)
    for number in range(1, rounds * match.total + 1):
        lineup = match.pairing(number).lineup
        standings.add(result(number, [lineup.index(winner)] if winner in lineup else [0], match))
    return standings


# Shares


def test_a_shared_victory_is_split_between_the_seats() -> None:
    assert share_of(0, result(1, [0, 1])) == 0.5
    assert share_of(1, result(1, [0, 1, 2])) == pytest.approx(2 / 3)
    assert share_of(1, result(1, [])) == pytest.approx(2 / 3), "nobody won: all share it"


def test_wins_are_counted_alone_and_shared() -> None:
    standings = Standings(MATCH)
    for number, winners in enumerate([[0], [0, 1], [0, 1], [0], [1], [1, 2]], start=1):
        standings.add(result(number, winners))

    # Lineups: 0 alone at each seat, then 1 alone at each seat.
    assert (standings.wins(0).sole, standings.wins(0).shared) == (1, 2)
    assert (standings.wins(1).sole, standings.wins(1).shared) == (2, 3)


def test_shares_count_whole_deals_only() -> None:
    standings = Standings(MATCH)
    for number in range(1, 12):
        standings.add(result(number, [0]))

    assert standings.games == 11
    assert (standings.deals, standings.games_of(0), standings.deals_of(0)) == (1, 6, 1)


def test_a_bot_that_wins_every_game_has_the_whole_share() -> None:
    standings = played(MATCH, winner=1, rounds=5)

    for share in (standings.share(1), standings.alone(1, 0, 3), standings.share(1, 3, 0)):
        assert share is not None
        assert share.share == share.high == 1.0
        assert share.low is not None
        assert 0.2 < share.low < 0.9, "five deals are no certainty"
    none = standings.share(0)
    assert none is not None
    assert (none.share, none.low) == (0.0, 0.0)


def test_a_table_for_two_is_reported_from_both_sides() -> None:
    standings = played(Match("proving-ground", ("a", "b"), games=1, seats=(2,)), winner=1, rounds=3)

    alone = [standings.alone(0, 1, 2), standings.alone(1, 0, 2)]
    assert [found.share for found in alone if found] == [0.0, 1.0]


def test_sizes_of_table_weigh_the_same() -> None:
    found = estimate([sample(0.2, 0.2, 0.2, 0.2), sample(0.6, 0.6)])

    assert found is not None
    assert found.share == pytest.approx(0.4)


# Intervals


def test_there_is_no_interval_from_a_single_deal() -> None:
    assert estimate([sample(0.4)]) == (0.4, None, None)
    partly = estimate([sample(0.4, 0.5), sample(0.4)])
    assert partly is not None
    assert partly.share == pytest.approx(0.425)
    assert partly.low is None
    assert estimate([Sample()]) is None


def test_a_sample_knows_its_mean_and_variance() -> None:
    shares = [0.1, 0.5, 0.25, 0.4]
    found = sample(*shares)

    assert found.mean == pytest.approx(statistics.mean(shares))
    assert found.variance == pytest.approx(statistics.variance(shares) / 4)
    assert found.mirrored().mean == pytest.approx(1 - found.mean)


def test_identical_deals_still_leave_an_interval() -> None:
    found = estimate([sample(*[1 / 3] * 20)])

    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0.2
    assert found.high > 0.5


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (5, 2.571), (9, 2.262), (30, 2.042), (1e6, 1.960)]
)
def test_students_distribution_is_as_in_the_tables(freedom: float, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.005)


def test_wilsons_interval_is_as_in_the_tables() -> None:
    assert wilson(0.1, 20, 1.959964) == pytest.approx((0.0279, 0.3010), abs=1e-4)
    assert wilson(0.0, 10, 1.959964) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Deals that vary, six dependent games in each: 95% of the intervals hold the true share."""
    chance = Random(1)
    held = 0
    for _ in range(1000):
        made = Sample()
        for _ in range(15):
            luck = chance.choice((0.1, 0.5))
            made.add(sum(chance.random() < luck for _ in range(6)) / 6)
        found = estimate([made])
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.3 <= found.high

    assert 925 <= held <= 975


# Ratings


def test_strengths_are_found_again_from_the_wins_they_predict() -> None:
    strengths = [0.0, 2.0, 3.5, -1.0]
    seen = []
    for seats in (2, 3, 5):
        for lone in range(4):
            for other in range(4):
                if lone != other:
                    odds = math.exp(strengths[lone] - strengths[other]) / (seats - 1)
                    seen.append(Observation(seats, lone, other, 500, 500 * odds / (1 + odds)))

    found = fit(4, seen)

    assert [value - found[0] for value in found] == pytest.approx(strengths, abs=0.01)


def test_the_rating_of_a_bot_that_never_won_is_low_but_finite() -> None:
    found = played(MATCH, winner=1, rounds=30).ratings.points()

    assert found is not None
    assert found[0] == (0.0, 0.0, 0.0)
    assert 400 < found[1].points < 2000


def test_the_bootstrap_agrees_with_the_theory() -> None:
    """Independent games of two equal bots: the interval is about 1.96 standard errors to each side."""
    match = Match("proving-ground", ("a", "b"), games=1, seats=(2,))
    ratings = Ratings(match)
    chance = Random(3)
    for deal in range(400):
        ratings.add(deal, 0, [float(chance.random() < 0.5)])

    found = ratings.points()

    assert found is not None
    error = 400 / math.log(10) / math.sqrt(400 * 0.25)  # of a log-odds ratio, in points
    points, low, high = found[1]
    assert low is not None
    assert high is not None
    assert low < points < high
    assert high - low == pytest.approx(2 * 1.96 * error, rel=0.15)


def test_there_are_no_ratings_before_everybody_has_met() -> None:
    match = Match("rent-a-hero", ("a", "b", "c"), games=1, seats=(3,))
    standings = Standings(match)
    for number in range(1, 13):
        standings.add(result(number, [0], match))
    assert standings.ratings.points() is None

    for number in range(13, 19):
        standings.add(result(number, [0], match))
    found = standings.ratings.points()
    assert found is not None
    assert all(rating.low is None for rating in found), "one deal has no interval"


def test_the_memory_does_not_grow_with_the_games() -> None:
    def held(standings: Standings) -> int:
        found = [*vars(standings).values(), *standings.ratings._deals, *standings._deal]
        return sum(sys.getsizeof(value) for value in found)

    assert held(played(MATCH, 1, rounds=2)) == held(played(MATCH, 1, rounds=60))
