"""A small book of its own: which options it knows, how it reads keys, and how it describes pending work."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.cards import vector
from questhall.core.engine.choice import Pass
from questhall.core.engine.errors import UnknownKey
from questhall.core.engine.frames import first_of
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Action, Noun

WAIT = Pass("wait", "")
SWAP: Action[Any] = Action("swap", "", Noun("thing", ["cup", "coin"]), Noun("place", ["here", "there"]))
BOOK = RuleBook(WAIT, SWAP, orders=True)


def test_every_option_is_each_action_with_everything_it_can_name() -> None:
    options = BOOK.every_option(2)
    assert [BOOK.key(option) for option in options] == [
        "decline",
        *(f"next {place}" for place in range(1, 13)),
        "wait",
        "swap cup here",
        "swap cup there",
        "swap coin here",
        "swap coin there",
    ]
    assert {int(first_of(option)) for option in options} == {2}


def test_keys_are_read_as_the_options_they_name() -> None:
    for option in BOOK.every_option(2):
        assert BOOK.parse(BOOK.key(option), 2) == option


@pytest.mark.parametrize(
    "key", ["swap", "swap cup", "swap cup here there", "swap here cup", "wait here", "wait "]
)
def test_a_key_with_too_little_or_too_much_in_it_is_unknown(key: str) -> None:
    with pytest.raises(UnknownKey, match="verbs are: decline, next, swap, wait"):
        BOOK.parse(key, 2)


def test_pending_work_is_described_from_the_next_step_on() -> None:
    assert BOOK.describe(vector([WAIT.at(3), SWAP.at(3, 1, 0)])) == "action 3 1 0; wait 3 -1 -1"


def test_no_pending_work_is_described_as_none() -> None:
    assert BOOK.describe(vector([])) == "none"
