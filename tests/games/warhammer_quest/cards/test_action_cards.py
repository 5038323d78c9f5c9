"""The lines of the action cards, hero by hero. A hero die that shows 5 gives defence and no success."""

from __future__ import annotations

from typing import Any, Final

import pytest

from questhall.games.warhammer_quest.actions.action_steps import AFTER_LINES, BEFORE_LINES, NO_LINE
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from tests.clauses import clause
from tests.games.warhammer_quest.kit import LaidTable, lay_out

HEROES: Final = {"ib": "ironbreaker", "ww": "waywatcher", "wp": "warrior_priest", "bw": "bright_wizard"}
KINDS: Final = ["attack", "explore", "rest", "aid"]
ORC: Final = "orc_boy"
GOBLIN: Final = "goblin_warrior"
TROLL: Final = "river_troll"


def perform(card: str, dice: list[int], players: int = 2, **position: Any) -> LaidTable:
    """Ana's hero has this card and performs it; the round has just begun, so bob is the next to act."""
    prefix, kind, _ = card.split("_")
    position["hero"] = {"ana": HEROES[prefix], **position.get("hero", {})}
    own = [card if kind == other else f"{prefix}_{other}_basic" for other in KINDS]
    position["actions"] = {"ana": own, **position.get("actions", {})}
    table = lay_out(players, dice=dice, moment="round", **position)
    table.until("action")
    table.choose("ana", f"perform {card}")
    return table


def is_done(table: LaidTable) -> bool:
    """Whether the action is over, with exactly the dice that it was given."""
    return table.asked() == "bob" and table.occasion() == "action" and has_rolled_its_dice(table)


def has_rolled_its_dice(table: LaidTable) -> bool:
    return int(table.state.dice_draws) == len(table.dice)


def exhausted_enemies(table: LaidTable) -> list[str]:
    everywhere = [table.of("engaged", player) for player in table.seats] + [table.open()["shadows"]]
    return [enemy["place"] for zone in everywhere for enemy in zone if enemy["exhausted"]]


BEFORE: Final = ("pulls", "fewer_enemy_dice", "wound_for_successes")
AFTER: Final = (
    *("exhausts", "moves_away", "cures", "empowers", "recovers", "wounds_engaged", "readies_for_wounds"),
    *("wounds_shadows", "wounds_around"),
)


def test_every_action_card_has_a_rule_for_each_printed_line_and_none_else() -> None:
    for card, before, after in zip(ACTION_CARDS, BEFORE_LINES, AFTER_LINES, strict=True):
        assert (before is not NO_LINE) == any(getattr(card, field) for field in BEFORE), card.name
        assert (after is not NO_LINE) == any(getattr(card, field) for field in AFTER), card.name


@pytest.mark.parametrize("card", ["ww_explore_basic", "ib_explore_basic"])
def test_a_card_without_lines_asks_nothing(card: str) -> None:
    table = perform(card, [5, 5], shadows=[GOBLIN], conditions={"ana": ["bleeding"]}, wounds={"ana": 1})
    assert is_done(table)


DICE: Final = {
    "ib_attack_basic": 2,
    "ib_attack_advanced": 3,
    "ib_explore_basic": 2,
    "ib_explore_advanced": 2,
    "ib_rest_basic": 2,
    "ib_rest_advanced": 2,
    "ib_aid_basic": 1,
    "ib_aid_advanced": 2,
    "ww_attack_basic": 2,
    "ww_attack_advanced": 2,
    "ww_explore_basic": 2,
    "ww_explore_advanced": 3,
    "ww_rest_basic": 2,
    "ww_rest_advanced": 2,
    "ww_aid_basic": 1,
    "ww_aid_advanced": 2,
    "wp_attack_basic": 2,
    "wp_attack_advanced": 3,
    "wp_explore_basic": 2,
    "wp_explore_advanced": 2,
    "wp_rest_basic": 1,
    "wp_rest_advanced": 2,
    "wp_aid_basic": 2,
    "wp_aid_advanced": 2,
    "bw_attack_basic": 2,
    "bw_attack_advanced": 2,
    "bw_explore_basic": 1,
    "bw_explore_advanced": 2,
    "bw_rest_basic": 2,
    "bw_rest_advanced": 2,
    "bw_aid_basic": 1,
    "bw_aid_advanced": 2,
}


@clause("WHQ-ACTION-10")
@pytest.mark.parametrize(("card", "dice"), DICE.items())
def test_an_action_rolls_the_hero_dice_of_its_card(card: str, dice: int) -> None:
    table = perform(card, [5] * 6, engaged={"ana": [{"card": GOBLIN, "exhausted": True}]})
    while not table.saw("rolled_hero_die"):
        table.choose("ana", table.options("ana")[-1])  # no more targets, leave it

    assert sum(event["event"] == "rolled_hero_die" for event in table.told) == dice


@clause("WHQ-EFFECT-01", "WHQ-EXHAUST-01", "WHQ-HERO-03")
@pytest.mark.parametrize(
    ("key", "clause_id"),
    [
        ("singe seat-0.1", "WHQ-EFFECT-01"),
        ("ready ib_rest_basic", "WHQ-EXHAUST-01"),
        ("ready ww_rest_basic", "WHQ-HERO-03"),
    ],
)
def test_what_no_line_offers_cannot_be_done(key: str, clause_id: str) -> None:
    assert lay_out(engaged={"ana": [GOBLIN]}).why_not("ana", key) == clause_id


