"""Hints: what a bot would do with a seat's knowledge, and what another choice would lose."""

from __future__ import annotations

import pytest

from questhall.analysis import hints
from questhall.analysis.hints import Hint, hint
from questhall.api import determinize
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.puzzles import puzzles_of
from tests.analysis.finished_games import NAMES, SIXTH_HERO, laid_out


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", 60)
    monkeypatch.setattr(hints, "SAMPLES", 40)


def test_the_winning_choice_is_advised_and_another_one_is_a_mistake() -> None:
    game = find_game("rent-a-hero")
    state = laid_out(game, 3, SIXTH_HERO).state
    found = hint(game, state, 0, seed=1, key="pass")
    assert (found.best, found.other) == ("recruit", "pass")
    assert found.is_mistake
    assert found.loss > 0.3
    assert found.better > found.worse


def test_the_advised_choice_loses_nothing() -> None:
    game = find_game("rent-a-hero")
    state = laid_out(game, 3, SIXTH_HERO).state
    assert hint(game, state, 0, seed=1, key="recruit") == Hint("recruit")


def test_a_search_that_was_mistaken_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("rent-a-hero")
    state = laid_out(game, 3, SIXTH_HERO).state
    keys = {state.book.key(int(state.options[i])): int(state.options[i]) for i in range(state.option_count)}
    monkeypatch.setattr(hints, "advice", lambda *_: keys["pass"])
    assert hint(game, state, 0, seed=1, key="recruit") == Hint("recruit")


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know() -> None:
    game = find_game("rent-a-hero")
    state = laid_out(game, 3, SIXTH_HERO.replace('peeked = ["ana"]', "")).state
    found = hint(game, state, 0, seed=1, key="pass")
    for seed in range(3):
        assert hint(game, determinize(state, 0, seed), 0, seed=1, key="pass") == found


def test_the_hidden_card_that_makes_the_difference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the puzzle where one card makes the greatest difference to a clear mistake."""
    monkeypatch.setattr(hints, "SAMPLES", 300)
    puzzle, worth, reason = max(
        (
            (puzzle, worth, worth.reason)
            for puzzle in puzzles_of("rent-a-hero")
            for worth in puzzle.others
            if worth.reason is not None and worth.loss > 0.2
        ),
        key=lambda found: found[2].loss - found[2].otherwise,
    )
    position = puzzle.position()
    state = position.state
    keys = {state.book.key(int(state.options[i])): int(state.options[i]) for i in range(state.option_count)}
    monkeypatch.setattr(hints, "advice", lambda *_: keys[puzzle.best])
    found = hint(position.game, state, puzzle.seat, seed=1, key=worth.key)
    assert found.reason is not None
    assert found.reason.fact == reason.fact


@pytest.mark.parametrize(("game_id", "seats"), [("rent-a-hero", 3), ("talisman", 2), ("warhammer-quest", 2)])
def test_every_game_has_hints(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    session = Session.begin(game, NAMES[:seats], 3)
    decision = session.decision()
    assert decision is not None
    found = hint(game, session.state, game.answerer(session.state), seed=1)
    assert found.best in list(decision.keys())
