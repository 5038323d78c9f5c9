"""`why_not` and the options never disagree, whoever asks about whatever."""

from __future__ import annotations

import re

import pytest

from questhall.core.chance import Picker
from questhall.core.frames import second_of, third_of
from questhall.core.rules import NOT_A_WINDOW
from tests.clauses import clause
from tests.games.rent_a_hero.table import PLAYERS, VARIANTS, LaidTable, start

REASON = re.compile(rf"RAH-[A-Z0-9]+(-\d\d)?|{NOT_A_WINDOW}")


def check(table: LaidTable) -> None:
    """Every option any seat could ever be offered is offered now, or there is a clause against it."""
    state = table.state
    offered = {int(state.options[i]) for i in range(state.option_count)}
    for seat in range(state.seats):
        for option in state.book.every_option(seat):
            reason = state.book.action(option).why_not(state, seat, second_of(option), third_of(option))
            is_offered = state.decider == seat and option in offered
            assert is_offered == (reason == ""), (table.seats[seat], state.book.key(option), reason)
            assert reason == "" or REASON.fullmatch(reason)


@clause("RAH-POWER-05", "RAH-OFFER-01")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("seed", range(2))
def test_an_option_is_offered_exactly_when_no_clause_forbids_it(
    players: int, variants: tuple[str, ...], seed: int
) -> None:
    table = start(players, seed, variants)
    picker = Picker(seed)
    while not table.state.is_over():
        check(table)
        table.state.choose(picker.below(table.state.option_count))
