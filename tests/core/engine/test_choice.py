"""A choice is possible exactly when it is offered."""

from __future__ import annotations

from typing import Any

from questhall.core.engine.cards import empty_links, vector
from questhall.core.engine.chance import FastChance
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import NOBODY, PARTY, BareState

ANA, BEN = 0, 1
CUP, COIN = 0, 1
TAKE: Choice[Any] = Choice("take", "TAKE-01", Noun("thing", ["cup", "coin"]))
BOOK = RuleBook(TAKE)


def asked(decider: int, option: int) -> BareState:
    """A table at which this option is all there is."""
    table = BareState(BOOK, 2, 0, FastChance(1), vector([]), empty_links(0, 0), 0, None)
    table.offer(option)
    table.ask(decider, NO_FRAME)
    return table


def test_nothing_speaks_against_what_a_seat_is_offered() -> None:
    table = asked(ANA, TAKE.at(ANA, COIN))
    assert TAKE.why_not(table, ANA, COIN, -1) == ""


def test_its_clause_speaks_against_what_is_not_offered_or_is_offered_to_another_seat() -> None:
    table = asked(ANA, TAKE.at(ANA, COIN))
    assert TAKE.why_not(table, ANA, CUP, -1) == "TAKE-01"
    assert TAKE.why_not(table, BEN, COIN, -1) == "TAKE-01"


def test_what_the_party_is_offered_is_possible_for_each_of_its_seats() -> None:
    table = asked(PARTY, TAKE.at(NOBODY, COIN))
    assert [TAKE.why_not(table, seat, COIN, -1) for seat in (ANA, BEN)] == ["", ""]
    assert TAKE.why_not(table, ANA, CUP, -1) == "TAKE-01"


def test_what_another_decides_for_a_seat_or_for_all_is_not_the_seats_to_choose() -> None:
    assert TAKE.why_not(asked(ANA, TAKE.at(BEN, COIN)), BEN, COIN, -1) == "TAKE-01"
    assert TAKE.why_not(asked(ANA, TAKE.at(NOBODY, COIN)), BEN, COIN, -1) == "TAKE-01"
