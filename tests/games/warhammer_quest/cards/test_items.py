"""The ten items of the dungeon deck: what each does, when it can be used, and that it is gone then."""

from __future__ import annotations

from typing import Any, Final

import pytest

from questhall.games.warhammer_quest.cards.items import ITEM_USES
from questhall.games.warhammer_quest.components.face_numbers import FIRST_DUNGEON
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_CARDS
from questhall.games.warhammer_quest.components.vocabulary import ITEM
from tests.clauses import clause
from tests.games.warhammer_quest.kit import LaidTable, lay_out

ORC: Final = "orc_boy"
GOBLIN: Final = "goblin_warrior"
TROLL: Final = "river_troll"


def holding(
    item: str, owner: str = "ana", players: int = 2, dice: list[int] | None = None, **more: Any
) -> LaidTable:
    """A round begins; ana is the Ironbreaker, bob the Waywatcher, and one of them has the item."""
    return lay_out(players, dice=dice, moment="round", items={owner: [item]}, **more)


def is_gone(table: LaidTable, item: str, owner: str = "ana") -> bool:
    return bool(table.of("items", owner) == [] and table.open()["dungeon_discard"] == [item])


def exhausted_enemies(table: LaidTable) -> list[str]:
    everywhere = [table.of("engaged", player) for player in table.seats] + [table.open()["shadows"]]
    return [enemy["place"] for zone in everywhere for enemy in zone if enemy["exhausted"]]


def test_the_hero_whom_an_occasion_concerns_is_asked_first_and_then_the_others_clockwise() -> None:
    items = {"ana": ["ritual_candles"], "bob": ["bitterroot_draught"], "cem": ["clean_bandages"]}
    table = lay_out(3, moment="round", leader="bob", items=items)

    assert table.let_pass("hero_phase") == ["bob", "cem", "ana"]


def test_every_item_can_be_used() -> None:
    items = [FIRST_DUNGEON + number for number, card in enumerate(DUNGEON_CARDS) if card.kind == ITEM]
    assert [int(use.face) for use in ITEM_USES] == items


@clause("WHQ-DUNGEON-03", "WHQ-COST-04", "WHQ-EXHAUST-02", "WHQ-SHADOW-07")
def test_grimnirs_horn_exhausts_two_enemies_anywhere() -> None:
    facedown = {"card": ORC, "facedown": True}
    table = holding("grimnirs_horn", engaged={"bob": [GOBLIN, ORC]}, shadows=[facedown, TROLL])
    table.choose("ana", "use grimnirs_horn")
    places = ["shadows.2", "shadows.1", "seat-1.1"]  # the orc that lies faceup cannot be exhausted
    assert sorted(table.options("ana")) == sorted([*(f"exhaust enemy {place}" for place in places), "leave it"])
    table.choose("ana", "exhaust enemy seat-1.1", "exhaust enemy shadows.1")
    assert exhausted_enemies(table) == ["seat-1.1", "shadows.1"]
    assert is_gone(table, "grimnirs_horn")
    assert table.occasion() == "action"


def test_grimnirs_horn_may_exhaust_one_enemy_only() -> None:
    table = holding("grimnirs_horn", shadows=[GOBLIN, TROLL])
    table.choose("ana", "use grimnirs_horn", "exhaust enemy shadows.1", "leave it")
    assert exhausted_enemies(table) == ["shadows.1"]


@clause("WHQ-EFFECT-01")
def test_grimnirs_horn_needs_an_enemy_that_can_be_exhausted() -> None:
    table = holding("grimnirs_horn", engaged={"ana": [ORC]})
    assert table.occasion() == "action"
    assert table.why_not("ana", "use grimnirs_horn") == "WHQ-EFFECT-01"


def test_two_flasks_are_one_option_and_two_uses() -> None:
    table = lay_out(moment="round", items={"ana": ["fire_flask", "fire_flask"]}, shadows=[TROLL])
    assert table.options("ana") == ["use fire_flask shadows.1", "decline"]
    table.choose("ana", "use fire_flask shadows.1", "use fire_flask shadows.1")
    assert table.open()["shadows"][0]["wounds"] == 4
    assert table.of("items", "ana") == []


def test_ritual_candles_place_two_progress() -> None:
    table = holding("ritual_candles", owner="bob", progress=1)
    table.choose("bob", "use ritual_candles")
    assert table.open()["progress"] == 3
    assert is_gone(table, "ritual_candles", "bob")


