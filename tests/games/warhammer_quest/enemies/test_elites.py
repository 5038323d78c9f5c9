"""Elites differ from their standard cards by what they do, not only by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.vocabulary import ELITE, STANDARD
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.acting import act, each
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def enemy_phase(**position: Any) -> LaidTable:
    return lay_out(moment="enemy_phase", **position)


@pytest.mark.parametrize("elite", [enemy for enemy in ENEMIES if enemy.kind == ELITE], ids=lambda one: one.name)
def test_an_elite_does_something_that_its_standard_card_does_not(elite: Any) -> None:
    (standard,) = (one for one in ENEMIES if one.enemy_set == elite.enemy_set and one.kind == STANDARD)

    def deeds(enemy: Any) -> tuple[object, ...]:
        passives = (enemy.cannot_be_engaged, enemy.cannot_be_exhausted, enemy.stands_fast, enemy.guards)
        return tuple(enemy.bar), passives

    assert deeds(elite) != deeds(standard)


@effect_of("crypt_ghoul_elite")
def test_an_elite_ghoul_smells_blood() -> None:
    table = enemy_phase(engaged={"ana": ["crypt_ghoul_elite"]}, wounds={"bob": 2})

    assert table.engaged("bob") == ["crypt_ghoul_elite"]
    assert table.of("conditions", "bob") == ["bleeding"]


@effect_of("sewer_hound_elite")
def test_an_elite_hound_howls_after_its_bite() -> None:
    tired = {"card": "river_troll", "exhausted": True}
    table = enemy_phase(engaged={"ana": ["sewer_hound_elite"], "bob": [tired]})

    assert each(table, "goaded_on", "card") == [("river_troll",)]
    assert each(table, "suffered", "seat", "wounds") == [(0, 2), (1, 3)]


@effect_of("night_runner_elite")
def test_an_elite_night_runner_leaves_poison_behind() -> None:
    table = enemy_phase(engaged={"ana": ["night_runner_elite"]}, wounds={"ana": 1})

    assert table.of("conditions", "ana") == ["sickened"]
    assert table.shadows() == ["night_runner_elite"]


@effect_of("jezzail_team_elite")
def test_an_elite_jezzail_team_fires_at_everyone_and_then_at_the_active_hero() -> None:
    table = enemy_phase(shadows=["jezzail_team_elite"])

    assert each(table, "suffered", "seat", "wounds") == [(0, 1), (1, 1), (0, 2)]


@effect_of("mosscap_chanter_elite")
def test_an_elite_chanter_sickens_from_where_it_stands() -> None:
    table = enemy_phase(shadows=["mosscap_chanter_elite"])

    assert table.of("conditions", "ana") == ["sickened"]
    assert table.shadows() == ["mosscap_chanter_elite"]


@effect_of("river_troll_elite")
def test_an_elite_trolls_bile_comes_before_its_blow() -> None:
    table = enemy_phase(engaged={"ana": ["river_troll_elite"]})

    assert table.of("conditions", "ana") == ["sickened"]
    assert each(table, "suffered", "seat", "wounds") == [(0, 3)]


# Standing fast


@clause("WHQ-GOLDEN-04")
@effect_of("orc_boy_elite")
@pytest.mark.parametrize(("orc", "can_be_moved"), [("orc_boy", True), ("orc_boy_elite", False)])
def test_no_heros_card_moves_an_elite_orc_boy_to_the_shadows(orc: str, can_be_moved: bool) -> None:
    slipping = act("perform ww_rest_basic", engaged={"ana": [orc]}, dice=[5, 5, 5])
    assert slipping.offers("ana", "move away") == can_be_moved

    smoke = lay_out(engaged={"ana": [orc]}, items={"ana": ["smoke_pot"]})
    assert smoke.offers("ana", "use smoke_pot") == can_be_moved

    mantle = enemy_phase(hero={"ana": "waywatcher"}, gear={"ana": ["ww_leg_mantle"]}, shadows=[orc])
    assert mantle.offers("ana", "slip away") == can_be_moved


# Guarding


def aiming(*enemies: Any, **position: Any) -> LaidTable:
    return act(
        "perform ib_attack_basic", hero="ironbreaker", engaged={"ana": list(enemies)}, dice=[5] * 6, **position
    )


@clause("WHQ-GOLDEN-04")
@pytest.mark.parametrize("guard", ["clanrat_elite", "black_orc_elite"])
def test_a_guard_is_attacked_before_those_beside_it(guard: str) -> None:
    enemies = ["clanrat", guard, "goblin_warrior"]
    table = act("perform bw_attack_basic", hero="bright_wizard", engaged={"ana": enemies}, dice=[5] * 5)

    assert sorted(table.options("ana")) == ["burn", "target seat-0.2"]
    assert table.why_not("ana", "target seat-0.1") == "WHQ-GOLDEN-04"
    table.choose("ana", "burn")  # now that there is nothing else to choose, the guard is a target
    assert sorted(table.options("ana")) == ["no more targets", "target seat-0.1", "target seat-0.3"]


@clause("WHQ-ATTACK-01")
@pytest.mark.parametrize("target", ["seat-0.3", "seat-1.1"])
def test_it_is_not_the_guard_that_forbids_a_target_that_is_not_there(target: str) -> None:
    enemies = ["clanrat_elite", "goblin_warrior"]
    table = act("perform bw_attack_basic", hero="bright_wizard", engaged={"ana": enemies}, dice=[5] * 4)

    assert table.why_not("ana", "target seat-0.2") == "WHQ-GOLDEN-04"
    assert table.why_not("ana", f"target {target}") == "WHQ-ATTACK-01"


def test_a_guard_that_is_exhausted_guards_nobody() -> None:
    table = aiming({"card": "clanrat_elite", "exhausted": True}, "goblin_warrior")

    assert sorted(table.options("ana")) == ["target seat-0.1", "target seat-0.2"]


def test_a_guard_that_lies_facedown_guards_nobody() -> None:
    shadows = [{"card": "clanrat_elite", "facedown": True}, "goblin_warrior"]
    table = act("perform ww_attack_basic", shadows=shadows, dice=[5, 5])

    assert sorted(table.options("ana")) == ["target shadows.1", "target shadows.2"]


def test_guards_do_not_guard_each_other_nor_other_places() -> None:
    table = act(
        "perform ww_attack_basic",
        engaged={"ana": ["clanrat_elite", "black_orc_elite", "orc_boy"], "bob": ["goblin_warrior"]},
        shadows=["giant_bat"],
        dice=[5] * 5,
    )

    assert sorted(table.options("ana")) == [
        "target seat-0.1",
        "target seat-0.2",
        "target seat-1.1",
        "target shadows.1",
    ]


def test_a_guard_in_the_shadows_that_the_attack_cannot_reach_guards_nobody() -> None:
    """In quest 4 any attack reaches a Jezzail Team in the shadows, but not the guard beside it."""
    table = act(
        "perform ib_attack_basic",
        "leave it",
        quest="quest-4",
        hero="ironbreaker",
        engaged={"ana": ["goblin_warrior"]},
        shadows=["jezzail_team", "clanrat_elite"],
        dice=[5] * 3,
    )

    assert sorted(table.options("ana")) == ["target seat-0.1", "target shadows.1"]


def test_the_hooked_flail_does_not_reach_past_a_guard() -> None:
    table = aiming("goblin_warrior", "orc_boy", "clanrat_elite", gear={"ana": ["hooked_flail"]})
    table.choose("ana", "swing flail")

    assert table.engaged("ana") == ["goblin_warrior", "orc_boy", "clanrat_elite"]
    assert not table.offers("ana", "hook seat-0.1")


def test_what_is_no_attack_passes_a_guard_by() -> None:
    table = lay_out(engaged={"ana": ["clanrat_elite", "goblin_warrior"]}, items={"ana": ["fire_flask"]})
    table.until("hero_phase")

    assert table.offers("ana", "use fire_flask seat-0.2")
