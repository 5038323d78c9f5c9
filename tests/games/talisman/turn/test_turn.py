"""The flow of a turn: chapter TAL-TURN."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out, meet, to_move


def order_of(table: LaidTable, *events: str) -> list[str]:
    """These events in the order in which they were told."""
    return [told["event"] for told in table.told if told["event"] in events]


@clause("TAL-TURN-01")
def test_a_turn_is_a_move_and_then_one_encounter() -> None:
    table = to_move("tavern", 3, adventure_deck=["maiden"])
    table.choose("ana", "go plains_3")

    assert order_of(table, "rolled", "moved", "drew") == ["rolled", "moved", "drew"]
    table.choose("ana", "leave rest")
    assert [told["seat"] for told in table.all_of("turn_begins")] == [1]


@clause("TAL-TURN-02")
def test_play_passes_to_the_left_and_round_the_table() -> None:
    """Three players whose turns the Temple holds up: enslaved, they only roll, and a 1 frees nobody."""
    seats = ["ana", "bob", "cem"]
    table = lay_out(
        3,
        moment="turn",
        active="bob",
        character={"ana": "warrior", "bob": "dwarf", "cem": "troll"},
        place=dict.fromkeys(seats, "temple"),
        enslaved=dict.fromkeys(seats, True),
        fate={"ana": 1, "bob": 0, "cem": 0},
        dice=[1, 1, 1, 1, 1],
    )
    while table.asked() == "ana" and len(table.all_of("turn_begins")) < 5:
        table.choose("ana", "keep roll")

    assert [told["seat"] for told in table.all_of("turn_begins")][:5] == [1, 2, 0, 1, 2]


@clause("TAL-TURN-03")
def test_a_spell_before_movement_is_cast_at_the_start_of_the_turn() -> None:
    table = lay_out(
        moment="turn",
        character={"ana": "sorceress"},
        place={"ana": "tavern"},
        spells={"ana": ["acquisition"]},
        fate={"ana": 0},
        dice=[3],
        adventure_deck=["maiden"],
    )

    assert table.occasion() == "turn_start"
    assert table.offers("ana", "cast acquisition")
    assert not table.saw("rolled")
    table.choose("ana", "decline")
    assert table.why_not("ana", "cast acquisition seat-1") == "TAL-SPELL-05"
    table.act("ana", "go plains_3")
    assert table.why_not("ana", "cast acquisition seat-1") == "TAL-SPELL-05"


@clause("TAL-TURN-06")
def test_on_a_draw_space_everything_there_is_met() -> None:
    """The Healer lay there, the Goblin is drawn: she fights, then is healed."""
    table = meet("healer", where="ruins", adventure_deck=["goblin"], dice=[6, 6, 1], life={"ana": 1})

    assert table.trophies("ana") == ["goblin"]
    assert table.occasion() == "free_healing"


@clause("TAL-TURN-07")
def test_a_character_who_is_moved_leaves_the_rest_and_starts_again() -> None:
    table = meet("imp", "goblin", where="ruins", dice=[3, 4])

    assert order_of(table, "moved", "fight_begins") == ["moved"]
    assert table.of("place", "ana") == "tavern"
    assert table.of("gold", "ana") == 2
    assert table.cards("ruins") == ["goblin"]


@clause("TAL-TURN-08", "TAL-TURN-11")
@pytest.mark.parametrize("own", [1, 2])
def test_an_enemy_not_overcome_ends_the_turn(own: int) -> None:
    """The Wolf has Strength 2, the Ghoul too: defeat with a 1, stand-off with a 2."""
    table = meet(
        "wolf", "sword", who="ghoul", where="castle", dice=[own, 2], coins={"castle": 1}, life={"ana": 3}
    )

    assert table.saw("turn_begins", seat=1)
    assert table.cards("castle") == ["wolf", "sword"]
    assert table.coins("castle") == 1
    assert table.of("gold", "ana") == 1
    assert table.of("life", "ana") == (2 if own == 1 else 3)


@clause("TAL-TURN-09")
def test_elsewhere_the_cards_come_before_the_instruction() -> None:
    table = meet("healer", where="tavern", dice=[4], life={"ana": 1})

    assert table.occasion() == "free_healing"
    assert table.of("gold", "ana") == 1
    table.choose("ana", "accept healing")
    assert table.of("gold", "ana") == 2


@clause("TAL-TURN-10")
def test_without_cards_the_instruction_is_followed_at_once() -> None:
    table = meet(where="tavern", dice=[4])

    assert table.of("gold", "ana") == 2
    assert not table.saw("drew", seat=0)


@clause("TAL-TURN-11")
def test_taking_things_comes_last() -> None:
    table = meet("sword", where="tavern", dice=[4])
    table.choose("ana", "leave rest")

    assert table.of("gold", "ana") == 2
    assert table.options("ana") == ["take sword", "leave rest"]
    table.choose("ana", "take sword")
    assert table.of("objects", "ana") == ["sword"]
    table.until("fate")
    assert table.asked() == "bob"


@clause("TAL-TURN-11")
def test_a_character_who_is_made_to_miss_a_turn_takes_nothing_more() -> None:
    table = meet("sword", where="tavern", dice=[1])
    table.choose("ana", "leave rest")

    assert table.saw("misses_turn", seat=0)
    assert table.cards("tavern") == ["sword"]
    assert table.asked() == "bob"


@clause("TAL-TURN-11")
def test_a_character_who_is_moved_takes_nothing_on_the_old_space() -> None:
    table = meet("imp", "sword", where="ruins", dice=[3, 4])

    assert table.cards("ruins") == ["sword"]
    assert table.why_not("ana", "take sword") == "TAL-ADV-16"


@clause("TAL-LIFE-03", "TAL-Q50")
def test_the_turn_of_a_character_who_dies_is_over_at_once() -> None:
    """Nobody is asked at the end of a turn that has none; what Bob drank wears off all the same."""
    sober = meet("dragon", life={"ana": 1}, dice=[1, 1, 6], objects={"bob": ["potion_of_strength"]})
    occasions = []
    while not sober.saw("turn_begins", seat=1):
        occasions.append(sober.occasion())
        sober.choose("bob", "decline")
    assert occasions == ["before_card", "evasion", "before_attack", "life_about_to_be_lost"]

    table = meet("dragon", life={"ana": 1}, dice=[1, 1, 6], objects={"bob": ["potion_of_strength"]})
    strength = table.of("total_strength", "bob")
    table.choose("bob", "drink")
    assert table.saw("died", seat=0)
    assert table.saw("turn_begins", seat=1)
    assert table.of("total_strength", "bob") == strength
