"""Switches that concern actions, dice and tokens: each ruling as it stands, and its other reading."""

from __future__ import annotations

import pytest

from questhall.games.warhammer_quest.components.action_in_progress import (
    ENEMY_DIE,
    HERO_DIE,
    OTHER_ENEMY_DIE,
    OTHER_HERO_DIE,
)
from questhall.games.warhammer_quest.components.state import ENGAGED
from questhall.games.warhammer_quest.enemies.enemies_in_play import move_to_shadows
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each
from tests.games.warhammer_quest.kit import LaidTable, lay_out

Switches = tuple[str, ...]


# The dice (WHQ-Q05)


@clause("WHQ-Q05")
@pytest.mark.parametrize(
    ("switches", "successes", "defence", "is_lost"), [((), 1, 1, False), (("other-dice",), 2, 0, True)]
)
def test_other_dice_have_other_faces(switches: Switches, successes: int, defence: int, is_lost: bool) -> None:
    """The fourth face of a hero die, and the fifth of an enemy die: Tallowfoot's effect or nothing."""
    table = act(
        "perform ww_aid_basic",
        dice=[4, 5],
        variants=switches,
        progress=1,
        engaged={"ana": ["goblin_warrior"]},
        lair=["tallowfoot"],
    )
    while table.occasion() == "place_tokens":
        table.choose("bob", table.options("bob")[0])

    assert table.saw("icons", successes=successes, defence=defence)
    assert table.saw("progress_lost") is is_lost


@clause("WHQ-Q05")
def test_how_often_other_dice_show_what() -> None:
    """Single success 2 in 6, any success 4 in 6, success or critical 5 in 6, as with the usual die."""
    assert sorted(HERO_DIE[face] for face in OTHER_HERO_DIE) == [
        *("critical", "defence", "success", "success", "two_successes", "two_successes"),
    ]
    assert sorted(ENEMY_DIE[face] for face in OTHER_ENEMY_DIE) == [
        *("attack", "attack", "attack", "blank", "nemesis", "nemesis"),
    ]


# Who attacks (WHQ-Q09, WHQ-Q10)


@clause("WHQ-Q09")
@pytest.mark.parametrize(("switches", "total"), [((), 1), (("exhausted-enemies-attack",), 3)])
def test_exhausted_enemies_attack_if_switched_on(switches: Switches, total: int) -> None:
    """One die, for the goblin alone; its icon makes the strongest attack."""
    table = act(
        "perform ww_explore_basic",
        dice=[1, 1, 1],
        variants=switches,
        engaged={"ana": [{"card": "river_troll", "exhausted": True}, "goblin_warrior"]},
    )

    assert count(table, "rolled_enemy_die") == 1
    assert table.saw("enemies_attack", total=total)


def rolled_with_a_goblin_about(switches: Switches) -> LaidTable:
    """Ana has rolled an attack of the goblin in her zone and may still use her coin."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=switches,
        engaged={"ana": ["goblin_warrior"]},
        gear={"ana": ["lucky_coin"]},
        items={"ana": ["elfcap_fungus"]},
        dice=[1, 1, 1],
    )
    table.choose("ana", "perform ww_explore_basic")
    return table


@clause("WHQ-Q10")
@pytest.mark.parametrize(("switches", "attacks"), [((), True), (("moved-enemies-hold-back",), False)])
def test_an_enemy_moved_away_after_the_roll(switches: Switches, attacks: bool) -> None:
    table = rolled_with_a_goblin_about(switches)
    move_to_shadows(table.state, table.state.top(ENGAGED))
    table.choose("ana", "decline")

    assert table.saw("enemies_attack", total=1) is attacks


@clause("WHQ-Q10")
@pytest.mark.parametrize(("moved", "total"), [(0, 3), (1, 1)])
def test_an_enemy_that_was_not_moved_away_attacks(moved: int, total: int) -> None:
    """A goblin and a troll are about, and two attacks are rolled; one of the two is moved away."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=("moved-enemies-hold-back",),
        engaged={"ana": ["goblin_warrior", "river_troll"]},
        gear={"ana": ["lucky_coin"]},
        dice=[1, 1, 1, 1],
    )
    table.choose("ana", "perform ww_explore_basic")
    cards = list(reversed(table.state.pile(ENGAGED)))
    move_to_shadows(table.state, cards[moved])
    table.choose("ana", "decline")

    assert table.saw("enemies_attack", total=total)


