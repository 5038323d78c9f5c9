"""A bot knows what its seat knows: states the seat cannot tell apart get the same choice."""

from __future__ import annotations

import pytest

from questhall.bots import ask, make_bot
from questhall.bots.ismcts import Budget, think
from questhall.core.interface.determinize import determinize
from tests.every_game.properties import Kind, few_kinds, random_play

SAMPLES = 8
KINDS = [
    kind for kind in few_kinds(covers=(False,)) if kind.game.make_thumb is not None and kind.setup.seats > 1
]


def some_decisions(kind: Kind, seed: int) -> set[int]:
    """Real decisions from all over a game, however long it is."""
    played = enumerate(random_play(kind, seed))
    real = [number for number, (state, _) in played if state.option_count > 1]
    return {*real[:: max(1, len(real) // SAMPLES)]}


@pytest.mark.parametrize("spec", ["random", "thumb", "thumb:seasoned", "ismcts:30", "learned:30"])
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_states_that_a_seat_cannot_tell_apart_get_the_same_choice(kind: Kind, spec: str) -> None:
    compared = 0
    looked_at = some_decisions(kind, seed=3)
    for number, (state, _) in enumerate(random_play(kind, seed=3)):
        if number not in looked_at:
            continue
        seat = kind.game.answerer(state)
        other = determinize(state, seat, seed=1000 + number)
        choices = {ask(make_bot(spec, kind.game, seed=5), table, seat, seed=7) for table in (state, other)}
        assert len(choices) == 1, f"{spec} saw something it may not see at decision {number}"
        compared += list(state.faces) != list(other.faces)
    is_open = "tutorial" in kind.setup.variants  # only the order of a few enemy cards is hidden there
    assert is_open or compared > 3, "the states did differ in what is hidden"


def test_a_search_finds_the_same_in_them() -> None:
    """The choice alone might be that of the rules of thumb, whatever was found."""
    kind = KINDS[0]
    compared = 0
    for number, (state, _) in enumerate(random_play(kind, seed=4)):
        if state.is_over() or state.option_count < 2 or number % 9:
            continue
        seat = kind.game.answerer(state)
        tables = [
            determinize(state, seat, seed=7),
            determinize(determinize(state, seat, seed=number), seat, seed=7),
        ]
        found = [
            think(kind.game, table, seat, 5, Budget(iterations=30), 0).contest.figures() for table in tables
        ]
        assert found[0] == found[1]
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("spec", ["thumb", "ismcts:30", "learned:30"])
def test_the_real_table_is_left_alone(spec: str) -> None:
    kind = KINDS[0]
    for state, _ in random_play(kind, seed=2):
        if state.is_over() or state.option_count < 2:
            continue
        before = [state.book.key(state.options[i]) for i in range(state.option_count)]
        draws = state.shuffle_draws + state.dice_draws + state.setup_draws
        ask(make_bot(spec, kind.game, seed=5), state, kind.game.answerer(state), seed=1)
        assert [state.book.key(state.options[i]) for i in range(state.option_count)] == before
        assert state.shuffle_draws + state.dice_draws + state.setup_draws == draws
        break