@clause("WHQ-Q22", "WHQ-LOCATION-05")
def test_ritual_candles_can_be_burnt_where_nothing_is_left_to_explore() -> None:
    table = holding("ritual_candles", progress=8)
    table.choose("ana", "use ritual_candles")
    assert table.open()["progress"] == 8
    assert is_gone(table, "ritual_candles")


@clause("WHQ-Q83", "WHQ-EFFECT-03")
def test_items_of_the_hero_phase_are_offered_between_activations_only() -> None:
    table = holding("ritual_candles", dice=[5, 5])
    assert table.occasion() == "hero_phase"
    table.choose("ana", "decline")
    assert table.occasion() == "action"
    table.choose("ana", "perform ib_rest_basic")
    assert table.asked() == "ana"
    assert table.occasion() == "hero_phase"  # before bob's activation
    table.choose("ana", "decline")
    assert table.asked() == "bob"
    assert table.of("items", "ana") == ["ritual_candles"]


@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_elfcap_fungus_gives_one_more_action(face: int) -> None:
    table = holding("elfcap_fungus", dice=[5, 5, face, 1])
    table.choose("ana", "perform ib_explore_basic")
    assert table.occasion() == "after_activation"
    table.choose("ana", "use elfcap_fungus")
    assert table.occasion() == "action"
    assert not table.offers("ana", "perform ib_explore_basic")  # it is exhausted
    table.choose("ana", "perform ib_aid_basic")
    assert table.asked() == "bob"
    assert table.options("bob")[0].startswith("place token")
    assert table.unused_dice() == 0
    assert is_gone(table, "elfcap_fungus")


def test_elfcap_fungus_may_fail() -> None:
    table = holding("elfcap_fungus", dice=[5, 5, 5])
    table.choose("ana", "perform ib_explore_basic", "use elfcap_fungus")
    assert table.asked() == "bob"
    assert table.occasion() == "action"
    assert is_gone(table, "elfcap_fungus")