# Ironbreaker


@clause("WHQ-Q14", "WHQ-ACTION-11")
@pytest.mark.parametrize(("card", "dice"), [("ib_attack_basic", 2), ("ib_attack_advanced", 3)])
def test_an_enemy_pulled_out_of_the_shadows_is_a_target_and_adds_its_die(card: str, dice: int) -> None:
    table = perform(card, [1] * dice + [5], shadows=[{"card": GOBLIN, "facedown": True}])
    assert table.options("ana") == ["pull shadows.1", "leave it"]
    table.choose("ana", "pull shadows.1")
    assert table.saw("enemy_defeated", card=GOBLIN)
    assert is_done(table)


@clause("WHQ-GOLDEN-08")
def test_the_ironbreaker_may_leave_the_shadows_alone() -> None:
    table = perform("ib_attack_basic", [1, 1], shadows=[GOBLIN])
    table.choose("ana", "leave it")
    assert table.shadows() == [GOBLIN]
    assert is_done(table)


def test_an_attack_pulls_one_enemy_and_none_of_another_hero() -> None:
    table = perform("ib_attack_advanced", [5, 5, 5, 5], shadows=[TROLL, TROLL], engaged={"bob": [GOBLIN]})
    assert table.options("ana") == ["pull shadows.2", "pull shadows.1", "leave it"]
    table.choose("ana", "pull shadows.1")
    assert table.engaged("ana") == [TROLL]
    assert table.shadows() == [TROLL]
    assert is_done(table)


@clause("WHQ-SHADOW-05", "WHQ-SHADOW-06")
def test_a_jezzail_team_is_pulled_only_while_it_is_unknown() -> None:
    team = {"card": "jezzail_team", "facedown": True}
    table = perform("ib_attack_basic", [5, 5], shadows=["jezzail_team", team])
    assert table.options("ana") == ["pull shadows.2", "leave it"]
    table.choose("ana", "pull shadows.2")
    assert table.engaged("ana") == []
    assert [enemy["facedown"] for enemy in table.open()["shadows"]] == [False, False]


@clause("WHQ-ZONE-05")
def test_a_fourth_enemy_pulled_in_strikes_and_goes_back() -> None:
    table = perform("ib_aid_basic", [5, 5, 5, 5], engaged={"ana": [TROLL] * 2 + [GOBLIN]}, shadows=[ORC])
    table.choose("ana", "pull shadows.1")
    assert table.of("wounds", "ana") == 2
    assert table.shadows() == [ORC]
    assert is_done(table)


def test_face_me_first_pulls_from_the_aided_hero_or_the_shadows() -> None:
    zones = {"bob": [GOBLIN], "cem": [TROLL]}
    table = perform("ib_aid_basic", [5, 5], players=3, engaged=zones, shadows=[ORC])
    table.choose("ana", "aid seat-1")
    assert table.options("ana") == ["pull shadows.1", "pull seat-1.1", "leave it"]
    table.choose("ana", "pull seat-1.1")
    assert table.engaged("ana") == [GOBLIN]
    assert table.engaged("bob") == []
    assert is_done(table)


@clause("WHQ-AID-05")
def test_without_a_hero_to_aid_only_the_shadows_are_open() -> None:
    table = perform("ib_aid_basic", [5], shadows=[ORC], defeated={"bob": True})
    assert table.options("ana") == ["pull shadows.1", "leave it"]


def test_wall_for_two_pulls_two_one_after_the_other() -> None:
    table = perform("ib_aid_advanced", [5, 5, 5, 5], engaged={"bob": [GOBLIN]}, shadows=[ORC, TROLL])
    table.choose("ana", "pull shadows.1")
    assert table.options("ana") == ["pull shadows.1", "pull seat-1.1", "leave it"]
    table.choose("ana", "pull seat-1.1")
    assert table.engaged("ana") == [ORC, GOBLIN]
    assert table.options("ana") == ["exhaust enemy seat-0.2", "leave it"]  # nothing exhausts the orc
    table.choose("ana", "exhaust enemy seat-0.2")
    assert exhausted_enemies(table) == ["seat-0.2"]
    assert is_done(table)


def test_wall_for_two_may_stop_after_one() -> None:
    table = perform("ib_aid_advanced", [5, 5, 5], shadows=[ORC, TROLL])
    table.choose("ana", "pull shadows.1", "leave it")
    assert table.shadows() == [TROLL]
    assert is_done(table)


def test_face_me_first_pulls_one_only() -> None:
    table = perform("ib_aid_basic", [5, 5], shadows=[ORC, TROLL])
    table.choose("ana", "pull shadows.1")
    assert is_done(table)


@pytest.mark.parametrize(
    ("answer", "items", "discarded"), [("resolve lamp_oil", ["lamp_oil"], []), ("turn away", [], ["lamp_oil"])]
)
def test_inexorable_advance_may_turn_the_dungeon_card_away(
    answer: str, items: list[str], discarded: list[str]
) -> None:
    table = perform("ib_explore_basic", [5, 5], dungeon_deck=["lamp_oil"])
    assert table.options("ana") == ["resolve lamp_oil", "turn away"]
    table.choose("ana", answer)

    assert table.of("items", "ana") == items
    assert table.open()["dungeon_discard"] == discarded
    assert is_done(table)


