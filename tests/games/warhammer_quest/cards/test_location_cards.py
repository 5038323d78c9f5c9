"""What locations do, in the location phase (WHQ-PHASE-LOC-06) and at other times (WHQ-LOCATION-03)."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.rounds.phases import LOCATION_EFFECTS
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, each
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def enter(location: str, **position: Any) -> LaidTable:
    """The location phase begins here; Ana, the Ironbreaker, leads Bob, the Waywatcher."""
    return lay_out(moment="location_phase", location=location, **position)


def spawned_facedown(table: LaidTable) -> int:
    return sum(event["event"] == "spawned_facedown" for event in table.told)


def all_wounds(table: LaidTable) -> list[int]:
    return [table.of("wounds", hero) for hero in table.seats]


def test_every_location_has_a_rule() -> None:
    assert len(LOCATION_EFFECTS) == len(LOCATIONS) == 26


@pytest.mark.parametrize(
    "location",
    [
        *("bone_strewn_stair", "abandoned_cellar", "grate_maze", "powder_store", "slick_ramp", "throne_cavern"),
        *("bell_chamber", "drowned_tombs", "trophy_wall", "last_bolt_hole"),
    ],
)
def test_quiet_locations_do_nothing_in_the_location_phase(location: str) -> None:
    table = enter(
        location,
        progress=2,
        wounds={"ana": 3},
        tokens={"ana": {"ib_rest_basic": 1}},
        engaged={"ana": [{"card": "orc_boy", "wounds": 1}, "orc_boy"]},
        shadows=["goblin_warrior"],
        enemy_deck=["giant_bat"],
    )

    assert {event["event"] for event in table.told} <= {
        *("peril_moved", "leader_passed", "round_begins", "hero_activates"),
    }


ALL_EXHAUSTED = {
    "ana": ["ib_attack_basic", "ib_explore_basic", "ib_rest_basic"],
    "bob": ["ww_explore_basic", "ww_rest_basic", "ww_aid_basic"],
}
SICK = {"ana": ["sickened"], "bob": ["sickened"]}
BLEEDING = {"ana": ["bleeding"], "bob": ["bleeding"]}
ACTING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("choking_passage", {}, {"exhausted": ALL_EXHAUSTED}),
    ("flooded_gallery", {"progress": 1}, {}),
    ("gnawed_crossing", {"enemy_deck": ["giant_bat"]}, {"shadows": ["goblin_warrior"]}),
    ("echoing_vault", {"shadows": ["goblin_warrior"]}, {}),
    ("fungus_hollow", {}, {"conditions": SICK}),
    ("sunken_shrine", {"tokens": {"bob": {"ww_rest_basic": 1}}}, {"wounds": {"bob": 2}}),
    ("gallows_cistern", {"wounds": {"bob": 2}}, {"wounds": {"bob": 2}, "conditions": BLEEDING}),
    ("brood_warren", {"enemy_deck": ["giant_bat"]}, {"deeds": ["progress_made"]}),
    ("ruined_feast_hall", {"shadows": [{"card": "orc_boy", "wounds": 1}]}, {"shadows": ["orc_boy"]}),
    ("pit_of_stakes", {"engaged": {"bob": ["orc_boy", "orc_boy"]}}, {"engaged": {"bob": ["orc_boy"]}}),
    ("grumps_sump", {"engaged": {"bob": ["odious_grump"]}}, {"shadows": ["odious_grump"]}),
    ("tainted_reservoir", {"conditions": {"bob": ["sickened"]}}, {"conditions": {"bob": ["bleeding"]}}),
    ("gun_gallery", {"progress": 2}, {"progress": 3}),
    ("muster_field", {"enemy_deck": ["giant_bat"], "progress": 5}, {"progress": 6}),
]


@pytest.mark.parametrize(("location", "position", "other"), ACTING, ids=[acting[0] for acting in ACTING])
def test_a_location_is_announced_only_where_it_does_something(
    location: str, position: dict[str, Any], other: dict[str, Any]
) -> None:
    assert enter(location, **position).saw("location_acts", card=location)
    assert not enter(location, **other).saw("location_acts")


@clause("WHQ-Q53")
@pytest.mark.parametrize(
    ("location", "position"),
    [
        ("choking_passage", {"exhausted": {"ana": ALL_EXHAUSTED["ana"]}}),
        ("sunken_shrine", {"tokens": {"bob": {"ww_rest_basic": 1}}}),
        ("pit_of_stakes", {"engaged": {"bob": ["orc_boy", "orc_boy"]}}),
        ("tainted_reservoir", {"conditions": {"bob": ["sickened"]}}),
    ],
)
def test_a_location_that_could_only_affect_a_defeated_hero_is_not_announced(
    location: str, position: dict[str, Any]
) -> None:
    """Only a scenario can leave a defeated hero his enemies and conditions."""
    assert enter(location, **position).saw("location_acts")
    assert not enter(location, defeated={"bob": True}, **position).saw("location_acts")


# Level I


@clause("WHQ-PREPARE-02")
def test_the_choking_passage_exhausts_an_action_of_each_hero() -> None:
    table = enter("choking_passage")

    assert sorted(table.options("ana")) == [
        *("exhaust ib_attack_basic", "exhaust ib_explore_basic", "exhaust ib_rest_basic"),
    ]
    table.choose("ana", "exhaust ib_rest_basic")
    assert not table.offers("bob", "exhaust ww_attack_basic")
    table.choose("bob", "exhaust ww_aid_basic")
    assert table.exhausted("ana") == ["ib_rest_basic"]
    assert table.exhausted("bob") == ["ww_aid_basic"]


def test_a_hero_who_has_no_such_action_does_not_choke() -> None:
    table = enter(
        "choking_passage",
        exhausted={"ana": ["ib_attack_basic", "ib_explore_basic", "ib_rest_basic"]},
    )

    assert table.options("ana") == []
    assert table.occasion() == "choke"
    assert not table.saw("suffered")


def test_the_flooded_gallery_washes_progress_away() -> None:
    table = enter("flooded_gallery", progress=3)

    assert table.open()["progress"] == 2


@clause("WHQ-COST-01")
def test_a_token_of_any_hero_keeps_the_water_out() -> None:
    table = enter("flooded_gallery", progress=3, tokens={"bob": {"ww_rest_basic": 1}})

    assert table.options("party") == ["bail seat-1 ww_rest_basic", "let water in"]
    table.choose("party", "bail seat-1 ww_rest_basic")
    assert table.open()["progress"] == 3
    assert table.tokens("bob") == {}


@clause("WHQ-GOLDEN-08")
def test_nobody_has_to_discard_a_token_to_keep_the_water_out() -> None:
    table = enter("flooded_gallery", progress=3, tokens={"bob": {"ww_rest_basic": 1}})
    table.choose("party", "let water in")

    assert table.open()["progress"] == 2
    assert table.tokens("bob") == {"ww_rest_basic": 1}


@clause("WHQ-Q53")
def test_a_defeated_hero_does_not_bail() -> None:
    table = enter("flooded_gallery", progress=3, tokens={"bob": {"ww_rest_basic": 1}}, defeated={"bob": True})

    assert table.open()["progress"] == 2


@pytest.mark.parametrize("progress", [0, 5])
def test_there_is_nothing_to_wash_away(progress: int) -> None:
    table = enter("flooded_gallery", progress=progress, tokens={"bob": {"ww_rest_basic": 1}})

    assert table.open()["progress"] == progress
    assert table.occasion() == "action"


@pytest.mark.parametrize(("shadows", "coming"), [([], 1), (["orc_boy"], 0)])
def test_the_gnawed_crossing_fills_empty_shadows(shadows: list[str], coming: int) -> None:
    table = enter("gnawed_crossing", shadows=shadows, enemy_deck=["giant_bat", "giant_bat"])

    assert spawned_facedown(table) == coming


@clause("WHQ-DECK-12")
def test_without_any_enemy_card_nobody_comes_and_nothing_is_shuffled() -> None:
    table = enter("gnawed_crossing", enemy_deck=[], enemy_discard=[])

    assert spawned_facedown(table) == 0
    assert not table.saw("new_enemy_deck")


def test_the_crumbling_arches_hit_the_hero_with_the_fewest_wounds() -> None:
    assert all_wounds(enter("crumbling_arches", wounds={"ana": 2, "bob": 1})) == [2, 2]


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_among_heroes_tied() -> None:
    table = enter("crumbling_arches", players=3, wounds={"ana": 2})

    assert table.options("party") == ["single out seat-1", "single out seat-2"]
    table.choose("party", "single out seat-2")
    assert all_wounds(table) == [2, 0, 1]


@clause("WHQ-Q53")
def test_stones_do_not_seek_the_defeated() -> None:
    table = enter("crumbling_arches", players=3, wounds={"ana": 2, "cem": 3}, defeated={"bob": True})

    assert all_wounds(table) == [3, 0, 3]


@clause("WHQ-SHADOW-03")
def test_the_echoing_vault_calls_an_enemy_to_the_party_leader() -> None:
    table = enter(
        "echoing_vault",
        leader="bob",
        shadows=["jezzail_team", "orc_boy", {"card": "giant_bat", "facedown": True}],
    )

    assert sorted(table.options("party")) == ["call out shadows.2", "call out shadows.3"]
    table.choose("party", "call out shadows.3")
    assert table.engaged("bob") == ["giant_bat"]
    assert table.shadows() == ["jezzail_team", "orc_boy"]


@clause("WHQ-LEADER-03", "WHQ-Q69")
def test_the_echoing_vault_calls_it_to_the_next_hero_if_the_leader_is_down() -> None:
    table = enter("echoing_vault", leader="ana", defeated={"ana": True}, shadows=["orc_boy"])

    assert table.engaged("bob") == ["orc_boy"]


@clause("WHQ-SHADOW-06")
def test_a_facedown_jezzail_team_may_be_called_but_stays() -> None:
    table = enter("echoing_vault", shadows=[{"card": "jezzail_team", "facedown": True}])

    assert table.engaged("ana") == []
    assert table.shadows() == ["jezzail_team"]
    assert table.saw("enemy_revealed", card="jezzail_team")


@clause("WHQ-SHADOW-06")
def test_a_jezzail_team_called_out_keeps_its_place_in_the_shadows() -> None:
    table = enter("echoing_vault", shadows=[{"card": "jezzail_team", "facedown": True}, "orc_boy"])

    table.choose("party", "call out shadows.1")
    assert table.shadows() == ["jezzail_team", "orc_boy"]


def test_empty_shadows_do_not_echo() -> None:
    table = enter("echoing_vault", shadows=["jezzail_team"])

    assert table.occasion() == "action"
    assert not table.saw("engages")


# Level II


@clause("WHQ-Q22")
def test_the_fungus_hollow_takes_a_token_of_the_leader_or_sickens_him() -> None:
    table = enter("fungus_hollow", tokens={"ana": {"ib_rest_basic": 1}, "bob": {"ww_rest_basic": 1}})

    assert table.options("ana") == ["discard token ib_rest_basic", "sicken instead"]
    table.choose("ana", "sicken instead")
    assert table.of("conditions", "ana") == ["sickened"]
    assert table.of("conditions", "bob") == []
    assert table.tokens("bob") == {"ww_rest_basic": 1}


def test_fungus_sickens_a_leader_without_tokens() -> None:
    table = enter("fungus_hollow", leader="bob")

    assert table.of("conditions", "bob") == ["sickened"]
    assert table.of("conditions", "ana") == []


def test_prayers_at_the_sunken_shrine_cost_a_token_each() -> None:
    table = enter(
        "sunken_shrine",
        players=3,
        wounds={"ana": 5, "bob": 5, "cem": 5},
        tokens={"ana": {"ib_rest_basic": 2}, "cem": {"wp_rest_basic": 1}},
    )

    assert table.options("ana") == ["pray ib_rest_basic", "pass shrine"]
    table.choose("ana", "pray ib_rest_basic")
    assert table.occasion() == "shrine"
    table.choose("cem", "pass shrine")
    assert all_wounds(table) == [3, 5, 5]
    assert table.tokens("ana") == {"ib_rest_basic": 1}
    assert table.tokens("cem") == {"wp_rest_basic": 1}


def test_the_gallows_cistern_makes_the_most_wounded_bleed() -> None:
    table = enter("gallows_cistern", wounds={"bob": 1})

    assert table.of("conditions", "bob") == ["bleeding"]
    assert table.of("conditions", "ana") == []


def test_the_gallows_cistern_is_not_announced_if_the_most_wounded_bleeds_already() -> None:
    table = enter("gallows_cistern", wounds={"bob": 1}, conditions={"bob": ["bleeding"]})

    assert not table.saw("location_acts")
    assert table.of("conditions", "ana") == []


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_who_bleeds_among_equals() -> None:
    table = enter("gallows_cistern")

    assert table.options("party") == ["let bleed seat-0", "let bleed seat-1"]
    table.choose("party", "let bleed seat-0")
    assert table.of("conditions", "ana") == ["bleeding"]
    assert table.of("conditions", "bob") == []


@pytest.mark.parametrize(
    ("deeds", "progress", "coming"), [([], 2, 1), (["progress_made"], 2, 0), ([], 7, 0), ([], 0, 1)]
)
def test_the_brood_warren_breeds_while_nobody_explores_it(deeds: list[str], progress: int, coming: int) -> None:
    table = enter(
        "brood_warren",
        deeds=deeds,
        progress=progress,
        enemy_deck=["giant_bat", "giant_bat"],
    )

    assert spawned_facedown(table) == coming


@pytest.mark.parametrize(("dice", "coming"), [([5, 5], 1), ([1, 5], 0)])
def test_only_exploring_in_vain_does_not_keep_the_brood_warren_quiet(dice: list[int], coming: int) -> None:
    table = lay_out(location="brood_warren", enemy_deck=["giant_bat", "giant_bat"], dice=dice)
    table.choose("ana", "perform ib_explore_basic")

    assert spawned_facedown(table) == coming


@clause("WHQ-PHASE-LOC-06")
def test_progress_of_one_round_does_not_keep_the_warren_quiet_in_the_next() -> None:
    table = enter("brood_warren", deeds=["progress_made"], progress=2)

    assert table.open()["deeds"] == []


# Level III


@clause("WHQ-WOUND-07")
def test_the_ruined_feast_hall_heals_every_enemy() -> None:
    table = enter(
        "ruined_feast_hall",
        engaged={"ana": [{"card": "orc_boy", "wounds": 2}, "orc_boy"]},
        shadows=[{"card": "rat_ogre", "wounds": 1}],
        wounds={"ana": 2},
    )

    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [1, 0]
    assert table.open()["shadows"][0]["wounds"] == 0
    assert table.of("wounds", "ana") == 2


def test_the_pit_of_stakes_wounds_a_hero_who_fights_two() -> None:
    table = enter(
        "pit_of_stakes",
        players=3,
        engaged={"ana": ["orc_boy", "orc_boy"], "bob": ["giant_bat"]},
    )

    assert all_wounds(table) == [1, 0, 0]


@clause("WHQ-PREPARE-02")
def test_the_burning_gallery_takes_a_wound_or_an_action_of_each_hero() -> None:
    table = enter("burning_gallery", exhausted={"bob": ["ww_explore_basic", "ww_rest_basic", "ww_aid_basic"]})

    assert table.saw("location_acts", card="burning_gallery")
    assert not table.offers("ana", "exhaust ib_aid_basic")
    table.choose("ana", "exhaust ib_attack_basic")
    assert all_wounds(table) == [0, 1]
    assert table.exhausted("ana") == ["ib_attack_basic"]


def test_a_hero_may_rather_burn() -> None:
    table = enter("burning_gallery")
    table.choose("ana", "suffer instead")
    table.choose("bob", "suffer instead")

    assert all_wounds(table) == [1, 1]
    assert table.exhausted("ana") == []


# Locations of the quests


def test_grump_comes_out_in_his_sump() -> None:
    table = enter("grumps_sump", lair=["odious_grump"], wounds={"bob": 1})

    assert table.saw("location_acts", card="grumps_sump")
    assert table.engaged("bob") == ["odious_grump"]
    assert table.open()["lair"] == []
    assert all_wounds(table) == [0, 1]


def test_in_his_sump_grump_wounds_whom_he_fights() -> None:
    table = enter("grumps_sump", engaged={"bob": ["odious_grump"]}, wounds={"ana": 3})

    assert all_wounds(table) == [3, 1]


def test_grump_in_the_shadows_of_his_sump_does_nothing() -> None:
    table = enter("grumps_sump", shadows=["odious_grump"], wounds={"ana": 3})

    assert all_wounds(table) == [3, 0]
    assert table.shadows() == ["odious_grump"]


@clause("WHQ-SHADOW-06")
@pytest.mark.parametrize("shadows", [[], [{"card": "odious_grump", "facedown": True}]])
def test_without_grump_his_sump_does_nothing(shadows: list[Any]) -> None:
    """He has left it for good, or nobody knows that he lies facedown in the shadows."""
    table = enter("grumps_sump", shadows=shadows, wounds={"ana": 3})

    assert not table.saw("location_acts")
    assert not table.saw("nemesis_appears")
    assert all_wounds(table) == [3, 0]


def test_the_reservoir_wounds_the_sickened() -> None:
    table = enter("tainted_reservoir", quest="quest-2", conditions={"bob": ["sickened"], "ana": ["bleeding"]})

    assert all_wounds(table) == [0, 1]


@pytest.mark.parametrize(("progress", "wounds"), [(2, 1), (3, 0)])
def test_the_guns_fire_until_three_progress(progress: int, wounds: int) -> None:
    """Space 1 of the track of quest 4 is green, so the token starts on it."""
    table = enter("gun_gallery", quest="quest-4", peril=1, progress=progress)

    assert all_wounds(table) == [wounds, wounds]


@pytest.mark.parametrize(("progress", "coming"), [(5, True), (6, False)])
def test_the_host_grows_until_the_field_is_explored(progress: int, coming: bool) -> None:
    table = enter("muster_field", quest="quest-5", leader="bob", progress=progress, enemy_deck=["giant_bat"])

    assert table.saw("spawned", seat=1, card="giant_bat") == coming
    assert table.engaged("ana") == []


# At other times


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "dice", "progress"),
    [
        ("grate_maze", [3, 3], 3),
        ("grate_maze", [3, 1], 3),
        ("grate_maze", [1, 1], 3),
        ("grate_maze", [1, 5], 2),
        ("throne_cavern", [3, 3], 5),
    ],
)
def test_an_action_makes_at_most_three_progress_in_the_grate_maze(
    location: str, dice: list[int], progress: int
) -> None:
    """Careful Scouting adds a success, so two dice with two successes each make five."""
    table = act("perform ww_explore_basic", location=location, dice=dice)

    assert table.open()["progress"] == progress


@clause("WHQ-LOCATION-03")
def test_the_grate_maze_limits_each_action_by_itself() -> None:
    table = act("perform ww_explore_basic", location="grate_maze", progress=2, dice=[3, 3])

    assert table.open()["progress"] == 5


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "action", "progress", "dice", "wounds"),
    [
        ("slick_ramp", "ib_explore_basic", 0, [5, 5], 1),
        ("slick_ramp", "ib_explore_basic", 0, [1, 5], 0),
        ("slick_ramp", "ib_explore_basic", 6, [1, 5], 1),
        ("slick_ramp", "ib_rest_basic", 0, [5, 5], 0),
        ("throne_cavern", "ib_explore_basic", 0, [5, 5], 0),
    ],
)
def test_a_hero_who_explores_the_slick_ramp_in_vain_is_wounded(
    location: str, action: str, progress: int, dice: list[int], wounds: int
) -> None:
    """Also once it is explored: then no progress can be made."""
    table = act(f"perform {action}", hero="ironbreaker", location=location, progress=progress, dice=dice)

    assert table.of("wounds", "ana") == wounds
    assert table.saw("location_acts") == (wounds > 0)


@clause("WHQ-DEFEAT-10")
def test_a_hero_who_fell_exploring_the_slick_ramp_is_not_wounded_by_it() -> None:
    """Two trolls attack for 6, two shields hold off 2, and the Ironbreaker has health 16."""
    trolls = ["river_troll", "river_troll"]
    table = lay_out(location="slick_ramp", engaged={"ana": trolls}, wounds={"ana": 12}, dice=[5, 5, 1, 1])
    table.choose("ana", "perform ib_explore_basic")

    assert table.of("defeated", "ana")
    assert not table.saw("location_acts")


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "facedown", "wounds"),
    [("drowned_tombs", True, 3), ("drowned_tombs", False, 2), ("throne_cavern", True, 2)],
)
def test_an_enemy_turned_up_in_the_drowned_tombs_attacks_harder(
    location: str, facedown: bool, wounds: int
) -> None:
    table = lay_out(
        moment="enemy_phase", location=location, shadows=[{"card": "jezzail_team", "facedown": facedown}]
    )

    assert all_wounds(table) == [wounds, 0]


@clause("WHQ-ZONE-05", "WHQ-Q38")
@pytest.mark.parametrize(
    ("location", "facedown", "blow"),
    [("drowned_tombs", True, 3), ("drowned_tombs", False, 2), ("throne_cavern", True, 2)],
)
def test_an_enemy_turned_up_in_the_drowned_tombs_finds_a_full_zone_and_strikes_harder(
    location: str, facedown: bool, blow: int
) -> None:
    """It advances, is the fourth enemy, and goes back to the shadows; then it inflicts from there."""
    tired = {"card": "clanrat", "exhausted": True}
    table = lay_out(
        moment="enemy_phase",
        location=location,
        engaged={"ana": [tired, tired, {"card": "giant_bat", "exhausted": True}]},
        shadows=[{"card": "orc_boy", "facedown": facedown}],
    )

    assert each(table, "suffered", "seat", "wounds") == [(0, blow), (0, blow)]


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "enemy", "is_asked"),
    [
        ("trophy_wall", {"card": "goblin_warrior_elite", "wounds": 2}, True),
        ("trophy_wall", {"card": "odious_grump", "wounds": 5}, True),
        ("trophy_wall", {"card": "goblin_warrior", "wounds": 1}, False),
        ("trophy_wall", "goblin_warrior_elite", False),
        ("throne_cavern", {"card": "goblin_warrior_elite", "wounds": 2}, False),
    ],
)
def test_the_trophy_wall_rewards_a_hero_who_defeats_an_elite_or_a_nemesis(
    location: str, enemy: object, is_asked: bool
) -> None:
    table = act(
        "perform ib_attack_basic",
        hero="ironbreaker",
        location=location,
        engaged={"ana": [enemy]},
        dice=[1, 5, 5, 5],
    )

    assert table.offers("ana", "place token") == is_asked
    if is_asked:
        table.choose("ana", "place token ib_rest_basic")
        assert table.tokens("ana") == {"ib_rest_basic": 1}
        assert not table.offers("ana", "place token")


@clause("WHQ-ACTION-05", "WHQ-LOCATION-03")
def test_the_slick_ramp_wounds_a_hero_after_the_lines_of_his_action() -> None:
    table = act(
        "perform wp_explore_basic",
        hero="warrior_priest",
        location="slick_ramp",
        conditions={"ana": ["sickened"], "bob": ["bleeding"]},
        dice=[5, 5],
    )
    assert table.occasion() == "guiding_psalm"
    assert table.of("wounds", "ana") == 0
    table.choose("ana", "pray for seat-1")
    table.choose("bob", "shed bleeding")

    assert table.of("wounds", "ana") == 1


@clause("WHQ-LOCATION-03")
def test_the_trophy_wall_counts_each_elite_that_an_attack_defeats() -> None:
    elites = [{"card": "giant_bat_elite", "wounds": 2}, {"card": "goblin_warrior_elite", "wounds": 2}]
    table = act(
        *("perform ib_attack_basic", "target seat-0.1", "target seat-0.2"),
        hero="ironbreaker",
        location="trophy_wall",
        engaged={"ana": elites},
        dice=[1, 5, 5, 5],
    )
    table.choose("ana", "place token ib_rest_basic", "place token ib_rest_basic")

    assert table.tokens("ana") == {"ib_rest_basic": 2}
    assert not table.offers("ana", "place token")


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "hero", "action", "wounds"),
    [
        ("powder_store", "waywatcher", "ww_attack_basic", 1),
        ("powder_store", "warrior_priest", "wp_attack_basic", 0),
        ("powder_store", "waywatcher", "ww_explore_basic", 0),
        ("throne_cavern", "waywatcher", "ww_attack_basic", 0),
    ],
)
def test_a_shot_in_the_powder_store_wounds_the_hero_who_fires(
    location: str, hero: str, action: str, wounds: int
) -> None:
    table = act(
        f"perform {action}",
        hero=hero,
        location=location,
        engaged={"ana": [{"card": "river_troll", "exhausted": True}]},
        dice=[5, 5],
    )

    assert table.of("wounds", "ana") == wounds
    assert table.saw("location_acts") == (wounds > 0)


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "dice", "left"),
    [("bone_strewn_stair", [1, 1], 4), ("bone_strewn_stair", [5, 5], 5), ("throne_cavern", [1, 1], 3)],
)
def test_a_rest_on_the_bone_strewn_stair_is_one_success_worse(
    location: str, dice: list[int], left: int
) -> None:
    table = act("perform ib_rest_basic", hero="ironbreaker", location=location, wounds={"ana": 5}, dice=dice)

    assert table.of("wounds", "ana") == left


@clause("WHQ-LOCATION-03")
def test_the_bone_strewn_stair_worsens_nothing_but_a_rest() -> None:
    table = act("perform ib_explore_basic", hero="ironbreaker", location="bone_strewn_stair", dice=[1, 1])

    assert table.open()["progress"] == 2


def leave(location: str, **position: Any) -> LaidTable:
    """The party has explored a location and travels on."""
    deck = ["throne_cavern", "grumps_sump"]
    progress = next(face.exploration for face in LOCATIONS if face.name == location)
    table = enter(location, progress=progress, location_deck=deck, **position)
    table.choose("party", "travel")
    return table


@clause("WHQ-LOCATION-03")
def test_the_leader_may_search_the_abandoned_cellar_when_the_party_leaves_it() -> None:
    table = leave("abandoned_cellar", leader="bob", gear_deck=["lucky_coin", "night_cloak"])

    assert table.open()["location"] == "none"
    assert table.options("bob") == ["search cellar", "leave cellar"]
    table.choose("bob", "search cellar", "equip lucky_coin")
    assert [card["card"] for card in table.of("gear", "bob")] == ["lucky_coin"]
    assert table.open()["location"] == "throne_cavern"


@clause("WHQ-GOLDEN-08")
def test_the_abandoned_cellar_need_not_be_searched() -> None:
    table = leave("abandoned_cellar", gear_deck=["lucky_coin"])

    table.choose("ana", "leave cellar")
    assert table.of("gear", "ana") == []
    assert table.open()["location"] == "throne_cavern"


@pytest.mark.parametrize(("location", "gear"), [("abandoned_cellar", []), ("echoing_vault", ["lucky_coin"])])
def test_there_is_nothing_to_search(location: str, gear: list[str]) -> None:
    assert leave(location, gear_deck=gear).occasion() != "cellar"


@clause("WHQ-LOCATION-03")
@pytest.mark.parametrize(
    ("location", "dice", "deeds", "coming"),
    [
        ("bell_chamber", [5, 5, 4], [], 1),
        ("bell_chamber", [5, 5, 4], ["bell_rung"], 0),
        ("bell_chamber", [5, 5, 5], [], 0),
        ("throne_cavern", [5, 5, 4], [], 0),
    ],
)
def test_the_first_nemesis_icon_of_a_round_rings_the_bell_of_the_bell_chamber(
    location: str, dice: list[int], deeds: list[str], coming: int
) -> None:
    table = act(
        "perform ib_rest_basic",
        hero="ironbreaker",
        location=location,
        deeds=deeds,
        engaged={"ana": ["goblin_warrior"]},
        enemy_deck=["giant_bat", "giant_bat"],
        dice=dice,
    )

    assert spawned_facedown(table) == coming


def test_the_bell_chamber_rings_once_in_a_round() -> None:
    goblin = ["goblin_warrior"]
    table = lay_out(
        moment="round",
        location="bell_chamber",
        engaged={"ana": goblin, "bob": goblin},
        enemy_deck=["giant_bat", "giant_bat"],
        dice=[5, 5, 4, 5, 5, 4],
    )
    table.choose("ana", "perform ib_explore_basic")
    table.choose("bob", "perform ww_explore_basic")

    assert spawned_facedown(table) == 1
