"""Objects in general: chapter TAL-OBJ. The lost Mule is a scenario file."""

from __future__ import annotations

import pytest

from questhall.games.talisman.components.printed_cards import FACES, is_magic, is_object
from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet

FOUR = ["shield", "helmet", "armour", "ring"]


@clause("TAL-OBJ-01")
def test_magic_objects_are_objects() -> None:
    magic = [number for number in range(len(FACES)) if is_magic(number)]

    assert len(magic) == 13, "twelve of the Adventure deck, and the Talisman cards"
    assert all(is_object(number) for number in magic)


@clause("TAL-OBJ-01", "TAL-OBJ-03")
def test_objects_and_magic_objects_count_towards_the_limit() -> None:
    table = meet("sword", who="dwarf", objects={"ana": ["cross", "ring", "wand", "orb_of_knowledge"]})
    table.act("ana", "take sword")

    assert table.occasion() == "excess_objects"


@clause("TAL-OBJ-02", "TAL-FOL-01")
def test_objects_and_followers_are_seen_by_all() -> None:
    table = duel("dwarf", "troll", objects={"ana": FOUR}, followers={"ana": ["maiden", "guide"]})

    for viewer in ("ana", "bob", None):
        assert table.view(viewer)["objects"]["ana"] == FOUR
        assert table.view(viewer)["followers"]["ana"] == ["maiden", "guide"]


@clause("TAL-OBJ-03")
def test_four_objects_can_be_had() -> None:
    table = meet("ring", who="dwarf", objects={"ana": ["shield", "helmet", "armour"]})
    table.act("ana", "take ring")

    assert table.of("objects", "ana") == FOUR
    assert table.occasion() != "excess_objects"


@clause("TAL-OBJ-03", "TAL-OBJ-04")
def test_a_character_who_takes_a_fifth_chooses_what_he_keeps() -> None:
    table = meet("sword", who="dwarf", objects={"ana": FOUR})
    table.act("ana", "take sword")
    assert table.options("ana") == [f"leave {card}" for card in ["sword", *FOUR[::-1]]]
    table.choose("ana", "leave shield")

    assert table.of("objects", "ana") == [*FOUR[1:], "sword"]
    assert table.cards("fields_1") == ["shield"]


@clause("TAL-OBJ-04", "TAL-DITCH-02")
def test_the_object_left_may_be_the_new_one() -> None:
    table = meet("sword", who="dwarf", objects={"ana": FOUR})
    table.act("ana", "take sword", "leave sword")

    assert table.of("objects", "ana") == FOUR
    assert table.cards("fields_1") == ["sword"]
    assert not table.offers("ana", "take sword")
    assert table.why_not("ana", "take sword") == "TAL-DITCH-02"


@clause("TAL-OBJ-04", "TAL-Q66")
def test_a_raft_is_not_what_is_left() -> None:
    table = meet("raft", who="dwarf", objects={"ana": FOUR})
    table.act("ana", "take raft")

    assert table.options("ana") == [f"leave {card}" for card in FOUR[::-1]]


@clause("TAL-OBJ-06", "TAL-Q56")
@pytest.mark.parametrize("mule", ["mule", "purchase_mule"])
def test_a_mule_carries_four_more(mule: str) -> None:
    seven = [*FOUR, "axe", "cross", "wand"]
    table = meet("sword", "water_bottle", who="dwarf", objects={"ana": seven}, followers={"ana": [mule]})
    table.act("ana", "take sword")
    assert len(table.of("objects", "ana")) == 8
    table.act("ana", "take water_bottle")

    assert table.occasion() == "excess_objects"


@clause("TAL-Q56", "TAL-OBJ-06")
def test_every_mule_carries_four() -> None:
    nine = [*FOUR, "axe", "cross", "wand", "sword", "magic_belt"]
    table = meet(
        who="dwarf", objects={"ana": nine}, followers={"ana": ["mule", "purchase_mule"]}, where="tavern"
    )
    table.let_pass("before_space")

    assert table.of("objects", "ana") == nine


@clause("TAL-Q56")
def test_without_the_mule_any_objects_may_be_left() -> None:
    """The owner ditches his Mule and chooses at once, one of those he had before the Mule too."""
    table = lay_out(
        character={"ana": "dwarf"},
        objects={"ana": [*FOUR, "sword"]},
        followers={"ana": ["mule"]},
        moment="turn",
    )
    table.choose("ana", "ditch mule")
    assert table.occasion() == "excess_objects"
    table.choose("ana", "leave shield")

    assert table.of("objects", "ana") == [*FOUR[1:], "sword"]
    assert sorted(table.cards("crags")) == ["mule", "shield"]


# Weapons


@clause("TAL-OBJ-07")
def test_only_one_weapon_is_used_in_an_attack() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["sword", "axe"]}, dice=[2, 6])
    table.until("prepare")
    assert table.options("ana") == ["sheathe axe", "attack roll"]
    assert table.why_not("ana", "wield sword") == "TAL-OBJ-07"
    table.choose("ana", "attack roll")

    assert table.scores()[0] == 3 + 1 + 2


@clause("TAL-OBJ-07")
def test_another_weapon_may_be_used_instead() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["sword", "axe"]}, dice=[2, 6])
    table.act("ana", "sheathe axe", "wield sword")

    assert table.view(None)["fights"][0]["attacker"]["uses"] == ["sword"]
    assert table.options("ana") == ["sheathe sword", "attack roll"]


@clause("TAL-OBJ-07", "TAL-OWN-03")
def test_a_weapon_need_not_be_used() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["sword"]}, dice=[2, 6])
    table.act("ana", "sheathe sword", "attack roll")

    assert table.scores()[0] == 3 + 2


@clause("TAL-OBJ-07")
def test_the_strongest_is_taken_up_first() -> None:
    table = meet("dragon", who="dwarf", objects={"ana": ["sword", "holy_lance", "runesword"]}, dice=[2, 6])
    table.until("prepare")

    assert table.view(None)["fights"][0]["attacker"]["uses"] == ["holy_lance"]


@clause("TAL-OBJ-07")
@pytest.mark.parametrize("order", [["sword", "runesword"], ["runesword", "sword"]])
def test_of_equal_ones_the_runesword_which_does_more(order: list[str]) -> None:
    table = meet("bear", who="dwarf", objects={"ana": order}, dice=[2, 6])
    table.until("prepare")

    assert table.view(None)["fights"][0]["attacker"]["uses"] == ["runesword"]


# Armour


@clause("TAL-OBJ-08")
def test_only_one_piece_of_armour_is_used() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["helmet", "shield", "armour"]}, dice=[1, 6, 3])
    table.until("armour")
    assert table.options("ana") == ["armour armour", "armour shield", "armour helmet", "no armour"]
    table.choose("ana", "armour armour")

    assert table.saw("armour_failed", seat=0, card="armour")
    assert table.of("life", "ana") == 4, "the others are not asked about any more"


@clause("TAL-OBJ-08")
def test_armour_protects_in_battle_only() -> None:
    """The Desert costs a Life, but that is no battle."""
    table = meet(who="dwarf", where="desert_1", objects={"ana": ["armour"]}, adventure_deck=["bag_of_gold"])
    table.let_pass()

    assert table.of("life", "ana") == 4
    assert not table.all_of("rolled")


@clause("TAL-OBJ-08", "TAL-Q38")
def test_fate_can_be_spent_on_the_roll_of_armour() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["armour"]}, fate={"ana": 1}, dice=[1, 6, 3, 4])
    table.act("ana", "keep attack", "armour armour", "reroll first")

    assert table.of("life", "ana") == 5
    assert table.of("fate", "ana") == 0
