"""docs/scenarios-talisman.md has every name of the game, and its examples hold."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from questhall.cli.commands.scenarios import clauses_of
from questhall.core.engine.chance import FastChance
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import NOT_A_WINDOW, Action, Question
from questhall.core.interface.game import Setup
from questhall.games.talisman.components.board import SPACES
from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE
from questhall.games.talisman.components.printed_cards import FACES
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing.scenario_position import FITS, MOMENTS, OF_PLAYERS, RESTS
from questhall.games.talisman.showing.view import BONUSES, EFFECTS, OFFERS
from tests.core.scenario.pages import Page, fields_read
from tests.core.scenario.small_scenarios import play, run

PAGE = Page("scenarios-talisman.md")
EXAMPLES = PAGE.complete_examples()
KEYS = {
    " ".join([action.verb, *(noun.kind.upper() for noun in action.nouns)]) for action in TALISMAN.book.actions
}
OF_ALL_SPELLS = re.findall(
    r"`(TAL-[A-Z0-9-]+)`", PAGE.text.partition("Spells. All of them")[2].partition("\n\n")[0]
)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_hold(example: str) -> None:
    report = run(example)

    assert report.holds(), report
    assert report.checks > 0


def test_the_view_is_what_the_program_shows() -> None:
    assert json.loads(PAGE.json_of("view bob")) == play(PAGE.running_example).document("bob")


# The position


def test_one_example_has_every_field_of_a_position() -> None:
    [example] = [example for example in EXAMPLES if "Every field of a position" in example]
    position = example.partition("[position]")[2].partition("[[step]]")[0]
    named = {re.split(r"[.= ]", line)[0] for line in position.splitlines() if "=" in line}

    assert {"moment", "active", "round", "death_final", "cards", "coins", "wells", "lasting", "rest"} <= named
    assert {*OF_PLAYERS, *FITS} <= named


def test_every_field_is_documented() -> None:
    fields = fields_read(EXAMPLES)
    shared = Page("scenarios.md").text

    assert {"moment", "foes_left", "wells", "effect"} <= fields
    assert sorted(field for field in fields if f"`{field}`" not in PAGE.text + shared) == []


def test_all_names_are_documented() -> None:
    names = {
        *MOMENTS,
        *SPACES,
        *EFFECTS,
        *CREATURE.names,
        *ALIGNMENT.names,
        *(face.name for face in FACES),
        *(name for noun in ("service", "wish", "die", "how") for name in TALISMAN.nouns[noun].names),
        *TALISMAN.variants,
        *TALISMAN.endings.values(),
        *play(PAGE.running_example).document(),
    }

    assert PAGE.missing(names) == []
    assert sorted(word for word in [*OFFERS, *BONUSES, *RESTS] if f'`"{word}"`' not in PAGE.text) == []


def test_the_table_of_characters_is_right() -> None:
    table = PAGE.chapter("Names").partition("| --- |")[2].partition("\n\n")[0]
    found = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in table.splitlines()[1:]]

    assert found == [
        [
            *(who.name, str(who.strength), str(who.craft), str(who.life), str(who.fate)),
            *(ALIGNMENT.names[who.alignment], SPACES[who.start], str(who.spells)),
        ]
        for who in CHARACTERS
    ]


def test_the_tables_of_cards_and_spaces_are_in_order() -> None:
    chapter = PAGE.chapter("Names")
    cards = [face for face in FACES if face.name not in {who.name for who in CHARACTERS}]
    copies = [face.name for face in cards if face.copies > 1]
    powers = {face.name: face.power for face in cards if face.power}
    rows = [line for line in chapter.splitlines() if line.startswith(("| Outer", "| Middle", "| Inner"))]

    assert re.findall(r"`(\w+)`", " ".join(rows)) == SPACES
    found = re.findall(r"`(\w+)` (\d+)\b", chapter)
    assert {name: int(power) for name, power in found if name in powers} == powers
    assert re.findall(r"`(\w+)`(?: \d+)? [^\s\w|(]\d", chapter) == copies


# Occasions


def test_every_occasion_is_documented_as_what_it_is() -> None:
    chapter = PAGE.chapter("Who is asked when")
    questions, _, windows = chapter.partition("\nWindows can be declined")
    rules = [rule for rule in TALISMAN.book.rules if isinstance(rule, Question)]

    assert first_cells(questions) == {rule.occasion for rule in rules if not rule.is_window()} - {"order"}
    assert first_cells(windows) == {rule.occasion for rule in rules if rule.is_window()}


def first_cells(text: str) -> set[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in rows for name in re.findall(r"`(.*?)`", cell)} - {"occasion"}


def test_the_options_of_occasions_are_known() -> None:
    named = re.findall(r"`((?:[a-z_]+ ?)+)(?: …)?`", PAGE.chapter("Who is asked when"))
    verbs = {action.verb for action in TALISMAN.book.actions}
    occasions = {rule.occasion for rule in TALISMAN.book.rules if isinstance(rule, Question)}

    assert verbs - set(named) - {"decline"} == set()
    assert {name for name in named if " " in name} - verbs - occasions == set()


# Option keys and reasons


def documented_reasons() -> dict[str, list[str]]:
    """The last column of the tables of option keys, by key."""
    reasons: dict[str, list[str]] = {}
    for line in PAGE.chapter("Option keys").splitlines():
        if line.startswith("| `"):
            _, keys, _, refused_by, _ = line.split("|")
            for key in re.findall(r"`(.*?)`", keys):
                assert key not in reasons, f"{key} stands there twice"
                reasons[key] = re.findall(r"`(TAL-[A-Z0-9-]+|not-a-window)`", refused_by)
    return reasons


def test_the_option_keys_are_those_of_the_rules() -> None:
    assert documented_reasons().keys() == KEYS


def key_of(action: Action[Any]) -> str:
    return " ".join([action.verb, *(noun.kind.upper() for noun in action.nouns)])


def reasons_of(action: Action[Any]) -> list[str]:
    reasons = documented_reasons()[key_of(action)]
    return [*OF_ALL_SPELLS, *reasons] if action.clause == "TAL-SPELL-05" else reasons


REASONS = {key_of(action): reasons_of(action) for action in TALISMAN.book.actions}


def test_every_key_has_a_reason_and_every_reason_exists() -> None:
    assert REASONS["decline"] == [NOT_A_WINDOW]
    assert [key for key, reasons in REASONS.items() if not reasons] == []
    assert OF_ALL_SPELLS[0] == "TAL-TOAD-10"
    assert sorted(set(re.findall(r"TAL-[A-Z]+-?\d+", PAGE.text)) - set(clauses_of(TALISMAN))) == []


@pytest.mark.parametrize("seed", range(6))
def test_play_gives_no_other_reasons(seed: int) -> None:
    """Everything anybody could ever choose is asked about, now and then in a game played at random."""
    setup = Setup(3, ("easier-evasion", "starting-bonus", "choose-character"))
    table = TALISMAN.start(setup, FastChance(seed))
    picker = Random(seed)

    for number in range(400):
        if number % 20 == 0:
            seat = picker.randrange(table.seats)
            for option in picker.sample(table.book.every_option(seat), 700):
                action = table.book.action(option)
                reason = action.why_not(table, seat, second_of(option), third_of(option))
                assert reason in ("", *REASONS[key_of(action)]), (key_of(action), reason)
        table.choose(picker.randrange(table.option_count))


# Events


@pytest.mark.parametrize("kind", TALISMAN.events, ids=[kind.name for kind in TALISMAN.events])
def test_every_event_is_documented_with_its_fields(kind: Any) -> None:
    fields = [spec.partition(":")[0] for spec in kind.fields]

    assert PAGE.fields_of_event(kind.name) == [*fields, *([kind.secret] if kind.secret else [])]
