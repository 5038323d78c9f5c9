"""The tool that counts questions and times bots: its figures add up."""

from __future__ import annotations

import asyncio

from questhall.games import GAMES
from tools.flow import BY_THE_RULES, count_questions, measure_seconds

GAME = GAMES["rent-a-hero"]
ROUNDS = 8


def test_fewer_questions_are_asked_than_the_rules_ask() -> None:
    found = {
        asking: count_questions(GAME, asking, ROUNDS)
        for asking in (BY_THE_RULES, "every", "fitting", "concerned")
    }
    assert {count.rounds.total() for count in found.values()} == {ROUNDS}
    asked = [count.questions.total() for count in found.values()]
    assert asked == sorted(asked, reverse=True)
    assert asked[0] > asked[-1] > 0


def test_a_round_without_waiting_is_timed() -> None:
    assert asyncio.run(measure_seconds(GAME, 700, True, rounds=1)) > 0
