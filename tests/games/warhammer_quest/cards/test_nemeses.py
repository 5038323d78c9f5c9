"""Nemeses and their effects: WHQ-NEMESIS-03, WHQ-NEMESIS-04, WHQ-NEMESIS-07."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.actions.results import NEMESIS_EFFECTS
from tests.clauses import clause
from tests.games.warhammer_quest.acting import each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out

ICON = [5, 5, 4]
NO_ICON = [5, 5, 5]


def roll_icon(*lair: str, dice: list[int] | None = None, **position: Any) -> LaidTable:
    """Ana, the Waywatcher, explores with a goblin at her side; its die shows the nemesis icon."""
    position.setdefault("engaged", {"ana": ["goblin_warrior"]})
    table = lay_out(
        hero={"ana": "waywatcher", "bob": "ironbreaker"},
        dice=dice or ICON,
        lair=list(lair),
        **position,
    )
    table.choose("ana", "perform ww_explore_basic")
    return table


def suffered(table: LaidTable) -> list[tuple[int, int]]:
    """Who suffered how much before the enemy phase began."""
    first = next(
        (number for number, event in enumerate(table.told) if event["event"] == "enemy_activates"),
        len(table.told),
    )
    return [(e["seat"], e["wounds"]) for e in table.told[:first] if e["event"] == "suffered"]


def test_every_nemesis_has_an_effect() -> None:
    assert len(NEMESIS_EFFECTS) == 5


@clause("WHQ-NEMESIS-03")
@pytest.mark.parametrize(
    "nemesis", ["odious_grump", "nunkel", "tallowfoot", "fusewright_oddlock", "chief_mudmaw"]
)
def test_without_an_icon_nothing_happens(nemesis: str) -> None:
    table = roll_icon(nemesis, dice=NO_ICON, tokens={"ana": {"ww_rest_basic": 1}})

    assert suffered(table) == []
    assert table.of("conditions", "ana") == []
    assert table.tokens("ana") == {"ww_rest_basic": 1}
    assert table.open()["progress"] == 1


@clause("WHQ-NEMESIS-07")
def test_grump_wounds_the_most_wounded_from_his_lair() -> None:
    table = roll_icon("odious_grump", wounds={"bob": 3})

    assert suffered(table) == [(1, 1)]


@clause("WHQ-GOLDEN-06")
def test_the_players_choose_whom_grump_wounds_among_equals() -> None:
    table = roll_icon("odious_grump", players=3, wounds={"bob": 3, "cem": 3})

    assert table.options("party") == ["single out seat-1", "single out seat-2"]
    table.choose("party", "single out seat-2")
    assert suffered(table) == [(2, 1)]


@clause("WHQ-NEMESIS-04")
def test_two_icons_count_as_one() -> None:
    table = roll_icon(
        "odious_grump",
        dice=[5, 5, 4, 4],
        wounds={"bob": 3},
        engaged={"ana": ["goblin_warrior", "goblin_warrior"]},
    )

    assert suffered(table) == [(1, 1)]


@clause("WHQ-SHADOW-06")
def test_a_facedown_nemesis_has_no_effect() -> None:
    table = roll_icon(wounds={"bob": 3}, shadows=[{"card": "odious_grump", "facedown": True}])

    assert suffered(table) == []


@clause("WHQ-Q22")
def test_nunkel_takes_a_token_or_sickens_the_active_hero() -> None:
    table = roll_icon("nunkel", tokens={"ana": {"ww_rest_basic": 1}, "bob": {"ib_rest_basic": 1}})

    assert table.options("ana") == ["discard token ww_rest_basic", "sicken instead"]
    table.choose("ana", "discard token ww_rest_basic")
    assert table.of("conditions", "ana") == []
    assert table.tokens("ana") == {}
    assert table.tokens("bob") == {"ib_rest_basic": 1}


def test_nunkel_sickens_a_hero_without_a_token() -> None:
    assert roll_icon("nunkel").of("conditions", "ana") == ["sickened"]


@clause("WHQ-Q22")
@pytest.mark.parametrize(
    "kept_well", [{"conditions": {"ana": ["sickened"]}}, {"gear": {"ana": ["night_cloak"]}}]
)
def test_a_hero_who_cannot_be_sickened_gives_nunkel_a_token(kept_well: dict[str, Any]) -> None:
    table = roll_icon("nunkel", tokens={"ana": {"ww_rest_basic": 1}}, **kept_well)

    assert table.options("ana") == ["discard token ww_rest_basic"]


@clause("WHQ-Q22")
def test_a_hero_who_can_do_neither_has_nothing_to_fear_from_nunkel() -> None:
    table = roll_icon("nunkel", conditions={"ana": ["sickened"]})

    assert suffered(table) == []
    assert table.of("conditions", "ana") == ["sickened"]


def test_tallowfoot_takes_a_progress() -> None:
    """The explore action has placed one progress more before."""
    table = roll_icon("tallowfoot", quest="quest-3", progress=2)

    assert table.open()["progress"] == 2
    assert suffered(table) == []


def test_without_progress_tallowfoot_wounds_the_active_hero() -> None:
    table = roll_icon("tallowfoot", quest="quest-3", conditions={"ana": ["sickened"]})

    assert table.open()["progress"] == 0
    assert suffered(table) == [(0, 1)]


@pytest.mark.parametrize(
    ("shadows", "wounds"),
    [
        ([], 1),
        (["jezzail_team"], 2),
        (["jezzail_team", "jezzail_team_elite"], 2),
        ([{"card": "jezzail_team", "facedown": True}], 1),
        (["night_runner"], 1),
    ],
)
def test_oddlock_shoots_the_active_hero_harder_with_his_teams(shadows: list[Any], wounds: int) -> None:
    table = roll_icon("fusewright_oddlock", quest="quest-4", shadows=shadows)

    assert suffered(table) == [(0, wounds)]


@clause("WHQ-PREPARE-02")
def test_mudmaw_wants_an_action_card_or_two_wounds() -> None:
    table = roll_icon("chief_mudmaw", quest="quest-5")

    assert sorted(table.options("ana")) == ["exhaust ww_aid_basic", "exhaust ww_rest_basic", "suffer instead"]
    table.choose("ana", "suffer instead")
    assert suffered(table) == [(0, 2)]
    assert table.exhausted("ana") == ["ww_explore_basic"]


def test_an_exhausted_action_satisfies_mudmaw() -> None:
    table = roll_icon("chief_mudmaw", quest="quest-5")
    table.choose("ana", "exhaust ww_aid_basic")

    assert suffered(table) == []
    assert sorted(table.exhausted("ana")) == ["ww_aid_basic", "ww_explore_basic"]


def test_a_hero_who_has_no_ready_action_is_wounded_by_mudmaw() -> None:
    table = roll_icon("chief_mudmaw", quest="quest-5", exhausted={"ana": ["ww_aid_basic", "ww_rest_basic"]})

    assert suffered(table) == [(0, 2)]


@clause("WHQ-RANK-01", "WHQ-Q39")
def test_the_nemesis_of_higher_rank_comes_first() -> None:
    """Mudmaw in the lair, Grump of the campaign pool in the shadows: Mudmaw's question comes before."""
    table = roll_icon("chief_mudmaw", quest="quest-5", wounds={"bob": 1}, shadows=["odious_grump"])

    assert table.occasion() == "exhaust_or_wounds"
    assert suffered(table) == []
    table.choose("ana", "exhaust ww_aid_basic")
    assert suffered(table) == [(1, 1)]


