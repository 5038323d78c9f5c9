"""What the table tells of the enemies' turns, and of what peril brings now and next."""

from __future__ import annotations

from typing import Any

from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.i18n.speech import Speech
from questhall.server.table.sentences import drawing_of, game_texts
from tests.games.warhammer_quest.kit import lay_out


def test_in_the_enemy_phase_the_order_is_who_lets_an_enemy_act() -> None:
    """Heroes without a ready enemy are left out, unless one is ready in the shadows (WHQ-PHASE-ENEMY-03)."""
    engaged = {"ana": ["goblin_warrior"], "cem": ["clanrat", "giant_bat"]}
    table = lay_out(3, moment="enemy_phase", active="cem", leader="cem", engaged=engaged)
    assert WARHAMMER_QUEST.view(table.state, 0)["order"] == [2, 0]
    table = lay_out(3, moment="enemy_phase", active="cem", leader="cem", engaged=engaged, shadows=["black_orc"])
    assert WARHAMMER_QUEST.view(table.state, 0)["order"] == [2, 0, 1]


def test_an_enemy_that_asks_something_in_its_activation_is_named() -> None:
    """The elite Goblin Warrior pilfers: a success token or a wound."""
    table = lay_out(
        moment="enemy_phase",
        active="ana",
        leader="ana",
        engaged={"ana": ["goblin_warrior_elite", "clanrat"]},
        tokens={"ana": {"ib_explore_basic": 2}},
    )
    assert WARHAMMER_QUEST.view(table.state, 0)["acting"] is None
    table.choose("ana", "activate seat-0.1")
    view = WARHAMMER_QUEST.view(table.state, 0)
    assert (view["acting"], view["order"]) == ("seat-0.1", [0])


def told_of_peril(**position: object) -> tuple[Any, Any]:
    """What a client is told of the next peril effect and of the present one, on the track ..g.bbgrbrr."""
    view = WARHAMMER_QUEST.view(lay_out(**position).state, 0)  # type: ignore[arg-type]
    speech = Speech(game_texts("en", WARHAMMER_QUEST.id, 2), WARHAMMER_QUEST, ["Ana", "Bob"], [])
    explained: Any = drawing_of(WARHAMMER_QUEST.id).explained(view, speech)["explained"]
    return explained["peril"], explained["peril_now"]


def test_the_next_peril_effect_is_told_by_the_round_in_which_it_comes() -> None:
    """The token moves at the end of a round (WHQ-PHASE-PERIL-01)."""
    peril, now = told_of_peril(peril=1)
    assert (peril["space"], peril["colour"], peril["rounds"], now) == (2, "green", 0, None)
    peril, now = told_of_peril(peril=2)
    assert (peril["space"], peril["colour"], peril["rounds"], now) == (4, "blue", 1, None)
    peril, now = told_of_peril(peril=10)
    assert (peril["space"], peril["colour"], peril["rounds"], now) == (10, "red", 0, None)


def test_a_peril_effect_that_asks_something_is_told() -> None:
    peril, now = told_of_peril(quest="quest-2", moment="peril_phase", tokens={"ana": {"ib_explore_basic": 1}})
    assert now["colour"] == "green"
    assert "Sickened" in now["text"]
    assert (peril["space"], peril["rounds"]) == (3, 2)