@pytest.mark.parametrize("card", ["ib_explore_basic", "ib_explore_advanced"])
def test_the_warpstone_cannot_be_turned_away(card: str) -> None:
    table = perform(
        card, [5, 5], quest="quest-2", location="choking_passage", dungeon_deck=["warpstone", "lamp_oil"]
    )

    assert "warpstone_found" in table.open()["deeds"]
    assert table.of("items", "ana") == []


@pytest.mark.parametrize("card", ["ib_explore_basic", "ib_explore_advanced"])
def test_without_a_dungeon_card_nothing_is_turned_away(card: str) -> None:
    assert is_done(perform(card, [5, 5], dungeon_deck=[]))


@clause("WHQ-Q16")
def test_nothing_bars_the_way_adds_a_success_and_leaves_one_of_two_dungeon_cards() -> None:
    table = perform("ib_explore_advanced", [5, 5], dungeon_deck=["lamp_oil", "fire_flask", "smoke_pot"])

    assert table.open()["progress"] == 1
    assert sorted(table.options("ana")) == ["resolve fire_flask", "resolve lamp_oil", "turn away"]
    table.choose("ana", "resolve fire_flask")
    assert table.of("items", "ana") == ["fire_flask"]
    assert table.open()["dungeon_discard"] == ["lamp_oil"]


@pytest.mark.parametrize(
    ("card", "progress"),
    [("ib_explore_advanced", 3), ("ib_explore_basic", 0)],
)
def test_nothing_bars_the_way_goes_on_past_exhausted_enemies(card: str, progress: int) -> None:
    """One success is printed and two enemies are held; one that is ready or elsewhere does not count."""
    held = [{"card": GOBLIN, "exhausted": True}] * 2
    elsewhere = {"card": TROLL, "exhausted": True}
    zones = {"ana": [*held, ORC], "bob": [elsewhere]}
    table = perform(card, [5, 5, 5], engaged=zones, shadows=[elsewhere], dungeon_deck=[])

    assert table.open()["progress"] == progress
    assert is_done(table)


def test_set_the_shield_exhausts_one_of_his_enemies() -> None:
    zones = {"ana": [GOBLIN, TROLL], "bob": [GOBLIN]}
    table = perform("ib_rest_basic", [5, 5, 5, 5], engaged=zones, shadows=[TROLL])
    assert table.options("ana") == ["exhaust enemy seat-0.2", "exhaust enemy seat-0.1", "leave it"]
    table.choose("ana", "exhaust enemy seat-0.1")
    assert exhausted_enemies(table) == ["seat-0.1"]
    assert is_done(table)


@clause("WHQ-GOLDEN-04")
def test_an_orc_boy_and_an_exhausted_enemy_cannot_be_exhausted() -> None:
    enemies = [ORC, {"card": GOBLIN, "exhausted": True}]
    table = perform("ib_rest_basic", [5, 5, 5], engaged={"ana": enemies})
    assert is_done(table)


def test_unmoved_pulls_an_enemy_out_of_the_shadows_and_holds_it() -> None:
    table = perform("ib_rest_advanced", [5] * 4, engaged={"ana": [GOBLIN], "bob": [ORC]}, shadows=[TROLL])
    assert table.options("ana") == ["pull shadows.1", "leave it"]
    table.choose("ana", "pull shadows.1", "exhaust enemy seat-0.2", "leave it")
    assert table.engaged("ana") == [GOBLIN, TROLL]
    assert exhausted_enemies(table) == ["seat-0.2"]
    assert is_done(table)


def test_unmoved_exhausts_up_to_two() -> None:
    table = perform("ib_rest_advanced", [5] * 5, engaged={"ana": [GOBLIN, TROLL, TROLL]})
    table.choose("ana", "exhaust enemy seat-0.1", "exhaust enemy seat-0.3")
    assert exhausted_enemies(table) == ["seat-0.1", "seat-0.3"]
    assert is_done(table)


@pytest.mark.parametrize(
    ("card", "dice", "defence"),
    [
        ("ib_attack_advanced", [1, 1, 1], 1),
        ("ib_attack_basic", [1, 1], 0),
    ],
)
def test_ring_of_steel_adds_a_defence(card: str, dice: list[int], defence: int) -> None:
    table = perform(card, dice, engaged={"ana": [{"card": TROLL, "exhausted": True}]}, tokens={})
    while not table.saw("icons"):
        table.choose("ana", table.options("ana")[-1])

    assert table.saw("icons", defence=defence)


# Waywatcher


@clause("WHQ-Q80")
def test_trail_unseen_rolls_one_enemy_die_fewer() -> None:
    table = perform("ww_explore_advanced", [5, 5, 1, 1], engaged={"ana": [GOBLIN, ORC]})
    assert is_done(table)
    assert table.saw("enemies_attack", total=2)  # by the orc, the stronger one


def test_trail_unseen_alone_takes_no_die_that_is_not_there() -> None:
    table = perform("ww_explore_advanced", [5, 5, 1])
    assert table.open()["progress"] == 2
    assert is_done(table)


def test_quiet_scouting_rolls_all_enemy_dice() -> None:
    assert is_done(perform("ww_explore_basic", [5, 5, 5, 5], engaged={"ana": [GOBLIN, ORC]}))


def test_slip_away_moves_one_enemy_to_the_shadows() -> None:
    table = perform("ww_rest_basic", [5, 5, 5, 5], engaged={"ana": [GOBLIN, ORC], "bob": [TROLL]})
    assert table.options("ana") == ["move away seat-0.2", "move away seat-0.1", "leave it"]
    table.choose("ana", "move away seat-0.1")
    assert table.engaged("ana") == [ORC]
    assert table.shadows() == [GOBLIN]
    assert exhausted_enemies(table) == []
    assert is_done(table)