def test_elfcap_fungus_waits_for_the_owners_own_activation() -> None:
    table = holding("elfcap_fungus", owner="bob", dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert table.asked() == "bob"
    assert table.occasion() == "action"


@clause("WHQ-CONDITION-02")
def test_an_action_given_by_the_fungus_is_no_second_activation() -> None:
    table = holding("elfcap_fungus", dice=[5, 5, 1, 5], conditions={"ana": ["bleeding"]})
    table.choose("ana", "perform ib_explore_basic", "use elfcap_fungus", "perform ib_aid_basic")
    assert table.of("wounds", "ana") == 1  # bled once
    assert table.asked() == "bob"


@pytest.mark.parametrize(("hero", "player"), [("seat-0", "ana"), ("seat-1", "bob")])
def test_the_bitterroot_draught_heals_any_hero_three_wounds(hero: str, player: str) -> None:
    table = holding("bitterroot_draught", wounds={"ana": 4, "bob": 5})
    before = table.of("wounds", player)
    table.choose("ana", f"use bitterroot_draught {hero}")
    assert table.of("wounds", player) == before - 3
    assert is_gone(table, "bitterroot_draught")


@clause("WHQ-DEFEAT-08", "WHQ-Q53")
def test_the_bitterroot_draught_does_not_reach_the_defeated() -> None:
    table = holding("bitterroot_draught", wounds={"bob": 13}, defeated={"bob": True})
    assert table.options("ana") == ["use bitterroot_draught seat-0", "decline"]


@clause("WHQ-DEFEAT-11", "WHQ-DEFEAT-12")
def test_sharp_salts_revive_a_hero() -> None:
    table = holding("sharp_salts", wounds={"ana": 2, "bob": 13}, defeated={"bob": True})
    assert table.options("ana") == ["use sharp_salts seat-1", "decline"]
    table.choose("ana", "use sharp_salts seat-1")
    assert table.saw("revived", seat=1)
    assert not table.of("defeated", "bob")
    assert table.of("wounds", "bob") == 10
    assert table.of("wounds", "ana") == 2
    assert is_gone(table, "sharp_salts")


@clause("WHQ-EFFECT-01")
def test_sharp_salts_need_a_defeated_hero() -> None:
    assert holding("sharp_salts", wounds={"bob": 12}).occasion() == "action"


@clause("WHQ-DELVE-04", "WHQ-Q55")
def test_sharp_salts_revive_nobody_in_a_delve() -> None:
    table = holding("sharp_salts", quest="delve", wounds={"bob": 13}, defeated={"bob": True}, out={"bob": True})
    assert table.occasion() == "action"


def test_clean_bandages_end_bleeding_and_sickness_and_heal_a_wound() -> None:
    conditions = {"ana": ["bleeding", "sickened", "empowered"], "bob": ["sickened"]}
    table = holding("clean_bandages", wounds={"ana": 3, "bob": 3}, conditions=conditions)
    table.choose("ana", "use clean_bandages")
    assert table.of("conditions", "ana") == ["empowered"]
    assert table.of("conditions", "bob") == ["sickened"]
    assert [table.of("wounds", player) for player in table.seats] == [2, 3]
    assert is_gone(table, "clean_bandages")


@clause("WHQ-ACTION-16")
def test_lamp_oil_adds_two_successes_to_the_owners_explore_action() -> None:
    table = holding("lamp_oil", dice=[1, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert table.occasion() == "modify"
    table.choose("ana", "use lamp_oil")
    assert table.open()["progress"] == 3
    assert is_gone(table, "lamp_oil")


@pytest.mark.parametrize(("owner", "card"), [("bob", "ib_explore_basic"), ("ana", "ib_rest_basic")])
def test_lamp_oil_helps_in_no_other_action(owner: str, card: str) -> None:
    table = holding("lamp_oil", owner=owner, dice=[1, 5])
    table.choose("ana", f"perform {card}")
    assert table.of("items", owner) == ["lamp_oil"]
    assert table.asked() == "bob"
    assert table.occasion() == "action"


@clause("WHQ-EFFECT-02", "WHQ-SHADOW-03")
def test_the_fire_flask_wounds_any_enemy_by_two() -> None:
    facedown = {"card": "black_orc", "facedown": True}
    table = holding("fire_flask", engaged={"bob": [GOBLIN]}, shadows=[facedown])
    assert table.options("ana") == ["use fire_flask seat-1.1", "use fire_flask shadows.1", "decline"]
    table.choose("ana", "use fire_flask shadows.1")
    enemy = table.open()["shadows"][0]
    assert (enemy["card"], enemy["wounds"]) == ("black_orc", 2)
    assert is_gone(table, "fire_flask")


def test_the_fire_flask_can_defeat() -> None:
    table = holding("fire_flask", engaged={"bob": [GOBLIN]})
    table.choose("ana", "use fire_flask seat-1.1")
    assert table.engaged("bob") == []
    assert table.open()["enemy_discard"] == [GOBLIN]


@clause("WHQ-EFFECT-01")
def test_the_fire_flask_needs_an_enemy() -> None:
    assert holding("fire_flask").occasion() == "action"


def test_the_smoke_pot_moves_two_of_the_owners_enemies_to_the_shadows() -> None:
    table = holding("smoke_pot", engaged={"ana": [GOBLIN, ORC, TROLL], "bob": [TROLL]})
    assert table.occasion() == "before_activation"
    table.choose("ana", "use smoke_pot", "move away seat-0.1", "move away seat-0.1")
    assert table.shadows() == [GOBLIN, ORC]
    assert table.engaged("ana") == [TROLL]
    assert table.occasion() == "action"
    assert is_gone(table, "smoke_pot")


@pytest.mark.parametrize(
    ("owner", "enemies"), [("bob", {"ana": [GOBLIN], "bob": [GOBLIN]}), ("ana", {"bob": [GOBLIN]})]
)
def test_the_smoke_pot_is_for_the_owners_activation_and_his_enemies(
    owner: str, enemies: dict[str, list[str]]
) -> None:
    table = holding("smoke_pot", owner=owner, engaged=enemies)
    assert table.asked() == "ana"
    assert table.occasion() == "action"


@clause("WHQ-ACTION-16")
def test_the_good_whetstone_adds_two_successes_to_the_owners_attack_action() -> None:
    table = holding("good_whetstone", engaged={"ana": [{"card": TROLL, "exhausted": True}]}, dice=[1, 5])
    table.choose("ana", "perform ib_attack_basic", "use good_whetstone")
    assert table.saw("enemy_wounded", wounds=3)
    assert is_gone(table, "good_whetstone")


@pytest.mark.parametrize(("owner", "card"), [("bob", "ib_attack_basic"), ("ana", "ib_explore_basic")])
def test_the_good_whetstone_helps_in_no_other_action(owner: str, card: str) -> None:
    table = holding("good_whetstone", owner=owner, dice=[1, 5])
    table.choose("ana", f"perform {card}")
    assert table.of("items", owner) == ["good_whetstone"]
    assert table.asked() == "bob"
    assert table.occasion() == "action"


@clause("WHQ-Q53")
def test_a_defeated_hero_uses_no_items() -> None:
    table = holding("ritual_candles", owner="bob", wounds={"bob": 13}, defeated={"bob": True})
    assert table.asked() == "ana"
    assert table.occasion() == "action"
