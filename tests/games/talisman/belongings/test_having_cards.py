"""Having and using cards: chapter TAL-OWN, TAL-Q57, TAL-Q62. Their examples are scenario files."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import duel, lay_out, meet


@clause("TAL-OWN-01")
def test_everything_in_his_area_is_a_characters_own() -> None:
    """Bob has all of it, and Ana none: only he can do something with it."""
    table = casters(
        active="bob",
        objects={"bob": ["potion_of_strength"]},
        followers={"bob": ["alchemist"]},
        spells={"bob": ["nullify"]},
    )
    keys = ["drink", "ditch potion_of_strength", "ditch alchemist", "transmute potion_of_strength"]

    assert all(table.offers("bob", key) for key in keys)
    assert table.why_not("ana", "ditch potion_of_strength") == "TAL-OWN-01"
    assert table.why_not("ana", "drink") == "TAL-OWN-01"
    assert table.why_not("ana", "cast nullify seat-1") == "TAL-OWN-01"


@clause("TAL-OWN-01")
def test_what_lies_on_a_space_is_nobodys() -> None:
    table = meet("magic_belt", cards={"city": ["sword"]})

    assert table.of("total_strength", "ana") == 4
    assert table.why_not("ana", "ditch sword") == "TAL-OWN-01"


@clause("TAL-OWN-02", "TAL-OWN-03")
def test_a_card_is_used_when_its_text_is_applied_and_the_owner_picks_the_moment() -> None:
    """The Potion is not used up by being had: Ana drinks it when the Giant attacks, not at the start."""
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        fate={"ana": 0, "bob": 0},
        objects={"ana": ["potion_of_strength"]},
        adventure_deck=["giant"],
        dice=[1, 3, 3, 3],
    )
    table.choose("ana", "decline")
    assert table.of("total_strength", "ana") == 4
    table.act("ana", "go hills_1")
    table.until("before_attack")
    table.choose("ana", "drink")

    assert table.of("objects", "ana") == []
    assert table.scores() == (4 + 2 + 3, 6 + 3)


@clause("TAL-OWN-03")
@pytest.mark.parametrize("uses", [True, False])
def test_use_is_voluntary(uses: bool) -> None:
    """The Sword in the hand can be left unused, and so can the Shield."""
    table = meet("giant", who="dwarf", objects={"ana": ["sword", "shield"]}, dice=[1, 1, 5], life={"ana": 3})
    if not uses:
        table.act("ana", "sheathe sword")
    table.act("ana", "attack roll", "armour shield" if uses else "no armour")

    assert table.scores()[0] == 3 + 1 + int(uses)
    assert table.of("life", "ana") == (3 if uses else 2)


@clause("TAL-OWN-05")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_what_may_not_be_used_may_be_had(who: str) -> None:
    table = meet("sword", who=who)
    table.act("ana", "take sword")

    assert table.of("objects", "ana") == ["sword"]


@clause("TAL-OWN-05", "TAL-OWN-08")
@pytest.mark.parametrize(
    ("card", "who", "may"),
    [
        ("holy_grail", "elf", True),
        ("holy_grail", "dwarf", True),
        ("holy_grail", "ghoul", False),
        ("holy_lance", "monk", True),
        ("holy_lance", "assassin", False),
        ("runesword", "monk", False),
        ("runesword", "dwarf", True),
        ("runesword", "ghoul", True),
    ],
)
def test_a_card_may_forbid_a_character_to_have_it(card: str, who: str, may: bool) -> None:
    table = meet(card, who=who)
    table.let_pass("before_card")

    assert table.offers("ana", f"take {card}") is may
    if not may:
        assert table.why_not("ana", f"take {card}") == "TAL-OWN-08"


@clause("TAL-OWN-08", "TAL-Q62")
def test_a_forbidden_card_stays_where_it_is() -> None:
    """It is not taken and ditched: that would count as a change of hands, and could be refused to others."""
    table = meet("runesword", who="elf", adventure_deck=["bag_of_gold"])
    table.let_pass()

    assert table.cards("fields_1") == ["runesword"]
    assert not table.saw("took")
    assert not table.saw("ditched")


@clause("TAL-OWN-08")
def test_a_forbidden_card_is_not_taken_from_another_character() -> None:
    table = duel("elf", "ghoul", dice=[6, 1], objects={"bob": ["runesword", "sword"]})
    table.act("ana", "attack seat-1")
    table.act("bob", "attack roll")

    assert table.options("ana") == ["take life", "take coin", "take object sword", "take nothing"]
    assert table.why_not("ana", "take object runesword") == "TAL-OWN-08"


@clause("TAL-Q57", "TAL-COMP-14")
def test_a_talisman_is_a_magic_object_and_several_may_be_had() -> None:
    things: dict[str, Any] = {"objects": {"ana": ["stack_talisman", "stack_talisman", "sword", "axe"]}}
    table = meet("talisman", **things)
    table.act("ana", "take talisman")

    assert table.occasion() == "excess_objects"
    table.choose("ana", "leave axe")
    assert table.of("objects", "ana") == ["stack_talisman", "stack_talisman", "sword", "talisman"]


@clause("TAL-Q57")
def test_a_talisman_may_be_stolen() -> None:
    table = duel("thief", "dwarf", objects={"bob": ["stack_talisman"]})
    table.act("ana", "rob seat-1", "take object stack_talisman")

    assert table.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-Q57")
def test_a_quest_for_a_magic_object_takes_a_talisman() -> None:
    table = lay_out(
        quest={"ana": 4},
        objects={"ana": ["talisman", "ring", "sword"]},
    )

    assert sorted(table.options("ana")) == ["deliver ring", "deliver talisman"]


@clause("TAL-Q58")
def test_a_talisman_of_the_adventure_deck_is_one_too() -> None:
    """It opens the Valley of Fire, and is discarded to its own pile."""
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "pits"},
        may_move_on={"ana": True},
        objects={"ana": ["talisman"]},
        moment="move",
    )
    assert table.offers("ana", "advance valley_of_fire")

    sold = meet(where="city", objects={"ana": ["talisman", "stack_talisman"]})
    sold.act("ana", "visit alchemist", "sell talisman", "sell stack_talisman")
    assert sold.open()["adventure_discard"] == ["talisman"]
    assert sold.open()["talismans"] == 4


@clause("TAL-Q58")
@pytest.mark.parametrize("source", ["hermit", "temple"])
def test_gifts_come_from_the_stack_and_end_with_it(source: str) -> None:
    def met(owned: int) -> list[str]:
        others = {"bob": ["stack_talisman"] * owned}
        if source == "hermit":
            table = meet("hermit", objects=others)
        else:
            table = meet(where="temple", dice=[4, 6], objects=others)
        return list(table.of("objects", "ana"))

    assert met(3) == ["stack_talisman"]
    assert met(4) == []


@clause("TAL-Q58", "TAL-VAR-17")
def test_in_a_bloodbath_one_of_the_four_is_left_and_both_in_the_deck() -> None:
    table = lay_out(variants=("bloodbath",))

    assert table.open()["talismans"] == 1
    assert table.open()["adventure_deck"].count("talisman") == 2
