"""Windows that people are spared: an ordinary turn asks nobody again and again what to ditch."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.interface.decision import current_decision
from questhall.core.interface.standing_orders import Answer, Orders, When
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing.quiet_windows import is_quiet
from tests.games.talisman.kit import SEATS, LaidTable, lay_out, meet, to_move


def is_spared(table: LaidTable) -> bool:
    return is_quiet(table.state, SEATS.index(table.asked()))


OWN: dict[str, Any] = {"character": {"ana": "warrior"}, "place": {"ana": "chapel"}, "fate": {"ana": 0}}


MOMENTS = [("turn", "turn_start"), ("landed", "after_move"), ("space", "before_space"), ("end", "turn_end")]


@pytest.mark.parametrize(("moment", "occasion"), MOMENTS)
def test_nobody_is_asked_what_to_ditch_unless_they_want_to_be(moment: str, occasion: str) -> None:
    table = lay_out(moment=moment, objects={"ana": ["sword"]}, **OWN)

    assert table.occasion() == occasion
    assert is_spared(table)
    assert Orders(TALISMAN, {0: "every"}).answer(table.state) is None


@pytest.mark.parametrize(("moment", "occasion"), MOMENTS)
def test_the_alchemist_is_asked_about_after_landing_only(moment: str, occasion: str) -> None:
    belongings: dict[str, Any] = {"objects": {"ana": ["sword"]}, "followers": {"ana": ["alchemist"]}}
    table = lay_out(moment=moment, **belongings, **OWN)

    assert table.occasion() == occasion
    assert is_spared(table) == (occasion != "after_move")


def test_in_the_turns_of_others_nothing_is_asked_unless_it_concerns_ones_own_character() -> None:
    table = lay_out(character={"ana": "warrior"}, objects={"bob": ["sword"]})
    assert table.asked() == "bob"
    assert is_spared(table)

    market = meet("market_day", objects={"bob": ["sword"]}, followers={"bob": ["alchemist"]})
    assert market.asked() == "bob"
    assert not is_spared(market)


def test_a_player_who_can_cast_a_spell_is_asked() -> None:
    table = lay_out(objects={"ana": ["sword"]}, spells={"ana": ["random"]}, **OWN)

    assert not is_spared(table)


def test_with_covers_on_not_being_asked_would_tell_of_spells() -> None:
    """Hex does not fit here; without any Spell there is nothing to hide."""
    fields: dict[str, Any] = {**OWN, "moment": "end", "objects": {"ana": ["sword"]}, "craft": {"ana": 1}}
    covered = lay_out(covers=True, spells={"ana": ["hex"]}, **fields)
    assert covered.asked() == "ana"
    assert not is_spared(covered)
    assert is_spared(lay_out(covers=True, **fields))
    assert is_spared(lay_out(spells={"ana": ["hex"]}, **fields))


POTION: dict[str, Any] = {"objects": {"ana": ["potion_of_strength"]}}


def test_the_potion_is_asked_about_where_strength_decides() -> None:
    fight = meet("bear", **POTION)
    asked = {}
    while fight.decision is not None and fight.decision.is_window and not fight.saw("scores"):
        asked[fight.occasion()] = not is_spared(fight)
        fight.choose("ana", "decline")
    assert asked == {"before_card": False, "evasion": False, "before_attack": True}

    on_the_way = to_move("castle", 6, **POTION)
    assert on_the_way.occasion() == "before_roll"
    assert not is_spared(on_the_way)

    others = lay_out(character={"ana": "warrior"}, active="ana", objects={"bob": ["potion_of_strength"]})
    assert others.asked() == "bob"
    assert is_spared(others)


def test_questions_that_have_to_be_answered_are_asked() -> None:
    table = meet("sword")
    assert table.occasion() == "looting"

    assert not is_spared(table)


def test_only_those_who_want_to_be_spared_are() -> None:
    table = lay_out(objects={"ana": ["sword"]}, **OWN)

    assert Orders(TALISMAN, {0: "fitting"}).answer(table.state) == Answer(0, "decline", When.AT_ONCE)
    assert Orders(TALISMAN, {0: "every"}).answer(table.state) is None
    assert Orders(TALISMAN, {1: "fitting"}).answer(table.state) is None
    assert Orders(TALISMAN).answer(table.state) is None


def test_an_ordinary_turn_with_a_sword_asks_two_things() -> None:
    """The way, and what is taken there."""
    table = to_move("city", 1, objects={"ana": ["sword"], "bob": ["axe"]}, adventure_deck=["helmet"])
    orders = Orders(TALISMAN, {0: "fitting", 1: "fitting"})
    asked = []
    while (decision := current_decision(table.state)) is not None and not table.saw("turn_begins"):
        answer = orders.answer(table.state)
        if answer is None:
            asked.append((decision.seat, decision.occasion))
            key = next(option.key for option in decision.options if option.verb != "ditch")
            table.choose(table.asked(), key)
        else:
            table.choose(table.asked(), answer.key)

    assert asked == [(0, "way"), (0, "looting")]
