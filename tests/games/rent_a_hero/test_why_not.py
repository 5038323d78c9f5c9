"""`why_not` and the options never disagree, no matter who asks about what."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import NOT_A_WINDOW
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    PLAYERS,
    PYROMANIAC,
    SERGEANT,
    VARIANTS,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
    start,
)

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


CORNERS: dict[str, dict[str, Any]] = {
    "an empty hand": {"requirement": PYROMANIAC},
    "an empty hand and no deck": {"requirement": PYROMANIAC, "rest": "out"},
    "no match and no deck": {"requirement": PYROMANIAC, "rest": "out", "hand": {"ana": [WITCH]}},
    "a match and no deck": {"requirement": PYROMANIAC, "rest": "out", "hand": {"ana": [WIZARD]}},
    "an ignored requirement": {
        "requirement": PYROMANIAC,
        "requirement_ignored": True,
        "hand": {"ana": [WITCH]},
        "party": {"ana": [BLACK_KNIGHT]},
        "used": {},
    },
    "an ignored requirement and an empty hand": {"requirement": PYROMANIAC, "requirement_ignored": True},
    "the last card of a hand": {"wanderer": WITCH, "at": "bob", "hand": {"bob": [WITCH]}},
    "no hand at the offer": {"wanderer": WITCH, "at": "bob"},
    "back at the active player": {
        "wanderer": WITCH,
        "active": "ana",
        "at": "ana",
        "hand": {"ana": [WITCH] * 2},
    },
    "only a new deck to draw from": {"wanderer": WITCH, "at": "bob", "discard": [WITCH], "rest": "out"},
}
"""Positions that random games seldom reach."""


@clause("RAH-TURN-07", "RAH-Q13")
@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("corner", CORNERS)
def test_the_same_holds_in_the_corners(corner: str, variants: tuple[str, ...]) -> None:
    party = {"ana": [WIZARD], "bob": [WITCH, WIZARD, SERGEANT], "cem": [ANGRY_CHICKEN, PYROMANIAC]}
    table = lay_out(variants=variants, **{"party": party, "used": {"bob": [SERGEANT]}, **CORNERS[corner]})
    while table.decision is not None and table.active() == "ana":
        check(table)
        table.choose(table.asked(), table.options(table.asked())[-1])
