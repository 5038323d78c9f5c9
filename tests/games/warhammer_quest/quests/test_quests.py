"""The tutorial and the five quests of the campaign: WHQ-PERIL-01, WHQ-PERIL-02, WHQ-PERIL-03, WHQ-WIN-01."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.core.interface.determinize import determinize
from questhall.games.warhammer_quest.components.face_numbers import FIRST_LOCATION, WARPSTONE
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import BOX, DUNGEON_DECK, POOL
from questhall.games.warhammer_quest.components.vocabulary import ELITE, STANDARD
from questhall.i18n.texts import Texts
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.kit import LaidTable, lay_out, start

CAMPAIGN = ["quest-1", "quest-2", "quest-3", "quest-4", "quest-5"]


def built(quest: str, players: int = 2, seed: int = 0, pool: list[str] | None = None) -> LaidTable:
    """The decks of a quest have been built; the party leader is to be chosen."""
    table = start(players, quest, seed)
    for name in pool or []:
        card = table.state.find(BOX, CARD.value(name))
        table.state.take(card, BOX)
        table.state.put(card, POOL)
    while table.occasion() == "hero":
        table.choose(table.asked(), table.options(table.asked())[0])
    assert table.occasion() == "leader"
    return table


def at_peril(quest: str, space: int, **position: Any) -> LaidTable:
    """The peril phase in which the token comes to this space; Ana, the Ironbreaker, leads."""
    return lay_out(quest=quest, moment="peril_phase", peril=space - 1, **position)


def reveal(quest: str, location: str, **position: Any) -> LaidTable:
    """The party travels to this location, the last of the quest."""
    table = lay_out(
        quest=quest,
        moment="location_phase",
        location="throne_cavern",
        progress=8,
        location_deck=[location],
        **position,
    )
    table.choose("party", "travel")
    return table


def burn(table: LaidTable, place: str) -> None:
    """Ana throws her flask: two wounds for this enemy."""
    table.until("hero_phase")
    table.choose("ana", f"use fire_flask {place}")


def all_wounds(table: LaidTable) -> list[int]:
    return [table.of("wounds", hero) for hero in table.seats]


def told(table: LaidTable, event: str) -> int:
    return sum(told["event"] == event for told in table.told)


# Decks


def kinds(cards: list[str]) -> Counter[tuple[int, int]]:
    enemies = {enemy.name: enemy for enemy in ENEMIES}
    return Counter((enemies[card].level, enemies[card].kind) for card in cards)


SETS = {
    "quest-1": (["giant_bat", "gigantic_spider", "goblin_warrior", "orc_boy"], 4, 2),
    "quest-2": (["clanrat", "crypt_ghoul", "plague_monk"], 0, 5),
    "quest-3": (["night_runner", "clanrat", "giant_bat"], 0, 3),
    "quest-4": (["jezzail_team", "plague_monk", "rat_ogre"], 0, 2),
    "quest-5": (["goblin_warrior", "orc_boy", "black_orc"], 0, 2),
}


def test_there_are_seven_sheets() -> None:
    assert [sheet.name for sheet in SHEETS] == [
        *("tutorial", "a_foul_stench", "trace_the_toxin", "pursuit", "firepower", "waaagh", "lost_in_the_dark"),
    ]


@clause("WHQ-DECK-01", "WHQ-DECK-04", "WHQ-DECK-06", "WHQ-DECK-07", "WHQ-SETUP-12")
@pytest.mark.parametrize("quest", CAMPAIGN)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_enemy_deck_holds_whole_sets_and_single_open_cards(quest: str, players: int) -> None:
    """Two heroes find four more standard enemies in the later quests."""
    sets, standard, elite = SETS[quest]
    if players == 2 and quest in ("quest-3", "quest-4", "quest-5"):
        standard += 4
    level = SHEETS[CAMPAIGN.index(quest) + 1].level
    deck = Counter(built(quest, players, seed=players).open()["enemy_deck"])
    for name in sets:
        assert deck[name] == 2
        assert deck[f"{name}_elite"] == 1
        del deck[name], deck[f"{name}_elite"]

    open_cards = kinds(list(deck.elements()))
    assert open_cards.total() == standard + elite
    assert (open_cards[level, STANDARD], open_cards[level, ELITE]) == (standard, elite)


@clause("WHQ-DECK-05")
def test_giant_bats_are_three_cards() -> None:
    deck = built("quest-1").open()["enemy_deck"]

    assert sum(card.startswith("giant_bat") for card in deck) == 3


@clause("WHQ-DECK-02")
def test_open_cards_are_not_the_same_in_every_game() -> None:
    assert len({tuple(sorted(built("quest-1", seed=seed).open()["enemy_deck"])) for seed in range(4)}) > 1


@clause("WHQ-DECK-08", "WHQ-Q82")
@pytest.mark.parametrize(
    ("quest", "count", "last"),
    [
        ("quest-1", 3, "grumps_sump"),
        ("quest-2", 3, "tainted_reservoir"),
        ("quest-3", 5, "last_bolt_hole"),
        ("quest-4", 4, "gun_gallery"),
        ("quest-5", 3, "muster_field"),
    ],
)
def test_the_named_location_lies_under_the_open_ones(quest: str, count: int, last: str) -> None:
    deck = built(quest).open()["location_deck"]
    level = SHEETS[CAMPAIGN.index(quest) + 1].level

    assert deck[-1] == last
    assert len(deck) == count + 1
    assert len(set(deck)) == count + 1
    assert {LOCATIONS[CARD.value(name) - FIRST_LOCATION].level for name in deck[:-1]} == {level}


@clause("WHQ-DECK-09", "WHQ-DECK-10")
@pytest.mark.parametrize("quest", CAMPAIGN)
def test_twelve_gear_and_twelve_dungeon_cards(quest: str) -> None:
    table = built(quest).open()

    assert len(table["gear_deck"]) == 12
    assert "legendary_fortune" not in table["gear_deck"]
    assert len(table["dungeon_deck"]) == 12
    assert "warpstone" not in table["dungeon_deck"]


@clause("WHQ-NEMESIS-01", "WHQ-NEMESIS-06")
@pytest.mark.parametrize(
    ("quest", "nemesis"),
    [
        ("quest-1", "odious_grump"),
        ("quest-2", "nunkel"),
        ("quest-3", "tallowfoot"),
        ("quest-4", "fusewright_oddlock"),
        ("quest-5", "chief_mudmaw"),
    ],
)
def test_the_nemesis_of_the_quest_starts_in_the_lair(quest: str, nemesis: str) -> None:
    assert built(quest).open()["lair"] == [nemesis]


def test_the_warpstone_starts_set_aside_in_the_second_quest_alone() -> None:
    assert built("quest-2").open()["set_aside"] == ["warpstone"]
    assert built("quest-1").open()["set_aside"] == []


@clause("WHQ-SETUP-13", "WHQ-PERIL-03")
@pytest.mark.parametrize(
    ("quest", "track"),
    [
        ("tutorial", "......"),
        ("quest-1", "..g.bbgrbrr"),
        ("quest-2", ".g.bbg.brr"),
        ("quest-3", "..gbgb.gbb.grr"),
        ("quest-4", ".gbbgbbgrr"),
        ("quest-5", "..g.b.g.b.r"),
        ("delve", "..gggbrgbgbrgrgr"),
    ],
)
def test_the_peril_tracks(quest: str, track: str) -> None:
    letters = {"plain": ".", "green": "g", "blue": "b", "red": "r"}
    table = built(quest).open()

    assert "".join(letters[colour] for colour in table["peril_track"]) == track
    assert table["peril"] == 0


# The campaign pool


@clause("WHQ-POOL-03")
def test_enemies_of_the_pool_join_the_enemy_deck() -> None:
    deck = built("quest-2", pool=["odious_grump"]).open()["enemy_deck"]

    assert "odious_grump" in deck
    assert len(deck) == 9 + 5 + 1


@clause("WHQ-POOL-04", "WHQ-Q64")
def test_a_dungeon_card_of_the_pool_takes_the_place_of_another() -> None:
    table = built("quest-3", pool=["warpstone"]).open()

    assert "warpstone" in table["dungeon_deck"]
    assert len(table["dungeon_deck"]) == 12
    assert table["pool"] == []


@clause("WHQ-POOL-05")
def test_legendary_fortunes_of_the_pool_come_on_top_of_the_gear() -> None:
    deck = built("quest-2", pool=["legendary_fortune", "legendary_fortune"]).open()["gear_deck"]

    assert deck.count("legendary_fortune") == 2
    assert len(deck) == 14


@clause("WHQ-NEMESIS-05")
def test_a_beaten_nemesis_of_the_pool_is_out_of_the_campaign() -> None:
    table = lay_out(
        quest="quest-3",
        items={"ana": ["fire_flask"]},
        lair=["tallowfoot"],
        shadows=[{"card": "odious_grump", "wounds": 4}],
    )
    burn(table, "shadows.1")

    assert table.open()["out_of_campaign"] == ["odious_grump"]
    assert table.open()["deeds"] == []  # the nemesis of this quest is not beaten yet
    assert not table.is_over()


@clause("WHQ-DEFEAT-13")
@pytest.mark.parametrize("quest", ["tutorial", *CAMPAIGN, "delve"])
def test_other_enemies_are_discarded(quest: str) -> None:
    table = lay_out(quest=quest, items={"ana": ["fire_flask"]}, engaged={"ana": ["giant_bat"]})
    burn(table, "seat-0.1")

    assert table.open()["enemy_discard"] == ["giant_bat"]


# The tutorial


def test_the_tutorial_uses_few_cards() -> None:
    table = built("tutorial").open()

    assert Counter(table["enemy_deck"]) == {"goblin_warrior": 2, "giant_bat": 2}
    assert table["location_deck"] == ["crumbling_arches"]
    assert table["gear_deck"] == []
    assert table["dungeon_deck"] == []
    assert table["lair"] == []


@clause("WHQ-WIN-01")
def test_the_tutorial_is_won_at_the_end_of_a_location_phase() -> None:
    """The arches wound a hero once more before."""
    table = lay_out(
        quest="tutorial", moment="location_phase", location="crumbling_arches", progress=6, wounds={"ana": 1}
    )

    assert table.has_won()
    assert all_wounds(table) == [1, 1]


@pytest.mark.parametrize(("progress", "engaged"), [(5, []), (6, ["giant_bat"])])
def test_the_tutorial_is_not_won_too_early(progress: int, engaged: list[str]) -> None:
    table = lay_out(
        quest="tutorial",
        moment="location_phase",
        location="crumbling_arches",
        progress=progress,
        wounds={"ana": 1},
        engaged={"bob": engaged},
    )

    assert not table.is_over()


def test_enemies_in_the_shadows_do_not_keep_the_tutorial_going() -> None:
    table = lay_out(
        quest="tutorial",
        moment="location_phase",
        location="crumbling_arches",
        progress=6,
        wounds={"ana": 1},
        shadows=["giant_bat"],
    )

    assert table.has_won()


def test_in_the_tutorial_nobody_draws_dungeon_cards_or_minds_nemeses() -> None:
    table = lay_out(
        quest="tutorial",
        hero={"ana": "waywatcher"},
        engaged={"ana": ["giant_bat"]},
        lair=["odious_grump"],
        dungeon_deck=["trapped_chest"],
        dice=[5, 5, 4],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert not table.saw("drew_dungeon")
    assert table.saw("rolled_enemy_die", face="nemesis")
    first_activation = [event["event"] for event in table.told].index("enemy_activates")
    assert "suffered" not in [event["event"] for event in table.told[:first_activation]]


@clause("WHQ-Q47")
def test_the_tutorial_has_no_peril_effects() -> None:
    assert not at_peril("tutorial", 5).saw("peril_effect")


@clause("WHQ-Q49")
@pytest.mark.parametrize("quest", ["tutorial", *CAMPAIGN])
def test_a_quest_is_lost_when_all_heroes_are_defeated(quest: str) -> None:
    table = lay_out(
        quest=quest,
        moment="enemy_phase",
        wounds={"ana": 15},
        defeated={"bob": True},
        engaged={"ana": ["orc_boy"]},
    )

    assert table.is_over()
    assert not table.has_won()


# Quest 1


@clause("WHQ-Q78", "WHQ-PHASE-PERIL-02")
def test_green_brings_grump_to_the_most_wounded() -> None:
    table = at_peril("quest-1", 2, lair=["odious_grump"], wounds={"bob": 1})

    assert table.engaged("bob") == ["odious_grump"]
    assert all_wounds(table) == [0, 1]


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_who_faces_grump_among_equals() -> None:
    table = at_peril("quest-1", 2, lair=["odious_grump"])

    assert table.options("party") == ["face nemesis seat-0", "face nemesis seat-1"]
    table.choose("party", "face nemesis seat-1")
    assert table.engaged("bob") == ["odious_grump"]


@clause("WHQ-Q25", "WHQ-Q78")
def test_grump_finds_a_full_zone_and_strikes_from_the_shadows() -> None:
    table = at_peril(
        "quest-1",
        2,
        lair=["odious_grump"],
        wounds={"bob": 1},
        engaged={"bob": ["goblin_warrior", "goblin_warrior", "giant_bat"]},
    )

    assert table.of("wounds", "bob") == 3
    assert table.shadows() == ["odious_grump"]


@clause("WHQ-Q32", "WHQ-Q70")
@pytest.mark.parametrize("exhausted", [False, True])
def test_green_lets_grump_act_if_he_is_about(exhausted: bool) -> None:
    """His bar: he preys on the most wounded, then inflicts 2. He is ready afterwards."""
    grump = {"card": "odious_grump", "exhausted": exhausted}
    table = at_peril("quest-1", 6, engaged={"ana": [grump]}, wounds={"bob": 1})

    assert table.saw("enemy_activates", card="odious_grump", seat=0)
    assert table.engaged("bob") == ["odious_grump"]
    assert all_wounds(table) == [0, 3]
    assert not table.of("engaged", "bob")[0]["exhausted"]


@clause("WHQ-Q37")
def test_green_does_not_find_a_facedown_grump() -> None:
    table = at_peril("quest-1", 6, shadows=[{"card": "odious_grump", "facedown": True}])

    assert table.saw("peril_effect", colour="green")
    assert not table.saw("enemy_activates")


def test_blue_brings_an_enemy_into_the_shadows() -> None:
    table = at_peril("quest-1", 4, lair=["odious_grump"], enemy_deck=["giant_bat", "orc_boy"])

    assert table.shadows() == ["giant_bat"]
    assert table.open()["shadows"][0]["facedown"]
    assert table.open()["lair"] == ["odious_grump"]


@pytest.mark.parametrize("players", [3, 4])
def test_blue_brings_more_heroes_two(players: int) -> None:
    table = at_peril("quest-1", 4, players=players, enemy_deck=["giant_bat", "orc_boy", "goblin_warrior"])

    assert table.shadows() == ["giant_bat", "orc_boy"]


@clause("WHQ-PHASE-PERIL-03")
@pytest.mark.parametrize("space", [10, 11])
def test_red_is_a_fog_before_grump_comes_again_and_again(space: int) -> None:
    table = at_peril("quest-1", space, lair=["odious_grump"], wounds={"bob": 1})

    assert all_wounds(table) == [2, 3]
    assert table.engaged("bob") == ["odious_grump"]
    assert table.open()["peril"] == 10


@clause("WHQ-PHASE-PERIL-03", "WHQ-Q53")
def test_grump_leaves_those_alone_whom_the_fog_has_felled() -> None:
    table = at_peril("quest-1", 10, lair=["odious_grump"], wounds={"ana": 14})

    assert table.of("defeated", "ana")
    assert table.engaged("bob") == ["odious_grump"]


def test_grump_does_not_act_in_the_fog_if_he_is_about() -> None:
    table = at_peril("quest-1", 10, engaged={"ana": ["odious_grump"]})

    assert all_wounds(table) == [2, 2]
    assert table.engaged("ana") == ["odious_grump"]


@clause("WHQ-GOLDEN-02")
def test_beaten_grump_flees_and_shows_the_way() -> None:
    table = lay_out(
        items={"ana": ["fire_flask"]},
        engaged={"ana": [{"card": "odious_grump", "wounds": 4, "exhausted": True}]},
        progress=1,
    )
    burn(table, "seat-0.1")

    assert table.open()["lair"] == ["odious_grump"]
    assert table.open()["enemy_discard"] == []
    assert table.open()["progress"] == 5
    assert table.saw("enemy_defeated", card="odious_grump")
    assert "nemesis_beaten" not in table.open()["deeds"]
    assert not table.is_over()


@clause("WHQ-NEMESIS-08")
def test_grump_comes_back_ready_and_unhurt() -> None:
    table = lay_out(
        items={"ana": ["fire_flask"]},
        engaged={"ana": [{"card": "odious_grump", "wounds": 4, "exhausted": True}]},
        location="grumps_sump",
    )
    burn(table, "seat-0.1")
    table.choose("ana", "perform ib_rest_basic")
    table.choose("party", "face nemesis seat-0")

    back = table.of("engaged", "ana")[0]
    assert (back["wounds"], back["exhausted"]) == (0, False)


@clause("WHQ-LOCATION-05")
def test_no_other_enemy_shows_the_way() -> None:
    table = lay_out(shadows=["goblin_warrior"], items={"ana": ["fire_flask"]})
    table.choose("ana", "use fire_flask shadows.1")

    assert table.saw("enemy_defeated")
    assert table.open()["progress"] == 0


def test_grump_does_not_lead_beyond_the_end_of_a_location() -> None:
    table = lay_out(
        items={"ana": ["fire_flask"]},
        engaged={"ana": [{"card": "odious_grump", "wounds": 4}]},
        progress=7,
    )
    burn(table, "seat-0.1")

    assert table.open()["progress"] == 8


@effect_of("a_foul_stench")
@clause("WHQ-WIN-01")
def test_the_first_quest_is_won_before_the_effect_of_the_sump() -> None:
    table = lay_out(moment="location_phase", location="grumps_sump", progress=6, lair=["odious_grump"])

    assert table.has_won()
    assert table.open()["lair"] == ["odious_grump"]


@pytest.mark.parametrize(("location", "progress"), [("grumps_sump", 5), ("choking_passage", 6)])
def test_the_first_quest_is_not_won_too_early(location: str, progress: int) -> None:
    table = lay_out(moment="location_phase", location=location, progress=progress)

    assert not table.is_over()


@clause("WHQ-Q48")
def test_a_stated_time_of_victory_is_waited_for() -> None:
    """The last progress is made in the hero phase; the quest goes on to the location phase."""
    table = lay_out(items={"ana": ["ritual_candles"]}, location="grumps_sump", progress=4)
    table.choose("ana", "use ritual_candles")

    assert table.open()["progress"] == 6
    assert not table.is_over()


# Quest 2


DUNGEON = ["lamp_oil", "smoke_pot", "ambush", "stale_air"]
TOXIN: dict[str, Any] = {"lair": ["nunkel"], "set_aside": ["warpstone"]}


@clause("WHQ-CONFLICT-01")
def test_nunkel_meets_the_leader_before_others_come_to_the_reservoir() -> None:
    table = reveal(
        "quest-2",
        "tainted_reservoir",
        leader="bob",
        **TOXIN,
        enemy_deck=["clanrat", "crypt_ghoul", "clanrat", "crypt_ghoul", "clanrat_elite"],
    )

    assert table.engaged("bob") == ["nunkel", "clanrat"]
    assert table.engaged("ana") == ["crypt_ghoul"]
    assert len(table.shadows()) == 3


@pytest.mark.parametrize("seed", range(6))
def test_the_warpstone_is_one_of_the_top_three_dungeon_cards(seed: int) -> None:
    table = reveal("quest-2", "tainted_reservoir", **TOXIN, dungeon_deck=DUNGEON, seed=seed)
    deck = table.open()["dungeon_deck"]

    assert sorted(deck[:3]) == sorted(["warpstone", *DUNGEON[:2]])
    assert deck[3:] == DUNGEON[2:]
    assert table.open()["set_aside"] == []


def test_nobody_can_tell_which_of_the_three_it_is() -> None:
    table = reveal("quest-2", "tainted_reservoir", **TOXIN, dungeon_deck=DUNGEON)
    imagined = [determinize(table.state, 0, seed) for seed in range(900)]
    places = Counter(
        next(place for place, card in enumerate(state.pile(DUNGEON_DECK)) if state.faces[card] == WARPSTONE)
        for state in imagined
    )

    assert sorted(places) == [0, 1, 2]
    # 300 expected of each; five standard deviations are 71.
    assert all(abs(count - 300) < 71 for count in places.values())


@clause("WHQ-Q81")
@pytest.mark.parametrize("left", [0, 1])
def test_the_warpstone_is_shuffled_with_as_many_cards_as_are_left(left: int) -> None:
    table = reveal("quest-2", "tainted_reservoir", **TOXIN, dungeon_deck=DUNGEON[:left])

    assert sorted(table.open()["dungeon_deck"]) == sorted(["warpstone", *DUNGEON[:left]])


def test_the_warpstone_is_not_hidden_elsewhere() -> None:
    table = reveal("quest-2", "choking_passage", **TOXIN, dungeon_deck=DUNGEON)

    assert table.open()["dungeon_deck"] == DUNGEON
    assert table.open()["lair"] == ["nunkel"]


def test_a_warpstone_that_is_not_set_aside_is_not_hidden() -> None:
    """A scenario may have it elsewhere: it has been found already, say."""
    table = reveal("quest-2", "tainted_reservoir", lair=["nunkel"], dungeon_deck=DUNGEON)

    assert table.open()["dungeon_deck"] == DUNGEON


@clause("WHQ-Q22")
def test_green_water_takes_a_token_or_sickens_each_hero() -> None:
    table = at_peril("quest-2", 1, tokens={"ana": {"ib_rest_basic": 1}})
    table.choose("ana", "discard token ib_rest_basic")

    assert table.of("conditions", "ana") == []
    assert table.of("conditions", "bob") == ["sickened"]


def test_blue_water_brings_two_enemies() -> None:
    table = at_peril("quest-2", 3, enemy_deck=["clanrat", "clanrat", "crypt_ghoul"])

    assert table.shadows() == ["clanrat", "clanrat"]


def test_blue_water_brings_enemies_to_heroes_whom_green_water_would_spare() -> None:
    """All are sickened and nobody has a token: only the green effect would change nothing."""
    conditions = {"ana": ["sickened"], "bob": ["sickened"]}
    green = at_peril("quest-2", 1, conditions=conditions)
    blue = at_peril("quest-2", 3, conditions=conditions, enemy_deck=["clanrat", "clanrat", "crypt_ghoul"])

    assert not green.saw("peril_effect")
    assert blue.saw("peril_effect")
    assert blue.shadows() == ["clanrat", "clanrat"]


def test_red_water_wounds_the_sickened_and_sickens_the_others_before_enemies_come() -> None:
    table = at_peril("quest-2", 9, conditions={"ana": ["sickened"]}, enemy_deck=["clanrat", "crypt_ghoul"])

    assert all_wounds(table) == [2, 0]
    assert table.of("conditions", "bob") == ["sickened"]
    assert table.shadows() == ["clanrat"]
    happened = [event["event"] for event in table.told]
    assert happened.index("gained_condition") < happened.index("spawned_facedown")


def test_beaten_nunkel_is_out_of_the_quest() -> None:
    table = lay_out(
        quest="quest-2",
        items={"ana": ["fire_flask"]},
        engaged={"ana": [{"card": "nunkel", "wounds": 5}]},
    )
    burn(table, "seat-0.1")

    assert table.open()["set_aside"] == ["nunkel"]
    assert table.open()["deeds"] == ["nemesis_beaten"]
    assert not table.is_over()


@effect_of("trace_the_toxin")
@clause("WHQ-WIN-01", "WHQ-Q48")
def test_the_second_quest_is_won_as_soon_as_the_warpstone_is_found() -> None:
    table = lay_out(
        quest="quest-2",
        hero={"ana": "waywatcher"},
        location="tainted_reservoir",
        progress=6,
        dungeon_deck=["warpstone"],
        dice=[5, 5],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert table.has_won()


def test_the_second_quest_is_won_as_soon_as_the_reservoir_is_explored() -> None:
    table = lay_out(
        quest="quest-2",
        items={"ana": ["ritual_candles"]},
        location="tainted_reservoir",
        progress=4,
        set_aside=["warpstone"],
        deeds=["warpstone_found"],
    )
    table.choose("ana", "use ritual_candles")

    assert table.has_won()


@pytest.mark.parametrize(("location", "progress"), [("tainted_reservoir", 2), ("throne_cavern", 6)])
def test_the_second_quest_is_not_won_before_the_reservoir_is_explored(location: str, progress: int) -> None:
    table = lay_out(
        quest="quest-2",
        items={"ana": ["ritual_candles"]},
        location=location,
        progress=progress,
        set_aside=["warpstone"],
        deeds=["warpstone_found"],
    )
    table.choose("ana", "use ritual_candles")

    assert table.open()["progress"] == progress + 2
    assert not table.is_over()


def test_the_warpstone_set_aside_from_the_start_is_not_found() -> None:
    table = lay_out(
        quest="quest-2",
        items={"ana": ["ritual_candles"]},
        location="tainted_reservoir",
        progress=4,
        set_aside=["warpstone"],
    )
    table.choose("ana", "use ritual_candles")

    assert table.open()["progress"] == 6
    assert not table.is_over()


# Quest 3


def chase(progress: int = 5, coming: str = "gnawed_crossing", **position: Any) -> LaidTable:
    """Ana, the Waywatcher, has explored the cavern to its end; Bob leads."""
    table = lay_out(
        quest="quest-3",
        hero={"ana": "waywatcher"},
        leader="bob",
        active="ana",
        dice=[1, 1, 1, 1],
        progress=progress,
        location_deck=[coming, "last_bolt_hole"],
        **position,
    )
    table.choose("ana", "perform ww_explore_basic")
    return table


@clause("WHQ-GOLDEN-02")
def test_the_party_may_travel_after_an_explore_action() -> None:
    table = chase(enemy_deck=["giant_bat", "clanrat", "clanrat"])

    assert table.open()["phase"] == "hero"
    assert table.options("party") == ["travel", "stay"]
    table.choose("party", "travel")
    assert table.open()["location"] == "gnawed_crossing"
    assert table.saw("spawned", seat=0, card="giant_bat")


@clause("WHQ-PHASE-LOC-03")
def test_progress_in_the_location_that_was_left_does_not_keep_the_brood_warren_quiet() -> None:
    table = chase(coming="brood_warren")
    assert table.open()["deeds"] == ["progress_made"]
    table.choose("party", "travel")

    assert table.open()["deeds"] == []
    assert table.saw("location_acts", card="brood_warren")


def test_the_party_may_stay() -> None:
    table = chase()
    table.choose("party", "stay")

    assert table.open()["location"] == "throne_cavern"


@clause("WHQ-ACTIVE-04")
def test_nobody_is_active_after_the_party_was_asked_to_travel_in_the_hero_phase() -> None:
    table = chase()
    assert table.open()["active"] == "ana"
    table.choose("party", "stay")

    assert table.open()["phase"] == "location"
    assert table.open()["active"] == "none"


def test_an_unexplored_location_holds_the_party() -> None:
    table = chase(progress=3)

    assert table.open()["progress"] == 6
    assert table.occasion() == "action"


def test_without_an_explore_action_the_party_travels_only_in_the_location_phase() -> None:
    table = lay_out(quest="quest-3", progress=8, location_deck=["gnawed_crossing"])
    table.choose("ana", "perform ib_rest_basic")

    assert table.occasion() == "travel"
    assert table.open()["phase"] == "location"


def test_the_party_is_not_asked_again_because_the_hero_before_has_explored() -> None:
    table = chase(turns=["ana", "bob"])
    table.choose("party", "stay")
    table.choose("bob", "perform ib_rest_basic")

    assert table.occasion() == "travel"
    assert table.open()["phase"] == "location"


@clause("WHQ-PHASE-LOC-01")
def test_in_other_quests_the_party_waits_for_the_location_phase() -> None:
    table = lay_out(hero={"ana": "waywatcher"}, progress=8, location_deck=["gnawed_crossing"])
    table.choose("ana", "perform ww_explore_basic")

    assert table.open()["phase"] == "location"


def test_progress_made_before_the_journey_does_not_count_in_the_new_location() -> None:
    table = chase(coming="brood_warren")
    table.choose("party", "travel")

    assert table.open()["deeds"] == []


def test_tallowfoot_meets_the_leader_in_his_bolt_hole() -> None:
    table = reveal(
        "quest-3",
        "last_bolt_hole",
        leader="bob",
        lair=["tallowfoot"],
        enemy_deck=["giant_bat", "clanrat", "clanrat", "clanrat_elite"],
    )

    assert table.engaged("bob")[:2] == ["tallowfoot", "giant_bat"]


@pytest.mark.parametrize(
    ("progress", "location", "where"),
    [
        (6, "last_bolt_hole", ["tallowfoot"]),
        (5, "last_bolt_hole", []),
        (8, "throne_cavern", []),
    ],
)
def test_tallowfoot_cannot_retreat_from_an_explored_bolt_hole(
    progress: int, location: str, where: list[str]
) -> None:
    table = lay_out(
        quest="quest-3",
        moment="enemy_phase",
        location=location,
        progress=progress,
        wounds={"ana": 1},
        engaged={"ana": ["tallowfoot"]},
    )

    assert table.saw("enemy_activates", card="tallowfoot")
    assert table.engaged("ana") == where


def test_a_tallowfoot_who_is_not_in_the_lair_does_not_come_out_of_it() -> None:
    """A scenario may leave him in the box."""
    table = reveal("quest-3", "last_bolt_hole")

    assert not table.saw("nemesis_appears")


def test_others_retreat_from_the_bolt_hole() -> None:
    table = lay_out(
        quest="quest-3",
        moment="enemy_phase",
        location="last_bolt_hole",
        progress=6,
        wounds={"ana": 1},
        engaged={"ana": ["night_runner"]},
    )

    assert table.shadows() == ["night_runner"]


@pytest.mark.parametrize(("progress", "possible"), [(5, True), (6, False)])
def test_no_card_of_a_hero_moves_tallowfoot_out_of_an_explored_bolt_hole(progress: int, possible: bool) -> None:
    table = lay_out(
        quest="quest-3",
        location="last_bolt_hole",
        progress=progress,
        items={"ana": ["smoke_pot"]},
        engaged={"ana": ["tallowfoot"]},
    )

    assert table.offers("ana", "use smoke_pot") == possible


@pytest.mark.parametrize(("progress", "possible"), [(5, True), (6, False)])
def test_nobody_slips_away_from_tallowfoot_in_an_explored_bolt_hole(progress: int, possible: bool) -> None:
    table = lay_out(
        quest="quest-3",
        moment="enemy_phase",
        hero={"ana": "waywatcher"},
        location="last_bolt_hole",
        progress=progress,
        wounds={"ana": 1},
        gear={"ana": ["ww_leg_mantle"]},
        shadows=["tallowfoot"],
    )

    assert table.offers("ana", "slip away") == possible
    assert (table.engaged("ana") == ["tallowfoot"]) != possible


@clause("WHQ-Q70")
def test_green_stirs_an_enemy_in_the_shadows() -> None:
    """A Night Runner preys on Bob, inflicts 2 and retreats; the exhausted spider cannot be chosen."""
    table = at_peril(
        "quest-3",
        2,
        wounds={"bob": 1},
        shadows=[
            {"card": "night_runner", "facedown": True},
            "clanrat",
            {"card": "gigantic_spider", "exhausted": True},
        ],
    )

    assert sorted(table.options("party")) == ["rouse shadows.1", "rouse shadows.2"]
    table.choose("party", "rouse shadows.1")
    assert all_wounds(table) == [0, 3]
    runner = table.open()["shadows"][-1]
    assert (runner["card"], runner["exhausted"]) == ("night_runner", False)


@clause("WHQ-Q70", "WHQ-KEYWORD-02")
def test_the_leader_is_the_active_hero_for_an_enemy_that_stirs() -> None:
    table = at_peril("quest-3", 2, leader="bob", shadows=["clanrat"], enemy_deck=["giant_bat", "giant_bat"])

    assert table.engaged("bob") == ["clanrat"]
    assert all_wounds(table) == [0, 1]
    assert table.shadows() == [], "no other enemy comes"


def test_green_brings_an_enemy_into_empty_shadows() -> None:
    table = at_peril("quest-3", 2, enemy_deck=["clanrat", "clanrat"])

    assert table.shadows() == ["clanrat"]
    assert not table.saw("enemy_activates")


@pytest.mark.parametrize(("progress", "after"), [(3, 2), (0, 0)])
def test_blue_costs_time(progress: int, after: int) -> None:
    table = at_peril("quest-3", 5, progress=progress, enemy_deck=["clanrat", "clanrat"])

    assert table.shadows() == ["clanrat"]
    assert table.open()["progress"] == after


@clause("WHQ-WIN-01")
def test_tallowfoot_gets_away_at_last() -> None:
    table = at_peril("quest-3", 13, lair=["tallowfoot"])

    assert table.is_over()
    assert not table.has_won()
    assert "nemesis_fled" in table.open()["deeds"]


def test_cornered_tallowfoot_does_not_get_away() -> None:
    table = at_peril("quest-3", 13, shadows=["tallowfoot"])

    assert not table.is_over()
    assert all_wounds(table) == [1, 1]


@effect_of("pursuit", "firepower", "waaagh")
@clause("WHQ-WIN-01")
@pytest.mark.parametrize(
    ("quest", "nemesis", "health"),
    [("quest-3", "tallowfoot", 10), ("quest-4", "fusewright_oddlock", 10), ("quest-5", "chief_mudmaw", 12)],
)
def test_the_later_quests_are_won_when_their_nemesis_is_beaten(quest: str, nemesis: str, health: int) -> None:
    table = lay_out(
        quest=quest,
        items={"ana": ["fire_flask"]},
        shadows=[{"card": nemesis, "wounds": health - 2}],
    )
    burn(table, "shadows.1")

    assert table.has_won()
    assert table.open()["set_aside"] == [nemesis]


# Quest 4


GUNS: dict[str, Any] = {"lair": ["fusewright_oddlock"]}


def test_oddlock_waits_in_the_shadows_of_his_gallery() -> None:
    table = reveal("quest-4", "gun_gallery", peril=1, **GUNS, enemy_deck=["rat_ogre"] * 2 + ["plague_monk"] * 2)

    assert table.shadows()[0] == "fusewright_oddlock"
    assert not table.open()["shadows"][0]["facedown"]
    assert "fusewright_oddlock" not in table.engaged("ana") + table.engaged("bob")


def test_oddlock_is_in_no_other_place() -> None:
    table = reveal("quest-4", "choking_passage", peril=1, **GUNS)

    assert table.open()["lair"] == ["fusewright_oddlock"]
    assert table.shadows() == []


def test_an_oddlock_who_is_not_in_the_lair_does_not_come_out_of_it() -> None:
    """A scenario may leave him in the box."""
    table = reveal("quest-4", "gun_gallery", peril=1)

    assert table.shadows() == []
    assert not table.saw("nemesis_appears")


@clause("WHQ-ATTACK-06")
@pytest.mark.parametrize(
    ("progress", "location", "reached"),
    [
        (7, "gun_gallery", True),
        (6, "gun_gallery", False),
        (8, "throne_cavern", False),
    ],
)
def test_every_attack_reaches_oddlock_once_the_gallery_is_explored(
    progress: int, location: str, reached: bool
) -> None:
    table = lay_out(
        quest="quest-4",
        hero={"ana": "warrior_priest"},
        location=location,
        progress=progress,
        shadows=["fusewright_oddlock", "plague_monk"],
        engaged={"ana": ["plague_monk"]},
        dice=[1] * 10,
    )
    table.choose("ana", "perform wp_attack_basic")

    assert table.offers("ana", "target shadows.1") == reached
    assert not table.offers("ana", "target shadows.2")


def test_oddlock_adds_no_die_when_he_is_attacked_in_the_shadows() -> None:
    table = lay_out(
        quest="quest-4",
        hero={"ana": "warrior_priest"},
        location="gun_gallery",
        progress=7,
        shadows=["fusewright_oddlock"],
        dice=[1, 1],
    )
    table.choose("ana", "perform wp_attack_basic")

    assert told(table, "rolled_enemy_die") == 0
    assert table.saw("enemy_wounded", enemy="shadows.1", wounds=1)


@clause("WHQ-ATTACK-06")
@pytest.mark.parametrize(
    ("quest", "reached"), [("quest-4", ["target shadows.1", "target shadows.2"]), ("quest-3", [])]
)
def test_every_attack_reaches_the_guns_that_show_themselves(quest: str, reached: list[str]) -> None:
    table = lay_out(
        quest=quest,
        hero={"ana": "warrior_priest"},
        shadows=[
            "jezzail_team",
            "jezzail_team_elite",
            {"card": "jezzail_team", "facedown": True},
            "plague_monk",
        ],
        engaged={"ana": ["clanrat", "clanrat"]},
        dice=[1] * 10,
    )
    table.choose("ana", "perform wp_attack_basic")

    assert sorted(key for key in table.options("ana") if key.startswith("target shadows")) == reached


def test_green_fire_hits_the_hero_with_the_fewest_wounds() -> None:
    assert all_wounds(at_peril("quest-4", 1, wounds={"ana": 1})) == [1, 2]


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_who_draws_fire_among_equals() -> None:
    table = at_peril("quest-4", 1)
    table.choose("party", "draw fire seat-0")

    assert all_wounds(table) == [2, 0]


@clause("WHQ-COST-01")
def test_a_token_is_cover() -> None:
    table = at_peril("quest-4", 1, wounds={"ana": 1}, tokens={"bob": {"ww_rest_basic": 1}})

    assert table.options("bob") == ["take cover ww_rest_basic", "stand fire"]
    table.choose("bob", "take cover ww_rest_basic")
    assert all_wounds(table) == [1, 1]
    assert table.tokens("bob") == {}


@clause("WHQ-GOLDEN-08")
def test_cover_may_be_declined() -> None:
    table = at_peril("quest-4", 1, wounds={"ana": 1}, tokens={"bob": {"ww_rest_basic": 1}})
    table.choose("bob", "stand fire")

    assert all_wounds(table) == [1, 2]
    assert table.tokens("bob") == {"ww_rest_basic": 1}


@clause("WHQ-RANK-01", "WHQ-Q32")
def test_blue_lets_the_faceup_teams_fire_in_order_of_rank() -> None:
    table = at_peril(
        "quest-4",
        3,
        leader="bob",
        shadows=[
            "jezzail_team",
            "jezzail_team_elite",
            "plague_monk",
            {"card": "jezzail_team", "facedown": True},
        ],
        enemy_deck=["rat_ogre", "rat_ogre"],
    )
    fired = [event["card"] for event in table.told if event["event"] == "enemy_activates"]

    assert fired == ["jezzail_team_elite", "jezzail_team"]
    assert all_wounds(table) == [1, 5]  # the Barrage of the elite team hits everyone
    assert table.shadows()[-1] == "rat_ogre"
    assert not any(enemy["exhausted"] for enemy in table.open()["shadows"])


@clause("WHQ-RANK-06")
def test_the_players_choose_among_teams_of_equal_rank() -> None:
    table = at_peril("quest-4", 3, shadows=["jezzail_team", "jezzail_team"])

    assert sorted(table.options("party")) == ["act next shadows.1", "act next shadows.2"]
    table.choose("party", "act next shadows.2")
    assert all_wounds(table) == [4, 0]


@clause("WHQ-Q69")
def test_the_next_hero_stands_in_for_a_leader_shot_down() -> None:
    table = at_peril("quest-4", 3, wounds={"ana": 14}, shadows=["jezzail_team", "jezzail_team_elite"])

    assert table.of("defeated", "ana")
    assert table.of("wounds", "bob") == 1 + 2  # Barrage before that, and the second team's shot


def test_red_fire_hits_everyone_and_brings_an_enemy() -> None:
    table = at_peril("quest-4", 9, enemy_deck=["rat_ogre", "rat_ogre"])

    assert all_wounds(table) == [1, 1]
    assert table.shadows() == ["rat_ogre"]
    happened = [event["event"] for event in table.told]
    assert happened.index("suffered") < happened.index("spawned_facedown")


# Quest 5


def test_mudmaw_comes_for_the_most_wounded() -> None:
    table = reveal(
        "quest-5",
        "muster_field",
        lair=["chief_mudmaw"],
        wounds={"bob": 2},
        enemy_deck=["orc_boy", "goblin_warrior", "black_orc", "black_orc"],
    )

    assert table.engaged("bob") == ["chief_mudmaw", "goblin_warrior"]
    assert table.engaged("ana") == ["orc_boy"]


@pytest.mark.parametrize(("players", "more"), [(2, 0), (3, 1), (4, 2)])
def test_mudmaw_brings_an_enemy_for_each_hero_beyond_the_second(players: int, more: int) -> None:
    table = reveal(
        "quest-5",
        "muster_field",
        players=players,
        lair=["chief_mudmaw"],
        wounds={"bob": 2},
        enemy_deck=["orc_boy", "clanrat", "giant_bat", "black_orc"] * 2,
    )

    muster_field_spawns = 2
    assert [enemy["facedown"] for enemy in table.open()["shadows"]] == [True] * (muster_field_spawns + more)
    happened = [event["event"] for event in table.told]
    assert happened.index("nemesis_appears") < happened.index("spawned_facedown"), "they come with him"


def test_mudmaw_is_in_no_other_place() -> None:
    table = reveal(
        "quest-5",
        "choking_passage",
        players=3,
        peril=1,
        lair=["chief_mudmaw"],
        wounds={"bob": 2},
        enemy_deck=["orc_boy", "clanrat", "giant_bat", "black_orc"] * 2,
    )

    assert table.open()["lair"] == ["chief_mudmaw"]
    assert all("chief_mudmaw" not in table.engaged(hero) for hero in table.seats)


def test_green_brings_an_enemy_to_the_leader() -> None:
    table = at_peril("quest-5", 2, leader="bob", enemy_deck=["orc_boy", "orc_boy"])

    assert table.engaged("bob") == ["orc_boy"]
    assert table.engaged("ana") == []
    assert all_wounds(table) == [0, 0]


@clause("WHQ-RANK-01", "WHQ-RANK-06", "WHQ-Q70")
def test_blue_lets_the_enemies_of_the_most_wounded_act() -> None:
    """Orc Boy 2, then Goblin 1 and Bat 1 as the players like; the enemy of Ana does not act."""
    table = at_peril(
        "quest-5",
        4,
        wounds={"bob": 1},
        engaged={"ana": ["black_orc"], "bob": ["goblin_warrior", "orc_boy", "giant_bat"]},
    )

    assert table.saw("enemy_activates", card="orc_boy", seat=1)
    assert sorted(table.options("party")) == ["act next seat-1.1", "act next seat-1.3"]
    table.choose("party", "act next seat-1.3")
    assert all_wounds(table) == [0, 5]
    assert not table.saw("enemy_activates", card="black_orc")
    assert not any(enemy["exhausted"] for enemy in table.of("engaged", "bob"))


@clause("WHQ-Q70")
def test_a_chanter_that_acts_although_it_is_exhausted_does_not_goad_itself() -> None:
    chanter = {"card": "mosscap_chanter", "exhausted": True}
    table = at_peril("quest-5", 4, wounds={"bob": 1}, engaged={"bob": [chanter]})

    assert table.saw("enemy_activates", card="mosscap_chanter")
    assert not table.saw("goaded_on")


def test_blue_brings_an_enemy_if_the_most_wounded_has_none() -> None:
    table = at_peril(
        "quest-5", 4, wounds={"bob": 1}, engaged={"ana": ["black_orc"]}, enemy_deck=["orc_boy", "orc_boy"]
    )

    assert table.engaged("ana") == ["black_orc", "orc_boy"]
    assert not table.saw("enemy_activates")


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_who_is_set_upon_among_equals() -> None:
    table = at_peril("quest-5", 4, engaged={"ana": ["black_orc"], "bob": ["orc_boy"]})

    assert table.options("party") == ["set upon seat-0", "set upon seat-1"]
    table.choose("party", "set upon seat-1")
    assert all_wounds(table) == [0, 2]


def test_red_wounds_everyone_and_brings_an_enemy() -> None:
    table = at_peril("quest-5", 10, enemy_deck=["orc_boy", "orc_boy"])

    assert all_wounds(table) == [1, 1]
    assert table.engaged("ana") == ["orc_boy"]


@pytest.mark.parametrize(("quest", "space"), [("quest-2", 9), ("quest-5", 10)])
def test_red_brings_more_heroes_two(quest: str, space: int) -> None:
    table = at_peril(quest, space, players=3, enemy_deck=["orc_boy", "orc_boy", "goblin_warrior"])

    assert len(table.open()["enemy_deck"]) == 1


@clause("WHQ-Q69")
def test_the_enemy_comes_to_the_hero_who_stands_in_for_a_fallen_leader() -> None:
    table = at_peril("quest-5", 10, wounds={"ana": 15}, enemy_deck=["orc_boy", "orc_boy"])

    assert table.of("defeated", "ana")
    assert table.engaged("bob") == ["orc_boy"]


@pytest.mark.parametrize(("sick", "is_told"), [(["ana"], True), (["ana", "bob"], False)])
def test_a_peril_effect_that_changes_nothing_is_not_announced(sick: list[str], is_told: bool) -> None:
    table = at_peril("quest-2", 1, conditions={hero: ["sickened"] for hero in sick})

    assert table.saw("peril_effect", colour="green") is is_told


@clause("WHQ-Q32")
@pytest.mark.parametrize(
    ("language", "readied"), [("en", "readied"), ("pl", "przygotowan"), ("fr", "redressé")]
)
@pytest.mark.parametrize(
    "effect",
    ["quest-a_foul_stench.green", "quest-pursuit.green", "quest-firepower.blue", "quest-waaagh.blue"],
)
def test_the_sheets_say_that_an_enemy_activated_by_peril_is_readied(
    effect: str, language: str, readied: str
) -> None:
    assert readied in Texts(language, "warhammer-quest", players=2).say(effect)
