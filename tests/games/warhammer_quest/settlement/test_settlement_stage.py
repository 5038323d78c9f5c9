"""The settlement stage: reward or penalty, trainer, blacksmith, arena, gear handed over, refresh."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import BOX, CONDITION_SUPPLY, DRAWN, LEGENDARY_SET
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.settlement.settlement_stage import SETTLEMENT_STAGE
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.acting import each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out
from tests.games.warhammer_quest.settling import finish, first_sensible, lay_campaign, passed_on, settle

WARES = ["lucky_coin", "boar_spear", "storm_lantern", "tower_shield"]
FORTUNE = "legendary_fortune"
PILES = ("enemy_discard", "location_discard", "dungeon_discard", "gear_discard")


def gear(table: LaidTable, player: str) -> list[str]:
    return [card["card"] for card in table.of("gear", player)]


def actions(table: LaidTable, player: str) -> list[str]:
    return [card["card"] for card in table.of("actions", player)]


def upgrade(**fields: Any) -> LaidTable:
    """Step 2 of the settlement stage; the gear deck has four cards unless the test says otherwise."""
    return settle(moment="upgrade", **{"gear_deck": WARES, **fields})


# When it comes


def a_last_blow(campaign: bool, **fields: Any) -> LaidTable:
    """Quest 3: Ana's blow defeats Tallowfoot, which wins the quest."""
    position = {
        "engaged": {"ana": [{"card": "tallowfoot", "wounds": 7}]},
        "dice": [3, 3, 5],
        "gear_deck": WARES,
        **fields,
    }
    lay = lay_campaign if campaign else lay_out
    table = lay(quest="quest-3", **position)
    table.choose("ana", "perform ib_attack_basic")
    while table.asked() == "ana" and table.occasion() != "settlement":
        table.choose("ana", table.options("ana")[0])
    return table


@clause("WHQ-SETTLE-01", "WHQ-SETTLE-02", "WHQ-SETTLE-03")
def test_a_victory_is_followed_by_the_settlement_stage_in_a_campaign() -> None:
    table = a_last_blow(campaign=True)

    assert table.occasion() == "settlement"
    assert table.view(None)["phase"] == "settlement"
    assert table.open()["active"] == "none"
    assert table.view(None)["pool"] == [FORTUNE]
    assert not table.is_over()


@clause("WHQ-DUNGEON-04", "WHQ-SETTLE-01")
def test_an_event_that_ends_a_quest_is_discarded_before_the_settlement() -> None:
    table = lay_campaign(
        hero={"ana": "waywatcher"},
        wounds={"ana": 11},
        defeated={"bob": True},
        dungeon_deck=["trapped_chest"],
        gear_deck=WARES,
        dice=[5, 5],
    )
    table.choose("ana", "perform ww_explore_basic")
    assert table.occasion() == "settlement"
    assert table.open()["dungeon_discard"] == ["trapped_chest"]


@clause("WHQ-SETTLE-01")
def test_a_defeat_is_followed_by_the_settlement_stage_too() -> None:
    table = lay_campaign(
        moment="enemy_phase",
        wounds={"ana": 15, "bob": 13},
        engaged={"ana": ["orc_boy"], "bob": ["goblin_warrior"]},
        gear_deck=WARES,
    )

    assert table.occasion() == "settlement"
    assert table.view(None)["pool"] == ["odious_grump"]


@clause("WHQ-SETTLE-01", "WHQ-DELVE-05")
def test_a_quest_by_itself_has_no_settlement_stage() -> None:
    table = a_last_blow(campaign=False)

    assert table.has_won()
    assert WARHAMMER_QUEST.passes_on(table.state) == ""


@clause("WHQ-SETTLE-01", "WHQ-WIN-01")
def test_the_quest_ends_as_it_was_won_or_lost_after_the_settlement() -> None:
    won, lost = settle(won=["quest-1"], gear_deck=WARES), settle(gear_deck=WARES)

    finish(won)
    finish(lost)

    assert won.has_won()
    assert not lost.has_won()


@clause("WHQ-Q50", "WHQ-WIN-02")
@pytest.mark.parametrize("earlier", [[], ["quest-1", "quest-2", "quest-3", "quest-4"]])
@pytest.mark.parametrize("is_won", [True, False])
def test_after_the_last_quest_the_campaign_is_over(earlier: list[str], is_won: bool) -> None:
    blow = {"engaged": {"ana": [{"card": "chief_mudmaw", "wounds": 10}]}, "dice": [3, 3, 5]}
    fall = {
        "moment": "enemy_phase",
        "wounds": {"ana": 15, "bob": 13},
        "engaged": {"ana": ["orc_boy"], "bob": ["goblin_warrior"]},
    }
    fields: dict[str, Any] = blow if is_won else fall
    table = lay_campaign(quest="quest-5", won=earlier, **fields)
    while not table.is_over():
        assert table.occasion() != "settlement"
        table.choose(table.asked(), table.options(table.asked())[0])

    assert table.has_won() == is_won  # whatever happened in the earlier quests
    assert passed_on(table) == {}
    assert not table.saw("settlement_begins")


@clause("WHQ-SETTLE-02")
def test_reward_upgrade_and_refresh_come_in_this_order() -> None:
    table = settle(won=["quest-1"], wounds={"ana": 3}, gear_deck=WARES)
    assert table.of("wounds", "ana") == 3

    finish(table)

    assert told(table, "added_to_pool", "action_upgraded", "heroes_refreshed") == [
        *("added_to_pool", "action_upgraded", "action_upgraded", "heroes_refreshed"),
    ]


