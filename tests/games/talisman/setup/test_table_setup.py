"""Preparing the game: chapter TAL-SETUP. The player area of the book is a scenario file."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.chance import FastChance
from questhall.games.talisman.components.board import OUTER, SPACES, region_of
from questhall.games.talisman.components.character_cards import CHARACTERS
from questhall.games.talisman.components.printed_cards import ADVENTURE_CARD, FACES, SPELL_CARD
from questhall.games.talisman.setup.table_setup import bare_table
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out, start

FIRST_SPELLS = ["hex", "random", "healing", "nullify", "alchemy", "divination", "teleport", "mesmerism"]


def deal(*characters: str, **position: Any) -> LaidTable:
    """These characters, in the order of seats, with a known Spell deck."""
    return lay_out(
        len(characters), moment="deal", characters=list(characters), spell_deck=FIRST_SPELLS, **position
    )


def sorted_cards(back: int) -> list[str]:
    return sorted(face.name for face in FACES for _ in range(face.copies) if face.back == back)


@clause("TAL-SETUP-01")
def test_an_empty_board_lies_in_the_middle() -> None:
    table = start(6)

    assert table.open()["cards"] == {}
    assert table.open()["coins"] == {}


@clause("TAL-SETUP-02")
def test_the_whole_adventure_deck_is_shuffled_and_lies_face_down() -> None:
    table, other = start(2, seed=1), start(2, seed=2)
    deck = table.open()["adventure_deck"]

    assert sorted(deck) == sorted_cards(ADVENTURE_CARD)
    assert deck != other.open()["adventure_deck"]
    assert deck != sorted(deck)
    assert "adventure_deck" not in table.view("ana")
    assert table.view("ana")["foreseen"] == []


@clause("TAL-SETUP-03")
def test_the_whole_spell_deck_is_shuffled_and_lies_face_down() -> None:
    table = lay_out(2, moment="deal", characters=["dwarf", "elf"])
    one, other = start(1, seed=1).open(), start(1, seed=2).open()

    assert sorted(table.open()["spell_deck"]) == sorted_cards(SPELL_CARD)
    assert one["spell_deck"] != other["spell_deck"]
    assert "spell_deck" not in table.view("ana")


@clause("TAL-SETUP-04")
def test_talismans_and_purchase_cards_lie_open() -> None:
    seen = start(2).view(None)

    assert seen["talismans"] == 4
    assert seen["purchases"]["purchase_sword"] == 3
    assert sum(seen["purchases"].values()) == 28


@clause("TAL-SETUP-05")
def test_everyone_is_dealt_one_character_at_random() -> None:
    table, other = start(6, seed=3), start(6, seed=4)
    dealt = table.open()["dealt"]

    assert all(len(cards) == 1 for cards in dealt.values())
    assert len({cards[0] for cards in dealt.values()}) == 6
    assert dealt != other.open()["dealt"]
    assert table.open()["characters_left"] == 8


@clause("TAL-SETUP-06")
def test_everyone_turns_his_character_up() -> None:
    table = deal("troll", "monk")

    assert table.view("bob")["character"] == {"ana": "troll", "bob": "monk"}
    assert table.view(None)["character"] == {"ana": "troll", "bob": "monk"}


STARTS = {
    "assassin": "city",
    "druid": "forest",
    "dwarf": "crags",
    "elf": "forest",
    "ghoul": "graveyard",
    "minstrel": "tavern",
    "monk": "village",
    "priest": "chapel",
    "prophetess": "chapel",
    "sorceress": "graveyard",
    "thief": "city",
    "troll": "crags",
    "warrior": "tavern",
    "wizard": "graveyard",
}


@clause("TAL-SETUP-07", "TAL-SETUP-16")
@pytest.mark.parametrize(("character", "space"), STARTS.items())
def test_figures_start_on_the_space_named_on_the_card(character: str, space: str) -> None:
    other = "troll" if character != "troll" else "elf"

    assert deal(character, other).of("place", "ana") == space
    assert region_of(SPACES.index(space)) == OUTER


@clause("TAL-SETUP-16")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_starts_beyond_the_river(seed: int) -> None:
    places = start(6, seed=seed).open()["place"].values()

    assert {int(region_of(SPACES.index(place))) for place in places} == {OUTER}


@clause("TAL-SETUP-08", "TAL-STAT-04")
def test_life_and_fate_as_printed_and_no_counters() -> None:
    table = deal("troll", "minstrel", "dwarf")

    assert table.open()["life"] == {"ana": 6, "bob": 4, "cem": 5}
    assert table.open()["fate"] == {"ana": 1, "bob": 5, "cem": 5}
    assert table.open()["strength"] == {"ana": 0, "bob": 0, "cem": 0}
    assert table.open()["craft"] == {"ana": 0, "bob": 0, "cem": 0}


@clause("TAL-SETUP-09")
@pytest.mark.parametrize("character", [character.name for character in CHARACTERS])
def test_everyone_starts_with_one_gold(character: str) -> None:
    assert deal(character).of("gold", "ana") == 1


@clause("TAL-SETUP-10")
def test_what_is_not_handed_out_stays_in_the_supply() -> None:
    assert deal("troll", "minstrel").open()["supply"] == {
        "strength": 72,
        "craft": 72,
        "life": 72 - 6 - 4,
        "fate": 36 - 1 - 5,
        "gold": 30 - 2,
        "toad_cards": 4,
        "alignment_cards": 4,
    }


@clause("TAL-SETUP-11")
@pytest.mark.parametrize("character", [character.name for character in CHARACTERS])
def test_some_begin_with_spells(character: str) -> None:
    spells = {"druid": 1, "priest": 1, "prophetess": 1, "sorceress": 1, "wizard": 2}

    assert deal(character).of("spell_count", "ana") == spells.get(character, 0)


@clause("TAL-SETUP-11")
def test_starting_spells_are_drawn_from_the_top_and_shown_to_nobody() -> None:
    table = deal("wizard", "druid", "thief")

    assert table.view("ana")["spells"] == {"ana": ["hex", "random"], "bob": "hidden", "cem": []}
    assert table.view("bob")["spells"] == {"ana": "hidden", "bob": ["healing"], "cem": []}
    assert table.view("cem")["spells"] == {"ana": "hidden", "bob": "hidden", "cem": []}
    assert [told for told in table.all_of("gained_spell") if "card" in told] == []


@clause("TAL-SETUP-12")
def test_starting_objects_would_come_from_the_purchase_deck() -> None:
    """None of the fourteen begins with any, so the Purchase deck is complete."""
    table = start(6)

    assert all(objects == [] for objects in table.open()["objects"].values())
    assert sum(table.open()["purchases"].values()) == 28


@clause("TAL-SETUP-13")
def test_nobody_begins_as_a_toad_or_with_another_alignment() -> None:
    table = start(6)

    assert set(table.open()["toad"].values()) == {0}
    assert table.open()["supply"]["toad_cards"] == 4
    assert table.open()["supply"]["alignment_cards"] == 4


@clause("TAL-SETUP-14", "TAL-TURN-02")
def test_the_first_seat_begins_and_the_others_follow_clockwise() -> None:
    table = lay_out(3, moment="deal", characters=["troll", "dwarf", "assassin"], dice=[1, 1, 1])
    order = [told["seat"] for told in table.all_of("turn_begins")]
    assert (order, table.open()["active"]) == ([0], "ana")

    after = lay_out(3, active="cem", moment="end")
    assert after.open()["active"] == "ana"
    assert lay_out(3, active="ana", moment="end").open()["active"] == "bob"


def test_a_table_that_keeps_no_knowledge_has_none() -> None:
    assert bare_table(2, 0, FastChance(0), False).knowledge is None
    assert bare_table(2, 0, FastChance(0), True).knowledge is not None
