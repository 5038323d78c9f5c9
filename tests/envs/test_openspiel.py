"""OpenSpiel's own tests and algorithms on our games, where OpenSpiel is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.errors import UnknownGame, UsageError, WrongNumberOfSeats
from questhall.envs import openspiel
from questhall.envs.openspiel import SpielState, load_game

needs_openspiel = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="needs OpenSpiel: pip install -r requirements-bench.txt"
)
pytestmark = pytest.mark.filterwarnings("ignore")


def in_the_middle(players: int = 4, decisions: int = 40) -> SpielState:
    """A state some decisions into a game, at a real one."""
    state = load_game("rent-a-hero", players).new_initial_state()
    picker = Picker(11)
    made = 0
    while state.is_chance_node() or made < decisions or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            state.apply_action(picker.below(256))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[picker.below(len(actions))])
            made += 1
    return state


def test_without_openspiel_we_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "pyspiel", None)

    with pytest.raises(UsageError, match=r"pip install open_spiel=="):
        load_game("rent-a-hero")


@needs_openspiel
@pytest.mark.parametrize(
    ("players", "variants"), [(3, ()), (4, ()), (5, ()), (4, ("endless",)), (4, ("original-hint",))]
)
def test_openspiels_own_test_of_a_game_passes(players: int, variants: tuple[str, ...]) -> None:
    pyspiel: Any = import_module("pyspiel")

    pyspiel.random_sim_test(
        load_game("rent-a-hero", players, variants), num_sims=1, serialize=True, verbose=False
    )


@needs_openspiel
def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(WrongNumberOfSeats):
        load_game("rent-a-hero", 7)
    with pytest.raises(UnknownGame):
        load_game("chess")


@needs_openspiel
def test_a_resampled_state_gives_the_player_the_same_information_and_actions() -> None:
    state = in_the_middle()
    player = state.current_player()

    picker = Picker(3)
    for _ in range(20):
        other = state.resample_from_infostate(player, lambda: picker.below(1000) / 1000)
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)


@needs_openspiel
def test_asked_from_c_plus_plus_the_information_is_the_same() -> None:
    pyspiel: Any = import_module("pyspiel")
    state = in_the_middle()

    for player in range(4):
        assert pyspiel.State.information_state_string(state, player) == state.information_state_string(player)
        assert pyspiel.State.observation_string(state, player) == state.observation_string(player)


@needs_openspiel
def test_openspiels_search_plays_with_its_own_playouts() -> None:
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    state = in_the_middle()
    before = str(state)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1), 0.7, 20)

    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@needs_openspiel
def test_a_table_of_ours_becomes_a_state() -> None:
    state = in_the_middle()
    game = load_game("rent-a-hero", 4)

    other = game.state_at(state.playing.the_table().clone())

    assert other.legal_actions() == state.legal_actions()
    assert other.observation_string() == state.observation_string()
    assert other.history() == []