# Items do not outlast the quest


@clause("WHQ-DUNGEON-06", "WHQ-Q62")
def test_items_are_discarded_before_the_first_step() -> None:
    table = settle(items={"ana": ["fire_flask"], "bob": ["sharp_salts"]}, gear_deck=WARES)

    assert table.of("items", "ana") == table.of("items", "bob") == []
    assert sorted(table.view(None)["dungeon_discard"]) == ["fire_flask", "sharp_salts"]


@clause("WHQ-DUNGEON-06")
def test_items_are_kept_while_the_quest_continues() -> None:
    table = lay_campaign(items={"ana": ["fire_flask"]})

    assert table.of("items", "ana") == ["fire_flask"]


@clause("WHQ-Q63")
def test_cards_of_the_pool_among_the_discarded_ones_return_to_it() -> None:
    table = settle(
        quest="quest-3", items={"ana": ["fire_flask"]}, dungeon_discard=["warpstone"], gear_deck=WARES
    )

    finish(table)

    assert sorted(passed_on(table)["pool"]) == ["tallowfoot", "warpstone"]


@clause("WHQ-SETTLE-01", "WHQ-DECK-11")
def test_an_event_that_ends_the_quest_is_discarded() -> None:
    """The trap in the chest defeats the last hero; nobody takes its treasure any more."""
    table = lay_campaign(
        hero={"ana": "bright_wizard"},
        wounds={"ana": 11, "bob": 16},
        defeated={"bob": True},
        dungeon_deck=["trapped_chest"],
        gear_deck=WARES,
        dice=[5],
    )
    table.choose("ana", "perform bw_explore_basic")
    while table.occasion() != "settlement":
        table.choose("ana", table.options("ana")[-1])

    assert table.view(None)["dungeon_discard"] == ["trapped_chest"]
    assert table.open()["gear_deck"] == WARES


def test_what_was_being_drawn_when_the_quest_ended_goes_where_it_belongs() -> None:
    drawn = ["clanrat", "throne_cavern", "fire_flask", "lucky_coin"]
    table = lay_campaign(location="crumbling_arches")
    state = table.state
    for name in drawn:
        card = state.find(BOX, CARD.value(name))
        state.take(card, BOX)
        state.put(card, DRAWN)
    legend = state.take_top(LEGENDARY_SET + 1)
    state.put(legend, DRAWN)

    SETTLEMENT_STAGE.run(state, 0, 0, 0)

    assert [table.open()[pile] for pile in PILES] == [[name] for name in drawn]
    assert len(table.of("legendary_set", "bob")) == 3
    assert state.size(DRAWN) == 0


@clause("WHQ-SETTLE-04")
def test_what_was_visited_in_an_earlier_settlement_can_be_visited_again() -> None:
    table = settle(visits={"ana": ["trainer", "arena"]}, gear_deck=WARES)

    assert table.offers("ana", "visit arena")
    assert table.offers("ana", "train ib_rest_basic")


# Reward and penalty


@clause("WHQ-SETTLE-03", "WHQ-POOL-02", "WHQ-LEGEND-06")
@pytest.mark.parametrize("quest", ["quest-1", "quest-2", "quest-3", "quest-4"])
def test_a_victory_adds_a_legendary_fortune_to_the_pool(quest: str) -> None:
    table = settle(quest=quest, won=[quest], pool=[FORTUNE])

    assert table.view(None)["pool"] == [FORTUNE, FORTUNE]


@clause("WHQ-SETTLE-03", "WHQ-LEGEND-06")
def test_a_victory_adds_nothing_once_all_legendary_fortunes_are_in_the_pool() -> None:
    table = settle(quest="quest-1", won=["quest-1"], pool=[FORTUNE] * 4)

    assert table.view(None)["pool"] == [FORTUNE] * 4
    assert not table.saw("added_to_pool")


@clause("WHQ-SETTLE-03", "WHQ-POOL-02")
@pytest.mark.parametrize(
    ("quest", "nemesis"),
    [("quest-1", "odious_grump"), ("quest-3", "tallowfoot"), ("quest-4", "fusewright_oddlock")],
)
@pytest.mark.parametrize("place", ["lair", "shadows", "engaged"])
def test_a_defeat_adds_the_nemesis_to_the_pool_wherever_it_is(quest: str, nemesis: str, place: str) -> None:
    wounded = {"card": nemesis, "wounds": 2, "exhausted": True}
    places: dict[str, Any] = {"lair": [nemesis], "shadows": [wounded], "engaged": {"bob": [wounded]}}

    table = settle(quest=quest, **{place: places[place]})

    assert table.view(None)["pool"] == [nemesis]
    assert table.saw("added_to_pool", card=nemesis)
    finish(table)
    assert passed_on(table)["pool"] == [nemesis]


@clause("WHQ-SETTLE-03")
@pytest.mark.parametrize(
    ("beaten", "pool"), [(True, ["warpstone"]), (False, ["nunkel", "warpstone"])], ids=["beaten", "not beaten"]
)
@pytest.mark.parametrize("is_found", [True, False])
def test_losing_quest_2_adds_the_warpstone_and_nunkel_unless_he_was_defeated(
    beaten: bool, pool: list[str], is_found: bool
) -> None:
    aside = [*(["nunkel"] if beaten else []), *(["warpstone"] if is_found else [])]
    table = settle(
        quest="quest-2",
        set_aside=aside,
        lair=[] if beaten else ["nunkel"],
        dungeon_deck=[] if is_found else ["warpstone"],
    )

    assert sorted(table.view(None)["pool"]) == pool


