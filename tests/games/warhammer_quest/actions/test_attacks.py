"""Attacking enemies and being attacked by them: WHQ-ATTACK, WHQ-ENEMYATK, WHQ-ENEMY-09, WHQ-ENEMY-10."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each, told
from tests.games.warhammer_quest.kit import lay_out

# Targets


@clause("WHQ-ATTACK-01", "WHQ-ATTACK-06")
def test_an_attack_reaches_only_the_heros_own_zone() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        engaged={"ana": ["goblin_warrior", "giant_bat"], "bob": ["orc_boy"]},
        shadows=["clanrat"],
    )

    assert sorted(table.options("ana")) == ["target seat-0.1", "target seat-0.2"]
    assert table.why_not("ana", "target seat-1.1") == "WHQ-ATTACK-01"
    assert table.why_not("ana", "target shadows.1") == "WHQ-ATTACK-06"


@clause("WHQ-ATTACK-04", "WHQ-Q15")
def test_a_ranged_attack_reaches_every_zone_including_the_heros_own() -> None:
    table = act(
        "perform ww_attack_basic",
        engaged={"ana": ["goblin_warrior"], "bob": ["orc_boy"]},
        shadows=["clanrat", {"card": "giant_bat", "facedown": True}],
    )

    assert sorted(table.options("ana")) == [
        *("target seat-0.1", "target seat-1.1", "target shadows.1", "target shadows.2"),
    ]


@clause("WHQ-ATTACK-03")
def test_several_targets_are_named_before_the_roll() -> None:
    table = act(
        "perform ib_attack_basic",
        "target seat-0.1",
        hero="ironbreaker",
        engaged={"ana": ["goblin_warrior", "giant_bat", "clanrat"]},
        dice=[5, 5, 5, 5, 5],
    )

    assert sorted(table.options("ana")) == ["no more targets", "target seat-0.2", "target seat-0.3"]
    assert not table.saw("rolled_hero_die")
    table.choose("ana", "target seat-0.3")
    assert count(table, "rolled_hero_die") == 2
    assert table.why_not("ana", "target seat-0.2") == "WHQ-ATTACK-01"


@clause("WHQ-ATTACK-05")
def test_the_targets_of_a_ranged_attack_may_be_in_different_zones() -> None:
    table = act(
        "perform bw_attack_basic",
        "burn",
        "target seat-1.1",
        "target shadows.1",
        hero="bright_wizard",
        engaged={"bob": ["river_troll"]},
        shadows=["orc_boy"],
        dice=[1, 5],
    )

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-1.1", 1), ("shadows.1", 1)]


@clause("WHQ-ATTACK-02", "WHQ-WOUND-01", "WHQ-WOUND-03")
def test_a_wound_for_each_success() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        engaged={"ana": [{"card": "river_troll", "wounds": 1}]},
        dice=[3, 1, 5],
    )

    assert table.saw("enemy_wounded", enemy="seat-0.1", wounds=3)
    assert table.of("engaged", "ana")[0]["wounds"] == 4


@clause("WHQ-Q13", "WHQ-ENEMY-09")
def test_every_target_suffers_all_successes_less_its_own_resilience() -> None:
    table = act(
        "perform ib_attack_basic",
        "target seat-0.1",
        "target seat-0.2",
        hero="ironbreaker",
        engaged={"ana": ["river_troll", "black_orc"]},
        dice=[3, 1, 5, 5],
    )

    assert each(table, "enemy_wounded", "enemy", "wounds") == [("seat-0.1", 3), ("seat-0.2", 2)]


@clause("WHQ-ENEMY-09")
def test_resilience_never_heals() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        engaged={"ana": [{"card": "black_orc_elite", "wounds": 2}]},
        dice=[1, 5, 5],
    )

    assert not table.saw("enemy_wounded")
    assert table.of("engaged", "ana")[0]["wounds"] == 2


@clause("WHQ-ENEMY-10", "WHQ-EFFECT-02")
def test_resilience_does_not_count_against_direct_wounds() -> None:
    table = lay_out(engaged={"ana": ["black_orc_elite"]}, items={"ana": ["fire_flask"]})
    table.choose("ana", "use fire_flask seat-0.1")

    assert table.of("engaged", "ana")[0]["wounds"] == 2


# Being attacked


@clause("WHQ-ENEMYATK-01")
@pytest.mark.parametrize("card", ["ww_explore_basic", "ww_rest_basic"])
def test_any_action_next_to_a_ready_enemy_can_be_punished(card: str) -> None:
    table = act(f"perform {card}", engaged={"ana": ["river_troll"]}, dice=[1, 1, 1])

    assert table.saw("enemies_attack", seat=0, total=3, wounds=3)


@clause("WHQ-ENEMYATK-01")
def test_enemies_elsewhere_do_not_attack() -> None:
    table = act("perform ww_rest_basic", engaged={"bob": ["river_troll"]}, shadows=["orc_boy"], dice=[1, 1])

    assert not table.saw("enemies_attack")


@clause("WHQ-ENEMYATK-02", "WHQ-ENEMYATK-04")
@pytest.mark.parametrize(("icons", "total"), [(0, 0), (1, 3), (2, 5), (3, 6)])
def test_an_attacker_for_each_icon_the_strongest_first(icons: int, total: int) -> None:
    table = act(
        "perform ww_explore_basic",
        engaged={"ana": ["goblin_warrior", "river_troll", "orc_boy"]},
        dice=[1, 1, *([1] * icons), *([5] * (3 - icons))],
    )

    assert each(table, "enemies_attack", "total") == ([(total,)] if icons else [])


@clause("WHQ-ENEMYATK-03")
def test_an_enemy_attacks_once_in_an_action() -> None:
    """Two icons, two enemies: the stronger one does not make both attacks."""
    table = act(
        "perform ww_explore_basic", engaged={"ana": ["goblin_warrior", "river_troll"]}, dice=[1, 1, 1, 1]
    )

    assert table.saw("enemies_attack", total=4)


@clause("WHQ-ENEMYATK-05", "WHQ-ENEMYATK-06")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 1], 4), ([5, 1], 3), ([5, 5], 2)])
def test_a_defence_icon_takes_one_off_the_total(dice: list[int], wounds: int) -> None:
    table = act(
        "perform ww_explore_basic", engaged={"ana": ["goblin_warrior", "river_troll"]}, dice=[*dice, 1, 1]
    )

    assert table.saw("enemies_attack", total=4, wounds=wounds)
    assert table.of("wounds", "ana") == wounds


@clause("WHQ-ENEMYATK-05")
def test_defence_beyond_the_total_is_lost() -> None:
    table = act(
        "perform ww_explore_basic", engaged={"ana": ["goblin_warrior"]}, wounds={"ana": 3}, dice=[5, 5, 1]
    )

    assert table.saw("enemies_attack", total=1, wounds=0)
    assert table.of("wounds", "ana") == 3


@clause("WHQ-Q12")
def test_defence_does_not_help_against_a_nemesis() -> None:
    table = act(
        "perform ww_explore_basic",
        dice=[5, 5, 4],
        engaged={"ana": ["goblin_warrior"]},
        wounds={"ana": 1},
        lair=["odious_grump"],
    )

    assert each(table, "suffered", "seat", "wounds") == [(0, 1)]


@clause("WHQ-Q12")
def test_defence_does_not_help_against_a_fourth_enemy() -> None:
    """The Ambush of the same action strikes in full."""
    table = act(
        "perform ww_explore_basic",
        dice=[5, 5, 5, 5, 5],
        engaged={"ana": ["goblin_warrior", "giant_bat", "clanrat"]},
        dungeon_deck=["ambush"],
        enemy_deck=["orc_boy", "clanrat"],
    )

    assert each(table, "suffered", "seat", "wounds") == [(0, 2)]


@clause("WHQ-Q09")
def test_exhausted_enemies_do_not_attack_however_strong() -> None:
    table = act(
        "perform ww_explore_basic",
        engaged={"ana": [{"card": "river_troll", "exhausted": True}, "goblin_warrior"]},
        dice=[1, 1, 1],
    )

    assert table.saw("enemies_attack", total=1)


@clause("WHQ-ATTACK-07", "WHQ-Q10")
def test_an_enemy_strikes_in_the_roll_that_defeats_it() -> None:
    table = act(
        "perform wp_attack_basic", hero="warrior_priest", engaged={"ana": ["goblin_warrior"]}, dice=[1, 1, 1]
    )

    assert told(table, "enemy_defeated", "enemies_attack") == ["enemy_defeated", "enemies_attack"]
    assert table.saw("enemies_attack", total=1, wounds=1)


@clause("WHQ-ATTACK-08", "WHQ-Q10")
def test_a_nemesis_takes_effect_in_the_roll_that_defeats_it() -> None:
    table = act(
        "perform wp_attack_basic",
        hero="warrior_priest",
        quest="quest-2",
        engaged={"ana": [{"card": "tallowfoot", "wounds": 9}]},
        progress=2,
        dice=[1, 5, 4],
    )

    assert told(table, "enemy_defeated", "progress_lost") == ["enemy_defeated", "progress_lost"]
    assert table.open()["progress"] == 1


@clause("WHQ-ATTACK-08")
def test_a_nemesis_that_left_before_the_roll_has_none() -> None:
    table = act("perform ww_explore_basic", engaged={"ana": ["goblin_warrior"]}, dice=[5, 5, 4])

    assert not table.saw("progress_lost")
    assert not table.saw("suffered")


@clause("WHQ-Q11")
def test_the_hero_says_which_of_equals_attacked_where_it_matters() -> None:
    """One icon, two enemies of the same attack, and a harness that pricks an attacker."""
    table = act(
        "perform ww_explore_basic",
        engaged={"ana": ["orc_boy", "goblin_warrior", "plague_monk"]},
        gear={"ana": ["spiked_harness"]},
        dice=[5, 5, 1, 5, 5],
    )

    assert table.options("ana") == ["prick seat-0.3", "prick seat-0.1"]
    table.choose("ana", "prick seat-0.1")
    assert each(table, "enemy_wounded", "enemy") == [("seat-0.1",)]


@clause("WHQ-Q11")
def test_the_weaker_enemy_has_not_attacked() -> None:
    table = act(
        "perform ww_explore_basic",
        engaged={"ana": ["orc_boy", "goblin_warrior"]},
        gear={"ana": ["spiked_harness"]},
        dice=[5, 5, 1, 5],
    )

    assert each(table, "enemy_wounded", "enemy") == [("seat-0.1",)]
