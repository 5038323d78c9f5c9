"""What a card or a character does can be found from its entry: the rules that name it are listed there."""

from __future__ import annotations

import importlib

import pytest

from questhall.games.talisman.components import board, character_cards, printed_cards
from questhall.games.talisman.components.card_list import CARD_LIST, CHARACTER_CARD, Face
from questhall.games.talisman.components.character_cards import CHARACTERS, Character
from questhall.games.talisman.components.printed_cards import is_enemy
from tests.games.talisman.components.pointers import places_that_name
from tools.number_talisman_cards import FILE, numbered

CARDS = [face for face in CARD_LIST if face.back != CHARACTER_CARD]


def names(entries: list[Face] | list[Character]) -> list[str]:
    return [entry.name for entry in entries]


NAMED = places_that_name({name.upper() for name in names(CARDS) + names(CHARACTERS)})


@pytest.mark.parametrize("character", CHARACTERS, ids=names(CHARACTERS))
def test_all_abilities_of_a_character_are_listed(character: Character) -> None:
    assert set(character.abilities) == NAMED[character.name.upper()]
    assert all(character.abilities.values()), "each in words"


@pytest.mark.parametrize("face", CARDS, ids=names(CARDS))
def test_all_rules_of_a_card_are_listed(face: Face) -> None:
    assert set(face.rules) == NAMED[face.name.upper()]


@pytest.mark.parametrize("entry", [*CARDS, *CHARACTERS], ids=[*names(CARDS), *names(CHARACTERS)])
def test_every_rule_that_is_listed_exists(entry: Face | Character) -> None:
    for pointer in entry.rules if isinstance(entry, Face) else entry.abilities:
        module, _, name = pointer.rpartition(".")
        assert hasattr(importlib.import_module(f"questhall.games.talisman.{module}"), name), pointer


@pytest.mark.parametrize("face", CARDS, ids=names(CARDS))
def test_every_card_does_something(face: Face) -> None:
    """An Enemy attacks; every other card gives something or has a rule."""
    number = CARD_LIST.index(face)
    gives = (face.strength, face.craft, face.battle, face.saves_from, face.carries, face.gold)
    assert is_enemy(number) or any(gives) or face.saves_from_heat or face.rules or face.same_as != face.name


def test_the_names_of_numbers_follow_the_lists() -> None:
    """The import of the game has checked this; the file is also exactly what `make numbers` writes."""
    assert vars(printed_cards)["RUNESWORD"] == names(CARDS).index("runesword")
    assert vars(board)["CROWN_OF_COMMAND"] == board.SPACES.index("crown_of_command")
    assert vars(character_cards)["WIZARD"] == names(CHARACTERS).index("wizard")
    text = FILE.read_text("utf-8")
    assert numbered(text) == text