@clause("WHQ-Q66", "WHQ-NEMESIS-05")
def test_grump_beaten_in_his_own_quest_can_still_join_the_pool() -> None:
    """He has fled to the lair; only one that came out of the pool leaves the campaign."""
    table = settle(lair=["odious_grump"], deeds=["nemesis_beaten"])

    finish(table)

    assert passed_on(table)["pool"] == ["odious_grump"]
    assert passed_on(table)["out"] == []


@clause("WHQ-NEMESIS-05", "WHQ-SETTLE-11")
def test_a_nemesis_of_the_pool_that_was_beaten_does_not_return() -> None:
    table = settle(quest="quest-3", out_of_campaign=["odious_grump"], enemy_discard=["nunkel"])

    finish(table)

    assert sorted(passed_on(table)["pool"]) == ["nunkel", "tallowfoot"]
    assert passed_on(table)["out"] == ["odious_grump"]


@clause("WHQ-POOL-06", "WHQ-POOL-01")
def test_everybody_sees_what_is_in_the_pool() -> None:
    table = settle(quest="quest-3", pool=[FORTUNE, "warpstone"])

    for viewer in ("ana", "bob", None):
        assert table.view(viewer)["pool"] == ["tallowfoot", FORTUNE, "warpstone"]


# Step 2: two different actions


@clause("WHQ-SETTLE-04")
def test_each_hero_performs_two_different_actions() -> None:
    table = upgrade()

    table.choose("ana", "visit arena")

    assert table.asked() == "ana"
    assert not table.offers("ana", "visit arena")
    assert table.why_not("ana", "visit arena") == "WHQ-SETTLE-04"
    table.choose("ana", "train ib_rest_basic")
    assert table.asked() == "bob"
    assert table.why_not("ana", "visit blacksmith") == "WHQ-SETTLE-04"
    assert table.offers("bob", "visit arena")


@clause("WHQ-SETTLE-04")
def test_both_actions_have_to_be_performed() -> None:
    table = upgrade(visits={"ana": ["trainer"]}, gear={"ana": ["night_cloak"]})

    assert not table.offers("ana", "ready to go")
    assert table.why_not("ana", "ready to go") == "WHQ-SETTLE-04"
    table.choose("ana", "visit arena")
    assert table.offers("ana", "ready to go")


@clause("WHQ-SETTLE-04")
def test_the_second_visit_to_the_trainer_waits_for_the_next_settlement() -> None:
    table = upgrade()

    table.choose("ana", "train ib_rest_basic")

    assert not table.offers("ana", "train")
    assert table.why_not("ana", "train ib_aid_basic") == "WHQ-SETTLE-04"


@clause("WHQ-SETTLE-04")
def test_settlement_actions_belong_to_the_settlement() -> None:
    table = lay_campaign(gear={"ana": ["night_cloak", "ib_leg_tally"]})

    assert table.why_not("ana", "train ib_rest_basic") == "WHQ-SETTLE-04"
    assert table.why_not("ana", "visit arena") == "WHQ-SETTLE-04"
    assert table.why_not("ana", "visit blacksmith") == "WHQ-SETTLE-04"  # that there is no gear is not why
    assert table.why_not("ana", "give night_cloak seat-1") == "WHQ-SETTLE-09"
    assert table.why_not("ana", "give ib_leg_tally seat-1") == "WHQ-SETTLE-09"


@clause("WHQ-SETTLE-06")
def test_no_ware_is_taken_in_a_quest() -> None:
    """She has drawn it as a treasure, and equips or discards it."""
    table = lay_campaign(
        hero={"ana": "waywatcher"}, dungeon_deck=["trapped_chest"], gear_deck=["lucky_coin"], dice=[5, 5]
    )
    table.choose("ana", "perform ww_explore_basic", "draw gear")

    assert table.offers("ana", "equip lucky_coin")
    assert table.why_not("ana", "take ware lucky_coin") == "WHQ-SETTLE-06"


@clause("WHQ-Q75")
def test_the_heroes_are_asked_from_the_party_leader_on() -> None:
    table = upgrade(players=3, leader="bob")
    asked = []

    while not table.is_over():
        asked.append(table.asked())
        table.choose(table.asked(), first_sensible(table))

    assert list(dict.fromkeys(asked)) == ["bob", "cem", "ana"]


@clause("WHQ-Q75")
def test_the_heroes_may_act_in_another_order() -> None:
    table = upgrade()

    table.choose("ana", "visit arena", "wait")
    assert table.asked() == "bob"
    assert not table.offers("bob", "wait")  # somebody has to act
    assert table.why_not("bob", "wait") == "WHQ-Q75"
    table.choose("bob", "visit arena")

    assert table.asked() == "bob"
    assert table.offers("bob", "wait")
    table.choose("bob", "wait")
    assert table.options("ana") == [
        *(f"train ib_{kind}_basic" for kind in ("aid", "rest", "explore", "attack")),
        "visit blacksmith",
    ]


@clause("WHQ-Q75")
def test_who_let_others_act_first_still_acts_when_they_are_done() -> None:
    """Bob has nothing left but a gift, and keeps it: Ana's turn comes although nobody acted meanwhile."""
    table = upgrade(gear={"bob": ["night_cloak"]}, visits={"bob": ["trainer", "arena"]})
    table.choose("ana", "wait")
    table.choose("bob", "ready to go")

    assert table.offers("ana", "visit arena")


@clause("WHQ-Q75")
def test_an_action_is_finished_before_another_begins() -> None:
    table = upgrade()

    table.choose("ana", "visit blacksmith")

    assert table.occasion() == "wares"
    assert table.options("bob") == []
    assert table.why_not("bob", "visit arena") is not None


