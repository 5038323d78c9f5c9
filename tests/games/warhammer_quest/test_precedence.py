"""What outranks what, who decides, how a quest ends: WHQ-GOLDEN, WHQ-CONFLICT, WHQ-LEADER, WHQ-WIN."""

from __future__ import annotations

import pytest

from questhall.core.interface import decision
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each, told
from tests.games.warhammer_quest.kit import lay_out
from tests.games.warhammer_quest.settling import lay_campaign


@clause("WHQ-GOLDEN-01", "WHQ-Q59")
def test_the_rules_set_no_upper_bound_to_the_gear_limit() -> None:
    """The campaign log has boxes up to four; the Rules Reference, which outranks it, knows no such limit."""
    table = lay_out(
        quest="delve",
        moment="location_phase",
        progress=8,
        gear_limit={"ana": 4},
        location_deck=["bell_chamber", "trophy_wall"],
    )
    table.choose("party", "travel")
    table.choose("ana", "raise limit")

    assert table.of("gear_limit", "ana") == 5


@clause("WHQ-GOLDEN-02", "WHQ-Q68")
def test_a_card_replaces_a_rule_it_contradicts() -> None:
    """One armour is the limit of the rules; the Chain Shirt says that it does not count."""
    table = act(
        "perform ww_explore_basic",
        "draw gear",
        dice=[5, 5],
        gear={"ana": ["full_plate"]},
        gear_limit={"ana": 2},
        dungeon_deck=["hidden_cache"],
        gear_deck=["chain_shirt"],
    )

    assert table.offers("ana", "equip chain_shirt")


@clause("WHQ-GOLDEN-04", "WHQ-Q68")
def test_an_effect_that_says_cannot_gives_way_to_nothing() -> None:
    """A Jezzail Team cannot be engaged, though the rules of spawning say where it goes."""
    table = lay_out(moment="peril_phase", quest="quest-5", peril=1, enemy_deck=["jezzail_team", "clanrat"])

    assert table.engaged("ana") == []
    assert table.shadows() == ["jezzail_team"]


@clause("WHQ-GOLDEN-03")
@pytest.mark.parametrize(("progress", "stays"), [(7, False), (8, True)])
def test_a_quest_sheet_outranks_a_card(progress: int, stays: bool) -> None:
    """Tallowfoot's card says Retreat; the sheet of the delve says that it has no effect at the way out."""
    table = lay_out(
        quest="delve",
        moment="enemy_phase",
        stage=3,
        progress=progress,
        engaged={"ana": ["tallowfoot"]},
        wounds={"ana": 1},
    )

    assert table.engaged("ana") == (["tallowfoot"] if stays else [])


@clause("WHQ-GOLDEN-05")
def test_nobody_decides_for_another_hero() -> None:
    table = act("perform ww_aid_basic", dice=[1])

    assert table.asked() == "bob"
    assert table.options("ana") == []
    assert decision.why_not(table.state, 0, "place token ib_rest_basic") is not None


@clause("WHQ-LEADER-02", "WHQ-GOLDEN-06")
def test_a_joint_decision_is_one_decision_that_the_leader_can_settle() -> None:
    """All are asked together; what any of them says, the leader too, is the decision of the party."""
    for seat in range(3):
        table = lay_out(players=3, moment="enemy_phase", leader="cem", shadows=["goblin_warrior"])
        assert sorted(table.options("party")) == ["hunt seat-0", "hunt seat-1", "hunt seat-2"]
        decision.choose(table.state, seat, "hunt seat-1")
        assert table.engaged("bob") == ["goblin_warrior"]


@clause("WHQ-GOLDEN-09", "WHQ-WIN-01")
def test_the_party_wins_together() -> None:
    table = lay_out(
        players=3,
        moment="location_phase",
        quest="quest-1",
        location="grumps_sump",
        progress=6,
        defeated={"bob": True},
    )

    assert table.has_won()
    assert table.state.winners == 0b111


# Simultaneous effects


@clause("WHQ-CONFLICT-01")
def test_the_effects_of_enemies_come_before_those_of_the_location() -> None:
    """One nemesis icon wakes Tallowfoot's effect and rings the bell."""
    table = act(
        "perform ww_explore_basic",
        dice=[5, 5, 4],
        location="bell_chamber",
        engaged={"ana": ["goblin_warrior"]},
        lair=["tallowfoot"],
        enemy_deck=["orc_boy", "clanrat"],
    )

    assert told(table, "progress_lost", "spawned_facedown") == ["progress_lost", "spawned_facedown"]


@clause("WHQ-RANK-01", "WHQ-Q39")
def test_the_effects_of_nemeses_come_in_the_order_of_their_rank() -> None:
    """Oddlock, whose attack is higher, before Tallowfoot."""
    table = act(
        "perform ww_explore_basic",
        dice=[5, 5, 4],
        engaged={"ana": ["goblin_warrior"]},
        lair=["tallowfoot", "fusewright_oddlock"],
    )

    assert told(table, "suffered", "progress_lost") == ["suffered", "progress_lost"]