def test_gone_to_ground_moves_any_number() -> None:
    table = perform("ww_rest_advanced", [5] * 5, engaged={"ana": [GOBLIN, ORC, TROLL]})
    table.choose("ana", "move away seat-0.3", "move away seat-0.2", "move away seat-0.1", "leave it")
    assert table.engaged("ana") == []
    assert table.shadows() == [TROLL, ORC, GOBLIN]
    assert is_done(table)


@pytest.mark.parametrize("spent", ["ww_rest_advanced", "ww_explore_basic"])
def test_gone_to_ground_readies_a_card_of_hers_if_no_enemy_is_left(spent: str) -> None:
    tired = {"ana": ["ww_explore_basic"], "bob": ["ib_rest_basic"]}
    table = perform("ww_rest_advanced", [5] * 3, engaged={"ana": [GOBLIN]}, exhausted=tired)
    table.choose("ana", "move away seat-0.1")
    assert table.occasion() == "ready_actions"
    assert sorted(table.options("ana")) == ["leave it", "ready ww_explore_basic", "ready ww_rest_advanced"]
    table.choose("ana", f"ready {spent}")
    assert table.saw("action_readied", card=spent)
    assert is_done(table)


def test_gone_to_ground_readies_nothing_while_an_enemy_is_engaged_with_her() -> None:
    table = perform("ww_rest_advanced", [5] * 4, engaged={"ana": [GOBLIN, "orc_boy_elite"]})
    table.choose("ana", "move away seat-0.1")
    assert table.engaged("ana") == ["orc_boy_elite"]
    assert not table.saw("action_readied")
    assert is_done(table)


def test_slip_away_readies_nothing() -> None:
    table = perform("ww_rest_basic", [5] * 2, exhausted={"ana": ["ww_aid_basic"]})
    assert table.exhausted("ana") == ["ww_rest_basic", "ww_aid_basic"]
    assert is_done(table)


@clause("WHQ-GOLDEN-04")
@pytest.mark.parametrize(("progress", "is_held"), [(5, False), (6, True)])
def test_tallowfoot_is_held_in_his_bolt_hole(progress: int, is_held: bool) -> None:
    enemies = {"ana": ["tallowfoot"]}
    table = perform(
        "ww_rest_basic", [5] * 3, engaged=enemies, location="last_bolt_hole", progress=progress, quest="quest-3"
    )
    assert table.offers("ana", "move away") != is_held


def test_covering_shots_move_an_enemy_of_the_aided_hero() -> None:
    zones = {"ana": [TROLL], "bob": [GOBLIN, ORC], "cem": [TROLL]}
    table = perform("ww_aid_basic", [5, 5], players=3, engaged=zones)
    table.choose("ana", "aid seat-1")
    assert table.options("ana") == ["move away seat-1.2", "move away seat-1.1", "leave it"]
    table.choose("ana", "move away seat-1.1")
    assert table.engaged("bob") == [ORC]
    assert exhausted_enemies(table) == []
    assert is_done(table)


def test_covering_shots_without_a_hero_to_aid_do_nothing() -> None:
    table = perform("ww_aid_basic", [1, 5], engaged={"ana": [TROLL]}, defeated={"bob": True})
    assert table.engaged("ana") == [TROLL]
    assert has_rolled_its_dice(table)


def test_storm_of_feathers_exhausts_what_it_moves_if_that_can_be() -> None:
    table = perform("ww_aid_advanced", [5, 5], engaged={"bob": [GOBLIN, ORC, TROLL]})
    table.choose("ana", "drive off seat-1.1", "drive off seat-1.1")
    assert table.shadows() == [GOBLIN, ORC]
    assert exhausted_enemies(table) == ["shadows.1"]
    assert table.engaged("bob") == [TROLL]
    assert is_done(table)


@pytest.mark.parametrize(("card", "wounds"), [("ww_attack_basic", 1), ("ww_attack_advanced", 2)])
@pytest.mark.parametrize("in_shadows", [True, False])
def test_an_arrow_from_the_dark_and_shadow_to_shadow_hit_harder_in_the_shadows(
    card: str, wounds: int, in_shadows: bool
) -> None:
    tired = {"card": TROLL, "exhausted": True}
    zones: dict[str, Any] = {"shadows": [tired]} if in_shadows else {"engaged": {"bob": [tired]}}
    table = perform(card, [5, 5], **zones)

    assert table.saw("enemy_wounded", wounds=wounds) == in_shadows
    assert is_done(table)


def test_shadow_to_shadow_then_moves_one_of_her_enemies_away() -> None:
    table = perform("ww_attack_advanced", [5] * 4, engaged={"ana": [GOBLIN, TROLL]}, shadows=[ORC])
    table.choose("ana", "target shadows.1")
    assert table.options("ana") == ["move away seat-0.2", "move away seat-0.1", "leave it"]
    table.choose("ana", "move away seat-0.2")
    assert table.engaged("ana") == [GOBLIN]
    assert table.shadows() == [ORC, TROLL]
    assert is_done(table)


def test_an_arrow_from_the_dark_moves_nobody() -> None:
    table = perform("ww_attack_basic", [5] * 3, engaged={"ana": [GOBLIN]})
    assert table.engaged("ana") == [GOBLIN]
    assert is_done(table)