@clause("WHQ-Q75")
def test_who_cannot_perform_two_actions_performs_those_he_can() -> None:
    advanced = [f"ib_{kind}_advanced" for kind in ("attack", "explore", "rest", "aid")]
    table = upgrade(actions={"ana": advanced}, gear_deck=[])
    assert table.options("ana") == ["visit arena", "wait"]

    table.choose("ana", "visit arena")

    assert table.asked() == "bob"


# The trainer


@clause("WHQ-SETTLE-05", "WHQ-Q20")
def test_the_trainer_exchanges_a_basic_action_for_its_advanced_version() -> None:
    table = upgrade(tokens={"ana": {"ib_rest_basic": 2}}, exhausted={"ana": ["ib_rest_basic"]})

    table.choose("ana", "train ib_rest_basic")

    assert "ib_rest_advanced" in actions(table, "ana")
    assert "ib_rest_basic" not in actions(table, "ana")
    assert table.tokens("ana") == {}
    assert "ib_rest_basic" in table.of("spare_actions", "ana")


@clause("WHQ-SETTLE-05")
def test_an_advanced_action_cannot_be_trained_again() -> None:
    table = upgrade(actions={"ana": ["ib_rest_advanced"]})

    assert not table.offers("ana", "train ib_rest_basic")
    assert table.why_not("ana", "train ib_rest_advanced") == "WHQ-SETTLE-05"
    assert table.why_not("ana", "train ww_rest_basic") == "WHQ-SETTLE-05"


# The blacksmith


@clause("WHQ-SETTLE-06")
def test_the_blacksmith_shows_two_cards_and_one_may_be_equipped() -> None:
    table = upgrade()

    assert table.why_not("ana", "take ware boar_spear") == "WHQ-SETTLE-06"
    table.choose("ana", "visit blacksmith")
    assert table.options("ana") == ["take ware boar_spear", "take ware lucky_coin", "leave wares"]
    table.choose("ana", "take ware lucky_coin", "equip lucky_coin")

    assert gear(table, "ana") == ["lucky_coin"]
    assert table.view(None)["gear_discard"] == ["boar_spear"]
    assert table.open()["gear_deck"] == ["storm_lantern", "tower_shield"]


@clause("WHQ-SETTLE-06")
def test_a_hero_may_equip_nothing_at_the_blacksmith() -> None:
    table = upgrade()

    table.choose("ana", "visit blacksmith", "leave wares")

    assert gear(table, "ana") == []
    assert sorted(table.view(None)["gear_discard"]) == ["boar_spear", "lucky_coin"]


@clause("WHQ-SETTLE-06", "WHQ-GEAR-05")
def test_at_the_blacksmith_the_limits_hold() -> None:
    table = upgrade(gear={"ana": ["full_plate"]}, wounds={"ana": 17}, gear_deck=["lucky_coin", "boar_spear"])
    # He cannot put the plate away: he would fall without it (WHQ-GEAR-09), so there is no room.
    table.choose("ana", "visit blacksmith")

    assert table.occasion() == "settlement"
    assert sorted(table.view(None)["gear_discard"]) == ["boar_spear", "lucky_coin"]


@clause("WHQ-SETTLE-06", "WHQ-GEAR-06")
def test_a_ware_that_there_is_no_room_for_is_refused_by_the_limit_in_its_way() -> None:
    """He would fall without his plate, so there is no room for other armour."""
    table = upgrade(
        gear={"ana": ["full_plate"]},
        gear_limit={"ana": 2},
        wounds={"ana": 17},
        gear_deck=["lucky_coin", "warded_vest", "boar_spear"],
    )
    assert table.why_not("ana", "take ware warded_vest") == "WHQ-SETTLE-06"
    table.choose("ana", "visit blacksmith")

    assert table.why_not("ana", "take ware warded_vest") == "WHQ-GEAR-06"
    assert table.why_not("ana", "take ware boar_spear") == "WHQ-SETTLE-06"


@clause("WHQ-LEGEND-03", "WHQ-GEAR-05")
def test_a_legendary_ware_needs_no_room() -> None:
    """He cannot part with his shirt, which is all that his limit allows."""
    table = upgrade(gear={"ana": ["chain_shirt"]}, wounds={"ana": 17}, gear_deck=[FORTUNE, "lucky_coin"])
    table.choose("ana", "visit blacksmith")

    wares = [option.split()[-1] for option in table.options("ana") if option.startswith("take ware")]
    assert [ware[:6] for ware in wares] == ["ib_leg"]
    assert table.why_not("ana", "take ware lucky_coin") == "WHQ-GEAR-05"


@clause("WHQ-LEGEND-03", "WHQ-GEAR-05", "WHQ-GEAR-07")
def test_legendary_gear_that_cannot_be_put_away_takes_no_room_of_other_gear() -> None:
    """He would fall without the legendary plate, but the coin, which fills his limit, can make room."""
    table = upgrade(gear={"ana": ["ib_leg_plate", "lucky_coin"]}, wounds={"ana": 16}, gear_deck=["boar_spear"])
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware boar_spear", "leave wares"]


@clause("WHQ-LEGEND-03", "WHQ-GEAR-06")
def test_legendary_armour_is_refused_for_the_armour_in_its_way_only() -> None:
    """His plate fills the gear limit as well, which does not matter to legendary gear."""
    table = upgrade(
        gear={"ana": ["full_plate", "ib_leg_hammer"]}, wounds={"ana": 17}, gear_deck=[FORTUNE, FORTUNE]
    )
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware ib_leg_tally", "leave wares"]
    assert table.why_not("ana", "take ware ib_leg_plate") == "WHQ-GEAR-06"


