"""The effect bars of enemies: WHQ-KEYWORD, WHQ-ENEMY-08 and the keywords of particular enemies."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.state import ENGAGED, LAIR, SHADOWS
from questhall.games.warhammer_quest.enemies.activation import ACTIVATE
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.acting import each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def enemy_phase(**position: Any) -> LaidTable:
    """The enemy phase begins; Ana leads."""
    return lay_out(moment="enemy_phase", **position)


def suffered(table: LaidTable) -> list[tuple[object, ...]]:
    return each(table, "suffered", "seat", "wounds")


@clause("WHQ-ENEMY-08", "WHQ-KEYWORD-02", "WHQ-KEYWORD-03", "WHQ-KEYWORD-04")
def test_the_bar_is_resolved_from_left_to_right() -> None:
    """A Giant Bat advances, inflicts and retreats."""
    table = enemy_phase(shadows=["giant_bat"])

    assert told(table, "engages", "suffered", "went_to_shadows") == ["engages", "suffered", "went_to_shadows"]
    assert suffered(table) == [(0, 1)]
    assert table.shadows() == ["giant_bat"]


@clause("WHQ-ENEMY-08")
def test_the_fourth_keyword_is_resolved_once_like_the_others() -> None:
    """The elite wight raises nobody, stays where it is, drains and inflicts."""
    table = enemy_phase(engaged={"ana": ["barrow_wight_elite"]})

    assert suffered(table) == [(0, 1), (0, 3)]


@clause("WHQ-KEYWORD-01")
def test_other_keywords_belong_to_particular_enemies() -> None:
    table = enemy_phase(engaged={"ana": [{"card": "river_troll", "wounds": 3}]})

    assert table.saw("enemy_recovered", wounds=2)
    assert table.of("engaged", "ana")[0]["wounds"] == 1


@clause("WHQ-KEYWORD-02")
def test_advance_engages_the_active_hero_not_the_leader() -> None:
    """Ana has an enemy of her own, so it is Bob who activates the one in the shadows."""
    table = enemy_phase(engaged={"ana": ["rat_ogre"]}, shadows=["orc_boy"])

    assert table.engaged("bob") == ["orc_boy"]


@clause("WHQ-KEYWORD-04")
def test_inflict_by_an_engaged_enemy_hits_its_hero() -> None:
    table = enemy_phase(engaged={"bob": ["black_orc"]}, wounds={"bob": 1})

    assert suffered(table) == [(1, 3)]


@clause("WHQ-KEYWORD-05")
def test_inflict_from_the_shadows_hits_the_active_hero() -> None:
    table = enemy_phase(shadows=["jezzail_team"])

    assert suffered(table) == [(0, 2)]


@clause("WHQ-GOLDEN-06")
def test_prey_leaves_an_enemy_with_the_most_wounded_hero() -> None:
    table = enemy_phase(engaged={"ana": ["goblin_warrior"]}, wounds={"ana": 2, "bob": 1})

    assert not table.saw("engages")
    assert suffered(table) == [(0, 1)]


def test_prey_goes_from_one_hero_to_the_other() -> None:
    table = enemy_phase(engaged={"ana": ["goblin_warrior"]}, wounds={"bob": 1})

    assert table.engaged("bob") == ["goblin_warrior"]
    assert suffered(table) == [(1, 1)]


def test_ensnare_exhausts_an_action_card_of_its_heros_choice() -> None:
    table = enemy_phase(hero={"ana": "waywatcher"}, engaged={"ana": ["gigantic_spider"]})

    assert sorted(table.options("ana")) == [
        "exhaust ww_aid_basic",
        "exhaust ww_explore_basic",
        "exhaust ww_rest_basic",
    ]
    assert table.why_not("ana", "exhaust ww_attack_basic") == "WHQ-PREPARE-02"
    table.choose("ana", "exhaust ww_aid_basic")
    assert table.exhausted("ana") == ["ww_aid_basic"]
    assert suffered(table) == []


@clause("WHQ-EXHAUST-01")
def test_ensnare_needs_a_card_that_is_ready() -> None:
    table = enemy_phase(
        hero={"ana": "waywatcher"}, engaged={"ana": ["gigantic_spider"]}, exhausted={"ana": ["ww_aid_basic"]}
    )

    assert table.options("ana") == ["exhaust ww_rest_basic", "exhaust ww_explore_basic"]
    assert table.why_not("ana", "exhaust ww_aid_basic") == "WHQ-EXHAUST-01"


def test_ensnare_wounds_a_hero_without_a_card_to_exhaust() -> None:
    table = enemy_phase(
        hero={"ana": "waywatcher"},
        engaged={"ana": ["gigantic_spider"]},
        exhausted={"ana": ["ww_aid_basic", "ww_explore_basic", "ww_rest_basic"]},
    )

    assert suffered(table) == [(0, 1)]


@clause("WHQ-DEFEAT-02")
def test_ensnare_does_not_hold_a_hero_who_has_just_fallen() -> None:
    """The spider finds no room, and its blow fells her before the web does anything."""
    others = [{"card": card, "exhausted": True} for card in ("orc_boy", "orc_boy", "river_troll")]
    table = enemy_phase(engaged={"ana": others}, wounds={"ana": 15}, shadows=["gigantic_spider"])

    assert table.of("defeated", "ana")
    assert table.occasion() != "ensnare"
    assert table.exhausted("ana") == []


@clause("WHQ-CONDITION-01", "WHQ-CONDITION-03")
@pytest.mark.parametrize(("enemy", "condition"), [("crypt_ghoul", "bleeding"), ("plague_monk", "sickened")])
def test_lacerate_and_disease_afflict_once_and_wound_afterwards(enemy: str, condition: str) -> None:
    fresh = enemy_phase(engaged={"ana": [enemy]})
    assert fresh.of("conditions", "ana") == [condition]
    assert suffered(fresh) == []

    again = enemy_phase(engaged={"ana": [enemy]}, conditions={"ana": [condition]})
    assert again.of("conditions", "ana") == [condition]
    assert suffered(again) == [(0, 2 if enemy == "plague_monk" else 1)]


@clause("WHQ-GOLDEN-04")
def test_who_cannot_have_conditions_is_not_affected() -> None:
    table = enemy_phase(engaged={"ana": ["crypt_ghoul"]}, gear={"ana": ["night_cloak"]})
    assert table.of("conditions", "ana") == []
    assert suffered(table) == []

    bleeding = enemy_phase(
        engaged={"ana": ["crypt_ghoul"]}, gear={"ana": ["night_cloak"]}, conditions={"ana": ["bleeding"]}
    )
    assert suffered(bleeding) == []


@pytest.mark.parametrize(
    ("engaged", "wounds"),
    [(["clanrat"], 1), (["clanrat", "orc_boy"], 1), (["clanrat", "plague_monk", "night_runner"], 3)],
)
def test_swarm_counts_the_skaven_around_a_hero(engaged: list[str], wounds: int) -> None:
    others: list[Any] = [{"card": card, "exhausted": True} for card in engaged[1:]]
    table = enemy_phase(engaged={"ana": [engaged[0], *others]})

    assert suffered(table) == [(0, wounds)]


def test_swarm_is_at_least_one_wound() -> None:
    """There is no room beside the hero, so it stays in the shadows; no Skaven is engaged with him."""
    full = [{"card": card, "exhausted": True} for card in ("orc_boy", "orc_boy", "river_troll")]
    table = enemy_phase(engaged={"ana": full}, shadows=["clanrat"], defeated={"bob": True})

    assert table.shadows() == ["clanrat"]
    assert suffered(table) == [(0, 1), (0, 1)]  # once for the full zone, once for the swarm


def test_harry_goes_to_the_hero_with_the_fewest_enemies() -> None:
    table = enemy_phase(engaged={"ana": ["sewer_hound", {"card": "orc_boy", "exhausted": True}]})

    assert table.engaged("bob") == ["sewer_hound"]
    assert suffered(table) == [(1, 1)]


def test_harry_goes_to_the_hero_with_the_fewest_enemies_on_any_seat() -> None:
    tired = {"card": "orc_boy", "exhausted": True}
    table = enemy_phase(players=3, leader="bob", engaged={"bob": ["sewer_hound", tired], "cem": [tired]})

    assert table.engaged("ana") == ["sewer_hound"]


@clause("WHQ-Q53")
def test_harry_leaves_the_fallen_alone() -> None:
    table = enemy_phase(engaged={"ana": ["sewer_hound"]}, defeated={"bob": True})

    assert table.engaged("ana") == ["sewer_hound"]
    assert suffered(table) == [(0, 1)]


def test_harry_prefers_the_hero_it_is_engaged_with_then_the_active_one() -> None:
    engaged = enemy_phase(engaged={"ana": ["sewer_hound"], "bob": [{"card": "orc_boy", "exhausted": True}]})
    assert engaged.engaged("ana") == ["sewer_hound"]

    unengaged = enemy_phase(shadows=["sewer_hound"])
    assert unengaged.engaged("ana") == ["sewer_hound"]


def test_harry_leaves_the_rest_to_the_players() -> None:
    """The active hero has two enemies, the two others none."""
    table = enemy_phase(
        players=3,
        engaged={"ana": [{"card": "orc_boy", "exhausted": True}, {"card": "orc_boy", "exhausted": True}]},
        shadows=["sewer_hound"],
    )

    assert table.options("party") == ["hunt seat-1", "hunt seat-2"]


@clause("WHQ-RANK-03", "WHQ-Q31")
def test_goad_readies_the_highest_ranked_exhausted_enemy_for_a_second_turn() -> None:
    table = enemy_phase(
        engaged={
            "ana": [
                {"card": "river_troll", "exhausted": True},
                {"card": "orc_boy", "exhausted": True},
                "mosscap_chanter",
            ]
        },
    )

    assert each(table, "goaded_on", "card") == [("river_troll",)]
    assert each(table, "enemy_activates", "card") == [("mosscap_chanter",), ("river_troll",)]


@clause("WHQ-RANK-03")
@pytest.mark.parametrize("cards", [["river_troll", "crypt_ghoul"], ["crypt_ghoul", "river_troll"]])
def test_goad_readies_the_highest_rank_in_any_order_of_arrival(cards: list[str]) -> None:
    tired = [{"card": card, "exhausted": True} for card in cards]
    table = enemy_phase(engaged={"ana": [*tired, "mosscap_chanter"]})

    assert each(table, "goaded_on", "card") == [("river_troll",)]


def test_goad_reaches_no_nemesis_none_facedown_and_nobody_twice_in_a_round() -> None:
    """Two chanters ready one another once each, and that is all."""
    table = enemy_phase(
        engaged={"ana": [{"card": "nunkel", "exhausted": True}, "mosscap_chanter", "mosscap_chanter"]},
        shadows=[{"card": "giant_bat", "facedown": True, "exhausted": True}],
    )
    table.choose("ana", "activate seat-0.2")

    assert each(table, "goaded_on", "card") == [("mosscap_chanter",)] * 2
    assert each(table, "enemy_activates", "card") == [("mosscap_chanter",)] * 4


@clause("WHQ-RANK-06")
def test_the_players_choose_whom_goad_readies_among_equals() -> None:
    table = enemy_phase(
        engaged={
            "ana": ["mosscap_chanter", {"card": "orc_boy", "exhausted": True}],
            "bob": [{"card": "orc_boy", "exhausted": True, "wounds": 2}],
        },
    )

    assert sorted(table.options("party")) == ["goad on seat-0.2", "goad on seat-1.1"]
    table.choose("party", "goad on seat-1.1")
    assert (1, 2) in suffered(table)
    assert (0, 2) not in suffered(table)


def test_rampage_wounds_another_enemy_in_the_same_place() -> None:
    table = enemy_phase(
        engaged={"ana": ["rat_ogre", {"card": "orc_boy", "exhausted": True}]}, shadows=["jezzail_team"]
    )

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.2", 1)]


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_whom_rampage_wounds() -> None:
    others: list[Any] = [{"card": card, "exhausted": True} for card in ("orc_boy", "goblin_warrior")]
    table = enemy_phase(engaged={"ana": ["rat_ogre", *others]})

    assert table.occasion() == "rampage"
    assert sorted(table.options("party")) == ["trample seat-0.2", "trample seat-0.3"]
    table.choose("party", "trample seat-0.3")
    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.3", 1)]


def test_rampage_alone_does_nothing() -> None:
    assert not enemy_phase(engaged={"ana": ["rat_ogre"]}).saw("enemy_wounded")


def test_regenerate_takes_off_no_more_than_there_is() -> None:
    table = enemy_phase(engaged={"ana": [{"card": "river_troll", "wounds": 1}]})

    assert table.saw("enemy_recovered", wounds=1)
    assert table.of("engaged", "ana")[0]["wounds"] == 0


def test_an_unhurt_enemy_does_not_regenerate() -> None:
    table = enemy_phase(engaged={"ana": ["river_troll"]})

    assert not table.saw("enemy_recovered")


@effect_of("wp_leg_mail")
def test_the_mail_heals_with_power_and_no_other_condition() -> None:
    table = enemy_phase(
        hero={"ana": "warrior_priest"},
        gear={"ana": ["wp_leg_mail"]},
        wounds={"ana": 3},
        engaged={"ana": ["crypt_ghoul"]},
    )

    assert table.of("conditions", "ana") == ["bleeding"]
    assert table.of("wounds", "ana") == 3


def test_trample_wounds_its_hero_and_everyone_unengaged() -> None:
    table = enemy_phase(
        players=3, engaged={"ana": ["rat_ogre_elite"], "bob": [{"card": "orc_boy", "exhausted": True}]}
    )

    assert suffered(table) == [(0, 1), (2, 1), (0, 3)]


def test_a_hero_who_falls_under_trample_is_not_inflicted_any_more() -> None:
    table = enemy_phase(engaged={"ana": ["rat_ogre_elite"]}, wounds={"ana": 15})

    assert table.of("defeated", "ana")
    assert table.saw("keyword_strikes", keyword="trample")
    assert not table.saw("keyword_strikes", keyword="inflict")


def test_barrage_takes_a_token_or_a_wound_of_each_hero_from_the_leader_on() -> None:
    table = enemy_phase(
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        leader="bob",
        tokens={"ana": {"ww_rest_basic": 1}},
        shadows=["fusewright_oddlock"],
    )

    assert table.saw("keyword_strikes", card="fusewright_oddlock", keyword="barrage")
    assert suffered(table) == [(1, 1)]
    assert sorted(table.options("ana")) == ["discard token ww_rest_basic", "suffer instead"]


@clause("WHQ-Q31", "WHQ-PHASE-ENEMY-07")
def test_bellow_brings_an_enemy_that_acts_in_the_same_phase() -> None:
    table = enemy_phase(engaged={"ana": ["chief_mudmaw"]}, wounds={"ana": 1}, enemy_deck=["orc_boy", "clanrat"])

    assert each(table, "enemy_activates", "card") == [("chief_mudmaw",), ("orc_boy",)]


def test_pilfer_takes_a_token_or_a_wound_of_its_hero_alone() -> None:
    tokens = {"ana": {"ww_rest_basic": 1}, "bob": {"ib_rest_basic": 1}}
    table = enemy_phase(
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        engaged={"ana": ["goblin_warrior_elite"]},
        wounds={"ana": 1},
        tokens=tokens,
    )

    assert table.saw("keyword_strikes", keyword="pilfer")
    assert sorted(table.options("ana")) == ["discard token ww_rest_basic", "suffer instead"]
    table.choose("ana", "discard token ww_rest_basic")
    assert (table.tokens("ana"), table.tokens("bob")) == ({}, {"ib_rest_basic": 1})
    assert suffered(table) == [(0, 2)]  # by Inflict


def test_pilfer_wounds_a_hero_without_tokens() -> None:
    assert suffered(enemy_phase(engaged={"ana": ["goblin_warrior_elite"]}, wounds={"ana": 1})) == [
        (0, 1),
        (0, 2),
    ]


def test_pilfer_takes_nothing_from_a_hero_who_has_fallen() -> None:
    """The goblin finds no room beside her, and its blow fells her before it could pilfer anything."""
    others = [{"card": "orc_boy", "exhausted": True}] * 2 + [{"card": "river_troll", "exhausted": True}]
    table = enemy_phase(
        engaged={"ana": others},
        wounds={"ana": 15},
        tokens={"ana": {"ib_rest_basic": 1}},
        shadows=["goblin_warrior_elite"],
    )

    assert table.of("defeated", "ana")
    assert not table.saw("keyword_strikes", keyword="pilfer")
    assert table.tokens("ana") == {"ib_rest_basic": 1}


@pytest.mark.parametrize(("wounds", "left"), [(3, 2), (0, 0)])
def test_drain_wounds_its_hero_and_heals_the_enemy(wounds: int, left: int) -> None:
    table = enemy_phase(engaged={"ana": [{"card": "barrow_wight", "wounds": wounds}]})

    assert suffered(table) == [(0, 1), (0, 2)]
    assert table.of("engaged", "ana")[0]["wounds"] == left
    assert table.saw("enemy_recovered", wounds=1) == (wounds > 0)


def test_drain_gets_nothing_from_a_hero_who_has_fallen() -> None:
    """The wight finds no room, and its blow fells her before it could drain anybody."""
    others = [{"card": "orc_boy", "exhausted": True}] * 2 + [{"card": "river_troll", "exhausted": True}]
    wight = {"card": "barrow_wight", "wounds": 2}
    table = enemy_phase(engaged={"ana": others}, wounds={"ana": 15}, shadows=[wight])

    assert table.of("defeated", "ana")
    assert not table.saw("enemy_recovered")
    assert not table.saw("keyword_strikes", keyword="drain")


def test_raise_brings_back_the_undead_that_was_discarded_last() -> None:
    """Exhausted, so that it does not act in this phase; it lies in the shadows, with no wounds."""
    table = enemy_phase(
        engaged={"ana": ["barrow_wight_elite"]},
        enemy_discard=["goblin_warrior", "crypt_ghoul", "barrow_wight"],  # the last one discarded comes first
    )

    assert each(table, "raised", "card") == [("crypt_ghoul",)]
    assert table.open()["enemy_discard"] == ["goblin_warrior", "barrow_wight"]
    assert each(table, "enemy_activates", "card") == [("barrow_wight_elite",)]
    assert [(enemy["card"], enemy["facedown"], enemy["wounds"]) for enemy in table.open()["shadows"]] == [
        ("crypt_ghoul", False, 0)
    ]


def test_everybody_sees_who_was_raised() -> None:
    table = enemy_phase(engaged={"ana": ["barrow_wight_elite"]}, enemy_discard=["crypt_ghoul"])

    assert table.state.is_known_to(-1, table.state.top(SHADOWS))


@clause("WHQ-KEYWORD-01")
def test_an_empty_place_on_an_effect_bar_does_nothing() -> None:
    table = enemy_phase(engaged={"ana": ["orc_boy"]}, enemy_discard=["crypt_ghoul", "barrow_wight"])

    assert table.open()["enemy_discard"] == ["crypt_ghoul", "barrow_wight"]
    assert table.shadows() == []


def test_raise_finds_nobody_among_the_living() -> None:
    table = enemy_phase(engaged={"ana": ["barrow_wight_elite"]}, enemy_discard=["goblin_warrior", "clanrat"])

    assert not table.saw("raised")
    assert table.open()["shadows"] == []


@clause("WHQ-Q30")
def test_an_enemy_defeated_in_its_own_activation_finishes_its_bar() -> None:
    """The Boar Spear kills it as it comes; it still inflicts, and is gone before it could retreat."""
    table = enemy_phase(shadows=[{"card": "giant_bat", "wounds": 1}], gear={"ana": ["boar_spear"]})
    table.choose("ana", "spear")

    assert told(table, "enemy_defeated", "suffered", "went_to_shadows") == ["enemy_defeated", "suffered"]
    assert suffered(table) == [(0, 1)]
    assert table.open()["enemy_discard"] == ["giant_bat"]


@clause("WHQ-Q30", "WHQ-DEFEAT-13")
def test_an_enemy_defeated_in_its_own_activation_comes_back_ready() -> None:
    """It is not exhausted in the discard pile, from which the next peril effect draws it again."""
    table = enemy_phase(
        quest="quest-5", peril=1, shadows=[{"card": "giant_bat", "wounds": 1}], gear={"ana": ["boar_spear"]}
    )
    table.choose("ana", "spear")

    assert table.saw("spawned", card="giant_bat")
    assert [enemy["exhausted"] for enemy in table.of("engaged", "ana")] == [False]


@clause("WHQ-Q30")
def test_an_enemy_defeated_at_another_heros_side_inflicts_there() -> None:
    """Ana activates the goblin, which preys on Bob and falls to his spear: its wounds are still for Bob."""
    table = enemy_phase(
        shadows=[{"card": "goblin_warrior", "wounds": 1}], gear={"bob": ["boar_spear"]}, wounds={"bob": 1}
    )
    table.choose("bob", "spear")

    assert table.saw("enemy_activates", seat=0)
    assert suffered(table) == [(1, 1)]


def activated_out_of_phase(card: str) -> LaidTable:
    """Some effect activates Ana's enemy in the hero phase; right after it she is asked for her action."""
    table = lay_out(engaged={"ana": [card]}, items={"ana": ["fire_flask"]})
    table.state.push(ACTIVATE.at(table.state.top(ENGAGED), 0))
    table.choose("ana", "decline")
    assert table.saw("enemy_activates", card=card)
    return table


