"""Gold: chapter TAL-GOLD. What a price means is a scenario file."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet


@clause("TAL-GOLD-01", "TAL-GOLD-04")
def test_objects_and_services_are_paid_with_coins_that_go_to_the_supply() -> None:
    table = meet(where="village", gold={"ana": 6}, life={"ana": 3})
    before = table.open()["supply"]["gold"]
    table.choose("ana", "visit healer", "buy life")

    assert table.of("gold", "ana") == 5
    assert table.open()["supply"]["gold"] == before + 1


@clause("TAL-GOLD-01", "TAL-Q53")
def test_a_price_has_to_be_paid_in_full() -> None:
    """With 2 gold nobody gets an Axe for 3."""
    table = meet(where="village", gold={"ana": 2})
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["buy purchase_helmet", "buy purchase_sword", "buy no more"]
    assert table.why_not("ana", "buy purchase_axe") == "TAL-Q53"
    assert table.of("gold", "ana") == 2


@clause("TAL-GOLD-02", "TAL-GOLD-05")
@pytest.mark.parametrize(("card", "gold"), [("bag_of_gold", 1), ("two_bags_of_gold", 2)])
def test_more_gold_is_gained_in_encounters_from_the_supply(card: str, gold: int) -> None:
    table = meet(card)
    before = table.open()["supply"]["gold"]
    table.act("ana", f"take {card}")

    assert table.of("gold", "ana") == 1 + gold
    assert table.open()["supply"]["gold"] == before - gold


@clause("TAL-GOLD-02")
def test_a_turn_without_an_encounter_brings_none() -> None:
    table = lay_out(character={"ana": "troll"}, fate={"ana": 0}, dice=[6], moment="move")
    table.choose("ana", "regenerate")

    assert table.of("gold", "ana") == 1


@clause("TAL-GOLD-04", "TAL-GOLD-05")
def test_between_characters_gold_does_not_touch_the_supply() -> None:
    table = duel("thief", "dwarf", gold={"ana": 1, "bob": 3})
    before = table.open()["supply"]["gold"]
    table.act("ana", "rob seat-1", "take coin")

    assert (table.of("gold", "ana"), table.of("gold", "bob")) == (2, 2)
    assert table.open()["supply"]["gold"] == before


@clause("TAL-GOLD-05", "TAL-Q54")
def test_an_empty_supply_does_not_keep_gold_from_changing_hands() -> None:
    table = duel("thief", "dwarf", gold={"ana": 10, "bob": 20})
    table.act("ana", "rob seat-1", "take coin")

    assert table.open()["supply"]["gold"] == 0
    assert (table.of("gold", "ana"), table.of("gold", "bob")) == (11, 19)


@clause("TAL-GOLD-06")
def test_gold_is_not_an_object() -> None:
    """Four Objects and ten coins are no more than four Objects, and coins can be taken on top."""
    objects = {"ana": ["sword", "axe", "helmet", "shield"]}
    table = meet(objects=objects, gold={"ana": 10}, coins={"fields_1": 3}, adventure_deck=["bag_of_gold"])
    table.act("ana", "take gold", "take bag_of_gold")

    assert table.of("gold", "ana") == 14
    assert len(table.of("objects", "ana")) == 4
    assert table.occasion() != "excess_objects"


@clause("TAL-GOLD-06", "TAL-DITCH-01", "TAL-Q33")
def test_gold_cannot_be_ditched_like_an_object() -> None:
    table = lay_out(gold={"ana": 5}, objects={"ana": ["sword"]})

    assert table.options("ana") == ["ditch sword", "decline"]


@clause("TAL-GOLD-07")
def test_a_character_who_has_no_gold_suffers_nothing_when_he_must_lose_some() -> None:
    """Gambling in the Tavern."""
    table = meet(where="tavern", dice=[3], gold={"ana": 0})

    assert table.of("gold", "ana") == 0
    assert table.of("life", "ana") == 5
    assert not table.saw("lost_gold")
    assert table.open()["active"] == "bob"


@clause("TAL-GOLD-07")
def test_a_character_who_has_some_loses_it_to_the_supply() -> None:
    table = meet(where="tavern", dice=[3], gold={"ana": 2, "bob": 0})

    assert table.of("gold", "ana") == 1
    assert table.open()["supply"]["gold"] == 29


@clause("TAL-GOLDEN-07", "TAL-Q54")
def test_a_bag_of_gold_brings_nothing_when_all_coins_are_out() -> None:
    table = meet("bag_of_gold", gold={"ana": 29, "bob": 1})
    table.choose("ana", "take bag_of_gold")

    assert table.of("gold", "ana") == 29
    assert not table.saw("gained_gold")
