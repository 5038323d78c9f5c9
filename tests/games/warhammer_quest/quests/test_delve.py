"""The delve Lost in the Dark: chapter WHQ-DELVE."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.core.interface.determinize import determinize
from questhall.games.warhammer_quest.components.face_numbers import FIRST_LOCATION
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.state import (
    BOX,
    ENEMY_DECK,
    LAIR,
    SHADOWS,
    STAGE_THREE,
    STAGE_TWO,
)
from questhall.games.warhammer_quest.components.vocabulary import ELITE, HEROES, STANDARD
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.acting import told
from tests.games.warhammer_quest.kit import LaidTable, lay_out, start

LEVEL_TWO = ["plague_monk", "night_runner"]
LEVEL_THREE = ["rat_ogre", "black_orc"]


def built(seed: int = 0) -> LaidTable:
    """The decks have been built; the party leader is to be chosen."""
    table = start(2, "delve", seed)
    for player in ("ana", "bob"):
        table.choose(player, f"take hero {HEROES[table.seats.index(player)]}")
    assert table.occasion() == "leader"
    return table


def at_the_exit(*deck: str, stage: int = 1, **position: Any) -> LaidTable:
    """The party may travel on to the first of these locations; enemies wait for the later stages."""
    table = lay_out(
        quest="delve",
        moment="location_phase",
        location="bone_strewn_stair",
        progress=5,
        stage=stage,
        location_deck=list(deck),
        **position,
    )
    for name, zone in [(name, STAGE_TWO) for name in LEVEL_TWO] + [(name, STAGE_THREE) for name in LEVEL_THREE]:
        card = table.state.find(BOX, CARD.value(name))
        table.state.take(card, BOX)
        table.state.put(card, zone)
    assert table.occasion() == "travel"
    return table


def travel(table: LaidTable) -> None:
    """Travel; every hero raises his gear limit on the way."""
    table.choose("party", "travel")
    while table.occasion() == "growth":
        table.choose(table.asked(), "raise limit")


def names(table: LaidTable, zone: int) -> list[str]:
    return sorted(CARD.names[table.state.faces[card]] for card in table.state.pile(zone))


# Setting up


@clause("WHQ-DELVE-02")
@pytest.mark.parametrize("seed", range(3))
def test_each_stage_has_enemies_of_its_level(seed: int) -> None:
    table = built(seed)
    enemies = {enemy.name: enemy for enemy in ENEMIES}
    for level, zone, standard in ((1, ENEMY_DECK, 5), (2, STAGE_TWO, 3), (3, STAGE_THREE, 2)):
        kinds = Counter((enemies[name].level, enemies[name].kind) for name in names(table, zone))
        assert kinds == {(level, STANDARD): standard, (level, ELITE): 4}


@clause("WHQ-DELVE-02")
def test_the_locations_are_stacked_by_stages() -> None:
    deck = built().open()["location_deck"]

    assert [LOCATIONS[CARD.value(name) - FIRST_LOCATION].level for name in deck] == [1, 1, 2, 2, 3, 3]


def test_gear_and_dungeon_cards_of_the_delve() -> None:
    table = built().open()

    assert len(table["gear_deck"]) == 15
    assert len(table["dungeon_deck"]) == 18
    assert "legendary_fortune" not in table["gear_deck"]
    assert "warpstone" not in table["dungeon_deck"]


def test_any_one_nemesis_waits_in_the_lair() -> None:
    lairs = [built(seed).open()["lair"] for seed in range(8)]

    assert {len(lair) for lair in lairs} == {1}
    assert len({lair[0] for lair in lairs}) > 1
    assert {nemesis for lair in lairs for nemesis in lair} <= {
        enemy.name for enemy in ENEMIES if enemy.level == 0
    }


@clause("WHQ-NEMESIS-07")
def test_everybody_sees_which_nemesis_it_is() -> None:
    table = built()

    assert table.view(None)["lair"] == table.open()["lair"]
    assert table.state.is_known_to(-1, table.state.top(LAIR))


@clause("WHQ-DELVE-05")
def test_heroes_start_with_nothing() -> None:
    table = built()

    assert table.of("gear_limit", "ana") == 1
    assert table.of("gear", "ana") == []
    assert all(card["card"].endswith("_basic") for card in table.of("actions", "ana"))


# Growing on the way


@clause("WHQ-DELVE-03")
def test_an_action_is_exchanged_for_its_advanced_version() -> None:
    table = at_the_exit("echoing_vault", wounds={"ana": 5, "bob": 5})
    table.choose("party", "travel")

    assert table.options("ana") == [
        *(
            "upgrade ib_aid_basic",
            "upgrade ib_rest_basic",
            "upgrade ib_explore_basic",
            "upgrade ib_attack_basic",
        ),
        "raise limit",
    ]
    table.choose("ana", "upgrade ib_rest_basic")
    own = [card["card"] for card in table.of("actions", "ana")]
    assert sorted(own) == ["ib_aid_basic", "ib_attack_basic", "ib_explore_basic", "ib_rest_advanced"]
    assert "ib_rest_basic" in table.of("spare_actions", "ana")
    assert table.of("gear_limit", "ana") == 1
    assert table.of("wounds", "ana") == 3
    assert table.of("wounds", "bob") == 5


@clause("WHQ-Q20")
def test_tokens_on_a_replaced_action_are_lost_and_the_new_one_is_ready() -> None:
    table = at_the_exit(
        "echoing_vault",
        exhausted={"ana": ["ib_rest_basic", "ib_attack_basic"]},
        tokens={"ana": {"ib_rest_basic": 2, "ib_attack_basic": 1}},
    )
    table.choose("party", "travel")
    table.choose("ana", "upgrade ib_rest_basic")

    assert table.tokens("ana") == {"ib_attack_basic": 1}
    assert table.exhausted("ana") == ["ib_attack_basic"]


def test_an_advanced_action_cannot_be_exchanged() -> None:
    actions = ["ib_attack_advanced", "ib_explore_basic", "ib_rest_basic", "ib_aid_basic"]
    table = at_the_exit("echoing_vault", actions={"ana": actions})
    table.choose("party", "travel")

    assert not table.offers("ana", "upgrade ib_attack_advanced")
    assert not table.offers("ana", "upgrade ib_attack_basic")
    assert table.offers("ana", "upgrade ib_explore_basic")


@clause("WHQ-GEAR-05", "WHQ-Q59")
def test_the_gear_limit_is_raised() -> None:
    table = at_the_exit("echoing_vault", gear_limit={"ana": 4}, wounds={"ana": 1})
    table.choose("party", "travel")
    table.choose("ana", "raise limit")

    assert table.of("gear_limit", "ana") == 5
    assert table.of("gear_limit", "bob") == 1
    assert table.of("wounds", "ana") == 0


@clause("WHQ-DELVE-03")
@pytest.mark.parametrize("gain", ["upgrade ib_rest_basic", "raise limit", "refresh gear"])
def test_whatever_a_hero_gains_he_recovers_two_wounds(gain: str) -> None:
    coin = {"ana": ["lucky_coin"]}
    table = at_the_exit("echoing_vault", wounds={"ana": 7}, gear=coin, depleted=coin)
    table.choose("party", "travel")
    table.choose("ana", gain)

    assert table.of("wounds", "ana") == 5


@clause("WHQ-DELVE-03", "WHQ-Q77")
def test_refreshing_gear_readies_none_that_is_exhausted() -> None:
    table = at_the_exit(
        "echoing_vault",
        gear={"ana": ["warded_vest", "lucky_coin"]},
        depleted={"ana": ["warded_vest"]},
        exhausted_gear={"ana": ["lucky_coin"]},
    )
    table.choose("party", "travel")
    table.choose("ana", "refresh gear")

    assert {card["card"]: card["exhausted"] for card in table.of("gear", "ana")} == {
        "warded_vest": False,
        "lucky_coin": True,
    }


@clause("WHQ-DELVE-03", "WHQ-Q22")
def test_depleted_gear_is_turned_faceup() -> None:
    table = at_the_exit(
        "echoing_vault",
        gear={"ana": ["warded_vest", "lucky_coin"], "bob": ["crossbow"]},
        depleted={"ana": ["warded_vest", "lucky_coin"]},
        wounds={"ana": 3},
    )
    table.choose("party", "travel")
    table.choose("ana", "refresh gear")
    assert table.of("wounds", "ana") == 1

    assert not any(card["depleted"] for card in table.of("gear", "ana"))
    assert table.saw("gear_refreshed", seat=0)
    assert not table.offers("bob", "refresh gear")


@clause("WHQ-Q71")
def test_the_heroes_choose_in_order_from_the_leader_before_the_location_is_revealed() -> None:
    table = at_the_exit("echoing_vault", leader="bob", players=3)
    table.choose("party", "travel")

    asked = []
    while table.occasion() == "growth":
        assert table.open()["location"] == "none"
        asked.append(table.asked())
        table.choose(table.asked(), "raise limit")
    assert asked == ["bob", "cem", "ana"]
    assert table.open()["location"] == "echoing_vault"


@clause("WHQ-CONFLICT-01")
def test_the_heroes_grow_before_the_leader_searches_the_cellar() -> None:
    table = lay_out(
        quest="delve",
        moment="location_phase",
        location="abandoned_cellar",
        progress=5,
        location_deck=["echoing_vault", "gnawed_crossing"],
        gear_deck=["crossbow"],
    )
    table.choose("party", "travel")
    table.choose("ana", "raise limit")
    table.choose("bob", "raise limit")

    assert table.occasion() == "cellar"


@clause("WHQ-DELVE-04", "WHQ-Q55")
def test_a_hero_who_is_out_does_not_grow() -> None:
    table = at_the_exit("echoing_vault", "gnawed_crossing", defeated={"bob": True}, out={"bob": True})
    table.choose("party", "travel")
    table.choose("ana", "raise limit")

    assert table.occasion() != "growth"
    assert table.of("gear_limit", "bob") == 1


def test_heroes_do_not_grow_while_the_party_stays() -> None:
    table = at_the_exit("echoing_vault")
    table.choose("party", "stay")

    assert table.occasion() != "growth"


# Stages


@clause("WHQ-DELVE-02")
def test_the_first_location_of_a_stage_brings_its_enemies() -> None:
    """Brood Warren spawns one faceup enemy and two facedown ones, all after the shuffle."""
    table = at_the_exit("brood_warren", "throne_cavern", enemy_discard=["orc_boy"], gear_deck=["crossbow"])
    travel(table)

    assert table.open()["stage"] == 2
    assert table.open()["enemy_discard"] == []
    enemies = [*table.engaged("ana"), *table.shadows(), *table.open()["enemy_deck"]]
    assert sorted(enemies) == sorted(["orc_boy", *LEVEL_TWO])
    assert names(table, STAGE_TWO) == []
    assert names(table, STAGE_THREE) == sorted(LEVEL_THREE)
    assert sorted(table.open()["gear_deck"]) == ["crossbow", "legendary_fortune"]


def test_nobody_knows_where_the_fortune_of_a_stage_lies() -> None:
    gear = ["crossbow", "lucky_coin", "boar_spear"]
    places = set()
    for seed in range(6):
        table = at_the_exit("brood_warren", "throne_cavern", gear_deck=gear, seed=seed)
        travel(table)
        places.add(table.open()["gear_deck"].index("legendary_fortune"))

    assert len(places) > 1


def test_the_third_stage_comes_with_its_own_enemies() -> None:
    table = at_the_exit("throne_cavern", "trophy_wall", stage=2)
    travel(table)

    assert table.open()["stage"] == 3
    assert names(table, STAGE_THREE) == []
    assert names(table, STAGE_TWO) == sorted(LEVEL_TWO)


def test_the_second_location_of_a_stage_brings_nothing_new() -> None:
    table = at_the_exit("brood_warren", "throne_cavern", stage=2, enemy_discard=["orc_boy"])
    travel(table)

    assert not table.saw("stage_begins")
    assert names(table, STAGE_TWO) == sorted(LEVEL_TWO)
    assert "legendary_fortune" not in table.open()["gear_deck"]


# The last location


def test_the_nemesis_meets_the_leader_at_the_last_location() -> None:
    table = at_the_exit("trophy_wall", stage=3, leader="bob", lair=["nunkel"], enemy_deck=["rat_ogre_elite"])
    travel(table)

    assert table.engaged("bob") == ["nunkel", "rat_ogre_elite"]
    assert table.open()["lair"] == []


def test_the_nemesis_stays_in_the_lair_until_then() -> None:
    table = at_the_exit("trophy_wall", "throne_cavern", stage=3, lair=["nunkel"])
    travel(table)

    assert table.open()["lair"] == ["nunkel"]


@pytest.mark.parametrize(
    ("progress", "deck", "stays"), [(8, [], True), (7, [], False), (8, ["trophy_wall"], False)]
)
def test_the_nemesis_cannot_retreat_from_the_explored_last_location(
    progress: int, deck: list[str], stays: bool
) -> None:
    table = lay_out(
        quest="delve",
        moment="enemy_phase",
        stage=3,
        progress=progress,
        location_deck=deck,
        wounds={"ana": 1},
        engaged={"ana": ["tallowfoot"]},
    )

    assert table.saw("enemy_activates", card="tallowfoot")
    assert (table.engaged("ana") == ["tallowfoot"]) == stays


def test_others_retreat_from_the_last_location() -> None:
    table = lay_out(
        quest="delve",
        moment="enemy_phase",
        stage=3,
        progress=8,
        wounds={"ana": 1},
        engaged={"ana": ["night_runner"]},
    )

    assert table.shadows() == ["night_runner"]


def test_cards_of_heroes_still_move_the_nemesis() -> None:
    table = lay_out(
        quest="delve",
        stage=3,
        progress=8,
        items={"ana": ["smoke_pot"]},
        engaged={"ana": ["tallowfoot"]},
    )

    assert table.offers("ana", "use smoke_pot")


@pytest.mark.parametrize(
    ("progress", "deck", "reached"), [(8, [], True), (7, [], False), (8, ["trophy_wall"], False)]
)
def test_every_attack_reaches_the_nemesis_in_the_explored_last_location(
    progress: int, deck: list[str], reached: bool
) -> None:
    table = lay_out(
        quest="delve",
        stage=3,
        hero={"ana": "warrior_priest"},
        progress=progress,
        location_deck=deck,
        shadows=["nunkel", "plague_monk"],
        engaged={"ana": ["plague_monk"]},
    )
    table.choose("ana", "perform wp_attack_basic")

    assert table.offers("ana", "target shadows.1") == reached
    assert not table.offers("ana", "target shadows.2")


@clause("WHQ-ATTACK-01")
def test_not_every_attack_reaches_a_nemesis_that_is_engaged_with_another_hero() -> None:
    table = lay_out(
        quest="delve",
        stage=3,
        hero={"ana": "warrior_priest"},
        progress=8,
        engaged={"ana": ["plague_monk", "plague_monk"], "bob": ["nunkel"]},
    )
    table.choose("ana", "perform wp_attack_basic")

    assert table.options("ana") == ["target seat-0.2", "target seat-0.1"]


def burn(progress: int, deck: list[str]) -> LaidTable:
    """Ana's flask defeats the nemesis."""
    table = lay_out(
        quest="delve",
        stage=3,
        progress=progress,
        location_deck=deck,
        items={"ana": ["fire_flask", "ritual_candles"]},
        shadows=[{"card": "odious_grump", "wounds": 4}],
    )
    table.choose("ana", "use fire_flask shadows.1")
    return table