@clause("WHQ-RANK-01", "WHQ-RANK-04", "WHQ-Q39")
def test_a_higher_attack_ranks_a_nemesis_above_one_with_more_health() -> None:
    """Nunkel (attack 3, health 7), left over from a lost quest, before Tallowfoot (attack 2, health 10)."""
    table = act(
        "perform ww_explore_basic",
        dice=[5, 5, 4],
        engaged={"ana": ["goblin_warrior"]},
        shadows=["nunkel"],
        lair=["tallowfoot"],
    )

    assert each(table, "nemesis_effect", "card") == [("nunkel",), ("tallowfoot",)]


@clause("WHQ-CONFLICT-02")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_choose_the_order_of_the_rest(first: int) -> None:
    """After a rest the Healer's Satchel and the Ring of Second Wind wait together, in either order."""
    uses = ["use healers_satchel seat-1", "use second_wind_ring"]
    table = act(
        "perform ww_rest_basic",
        dice=[5, 5],
        gear={"ana": ["healers_satchel", "second_wind_ring"]},
        wounds={"bob": 2},
    )
    assert table.options("ana") == uses
    table.choose("ana", uses[first])
    if first == 0:
        table.choose("ana", uses[1])  # what is left of the two is due and needs no question: the Satchel

    assert [card for _, card in each(table, "used_gear", "seat", "card")] == [
        use.split()[1] for use in (uses[first], uses[1 - first])
    ]


@clause("WHQ-CONFLICT-02")
@pytest.mark.parametrize("is_used_first", [True, False])
def test_gear_may_be_used_before_the_wound_of_the_location_that_comes_at_the_same_moment(
    is_used_first: bool,
) -> None:
    """With one health left she shoots in the Powder Store, and it is her choice what follows that first."""
    table = act(
        "perform ww_attack_basic",
        dice=[5, 5],
        location="powder_store",
        wounds={"ana": 12},
        gear={"ana": ["ww_leg_quiver"]},
        tokens={"ana": {"ww_rest_basic": 1}},
        engaged={"bob": [{"card": "rat_ogre", "exhausted": True}]},
    )
    assert (table.occasion(), table.of("wounds", "ana")) == ("after_action", 12)
    table.choose("ana", "use ww_leg_quiver ww_rest_basic seat-1.1" if is_used_first else "decline")

    assert table.of("defeated", "ana")
    assert table.of("engaged", "bob")[0]["wounds"] == int(is_used_first)


@clause("WHQ-EFFECT-03", "WHQ-EFFECT-04")
def test_only_what_has_a_cost_is_declined_of_two_effects() -> None:
    """Ana may keep her Ring, but the Healer's Satchel helps bob all the same."""
    table = act(
        "perform ww_rest_basic",
        "use healers_satchel seat-1",
        dice=[5, 5],
        gear={"ana": ["healers_satchel", "second_wind_ring"]},
        wounds={"bob": 2},
    )
    assert table.occasion() == "after_action"
    assert table.options("ana") == ["use second_wind_ring", "decline"]
    table.choose("ana", "decline")

    assert table.of("wounds", "bob") == 1
    assert table.exhausted("ana") == ["ww_rest_basic"]


@clause("WHQ-Q71")
def test_each_hero_is_done_before_the_next_begins() -> None:
    table = lay_out(moment="location_phase", location="choking_passage", leader="bob", players=3)

    assert table.asked() == "bob"
    table.choose("bob", table.options("bob")[0])
    assert table.asked() == "cem"


# The end


@clause("WHQ-Q48")
def test_victory_comes_before_defeat() -> None:
    """The last hero's blow finishes Oddlock; what would finish the hero does not come any more."""
    table = lay_out(
        quest="quest-4",
        hero={"ana": "warrior_priest"},
        wounds={"ana": 14},
        defeated={"bob": True},
        engaged={"ana": [{"card": "fusewright_oddlock", "wounds": 9}]},
        dice=[1, 1, 1],
    )
    table.choose("ana", "perform wp_attack_basic")

    assert table.has_won()


@clause("WHQ-Q48", "WHQ-SETTLE-01")
def test_in_a_campaign_the_settlement_stage_comes_once_although_both_would_end_the_quest() -> None:
    """Tallowfoot is beaten and has fled, as no real effect has it; then something changes on the table."""
    table = lay_campaign(
        quest="quest-3",
        deeds=["nemesis_fled"],
        set_aside=["tallowfoot"],
        items={"ana": ["ritual_candles"]},
    )
    table.choose("ana", "use ritual_candles")

    assert count(table, "settlement_begins") == 1
    assert table.open()["pool"] == ["legendary_fortune"], "the reward, and no penalty"


@clause("WHQ-WIN-01", "WHQ-Q49")
def test_a_defeat_is_the_defeat_of_all() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        moment="enemy_phase",
        wounds={"ana": 12},
        defeated={"bob": True},
        shadows=["orc_boy"],
    )

    assert table.is_over()
    assert table.state.winners == 0


@clause("WHQ-DELVE-01")
def test_a_delve_has_no_pool_and_no_campaign() -> None:
    """A Legendary Fortune that is used goes beside the sheet, as there is no pool to go back to."""
    table = act(
        "perform ww_explore_basic",
        "draw gear",
        quest="delve",
        dice=[5, 5],
        dungeon_deck=["hidden_cache"],
        gear_deck=["legendary_fortune"],
    )

    assert table.open()["pool"] == []
    assert table.open()["set_aside"] == ["legendary_fortune"]
