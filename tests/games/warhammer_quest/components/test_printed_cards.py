"""Every card can be read in one place: its numbers are fields, and it lists the rules that name it."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from questhall.games import warhammer_quest
from questhall.games.warhammer_quest.components import face_numbers
from questhall.games.warhammer_quest.components.columns import Face
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.printed_cards import FACES, numbers
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_CARDS
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_gear import ALL_GEAR
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_CARDS, HERO_CARDS
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.vocabulary import EVENT, HEROES, ITEM, NEVER
from questhall.i18n.texts import Texts
from tests.clauses import clause

GAME: Final = Path(warhammer_quest.__file__).parent
ROOMS: Final = ("actions", "cards", "dungeon", "enemies", "heroes", "quests", "rounds", "settlement")
CONSTANTS: Final = {name: number for name, number in numbers().items() if not name.endswith("_COUNT")}
BY_NAME: Final = {
    FACES[number].name: name for name, number in CONSTANTS.items() if not name.startswith("FIRST_")
}


def statements() -> Iterator[ast.stmt]:
    """What stands in the modules of the rules, at the outermost level."""
    for room in ROOMS:
        for module in sorted((GAME / room).glob("*.py")):
            yield from ast.parse(module.read_text(encoding="utf-8")).body


STATEMENTS: Final = list(statements())
DEFINITIONS: Final = [node for node in STATEMENTS if isinstance(node, ast.ClassDef | ast.FunctionDef)]
DOCSTRINGS: Final = {node.name: ast.get_docstring(node) or "" for node in DEFINITIONS}


def registered() -> Iterator[tuple[str, str]]:
    """Constants of cards with the class of the rule for their text, as the modules of cards list them."""
    for node in STATEMENTS:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from _pairs(node.value)


def _pairs(value: ast.expr) -> Iterator[tuple[str, str]]:
    for node in ast.walk(value):
        if isinstance(node, ast.Dict):
            for key, rule in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Name) and isinstance(rule, ast.Call) and isinstance(rule.func, ast.Name):
                    yield key.id, rule.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if isinstance(first, ast.Name):
                yield first.id, node.func.id


def rules_by_card() -> dict[str, set[str]]:
    """For the constant of each card the rules that name it."""
    found: dict[str, set[str]] = {name: set() for name in BY_NAME.values()}
    for definition in DEFINITIONS:
        for node in ast.walk(definition):
            if isinstance(node, ast.Name) and node.id in found:
                found[node.id].add(definition.name)
    for name, rule in registered():
        if name in found:
            found[name].add(rule)
    return found


TEXTS: Final = Texts("en", "warhammer-quest")
RULES: Final = rules_by_card()
NAMED: Final = [card for card in FACES if card not in CONDITION_CARDS]


@pytest.mark.parametrize("card", NAMED, ids=[card.name for card in NAMED])
def test_a_card_lists_all_rules_that_name_it_and_no_others(card: Face) -> None:
    """A rule names a card by its constant; what follows from it may say so in its docstring."""
    by_constant = RULES.get(BY_NAME.get(card.name, ""), set())
    title = TEXTS.say(f"card-{card.name}")
    by_title = {rule for rule, docstring in DOCSTRINGS.items() if title in docstring}

    assert by_constant <= set(card.rules)
    assert set(card.rules) <= by_constant | by_title


@pytest.mark.parametrize("card", CONDITION_CARDS, ids=[card.name for card in CONDITION_CARDS])
def test_what_a_condition_does_is_listed(card: Face) -> None:
    """Many cards give conditions, so only the rules that say what one does are listed."""
    assert card.rules
    assert set(card.rules) <= RULES[BY_NAME[card.name]]


def test_no_rule_is_listed_that_two_definitions_could_mean() -> None:
    names = [definition.name for definition in DEFINITIONS]
    for card in FACES:
        assert all(names.count(rule) == 1 for rule in card.rules), card.name


def test_no_action_card_can_be_named() -> None:
    """All of it is printed: who looks for a card by its name would say again what the card says."""
    assert not [card.name for card in ACTION_CARDS if hasattr(face_numbers, card.name.upper())]


# What is printed


@pytest.mark.parametrize(
    "card", [*LOCATIONS, *DUNGEON_CARDS, *ALL_GEAR, *ACTION_CARDS], ids=lambda card: card.name
)
def test_every_card_does_something(card: Face) -> None:
    """A field beyond what all cards of its kind have, or a rule; the Throne Cavern is just large."""
    common = {*("name", "copies", "rules", "level", "exploration", "kind", "slot", "hero", "tier", "dice")}
    common |= {"used", "cost", "action"} | ({"faceup", "facedown"} if card in LOCATIONS else set())
    common |= {"targets"} if card in ACTION_CARDS else set()
    fields = {name: value for name, value in fields_of(card).items() if name not in common}
    assert card.name == "throne_cavern" or card.rules or any(fields.values())


def fields_of(card: Face) -> dict[str, object]:
    """The fields of an entry; compiled classes have no `__dict__`."""
    return {name: getattr(card, name) for name in dir(card) if not name.startswith("_")}


@clause("WHQ-PREPARE-01")
def test_one_card_of_each_version_of_a_heros_actions_prepares() -> None:
    for hero in range(len(HEROES)):
        for tier in (0, 1):
            own = [card for card in ACTION_CARDS if (card.hero, card.tier) == (hero, tier)]
            assert len(own) == 4
            assert sum(card.prepares for card in own) == 1


@clause("WHQ-NEMESIS-02")
def test_nemeses_and_nobody_else_have_no_level() -> None:
    for enemy in ENEMIES:
        assert (enemy.level == 0) == (enemy.kind == 2)


def test_only_items_and_gear_are_used() -> None:
    for card in DUNGEON_CARDS:
        assert (card.used != NEVER) == (card.kind == ITEM)
        assert card.kind in (ITEM, EVENT)


# The numbers


def test_the_numbers_are_those_of_the_cards() -> None:
    assert {name: getattr(face_numbers, name) for name in numbers()} == numbers()
    assert len(HERO_CARDS) == len(HEROES)


def test_the_tool_writes_the_numbers_as_they_are() -> None:
    path = GAME.parents[3] / "tools/number_warhammer_quest_cards.py"
    spec = importlib.util.spec_from_file_location("number_warhammer_quest_cards", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)

    assert tool.written(numbers()) == (GAME / "components/face_numbers.py").read_text(encoding="utf-8")
