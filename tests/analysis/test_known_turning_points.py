"""Games whose deciding moment is known: a blunder planted in a game between bots, and dice that decide."""

from __future__ import annotations

import pytest

from questhall.analysis import Report, analyse
from questhall.analysis.report import TurningPoint
from questhall.analysis.story import cause
from questhall.games import find_game
from tests.analysis.finished_games import PLANTED, Blunder, last_hero_slain, last_life_lost, with_blunder


def moment_at(report: Report, step: int) -> TurningPoint:
    """The turning point that this step belongs to."""
    return next(point for point in report.turning_points if point.first <= step <= point.last)


@pytest.mark.parametrize("blunder", PLANTED, ids=lambda blunder: blunder.game_id)
def test_a_planted_blunder_is_a_mistake_and_a_turning_point(blunder: Blunder) -> None:
    report = analyse(find_game(blunder.game_id), with_blunder(blunder), blunder.setting)

    decision = next(each for each in report.decisions if each.step == blunder.step)
    assert decision.key == blunder.worst
    assert decision.seat == blunder.seat
    assert decision.is_mistake
    moment = moment_at(report, blunder.step)
    assert (moment.step, moment.key) == (blunder.step, blunder.worst)
    assert cause(moment) == "choice"
    assert moment.skill[blunder.seat] < -0.1


@pytest.mark.parametrize("game_id", ["talisman", "warhammer-quest"])
def test_dice_that_decide_are_luck_and_nobodys_mistake(game_id: str) -> None:
    data = {"talisman": last_life_lost, "warhammer-quest": last_hero_slain}[game_id]()
    report = analyse(find_game(game_id), data, PLANTED[0].setting)

    moment = moment_at(report, 1)
    assert cause(moment) == "luck"
    assert moment.luck[0] < -0.2
    assert moment.skill[0] == 0
    assert report.sums[0].deal == 0, "the table was laid out, not dealt"
    assert report.sums[0].own == 0
    assert report.sums[0].fortune < -0.2
    assert not any(decision.is_mistake for decision in report.decisions)