# Warrior Priest


def test_the_guiding_psalm_lets_one_hero_discard_one_condition() -> None:
    afflicted = {"ana": ["sickened"], "bob": ["bleeding", "sickened"], "cem": ["empowered"]}
    table = perform("wp_explore_basic", [5, 5], players=3, conditions=afflicted)
    assert table.occasion() == "guiding_psalm"
    assert table.options("ana") == ["pray for seat-0", "pray for seat-1"]
    table.choose("ana", "pray for seat-1")
    assert table.options("bob") == ["shed bleeding", "shed sickened", "leave it"]
    table.choose("bob", "shed bleeding")
    assert table.of("conditions", "bob") == ["sickened"]
    assert table.of("conditions", "ana") == ["sickened"]
    assert is_done(table)


@clause("WHQ-GOLDEN-08")
def test_a_hero_may_keep_his_condition() -> None:
    table = perform("wp_explore_basic", [5, 5], conditions={"bob": ["bleeding"]})
    table.choose("bob", "leave it")
    assert table.of("conditions", "bob") == ["bleeding"]


def test_the_guiding_psalm_over_the_healthy_asks_nothing() -> None:
    assert is_done(perform("wp_explore_basic", [5, 5], conditions={"bob": ["empowered"]}))


@clause("WHQ-Q71")
def test_the_lamp_of_the_faithful_shines_on_each_hero_from_the_leader_on() -> None:
    afflicted = {"ana": ["sickened"], "bob": ["bleeding", "sickened"], "cem": ["bleeding"]}
    table = perform("wp_explore_advanced", [5, 5], players=3, conditions=afflicted)
    table.choose("ana", "shed sickened")
    table.choose("bob", "shed sickened")
    table.choose("cem", "leave it")
    assert table.of("conditions", "ana") == []
    assert table.of("conditions", "bob") == ["bleeding"]
    assert table.of("conditions", "cem") == ["bleeding"]
    assert is_done(table)


def test_the_lamp_of_the_faithful_holds_one_enemy_in_the_shadows() -> None:
    """After the heroes have been cured. Enemies around them are no choice; a facedown one stays so."""
    dark = [{"card": GOBLIN, "facedown": True}, {"card": TROLL, "exhausted": True}, ORC]
    ill = {"bob": ["sickened"]}
    table = perform("wp_explore_advanced", [5, 5], engaged={"bob": [TROLL]}, shadows=dark, conditions=ill)
    table.choose("bob", "shed sickened")
    assert table.occasion() == "exhaust_in_shadows"
    assert table.options("ana") == ["exhaust enemy shadows.1", "leave it"]  # nothing exhausts a faceup orc
    table.choose("ana", "exhaust enemy shadows.1")
    assert exhausted_enemies(table) == ["shadows.1", "shadows.2"]
    assert [enemy["facedown"] for enemy in table.open()["shadows"]] == [True, False, False]
    assert table.open()["progress"] == 0
    assert is_done(table)


def test_the_lamp_of_the_faithful_may_leave_the_shadows_alone() -> None:
    table = perform("wp_explore_advanced", [5, 5], shadows=[GOBLIN, TROLL])
    table.choose("ana", "leave it")
    assert exhausted_enemies(table) == []
    assert is_done(table)


def test_the_lamp_of_the_faithful_does_not_hold_a_nemesis() -> None:
    """Else a priest could keep one in the shadows for ever, and the quest would not end."""
    table = perform(
        "wp_explore_advanced", [5, 5], quest="quest-3", location="last_bolt_hole", shadows=["tallowfoot"]
    )
    assert exhausted_enemies(table) == []
    assert is_done(table)


def test_the_guiding_psalm_exhausts_nobody() -> None:
    assert is_done(perform("wp_explore_basic", [5, 5], shadows=[GOBLIN]))


def test_short_vigil_empowers_one_other_hero() -> None:
    table = perform("wp_rest_basic", [5], players=3)
    assert table.options("ana") == ["empower seat-1", "empower seat-2"]
    table.choose("ana", "empower seat-2")
    assert table.of("conditions", "cem") == ["empowered"]
    assert is_done(table)


@clause("WHQ-Q21")
def test_short_vigil_asks_nothing_when_only_one_hero_qualifies() -> None:
    table = perform("wp_rest_basic", [5])
    assert table.of("conditions", "bob") == ["empowered"]
    assert is_done(table)


@clause("WHQ-CONDITION-03")
def test_short_vigil_without_a_hero_who_can_be_empowered_does_nothing() -> None:
    table = perform(
        "wp_rest_basic", [5], players=3, conditions={"bob": ["empowered"]}, gear={"cem": ["night_cloak"]}
    )
    assert table.of("conditions", "ana") == []
    assert table.of("conditions", "cem") == []
    assert is_done(table)


def test_long_vigil_empowers_up_to_two_the_priest_included() -> None:
    table = perform("wp_rest_advanced", [5, 5], players=3)
    table.choose("ana", "empower seat-0")
    assert table.options("ana") == ["empower seat-1", "empower seat-2", "leave it"]
    table.choose("ana", "empower seat-1")
    assert [table.of("conditions", player) for player in table.seats] == [["empowered"], ["empowered"], []]
    assert is_done(table)


