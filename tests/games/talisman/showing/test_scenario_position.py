"""Positions of scenario files: every field is laid out as asked, and a wrong value is refused by its name."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.errors import PositionError
from questhall.games.talisman.showing.scenario_position import FITS, MOMENTS, OF_PLAYERS, RESTS
from questhall.games.talisman.showing.view import BONUSES, EFFECTS, FLAGS, NUMBERS, OFFERS
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out

ALL_FIELDS = {
    *("moment", "active", "round", "death_final", "cards", "coins", "wells", "lasting", "rest"),
    *(*OF_PLAYERS, *FITS),
}


def laid(field: str, value: object, **position: Any) -> LaidTable:
    """A table with nothing special but this field; ana has a Sword to ditch, so it stops at once."""
    usual = {"character": {"ana": "warrior", "bob": "wizard"}, "objects": {"ana": ["sword"]}}
    if position.get("moment") == "deal":
        usual = {}
    fields: dict[str, Any] = {**usual, **position, field: value}
    return lay_out(**fields)


def refusal(field: str, value: object, **position: Any) -> str:
    with pytest.raises(PositionError) as refused:
        laid(field, value, **position)
    message = str(refused.value)
    assert message.startswith(f"[position]: {field}"), message
    return message


def test_the_fields_are_these() -> None:
    """A field that nobody knows is refused, with all that there are."""
    with pytest.raises(PositionError) as refused:
        lay_out(colour="red")

    message = str(refused.value)
    assert "unknown: colour" in message
    named = message.partition("possible: ")[2]
    assert set(named.split(" and ")[0].split(", ")) <= ALL_FIELDS


# Moments


@pytest.mark.parametrize(
    ("moment", "occasion"),
    [
        ("turn", "turn_start"),
        ("move", "fate"),
        ("landed", "after_move"),
        ("space", "before_space"),
        ("end", "turn_end"),
    ],
)
def test_a_file_begins_at_its_moment(moment: str, occasion: str) -> None:
    table = laid("moment", moment, place={"ana": "city"})

    assert (table.asked(), table.occasion()) == ("ana", occasion)


def test_without_a_moment_a_turn_begins() -> None:
    assert lay_out(objects={"ana": ["sword"]}).occasion() == "turn_start"


def test_at_the_deal_the_decks_lie_as_asked_and_nobody_has_anything() -> None:
    table = lay_out(moment="deal", characters=["wizard", "troll"], spell_deck=["hex", "random"])

    assert table.open()["character"] == {"ana": "wizard", "bob": "troll"}
    assert table.of("spells", "ana") == ["hex", "random"]
    assert table.open()["round"] == 1


@pytest.mark.parametrize("field", OF_PLAYERS)
def test_at_the_deal_no_player_can_be_given_anything(field: str) -> None:
    with pytest.raises(PositionError, match=f"{field}: at the deal nobody has anything"):
        laid(field, {"ana": 1}, moment="deal")


@pytest.mark.parametrize(("field", "value"), [("active", "ana"), ("round", 1)])
def test_no_turn_has_begun_there_either(field: str, value: object) -> None:
    with pytest.raises(PositionError, match=f"{field}: at the deal no turn has begun yet"):
        laid(field, value, moment="deal")


def test_before_the_first_turn_it_is_nobodys() -> None:
    table = lay_out(moment="deal", variants=("choose-character",))

    assert table.occasion() == "character"
    assert (table.open()["active"], table.open()["round"]) == ("none", 0)
    table.choose("ana", table.options("ana")[0])
    assert table.asked() == "bob"
    table.choose("bob", table.options("bob")[0])
    assert (table.open()["active"], table.open()["round"]) == ("ana", 1)


def test_before_the_first_turn_an_effect_must_say_whose_it_is() -> None:
    lasting = {"effect": "blizzard", "left": 2}

    assert "lasting: by: missing" in refusal("lasting", [lasting], moment="deal")
    [laid_out] = laid("lasting", [{**lasting, "by": "bob"}], moment="deal").open()["lasting"]
    assert laid_out["by"] == "bob"


def test_everybody_needs_a_character_at_the_deal() -> None:
    assert "one for each of 2 seats" in refusal("characters", ["troll"], moment="deal", rest="out")
    table = laid("characters", ["troll", "elf"], moment="deal", rest="out")
    assert table.open()["character"] == {"ana": "troll", "bob": "elf"}


def test_a_wrong_moment() -> None:
    message = refusal("moment", "noon")

    assert "'noon'" in message
    assert all(moment in message for moment in MOMENTS)


# Whose turn it is, and how far the game has come


@pytest.mark.parametrize("active", ["ana", "bob"])
def test_whose_turn_it_is(active: str) -> None:
    assert laid("active", active).open()["active"] == active


def test_a_seat_that_is_not_there() -> None:
    assert "seats are: ana, bob" in refusal("active", "zoe")


def test_round_and_final_death() -> None:
    table = laid("round", 12, death_final=True)

    assert (table.open()["round"], table.open()["death_final"]) == (12, True)
    assert "from 1 to 999" in refusal("round", 0)
    assert "true or false" in refusal("death_final", "yes")


def test_a_player_without_a_character_cannot_be_in_the_middle_of_a_turn() -> None:
    message = refusal("active", "bob", character={"ana": "warrior", "bob": "none"}, moment="space")

    assert "bob has no character" in message
    assert "possible moments: turn" in message


def test_the_turn_of_a_player_without_a_character_may_begin() -> None:
    table = lay_out(active="bob", character={"bob": "none"}, characters=["troll"])

    assert table.of("character", "bob") == "troll"


# Characters and where they are


def test_characters() -> None:
    table = lay_out(3, character={"ana": "wizard", "cem": "none"})

    assert table.open()["character"] == {"ana": "wizard", "bob": "assassin", "cem": "none"}
    assert table.open()["place"] == {"ana": "graveyard", "bob": "city", "cem": "none"}
    assert table.of("life", "ana") == 4
    assert table.of("gold", "ana") == 1


def test_wrong_characters() -> None:
    assert "possible: assassin, druid" in refusal("character", {"ana": "knight"})
    assert "more cards of troll" in refusal("character", {"ana": "troll", "bob": "troll"})
    assert "a table" in refusal("character", "troll")
    assert "seats are: ana, bob" in refusal("character", {"zoe": "troll"})


def test_places() -> None:
    assert laid("place", {"bob": "valley_of_fire"}).of("place", "bob") == "valley_of_fire"
    assert "possible: city, fields_1" in refusal("place", {"ana": "home"})


# Numbers, flags and words


@pytest.mark.parametrize("field", sorted(set(NUMBERS) - {"spells_at_start", "spells_cast"}))
def test_every_number_is_laid_out_as_asked(field: str) -> None:
    assert laid(field, {"bob": 3}, place={"bob": "oasis"}).of(field, "bob") == 3


@pytest.mark.parametrize("field", ["spells_at_start", "spells_cast"])
def test_what_was_cast_counts_inside_a_turn(field: str) -> None:
    """A turn that begins counts anew."""
    assert laid(field, {"ana": 2}, moment="landed").of(field, "ana") == 2


def test_spells_at_the_start_are_those_in_hand_unless_the_file_says_otherwise() -> None:
    spells = {"ana": ["hex", "random"]}

    assert laid("spells", spells, moment="landed").of("spells_at_start", "ana") == 2
    assert laid("spells", spells, moment="landed", spells_at_start={"ana": 0}).of("spells_at_start", "ana") == 0


@pytest.mark.parametrize("field", NUMBERS)
@pytest.mark.parametrize(
    ("value", "expected"),
    [(-1, "from 0"), (10**30, "up to 1000000000"), ("two", "a whole number"), (True, "a whole number")],
)
def test_a_wrong_number(field: str, value: object, expected: str) -> None:
    assert expected in refusal(field, {"bob": value})


@pytest.mark.parametrize(("field", "most"), [("quest", 6), ("toad", 4)])
def test_numbers_that_have_an_end(field: str, most: int) -> None:
    assert laid(field, {"bob": most}).of(field, "bob") == most
    assert f"from 0 to {most}, found {most + 1}" in refusal(field, {"bob": most + 1})


def test_a_character_has_a_life() -> None:
    assert "bob has a character, so at least 1" in refusal("life", {"bob": 0})


@pytest.mark.parametrize("field", FLAGS)
def test_every_flag_is_laid_out_as_asked(field: str) -> None:
    table = laid(field, {"bob": True}, moment="landed", place={"bob": "pits"})

    assert table.open()[field] == {"ana": False, "bob": True}
    assert "true or false" in refusal(field, {"bob": 1})


@pytest.mark.parametrize(
    ("field", "possible"),
    [("alignment", ["good", "neutral", "evil"]), ("offer", OFFERS), ("bonus", BONUSES)],
)
def test_every_word_is_laid_out_as_asked(field: str, possible: list[str]) -> None:
    for word in possible:
        assert laid(field, {"bob": word}).of(field, "bob") == word
    assert f"possible: {', '.join(possible)}" in refusal(field, {"bob": "red"})


# Cards

WRONG_CARDS = {
    "objects": "guide",
    "followers": "sword",
    "trophies": "sword",
    "inherited": "bear",
    "spells": "bear",
}


@pytest.mark.parametrize(
    ("field", "cards"),
    [
        ("objects", ["sword", "purchase_axe", "stack_talisman"]),
        ("followers", ["guide", "purchase_mule", "bear"]),
        ("trophies", ["bear", "lemure"]),
        ("inherited", ["sword", "guide"]),
        ("spells", ["hex", "random"]),
    ],
)
def test_cards_of_players(field: str, cards: list[str]) -> None:
    assert laid(field, {"bob": cards}).of(field, "bob") == cards


@pytest.mark.parametrize(("field", "card"), WRONG_CARDS.items())
def test_a_card_that_cannot_be_there(field: str, card: str) -> None:
    message = refusal(field, {"bob": [card]})

    assert f"{field}.bob: {card} cannot lie there; possible: " in message
    assert card not in message.partition("possible: ")[2].split(", ")


@pytest.mark.parametrize("field", WRONG_CARDS)
def test_a_card_that_is_not_in_the_box(field: str) -> None:
    assert "unknown card 'spoon'; possible: angel" in refusal(field, {"bob": ["spoon"]})
    assert "a list of names" in refusal(field, {"bob": "sword"})


def test_a_spell_in_hand_is_known_to_its_holder() -> None:
    table = laid("spells", {"bob": ["hex"]})

    assert table.view("bob")["spells"]["bob"] == ["hex"]
    assert table.view("ana")["spells"]["bob"] == "hidden"


def test_the_board() -> None:
    cards = {"ruins": ["bear", "sword"], "temple": ["hex"], "city": ["stack_talisman", "purchase_axe"]}
    table = laid("cards", cards, coins={"oasis": 2}, wells={"pool_of_life": 3})

    assert table.open()["cards"] == {"city": cards["city"], "ruins": cards["ruins"], "temple": cards["temple"]}
    assert table.open()["coins"] == {"oasis": 2}
    assert table.open()["wells"] == {"fountain_of_wisdom": 0, "magic_stream": 0, "pool_of_life": 3}


def test_a_wrong_board() -> None:
    assert "unknown space 'attic'" in refusal("cards", {"attic": ["bear"]})
    assert "cards.ruins: healing cannot lie there" in refusal("cards", {"ruins": ["healing"]})
    assert "cards.ruins: troll cannot lie there" in refusal("cards", {"ruins": ["troll"]})
    assert "unknown space 'attic'" in refusal("coins", {"attic": 1})
    assert "from 0 to 999" in refusal("coins", {"oasis": -1})
    assert "possible: fountain_of_wisdom, magic_stream, pool_of_life" in refusal("wells", {"cave": 1})
    assert "from 0 to 999" in refusal("wells", {"pool_of_life": -1})


PILES = {
    "adventure_discard": (["bear", "sword"], "hex"),
    "spell_discard": (["hex", "random"], "bear"),
    "beside": (["blizzard", "storm"], "bear"),
    "out_of_the_game": (["troll", "elf", "stack_talisman"], None),
}


@pytest.mark.parametrize("field", PILES)
def test_open_piles_from_top_to_bottom(field: str) -> None:
    cards, wrong = PILES[field]

    assert laid(field, cards, moment="landed").open()[field] == cards
    if wrong is not None:
        assert f"{field}: {wrong} cannot lie there" in refusal(field, [wrong])


DECKS = {
    "adventure_deck": (["bear", "sword", "angel"], "hex"),
    "spell_deck": (["hex", "random"], "bear"),
    "characters": (["troll", "elf"], "bear"),
}


@pytest.mark.parametrize("field", DECKS)
def test_decks_from_top_to_bottom_with_all_other_cards_below(field: str) -> None:
    cards, wrong = DECKS[field]
    table = laid(field, cards)
    deck = table.open()[field]

    assert deck[: len(cards)] == cards
    assert len(deck) == {"adventure_deck": 103, "spell_deck": 24, "characters": 12}[field]
    assert deck != [*cards, *sorted(deck[len(cards) :])]
    assert f"{field}: {wrong} cannot lie there; possible: " in refusal(field, [wrong])
    assert "a list" in refusal(field, "troll")


def test_the_rest_may_be_out_of_the_game() -> None:
    """Only what a file names is in its decks then; Purchase and Talisman cards are used up."""
    table = laid("rest", "out", adventure_deck=["bear", "angel"], spell_deck=["hex"], characters=["troll"])
    seen = table.open()

    assert seen["adventure_deck"] == ["bear", "angel"]
    assert seen["spell_deck"] == ["hex"]
    assert seen["characters"] == ["troll"]
    assert seen["talismans"] == 0
    assert set(seen["purchases"].values()) == {0}
    assert table.of("objects", "ana") == ["sword"]
    assert {"dragon", "random", "elf", "purchase_axe", "stack_talisman"} <= set(seen["out_of_the_game"])
    assert table.view("bob")["out_of_the_game"] == seen["out_of_the_game"]


def test_what_is_named_as_out_of_the_game_lies_on_top_of_the_rest() -> None:
    out = laid("rest", "out", out_of_the_game=["troll", "dragon"]).open()["out_of_the_game"]

    assert out[:2] == ["troll", "dragon"]


@clause("TAL-Q23")
def test_a_deck_of_one_card_runs_out() -> None:
    """The second card comes from the discard pile, and a third there is not."""
    deck: dict[str, Any] = {"adventure_deck": ["angel"], "adventure_discard": ["mule"], "rest": "out"}
    table = lay_out(place={"ana": "hidden_valley"}, moment="space", fate={"ana": 0, "bob": 0}, **deck)

    assert [drawn["card"] for drawn in table.all_of("drew")] == ["angel", "mule"]
    assert len(table.all_of("new_adventure_deck")) == 1


def test_the_rest_is_in_the_decks_otherwise() -> None:
    assert laid("rest", "decks").open() == laid("round", 1).open()
    assert f"possible: {', '.join(RESTS)}" in refusal("rest", "box")


def test_nothing_is_on_the_table_twice() -> None:
    assert "more cards of bear" in refusal("adventure_deck", ["bear", "bear"])
    assert "more cards of hex" in refusal("spell_deck", ["hex"], spells={"ana": ["hex"]})


# What lasts


def entry(**fields: object) -> dict[str, object]:
    return fields


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (entry(effect="blizzard", by="bob", left=2), {"seat": "none", "by": "bob", "left": 2}),
        (entry(effect="magic_destroyed", by="bob"), {"seat": "none", "by": "bob", "left": 1}),
        (entry(effect="magic_destroyed", seat="bob"), {"seat": "bob", "by": "ana"}),
        (entry(effect="hexed", space="oasis", left=3), {"space": "oasis", "by": "ana", "left": 3}),
        (entry(effect="invisible", seat="bob"), {"seat": "bob", "by": "ana"}),
        (entry(effect="immobile", seat="bob"), {"seat": "bob"}),
        (entry(effect="strengthened", seat="ana"), {"seat": "ana", "amount": 2}),
        (entry(effect="mercenary", seat="ana"), {"seat": "ana", "amount": 1}),
    ],
)
def test_effects_that_last(asked: dict[str, object], found: dict[str, object]) -> None:
    [lasting] = laid("lasting", [asked], moment="landed").open()["lasting"]

    assert lasting["effect"] == asked["effect"]
    assert {field: lasting[field] for field in found} == found


def test_every_effect_can_be_laid_out() -> None:
    assert sorted(EFFECTS) == [
        *("blizzard", "hexed", "immobile", "invisible", "magic_destroyed", "mercenary", "strengthened"),
    ]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (entry(effect="rain"), "effect: unknown value 'rain'; possible: blizzard"),
        (entry(effect="blizzard", left=0), "left: expected a number from 1 to 999"),
        (entry(effect="blizzard", by="zoe"), "by: unknown seat 'zoe'; seats are: ana, bob"),
        (entry(effect="blizzard", seat="ana"), "unknown: seat"),
        (entry(effect="hexed"), "space: missing"),
        (entry(effect="hexed", space="attic"), "space: unknown space 'attic'"),
        (entry(effect="invisible"), "seat: missing"),
        (entry(effect="invisible", seat="zoe"), "seat: unknown seat 'zoe'"),
        (entry(effect="strengthened", seat="ana", amount=9), "unknown: amount"),
    ],
)
def test_a_wrong_effect(wrong: dict[str, object], message: str) -> None:
    assert f"lasting: {message}" in refusal("lasting", [wrong])


def test_an_effect_that_is_not_a_table() -> None:
    assert "expected a table, found 'rain'" in refusal("lasting", ["rain"])
    assert "expected a list" in refusal("lasting", "rain")


# What the box does not hold


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("strength", {"ana": 41, "bob": 32}),
        ("craft", {"ana": 73}),
        ("life", {"ana": 40, "bob": 33}),
        ("fate", {"ana": 36, "bob": 1}),
        ("gold", {"ana": 30, "bob": 1}),
    ],
)
def test_more_than_the_box_holds_is_refused(field: str, value: dict[str, int]) -> None:
    assert "box holds" in refusal(field, value)


# What the rules demand at once


@clause("TAL-OBJ-04", "TAL-SPELL-07")
def test_limits_are_asked_before_anything_else() -> None:
    """Whoever sits first is asked first, whoever's turn it is."""
    objects = ["sword", "axe", "helmet", "shield", "armour"]
    table = laid("objects", {"ana": objects}, active="bob", spells={"bob": ["hex", "random", "healing"]})

    assert (table.asked(), table.occasion()) == ("ana", "excess_objects")
    table.choose("ana", "leave axe")
    assert (table.asked(), table.occasion()) == ("bob", "excess_spells")
    table.choose("bob", "discard hex")
    assert (table.asked(), table.occasion()) == ("bob", "turn_start")
    assert table.cards("tavern") == ["axe"]


