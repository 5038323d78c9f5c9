"""Wounds, conditions, defeat: WHQ-WOUND, WHQ-CONDITION, WHQ-DEFEAT, WHQ-Q51, WHQ-Q52, WHQ-Q53."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.face_numbers import FULL_PLATE
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_CARDS, HERO_CARDS
from questhall.games.warhammer_quest.components.state import CONDITION_SUPPLY, FACEDOWN, GEAR
from questhall.games.warhammer_quest.heroes.wounds import check_health
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def struck(wounds: int, **position: Any) -> LaidTable:
    """The Waywatcher Ana, with thirteen health and so many wounds, is shot at for two."""
    return lay_out(
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        moment="enemy_phase",
        wounds={"ana": wounds},
        shadows=["jezzail_team"],
        **position,
    )


# Wounds


@clause("WHQ-WOUND-01", "WHQ-WOUND-03", "WHQ-WOUND-06", "WHQ-WOUND-02")
def test_wounds_add_up() -> None:
    """Two to the four he has make six: a token of three counts as three of one."""
    table = struck(4)

    assert table.of("wounds", "ana") == 6
    assert table.state.remaining_health(0) == 7


@clause("WHQ-WOUND-04", "WHQ-DEFEAT-03")
@pytest.mark.parametrize("wounds", [11, 12])
def test_no_wounds_beyond_the_health(wounds: int) -> None:
    table = struck(wounds)

    assert table.of("wounds", "ana") == 13
    assert each(table, "suffered", "seat", "wounds") == [(0, 13 - wounds)]
    assert table.of("defeated", "ana") is True


@clause("WHQ-WOUND-04")
def test_an_enemy_suffers_no_more_than_its_health_either() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        engaged={"ana": [{"card": "orc_boy", "wounds": 2}]},
        dice=[3, 3, 5],
    )

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.1", 1)]
    assert table.saw("enemy_defeated", card="orc_boy")


@clause("WHQ-WOUND-05", "WHQ-SETUP-04")
@pytest.mark.parametrize(
    ("hero", "health"),
    [
        ("ironbreaker", [16, 14, 12]),
        ("waywatcher", [13, 11, 9]),
        ("warrior_priest", [15, 13, 11]),
        ("bright_wizard", [14, 12, 10]),
    ],
)
def test_the_health_value_is_that_of_the_card_for_the_size_of_the_party(hero: str, health: list[int]) -> None:
    tables = [lay_out(players=players, hero={"ana": hero}) for players in (2, 3, 4)]

    assert [table.of("health", "ana") for table in tables] == health
    assert [card.copies for card in HERO_CARDS] == [3] * 4


@clause("WHQ-WOUND-07")
def test_nobody_recovers_more_wounds_than_he_has() -> None:
    table = act("perform ww_rest_basic", dice=[3, 3], wounds={"ana": 2})

    assert table.of("wounds", "ana") == 0
    assert table.saw("recovered", seat=0, wounds=2)


# Conditions


@clause("WHQ-CONDITION-01", "WHQ-CONDITION-02")
def test_bleeding_costs_a_wound_after_each_activation_until_one_recovers() -> None:
    bleeding = act("perform ww_explore_basic", dice=[5, 5], conditions={"ana": ["bleeding"]})
    assert each(bleeding, "suffered", "seat", "wounds") == [(0, 1)]
    assert bleeding.of("conditions", "ana") == ["bleeding"]

    healed = act("perform ww_rest_basic", dice=[1, 5], conditions={"ana": ["bleeding"]}, wounds={"ana": 3})
    assert healed.of("conditions", "ana") == []
    assert not healed.saw("suffered")


@clause("WHQ-CONDITION-02")
def test_a_rest_that_recovers_nothing_does_not_stop_the_bleeding() -> None:
    table = act("perform ww_rest_basic", dice=[5, 5], conditions={"ana": ["bleeding"]}, wounds={"ana": 3})

    assert table.of("conditions", "ana") == ["bleeding"]
    assert table.of("wounds", "ana") == 4


@clause("WHQ-CONDITION-01", "WHQ-CONDITION-02")
def test_the_sickened_lose_a_success_until_they_have_rested() -> None:
    exploring = act("perform ww_explore_basic", dice=[1, 5], conditions={"ana": ["sickened"]})
    assert exploring.open()["progress"] == 1
    assert exploring.of("conditions", "ana") == ["sickened"]

    resting = act("perform ww_rest_basic", dice=[1, 5], conditions={"ana": ["sickened"]}, wounds={"ana": 3})
    assert resting.of("wounds", "ana") == 3
    assert resting.of("conditions", "ana") == []


@clause("WHQ-CONDITION-01")
def test_the_sickened_have_no_less_than_no_success() -> None:
    table = act("perform ww_rest_basic", dice=[5, 5], conditions={"ana": ["sickened"]}, wounds={"ana": 3})

    assert table.saw("icons", seat=0, successes=0)
    assert table.of("wounds", "ana") == 3


@clause("WHQ-CONDITION-01", "WHQ-EFFECT-03")
def test_the_empowered_may_keep_a_card_ready_and_gain_two_icons() -> None:
    used = act("perform ww_explore_basic", "use power", dice=[5, 5], conditions={"ana": ["empowered"]})
    assert used.saw("icons", successes=2, defence=3)
    assert used.exhausted("ana") == []
    assert used.of("conditions", "ana") == []

    kept = act("perform ww_explore_basic", "keep power", dice=[5, 5], conditions={"ana": ["empowered"]})
    assert kept.saw("icons", successes=1, defence=2)
    assert kept.exhausted("ana") == ["ww_explore_basic"]
    assert kept.of("conditions", "ana") == ["empowered"]


@clause("WHQ-CONDITION-02", "WHQ-DECK-11")
def test_a_condition_discarded_goes_back_to_its_stack() -> None:
    table = lay_out(hero={"ana": "waywatcher"}, conditions={"ana": ["sickened"]}, dice=[5, 5])
    before = table.state.size(CONDITION_SUPPLY)
    table.choose("ana", "perform ww_rest_basic")

    assert table.state.size(CONDITION_SUPPLY) == before + 1


@clause("WHQ-CONDITION-01")
def test_three_conditions_in_four_copies() -> None:
    assert [(card.name, card.copies) for card in CONDITION_CARDS] == [
        ("empowered", 4),
        ("bleeding", 4),
        ("sickened", 4),
    ]


# Defeat


@clause("WHQ-DEFEAT-01", "WHQ-DEFEAT-04")
@pytest.mark.parametrize(("wounds", "falls"), [(10, False), (11, True)])
def test_a_hero_falls_when_his_wounds_equal_his_health(wounds: int, falls: bool) -> None:
    table = struck(wounds)

    assert table.of("defeated", "ana") is falls
    assert table.saw("hero_defeated", seat=0) is falls


@clause("WHQ-DEFEAT-05", "WHQ-DEFEAT-06", "WHQ-DEFEAT-07", "WHQ-Q35")
def test_what_a_fallen_hero_loses_and_what_he_keeps() -> None:
    table = struck(
        12,
        conditions={"ana": ["bleeding", "empowered"], "bob": ["sickened"]},
        exhausted={"ana": ["ww_rest_basic"]},
        tokens={"ana": {"ww_aid_basic": 2}},
        items={"ana": ["lamp_oil"]},
        gear={"ana": ["lucky_coin"]},
        engaged={
            "ana": [{"card": "river_troll", "wounds": 2, "exhausted": True}],
            "bob": [{"card": "orc_boy", "exhausted": True}],
        },
    )

    assert table.of("conditions", "ana") == []
    assert table.of("conditions", "bob") == ["sickened"]
    assert table.engaged("ana") == []
    assert table.engaged("bob") == ["orc_boy"]
    (troll,) = (enemy for enemy in table.open()["shadows"] if enemy["card"] == "river_troll")
    assert troll["wounds"] == 2
    assert table.exhausted("ana") == ["ww_rest_basic"]
    assert table.tokens("ana") == {"ww_aid_basic": 2}
    assert table.of("items", "ana") == ["lamp_oil"]
    assert [gear["card"] for gear in table.of("gear", "ana")] == ["lucky_coin"]


@clause("WHQ-DEFEAT-02")
def test_a_hero_who_falls_in_his_own_activation_finishes_it() -> None:
    """Felled by the attack, the priest still keeps his vigil, and his cards are readied."""
    table = lay_out(
        hero={"ana": "warrior_priest", "bob": "ironbreaker"},
        wounds={"ana": 14},
        engaged={"ana": ["river_troll"]},
        exhausted={"ana": ["wp_explore_basic", "wp_aid_basic"]},
        dice=[5, 1],
    )
    table.choose("ana", "perform wp_rest_basic")

    assert told(table, "hero_defeated", "gained_condition", "actions_readied") == [
        *("hero_defeated", "gained_condition", "actions_readied"),
    ]
    assert table.of("conditions", "bob") == ["empowered"]


@clause("WHQ-DEFEAT-06")
def test_the_enemies_of_a_fallen_hero_go_to_the_shadows_in_the_order_they_came() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        wounds={"ana": 12},
        engaged={"ana": [{"card": "goblin_warrior", "exhausted": True}, "river_troll"]},
        items={"bob": ["sharp_salts"]},
        dice=[5, 5, 1],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert table.of("defeated", "ana")
    assert table.shadows() == ["goblin_warrior", "river_troll"]


@clause("WHQ-DEFEAT-02", "WHQ-Q29")
def test_a_hero_who_falls_while_exploring_draws_his_card_and_suffers_nothing_by_it() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        wounds={"ana": 12},
        engaged={"ana": ["river_troll"]},
        dungeon_deck=["trapped_chest"],
        dice=[5, 5, 1],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert told(table, "hero_defeated", "drew_dungeon") == ["hero_defeated", "drew_dungeon"]
    assert [wounds for seat, wounds in each(table, "suffered", "seat", "wounds") if seat == 0] == [1]


@clause("WHQ-DEFEAT-08", "WHQ-DEFEAT-09")
def test_a_fallen_hero_neither_acts_nor_recovers_for_the_rest_of_the_quest() -> None:
    table = lay_out(
        hero={"ana": "waywatcher", "bob": "warrior_priest"},
        moment="round",
        wounds={"ana": 13},
        defeated={"ana": True},
        items={"bob": ["bitterroot_draught"]},
    )

    assert table.asked() == "bob"
    assert not table.offers("bob", "use bitterroot_draught seat-0")
    table.until("action")
    table.choose("bob", "perform wp_rest_basic")
    table.until("action")
    table.choose("bob", "perform wp_rest_basic")
    table.until("action")
    assert table.asked() == "bob"
    assert table.open()["round"] == 2
    assert table.of("wounds", "ana") == 13


@clause("WHQ-DEFEAT-11", "WHQ-DEFEAT-12")
def test_a_revived_hero_keeps_the_wounds_that_nothing_heals() -> None:
    table = lay_out(
        hero={"ana": "ironbreaker", "bob": "waywatcher"},
        moment="round",
        wounds={"bob": 13},
        defeated={"bob": True},
        items={"ana": ["sharp_salts"]},
        dice=[5, 5, 5],
    )
    table.choose("ana", "use sharp_salts seat-1")

    assert table.of("defeated", "bob") is False
    assert table.of("wounds", "bob") == 10
    table.choose("ana", "perform ib_explore_basic")
    assert table.asked() == "bob"
    assert table.occasion() == "action"


@clause("WHQ-Q51")
def test_a_hero_revived_without_health_falls_at_the_next_wound_and_not_before() -> None:
    table = struck(13)
    assert table.of("defeated", "ana") is True
    assert each(table, "suffered", "seat", "wounds") == [(0, 0)]

    unhurt = lay_out(hero={"ana": "waywatcher"}, wounds={"ana": 13}, dice=[5, 5])
    unhurt.choose("ana", "perform ww_explore_basic")
    assert unhurt.of("defeated", "ana") is False


@clause("WHQ-Q52", "WHQ-WOUND-05", "WHQ-DEFEAT-03")
@pytest.mark.parametrize(("wounds", "falls"), [(16, False), (12, False), (13, True), (15, True)])
def test_who_loses_a_health_bonus_may_fall_by_it(wounds: int, falls: bool) -> None:
    """Full Plate gives four; depleted it gives none. With sixteen wounds he keeps it on."""
    table = lay_out(
        hero={"ana": "waywatcher"}, gear={"ana": ["full_plate"]}, wounds={"ana": wounds}, dice=[5, 5]
    )
    assert table.of("health", "ana") == 17
    if wounds != 16:
        table.state.mark_card(table.state.find(GEAR, FULL_PLATE), FACEDOWN)
        check_health(table.state, 0)
    table.choose("ana", "perform ww_explore_basic")

    assert table.of("defeated", "ana") is falls
    assert table.of("wounds", "ana") == (13 if falls else wounds)


@clause("WHQ-Q53")
def test_fallen_heroes_do_not_count_among_the_most_wounded() -> None:
    """The goblin preys on Bob, who has one wound, not on Ana, who lies there with eleven."""
    table = lay_out(
        players=3,
        hero={"ana": "waywatcher"},
        moment="enemy_phase",
        leader="cem",
        wounds={"ana": 11, "bob": 1},
        defeated={"ana": True},
        shadows=["goblin_warrior"],
    )

    assert table.engaged("bob") == ["goblin_warrior"]


@clause("WHQ-DEFEAT-03", "WHQ-Q55")
def test_who_is_out_of_a_delve_loses_the_wounds_that_his_gear_could_bear() -> None:
    table = struck(16, quest="delve", gear={"ana": ["full_plate"]})

    assert table.of("out", "ana") is True
    assert table.of("gear", "ana") == []
    assert table.of("wounds", "ana") == table.of("health", "ana") == 13


@clause("WHQ-Q53")
def test_fallen_heroes_use_no_cards() -> None:
    table = lay_out(defeated={"bob": True}, items={"bob": ["fire_flask"]}, shadows=["orc_boy"])

    assert table.occasion() == "action"
    assert table.asked() == "ana"


@clause("WHQ-Q53", "WHQ-ZONE-05")
def test_who_falls_before_naming_his_targets_draws_no_bow() -> None:
    """He pulls a fourth enemy at himself; its blow fells him, and he has nobody left to strike at."""
    tired = [{"card": card, "exhausted": True} for card in ("orc_boy", "orc_boy", "goblin_warrior")]
    table = lay_out(
        wounds={"ana": 15},
        engaged={"ana": tired},
        shadows=["river_troll"],
        gear={"ana": ["hunting_bow"]},
        dice=[1, 1],
    )
    table.choose("ana", "perform ib_attack_basic", "pull shadows.1")

    assert table.of("defeated", "ana")
    assert table.occasion() != "targets"
    assert not table.saw("enemy_wounded")


def test_the_faces_used_here_are_named_so() -> None:
    assert CARD.names[FULL_PLATE] == "full_plate"
    assert count(struck(0), "suffered") == 1
