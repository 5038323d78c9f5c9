"""Moments: what belongs together, how closely they are looked at, and which of them are told."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from questhall.analysis.luck_and_skill import Course
from questhall.analysis.played_game import PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.turning_points import (
    CLOSER_LOOKS,
    Moment,
    largest_change,
    scenes,
    turning_points,
)
from questhall.games import find_game
from questhall.games.warhammer_quest.components.state import Table
from tests.analysis.finished_games import bot_game

SAMPLES = 6


@cache
def played(game_id: str, seats: int) -> PlayedGame:
    return PlayedGame(find_game(game_id), bot_game(game_id, seats))


def course_of(game_id: str, seats: int) -> Course:
    game = played(game_id, seats)
    course = Course(PlayoutJudge(game.game), game.start(), SAMPLES, 1)
    for move in game.moves():
        course.take(move)
    return course


@pytest.mark.parametrize(("game_id", "seats"), [("rent-a-hero", 3), ("talisman", 2), ("warhammer-quest", 2)])
def test_every_choice_is_part_of_one_scene(game_id: str, seats: int) -> None:
    moves = list(played(game_id, seats).moves())

    found = scenes(find_game(game_id), moves)

    assert [number for first, last in found for number in range(first, last + 1)] == [*range(1, len(moves) + 1)]
    assert len(found) < len(moves)


def test_a_scene_of_a_quest_is_one_heros_activation_or_one_phase() -> None:
    moves = list(played("warhammer-quest", 2).moves())

    for first, last in scenes(find_game("warhammer-quest"), moves):
        tables = [move.before for move in moves[first - 1 : last]]
        assert all(isinstance(table, Table) for table in tables)
        assert len({(table.round, table.phase, table.active) for table in tables}) == 1  # type: ignore[attr-defined]


def test_without_scenes_every_choice_stands_by_itself() -> None:
    moves = list(played("rent-a-hero", 3).moves())

    found = scenes(replace(find_game("rent-a-hero"), scene=None), moves)

    assert found == [(number, number) for number in range(1, len(moves) + 1)]


def test_turning_points_do_not_overlap_and_stay_within_their_scene() -> None:
    game = played("rent-a-hero", 3)
    parts = scenes(game.game, list(game.moves()))
    done: list[int] = []

    found = turning_points(course_of("rent-a-hero", 3), parts, SAMPLES, done.append)

    assert 0 < len(found) <= 5
    for one, other in pairwise(found):
        assert one.last < other.first
    assert all(any(first <= one.first <= one.last <= last for first, last in parts) for one in found)
    assert done == sorted(done)
    assert done[-1] == CLOSER_LOOKS


def test_a_closer_look_makes_the_error_smaller_and_everything_still_adds_up() -> None:
    course = course_of("rent-a-hero", 3)
    length = played("rent-a-hero", 3).length()
    stroke = next(number for number in range(20, length) if course.is_stroke(number))
    before = largest_change(course, stroke)

    course.look_closer(stroke, stroke, 20 * SAMPLES)

    assert largest_change(course, stroke).error < before.error / 2
    chances = [course.start.shares, *(course.swing(number).chances.shares for number in range(1, length + 1))]
    for number in range(1, length + 1):
        changed = [after - earlier for after, earlier in zip(chances[number], chances[number - 1], strict=True)]
        assert course.change(number, number).shares == pytest.approx(changed, abs=1e-9)
    whole = course.change(1, length).shares
    assert whole == pytest.approx([end - start for end, start in zip(chances[-1], chances[0], strict=True)])


def test_a_large_change_that_is_uncertain_ranks_below_a_smaller_one_that_is_not() -> None:
    uncertain = Moment(1, 2, size=0.3, error=0.12)
    certain = Moment(3, 3, size=0.2, error=0.02)

    assert certain.at_least() > uncertain.at_least()
    assert not certain.overlaps(uncertain)