@clause("WHQ-PHASE-ENEMY-06", "WHQ-Q32")
@pytest.mark.parametrize(("card", "is_exhausted"), [("river_troll", True), ("orc_boy", False)])
def test_outside_the_enemy_phase_activation_exhausts_whom_it_can(card: str, is_exhausted: bool) -> None:
    table = activated_out_of_phase(card)

    assert [enemy["exhausted"] for enemy in table.of("engaged", "ana")] == [is_exhausted]


@clause("WHQ-Q33")
def test_no_effect_activates_a_nemesis_in_the_lair() -> None:
    table = lay_out(lair=["odious_grump"], items={"ana": ["fire_flask"]}, shadows=["jezzail_team"])
    table.state.push(ACTIVATE.at(table.state.top(LAIR), 0))
    table.choose("ana", "decline")

    assert table.occasion() == "action"
    assert not table.saw("enemy_activates")
    assert table.open()["lair"] == ["odious_grump"]


@clause("WHQ-Q29", "WHQ-DEFEAT-02")
def test_a_hero_who_falls_in_the_middle_of_an_activation_is_hit_no_more() -> None:
    """Trample fells Ana; the ogre's Inflict finds nobody, and the ogre is exhausted in the shadows."""
    table = enemy_phase(
        hero={"ana": "waywatcher"},
        engaged={"ana": ["rat_ogre_elite"], "bob": [{"card": "orc_boy", "exhausted": True}, "jezzail_team"]},
        wounds={"ana": 12},
    )

    assert suffered(table)[0] == (0, 1)
    assert table.of("defeated", "ana") is True
    assert [seat for seat, _ in suffered(table)].count(0) == 1
    assert table.shadows() == ["rat_ogre_elite"]


@clause("WHQ-Q34")
def test_an_engaged_enemy_that_advances_does_nothing() -> None:
    """Not even with a full zone around the hero."""
    table = enemy_phase(
        engaged={
            "ana": [
                {"card": "clanrat", "exhausted": True},
                {"card": "clanrat", "exhausted": True},
                "crypt_ghoul",
            ]
        }
    )

    assert table.engaged("ana") == ["clanrat", "clanrat", "crypt_ghoul"]
    assert suffered(table) == []


@clause("WHQ-CONDITION-05")
def test_enemies_have_no_conditions() -> None:
    """What a monk does to its hero does nothing to the enemies around."""
    table = enemy_phase(engaged={"ana": ["plague_monk", {"card": "rat_ogre", "exhausted": True}]})

    assert all("conditions" not in enemy for enemy in table.of("engaged", "ana"))
    assert table.of("conditions", "ana") == ["sickened"]