@effect_of("lost_in_the_dark")
@clause("WHQ-WIN-01")
def test_the_delve_is_won_when_the_nemesis_falls_at_the_way_out() -> None:
    table = burn(8, [])

    assert table.has_won()
    assert table.open()["set_aside"] == ["odious_grump"]


def test_the_delve_is_won_when_the_way_out_is_found_after_the_nemesis_fell() -> None:
    """Odious Grump does not flee here, and shows no way."""
    table = burn(6, [])

    assert not table.is_over()
    assert table.open()["progress"] == 6
    assert table.open()["lair"] == []
    table.choose("ana", "use ritual_candles")
    assert table.has_won()


def test_the_delve_is_not_won_before_the_last_location() -> None:
    assert not burn(8, ["trophy_wall"]).is_over()


def test_the_delve_is_not_won_by_defeating_others() -> None:
    table = lay_out(
        quest="delve", stage=3, progress=8, items={"ana": ["fire_flask"]}, shadows=["goblin_warrior"]
    )
    table.choose("ana", "use fire_flask shadows.1")

    assert table.saw("enemy_defeated")
    assert not table.is_over()


def test_exploring_the_last_location_is_not_enough() -> None:
    table = lay_out(quest="delve", stage=3, progress=6, items={"ana": ["ritual_candles"]}, shadows=["nunkel"])
    table.choose("ana", "use ritual_candles")

    assert table.open()["progress"] == 8
    assert not table.is_over()


