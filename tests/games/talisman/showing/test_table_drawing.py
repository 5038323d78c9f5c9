"""Talisman as text: the picture of the board, the rows of the table, and what questions speak of."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from questhall.core.engine.rules import Question
from questhall.core.interface.perspective import view_for
from questhall.games.talisman.components.board import (
    INNER_STARTS,
    MIDDLE_STARTS,
    PLAIN_OF_PERIL,
    PORTAL_OF_POWER,
    SPACE_COUNT,
    SPACES,
    along_the_ring,
    is_across,
)
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing import table_drawing
from questhall.games.talisman.showing.board_picture import PLACES
from questhall.games.talisman.showing.view_types import read
from questhall.games.talisman.turn.turn import wealth
from questhall.i18n.check import patterns
from questhall.i18n.speech import Speech, option_key
from questhall.i18n.texts import LANGUAGES, Texts, read_messages, variables
from tests.games.talisman.kit import SEATS, LaidTable, duel, lay_out, meet, start, to_move

PLACE_OF = {space: place for place, space in PLACES.items()}


def speech(table: LaidTable, language: str = "en") -> Speech:
    variants = TALISMAN.variant_names(int(table.state.variants))
    return Speech(Texts(language, TALISMAN.id, players=len(table.seats)), TALISMAN, table.seats, variants)


def view(table: LaidTable, player: str | None = "ana") -> dict[str, Any]:
    return view_for(TALISMAN, table.state, None if player is None else SEATS.index(player), table.seats)


def rows(table: LaidTable, player: str | None = "ana", in_full: bool = False) -> dict[str, str]:
    """What stands beside each label; rows without a label belong to the one before."""
    found: dict[str, str] = {}
    label = ""
    for name, text in table_drawing.draw(view(table, player), speech(table), in_full=in_full):
        label = name or label
        said = text.plain.replace("\N{NO-BREAK SPACE}", " ")
        found[label] = f"{found[label]}\n{said}".strip() if label in found else said
    return found


def question(table: LaidTable, language: str = "en") -> str:
    assert table.decision is not None
    spoken = speech(table, language)
    return spoken.occasion(table.decision, **table_drawing.context(view(table, table.asked()), spoken))


def board(table: LaidTable, width: int = 80, language: str = "en", **numbers: str) -> list[str]:
    lines = table_drawing.board(view(table), speech(table, language), width, numbers, in_full=True)
    return [line.plain for line in lines]


# The board


def is_beside(one: int, other: int, distance: int = 1) -> bool:
    """Whether two spaces are drawn so close to each other, corners included."""
    (row, column), (row_2, column_2) = PLACE_OF[one], PLACE_OF[other]
    return max(abs(row - row_2), abs(column - column_2)) <= distance


def test_every_space_has_one_place_on_the_picture() -> None:
    assert sorted(PLACES.values()) == list(range(SPACE_COUNT))


@pytest.mark.parametrize("space", range(INNER_STARTS))
def test_neighbours_of_a_ring_are_drawn_side_by_side(space: int) -> None:
    row, column = PLACE_OF[space]
    row_2, column_2 = PLACE_OF[int(along_the_ring(space, 1))]
    assert abs(row - row_2) + abs(column - column_2) == 1


def test_what_lies_opposite_over_the_river_is_drawn_so() -> None:
    for outer in range(MIDDLE_STARTS):
        for middle in range(MIDDLE_STARTS, INNER_STARTS):
            if is_across(outer, middle):
                assert is_beside(outer, middle)


def test_the_ways_of_the_inner_region_are_drawn_without_a_gap() -> None:
    ways = ["plain_of_peril mines vampires_tower pits valley_of_fire crown_of_command"]
    ways += ["plain_of_peril crypt dice_with_death werewolf_den valley_of_fire"]
    for way in ways:
        spaces = [SPACES.index(name) for name in way.split()]
        assert all(is_beside(*pair) for pair in pairwise(spaces))
    assert is_beside(PORTAL_OF_POWER, PLAIN_OF_PERIL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [78, 80, 100, 120, 200])
def test_the_board_fits_the_terminal_and_cuts_no_name(width: int, language: str) -> None:
    table = start(6, seed=4)
    numbers = {space: str(n) for n, space in enumerate(SPACES, start=1)}
    lines = board(table, width, language, **numbers)
    assert all(cell_len(line) <= width for line in lines)
    assert all("…" not in line for line in lines)
    letters = "".join(lines).replace(" ", "").replace("-", "")
    for name in table.seats:
        assert f"@{name}" in letters


def test_a_terminal_too_narrow_for_the_board_gets_none() -> None:
    assert board(start(), 77) == []


def test_the_board_shows_who_and_what_is_where_and_which_option_leads_there() -> None:
    table = lay_out(
        2, place={"ana": "city", "bob": "city"}, cards={"oasis": ["bear", "sword"]}, coins={"oasis": 3}
    )
    lines = board(table, city="4", chapel="5,6")
    assert "[4] City" in lines[1]
    assert "@ana @bob" in lines[2]
    assert any("+2 $3" in line for line in lines)
    assert any("[5,6]" in line for line in lines)
    assert "[number] option that leads there" in lines[-1]


def test_the_board_is_drawn_when_it_helps() -> None:
    spoken = speech(start())
    moving = to_move("city", 3)
    assert moving.occasion() == "way"
    assert table_drawing.board(view(moving), spoken, 80, {}, in_full=False)
    assert not table_drawing.board(view(moving, "bob"), spoken, 80, {}, in_full=False), (
        "it is not bob who moves"
    )
    fighting = meet("bear", objects={"ana": ["sword"]})
    assert not table_drawing.board(view(fighting), spoken, 80, {}, in_full=False)
    assert table_drawing.board(view(fighting), spoken, 80, {"oasis": "1"}, in_full=False)


# The rows


def test_a_player_is_shown_with_all_that_others_may_know() -> None:
    table = lay_out(
        2,
        character={"ana": "warrior", "bob": "wizard"},
        place={"bob": "fields_2"},
        spells={"bob": ["hex", "random"]},
        objects={"bob": ["sword", "sword"], "ana": ["shield"]},
        trophies={"bob": ["bear"]},
        gold={"bob": 2},
        quest={"bob": 5},
        missed={"bob": 1},
    )
    shown = rows(table)
    assert shown["bob"].startswith("Wizard, evil · Fields (between Tavern and Ruins) · Strength 2 · Craft 5")
    for part in ("gold 2", "Spells 2", "misses 1 turn", "quest: deliver 3 gold", "trophies: Bear 3"):
        assert part in shown["bob"]
    assert "Objects: Sword \N{MULTIPLICATION SIGN}2" in shown["bob"]
    assert "Hex" not in " ".join(shown.values())
    assert "Shield: " in shown["Your Objects"]
    own = rows(table, "bob")
    assert own["Your Spells"].splitlines()[0].startswith("Hex: At the start of your turn")
    assert own["Your trophies"] == "Bear 3 (Strength 3, Craft 0; 7 points buy 1)"
    assert "Your Objects" not in rows(table, None)


def test_a_toad_and_the_dead_are_told() -> None:
    table = lay_out(2, character={"ana": "elf", "bob": "none"}, toad={"ana": 2})
    shown = rows(table)
    ana = next(text for label, text in shown.items() if label.startswith("ana"))
    assert ana.startswith("Toad (Elf), good")
    assert "Toad for 2 more turns" in ana
    assert shown["bob"] == "dead; comes back on their next turn"


def test_a_fight_is_shown_with_weapons_dice_and_scores() -> None:
    table = meet("bear", "wolf", objects={"ana": ["sword"]}, fate={"ana": 1}, dice=[3, 4, 5])
    table.until("prepare")
    assert rows(table)["Battle"] == "ana: 5 (with Sword) against Bear, Wolf: 5"
    assert question(table) == (
        "ana, you fight against the Bear and the Wolf: what do you use before the dice are rolled?"
    )
    assert "walczysz przeciw Niedźwiedziowi i Wilkowi" in question(table, "pl")
    table.choose("ana", "attack roll")
    assert rows(table)["Battle"] == "ana: 5 + 4 = 9 (with Sword) against Bear, Wolf: 5 + 5 = 10"
    assert question(table).startswith("ana, the attack score is 9 for you and 10 for the other side:")


def test_an_evaded_enemy_is_no_longer_in_the_fight() -> None:
    table = meet("bandit", "wolf", gold={"ana": 1}, objects={"ana": ["sword"]})
    table.act("ana", "bribe bandit")
    table.until("prepare")
    assert rows(table)["Battle"].endswith("against Wolf: 2")


def test_the_defender_is_told_who_attacks() -> None:
    table = duel(objects={"bob": ["sword"]}, dice=[1, 2, 3])
    table.act("ana", "attack seat-1")
    table.until("prepare")
    assert table.asked() == "bob"
    assert question(table) == "bob, ana fights against you: what do you use before the dice are rolled?"


def test_a_spell_being_cast_is_told_as_it_was_announced() -> None:
    table = lay_out(
        2,
        character={"ana": "wizard", "bob": "druid"},
        spells={"ana": ["hex"], "bob": ["counterspell"]},
        moment="turn",
    )
    table.act("ana", "cast hex oasis")
    assert table.asked() == "bob"
    assert rows(table, "bob")["Spells being cast"] == "ana casts Hex on the Oasis"
    assert question(table) == "bob, ana casts Hex on the Oasis: do you respond?"


def test_the_target_of_a_spell_is_asked_about_a_spell_cast_on_them() -> None:
    table = lay_out(
        3,
        character={"ana": "wizard", "bob": "druid", "cem": "priest"},
        spells={"ana": ["nullify"], "bob": ["counterspell"], "cem": ["counterspell"]},
        moment="turn",
    )
    table.act("ana", "cast nullify seat-1")
    assert question(table) == "bob, ana casts Nullify on you: do you respond?"
    table.act("bob", "decline")
    assert question(table) == "cem, ana casts Nullify on bob: do you respond?"


def test_what_lies_on_the_board_is_listed_a_line_each_in_full() -> None:
    table = lay_out(2, cards={"oasis": ["bear"], "ruins": ["magic_stream"]}, coins={"oasis": 1})
    assert rows(table)["On the board"] == "Ruins: Magic Stream (0 left); Oasis: Bear 3, 1 gold"
    assert rows(table, in_full=True)["On the board"].splitlines()[1] == "Oasis: Bear 3, 1 gold"
    assert "For sale" in rows(table, in_full=True)


@pytest.mark.parametrize("seed", range(4))
def test_what_has_been_gained_is_counted_as_at_the_time_limit(seed: int) -> None:
    table = start(3, seed=seed)
    for step in range(400):
        if table.decision is None:
            break
        options = table.decision.keys()
        table.choose(table.asked(), options[(step * 7 + seed) % len(options)])
        seen = read(TALISMAN.view(table.state, None))
        assert [player.gained() for player in seen.players] == [wealth(table.state, seat) for seat in range(3)]


# What texts may speak of

FIGHT = {"side", "fighter", "foe", "own", "theirs"}
WHOM = {"whom"}
EXTRAS = {
    **dict.fromkeys(("evasion", "evasion_choice", "before_attack", "prepare", "attack_fate"), FIGHT),
    "enemy_about_to_be_killed": {*FIGHT, "victims"},
    "before_card": {"met"},
    **dict.fromkeys(("before_character", "robbery", "luring", "courting"), WHOM),
    **dict.fromkeys(("mesmerism", "spoils", "loot_the_dead"), WHOM),
    "spell_cast": {"casting"},
    "fate": {"roll"},
    "addition": {"roll"},
    "life_about_to_be_lost": {"loss", "losers", "lives"},
    "follower_about_to_be_lost": {"owner", "follower"},
}
"""What is spoken of only in these questions."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_options_ask_for_nothing_that_is_not_there(language: str) -> None:
    table = start()
    always = set(table_drawing.context(view(table), speech(table)))
    texts = patterns(read_messages(language, TALISMAN.id))

    def asked_for(key: str) -> set[str]:
        return {variable.partition("_")[0] for variable in variables(texts[key])}

    for rule in TALISMAN.book.rules:
        if isinstance(rule, Question):
            there = always | {"seat"} | EXTRAS.get(rule.occasion, set())
            assert asked_for(f"occasion-{rule.occasion}") <= there, rule.occasion
    for action in TALISMAN.book.actions:
        there = always | {noun.kind for noun in action.nouns}
        assert asked_for(option_key(action.verb)) <= there, action.verb
        assert always.isdisjoint(noun.kind for noun in action.nouns)