@effect_of("chain_shirt")
@clause("WHQ-GEAR-06")
def test_a_chain_shirt_that_cannot_be_put_away_leaves_room_for_armour() -> None:
    table = upgrade(
        gear={"ana": ["chain_shirt"]}, gear_limit={"ana": 2}, wounds={"ana": 17}, gear_deck=["warded_vest"]
    )
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware warded_vest", "leave wares"]


@effect_of("chain_shirt")
@clause("WHQ-GEAR-06")
def test_a_chain_shirt_is_taken_beside_armour_that_cannot_be_put_away() -> None:
    table = upgrade(
        gear={"ana": ["full_plate"]},
        gear_limit={"ana": 2},
        wounds={"ana": 17},
        gear_deck=["chain_shirt", "warded_vest"],
    )
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware chain_shirt", "leave wares"]


@effect_of("chain_shirt")
@clause("WHQ-GEAR-06", "WHQ-GEAR-07")
def test_beside_a_chain_shirt_that_cannot_be_put_away_armour_can_be_exchanged() -> None:
    table = upgrade(
        gear={"ana": ["chain_shirt", "warded_vest"]},
        gear_limit={"ana": 3},
        wounds={"ana": 17},
        gear_deck=["padded_coat"],
    )
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware padded_coat", "leave wares"]


@effect_of("chain_shirt")
@clause("WHQ-GEAR-05", "WHQ-GEAR-07")
def test_a_chain_shirt_takes_the_room_of_other_gear_beside_armour_that_cannot_be_put_away() -> None:
    table = upgrade(
        gear={"ana": ["full_plate", "lucky_coin"]},
        gear_limit={"ana": 2},
        wounds={"ana": 17},
        gear_deck=["chain_shirt"],
    )
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware chain_shirt", "leave wares"]


@clause("WHQ-GEAR-08", "WHQ-GEAR-10")
def test_depleted_gear_is_unequipped_in_the_settlement_to_make_room_only() -> None:
    table = upgrade(gear={"ana": ["warded_vest"]}, depleted={"ana": ["warded_vest"]})

    assert table.why_not("ana", "unequip warded_vest") == "WHQ-GEAR-10"


@clause("WHQ-Q76", "WHQ-GEAR-07")
def test_gear_may_be_unequipped_to_make_room_at_the_blacksmith() -> None:
    table = upgrade(gear={"ana": ["night_cloak"]})

    assert not table.offers("ana", "unequip")  # not before he claims something
    assert table.why_not("ana", "unequip night_cloak") == "WHQ-GEAR-10"
    table.choose("ana", "visit blacksmith", "take ware lucky_coin")
    assert table.why_not("ana", "equip lucky_coin") == "WHQ-GEAR-05"
    table.choose("ana", "unequip night_cloak", "equip lucky_coin")

    assert gear(table, "ana") == ["lucky_coin"]
    assert table.saw("unequipped", seat=0, card="night_cloak")


@clause("WHQ-Q61", "WHQ-GEAR-08")
def test_depleted_gear_may_be_unequipped_in_the_settlement() -> None:
    table = upgrade(gear={"ana": ["warded_vest"]}, depleted={"ana": ["warded_vest"]})

    table.choose("ana", "visit blacksmith", "take ware lucky_coin", "unequip warded_vest", "equip lucky_coin")

    assert gear(table, "ana") == ["lucky_coin"]


@clause("WHQ-SETTLE-08")
def test_no_blacksmith_without_gear() -> None:
    table = upgrade(gear_deck=[], gear_discard=["lucky_coin"])

    assert not table.offers("ana", "visit blacksmith")
    assert table.why_not("ana", "visit blacksmith") == "WHQ-SETTLE-08"


@clause("WHQ-SETTLE-04")
def test_a_visit_is_refused_for_want_of_gear_only_where_it_could_be_made() -> None:
    been_there = upgrade(gear_deck=[], visits={"ana": ["blacksmith"]})
    not_asked = upgrade()

    assert been_there.why_not("ana", "visit blacksmith") == "WHQ-SETTLE-04"
    assert not_asked.why_not("bob", "visit blacksmith") == "WHQ-SETTLE-04"


@clause("WHQ-SETTLE-04")
def test_the_blacksmith_may_be_all_that_is_left_to_visit() -> None:
    advanced = [f"ib_{kind}_advanced" for kind in ("attack", "explore", "rest", "aid")]
    table = upgrade(actions={"ana": advanced}, visits={"ana": ["arena"]})

    assert table.offers("ana", "visit blacksmith")


@clause("WHQ-Q60")
def test_the_last_card_is_all_the_blacksmith_has() -> None:
    table = upgrade(gear_deck=["lucky_coin"], gear_discard=["boar_spear"])

    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware lucky_coin", "leave wares"]
    table.choose("ana", "leave wares")
    assert not table.offers("bob", "visit blacksmith")


@clause("WHQ-Q60")
def test_with_the_switch_the_blacksmith_takes_the_discards_too() -> None:
    table = upgrade(
        variants=("discards-at-blacksmith",),
        gear_deck=["lucky_coin"],
        gear_discard=["boar_spear", "night_cloak"],
    )

    table.choose("ana", "visit blacksmith")

    assert len(table.options("ana")) == 3
    assert table.view(None)["gear_discard"] == []