def test_what_is_within_the_limits_is_not_asked_about() -> None:
    table = laid("objects", {"ana": ["sword", "axe", "helmet", "shield"]}, spells={"bob": ["hex", "random"]})

    assert table.occasion() == "turn_start"
    assert table.cards("tavern") == []


@clause("TAL-ALIGN-06")
def test_what_the_alignment_forbids_is_left_at_once() -> None:
    table = laid("objects", {"bob": ["holy_grail", "sword"]})

    assert table.of("objects", "bob") == ["sword"]
    assert table.cards("graveyard") == ["holy_grail"]


@clause("TAL-QUEST-05")
@pytest.mark.parametrize("moment", ["turn", "move", "landed", "space", "end"])
def test_a_quest_that_can_be_fulfilled_is(moment: str) -> None:
    table = laid("quest", {"ana": 4}, objects={"ana": ["ring", "sword"]}, moment=moment)

    assert (table.asked(), table.occasion()) == ("ana", "quest_fulfilled")
    table.choose("ana", "deliver ring")
    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("objects", "ana") == ["sword", "stack_talisman"]


@clause("TAL-QUEST-05")
def test_gold_for_a_quest_is_paid_without_a_question() -> None:
    table = laid("quest", {"bob": 6}, gold={"bob": 2})

    assert (table.of("quest", "bob"), table.of("gold", "bob")) == (0, 0)
    assert table.of("place", "bob") == "warlocks_cave"
    assert laid("quest", {"bob": 6}, gold={"bob": 1}).of("quest", "bob") == 6


def test_a_player_without_a_character_has_nothing_to_settle() -> None:
    table = laid("quest", {"bob": 6}, character={"ana": "warrior", "bob": "none"}, gold={"bob": 2})

    assert (table.asked(), table.occasion()) == ("ana", "turn_start")
    assert table.of("quest", "bob") == 6
