"""At which moments of the hero phase people are not asked about their items."""

from __future__ import annotations

from typing import Any

from questhall.core.interface.standing_orders import Answer, Orders, When
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.quiet_windows import is_quiet
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def between(**position: Any) -> LaidTable:
    """Nobody is active, and whoever holds an item may use it."""
    table = lay_out(moment="round", **position)
    assert table.occasion() == "hero_phase"
    return table


def asked_in_a_round(table: LaidTable) -> list[tuple[str, bool]]:
    """Who is asked about items in the hero phase, and whether that is quiet, in order."""
    found = []
    while table.state.round == 1 and table.view(None)["phase"] == "hero":
        player = table.asked()
        if table.occasion() == "hero_phase":
            found.append((player, is_quiet(table.state, table.seats.index(player))))
            table.choose(player, "decline")
        else:
            keys = table.options(player)
            table.choose(player, next((key for key in keys if key.startswith("perform")), keys[-1]))
    return found


def test_people_are_asked_before_their_own_activations_and_at_the_end() -> None:
    table = between(items={"ana": ["ritual_candles"], "bob": ["ritual_candles"]}, dungeon_deck=[])
    quiet = {(player, is_so) for player, is_so in asked_in_a_round(table)}
    assert quiet == {("ana", False), ("ana", True), ("bob", False), ("bob", True)}


def test_the_order_is_own_other_own_other_end() -> None:
    table = between(items={"ana": ["ritual_candles"]})
    assert asked_in_a_round(table) == [
        ("ana", False),
        ("ana", True),
        ("ana", False),
        ("ana", True),
        ("ana", False),
    ]


def test_the_turn_of_a_companion_who_can_be_revived_is_never_quiet() -> None:
    """Ana, who holds the Sharp Salts, leads; bob's turns would be passed over."""
    table = between(items={"ana": ["sharp_salts"]}, defeated={"bob": True}, wounds={"bob": 11})
    assert asked_in_a_round(table) == [("ana", False)] * 5


def test_other_questions_are_never_quiet() -> None:
    table = lay_out(gear={"ana": ["vial_of_vigour"]})
    assert table.occasion() == "before_activation"
    assert not is_quiet(table.state, 0)
    table.choose("ana", "decline")
    assert not is_quiet(table.state, 0)


def test_items_used_inside_actions_are_asked_about() -> None:
    table = lay_out(items={"ana": ["ritual_candles"]}, variants=("items-in-actions",))
    table.choose("ana", "decline", "perform ib_rest_basic")
    assert table.occasion() == "hero_phase"
    assert not is_quiet(table.state, 0)


def test_quiet_windows_are_skipped_on_request_but_the_rules_still_offer_them() -> None:
    table = between(items={"bob": ["ritual_candles"]})
    assert table.asked() == "bob"
    assert table.offers("bob", "use ritual_candles")
    spared = Orders(WARHAMMER_QUEST, {1: "fitting"})
    assert spared.answer(table.state) == Answer(1, "decline", When.AT_ONCE)
    assert Orders(WARHAMMER_QUEST, {1: "every"}).answer(table.state) is None
    assert Orders(WARHAMMER_QUEST).answer(table.state) is None