@clause("WHQ-Q60")
def test_with_the_switch_the_blacksmith_shuffles_the_discards_into_the_deck() -> None:
    """Without a shuffle the last card of the deck would lie under them."""
    table = upgrade(
        variants=("discards-at-blacksmith",),
        gear_deck=["lucky_coin"],
        gear_discard=["boar_spear", "night_cloak"],
        orders=[[CARD.value("lucky_coin")]],
    )

    table.choose("ana", "visit blacksmith")

    assert table.offers("ana", "take ware lucky_coin")


@clause("WHQ-Q74", "WHQ-Q57")
def test_a_legendary_fortune_at_the_blacksmith_turns_into_a_legendary_card() -> None:
    table = upgrade(gear_deck=[FORTUNE, "lucky_coin", "boar_spear"])

    table.choose("ana", "visit blacksmith")

    legend = each(table, "found_legend", "card")[0][0]
    assert table.options("ana") == [f"take ware {name}" for name in ("lucky_coin", legend)] + ["leave wares"]
    assert table.view(None)["pool"] == [FORTUNE]
    table.choose("ana", f"take ware {legend}", f"equip {legend}")
    assert gear(table, "ana") == [legend]
    assert table.view(None)["gear_discard"] == ["lucky_coin"]


@clause("WHQ-Q74", "WHQ-LEGEND-05")
def test_a_legendary_card_that_is_left_goes_back_to_its_set() -> None:
    table = upgrade(gear_deck=[FORTUNE, "lucky_coin"])

    table.choose("ana", "visit blacksmith", "take ware lucky_coin", "equip lucky_coin")

    assert len(table.of("legendary_set", "ana")) == 3
    assert FORTUNE not in table.view(None)["gear_discard"]


@clause("WHQ-Q74", "WHQ-Q57")
def test_who_has_all_his_legendary_cards_gets_nothing_for_a_fortune() -> None:
    legends = ["ib_leg_hammer", "ib_leg_plate", "ib_leg_tally"]
    table = upgrade(gear={"ana": legends}, gear_deck=[FORTUNE, "lucky_coin", "boar_spear"])

    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware lucky_coin", "leave wares"]


@clause("WHQ-Q57")
def test_a_fortune_that_brings_nothing_leaves_the_other_card() -> None:
    legends = ["ib_leg_hammer", "ib_leg_plate", "ib_leg_tally"]
    table = upgrade(gear={"ana": legends}, gear_deck=["lucky_coin", FORTUNE])
    table.choose("ana", "visit blacksmith")

    assert table.options("ana") == ["take ware lucky_coin", "leave wares"]


@clause("WHQ-Q74")
def test_with_the_switch_a_fortune_comes_beside_two_cards() -> None:
    table = upgrade(variants=("fortune-beside-gear",), gear_deck=[FORTUNE, "lucky_coin", "boar_spear"])

    table.choose("ana", "visit blacksmith")

    assert len(table.options("ana")) == 4


# The arena


@clause("WHQ-SETTLE-07", "WHQ-GEAR-05")
def test_the_arena_raises_the_gear_limit() -> None:
    table = upgrade(gear={"ana": ["night_cloak"]})

    table.choose("ana", "visit arena", "visit blacksmith", "take ware lucky_coin", "equip lucky_coin")

    assert table.of("gear_limit", "ana") == 2
    assert table.of("gear_limit", "bob") == 1
    assert gear(table, "ana") == ["night_cloak", "lucky_coin"]


@clause("WHQ-Q59")
def test_with_the_switch_no_limit_rises_above_4() -> None:
    table = upgrade(variants=("gear-limit-4",), gear_limit={"ana": 4})
    free = upgrade(gear_limit={"ana": 4})

    assert not table.offers("ana", "visit arena")
    assert table.why_not("ana", "visit arena") == "WHQ-Q59"
    assert free.offers("ana", "visit arena")


# Handing over gear


@clause("WHQ-SETTLE-09", "WHQ-Q61", "WHQ-Q76")
def test_gear_may_be_handed_over() -> None:
    table = upgrade(gear={"ana": ["night_cloak"]})

    table.choose("ana", "give night_cloak seat-1")
    assert table.options("bob") == ["equip night_cloak", "discard gear night_cloak"]
    table.choose("bob", "equip night_cloak")

    assert gear(table, "ana") == []
    assert gear(table, "bob") == ["night_cloak"]
    assert table.saw("gave_gear", seat=0, card="night_cloak", to=1)
    assert table.asked() == "ana"


@clause("WHQ-SETTLE-09", "WHQ-GEAR-03")
def test_who_is_given_gear_equips_or_discards_it() -> None:
    table = upgrade(gear={"ana": ["night_cloak"]})

    table.choose("ana", "give night_cloak seat-1")
    table.choose("bob", "discard gear night_cloak")

    assert gear(table, "bob") == []
    assert table.view(None)["gear_discard"] == ["night_cloak"]


@clause("WHQ-LEGEND-04")
def test_legendary_gear_cannot_be_handed_over() -> None:
    table = upgrade(gear={"ana": ["ib_leg_tally", "night_cloak"]})

    assert table.offers("ana", "give night_cloak seat-1")
    assert not table.offers("ana", "give ib_leg_tally")
    assert table.why_not("ana", "give ib_leg_tally seat-1") == "WHQ-LEGEND-04"


@clause("WHQ-SETTLE-09")
def test_only_own_gear_can_be_given_and_only_to_others() -> None:
    table = upgrade(gear={"bob": ["night_cloak"]})

    assert table.why_not("ana", "give night_cloak seat-1") == "WHQ-HERO-03"
    assert table.why_not("bob", "give night_cloak seat-1") == "WHQ-SETTLE-09"
    assert table.why_not("ana", "give night_cloak seat-0") == "WHQ-SETTLE-09"