# Peril, elimination


def test_green_brings_an_enemy_into_the_shadows() -> None:
    table = lay_out(quest="delve", moment="peril_phase", peril=1, enemy_deck=["orc_boy", "orc_boy"])

    assert table.shadows() == ["orc_boy"]
    assert [table.of("wounds", hero) for hero in table.seats] == [0, 0]


def test_blue_takes_a_token_or_a_wound_of_each_hero() -> None:
    table = lay_out(quest="delve", moment="peril_phase", peril=4, tokens={"bob": {"ww_rest_basic": 1}})
    table.choose("bob", "discard token ww_rest_basic")

    assert (table.of("wounds", "ana"), table.of("wounds", "bob")) == (1, 0)


@clause("WHQ-PHASE-PERIL-03")
@pytest.mark.parametrize("peril", [14, 15])
def test_red_wounds_everyone_and_brings_an_enemy(peril: int) -> None:
    table = lay_out(quest="delve", moment="peril_phase", peril=peril, enemy_deck=["orc_boy", "orc_boy"])

    assert (table.of("wounds", "ana"), table.of("wounds", "bob")) == (1, 1)
    assert table.shadows() == ["orc_boy"]
    assert told(table, "suffered", "spawned_facedown") == ["suffered", "suffered", "spawned_facedown"]


