"""Shops, healing and selling: what can be had for gold, and what the Thief takes without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, meet

BLACKSMITH = {"armour": 4, "axe": 3, "helmet": 2, "shield": 3, "sword": 2}
MARKET = {"helmet": 1, "mule": 2, "raft": 3, "shield": 2, "sword": 1, "water_bottle": 1}
COPIES = {"armour": 4, "axe": 4, "helmet": 4, "mule": 4, "raft": 1, "shield": 4, "sword": 3, "water_bottle": 4}


def visit(service: str, place: str = "village", **position: Any) -> LaidTable:
    """Ana is at this service of the Village or the City."""
    table = meet(where=place, **position)
    table.until(place)
    table.choose("ana", f"visit {service}")
    return table


def at_the_market(**position: Any) -> LaidTable:
    table = meet("market", **position)
    table.let_pass()
    return table


def wares(table: LaidTable, verb: str) -> list[str]:
    """What Ana can buy or pilfer now."""
    start = f"{verb} purchase_"
    return [key.removeprefix(start) for key in table.options("ana") if key.startswith(start)]


# Buying


@clause("TAL-PURCHASE-01", "TAL-GOLD-01", "TAL-GOLD-04")
@pytest.mark.parametrize(("ware", "price"), BLACKSMITH.items())
def test_the_blacksmith_sells_at_his_prices(ware: str, price: int) -> None:
    table = visit("blacksmith", gold={"ana": 4})
    in_the_supply = table.open()["supply"]["gold"]

    table.choose("ana", f"buy purchase_{ware}")

    assert table.of("objects", "ana") == [f"purchase_{ware}"]
    assert table.of("gold", "ana") == 4 - price
    assert table.open()["supply"]["gold"] == in_the_supply + price
    assert table.open()["purchases"][f"purchase_{ware}"] == COPIES[ware] - 1


@clause("TAL-PURCHASE-01", "TAL-GOLD-03")
@pytest.mark.parametrize(("ware", "price"), MARKET.items())
def test_the_market_has_its_own_prices(ware: str, price: int) -> None:
    table = at_the_market(gold={"ana": 3})

    table.choose("ana", f"buy purchase_{ware}")

    owned = table.of("objects", "ana") + table.of("followers", "ana")
    assert owned == [f"purchase_{ware}"]
    assert table.of("gold", "ana") == 3 - price


@clause("TAL-PURCHASE-01", "TAL-GOLD-04")
def test_shield_and_armour_are_dearer_at_the_blacksmith_than_anything_at_the_market() -> None:
    """3 Gold for the Shield and 4 for the Armour: with 7 she has both, and nothing is left."""
    table = visit("blacksmith", gold={"ana": 7})

    table.choose("ana", "buy purchase_shield")
    assert table.of("gold", "ana") == 4
    table.choose("ana", "buy purchase_armour")

    assert table.of("gold", "ana") == 0
    assert table.of("objects", "ana") == ["purchase_shield", "purchase_armour"]


@clause("TAL-PURCHASE-01")
def test_each_sells_only_his_own_wares() -> None:
    assert wares(visit("blacksmith", gold={"ana": 9}), "buy") == sorted(BLACKSMITH)
    assert wares(at_the_market(gold={"ana": 9}), "buy") == sorted(MARKET)


@clause("TAL-Q53")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = visit("blacksmith", gold={"ana": 2})

    assert wares(table, "buy") == ["helmet", "sword"]
    assert table.why_not("ana", "buy purchase_axe") == "TAL-Q53"


@clause("TAL-PURCHASE-01", "TAL-Q117")
def test_any_number_may_be_bought_also_none() -> None:
    table = visit("blacksmith", gold={"ana": 7})

    table.choose("ana", "buy purchase_sword", "buy purchase_sword", "buy purchase_axe")

    assert table.of("objects", "ana") == ["purchase_sword", "purchase_sword", "purchase_axe"]
    assert table.of("gold", "ana") == 0

    thrifty = visit("blacksmith", gold={"ana": 7})
    thrifty.choose("ana", "buy no more")

    assert thrifty.of("gold", "ana") == 7
    assert not thrifty.offers("ana", "buy")


@clause("TAL-PURCHASE-04", "TAL-Q59")
def test_what_is_sold_out_cannot_be_bought_wherever_it_lies() -> None:
    table = visit(
        "blacksmith",
        gold={"ana": 5},
        objects={"bob": ["purchase_sword", "purchase_sword"]},
        cards={"ruins": ["purchase_sword"]},
    )

    assert not table.offers("ana", "buy purchase_sword")
    assert table.why_not("ana", "buy purchase_sword") == "TAL-PURCHASE-04"
    assert table.offers("ana", "buy purchase_helmet")


@clause("TAL-PURCHASE-03")
def test_a_sold_card_is_back_in_the_deck_at_once() -> None:
    table = visit("alchemist", "city", objects={"ana": ["purchase_sword", "sword"]})

    table.choose("ana", "sell purchase_sword", "sell sword")

    assert table.open()["purchases"]["purchase_sword"] == 3
    assert table.open()["adventure_discard"] == ["sword"]


@clause("TAL-Q117")
def test_who_has_sold_the_last_object_is_not_asked_for_more() -> None:
    table = visit("alchemist", "city", objects={"ana": ["sword"]})
    table.choose("ana", "sell sword")

    assert table.saw("turn_begins", seat=1)


@clause("TAL-OBJ-04", "TAL-PURCHASE-02")
def test_above_the_limit_an_object_is_left_before_the_next_is_bought() -> None:
    table = visit(
        "blacksmith",
        gold={"ana": 9},
        objects={"ana": ["axe", "helmet", "shield", "water_bottle"]},
    )

    table.choose("ana", "buy purchase_sword")

    assert table.occasion() == "excess_objects"
    table.choose("ana", "leave water_bottle")
    assert table.cards("village") == ["water_bottle"]
    assert table.offers("ana", "buy purchase_sword")


@clause("TAL-OBJ-06")
def test_a_mule_bought_carries_what_is_bought_after_it() -> None:
    table = at_the_market(gold={"ana": 3}, objects={"ana": ["axe", "helmet", "shield", "water_bottle"]})

    table.choose("ana", "buy purchase_mule", "buy purchase_sword")

    assert len(table.of("objects", "ana")) == 5


@clause("TAL-Q112", "TAL-OWN-08")
def test_with_the_hag_no_mule_can_be_bought() -> None:
    table = at_the_market(gold={"ana": 3}, followers={"ana": ["cursed_by_a_hag"]})

    assert not table.offers("ana", "buy purchase_mule")
    assert table.why_not("ana", "buy purchase_mule") == "TAL-OWN-08"
    assert table.offers("ana", "buy purchase_sword")


@clause("TAL-Q76")
def test_a_toad_buys_and_pilfers_nothing() -> None:
    table = at_the_market(who="thief", toad={"ana": 2})

    assert table.occasion() != "shopping"
    assert table.why_not("ana", "pilfer purchase_sword") == "TAL-GOLDEN-02"
    assert table.why_not("ana", "buy purchase_sword") == "TAL-OWN-08"


@clause("TAL-QUEST-05", "TAL-Q91")
def test_a_mule_bought_for_a_quest_is_delivered_at_once() -> None:
    table = at_the_market(gold={"ana": 9}, quest={"ana": 3})

    table.choose("ana", "buy purchase_mule", "deliver purchase_mule")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.of("gold", "ana") == 7
    assert not table.offers("ana", "buy")


# The Thief


@clause("TAL-GOLDEN-02")
def test_the_thief_takes_any_card_once_a_visit() -> None:
    table = at_the_market(who="thief", gold={"ana": 1})

    assert wares(table, "pilfer") == sorted(COPIES)
    table.choose("ana", "pilfer purchase_armour")

    assert table.of("objects", "ana") == ["purchase_armour"]
    assert table.of("gold", "ana") == 1
    assert wares(table, "pilfer") == []
    table.choose("ana", "buy purchase_sword")
    assert table.of("gold", "ana") == 0


@clause("TAL-GOLDEN-02")
def test_the_thief_may_buy_first_and_pilfer_afterwards() -> None:
    table = visit("blacksmith", who="thief", gold={"ana": 2})

    table.choose("ana", "buy purchase_sword", "pilfer purchase_mule")

    assert table.of("objects", "ana") == ["purchase_sword"]
    assert table.of("followers", "ana") == ["purchase_mule"]


@clause("TAL-GOLDEN-02", "TAL-Q117")
def test_in_the_village_he_pilfers_as_well_as_using_a_service() -> None:
    healed = visit("healer", who="thief", gold={"ana": 1}, life={"ana": 2})
    healed.choose("ana", "buy life")
    assert healed.occasion() == "pilfering"
    healed.choose("ana", "pilfer purchase_raft")
    assert healed.of("objects", "ana") == ["purchase_raft"]
    assert not healed.offers("ana", "pilfer")

    told = visit("mystic", who="thief", dice=[2])
    told.choose("ana", "pilfer nothing")
    assert told.of("objects", "ana") == []


@clause("TAL-PURCHASE-04")
def test_nobody_pilfers_what_is_sold_out() -> None:
    table = at_the_market(who="thief", objects={"bob": ["purchase_raft"]})

    assert not table.offers("ana", "pilfer purchase_raft")
    assert table.why_not("ana", "pilfer purchase_raft") == "TAL-PURCHASE-04"


@clause("TAL-OWN-01")
def test_only_the_thief_pilfers() -> None:
    table = at_the_market(who="warrior", gold={"ana": 3})

    assert not table.offers("ana", "pilfer")
    assert table.why_not("ana", "pilfer purchase_sword") == "TAL-GOLDEN-02"


def test_in_the_city_there_is_nothing_to_pilfer() -> None:
    table = visit("doctor", "city", who="thief", life={"ana": 1}, gold={"ana": 1})

    assert not table.offers("ana", "pilfer")


# Healing


@clause("TAL-LIFE-13", "TAL-LIFE-15")
def test_the_monk_heals_three_lives_for_three_gold_and_no_more() -> None:
    table = visit("healer", who="monk", life={"ana": 1}, gold={"ana": 5})

    table.choose("ana", "buy life", "buy life", "buy life")

    assert table.of("life", "ana") == 4
    assert table.of("gold", "ana") == 2
    assert not table.offers("ana", "buy life")
    assert table.why_not("ana", "buy life") == "TAL-LIFE-13"


@clause("TAL-Q53")
def test_each_life_costs_a_coin() -> None:
    table = visit("healer", life={"ana": 1}, gold={"ana": 2})

    table.choose("ana", "buy life", "buy life")

    assert table.of("life", "ana") == 3
    assert table.of("gold", "ana") == 0
    assert table.why_not("ana", "buy life") == "TAL-Q53"


@clause("TAL-LIFE-13", "TAL-Q117")
def test_healing_may_stop_at_any_point() -> None:
    table = visit("healer", life={"ana": 1}, gold={"ana": 4})

    table.choose("ana", "buy life", "buy no life")

    assert table.of("life", "ana") == 2
    assert table.of("gold", "ana") == 3


def test_the_doctor_heals_two_lives_at_most() -> None:
    table = visit("doctor", "city", life={"ana": 1}, gold={"ana": 4})

    table.choose("ana", "buy life", "buy life")

    assert table.of("life", "ana") == 3
    assert table.of("gold", "ana") == 2
    assert not table.offers("ana", "buy life")


@clause("TAL-LIFE-13", "TAL-LIFE-14")
def test_gained_lives_above_the_value_leave_nothing_to_heal() -> None:
    table = visit("healer", life={"ana": 7}, gold={"ana": 4})

    assert not table.offers("ana", "buy life")
    assert table.of("gold", "ana") == 4


@clause("TAL-Q54", "TAL-COMP-18")
def test_no_coin_is_taken_for_a_life_that_the_box_does_not_hold() -> None:
    table = visit("healer", life={"ana": 1, "bob": 71}, gold={"ana": 4})

    assert not table.offers("ana", "buy life")
    assert table.of("gold", "ana") == 4


@clause("TAL-LIFE-13", "TAL-OWN-03")
def test_free_healing_may_be_declined() -> None:
    table = meet("healer", life={"ana": 1})
    table.until("free_healing")
    table.choose("ana", "accept healing")
    assert table.of("life", "ana") == 3

    proud = meet("healer", life={"ana": 1})
    proud.until("free_healing")
    proud.choose("ana", "decline healing")
    assert proud.of("life", "ana") == 1


# Selling


@clause("TAL-OWN-06", "TAL-GOLD-05")
def test_the_monk_sells_a_lance_he_may_not_use() -> None:
    table = visit("alchemist", "city", who="monk", gold={"ana": 0}, objects={"ana": ["holy_lance"]})
    in_the_supply = table.open()["supply"]["gold"]

    table.choose("ana", "sell holy_lance")

    assert table.of("gold", "ana") == 1
    assert table.open()["supply"]["gold"] == in_the_supply - 1
    assert table.open()["adventure_discard"] == ["holy_lance"]


@clause("TAL-Q66")
def test_even_the_raft_can_be_sold() -> None:
    table = visit("alchemist", "city", objects={"ana": ["purchase_raft", "sword"]})

    table.choose("ana", "sell purchase_raft", "sell no more")

    assert table.of("objects", "ana") == ["sword"]
    assert table.open()["purchases"]["purchase_raft"] == 1


@clause("TAL-OWN-01")
def test_followers_cannot_be_sold() -> None:
    table = visit("alchemist", "city", objects={"ana": ["sword"]}, followers={"ana": ["purchase_mule"]})

    assert not table.offers("ana", "sell purchase_mule")
    assert table.why_not("ana", "sell purchase_mule") == "TAL-OWN-01"


@clause("TAL-Q54")
def test_an_empty_supply_pays_nothing() -> None:
    table = visit(
        "alchemist",
        "city",
        gold={"ana": 0, "bob": 30},
        objects={"ana": ["sword"]},
    )

    table.choose("ana", "sell sword")

    assert table.of("gold", "ana") == 0
    assert table.of("objects", "ana") == []


@clause("TAL-QUEST-05", "TAL-Q91")
def test_gold_for_a_quest_is_delivered_as_soon_as_it_suffices() -> None:
    table = visit(
        "alchemist",
        "city",
        gold={"ana": 0},
        objects={"ana": ["sword", "axe", "helmet"]},
        quest={"ana": 6},
    )

    table.choose("ana", "sell sword", "sell axe")

    assert table.of("gold", "ana") == 0
    assert table.of("place", "ana") == "warlocks_cave"
    assert sorted(table.of("objects", "ana")) == ["helmet", "stack_talisman"]


@clause("TAL-OWN-08")
def test_what_the_thief_may_not_have_he_does_not_pilfer() -> None:
    table = meet(who="thief", where="city", followers={"ana": ["cursed_by_a_hag"]})

    assert table.why_not("ana", "pilfer purchase_mule") == "TAL-OWN-08"
    assert table.why_not("ana", "pilfer purchase_sword") != "TAL-OWN-08"
