"""Every printed effect has a test of its own name."""

from __future__ import annotations

import pytest

from questhall.games import EVERY_GAME
from tests.suite.printed_effects import KINDS, names_in, printed_effects, unnamed


def test_every_printed_effect_has_a_test_of_its_own_name() -> None:
    assert [str(printed) for printed in unnamed()] == []


def test_all_cards_are_printed() -> None:
    found = {printed.id for printed in printed_effects()}
    cards = {face for game in EVERY_GAME if game.id in KINDS for face in game.faces}

    assert cards - found == {"throne_cavern"}


@pytest.mark.parametrize(
    ("test", "is_named"),
    [
        ("def test_the_ape_bites(): pass", True),
        ("@effect_of('ape')\ndef test_it(): pass", True),
        ("@pytest.mark.parametrize('who', ['wolf', 'ape'])\ndef test_it(): pass", True),
        ("BEASTS = ['wolf', 'ape']\n@pytest.mark.parametrize('who', BEASTS)\ndef test_it(): pass", True),
        ("def test_it(): meet('ape')", False),
        ("@clause('TAL-APE-01')\ndef test_it(): pass", False),
        ("def the_ape_bites(): pass", False),
    ],
)
def test_a_card_that_only_lies_on_the_table_is_not_named(test: str, is_named: bool) -> None:
    assert any("_ape_" in f"_{name}_" for name in names_in(test)) is is_named
