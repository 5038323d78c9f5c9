"""What the lobby says about a game's components: everything that a view shows has a name."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from questhall.core.engine.rules import Question
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.i18n.texts import LANGUAGES
from questhall.server.http.game_descriptions import whole_game

PLACED = re.compile(r"(seat-\d|shadows)(\.\d+)?")
"""Where options find something, told by its place."""


def words_of(view: object) -> Iterator[str]:
    """The names of fields and the plain words in a view."""
    if isinstance(view, dict):
        for name, value in view.items():
            yield name
            yield from words_of(value)
    elif isinstance(view, list):
        for value in view:
            yield from words_of(value)
    elif isinstance(view, str):
        yield view


@pytest.mark.parametrize("game_id", ["talisman", "warhammer-quest"])
def test_whatever_a_view_shows_has_a_name(game_id: str) -> None:
    """Rent a Hero has a board of its own; these are shown field by field."""
    game = GAMES[game_id]
    box = whole_game(game_id, "en", 3)
    assert isinstance(box["things"], dict)
    assert isinstance(box["fields"], dict)
    known = {name for named in box["things"].values() for name in named} | set(box["fields"])
    known |= {"seat", "active", "players", "place", "none"}
    for seed in range(3):
        picker = random.Random(seed)
        session = Session.begin(game, ["ana", "ben", "cleo"], seed=seed, covers=True)
        for number in range(600):
            decision = session.decision()
            if decision is None:
                break
            session.choose(decision.seat, picker.choice(decision.keys()))
            if number % 7 == 0:
                words = set(words_of(game.view(session.state, 0)))
                assert [word for word in words - known if not PLACED.fullmatch(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_window_can_be_ordered_about(game_id: str, language: str) -> None:
    windows = whole_game(game_id, language, GAMES[game_id].least_seats)["windows"]
    assert isinstance(windows, dict)
    questions = [rule for rule in GAMES[game_id].book.rules if isinstance(rule, Question)]
    assert set(windows) == {question.occasion for question in questions if question.is_window()}
