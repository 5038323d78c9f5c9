"""`questhall learn`: the lessons of a game, one after another."""

from __future__ import annotations

import argparse

from questhall.cli.commands.play import begin_setting, open_front
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.new_game import begin, chosen_language, default_path
from questhall.cli.terminal.screen import Leave
from questhall.cli.terminal.taught_game import Teacher
from questhall.cli.terminal.terminal_game import Front, Setting
from questhall.core.engine.errors import UsageError, listed
from questhall.core.interface.game import Game
from questhall.core.records.players import HUMAN, NAMES
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES, Texts
from questhall.lessons import lessons_of

OTHERS = "thumb"
"""Who plays the other seats once a learner has deviated."""
LEARNER = NAMES[0]
"""The learner's name."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "learn",
        help="learn a game, lesson by lesson",
        description="Plays a game's lessons in this terminal: a few turns each, with a teacher who explains.",
    )
    parser.add_argument("game", metavar="GAME", help="the game, such as talisman")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="where to begin: a lesson's name or number")
    parser.add_argument("--plain", action="store_true", help="plain lines instead of the full screen")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = chosen_language(options.lang)
    game = find_game(options.game)
    first = find_number(game, options.lesson or "1")
    texts = Texts(language, game.id, players=game.least_seats)
    open_front(texts, lambda front: teach(game, first, language, front), is_plain=options.plain)
    return 0


def find_number(game: Game, wanted: str) -> int:
    """The place of a lesson by its number or name, from 0."""
    names = [lesson.id for lesson in lessons_of(game.id)]
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    possible = listed([f"{number} {name}" for number, name in enumerate(names, start=1)])
    raise UsageError(f"{game.title} has no lesson {wanted!r}; lessons are: {possible or 'none'}")


def teach(game: Game, first: int, language: str, front: Front) -> None:
    """Lesson after lesson, for as long as the learner likes."""
    count = len(lessons_of(game.id))
    for number in range(first, count):
        setting = take_lesson(game, number, language, front)
        play(setting)
        teacher = setting.teacher
        assert teacher is not None
        if not teacher.is_done(setting.session) or number + 1 == count:
            return
        try:
            if not setting.agrees("lesson-next"):
                return
        except Leave:
            return


def take_lesson(game: Game, number: int, language: str, front: Front) -> Setting:
    """A game that begins at a lesson's position, with the learner and the other seats of its file."""
    lessons = lessons_of(game.id)
    lesson = lessons[number]
    setup = lesson.scenario.setup
    seats = range(len(lesson.scenario.seats))
    names = [LEARNER if seat == lesson.learner else lesson.scenario.seats[seat].capitalize() for seat in seats]
    spare = [name for name in NAMES if name not in names]
    names = [spare.pop(0) if names.index(name) != seat else name for seat, name in enumerate(names)]
    kinds = [HUMAN if seat == lesson.learner else OTHERS for seat in seats]
    session = begin(game, names, None, list(setup.variants), kinds, setup.carried, lesson.laid_out())
    path = default_path(game, kind="lessons")
    session.keep_in(path)
    setting = begin_setting(session, path, kinds, language, front)
    setting.teacher = Teacher(lesson, number + 1, len(lessons))
    return setting
