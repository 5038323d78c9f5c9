"""Distributing among the heroes. No card of the box does so: the effects here are invented."""

from __future__ import annotations

import pytest

from questhall.games.warhammer_quest.heroes.distributing import TOKENS_TO_CLAIM, WOUNDS_TO_SUFFER, distribute
from tests.clauses import clause
from tests.games.warhammer_quest.acting import each
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def invented_effect(what: int, count: int, **position: object) -> LaidTable:
    """A card that has the party distribute so much, resolved before the first hero acts."""
    table = lay_out(players=3, **position)  # type: ignore[arg-type]
    state = table.state
    state.option_count = 0
    state.decider = -1
    state.push(state.asking)
    distribute(state, what, count)
    state.advance()
    return table


@clause("WHQ-COMPONENT-03", "WHQ-COMPONENT-04")
def test_the_party_decides_how_many_wounds_each_hero_suffers() -> None:
    table = invented_effect(WOUNDS_TO_SUFFER, 3)
    assert table.asked() == "party"
    assert table.options("party") == ["assign to seat-0", "assign to seat-1", "assign to seat-2"]

    table.choose("party", "assign to seat-2", "assign to seat-0")
    assert [table.of("wounds", name) for name in table.seats] == [0, 0, 0]  # when all is decided
    table.choose("party", "assign to seat-2")

    assert [table.of("wounds", name) for name in table.seats] == [1, 0, 2]
    assert table.occasion() == "action"
    assert len(table.state.contexts) == 0


@clause("WHQ-COMPONENT-03", "WHQ-COMPONENT-04")
def test_the_party_decides_who_receives_tokens() -> None:
    table = invented_effect(TOKENS_TO_CLAIM, 2)

    table.choose("party", "assign to seat-1", "assign to seat-1")
    assert table.asked() == "bob"
    table.choose("bob", "place token ww_rest_basic", "place token ww_rest_basic")

    assert table.tokens("bob") == {"ww_rest_basic": 2}
    assert table.tokens("ana") == table.tokens("cem") == {}


@clause("WHQ-COMPONENT-03", "WHQ-Q71")
def test_they_receive_them_in_order_from_the_party_leader() -> None:
    table = invented_effect(WOUNDS_TO_SUFFER, 3, leader="bob")
    table.choose("party", "assign to seat-0", "assign to seat-1", "assign to seat-2")

    assert each(table, "suffered", "seat") == [(1,), (2,), (0,)]


@clause("WHQ-COMPONENT-03", "WHQ-Q53")
@pytest.mark.parametrize("what", [TOKENS_TO_CLAIM, WOUNDS_TO_SUFFER])
def test_a_defeated_hero_receives_nothing(what: int) -> None:
    table = invented_effect(what, 1, wounds={"bob": 10}, defeated={"bob": True})

    assert table.options("party") == ["assign to seat-0", "assign to seat-2"]