@clause("WHQ-Q61", "WHQ-GEAR-05", "WHQ-GEAR-06")
def test_the_receiver_has_to_respect_all_limits() -> None:
    own = {"ana": ["night_cloak", "warded_vest"], "bob": ["full_plate"]}
    wounds = {"bob": 15}  # he would fall without his plate, so he can make no room
    full = upgrade(gear=own, gear_limit={"ana": 2, "bob": 1}, wounds=wounds)
    armoured = upgrade(gear=own, gear_limit={"ana": 2, "bob": 2}, wounds=wounds)

    assert full.why_not("ana", "give night_cloak seat-1") == "WHQ-GEAR-05"
    assert armoured.offers("ana", "give night_cloak seat-1")
    assert armoured.why_not("ana", "give warded_vest seat-1") == "WHQ-GEAR-06"


@clause("WHQ-SETTLE-09")
def test_gear_is_handed_over_by_the_hero_who_is_asked() -> None:
    table = upgrade(gear={"bob": ["night_cloak"]})

    assert table.why_not("bob", "give night_cloak seat-0") == "WHQ-SETTLE-09"
    assert table.why_not("bob", "give night_cloak seat-3") == "WHQ-SETTLE-09"  # where nobody sits


@clause("WHQ-Q61", "WHQ-GEAR-07")
def test_the_receiver_may_unequip_to_make_room() -> None:
    table = upgrade(gear={"ana": ["night_cloak"], "bob": ["warded_vest"]})

    table.choose("ana", "give night_cloak seat-1")
    assert not table.offers("bob", "equip")
    table.choose("bob", "unequip warded_vest", "equip night_cloak")

    assert gear(table, "bob") == ["night_cloak"]
    assert table.view(None)["gear_discard"] == ["warded_vest"]


@clause("WHQ-Q61")
def test_depleted_gear_may_be_handed_over() -> None:
    table = upgrade(gear={"ana": ["warded_vest"]}, depleted={"ana": ["warded_vest"]})

    table.choose("ana", "give warded_vest seat-1")
    table.choose("bob", "equip warded_vest")

    assert table.of("gear", "bob") == [{"card": "warded_vest", "exhausted": False, "depleted": False}]


@clause("WHQ-Q61", "WHQ-GEAR-09")
def test_a_badly_wounded_hero_hands_over_health_gear_only_after_the_refresh() -> None:
    table = upgrade(gear={"ana": ["full_plate"]}, wounds={"ana": 17}, gear_deck=[])
    assert not table.offers("ana", "give")
    assert table.why_not("ana", "give full_plate seat-1") == "WHQ-GEAR-09"
    table.choose("ana", "visit arena", "train ib_rest_basic")
    table.choose("bob", "visit arena", "train ww_rest_basic")

    assert table.saw("heroes_refreshed")
    assert table.options("ana") == ["give full_plate seat-1", "ready to go"]


@clause("WHQ-Q61")
def test_a_hero_who_is_ready_to_go_is_asked_once() -> None:
    table = upgrade(
        gear={"ana": ["night_cloak"]},
        gear_deck=[],
        visits={"ana": ["trainer", "arena"], "bob": ["trainer", "arena"]},
    )

    table.choose("ana", "ready to go")

    assert table.is_over()


@clause("WHQ-Q61")
def test_a_hero_who_is_ready_to_go_is_asked_again_when_he_is_given_something() -> None:
    table = upgrade(
        gear={"ana": ["warded_vest"], "bob": ["night_cloak"]},
        gear_limit={"bob": 2},
        gear_deck=[],
        visits={"ana": ["trainer", "arena"], "bob": ["trainer", "arena"]},
    )
    table.choose("ana", "wait")
    table.choose("bob", "ready to go")

    table.choose("ana", "give warded_vest seat-1")
    table.choose("bob", "equip warded_vest")

    assert table.offers("bob", "give warded_vest seat-0")


@clause("WHQ-Q75")
def test_after_a_gift_those_who_waited_may_act_again() -> None:
    table = upgrade(gear={"bob": ["night_cloak"]})
    table.choose("ana", "wait")
    assert table.offers("bob", "give night_cloak seat-0")
    assert not table.offers("bob", "wait")

    table.choose("bob", "give night_cloak seat-0")
    table.choose("ana", "equip night_cloak")

    assert table.offers("bob", "wait")


@clause("WHQ-Q61")
def test_a_hero_who_is_ready_to_go_is_asked_again_for_what_the_refresh_makes_possible() -> None:
    table = upgrade(
        gear={"ana": ["full_plate", "night_cloak"]},
        gear_limit={"ana": 2},
        wounds={"ana": 17},
        gear_deck=[],
        visits={"ana": ["trainer", "arena"], "bob": ["trainer", "arena"]},
    )
    assert table.options("ana") == ["give night_cloak seat-1", "ready to go"]

    table.choose("ana", "ready to go")

    assert sorted(table.options("ana")) == ["give full_plate seat-1", "give night_cloak seat-1", "ready to go"]


@clause("WHQ-Q61")
def test_a_hero_with_wounds_to_spare_may_hand_over_health_gear_at_once() -> None:
    table = upgrade(gear={"ana": ["full_plate"]}, wounds={"ana": 15})

    assert table.offers("ana", "give full_plate seat-1")


