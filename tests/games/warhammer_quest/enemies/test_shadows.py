"""Zones, shadows and spawning: chapters WHQ-ZONE, WHQ-SHADOW, WHQ-SPAWN, WHQ-EXHAUST, and the rulings on them.

WHQ-Q23, WHQ-Q24, WHQ-Q26, WHQ-Q27, WHQ-Q33, WHQ-Q35, WHQ-Q36, WHQ-Q37, WHQ-Q38, WHQ-Q39, WHQ-Q40, WHQ-Q41,
WHQ-Q69
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.state import ENEMY_DECK, ENGAGED
from questhall.games.warhammer_quest.enemies.enemies_in_play import rank
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out

HIDDEN_BAT = {"card": "giant_bat", "facedown": True}
HIDDEN_BOY = {"card": "orc_boy", "facedown": True}


def travel(**position: Any) -> LaidTable:
    """The party leaves the Throne Cavern, which is fully explored, for the first location of the deck."""
    table = lay_out(moment="location_phase", progress=8, **position)
    table.choose("party", "travel")
    return table


# Zones


@clause("WHQ-ZONE-01", "WHQ-ZONE-02", "WHQ-ZONE-03", "WHQ-SHADOW-01")
def test_an_enemy_that_engages_a_hero_leaves_the_shadows_for_his_zone() -> None:
    table = lay_out(moment="enemy_phase", shadows=["orc_boy", {"card": "clanrat", "exhausted": True}])

    assert table.engaged("ana") == ["orc_boy"]
    assert table.engaged("bob") == []
    assert table.shadows() == ["clanrat"]


@clause("WHQ-ZONE-04", "WHQ-ZONE-05")
def test_a_zone_holds_three_enemies() -> None:
    """The fourth strikes and stays in the shadows; the third still comes in."""
    three = [{"card": "clanrat", "exhausted": True}, {"card": "clanrat", "exhausted": True}]
    full = [*three, {"card": "clanrat_elite", "exhausted": True}]

    third = lay_out(moment="enemy_phase", engaged={"ana": three}, shadows=["orc_boy"])
    assert third.engaged("ana") == ["clanrat", "clanrat", "orc_boy"]

    fourth = lay_out(moment="enemy_phase", engaged={"ana": full}, shadows=["river_troll"])
    assert fourth.engaged("ana") == ["clanrat", "clanrat", "clanrat_elite"]
    assert fourth.shadows() == ["river_troll"]
    assert each(fourth, "suffered", "seat", "wounds")[0] == (0, 3)


@clause("WHQ-Q38")
def test_a_facedown_fourth_enemy_is_revealed_before_it_strikes() -> None:
    table = act(
        "perform ib_attack_basic",
        "pull shadows.1",
        hero="ironbreaker",
        engaged={"ana": ["clanrat", "clanrat", "clanrat_elite"]},
        shadows=[HIDDEN_BOY],
    )

    assert told(table, "enemy_revealed", "suffered") == ["enemy_revealed", "suffered"]
    assert each(table, "suffered", "seat", "wounds") == [(0, 2)]
    assert table.open()["shadows"][0]["facedown"] is False


@clause("WHQ-Q35")
def test_an_enemy_keeps_its_wounds_and_its_state_wherever_it_moves() -> None:
    table = act(
        "perform ww_rest_basic",
        "move away seat-0.1",
        dice=[5, 5],
        engaged={"ana": [{"card": "river_troll", "wounds": 3, "exhausted": True}]},
    )
    (troll,) = table.open()["shadows"]

    assert troll["wounds"] == 3
    assert troll["exhausted"] is True
    assert troll["facedown"] is False


# Facedown enemies


@clause("WHQ-SHADOW-02", "WHQ-SHADOW-03")
def test_a_facedown_enemy_can_be_engaged_targeted_and_attacked() -> None:
    pulled = act(
        "perform ib_attack_basic", "pull shadows.1", hero="ironbreaker", shadows=[HIDDEN_BAT], dice=[5, 5, 5]
    )
    assert pulled.engaged("ana") == ["giant_bat"]

    burnt = lay_out(shadows=[HIDDEN_BOY], items={"ana": ["fire_flask"]})
    burnt.choose("ana", "use fire_flask shadows.1")
    (boy,) = burnt.open()["shadows"]
    assert (boy["card"], boy["wounds"]) == ("orc_boy", 2)

    shot = act("perform ww_attack_basic", shadows=[HIDDEN_BAT], dice=[1, 5])
    assert shot.saw("enemy_defeated", card="giant_bat")


@clause("WHQ-SHADOW-04", "WHQ-SHADOW-05")
def test_an_enemy_that_proves_immune_stays_faceup_where_it_was() -> None:
    table = act(
        "perform ib_attack_basic",
        "pull shadows.1",
        hero="ironbreaker",
        shadows=[{"card": "jezzail_team", "facedown": True}],
    )

    assert table.engaged("ana") == []
    assert table.open()["shadows"][0]["card"] == "jezzail_team"


@clause("WHQ-Q37")
def test_resilience_stops_all_wounds_and_the_card_stays_facedown() -> None:
    table = act("perform ww_attack_basic", shadows=[{"card": "black_orc_elite", "facedown": True}], dice=[1, 5])

    assert table.open()["shadows"][0]["facedown"] is True
    assert not table.saw("enemy_revealed")


@clause("WHQ-SHADOW-08", "WHQ-Q36")
def test_a_facedown_nemesis_is_not_a_nemesis() -> None:
    """Its effect is not resolved, and travelling discards it like anybody else, undefeated."""
    rolled = act(
        "perform ww_explore_basic",
        dice=[1, 1, 4],
        engaged={"ana": ["goblin_warrior"]},
        shadows=[{"card": "tallowfoot", "facedown": True}],
    )
    assert not rolled.saw("progress_lost")

    left = travel(
        shadows=[{"card": "tallowfoot", "facedown": True}, "nunkel"],
        location_deck=["slick_ramp"],
        enemy_deck=["orc_boy", "clanrat", "giant_bat", "crypt_ghoul"],
    )
    assert left.open()["enemy_discard"] == ["tallowfoot"]
    assert left.shadows() == ["nunkel"]
    assert not left.saw("enemy_defeated")
    assert left.open()["deeds"] == []


@clause("WHQ-SHADOW-09")
def test_a_revealed_enemy_that_goes_back_stays_faceup() -> None:
    table = lay_out(moment="enemy_phase", shadows=[HIDDEN_BAT])
    (bat,) = table.open()["shadows"]

    assert bat["card"] == "giant_bat"
    assert bat["facedown"] is False


@clause("WHQ-SHADOW-08", "WHQ-Q40", "WHQ-RANK-02", "WHQ-RANK-03", "WHQ-RANK-04", "WHQ-RANK-05", "WHQ-Q39")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("odious_grump", "black_orc_elite"),  # a nemesis before all others
        ("chief_mudmaw", "fusewright_oddlock"),  # among nemeses attack, then health
        ("fusewright_oddlock", "tallowfoot"),
        ("mosscap_chanter", "orc_boy_elite"),  # level before attack
        ("black_orc", "barrow_wight"),  # then attack before health
        ("orc_boy_elite", "orc_boy"),  # then health
        ("goblin_warrior", {"card": "chief_mudmaw", "facedown": True}),  # no rank while facedown
    ],
)
def test_ranks(higher: str, lower: Any) -> None:
    table = lay_out(shadows=[higher, lower]).state

    assert rank(table, table.enemy_at(12)) > rank(table, table.enemy_at(13))


def test_equal_enemies_have_equal_rank() -> None:
    table = lay_out(shadows=["orc_boy", {"card": "orc_boy", "wounds": 2}]).state

    assert rank(table, table.enemy_at(12)) == rank(table, table.enemy_at(13))


@clause("WHQ-EXHAUST-03")
def test_an_exhausted_enemy_keeps_the_effect_that_bars_it_from_zones() -> None:
    table = act(
        "perform ib_attack_basic",
        hero="ironbreaker",
        shadows=[{"card": "jezzail_team", "exhausted": True}, "orc_boy"],
    )

    assert table.offers("ana", "pull shadows.2")
    assert not table.offers("ana", "pull shadows.1")


# Spawning


@clause("WHQ-SPAWN-01", "WHQ-SPAWN-02", "WHQ-LOCATION-02", "WHQ-PHASE-LOC-04")
def test_faceup_enemies_come_one_by_one_from_the_leader_on() -> None:
    table = travel(
        players=3,
        leader="bob",
        location_deck=["slick_ramp"],
        enemy_deck=["orc_boy", "clanrat", "crypt_ghoul", "giant_bat"],
    )

    assert each(table, "spawned", "seat", "card") == [(1, "orc_boy"), (2, "clanrat"), (0, "crypt_ghoul")]
    assert told(table, "spawned", "engages") == ["spawned", "engages"] * 3, "each engages before the next comes"
    assert table.engaged("bob") == ["orc_boy"]


@clause("WHQ-SPAWN-01")
def test_more_enemies_than_heroes_go_round_again() -> None:
    table = travel(location_deck=["slick_ramp"], enemy_deck=["orc_boy", "clanrat", "crypt_ghoul", "giant_bat"])

    assert each(table, "spawned", "seat") == [(0,), (1,), (0,)]


@clause("WHQ-Q23", "WHQ-Q24", "WHQ-LOCATION-02", "WHQ-SHADOW-01")
def test_facedown_enemies_come_after_the_faceup_ones_into_the_shadows_unseen() -> None:
    table = travel(
        location_deck=["choking_passage"],
        enemy_deck=["orc_boy", "clanrat", "giant_bat", "crypt_ghoul", "orc_boy"],
    )

    assert table.engaged("ana") == ["orc_boy"]
    assert table.shadows() == ["clanrat", "giant_bat", "crypt_ghoul"]
    assert [enemy["card"] for enemy in table.view("ana")["shadows"]] == ["hidden"] * 3


@clause("WHQ-Q24")
def test_facedown_spawns_take_nobodys_place_in_the_order() -> None:
    """Gnawed Crossing: one faceup, two facedown; the next spawn begins with the leader again."""
    table = travel(
        location_deck=["gnawed_crossing"], enemy_deck=["orc_boy", "clanrat", "giant_bat", "crypt_ghoul"]
    )

    assert each(table, "spawned", "seat") == [(0,)]
    assert count(table, "spawned_facedown") == 2


@clause("WHQ-SPAWN-04", "WHQ-ACTIVE-03")
def test_an_enemy_spawned_in_an_activation_comes_to_the_active_hero() -> None:
    table = lay_out(
        hero={"ana": "ironbreaker", "bob": "waywatcher"},
        active="bob",
        leader="ana",
        dice=[5, 5],
        dungeon_deck=["ambush"],
        enemy_deck=["orc_boy", "clanrat"],
        items={"bob": ["elfcap_fungus"]},
    )
    table.choose("bob", "perform ww_explore_basic")

    assert table.engaged("bob") == ["orc_boy"]
    assert table.engaged("ana") == []


@clause("WHQ-Q26")
def test_several_enemies_spawned_in_an_activation_begin_with_the_active_hero() -> None:
    table = lay_out(
        players=3,
        quest="quest-3",
        hero={"cem": "waywatcher"},
        active="cem",
        dice=[5, 5],
        progress=7,
        location_deck=["grate_maze", "last_bolt_hole"],
        enemy_deck=["orc_boy", "clanrat", "giant_bat", "crypt_ghoul"],
    )
    table.choose("cem", "perform ww_explore_basic")
    table.choose("party", "travel")

    assert each(table, "spawned", "seat", "card") == [(2, "orc_boy"), (0, "clanrat")]


@clause("WHQ-Q27")
def test_defeated_heroes_are_passed_over_when_enemies_come() -> None:
    table = travel(
        players=3,
        defeated={"bob": True},
        location_deck=["slick_ramp"],
        enemy_deck=["orc_boy", "clanrat", "crypt_ghoul", "giant_bat"],
    )

    assert each(table, "spawned", "seat") == [(0,), (2,), (0,)]


@clause("WHQ-Q27", "WHQ-Q69")
def test_a_leader_who_falls_to_the_nemesis_of_a_location_draws_no_enemy() -> None:
    """Tallowfoot finds Ana's zone full and strikes her down; the others of the Bolt-Hole begin with Bob."""
    table = travel(
        quest="quest-3",
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        wounds={"ana": 12},
        engaged={"ana": ["clanrat", "clanrat", "clanrat_elite"]},
        lair=["tallowfoot"],
        location_deck=["last_bolt_hole"],
        enemy_deck=["orc_boy", "giant_bat", "crypt_ghoul", "orc_boy", "crypt_ghoul"],
    )

    assert table.of("defeated", "ana") is True
    assert each(table, "spawned", "seat", "card") == [(1, "orc_boy"), (1, "giant_bat")]