def test_long_vigil_may_be_kept_for_nobody() -> None:
    table = perform("wp_rest_advanced", [5, 5])
    table.choose("ana", "leave it")
    assert table.of("conditions", "bob") == []
    assert is_done(table)


@pytest.mark.parametrize(("card", "amount"), [("wp_aid_basic", 1), ("wp_aid_advanced", 2)])
def test_the_priests_aid_readies_an_action_card_and_heals_both(card: str, amount: int) -> None:
    tired = ["ib_attack_basic", "ib_explore_basic", "ib_rest_basic"]
    table = perform(card, [5, 5], wounds={"ana": 3, "bob": 3}, exhausted={"bob": tired})
    table.choose("bob", "ready ib_attack_basic")
    assert table.exhausted("bob") == tired[1:]
    assert [table.of("wounds", player) for player in table.seats] == [3 - amount, 3 - amount]
    assert is_done(table)


def test_oath_of_dawn_lets_the_priest_exhaust_an_enemy_of_the_aided_hero() -> None:
    zones = {"ana": ["rat_ogre"], "bob": [GOBLIN, TROLL], "cem": [TROLL]}
    table = perform("wp_aid_advanced", [5] * 3, players=3, engaged=zones)
    table.choose("ana", "aid seat-1")
    assert table.options("ana") == ["exhaust enemy seat-1.2", "exhaust enemy seat-1.1", "leave it"]
    table.choose("ana", "exhaust enemy seat-1.2")
    assert exhausted_enemies(table) == ["seat-1.2"]
    assert is_done(table)


@clause("WHQ-ACTION-05")
def test_by_oath_of_dawn_the_aided_hero_readies_a_card_before_the_enemy_is_exhausted() -> None:
    table = perform("wp_aid_advanced", [5, 5], engaged={"bob": [GOBLIN]}, exhausted={"bob": ["ib_rest_basic"]})
    assert table.options("bob") == ["ready ib_rest_basic", "leave it"]
    table.choose("bob", "ready ib_rest_basic")

    assert table.options("ana") == ["exhaust enemy seat-1.1", "leave it"]


def test_sigmars_light_exhausts_no_enemy() -> None:
    table = perform("wp_aid_basic", [5, 5], engaged={"bob": [GOBLIN]})
    assert exhausted_enemies(table) == []
    assert is_done(table)


def test_the_aided_hero_may_leave_his_cards_exhausted() -> None:
    table = perform("wp_aid_basic", [5, 5], wounds={"bob": 3}, exhausted={"bob": ["ib_rest_basic"]})
    table.choose("bob", "leave it")
    assert table.exhausted("bob") == ["ib_rest_basic"]
    assert table.of("wounds", "bob") == 2


@clause("WHQ-DEFEAT-08")
def test_with_nobody_to_aid_only_the_priest_recovers() -> None:
    table = perform("wp_aid_basic", [1, 1], wounds={"ana": 3, "bob": 16}, defeated={"bob": True})
    assert table.of("wounds", "ana") == 2
    assert table.of("wounds", "bob") == 16


@clause("WHQ-Q22", "WHQ-GOLDEN-05")
def test_final_verdict_helps_one_of_the_other_heroes_who_are_wounded() -> None:
    """A hero without wounds cannot recover one, so he is no choice while another is."""
    wounds = {"ana": 3, "bob": 2, "dan": 1}
    table = perform("wp_attack_advanced", [1, 1, 1, 5], 4, engaged={"ana": [GOBLIN]}, wounds=wounds)
    assert table.occasion() == "share_verdict"
    assert table.options("ana") == ["comfort seat-1", "comfort seat-3"]
    table.choose("ana", "comfort seat-3")
    assert [table.of("wounds", player) for player in table.seats] == [2, 2, 0, 0]
    assert is_done(table)


@clause("WHQ-Q21", "WHQ-Q22")
@pytest.mark.parametrize(("wounds", "after"), [({"bob": 2}, 1), ({}, 0)])
def test_final_verdict_asks_nothing_where_there_is_nothing_to_choose(
    wounds: dict[str, int], after: int
) -> None:
    table = perform("wp_attack_advanced", [1, 1, 1, 5], 3, engaged={"ana": [GOBLIN]}, wounds=wounds)
    assert table.of("wounds", "bob") == after
    assert is_done(table)


@clause("WHQ-Q53", "WHQ-ZONE-05")
def test_who_falls_to_the_first_enemy_he_pulls_pulls_no_second_one() -> None:
    """Nor does he see what the facedown one is; his aid goes on."""
    tired = [{"card": card, "exhausted": True} for card in (ORC, ORC, GOBLIN)]
    table = lay_out(
        actions={"ana": ["ib_aid_advanced"]},
        wounds={"ana": 15},
        engaged={"ana": tired},
        shadows=["river_troll", {"card": GOBLIN, "facedown": True}],
        dice=[1, 5],
    )
    table.choose("ana", "perform ib_aid_advanced", "pull shadows.1")

    assert table.of("defeated", "ana")
    assert (table.asked(), table.occasion()) == ("bob", "place_tokens")
    assert not table.saw("enemy_revealed")


@clause("WHQ-Q53")
def test_final_verdict_helps_no_fallen_hero() -> None:
    table = perform(
        "wp_attack_advanced",
        [1, 1, 1, 5],
        3,
        engaged={"ana": [GOBLIN]},
        wounds={"bob": 1, "cem": 5},
        defeated={"cem": True},
    )
    assert table.of("wounds", "bob") == 0
    assert is_done(table)


