"""What dungeon events do: WHQ-DUNGEON-04, WHQ-DUNGEON-07, WHQ-PERIL-06."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_CARDS
from questhall.games.warhammer_quest.components.vocabulary import EVENT
from questhall.games.warhammer_quest.dungeon.dungeon_deck import EVENT_RULES
from tests.clauses import clause
from tests.games.warhammer_quest.kit import LaidTable, lay_out

NO_SUCCESS = [5, 5]


def explore(*deck: str, dice: list[int] | None = None, **position: Any) -> LaidTable:
    """Ana, the Waywatcher, explores with one success and draws the first of these dungeon cards."""
    table = lay_out(
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        dice=dice or NO_SUCCESS,
        dungeon_deck=list(deck),
        **position,
    )
    table.choose("ana", "perform ww_explore_basic")
    return table


def test_every_event_has_a_rule() -> None:
    assert len(EVENT_RULES) == sum(card.kind == EVENT for card in DUNGEON_CARDS) == 13


@clause("WHQ-DUNGEON-04")
@pytest.mark.parametrize("event", [card.name for card in DUNGEON_CARDS if card.kind == EVENT])
def test_a_resolved_event_goes_to_its_discard_pile(event: str) -> None:
    table = explore(event, enemy_deck=["orc_boy"])
    while table.occasion() == "place_tokens":
        table.choose("ana", table.options("ana")[0])

    assert table.saw("drew_dungeon", seat=0, card=event)
    assert table.open()["dungeon_discard"] == [event]


@clause("WHQ-WOUND-07")
def test_the_forgotten_altar_heals_its_finder_most() -> None:
    table = explore("forgotten_altar", players=3, wounds={"ana": 5, "bob": 5, "cem": 1})

    assert [table.of("wounds", hero) for hero in table.seats] == [3, 4, 0]


@clause("WHQ-DEFEAT-08")
def test_the_forgotten_altar_does_not_heal_the_defeated() -> None:
    table = explore("forgotten_altar", players=3, wounds={"ana": 1, "cem": 13}, defeated={"cem": True})

    assert table.of("wounds", "ana") == 0
    assert table.of("wounds", "cem") == 13


@clause("WHQ-SPAWN-02")
def test_an_ambush_comes_to_the_hero_who_drew_it() -> None:
    table = explore("ambush", enemy_deck=["orc_boy", "goblin_warrior"], leader="bob", active="ana")

    assert table.saw("engages", seat=0, card="orc_boy")
    assert not table.saw("spawned", card="goblin_warrior")


@clause("WHQ-Q27")
def test_an_ambush_on_a_defeated_hero_stays_in_the_shadows() -> None:
    table = explore(
        "ambush",
        dice=[1, 1, 1],
        wounds={"ana": 12},
        engaged={"ana": ["goblin_warrior"]},
        enemy_deck=["gigantic_spider"],
    )

    assert table.saw("hero_defeated", seat=0)
    assert table.saw("went_to_shadows", card="gigantic_spider")
    assert not table.saw("engages", seat=0)


@clause("WHQ-DUNGEON-07")
def test_a_hidden_cache_is_nothing_but_treasure() -> None:
    table = explore("hidden_cache", gear_deck=["crossbow"], gear_discard=["heavy_maul"])

    assert table.options("ana") == ["draw gear", "pick gear heavy_maul", "leave treasure"]
    assert table.of("wounds", "ana") == 0
    table.choose("ana", "leave treasure")
    assert table.occasion() != "treasure"


@clause("WHQ-Q71")
def test_falling_stones_hit_everyone_without_a_token_to_give() -> None:
    table = explore("falling_stones", tokens={"bob": {"ib_rest_basic": 1}}, players=3)

    assert table.of("wounds", "ana") == 1
    assert table.options("bob") == ["discard token ib_rest_basic", "suffer instead"]
    assert table.of("wounds", "cem") == 0
    table.choose("bob", "discard token ib_rest_basic")
    assert [table.of("wounds", hero) for hero in table.seats] == [1, 0, 1]
    assert table.tokens("bob") == {}


def test_a_hero_who_keeps_his_token_is_hit_by_a_stone() -> None:
    table = explore("falling_stones", tokens={"ana": {"ww_rest_basic": 1}})
    table.choose("ana", "suffer instead")

    assert table.of("wounds", "ana") == 1
    assert table.tokens("ana") == {"ww_rest_basic": 1}


@clause("WHQ-DUNGEON-07")
def test_stale_air_sickens_before_its_treasure() -> None:
    table = explore("stale_air", gear_deck=["crossbow"])

    assert table.occasion() == "treasure"
    assert table.of("conditions", "ana") == ["sickened"]
    assert table.of("conditions", "bob") == []


@clause("WHQ-CONDITION-03")
def test_stale_air_does_nothing_to_the_sickened() -> None:
    table = explore("stale_air", conditions={"ana": ["sickened"]}, gear_deck=["crossbow"])

    assert table.of("conditions", "ana") == ["sickened"]
    assert table.of("wounds", "ana") == 0


def test_rusty_spikes_wound_and_make_bleed() -> None:
    table = explore("rusty_spikes", gear_deck=["crossbow"])

    assert table.occasion() == "treasure"
    assert table.of("wounds", "ana") == 1
    assert table.of("conditions", "ana") == ["bleeding"]


@clause("WHQ-Q53", "WHQ-Q79")
def test_a_hero_who_falls_on_the_spikes_does_not_bleed_but_takes_the_treasure() -> None:
    table = explore("rusty_spikes", wounds={"ana": 12}, gear_deck=["crossbow"])

    assert table.saw("hero_defeated", seat=0)
    assert not table.saw("gained_condition")
    assert table.of("conditions", "ana") == []
    assert table.options("ana") == ["draw gear", "leave treasure"]


@clause("WHQ-LOCATION-03")
def test_an_old_shortcut_is_two_progress() -> None:
    assert explore("old_shortcut").open()["progress"] == 3


@clause("WHQ-LOCATION-05")
def test_a_shortcut_leads_no_further_than_the_end() -> None:
    assert explore("old_shortcut", progress=6).open()["progress"] == 8


@clause("WHQ-SPAWN-03")
def test_noises_ahead_are_an_enemy_in_the_shadows() -> None:
    table = explore("noises_ahead", enemy_deck=["orc_boy", "orc_boy"])

    assert len([event for event in table.told if event["event"] == "spawned_facedown"]) == 1
    assert not table.saw("spawned")


@clause("WHQ-PERIL-06", "WHQ-Q45")
def test_dying_torches_raise_peril_without_its_effect() -> None:
    """Space 2 of the track is green; the peril phase goes on to space 3, which is plain."""
    table = explore("dying_torches", peril=1, lair=["odious_grump"])

    assert table.saw("peril_moved", space=2)
    assert table.open()["peril"] == 3
    assert not table.saw("peril_effect")


@clause("WHQ-Q46")
def test_torches_go_out_on_the_last_space_without_an_effect() -> None:
    table = explore("dying_torches", "hidden_cache", peril=10)

    assert len([event for event in table.told if event["event"] == "peril_effect"]) == 1


@clause("WHQ-PERIL-04")
@pytest.mark.parametrize(("peril", "after"), [(3, 2), (1, 0), (0, 0)])
def test_sleeping_sentries_lower_peril_not_below_the_start(peril: int, after: int) -> None:
    table = explore("sleeping_sentries", peril=peril)

    assert table.saw("peril_moved", space=after) == (peril != after)
    assert table.open()["peril"] == after + 1


@clause("WHQ-TOKEN-01")
def test_carved_names_are_two_tokens() -> None:
    table = explore("carved_names")
    table.choose("ana", "place token ww_rest_basic", "place token ww_rest_basic")

    assert table.tokens("ana") == {"ww_rest_basic": 2}
    assert table.occasion() != "place_tokens"


@clause("WHQ-Q79")
def test_a_trapped_chest_wounds_first_and_holds_two_treasures() -> None:
    table = explore("trapped_chest", gear_deck=["crossbow", "lucky_coin"])

    assert table.of("wounds", "ana") == 2
    table.choose("ana", "leave treasure")
    assert table.occasion() == "treasure"
    table.choose("ana", "leave treasure")
    assert table.occasion() != "treasure"


# The Warpstone


def test_the_warpstone_is_found_in_the_second_quest() -> None:
    table = explore("warpstone", "ambush", quest="quest-2")

    assert table.open()["set_aside"] == ["warpstone"]
    assert table.open()["deeds"].count("warpstone_found") == 1
    assert table.of("wounds", "ana") == 0
    assert not table.is_over()


@pytest.mark.parametrize(("left", "hides"), [(3, True), (2, False)])
def test_elsewhere_the_warpstone_harms_and_hides_among_three_cards(left: int, hides: bool) -> None:
    deck = ["lamp_oil", "smoke_pot", "fire_flask"][:left]
    table = explore("warpstone", *deck, quest="quest-1")

    assert table.of("wounds", "ana") == 2
    assert table.of("conditions", "ana") == ["sickened"]
    assert ("warpstone" in table.open()["dungeon_deck"]) == hides
    assert ("warpstone" in table.open()["dungeon_discard"]) != hides
    assert "warpstone_found" not in table.open()["deeds"]


def test_nobody_knows_where_the_warpstone_hides() -> None:
    deck = ["ambush", "ambush", "noises_ahead", "old_shortcut"]
    places = {
        explore("warpstone", *deck, seed=seed).open()["dungeon_deck"].index("warpstone") for seed in range(6)
    }

    assert len(places) > 1


@pytest.mark.parametrize("quest", ["quest-1", "quest-2"])
def test_the_ironbreaker_cannot_turn_the_warpstone_away(quest: str) -> None:
    table = lay_out(quest=quest, dice=NO_SUCCESS, dungeon_deck=["warpstone"])
    table.choose("ana", "perform ib_explore_basic")

    assert table.occasion() != "turn_away"
    assert table.of("wounds", "ana") == (2 if quest == "quest-1" else 0)
