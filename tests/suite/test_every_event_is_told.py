"""Every kind of event a game can tell is told in a golden playthrough or named in a test of its rules.

Tests of the rules seldom look at the log. Without this, a rule could stop telling what it does unnoticed.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from questhall.core.engine.events import EventKind
from questhall.games.rent_a_hero.components import event_kinds as rent_a_hero
from questhall.games.talisman.components import event_kinds as talisman
from questhall.games.warhammer_quest.components import event_kinds as warhammer_quest

TESTS = Path(__file__).parents[1]


def told_in_playthroughs(game: str) -> set[str]:
    """What begins an indented line: `    moved seat=ana space=crags`."""
    files = (TESTS / "golden").glob(f"{game.replace('_', '-')}-*.txt")
    return {name for file in files for name in re.findall(r"^ +(\w+)", file.read_text("utf-8"), re.MULTILINE)}


def named_in_tests(game: str) -> set[str]:
    """What is in quotation marks in a test; those of the views and bots make events up."""
    files = (TESTS / "games" / game).rglob("test_*.py")
    texts = [file.read_text("utf-8") for file in files if not {"showing", "bots"} & set(file.parts)]
    return {name for text in texts for name in re.findall(r'"(\w+)"', text)}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("rent_a_hero", rent_a_hero), ("talisman", talisman), ("warhammer_quest", warhammer_quest)],
)
def test_every_event_is_told_in_a_playthrough_or_named_in_a_test(game: str, kinds: ModuleType) -> None:
    names = {kind.name for kind in vars(kinds).values() if isinstance(kind, EventKind)}

    assert names
    assert names - told_in_playthroughs(game) - named_in_tests(game) == set()