def test_righteous_blow_helps_nobody_else() -> None:
    table = perform(
        "wp_attack_basic", [1, 1, 5], 3, engaged={"ana": [GOBLIN]}, wounds={"ana": 1, "bob": 1, "cem": 1}
    )
    assert [table.of("wounds", player) for player in table.seats] == [0, 1, 1]
    assert is_done(table)


def test_final_verdict_helps_nobody_unless_it_defeats_the_enemy() -> None:
    table = perform("wp_attack_advanced", [5, 5, 5, 5], engaged={"ana": [GOBLIN]}, wounds={"ana": 3, "bob": 2})
    assert [table.of("wounds", player) for player in table.seats] == [3, 2]
    assert is_done(table)


# Bright Wizard


TIRED_ONES: Final = [{"card": card, "exhausted": True} for card in (TROLL, GOBLIN, ORC, TROLL)]


@clause("WHQ-ATTACK-05")
@pytest.mark.parametrize(("burns", "targets"), [(0, 1), (1, 2)])
def test_spreading_blaze_takes_a_second_target_for_a_wound(burns: int, targets: int) -> None:
    table = perform("bw_attack_basic", [1, 5], shadows=TIRED_ONES)
    table.choose("ana", *["burn"] * burns, *[f"target shadows.{i + 1}" for i in range(targets)])
    if burns < 1:
        table.choose("ana", "no more targets")

    assert sum(event["event"] == "enemy_wounded" for event in table.told) == targets
    assert table.of("wounds", "ana") == burns
    assert not table.offers("ana", "burn")
    assert is_done(table)


def test_fire_needs_another_target_to_spread_to() -> None:
    table = perform("bw_attack_basic", [1, 5], shadows=TIRED_ONES[:1])

    assert not table.saw("suffered")
    assert is_done(table)


@clause("WHQ-ATTACK-05")
@pytest.mark.parametrize("burns", [0, 1, 2])
def test_the_sea_of_cinders_takes_a_target_more_for_each_wound_and_adds_a_success(burns: int) -> None:
    table = perform("bw_attack_advanced", [5, 5], shadows=TIRED_ONES)
    table.choose("ana", *["burn"] * burns, *[f"target shadows.{i + 1}" for i in range(burns + 1)])
    if burns < 2:
        table.choose("ana", "no more targets")

    wounds = [event["wounds"] for event in table.told if event["event"] == "enemy_wounded"]
    assert wounds == [1] * (burns + 1)
    assert table.of("wounds", "ana") == burns
    assert is_done(table)


@pytest.mark.parametrize(("card", "dice"), [("bw_explore_basic", [1]), ("bw_explore_advanced", [1, 5])])
def test_a_wound_makes_two_successes(card: str, dice: list[int]) -> None:
    table = perform(card, dice)
    assert table.options("ana") == ["burn brighter", "leave it"]
    table.choose("ana", "burn brighter")
    assert table.open()["progress"] == 3
    assert table.of("wounds", "ana") == 1
    assert is_done(table)


@clause("WHQ-EFFECT-02")
def test_torch_the_dark_wounds_one_enemy_in_the_shadows_whatever_its_resilience() -> None:
    shadows = [{"card": "black_orc", "facedown": True}, GOBLIN]
    table = perform("bw_explore_advanced", [1, 1, 5], engaged={"ana": [TROLL]}, shadows=shadows)
    table.choose("ana", "leave it")
    assert table.occasion() == "torch_the_dark"
    assert table.options("ana") == ["singe shadows.2", "singe shadows.1"]
    table.choose("ana", "singe shadows.1")
    assert [(enemy["wounds"], enemy["facedown"]) for enemy in table.open()["shadows"]] == [
        (1, False),
        (0, False),
    ]
    assert is_done(table)


def test_torch_the_dark_finds_nobody_in_empty_shadows() -> None:
    table = perform("bw_explore_advanced", [1, 1, 5], engaged={"ana": [TROLL]})
    table.choose("ana", "leave it")
    assert not table.saw("enemy_wounded")
    assert is_done(table)


@clause("WHQ-EFFECT-03")
def test_the_bright_wizard_need_not_suffer_a_wound_for_successes() -> None:
    table = perform("bw_explore_basic", [1])
    table.choose("ana", "leave it")
    assert table.open()["progress"] == 1
    assert table.of("wounds", "ana") == 0


@clause("WHQ-Q72")
def test_the_bright_wizard_cannot_pay_a_wound_that_defeats_her() -> None:
    table = perform("bw_explore_basic", [1], wounds={"ana": 13})
    assert table.open()["progress"] == 1
    assert is_done(table)


@clause("WHQ-Q72")
@pytest.mark.parametrize(("wounds", "is_offered"), [(12, True), (13, False)])
def test_her_fire_spreads_while_she_has_health_to_spare(wounds: int, is_offered: bool) -> None:
    table = perform("bw_attack_basic", [1, 5], shadows=TIRED_ONES, wounds={"ana": wounds})
    assert table.occasion() == "targets"
    assert table.offers("ana", "burn") is is_offered


def test_the_cinderwood_staff_pays_the_first_wound_of_an_action() -> None:
    table = perform("bw_explore_basic", [1], wounds={"ana": 13}, gear={"ana": ["bw_leg_staff"]})
    table.choose("ana", "burn brighter")
    assert table.open()["progress"] == 3
    assert table.of("wounds", "ana") == 13


