"""Switches that concern the settlement stage: each ruling as it stands, and its other reading."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.warhammer_quest.acting import count, each
from tests.games.warhammer_quest.kit import LaidTable, lay_out

Switches = tuple[str, ...]


def upgrade(switches: Switches, **position: Any) -> LaidTable:
    """The first quest of a campaign is over; Ana, who leads, is asked first in the settlement."""
    table = lay_out(quest="campaign", moment="upgrade", variants=switches, **position)
    assert (table.asked(), table.occasion()) == ("ana", "settlement")
    return table


def drawn(table: LaidTable) -> list[tuple[object, ...]]:
    return each(table, "drew_gear", "card")


@clause("WHQ-Q59")
@pytest.mark.parametrize(
    ("switches", "limit", "can_rise"),
    [((), 4, True), (("gear-limit-4",), 3, True), (("gear-limit-4",), 4, False)],
)
def test_whether_the_arena_raises_the_limit_beyond_four(switches: Switches, limit: int, can_rise: bool) -> None:
    table = upgrade(switches, gear_limit={"ana": limit})

    assert table.offers("ana", "visit arena") is can_rise
    assert can_rise or table.why_not("ana", "visit arena") == "WHQ-Q59"


@clause("WHQ-Q60")
@pytest.mark.parametrize(("switches", "cards"), [((), 1), (("discards-at-blacksmith",), 2)])
def test_a_blacksmith_with_one_card_left(switches: Switches, cards: int) -> None:
    table = upgrade(switches, gear_deck=["crossbow"], gear_discard=["lucky_coin", "heavy_maul"])
    table.choose("ana", "visit blacksmith")

    assert len(drawn(table)) == cards
    assert len(table.open()["gear_deck"]) == (1 if switches else 0)


@clause("WHQ-Q60")
def test_a_blacksmith_with_two_cards_leaves_the_discards_alone() -> None:
    table = upgrade(
        ("discards-at-blacksmith",), gear_deck=["crossbow", "heavy_maul"], gear_discard=["lucky_coin"]
    )
    table.choose("ana", "visit blacksmith")

    assert drawn(table) == [("crossbow",), ("heavy_maul",)]


@clause("WHQ-Q74")
@pytest.mark.parametrize(("switches", "cards"), [((), 2), (("fortune-beside-gear",), 3)])
def test_a_legendary_fortune_at_the_blacksmith(switches: Switches, cards: int) -> None:
    """Beside the legend there is one card, or two; he takes one of all."""
    table = upgrade(switches, gear_deck=["legendary_fortune", "crossbow", "heavy_maul", "lucky_coin"])
    table.choose("ana", "visit blacksmith")

    assert len(drawn(table)) == cards
    assert count(table, "found_legend") == 1
    assert table.offers("ana", "take ware heavy_maul") is (cards == 3)


@clause("WHQ-Q75")
@pytest.mark.parametrize(("switches", "is_free"), [((), True), (("settlement-in-order",), False)])
def test_whether_the_heroes_choose_their_order(switches: Switches, is_free: bool) -> None:
    table = upgrade(switches)
    assert table.offers("ana", "wait") is is_free
    if is_free:
        table.choose("ana", "wait")
    else:
        table.choose("ana", "visit arena", "train ib_aid_basic")

    assert table.asked() == "bob"