# The enemy deck


@clause("WHQ-DECK-12", "WHQ-Q41")
def test_the_pile_is_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    """The new deck is there although nobody draws from it yet; the card drawn last is not in it."""
    table = travel(
        location_deck=["abandoned_cellar"],
        enemy_deck=["orc_boy", "clanrat", "giant_bat"],
        enemy_discard=["crypt_ghoul"],
    )

    assert told(table, "new_enemy_deck") == ["new_enemy_deck"]
    assert table.open()["enemy_deck"] == ["crypt_ghoul"]
    assert table.open()["enemy_discard"] == []


@clause("WHQ-Q41")
def test_with_no_pile_the_deck_is_renewed_at_the_next_draw() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        engaged={"ana": ["goblin_warrior"]},
        dice=[1, 1, 5],
    )
    assert table.open()["enemy_discard"] == ["goblin_warrior"]
    assert table.open()["enemy_deck"] == []

    peril = lay_out(moment="peril_phase", peril=3, enemy_discard=["goblin_warrior"])
    assert peril.saw("new_enemy_deck")
    assert peril.shadows() == ["goblin_warrior"]


@clause("WHQ-Q41")
def test_with_neither_deck_nor_pile_nobody_is_spawned() -> None:
    table = lay_out(moment="peril_phase", peril=3)

    assert table.saw("peril_effect", colour="blue")
    assert table.shadows() == []


