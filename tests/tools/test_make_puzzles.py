"""The finder of puzzles: what it goes on from, and which positions it gives up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.core.engine.chance import FastChance
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.games import find_game
from questhall.puzzles.model import puzzles_of
from tools import make_puzzles
from tools.make_puzzles import OF_A_KIND, Compared, Finder

GAME = find_game("rent-a-hero")


def a_decision() -> State:
    state = GAME.start(Setup(3), FastChance(3))
    while state.option_count < 2:
        state.choose(0)
    return state


@pytest.fixture
def finder(monkeypatch: pytest.MonkeyPatch) -> Finder:
    """On all tables the first option wins and every other one loses; the search agrees."""

    def compared(_finder: Finder, state: State, _seat: int, tables: int, _seed: int) -> Compared:
        options = [int(state.options[place]) for place in range(state.option_count)]
        rows = [[1.0] + [0.0] * (len(options) - 1) for _ in range(tables)]
        return Compared(options, [state] * tables, rows)

    monkeypatch.setattr(Finder, "compared", compared)
    monkeypatch.setattr(make_puzzles, "advice", lambda _game, state, *_: int(state.options[0]))
    return Finder(GAME, 40)


def test_a_clear_choice_is_found(finder: Finder) -> None:
    state = a_decision()

    found = finder.clear_choice(state, 1)

    assert found is not None
    assert found.best == int(state.options[0])


def test_in_a_search_for_hard_ones_what_rules_of_thumb_find_is_given_up(finder: Finder) -> None:
    state = a_decision()

    assert finder.clear_choice(state, 1, usual=int(state.options[0])) is None
    assert finder.clear_choice(state, 1, usual=int(state.options[1])) is not None


def test_a_stored_puzzle_is_kept_as_it_is(finder: Finder) -> None:
    puzzle = puzzles_of(GAME.id)[0]

    assert finder.again(puzzle) == puzzle


def test_a_puzzle_whose_position_has_changed_is_compared_again(
    finder: Finder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept with its new figures as long as the same option is clearly the best."""
    puzzle = puzzles_of(GAME.id)[0]
    first = replace(puzzle, best=puzzle.position().state.book.key(int(puzzle.position().state.options[0])))
    monkeypatch.setattr(make_puzzles, "find_reason", lambda *_: None)

    renewed = finder.again(replace(first, state="0"))

    assert renewed is not None
    assert (renewed.id, renewed.state, renewed.best) == (puzzle.id, puzzle.state, first.best)
    assert {other.loss for other in renewed.others} == {1.0}


def test_a_puzzle_with_another_answer_or_without_its_choices_is_dropped(finder: Finder) -> None:
    puzzle = puzzles_of(GAME.id)[0]

    assert finder.again(replace(puzzle, state="0", best="something else")) is None
    assert finder.again(replace(puzzle, choices=["something else"])) is None


def test_a_search_goes_on_from_the_stored_puzzles() -> None:
    finder = Finder(GAME, 40)
    stored = puzzles_of(GAME.id)

    finder.recall(stored)

    assert tuple(finder.found) == stored
    assert sum(finder._kinds.values()) == len(stored)
    assert max(finder._kinds.values()) <= OF_A_KIND