@clause("WHQ-EXPLORE-02", "WHQ-ACTION-17")
def test_a_nemesis_has_its_effect_before_the_dungeon_card_is_drawn() -> None:
    table = roll_icon("odious_grump", wounds={"bob": 3}, dungeon_deck=["lamp_oil"])

    assert told(table, "nemesis_effect", "drew_dungeon") == ["nemesis_effect", "drew_dungeon"]


@clause("WHQ-Q39")
def test_each_nemesis_effect_is_announced_when_it_is_resolved() -> None:
    table = roll_icon("chief_mudmaw", quest="quest-5", wounds={"bob": 1}, shadows=["odious_grump"])

    assert each(table, "nemesis_effect", "card") == [("chief_mudmaw",)]
    table.choose("ana", "exhaust ww_aid_basic")
    assert each(table, "nemesis_effect", "card") == [("chief_mudmaw",), ("odious_grump",)]


@clause("WHQ-NEMESIS-03")
def test_all_nemeses_in_play_have_their_say() -> None:
    """After four lost quests five of them can be about."""
    table = roll_icon(
        "chief_mudmaw",
        quest="quest-5",
        wounds={"bob": 3},
        shadows=["odious_grump", "nunkel", "tallowfoot", "fusewright_oddlock"],
        progress=2,
    )
    table.choose("ana", "exhaust ww_aid_basic")

    assert suffered(table) == [(0, 1), (1, 1)]
    assert table.open()["progress"] == 2
    assert table.of("conditions", "ana") == ["sickened"]


@clause("WHQ-ATTACK-08", "WHQ-Q53")
@pytest.mark.parametrize("nemesis", ["nunkel", "fusewright_oddlock", "chief_mudmaw"])
def test_a_hero_who_has_just_fallen_is_spared_by_a_nemesis(nemesis: str) -> None:
    """The attack fells her; the nemesis effect would come after it, and is not announced either."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        engaged={"ana": [nemesis, "goblin_warrior"]},
        wounds={"ana": 12},
        tokens={"ana": {"ww_rest_basic": 1}},
        dice=[1, 1, 1, 4],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert table.of("defeated", "ana")
    assert not table.saw("nemesis_effect")
    assert table.tokens("ana") == {"ww_rest_basic": 1}
    assert table.asked() == "bob"


@clause("WHQ-ATTACK-08", "WHQ-Q53")
def test_without_progress_tallowfoot_does_nothing_to_a_hero_who_has_just_fallen() -> None:
    table = lay_out(
        quest="quest-3",
        hero={"ana": "waywatcher"},
        engaged={"ana": ["tallowfoot", "rat_ogre", "goblin_warrior"]},
        wounds={"ana": 12},
        dice=[5, 5, 1, 1, 4],
    )
    table.choose("ana", "perform ww_rest_basic")

    assert table.of("defeated", "ana")
    assert not table.saw("nemesis_effect")


@pytest.mark.parametrize(("conditions", "is_told"), [([], True), (["sickened"], False)])
def test_an_effect_that_changes_nothing_is_not_announced(conditions: list[str], is_told: bool) -> None:
    """Whoever has no token and is sickened already has nothing to fear from Nunkel."""
    table = roll_icon("nunkel", quest="quest-2", conditions={"ana": conditions})

    assert table.saw("nemesis_effect", card="nunkel") is is_told