# The lair


@clause("WHQ-Q33", "WHQ-NEMESIS-08")
def test_a_nemesis_in_the_lair_adds_no_die_and_is_not_activated() -> None:
    table = act("perform ww_attack_basic", lair=["odious_grump"], dice=[1, 1])
    table.choose("ana", "decline")

    assert not table.saw("rolled_enemy_die")
    assert not table.saw("enemy_wounded")
    assert not table.saw("enemy_activates")
    assert table.open()["lair"] == ["odious_grump"]


# What everybody sees


def is_seen(table: LaidTable, zone: int) -> bool:
    """Whether everybody knows every card of this zone, and there is one."""
    cards = table.state.pile(zone)
    return len(cards) > 0 and all(table.state.is_known_to(-1, card) for card in cards)


@clause("WHQ-SHADOW-03", "WHQ-SPAWN-02")
def test_everybody_sees_enemies_that_are_turned_faceup_or_come_so() -> None:
    turned = lay_out(moment="enemy_phase", shadows=[{"card": "orc_boy", "facedown": True}])
    come = lay_out(moment="peril_phase", quest="quest-5", peril=1, enemy_deck=["orc_boy", "clanrat"])

    assert is_seen(turned, ENGAGED)
    assert is_seen(come, ENGAGED)
    assert not is_seen(come, ENEMY_DECK)


@clause("WHQ-DECK-12")
def test_the_discarded_enemies_are_shuffled() -> None:
    pile = ["orc_boy", "clanrat", "giant_bat", "sewer_hound"]
    decks = {
        tuple(
            lay_out(moment="peril_phase", quest="quest-5", peril=1, enemy_discard=pile, seed=seed).engaged(
                "ana"
            )
        )
        for seed in range(6)
    }

    assert len(decks) > 1


def test_what_an_activation_or_an_action_needed_is_forgotten_afterwards() -> None:
    table = lay_out(moment="enemy_phase", shadows=["orc_boy"], dice=[5, 5])
    assert table.saw("enemy_activates")
    assert len(table.state.contexts) == 0
    table.choose("bob", "perform ww_explore_basic")
    assert len(table.state.contexts) == 0