# Whom and what a question is about


def test_a_question_names_whom_it_is_about() -> None:
    table = duel("thief", objects={"bob": ["sword"]})
    table.act("ana", "rob seat-1")
    assert question(table) == "ana, what do you take from bob?"
    assert question(table, "pl") == "ana, co zabierasz graczowi bob?"


def test_a_question_names_the_card_that_is_about_to_be_met() -> None:
    table = meet("bear", objects={"ana": ["sword"]})
    assert "encounter the Bear on" in question(table)


def test_enemies_about_to_be_killed_are_named_one_spirit_by_itself() -> None:
    spells: dict[str, Any] = {"character": {"bob": "wizard"}, "spells": {"bob": ["preservation"]}}
    won = meet("wild_boar", "wolf", dice=[6, 6, 1], **spells)
    won.until("enemy_about_to_be_killed")
    assert question(won) == "bob, ana is about to kill the Wild Boar and the Wolf: do you do anything?"

    destroyed = meet("lemure", "shadow", who="priest", **spells)
    destroyed.act("ana", "destroy shadow")
    assert question(destroyed) == "bob, ana is about to kill the Shadow: do you do anything?"


def test_a_shop_shows_what_things_cost() -> None:
    table = meet(where="village", gold={"ana": 2})
    table.choose("ana", "visit blacksmith")
    assert rows(table)["Prices"] == "Armour 4, Axe 3, Helmet 2, Shield 3, Sword 2"
    assert "Prices" not in rows(meet("bear", objects={"ana": ["sword"]}))


def test_the_story_of_a_game_tells_the_way_to_the_crown_and_who_died() -> None:
    assert table_drawing.is_remarkable({"event": "moved", "seat": 0, "space": "crown_of_command"})
    assert not table_drawing.is_remarkable({"event": "moved", "seat": 0, "space": "fields_1"})
    assert table_drawing.is_remarkable({"event": "died", "seat": 1, "character": "elf"})
    assert not table_drawing.is_remarkable({"event": "rolled", "seat": 1, "die": 3})


@pytest.mark.parametrize(
    ("space", "region"),
    [("village", "Outer Region"), ("temple", "Middle Region"), ("valley_of_fire", "Inner Region")],
)
def test_a_space_is_shown_with_its_region(space: str, region: str) -> None:
    spoken = speech(lay_out(2))

    assert [one.name for one in table_drawing.face("space", space, spoken).keywords] == [region]
    assert region in table_drawing.describe("space", space, spoken)[0]
