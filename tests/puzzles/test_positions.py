"""The stored puzzles: every position can be reached and asks what the puzzle says.

If rules change, some of these fail: `make puzzles PUZZLES=--renew` compares them again.
"""

from __future__ import annotations

import pytest

from questhall.api import determinize
from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.perspective import view_for
from questhall.core.interface.saving import digest
from questhall.games import find_game
from questhall.i18n.texts import Texts
from questhall.puzzles import Puzzle, find_puzzle, puzzles_of
from questhall.puzzles.puzzle_texts import PuzzleTeller

GAMES = ("rent-a-hero", "talisman", "warhammer-quest")
PUZZLES = [puzzle for game_id in GAMES for puzzle in puzzles_of(game_id)]
CLEARLY = 5.0


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_dozen_puzzles_of_different_kinds(game_id: str) -> None:
    puzzles = puzzles_of(game_id)

    assert len(puzzles) >= 12
    assert len({puzzle.seed for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.best.split()[0] for puzzle in puzzles}) >= 4
    assert [puzzle.is_hard for puzzle in puzzles] == sorted(puzzle.is_hard for puzzle in puzzles)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_is_the_position_that_it_was_made_from(puzzle: Puzzle) -> None:
    position = puzzle.position()
    decision = current_decision(position.state)

    assert digest(position.game, position.state) == puzzle.state, (
        "the rules play differently now: run make puzzles PUZZLES=--renew"
    )
    assert decision is not None
    assert position.game.answerer(position.state) == puzzle.seat
    assert sorted(decision.keys()) == sorted([puzzle.best, *(worth.key for worth in puzzle.others)])
    assert all(worth.loss > CLEARLY * worth.error > 0 for worth in puzzle.others)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_puzzle_shows_nothing_that_the_player_cannot_know(game_id: str) -> None:
    """On tables that the player cannot tell apart, the position and the question look the same."""
    for puzzle in puzzles_of(game_id)[::4]:
        position = puzzle.position()
        for seed in range(3):
            other = determinize(position.state, puzzle.seat, seed)
            assert seen(puzzle, other) == seen(puzzle, position.state)


def seen(puzzle: Puzzle, state: State) -> object:
    return view_for(find_game(puzzle.game), state, puzzle.seat, puzzle.names()), current_decision(state)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_puzzles_can_be_told(language: str) -> None:
    texts = {game_id: Texts(language, game_id, players=3) for game_id in GAMES}
    for puzzle in PUZZLES[::3]:
        teller = PuzzleTeller(puzzle, texts[puzzle.game])
        right = teller.solution(puzzle.best)
        wrong = teller.solution(puzzle.others[-1].key)

        assert teller.question()
        assert right.is_right
        assert not wrong.is_right
        assert [value.loss for value in right.values] == sorted(value.loss for value in right.values)
        assert [bool(value.reason) for value in right.values[1:]] == [bool(one.reason) for one in puzzle.others]


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="no puzzle 99"):
        find_puzzle(find_game("rent-a-hero"), 99)
    with pytest.raises(UsageError, match="no puzzles"):
        find_puzzle(find_game("proving-ground"), 1)
