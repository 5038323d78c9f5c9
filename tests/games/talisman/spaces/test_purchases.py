"""Purchase and Talisman cards: chapter TAL-PURCHASE, TAL-Q59, TAL-Q60."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out, meet


def at_the_blacksmith(**position: Any) -> LaidTable:
    table = meet(where="village", **position)
    table.act("ana", "visit blacksmith")
    return table


@clause("TAL-PURCHASE-01")
def test_a_character_who_buys_takes_the_matching_card() -> None:
    table = at_the_blacksmith(gold={"ana": 9})
    table.choose("ana", "buy purchase_helmet", "buy purchase_sword")

    assert table.of("objects", "ana") == ["purchase_helmet", "purchase_sword"]
    assert table.open()["purchases"]["purchase_helmet"] == 3
    assert table.open()["purchases"]["purchase_sword"] == 2


@clause("TAL-PURCHASE-01")
def test_a_character_who_gains_a_talisman_takes_a_talisman_card() -> None:
    table = meet("hermit")
    table.let_pass()

    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.open()["talismans"] == 3


@clause("TAL-PURCHASE-02")
@pytest.mark.parametrize(("bought", "found"), [("purchase_sword", "sword"), ("purchase_axe", "axe")])
def test_purchase_cards_follow_the_same_rules(bought: str, found: str) -> None:
    """In battle, on a space, in the limit."""

    def score(card: str) -> tuple[int, int]:
        table = meet("giant", who="dwarf", objects={"ana": [card]}, dice=[1, 1])
        table.act("ana", "attack roll")
        return table.scores()

    assert score(bought) == score(found) == (5, 7)
    table = meet(bought, objects={"ana": ["shield", "helmet", "ring", "cross"]})
    table.act("ana", f"take {bought}")
    assert table.occasion() == "excess_objects"


@clause("TAL-PURCHASE-02")
def test_lying_on_a_space_they_keep_cards_from_being_drawn() -> None:
    table = meet("purchase_shield", adventure_deck=["bear"])
    table.act("ana", "take purchase_shield")

    assert not table.saw("drew")


@clause("TAL-PURCHASE-03")
@pytest.mark.parametrize("card", ["purchase_sword", "stack_talisman", "sword"])
def test_what_is_discarded_goes_back_to_its_stack(card: str) -> None:
    table = meet(where="city", objects={"ana": [card]})
    swords, talismans = table.open()["purchases"]["purchase_sword"], table.open()["talismans"]
    table.act("ana", "visit alchemist", f"sell {card}")
    after = table.open()

    assert after["purchases"]["purchase_sword"] - swords == (card == "purchase_sword")
    assert after["talismans"] - talismans == (card == "stack_talisman")
    assert after["adventure_discard"] == (["sword"] if card == "sword" else [])


@clause("TAL-PURCHASE-03")
def test_what_goes_back_to_its_stack_can_be_had_again_at_once() -> None:
    """All four Talismans are owned. The quest takes Ana's, and with it brings one."""
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "warlocks_cave"},
        fate={"ana": 0, "bob": 0},
        objects={"ana": ["stack_talisman"], "bob": ["stack_talisman"] * 3},
        moment="space",
        dice=[4],
    )
    table.act("ana", "take quest")
    table.choose("ana", "deliver stack_talisman")

    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.saw("received_talisman", seat=0)


@clause("TAL-PURCHASE-04")
def test_sold_out_cards_cannot_be_bought() -> None:
    table = at_the_blacksmith(gold={"ana": 9}, objects={"bob": ["purchase_sword"] * 3})

    assert not table.offers("ana", "buy purchase_sword")
    assert table.why_not("ana", "buy purchase_sword") == "TAL-PURCHASE-04"
    assert table.offers("ana", "buy purchase_axe")


@clause("TAL-Q59")
def test_what_lies_on_a_space_is_not_in_the_stack() -> None:
    table = at_the_blacksmith(gold={"ana": 9}, cards={"oasis": ["purchase_sword"] * 3})

    assert table.why_not("ana", "buy purchase_sword") == "TAL-PURCHASE-04"


@clause("TAL-Q60", "TAL-PURCHASE-03")
@pytest.mark.parametrize("card", ["purchase_mule", "mule"])
def test_a_killed_follower_goes_where_it_came_from(card: str) -> None:
    """The Chasm: Ana gets over, the Mule does not."""
    table = meet(where="chasm", followers={"ana": [card]}, dice=[6, 1])
    table.let_pass("before_space")

    assert table.of("followers", "ana") == []
    assert table.cards("chasm") == []
    assert table.open()["purchases"]["purchase_mule"] == 4
    assert table.open()["adventure_discard"] == (["mule"] if card == "mule" else [])