@clause("WHQ-Q10", "WHQ-Q11")
def test_all_who_stayed_have_attacked_if_there_are_icons_for_more() -> None:
    """Three attacks are rolled and a troll is moved away; a harness can prick either of the other two."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=("moved-enemies-hold-back",),
        engaged={"ana": ["river_troll", "goblin_warrior", "orc_boy"]},
        gear={"ana": ["lucky_coin", "spiked_harness"]},
        dice=[1, 1, 1, 1, 1],
    )
    table.choose("ana", "perform ww_explore_basic")
    move_to_shadows(table.state, table.state.pile(ENGAGED)[-1])
    table.choose("ana", "decline")

    assert table.saw("enemies_attack", total=3)
    assert sorted(table.options("ana")) == ["prick seat-0.1", "prick seat-0.2"]


@clause("WHQ-Q10", "WHQ-ATTACK-07")
def test_with_either_reading_an_enemy_that_stays_or_falls_attacks() -> None:
    switches = ("moved-enemies-hold-back",)
    table = rolled_with_a_goblin_about(switches)
    table.choose("ana", "decline")
    assert table.saw("enemies_attack", total=1)

    slain = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        variants=switches,
        engaged={"ana": ["goblin_warrior"]},
        dice=[1, 1, 1],
    )
    assert slain.saw("enemy_defeated")
    assert slain.saw("enemies_attack", total=1)


# Targets (WHQ-Q13, WHQ-Q14)


def strike_two(switches: Switches) -> LaidTable:
    """Three successes against a River Troll and a Black Orc, which has resilience 1."""
    return act(
        "perform ib_attack_basic",
        "target seat-0.1",
        "target seat-0.2",
        hero="ironbreaker",
        variants=switches,
        engaged={"ana": ["river_troll", "black_orc"]},
        dice=[3, 1, 5, 5],
    )


@clause("WHQ-Q13")
def test_every_target_suffers_all_successes() -> None:
    table = strike_two(())

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.1", 3), ("seat-0.2", 2)]


@clause("WHQ-Q13")
def test_divided_successes_are_dealt_out_one_by_one() -> None:
    """Nobody is struck before all are dealt out; resilience takes off the share of its enemy."""
    table = strike_two(("divided-successes",))
    assert table.occasion() == "divide_successes"
    table.choose("ana", "allot seat-0.2", "allot seat-0.1")
    assert not table.saw("enemy_wounded")
    table.choose("ana", "allot seat-0.2")

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.1", 1), ("seat-0.2", 1)]
    assert table.occasion() == "after_activation"


@clause("WHQ-Q13")
def test_nothing_is_divided_for_a_single_target() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        variants=("divided-successes",),
        engaged={"ana": ["river_troll"]},
        dice=[3, 1, 5],
    )

    assert each(table, "enemy_wounded", "wounds") == [(3,)]


@clause("WHQ-Q14")
@pytest.mark.parametrize(("switches", "rolled"), [((), 0), (("targets-after-roll",), 2)])
def test_targets_are_named_before_or_after_the_roll(switches: Switches, rolled: int) -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        variants=switches,
        engaged={"ana": ["river_troll", "goblin_warrior"]},
        gear={"ana": ["heavy_maul"]},
        dice=[3, 1, 5, 5],
    )
    assert table.occasion() == "targets"
    assert count(table, "rolled_hero_die") == rolled
    table.choose("ana", "target seat-0.1")

    assert count(table, "rolled_hero_die") == 2
    assert table.saw("enemy_wounded", wounds=4)  # the maul counts the targets in step 5


@clause("WHQ-Q14")
def test_only_attacks_name_targets_after_the_roll() -> None:
    table = act(
        "perform ww_rest_basic",
        variants=("targets-after-roll",),
        shadows=["river_troll", "goblin_warrior"],
        engaged={"bob": ["orc_boy"]},
        dice=[5, 5],
    )

    assert table.occasion() == "after_activation"


@clause("WHQ-Q14")
@pytest.mark.parametrize("gear", ["hunting_bow", "hooked_flail"])
def test_gear_that_finds_more_targets_is_not_offered_in_other_actions(gear: str) -> None:
    table = act(
        "perform ww_explore_basic",
        variants=("targets-after-roll",),
        engaged={"ana": [{"card": "river_troll", "exhausted": True}]},
        gear={"ana": [gear]},
        dice=[5, 5],
    )

    assert table.occasion() == "after_activation"


# Tokens (WHQ-Q19, WHQ-Q22, WHQ-Q67)


@clause("WHQ-Q19")
@pytest.mark.parametrize(("switches", "asked"), [((), "ana"), (("surplus-tokens-pass-on",), "cem")])
def test_where_tokens_go_that_do_not_fit(switches: Switches, asked: str) -> None:
    full = {"ib_rest_basic": 2, "ib_attack_basic": 2, "ib_explore_basic": 2, "ib_aid_basic": 1}
    table = act(
        "perform ww_aid_basic",
        "aid seat-1",
        players=3,
        variants=switches,
        dice=[3],
        tokens={"bob": full},
    )
    table.choose("bob", "place token ib_aid_basic")

    assert table.asked() == asked
    if asked == "cem":
        table.choose("cem", "place token wp_aid_basic")
    assert table.tokens("cem") == ({"wp_aid_basic": 1} if asked == "cem" else {})
    assert table.occasion() == "after_activation"


@clause("WHQ-Q19", "WHQ-Q53")
def test_tokens_that_do_not_fit_pass_by_a_fallen_hero() -> None:
    bob = {"ib_rest_basic": 2, "ib_attack_basic": 2, "ib_explore_basic": 2, "ib_aid_basic": 2}
    table = act(
        "perform ww_aid_basic",
        "aid seat-1",
        players=4,
        variants=("surplus-tokens-pass-on",),
        dice=[1],
        tokens={"bob": bob},
        defeated={"cem": True},
    )

    assert table.asked() == "dan"
    assert table.occasion() == "place_tokens"


@clause("WHQ-Q19")
def test_tokens_are_lost_when_nobody_has_room() -> None:
    bob = {"ib_rest_basic": 2, "ib_attack_basic": 2, "ib_explore_basic": 2, "ib_aid_basic": 2}
    ana = {"ww_rest_basic": 2, "ww_attack_basic": 2, "ww_explore_basic": 2, "ww_aid_basic": 2}
    table = act(
        "perform ww_aid_basic",
        "roll",
        variants=("surplus-tokens-pass-on",),
        dice=[3],
        tokens={"ana": ana, "bob": bob},
    )

    assert table.occasion() == "after_activation"
    assert table.tokens("bob") == bob


@clause("WHQ-Q22")
@pytest.mark.parametrize(("switches", "is_offered"), [((), False), (("empty-choices",), True)])
def test_a_sickened_hero_may_choose_to_become_sickened(switches: Switches, is_offered: bool) -> None:
    """Fungus Hollow: the party leader discards a token or becomes sickened."""
    table = lay_out(
        moment="location_phase",
        location="fungus_hollow",
        variants=switches,
        conditions={"ana": ["sickened"]},
        tokens={"ana": {"ib_aid_basic": 1}},
    )

    assert table.offers("ana", "sicken instead") is is_offered
    if is_offered:
        table.choose("ana", "sicken instead")
        assert table.tokens("ana") == {"ib_aid_basic": 1}


@clause("WHQ-Q22")
def test_what_is_to_be_discarded_has_to_be_there() -> None:
    table = lay_out(moment="location_phase", location="fungus_hollow", variants=("empty-choices",))

    assert table.of("conditions", "ana") == ["sickened"]
    assert table.occasion() == "action"


@clause("WHQ-Q22")
@pytest.mark.parametrize(("switches", "is_offered"), [((), False), (("empty-choices",), True)])
def test_a_refresh_of_gear_that_needs_none(switches: Switches, is_offered: bool) -> None:
    table = lay_out(
        quest="delve",
        moment="location_phase",
        location="bone_strewn_stair",
        progress=5,
        location_deck=["choking_passage", "fungus_hollow"],
        variants=switches,
    )
    table.choose("party", "travel")

    assert table.occasion() == "growth"
    assert table.offers("ana", "refresh gear") is is_offered


@clause("WHQ-Q67")
@pytest.mark.parametrize(("switches", "tokens"), [((), 4), (("aid-counts-dice",), 2)])
def test_which_successes_make_tokens(switches: Switches, tokens: int) -> None:
    """A success and a critical on the die, a token spent and the Signal Whistle."""
    table = act(
        "perform ww_aid_basic",
        "spend token",
        variants=switches,
        dice=[6, 1],
        tokens={"ana": {"ww_aid_basic": 1}},
        gear={"ana": ["signal_whistle"]},
    )
    while table.occasion() == "place_tokens":
        table.choose("bob", table.options("bob")[0])

    assert sum(table.tokens("bob").values()) == tokens


@clause("WHQ-Q67")
def test_a_sickened_helper_gives_no_more_than_he_has() -> None:
    """Two on the die, one lost: what is lost counts with either reading."""
    table = act(
        "perform ww_aid_basic", variants=("aid-counts-dice",), dice=[3], conditions={"ana": ["sickened"]}
    )
    table.choose("bob", table.options("bob")[0])

    assert table.occasion() == "after_activation"


# Costs, gear and items (WHQ-Q72, WHQ-Q77, WHQ-Q83)


@clause("WHQ-Q72")
@pytest.mark.parametrize(("switches", "is_offered"), [((), False), (("deadly-costs",), True)])
def test_a_wound_that_would_defeat_can_be_paid(switches: Switches, is_offered: bool) -> None:
    """Ember Light with one health left: the action is resolved to its end all the same."""
    table = lay_out(hero={"ana": "bright_wizard"}, wounds={"ana": 13}, variants=switches, dice=[1])
    table.choose("ana", "perform bw_explore_basic")

    assert table.offers("ana", "burn brighter") is is_offered
    if is_offered:
        table.choose("ana", "burn brighter")
        assert table.of("defeated", "ana") is True
    assert table.saw("progress", amount=3 if is_offered else 1)


@clause("WHQ-Q72", "WHQ-Q53")
def test_a_hero_who_falls_by_a_cost_gets_nothing_for_it() -> None:
    """Shared fire: Bob pays his last health and claims no token."""
    table = lay_out(
        hero={"ana": "bright_wizard", "bob": "waywatcher"},
        variants=("deadly-costs",),
        wounds={"bob": 12},
        dice=[5],
    )
    table.choose("ana", "perform bw_aid_basic")
    table.choose("bob", "catch fire")

    assert table.of("defeated", "bob") is True
    assert table.tokens("bob") == {}
    assert table.asked() == "ana"


@clause("WHQ-Q72", "WHQ-Q53")
def test_a_hero_who_falls_by_a_cost_pays_no_more() -> None:
    """The first target more costs the Bright Wizard her last health, and a second is not to be had."""
    table = lay_out(
        hero={"ana": "bright_wizard"},
        actions={"ana": ["bw_attack_advanced"]},
        variants=("deadly-costs",),
        wounds={"ana": 13},
        shadows=["river_troll", "goblin_warrior", "giant_bat"],
        dice=[1, 1],
    )
    table.choose("ana", "perform bw_attack_advanced", "burn")

    assert table.of("defeated", "ana") is True
    assert table.occasion() == "targets"
    assert not table.offers("ana", "burn")


def exhausted(table: LaidTable) -> bool:
    (coin,) = table.of("gear", "ana")
    return bool(coin["exhausted"])


@clause("WHQ-Q77")
@pytest.mark.parametrize(("switches", "is_exhausted"), [((), True), (("preparing-readies-gear",), False)])
def test_whether_preparing_readies_gear(switches: Switches, is_exhausted: bool) -> None:
    table = act(
        "perform ww_attack_basic",
        variants=switches,
        gear={"ana": ["lucky_coin"]},
        exhausted_gear={"ana": ["lucky_coin"]},
        dice=[5, 5],
    )

    assert exhausted(table) is is_exhausted


@clause("WHQ-Q77")
@pytest.mark.parametrize(("switches", "is_exhausted"), [((), False), (("preparing-readies-gear",), True)])
def test_whether_the_end_of_the_round_readies_gear(switches: Switches, is_exhausted: bool) -> None:
    table = lay_out(
        moment="peril_phase",
        variants=switches,
        gear={"ana": ["lucky_coin"]},
        exhausted_gear={"ana": ["lucky_coin"]},
    )

    assert table.open()["round"] == 2
    assert exhausted(table) is is_exhausted


@clause("WHQ-Q83")
def test_a_target_that_fell_to_an_item_inside_the_action_is_not_struck() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=("items-in-actions",),
        shadows=["goblin_warrior"],
        items={"ana": ["fire_flask", "elfcap_fungus"]},
        dice=[1, 1],
    )
    table.choose("ana", "decline", "perform ww_attack_basic", "use fire_flask shadows.1")

    assert table.occasion() == "after_activation"
    assert count(table, "enemy_defeated") == 1
    assert count(table, "enemy_wounded") == 1


@clause("WHQ-Q83", "WHQ-Q13")
def test_no_success_is_given_to_a_target_that_fell_to_an_item() -> None:
    table = lay_out(
        variants=("items-in-actions", "divided-successes"),
        engaged={"ana": [{"card": card, "exhausted": True} for card in ("goblin_warrior", "river_troll")]},
        items={"ana": ["fire_flask", "elfcap_fungus"]},
        dice=[1, 1],
    )
    table.choose("ana", "decline", "perform ib_attack_basic", "target seat-0.1", "target seat-0.2")
    table.choose("ana", "use fire_flask seat-0.1")

    assert table.occasion() == "after_activation"
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [2]


@clause("WHQ-Q83")
@pytest.mark.parametrize("switches", [(), ("items-in-actions",)])
def test_items_inside_an_action(switches: Switches) -> None:
    """The flask is declined before the action; inside it, after the dice, it is asked for again or not."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=switches,
        shadows=[{"card": "river_troll", "exhausted": True}],
        items={"ana": ["fire_flask", "elfcap_fungus"]},
        dice=[5, 5],
    )
    table.choose("ana", "decline", "perform ww_explore_basic")

    if not switches:
        assert table.occasion() == "after_activation"
        return
    assert table.occasion() == "hero_phase"
    assert table.saw("rolled_hero_die")
    assert not table.saw("icons")
    table.choose("ana", "use fire_flask shadows.1")
    assert table.saw("enemy_wounded", wounds=2)
