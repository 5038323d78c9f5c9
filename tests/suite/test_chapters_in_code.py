"""The `__init__.py` of a game says where each chapter of its rulebook is, and that is true."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from questhall.games import GAMES
from questhall.ledger import chapter_names, clauses

FINISHED = [game.id for game in GAMES.values() if game.is_finished and game.is_listed]


def index_of(game: str) -> list[tuple[str, str, list[str]]]:
    """The rows of the index: a chapter's id, its name, and the modules that hold it."""
    said = import_module(f"questhall.games.{game.replace('-', '_')}").__doc__ or ""
    rows = re.findall(r"^[A-Z]{3}-(\S+)  +(\S.*?)  +(\S.*)$", said, re.MULTILINE)
    return [(chapter, name, re.findall(r"[\w/]+\.py", places)) for chapter, name, places in rows]


@pytest.mark.parametrize("game", FINISHED)
def test_every_chapter_is_in_the_index_under_its_name(game: str) -> None:
    assert {chapter: name for chapter, name, _ in index_of(game)} == chapter_names(game)


@pytest.mark.parametrize("game", FINISHED)
def test_each_module_named_for_a_chapter_holds_a_clause_of_it(game: str) -> None:
    folder = Path(import_module(f"questhall.games.{game.replace('-', '_')}").__file__ or "").parent
    prefix = next(iter(clauses(game))).partition("-")[0]
    for chapter, _, places in index_of(game):
        assert places, f"{chapter} is nowhere"
        for place in places:
            text = (folder / place).read_text("utf-8")
            assert re.search(rf"\b{prefix}-{chapter}-\d\d\b", text), f"{place} names no clause of {chapter}"
