"""Dungeon cards, gear and legendary gear: WHQ-DUNGEON, WHQ-GEAR, WHQ-LEGEND, and what becomes of their decks.

WHQ-DECK-11, WHQ-DECK-13, WHQ-DECK-14
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    DUNGEON_DECK,
    DUNGEON_DISCARD,
    GEAR,
    GEAR_DECK,
    ITEMS,
    LEGENDARY_SET,
)
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, each
from tests.games.warhammer_quest.kit import LaidTable

NOTHING = [5, 5]


def explore(*deck: str, **position: Any) -> LaidTable:
    """Ana, the Waywatcher, explores and draws the first of these dungeon cards."""
    return act("perform ww_explore_basic", dice=NOTHING, dungeon_deck=list(deck), **position)


def worn(table: LaidTable) -> list[str]:
    return [gear["card"] for gear in table.of("gear", "ana")]


# Dungeon cards


@clause("WHQ-DUNGEON-02", "WHQ-COMPONENT-02")
def test_an_item_drawn_is_claimed() -> None:
    table = explore("lamp_oil", "fire_flask")

    assert table.of("items", "ana") == ["elfcap_fungus", "lamp_oil"]
    assert table.open()["dungeon_deck"] == ["fire_flask"]
    assert table.open()["dungeon_discard"] == []


@clause("WHQ-DUNGEON-05")
def test_a_hero_holds_any_number_of_items() -> None:
    many = ["lamp_oil", "smoke_pot", "good_whetstone", "good_whetstone", "ritual_candles", "grimnirs_horn"]
    table = act("decline", "perform ww_explore_basic", dice=NOTHING, dungeon_deck=["lamp_oil"], items=many)
    table.until("after_activation")

    assert len(table.of("items", "ana")) == 8


@clause("WHQ-DUNGEON-03", "WHQ-DECK-11")
def test_a_used_item_is_discarded() -> None:
    table = act("use ritual_candles", dice=[], items=["ritual_candles"])

    assert table.of("items", "ana") == ["elfcap_fungus"]
    assert table.open()["dungeon_discard"] == ["ritual_candles"]


@clause("WHQ-DECK-13")
def test_from_an_empty_dungeon_deck_nothing_is_drawn_and_the_pile_is_not_shuffled() -> None:
    table = explore(dungeon_discard=["ambush", "lamp_oil"])

    assert not table.saw("drew_dungeon")
    assert table.open()["dungeon_discard"] == ["ambush", "lamp_oil"]
    assert table.open()["dungeon_deck"] == []


@clause("WHQ-DUNGEON-07")
def test_a_treasure_is_the_top_of_the_deck_or_any_card_of_the_pile() -> None:
    table = explore(
        "hidden_cache", gear_deck=["crossbow", "full_plate"], gear_discard=["lucky_coin", "map_fragment"]
    )

    assert sorted(table.options("ana")) == [
        *("draw gear", "leave treasure", "pick gear lucky_coin", "pick gear map_fragment"),
    ]
    table.choose("ana", "pick gear map_fragment", "equip map_fragment")
    assert worn(table) == ["map_fragment"]
    assert table.open()["gear_deck"] == ["crossbow", "full_plate"]


@clause("WHQ-DUNGEON-04", "WHQ-DUNGEON-07")
def test_an_event_is_discarded_before_its_treasure_is_taken() -> None:
    table = explore("hidden_cache", gear_deck=["crossbow"])

    assert table.occasion() == "treasure"
    assert table.open()["dungeon_discard"] == ["hidden_cache"]


@clause("WHQ-DUNGEON-07")
def test_each_treasure_icon_counts() -> None:
    table = explore("trapped_chest", gear_deck=["crossbow", "full_plate", "lucky_coin"], gear_limit={"ana": 2})
    table.choose("ana", "draw gear", "equip crossbow", "draw gear", "equip full_plate")

    assert worn(table) == ["crossbow", "full_plate"]
    assert table.occasion() == "after_activation"


@clause("WHQ-DECK-14")
def test_with_an_empty_gear_deck_only_the_pile_is_left() -> None:
    piled = explore("hidden_cache", gear_discard=["lucky_coin"])
    assert sorted(piled.options("ana")) == ["leave treasure", "pick gear lucky_coin"]
    assert piled.why_not("ana", "draw gear") == "WHQ-DUNGEON-07"

    empty = explore("hidden_cache")
    assert empty.occasion() == "after_activation"


@clause("WHQ-Q79", "WHQ-Q18")
def test_a_hero_felled_by_a_chest_still_takes_its_treasure() -> None:
    """Felled, he may still take off what gives him no health."""
    table = explore(
        "trapped_chest",
        wounds={"ana": 11},
        gear={"ana": ["trophy_string"]},
        gear_deck=["crossbow", "full_plate"],
    )

    assert table.of("defeated", "ana") is True
    assert table.options("ana") == ["draw gear", "leave treasure"]
    table.choose("ana", "draw gear")
    assert sorted(table.options("ana")) == ["discard gear crossbow", "unequip trophy_string"]


# Gear


@clause("WHQ-GEAR-03", "WHQ-GEAR-04", "WHQ-DECK-11")
def test_gear_claimed_is_equipped_or_discarded() -> None:
    equipped = explore("hidden_cache", gear_deck=["storm_lantern", "crossbow"])
    equipped.choose("ana", "draw gear")
    assert sorted(equipped.options("ana")) == ["discard gear storm_lantern", "equip storm_lantern"]
    equipped.choose("ana", "equip storm_lantern")
    assert equipped.of("gear", "ana") == [{"card": "storm_lantern", "exhausted": False, "depleted": False}]

    discarded = explore("hidden_cache", gear_deck=["storm_lantern", "crossbow"])
    discarded.choose("ana", "draw gear", "discard gear storm_lantern")
    assert worn(discarded) == []
    assert discarded.open()["gear_discard"] == ["storm_lantern"]


@clause("WHQ-GEAR-05", "WHQ-GEAR-07", "WHQ-GEAR-10")
def test_beyond_the_limit_something_has_to_come_off_first() -> None:
    table = explore("hidden_cache", gear_deck=["storm_lantern"], gear={"ana": ["crossbow"]})
    assert table.why_not("ana", "unequip crossbow") == "WHQ-GEAR-10"
    table.choose("ana", "draw gear")

    assert table.why_not("ana", "equip storm_lantern") == "WHQ-GEAR-05"
    table.choose("ana", "unequip crossbow", "equip storm_lantern")
    assert worn(table) == ["storm_lantern"]
    assert table.open()["gear_discard"] == ["crossbow"]
    assert table.why_not("ana", "unequip storm_lantern") == "WHQ-GEAR-10"


@clause("WHQ-GEAR-05")
def test_the_limit_grows_with_every_raise() -> None:
    table = explore(
        "hidden_cache", gear_deck=["storm_lantern"], gear={"ana": ["crossbow"]}, gear_limit={"ana": 2}
    )
    table.choose("ana", "draw gear", "equip storm_lantern")

    assert worn(table) == ["crossbow", "storm_lantern"]


@clause("WHQ-GEAR-06")
@pytest.mark.parametrize(
    ("own", "drawn", "fits"),
    [
        (["crossbow"], "balanced_blade", True),
        (["crossbow", "heavy_maul"], "balanced_blade", False),
        (["full_plate"], "padded_coat", False),
        (["trophy_string", "storm_lantern", "signal_whistle"], "map_fragment", True),
    ],
)
def test_two_weapons_one_armour_any_accessories(own: list[str], drawn: str, fits: bool) -> None:
    table = explore("hidden_cache", gear_deck=[drawn], gear={"ana": own}, gear_limit={"ana": 5})
    table.choose("ana", "draw gear")

    assert table.offers("ana", f"equip {drawn}") is fits
    if not fits:
        assert table.why_not("ana", f"equip {drawn}") == "WHQ-GEAR-06"


@clause("WHQ-GEAR-08", "WHQ-SPENT-01")
def test_depleted_gear_stays_on() -> None:
    table = explore(
        "hidden_cache",
        gear_deck=["storm_lantern"],
        gear={"ana": ["climbing_rope"]},
        depleted={"ana": ["climbing_rope"]},
    )
    table.choose("ana", "draw gear")

    assert table.options("ana") == ["discard gear storm_lantern"]
    assert table.why_not("ana", "unequip climbing_rope") == "WHQ-GEAR-08"


@clause("WHQ-GEAR-09")
@pytest.mark.parametrize(("wounds", "may"), [(12, True), (13, False), (16, False)])
def test_gear_that_keeps_a_hero_alive_stays_on(wounds: int, may: bool) -> None:
    table = explore(
        "hidden_cache", gear_deck=["padded_coat"], gear={"ana": ["full_plate"]}, wounds={"ana": wounds}
    )
    table.choose("ana", "draw gear")

    assert table.offers("ana", "unequip full_plate") is may
    if not may:
        assert table.why_not("ana", "unequip full_plate") == "WHQ-GEAR-09"


# Legendary gear


@clause("WHQ-LEGEND-02", "WHQ-LEGEND-03", "WHQ-Q56")
def test_legendary_gear_does_not_count_towards_the_limit() -> None:
    table = explore(
        "hidden_cache",
        gear_deck=["legendary_fortune"],
        gear={"ana": ["crossbow", "ww_leg_bow", "ww_leg_mantle"]},
    )
    table.choose("ana", "draw gear", "equip ww_leg_quiver")

    assert worn(table) == ["crossbow", "ww_leg_bow", "ww_leg_mantle", "ww_leg_quiver"]


@clause("WHQ-LEGEND-03", "WHQ-GEAR-05")
@pytest.mark.parametrize(("own", "fits"), [(["ww_leg_bow", "ww_leg_mantle"], True), (["crossbow"], False)])
def test_legends_leave_room_for_other_gear(own: list[str], fits: bool) -> None:
    table = explore("hidden_cache", gear_deck=["lucky_coin"], gear={"ana": own}, gear_limit={"ana": 1})
    table.choose("ana", "draw gear")

    assert table.offers("ana", "equip lucky_coin") == fits


@clause("WHQ-LEGEND-03", "WHQ-LEGEND-05", "WHQ-Q58")
def test_the_limits_of_weapons_and_armour_hold_for_legends_too() -> None:
    """A third weapon does not fit; given up, it goes back to her own set."""
    table = explore(
        "hidden_cache",
        gear_deck=["legendary_fortune"],
        gear={"ana": ["crossbow", "heavy_maul", "ww_leg_mantle", "ww_leg_quiver"]},
        gear_limit={"ana": 2},
    )
    table.choose("ana", "draw gear")
    assert table.why_not("ana", "equip ww_leg_bow") == "WHQ-GEAR-06"
    table.choose("ana", "discard gear ww_leg_bow")

    assert table.of("legendary_set", "ana") == ["ww_leg_bow"]
    assert table.open()["gear_discard"] == []
    assert table.open()["pool"] == ["legendary_fortune"]


@clause("WHQ-LEGEND-05")
def test_legendary_gear_taken_off_returns_to_its_set() -> None:
    table = explore("hidden_cache", gear_deck=["full_plate"], gear={"ana": ["ww_leg_mantle"]})
    table.choose("ana", "draw gear", "unequip ww_leg_mantle", "equip full_plate")

    assert "ww_leg_mantle" in table.of("legendary_set", "ana")
    assert table.open()["gear_discard"] == []


@clause("WHQ-LEGEND-02")
def test_which_legend_it_is_is_up_to_chance() -> None:
    found = {
        each(_found(seed), "drew_gear", "card")[0] + (_found(seed).options("ana")[0],) for seed in range(12)
    }

    assert len(found) == 3


def _found(seed: int) -> LaidTable:
    table = explore("hidden_cache", gear_deck=["legendary_fortune"], seed=seed)
    table.choose("ana", "draw gear")
    return table


@clause("WHQ-GEAR-10")
def test_gear_is_equipped_only_when_it_is_claimed() -> None:
    table = explore("lamp_oil")

    assert table.why_not("ana", "equip lucky_coin") == "WHQ-GEAR-10"


def test_an_event_that_speaks_of_no_tokens_asks_for_none() -> None:
    table = explore("old_shortcut", tokens={"ana": {"ww_rest_basic": 1}, "bob": {"ib_rest_basic": 1}})

    assert table.saw("progress", amount=2)
    assert table.occasion() == "after_activation"


def test_two_copies_of_a_dungeon_card_are_one_choice() -> None:
    table = act(
        "perform ib_explore_advanced",
        hero="ironbreaker",
        actions={"ana": ["ib_explore_advanced"]},
        dungeon_deck=["ambush", "ambush"],
        dice=NOTHING,
    )

    assert table.options("ana") == ["resolve ambush", "turn away"]


@clause("WHQ-DUNGEON-07")
def test_after_picking_from_the_pile_the_next_treasure_is_due() -> None:
    table = explore("trapped_chest", gear_discard=["lucky_coin"], gear_deck=["boar_spear"])
    table.choose("ana", "pick gear lucky_coin", "equip lucky_coin")

    assert table.options("ana") == ["draw gear", "leave treasure"]


@clause("WHQ-Q57")
def test_a_fortune_brings_nothing_to_a_hero_with_all_her_legends() -> None:
    legends = ["ww_leg_bow", "ww_leg_mantle", "ww_leg_quiver"]
    table = explore("hidden_cache", gear_deck=["legendary_fortune"], gear={"ana": legends})
    table.choose("ana", "draw gear")

    assert table.occasion() == "after_activation"


@clause("WHQ-GEAR-07", "WHQ-EXHAUST-01")
def test_gear_that_was_put_away_exhausted_comes_back_ready() -> None:
    table = explore(
        "trapped_chest",
        gear={"ana": ["lucky_coin"]},
        exhausted_gear={"ana": ["lucky_coin"]},
        gear_deck=["boar_spear"],
    )
    table.choose("ana", "draw gear", "unequip lucky_coin", "equip boar_spear")
    table.choose("ana", "pick gear lucky_coin", "unequip boar_spear", "equip lucky_coin")

    assert [gear["exhausted"] for gear in table.of("gear", "ana")] == [False]


# What everybody sees


def is_seen(table: LaidTable, zone: int) -> bool:
    """Whether everybody knows every card of this zone, and there is one."""
    cards = table.state.pile(zone)
    return len(cards) > 0 and all(table.state.is_known_to(-1, card) for card in cards)


@clause("WHQ-HERO-04")
def test_everybody_sees_what_is_drawn() -> None:
    item = explore("lamp_oil", "smoke_pot")
    assert is_seen(item, ITEMS)
    assert not is_seen(item, DUNGEON_DECK)

    gear = explore("hidden_cache", gear_deck=["lucky_coin", "boar_spear"])
    gear.choose("ana", "draw gear", "equip lucky_coin")
    assert is_seen(gear, GEAR)
    assert not is_seen(gear, GEAR_DECK)

    turned_away = act(
        "perform ib_explore_basic",
        "turn away",
        hero="ironbreaker",
        dungeon_deck=["ambush", "ambush"],
        dice=NOTHING,
    )
    assert is_seen(turned_away, DUNGEON_DISCARD)


@clause("WHQ-HERO-04", "WHQ-LEGEND-02")
def test_everybody_still_knows_a_set_of_legends_that_was_drawn_from() -> None:
    table = explore("hidden_cache", gear_deck=["legendary_fortune"])
    table.choose("ana", "draw gear")

    assert is_seen(table, LEGENDARY_SET)
    assert is_seen(table, DRAWN)
