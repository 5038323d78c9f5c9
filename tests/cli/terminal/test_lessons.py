"""Lessons at the keyboard, from the files that the browser plays them from."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli.commands.learn import find_number, take_lesson
from questhall.cli.terminal.display import PlainLines
from questhall.cli.terminal.game_loop import play
from questhall.core.engine.errors import UsageError
from questhall.games import find_game
from questhall.lessons import lessons_of
from tests.cli.terminal.scripted_game import KeptScreen

GAMES = ("rent-a-hero", "talisman", "warhammer-quest")
EVERY = [(game, number) for game in GAMES for number in range(len(lessons_of(game)))]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_following_the_teacher_finishes_the_lesson(name: str, number: int) -> None:
    setting = take_lesson(find_game(name), number, "en", PlainLines())
    teacher = setting.teacher
    assert teacher is not None

    def follow() -> str:
        asked = setting.session.decision()
        assert asked is not None
        advised = teacher.advice(setting.session, asked)
        assert advised, "the teacher always means something"
        return advised

    setting.screen = screen = KeptScreen(follow, ":")
    play(setting)
    assert teacher.is_done(setting.session)
    assert f"Lesson {number + 1} of {len(lessons_of(name))}" in screen.text()
    assert "???" not in screen.text()
    names = dict(zip(teacher.lesson.scenario.seats, setting.speech.names, strict=True))
    heard = screen.text().split()
    for step in teacher.lesson.scenario.steps:
        said = setting.speech.say(step.say, **names).split()
        assert any(heard[n : n + len(said)] == said for n in range(len(heard))), f"never heard: {step.say}"


def test_a_learner_who_goes_another_way_is_told_what_was_meant() -> None:
    setting = take_lesson(find_game("rent-a-hero"), 0, "en", PlainLines())
    answers = iter(["pass", "undo", "y"])

    def stray() -> str:
        for answer in answers:
            return answer
        raise EOFError

    setting.screen = screen = KeptScreen(stray, ":")
    play(setting)
    assert "the lesson has something else in mind: “Recruit the wanderer”" in screen.text()
    assert "questhall learn rent-a-hero 1" in screen.text()


def test_a_lesson_is_found_by_number_and_by_name() -> None:
    game = find_game("rent-a-hero")
    assert find_number(game, "goal") == 0
    assert find_number(game, "2") == 1
    with pytest.raises(UsageError, match="has no lesson 'nothing'; lessons are: 1 goal"):
        find_number(game, "nothing")