@clause("WHQ-EFFECT-02")
def test_bank_the_coals_wounds_one_of_her_enemies_whatever_its_resilience() -> None:
    zones = {"ana": [GOBLIN, "black_orc"], "bob": [GOBLIN]}
    table = perform("bw_rest_basic", [5, 5, 5, 5], engaged=zones)
    assert table.occasion() == "bank_the_coals"
    assert table.options("ana") == ["singe seat-0.2", "singe seat-0.1"]
    table.choose("ana", "singe seat-0.2")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [0, 1]
    assert is_done(table)


def test_bank_the_coals_with_no_enemy_near_does_nothing() -> None:
    table = perform("bw_rest_basic", [5, 5], engaged={"bob": [GOBLIN]}, shadows=[GOBLIN])
    assert is_done(table)
    assert not table.saw("enemy_wounded")


def test_the_mantle_of_warm_ash_wounds_each_enemy_of_one_hero() -> None:
    zones = {"ana": [{"card": GOBLIN, "wounds": 1}, TROLL, ORC], "bob": [GOBLIN]}
    table = perform("bw_rest_advanced", [5] * 5, players=3, engaged=zones, shadows=[TROLL])
    assert table.occasion() == "mantle_of_warm_ash"
    assert table.options("ana") == ["wrap in ash seat-0", "wrap in ash seat-1"]
    table.choose("ana", "wrap in ash seat-0")
    assert table.engaged("ana") == [TROLL, ORC]
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [1, 1]
    assert table.of("engaged", "bob")[0]["wounds"] == 0
    assert table.open()["shadows"][0]["wounds"] == 0
    assert is_done(table)


@clause("WHQ-EFFECT-02")
def test_the_mantle_of_warm_ash_reaches_a_companion_whatever_the_resilience() -> None:
    table = perform("bw_rest_advanced", [5] * 3, engaged={"ana": [ORC], "bob": ["black_orc", GOBLIN]})
    table.choose("ana", "wrap in ash seat-1")
    assert [enemy["wounds"] for enemy in table.of("engaged", "bob")] == [1, 1]
    assert table.of("engaged", "ana")[0]["wounds"] == 0
    assert is_done(table)


def test_the_mantle_of_warm_ash_asks_nothing_where_only_one_hero_fights() -> None:
    table = perform("bw_rest_advanced", [5] * 2, engaged={"bob": [TROLL]}, shadows=[GOBLIN])
    assert table.of("engaged", "bob")[0]["wounds"] == 1
    assert is_done(table)


TIRED: Final = ["ib_attack_basic", "ib_explore_basic", "ib_rest_basic"]


def test_fan_the_flames_readies_a_card_and_another_for_a_wound() -> None:
    table = perform("bw_aid_basic", [5], exhausted={"bob": TIRED})
    table.choose("bob", "ready ib_attack_basic")
    assert table.options("bob") == ["catch fire", "leave it"]
    table.choose("bob", "catch fire", "place token ib_aid_basic", "ready ib_rest_basic")
    assert table.exhausted("bob") == ["ib_explore_basic"]
    assert table.tokens("bob") == {"ib_aid_basic": 1}
    assert [table.of("wounds", player) for player in table.seats] == [0, 1]
    assert is_done(table)


@clause("WHQ-EFFECT-03")
def test_the_aided_hero_need_not_burn() -> None:
    table = perform("bw_aid_basic", [5], exhausted={"bob": TIRED})
    table.choose("bob", "leave it", "leave it")
    assert table.exhausted("bob") == TIRED
    assert table.of("wounds", "bob") == 0
    assert is_done(table)


@clause("WHQ-Q21", "WHQ-EFFECT-03")
def test_a_hero_who_pays_for_fan_the_flames_readies_a_card() -> None:
    """Suffering the wound is optional; what it is suffered for is not."""
    table = perform("bw_aid_basic", [5], exhausted={"bob": TIRED})
    table.choose("bob", "leave it", "catch fire", "place token ib_aid_basic")
    assert table.options("bob") == [f"ready {card}" for card in reversed(TIRED)]
    table.choose("bob", "ready ib_explore_basic")
    assert is_done(table)


@clause("WHQ-Q21")
def test_the_last_card_that_fan_the_flames_can_ready_needs_no_question() -> None:
    table = perform("bw_aid_basic", [5], exhausted={"bob": TIRED[:2]})
    table.choose("bob", "ready ib_attack_basic", "catch fire", "place token ib_aid_basic")
    assert table.exhausted("bob") == []
    assert is_done(table)


@clause("WHQ-Q72")
def test_the_aided_hero_cannot_pay_with_his_last_health() -> None:
    table = perform("bw_aid_basic", [5], exhausted={"bob": TIRED}, wounds={"bob": 15})
    table.choose("bob", "ready ib_attack_basic")
    assert is_done(table)


def test_shared_fever_takes_up_to_two_wounds() -> None:
    table = perform("bw_aid_advanced", [5, 5], exhausted={"bob": TIRED})
    table.choose("bob", "ready ib_attack_basic")
    table.choose("bob", "catch fire", "place token ib_aid_basic", "ready ib_rest_basic")
    table.choose("bob", "catch fire", "place token ib_aid_basic", "leave it")
    assert table.exhausted("bob") == ["ib_explore_basic"]
    assert table.tokens("bob") == {"ib_aid_basic": 2}
    assert table.of("wounds", "bob") == 2
    assert is_done(table)
