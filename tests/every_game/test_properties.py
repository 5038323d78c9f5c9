"""The properties of every game, on a few random games of every kind; `make soak` plays many more."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.core.engine.knowledge import EVERYBODY, how_many
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.saving import digest
from questhall.games import EVERY_GAME
from tests.every_game.properties import CAP, Kind, check_game, few_kinds, has_many_variants, random_play

KINDS = few_kinds()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_properties_hold_at_every_decision(kind: Kind) -> None:
    for seed in range(2):
        assert 0 < check_game(kind, seed, 30 if has_many_variants(kind.game) else 4) < CAP


@given(st.sampled_from(KINDS), st.integers(0, 2**62 - 1))
@settings(max_examples=40, deadline=None)
def test_properties_hold_for_any_seed(kind: Kind, seed: int) -> None:
    check_game(kind, seed, 100 if has_many_variants(kind.game) else 20)


@pytest.mark.parametrize("kind", few_kinds(covers=(False,)), ids=str)
def test_the_same_seed_gives_the_same_game(kind: Kind) -> None:
    def course(seed: int) -> list[str]:
        return [digest(kind.game, state) for state, _ in random_play(kind, seed)]

    assert course(5) == course(5)
    assert course(5) != course(6)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_views_do_not_depend_on_facts(game: Game) -> None:
    """So it makes no difference to spectators that a shuffle leaves them none (`Knowledge.shuffle`)."""
    kind = Kind(game, Setup(game.most_seats))
    for state, _ in islice(random_play(kind, seed=1), 0, 200, 5):
        other = state.clone()
        assert state.knowledge is not None
        other.knowledge = state.knowledge.clone()
        other.knowledge.facts = [] if state.knowledge.facts else [how_many(EVERYBODY, [0, 1], 1, 1, 1)]
        for seat in (None, *range(state.seats)):
            assert game.view(other, seat) == game.view(state, seat)
