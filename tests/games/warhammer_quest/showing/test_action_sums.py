"""What an action comes to is counted as the rules count it, and tells nothing of what lies facedown."""

from __future__ import annotations

from typing import Any

from questhall.core.engine.chance import Picker
from questhall.core.records.session import Session
from questhall.games.warhammer_quest.actions.modifiers import extra_defence, extra_successes, lost_successes
from questhall.games.warhammer_quest.components import action_in_progress as deed
from questhall.games.warhammer_quest.components.state import ACTION, Table
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.action_sums import sums
from questhall.i18n.speech import Speech
from questhall.server.table.sentences import drawing_of, game_texts
from tests.games.warhammer_quest.kit import lay_out

HERO_SUCCESS, HERO_DEFENCE = 1, 5
ENEMY_ATTACK = 1


def only_action(view: dict[str, Any]) -> dict[str, Any]:
    [action] = view["action"]
    assert isinstance(action, dict)
    return action


def added(parts: list[dict[str, Any]]) -> int:
    return sum(part["amount"] for part in parts)


def test_parts_add_up_to_what_the_rules_count() -> None:
    looked_at = 0
    for seed in range(12):
        picker = Picker(seed)
        session = Session.begin(WARHAMMER_QUEST, ["ana", "ben", "cleo"], seed=seed, covers=True)
        while (decision := session.decision()) is not None and len(session.made) < 150:
            table = session.state
            assert isinstance(table, Table)
            for place in map(int, table.contexts_of(ACTION)):
                found: dict[str, Any] = sums(table, place)
                if found["step"] == "resolve":
                    assert found["totals"]["successes"] == table.field(place, deed.SUCCESSES)
                    assert found["totals"]["defence"] == table.field(place, deed.DEFENCE)
                else:
                    dice = deed.dice_successes(table, place) + table.field(place, deed.CRITICALS)
                    successes = dice + table.field(place, deed.SPENT) + extra_successes(table, place)
                    assert added(found["parts"]["successes"]) == successes - lost_successes(table, place)
                    defence = deed.dice_defence(table, place) + extra_defence(table, place)
                    assert added(found["parts"]["defence"]) == defence
                looked_at += 1
            session.choose(decision.seat, decision.keys()[int(picker.below(len(decision.options)))])
    assert looked_at > 50


def test_what_takes_successes_away_is_counted_before_anything_is_asked() -> None:
    """A sick hero with one success has none; a shield counts: the question says what will be."""
    table = lay_out(
        hero={"ana": "ironbreaker"},
        conditions={"ana": ["sickened"]},
        gear={"ana": ["tower_shield", "lucky_coin"]},
        gear_limit={"ana": 3},
        engaged={"ana": ["goblin_warrior"]},
        dice=[HERO_SUCCESS, HERO_DEFENCE, ENEMY_ATTACK],
    )
    table.choose("ana", "perform ib_attack_basic")
    assert table.occasion() == "reroll"
    view = WARHAMMER_QUEST.view(table.state, 0)
    action = only_action(view)
    assert action["step"] == "reroll"
    assert action["totals"] == {"successes": 0, "defence": 2, "wounds": 0, "outcome": 0}
    assert {part["card"]: part["amount"] for part in action["parts"]["successes"]} == {None: 1, "sickened": -1}
    assert {part["card"]: part["amount"] for part in action["parts"]["defence"]} == {None: 1, "tower_shield": 1}
    assert action["blows"] == [{"attack": 1, "card": "goblin_warrior"}]
    assert action["struck"] == [{"place": "seat-0.1", "wounds": 0, "falls": False}]
    speech = Speech(game_texts("en", "warhammer-quest", 3), WARHAMMER_QUEST, ["Ana", "Bob", "Cem"], [])
    said = str(drawing_of("warhammer-quest").context(view, speech)["roll"])
    assert "0 successes and 2 defence" in said
    assert "blocks every attack" in said


def test_what_a_card_adds_for_exhausted_enemies_is_counted_with_it() -> None:
    table = lay_out(
        hero={"ana": "ironbreaker"},
        actions={"ana": ["ib_attack_basic", "ib_explore_advanced", "ib_rest_basic", "ib_aid_basic"]},
        gear={"ana": ["lucky_coin"]},
        gear_limit={"ana": 3},
        engaged={"ana": [{"card": "orc_boy", "exhausted": True}]},
        dice=[HERO_SUCCESS, HERO_DEFENCE],
    )
    table.choose("ana", "perform ib_explore_advanced")
    parts = only_action(WARHAMMER_QUEST.view(table.state, 0))["parts"]["successes"]
    assert {part["card"]: part["amount"] for part in parts} == {None: 1, "ib_explore_advanced": 2}


def test_of_a_facedown_target_nothing_is_told() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        gear={"ana": ["lucky_coin"]},
        gear_limit={"ana": 3},
        shadows=[{"card": "black_orc", "facedown": True}],
        dice=[HERO_SUCCESS, HERO_SUCCESS],
    )
    table.choose("ana", "perform ww_attack_basic")
    [struck] = only_action(WARHAMMER_QUEST.view(table.state, 0))["struck"]
    assert struck == {"place": "shadows.1", "wounds": None, "falls": None}


def test_the_order_of_activations_is_told() -> None:
    """Of three heroes the leader acts first and last (WHQ-PHASE-HERO-03)."""
    session = Session.begin(WARHAMMER_QUEST, ["ana", "ben", "cleo"], seed=1)
    while (decision := session.decision()) is not None and decision.occasion != "action":
        session.choose(decision.seat, decision.keys()[0])
    view: dict[str, Any] = WARHAMMER_QUEST.view(session.state, None)
    leader = view["leader"]
    assert view["active"] == leader
    assert view["order"] == [(leader + 1) % 3, (leader + 2) % 3, leader]


def test_before_an_activation_begins_it_is_the_next_one() -> None:
    table = lay_out(active="bob", items={"ana": ["fire_flask"]}, engaged={"bob": ["goblin_warrior"]})
    assert table.occasion() == "hero_phase"
    view = WARHAMMER_QUEST.view(table.state, 0)
    assert (view["active"], view["order"]) == (None, [1])