@clause("WHQ-DELVE-04", "WHQ-Q55")
def test_a_defeated_hero_is_out_of_the_delve() -> None:
    table = lay_out(
        quest="delve",
        moment="peril_phase",
        peril=14,
        wounds={"ana": 15},
        gear={"ana": ["crossbow", "ib_leg_hammer"]},
        items={"bob": ["sharp_salts"]},
    )

    assert table.of("out", "ana")
    assert table.of("gear", "ana") == []
    assert "ib_leg_hammer" in table.of("legendary_set", "ana")
    assert "crossbow" in table.open()["box"]
    assert not table.offers("bob", "use sharp_salts")


@clause("WHQ-Q49")
def test_the_delve_is_lost_when_nobody_is_left() -> None:
    table = lay_out(quest="delve", moment="peril_phase", peril=14, wounds={"ana": 15, "bob": 12})

    assert table.is_over()
    assert not table.has_won()


def test_a_deck_with_many_cards_that_everybody_has_seen_can_be_sampled() -> None:
    """All that was discarded is in the new deck, whatever else is, and its cards can lie in any order."""
    seen = [*("orc_boy", "clanrat", "giant_bat", "crypt_ghoul", "sewer_hound", "gigantic_spider")]
    seen += [f"{name}_elite" for name in seen]
    table = at_the_exit(
        "fungus_hollow",
        "choking_passage",
        shadows=[{"card": "jezzail_team", "facedown": True}],
        enemy_discard=seen,
    )
    travel(table)
    left = Counter(seen) - Counter(table.engaged("ana") + table.engaged("bob"))
    hidden = [*table.state.pile(ENEMY_DECK), *table.state.pile(SHADOWS)]
    imagined = [determinize(table.state, 0, seed) for seed in range(40)]

    for state in imagined:
        assert left <= Counter(CARD.names[state.faces[card]] for card in hidden)
    assert len({tuple(int(state.faces[card]) for card in hidden) for state in imagined}) == len(imagined)
