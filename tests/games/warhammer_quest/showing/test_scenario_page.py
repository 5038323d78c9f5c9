"""docs/scenarios-warhammer-quest.md has every name of the game, and its examples hold."""

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
from questhall.games.warhammer_quest.components.action_in_progress import ENEMY_DIE, HERO_DIE
from questhall.games.warhammer_quest.components.printed_cards import FACES
from questhall.games.warhammer_quest.components.printed_heroes import HERO_CARDS
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.switches import SWITCHES
from questhall.games.warhammer_quest.components.vocabulary import HEROES, KEYWORDS
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import Use
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.scenario_position import DECKS, MOMENTS, PILES
from questhall.games.warhammer_quest.showing.view import COLOURS, DEEDS, PHASES, PLACES
from tests.core.scenario.pages import Page, fields_read
from tests.core.scenario.small_scenarios import play, run

PAGE = Page("scenarios-warhammer-quest.md")
EXAMPLES = PAGE.complete_examples()
OF_ALL_USES = re.findall(
    r"`(WHQ-[A-Z0-9-]+)`", PAGE.text.partition("Items and gear. All of these")[2].partition("\n\n")[0]
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
    documented = re.findall(r"^\| `([a-z_]+)`", PAGE.chapter("Position"), re.MULTILINE)
    of_enemies = {"card", "facedown"}  # inside tables

    assert {*DECKS, *PILES, "quest", "won", "visits", "turns"} <= named
    assert {*documented} - of_enemies - {*MOMENTS, "goaded"} <= named


def test_every_field_is_documented() -> None:
    fields = fields_read(EXAMPLES)
    shared = Page("scenarios.md").text

    assert {"moment", "exhausted_gear", "goaded", "won"} <= fields
    assert sorted(field for field in fields if f"`{field}`" not in PAGE.text + shared) == []


def test_all_names_are_documented() -> None:
    names = {
        *MOMENTS,
        *HEROES,
        *KEYWORDS,
        *COLOURS,
        *DEEDS,
        *PHASES,
        *PLACES,
        *HERO_DIE,
        *ENEMY_DIE,
        *(face.name for face in FACES),
        *(sheet.name for sheet in SHEETS),
        *WARHAMMER_QUEST.variants,
        *WARHAMMER_QUEST.endings.values(),
        *play(PAGE.running_example).document(),
    }

    assert PAGE.missing(names) == []


def test_the_numbers_on_cards_are_right() -> None:
    chapter = PAGE.chapter("Names")
    table = chapter.partition("| --- |")[2].partition("\n\n")[0]
    heroes = [[cell.strip(" `") for cell in line.split("|")[1:5]] for line in table.splitlines()[1:]]

    assert heroes == [
        [name, *(str(card.health[size]) for size in (2, 3, 4))]
        for name, card in zip(HEROES, HERO_CARDS, strict=True)
    ]
    for location in LOCATIONS:
        spawns = f"({location.faceup}+{location.facedown})"
        assert f"`{location.name}` {location.exploration} {spawns}" in chapter
    copies = {face.name: face.copies for face in FACES if face.copies > 1}
    found = re.findall(r"`(\w+)`(?: [\d/]+)? [^\s\w|(]{1}(\d)", chapter)
    assert {name: int(count) for name, count in found} == copies


def test_every_switch_is_documented_with_its_ruling() -> None:
    chapter = PAGE.chapter("Variants and endings")

    for switch in SWITCHES:
        [line] = [line for line in chapter.splitlines() if line.startswith(f"| `{switch.name}` |")]
        assert switch.ruling in line


def test_the_dice_are_right() -> None:
    rows = [line.split("|")[1:-1] for line in PAGE.chapter("Dice").splitlines() if re.match(r"\| \d", line)]

    assert [[cell.strip(" `") for cell in row] for row in rows] == [
        [str(number), hero, enemy]
        for number, (hero, enemy) in enumerate(zip(HERO_DIE, ENEMY_DIE, strict=True), start=1)
    ]


# Occasions


def test_every_occasion_is_documented_as_what_it_is() -> None:
    chapter = PAGE.chapter("Who is asked when")
    questions, _, windows = chapter.partition("\nWindows can be declined")
    rules = [rule for rule in WARHAMMER_QUEST.book.rules if isinstance(rule, Question)]

    assert first_cells(questions) == {rule.occasion for rule in rules if not rule.is_window()} - {"order"}
    assert first_cells(windows) == {rule.occasion for rule in rules if rule.is_window()}


def first_cells(text: str) -> set[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in rows for name in re.findall(r"`(.*?)`", cell)} - {"occasion"}


def test_the_options_of_occasions_are_known() -> None:
    named = re.findall(r"`((?:[a-z_]+ ?)+)(?: …)?`", PAGE.chapter("Who is asked when"))
    verbs = {action.verb for action in WARHAMMER_QUEST.book.actions}
    occasions = {rule.occasion for rule in WARHAMMER_QUEST.book.rules if isinstance(rule, Question)}

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
                reasons[key] = re.findall(r"`(WHQ-[A-Z0-9-]+|not-a-window)`", refused_by)
    return reasons


def key_of(action: Action[Any]) -> str:
    return " ".join([action.verb, *(noun.kind.upper() for noun in action.nouns)])


def test_the_option_keys_are_those_of_the_rules() -> None:
    assert documented_reasons().keys() == {key_of(action) for action in WARHAMMER_QUEST.book.actions}


def reasons_of(action: Action[Any]) -> list[str]:
    return OF_ALL_USES if isinstance(action, Use) else documented_reasons()[key_of(action)]


REASONS = {key_of(action): reasons_of(action) for action in WARHAMMER_QUEST.book.actions}


def test_every_key_has_a_reason_and_every_reason_exists() -> None:
    assert REASONS["decline"] == [NOT_A_WINDOW]
    assert [key for key, reasons in REASONS.items() if not reasons] == []
    assert OF_ALL_USES[0] == "WHQ-HERO-03"
    assert sorted(set(re.findall(r"WHQ-[A-Z-]*[A-Z]-?\d+", PAGE.text)) - set(clauses_of(WARHAMMER_QUEST))) == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", ["campaign", "delve", "quest-4"])
def test_play_gives_no_other_reasons(seed: int, variant: str) -> None:
    """Everything anybody could ever choose is asked about, now and then in a game played at random."""
    table = WARHAMMER_QUEST.start(Setup(3, (variant,)), FastChance(seed))
    picker = Random(seed)

    while not table.is_over():
        if picker.random() < 0.1:
            seat = picker.randrange(table.seats)
            for option in picker.sample(table.book.every_option(seat), 500):
                action = table.book.action(option)
                reason = action.why_not(table, seat, second_of(option), third_of(option))
                assert reason in ("", *REASONS[key_of(action)]), (key_of(action), reason)
        table.choose(picker.randrange(table.option_count))


# Events


@pytest.mark.parametrize("kind", WARHAMMER_QUEST.events, ids=[kind.name for kind in WARHAMMER_QUEST.events])
def test_every_event_is_documented_with_its_fields(kind: Any) -> None:
    fields = [spec.partition(":")[0] for spec in kind.fields]

    assert PAGE.fields_of_event(kind.name) == [*fields, *([kind.secret] if kind.secret else [])]
