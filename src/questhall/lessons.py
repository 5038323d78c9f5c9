"""The lessons of the games: scenario files in `games/<game>/lessons`, in the order of their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from questhall import ledger
from questhall.core.interface.game import Game
from questhall.core.scenario import load
from questhall.core.scenario.lesson import Lesson
from questhall.games import find_game


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, none where nobody has written any.

    >>> lessons_of("rent-a-hero")[0].id
    'goal'
    """
    folder = files("questhall.games") / game_id.replace("-", "_") / "lessons"
    if not folder.is_dir():
        return ()
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    return tuple(_read(file) for file in found)


def find_lesson(game_id: str, lesson_id: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game_id) if lesson.id == lesson_id), None)


def _read(file: Traversable) -> Lesson:
    """A lesson is called what its file is called, without the number that puts it in its place."""
    scenario = load(file.read_text("utf-8"), find_game, _clauses_of)
    return Lesson(file.name.removesuffix(".toml").partition("-")[2], scenario)


def _clauses_of(game: Game) -> list[str]:
    return [*ledger.clauses(game.id), *ledger.rulings(game.id)]