@clause("WHQ-Q61")
def test_a_gift_after_the_refresh_can_be_passed_on() -> None:
    table = settle(moment="refresh", players=3, gear={"bob": ["night_cloak"]})
    assert table.asked() == "bob"

    table.choose("bob", "give night_cloak seat-0")
    table.choose("ana", "equip night_cloak")

    assert table.asked() == "ana"
    table.choose("ana", "give night_cloak seat-2")
    table.choose("cem", "equip night_cloak", "ready to go")
    assert table.is_over()
    assert passed_on(table)["heroes"][2]["gear"] == ["night_cloak"]


@clause("WHQ-SETTLE-04", "WHQ-SETTLE-10")
def test_after_the_refresh_nobody_visits_anything() -> None:
    table = settle(moment="refresh", gear={"ana": ["night_cloak"]}, gear_deck=WARES)

    assert table.options("ana") == ["give night_cloak seat-1", "ready to go"]
    assert table.why_not("ana", "visit arena") == "WHQ-SETTLE-04"
    assert table.why_not("ana", "visit blacksmith") == "WHQ-SETTLE-04"


@clause("WHQ-Q75")
def test_with_the_switch_the_order_is_fixed() -> None:
    table = upgrade(variants=("settlement-in-order",))

    assert not table.offers("ana", "wait")
    assert table.offers("ana", "visit arena")


# Step 3: refresh


@clause("WHQ-SETTLE-10", "WHQ-Q20", "WHQ-Q65", "WHQ-Q77")
def test_the_heroes_refresh() -> None:
    table = settle(
        moment="refresh",
        wounds={"ana": 5, "bob": 13},
        defeated={"bob": True},
        exhausted={"ana": ["ib_rest_basic"]},
        tokens={"ana": {"ib_aid_basic": 2}},
        conditions={"ana": ["sickened", "bleeding"]},
        gear={"ana": ["warded_vest", "lucky_coin"]},
        gear_limit={"ana": 2},
        depleted={"ana": ["warded_vest"]},
        exhausted_gear={"ana": ["lucky_coin"]},
    )

    assert (table.of("wounds", "ana"), table.of("wounds", "bob")) == (0, 0)
    assert table.of("defeated", "bob") is False
    assert table.exhausted("ana") == []
    assert table.tokens("ana") == {}
    assert table.of("conditions", "ana") == []
    assert table.of("gear", "ana") == [
        {"card": "warded_vest", "exhausted": False, "depleted": False},
        {"card": "lucky_coin", "exhausted": False, "depleted": False},
    ]


@clause("WHQ-SETTLE-10")
def test_nobody_refreshes_before_the_third_step() -> None:
    table = upgrade(wounds={"ana": 5}, conditions={"ana": ["sickened"]}, exhausted={"ana": ["ib_rest_basic"]})

    table.choose("ana", "visit arena")

    assert table.of("wounds", "ana") == 5
    assert table.of("conditions", "ana") == ["sickened"]
    assert table.exhausted("ana") == ["ib_rest_basic"]


@clause("WHQ-SETTLE-11", "WHQ-Q63", "WHQ-Q36")
def test_cards_of_the_pool_return_to_it_wherever_they_are() -> None:
    table = settle(
        quest="quest-4",
        moment="refresh",
        won=["quest-4"],
        enemy_deck=["odious_grump"],
        shadows=[{"card": "nunkel", "facedown": True}],
        engaged={"ana": [{"card": "tallowfoot", "wounds": 3}]},
        lair=["fusewright_oddlock"],
        dungeon_deck=["warpstone", "fire_flask"],
        gear_deck=[FORTUNE, "lucky_coin"],
        pool=[FORTUNE],
    )

    assert table.is_over()
    assert sorted(passed_on(table)["pool"]) == [
        *(FORTUNE, FORTUNE, "nunkel", "odious_grump", "tallowfoot", "warpstone"),
    ]


@clause("WHQ-SETTLE-11", "WHQ-POOL-06")
def test_cards_that_stayed_in_the_pool_stay_as_they_lie() -> None:
    pool = ["odious_grump", "warpstone", FORTUNE]
    table = settle(moment="refresh", quest="quest-3", pool=pool)

    assert table.is_over()
    assert table.open()["pool"] == pool


@clause("WHQ-SETTLE-12", "WHQ-SETTLE-11")
def test_all_else_goes_back_to_the_box_and_gains_stay() -> None:
    table = settle(
        moment="refresh",
        quest="quest-2",
        won=["quest-2"],
        set_aside=["warpstone", "nunkel"],
        engaged={"ana": ["orc_boy"]},
        enemy_deck=["clanrat"],
        gear_deck=["boar_spear"],
        gear_discard=["storm_lantern"],
        progress=2,
        actions={"ana": ["ib_rest_advanced"]},
        gear={"ana": ["ib_leg_tally"]},
        gear_limit={"ana": 3},
        visits={"bob": ["arena", "trainer"]},
    )
    document = table.open()

    assert table.is_over()
    for pile in ("enemy_deck", "gear_deck", "gear_discard", "set_aside", "shadows", "lair", "dungeon_discard"):
        assert document[pile] == []
    assert (document["location"], document["progress"]) == ("none", 0)
    assert document["pool"] == []  # the Warpstone and Nunkel are of this quest
    assert document["engaged"] == {"ana": [], "bob": []}
    assert document["visits"] == {"ana": [], "bob": []}
    assert int(table.state.size(CONDITION_SUPPLY)) == 12
    assert passed_on(table)["heroes"][0] == {
        "hero": "ironbreaker",
        "advanced": ["ib_rest_advanced"],
        "gear": [],
        "legendary": ["ib_leg_tally"],
        "gear_limit": 3,
    }
