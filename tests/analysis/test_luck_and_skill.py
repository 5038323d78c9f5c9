"""Luck, skill and drift: what they mean, and that they add up."""

from __future__ import annotations

import pytest

from questhall.analysis import analyse
from questhall.analysis.estimates import Estimate, Tally, estimate
from questhall.analysis.judge import Forecast, Judge, place_of
from questhall.analysis.luck_and_skill import Course
from questhall.analysis.played_game import PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.report import Sums
from questhall.core.engine.chance import Picker
from questhall.core.engine.state import State
from questhall.core.search.policy import AtRandom
from questhall.games import find_game
from tests.analysis.finished_games import (
    SMALL,
    TINY,
    bot_game,
    last_life_lost,
    played_by_the_yardstick,
    sixth_hero_let_go,
    tiny_report,
)

KINDS = [("rent-a-hero", 3), ("talisman", 2), ("warhammer-quest", 2)]


def total(sums: Sums) -> float:
    return sums.prior + sums.deal + sums.luck + sums.hidden + sums.own + sums.others + sums.drift


@pytest.mark.parametrize(("game_id", "seats"), KINDS)
def test_luck_skill_and_drift_add_up_to_the_result(game_id: str, seats: int) -> None:
    report = tiny_report(game_id, seats)

    for seat, sums in enumerate(report.sums):
        assert total(sums) == pytest.approx(sums.result, abs=1e-9)
        if not report.is_cooperative:
            assert sums.result == (1 / len(report.winners) if seat in report.winners else 0)


@pytest.mark.parametrize(("game_id", "seats"), [KINDS[0], KINDS[2]])
def test_games_played_to_their_end_have_no_drift(game_id: str, seats: int) -> None:
    report = tiny_report(game_id, seats)

    assert [sums.drift for sums in report.sums] == pytest.approx([0] * seats, abs=1e-9)
    assert any(any(point.luck) for point in report.points[1:])


def test_every_step_adds_up_by_itself() -> None:
    report = tiny_report("rent-a-hero", 3)

    for before, after in zip(report.points, report.points[1:], strict=False):
        changed = [a - b for a, b in zip(after.chances, before.chances, strict=True)]
        assert after.swing() == pytest.approx(changed, abs=1e-9)


def test_a_choice_without_dice_or_draws_involves_no_luck() -> None:
    played = PlayedGame(find_game("rent-a-hero"), bot_game("rent-a-hero", 3))
    course = Course(PlayoutJudge(played.game), played.start(), 4, 1)

    quiet = 0
    for move in played.moves():
        swing = course.take(move)
        if {event.kind.name for event in move.events} <= {"wanderer_passed"} and not move.after.is_over():
            quiet += 1
            assert not any(swing.luck.shares)
    assert quiet > 0


def test_playing_like_the_yardstick_shows_no_skill() -> None:
    """Rules of thumb are worth nothing above rules of thumb, unless they draw lots between options."""
    played = PlayedGame(find_game("warhammer-quest"), played_by_the_yardstick())
    judge = PlayoutJudge(played.game)
    course = Course(judge, played.start(), 4, 1)

    tied = 0
    for move in played.moves():
        swing = course.take(move)
        if len({judge.policy.choose(move.before, Picker(seed)) for seed in range(8)}) > 1:
            tied += 1
        else:
            assert not any(swing.skill.shares)
            assert not any(swing.hidden.shares)
    assert tied < played.length() / 10


def test_a_lost_roll_is_bad_luck() -> None:
    report = analyse(find_game("talisman"), last_life_lost(), SMALL)

    point = report.points[1]
    assert report.winners == [1]
    assert point.luck[0] < -0.1
    assert point.luck[1] > 0.1
    assert point.skill == [0, 0]
    assert report.sums[1].fortune > 0.1 > report.sums[1].own


def test_a_win_knowingly_given_away_is_no_bad_luck() -> None:
    report = analyse(find_game("rent-a-hero"), sixth_hero_let_go(), SMALL)

    point = report.points[1]
    assert point.choice == 1
    assert point.skill[0] < -0.2
    assert point.luck == [0, 0, 0]
    assert abs(point.hidden[0]) < abs(point.skill[0])


def test_a_win_given_away_unknowingly_is_bad_luck() -> None:
    """Most heroes would have been a second copy: letting this one go was right, and cost the game."""
    report = analyse(find_game("rent-a-hero"), sixth_hero_let_go(is_seen=False), SMALL)

    point = report.points[1]
    assert point.skill[0] > 0
    assert point.hidden[0] < -0.2
    assert point.chances[0] < 0.7


class Counted(Forecast):
    """Chances from what lies on the table, without any playout."""

    def __init__(self, judge: CardCounter, table: State) -> None:
        self.judge = judge
        self.table = table
        self.chances = judge.count(table)

    def expected(self) -> int:
        return int(self.table.options[0])

    def after(self, option: int) -> Counted:
        table = self.table.clone()
        table.choose(place_of(table, option))
        return Counted(self.judge, table)


class CardCounter(Judge):
    """Another source of judgement: the share of the game's zones that each seat fills."""

    policy = AtRandom()

    def forecast(self, table: State, seed: int) -> Counted:
        return Counted(self, table)

    def count(self, table: State) -> tuple[float, ...]:
        cards = [1 + sum(int(card) % 7 for card in table.pile(zone)) for zone in range(table.seats)]
        return tuple(count / sum(cards) for count in cards)


def test_another_judge_can_take_the_place_of_playouts() -> None:
    """Whatever it says adds up, because what it changes its mind by is drift."""
    report = analyse(find_game("rent-a-hero"), bot_game("rent-a-hero", 3), TINY, judge=CardCounter())

    assert any(abs(sums.drift) > 0.01 for sums in report.sums)
    for sums in report.sums:
        assert total(sums) == pytest.approx(sums.result, abs=1e-9)


def test_the_mean_and_its_standard_error() -> None:
    rows = [(0.0,), (1.0,)] * 50

    found = estimate(rows)

    assert found.shares == (0.5,)
    assert found.errors[0] == pytest.approx(0.05, rel=0.02)


def test_a_few_samples_that_came_out_alike_prove_little() -> None:
    few, many = estimate([(1.0,)] * 4), estimate([(1.0,)] * 400)

    assert few.errors[0] > 0.05
    assert many.errors[0] < 0.001


def test_independent_errors_add_up_in_squares() -> None:
    one, other = Estimate((0.5,), (0.03,)), Estimate((0.2,), (0.04,))

    assert (one - other).shares == pytest.approx((0.3,))
    assert (one - other).errors == (one + other).errors == pytest.approx((0.05,))


def test_samples_that_come_later_count_as_much_as_the_first_ones() -> None:
    rows = [(0.0, 1.0), (1.0, 0.0), (0.5, 0.5), (1.0, 0.0), (0.25, 0.75)]
    tally = Tally(2)

    tally.add(rows[:2])
    tally.add(rows[2:])

    assert tally.count == 5
    assert tally.estimate().shares == pytest.approx(estimate(rows).shares)
    assert tally.estimate().errors == pytest.approx(estimate(rows).errors)
