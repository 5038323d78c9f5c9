"""Fitting how bold the judge of analyses is."""

from __future__ import annotations

from functools import partial

import pytest

from questhall.analysis.boldness import BOLDNESS, bolder
from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Setup
from questhall.core.search.policy import NO_HORIZON
from questhall.games import GAMES, find_game
from tools.fit_boldness import Place, lowest, places, squared_error


def cautious_guesses() -> list[Place]:
    """Tables of two whose chances are as the squares of what an evaluation says."""
    said = [(share / 20, 1 - share / 20) for share in range(1, 20)]
    return [Place([guess, guess], [False, False], bolder(guess, 2.0)) for guess in said]


def test_the_power_that_made_the_results_is_found_again() -> None:
    assert lowest(partial(squared_error, cautious_guesses())) == pytest.approx(2.0, abs=0.01)


def test_noise_of_few_playouts_does_not_count() -> None:
    """One of two playouts is always right and the other always wrong: on average that is an even chance."""
    split = Place([(1.0, 0.0), (0.0, 1.0)], [True, True], (1.0, 0.0))
    assert squared_error([split], 1.0) == 0.0
    certain = Place([(1.0, 0.0), (1.0, 0.0)], [True, True], (0.0, 1.0))
    assert squared_error([certain], 1.0) == 1.0


def test_what_is_over_is_not_made_bolder() -> None:
    shared = Place([(0.5, 0.5), (0.5, 0.5)], [True, True], (0.5, 0.5))
    assert squared_error([shared], 3.0) == 0.0


def test_places_of_a_game_are_looked_at() -> None:
    found = places(find_game("talisman"), 2, 1, 1)
    assert found
    assert {place.result for place in found} <= {(1.0, 0.0), (0.0, 1.0)}
    assert all(sum(end) == pytest.approx(1.0) for place in found for end in place.ends)


def test_every_size_of_every_contest_that_is_not_played_out_is_fitted() -> None:
    for game in GAMES.values():
        for seats in range(max(2, game.least_seats), game.most_seats + 1):
            table = game.start(Setup(seats), FastChance(1))
            is_guessed = game.make_evaluation().horizon(table) != NO_HORIZON and not game.is_cooperative
            assert is_guessed == (seats in BOLDNESS.get(game.id, {})), f"{game.id} with {seats} players"
