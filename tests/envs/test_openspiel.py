"""OpenSpiel's own tests and algorithms on our games, where OpenSpiel is installed."""

from __future__ import annotations

import unittest
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.errors import UnknownGame, UsageError, WrongNumberOfSeats
from questhall.envs import openspiel
from questhall.envs.openspiel import SpielState, load_game
from questhall.games import find_game

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
@pytest.mark.parametrize("game_id", ["rent-a-hero", "talisman", "warhammer-quest"])
def test_openspiels_own_test_of_its_interface_passes(game_id: str) -> None:
    """`open_spiel/integration_tests/api_test.py`, as it is installed, with all its cases."""
    load_game(game_id)  # registers it
    flags: Any = import_module("absl.flags")
    api_test: Any = import_module("open_spiel.integration_tests.api_test")
    flags.FLAGS(["api_test", f"--test_only_games=^{openspiel.short_name(find_game(game_id))}$"])
    # The module looks for games once, when it is imported first.
    api_test._GAMES_TO_TEST = {openspiel.short_name(find_game(game_id))}
    suite = unittest.TestSuite()
    for case in api_test._create_test_case_classes():
        suite.addTest(unittest.defaultTestLoader.loadTestsFromTestCase(case))

    result = unittest.TextTestRunner().run(suite)

    assert result.testsRun == 5
    assert result.wasSuccessful(), [*result.failures, *result.errors]


@needs_openspiel
def test_an_observer_without_a_seat_is_told_nothing() -> None:
    state = in_the_middle()

    for ask in (state.information_state_string, state.observation_string, state.information_state_tensor):
        with pytest.raises(RuntimeError, match="player >= 0"):
            ask(-1)
        with pytest.raises(RuntimeError, match="player <"):
            ask(5)


@needs_openspiel
def test_observers_see_what_they_may() -> None:
    pyspiel: Any = import_module("pyspiel")
    observation: Any = import_module("open_spiel.python.observation")
    state = in_the_middle()
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType

    def seen(public: bool, who: Any, player: int) -> str:
        observer = observation.make_observation(
            state.get_game(), kind(public_info=public, perfect_recall=False, private_info=who)
        )
        return str(observer.string_from(state, player))

    assert len({seen(True, private.NONE, player) for player in range(4)}) == 1
    assert "hand" not in seen(True, private.NONE, 0).replace("hand_size", "").replace('"hand":null', "")
    assert len({seen(False, private.SINGLE_PLAYER, player) for player in range(4)}) == 4
    assert seen(True, private.ALL_PLAYERS, 0) == str(state)


@needs_openspiel
def test_tensors_are_the_observation_and_the_newest_choices() -> None:
    state = in_the_middle()
    player = state.current_player()
    row = state.playing.numbers(player)

    observed = state.observation_tensor(player)
    informed = state.information_state_tensor(player)

    assert [round(value * 255) for value in observed] == row
    assert informed[: len(observed)] == observed
    newest = informed[len(observed) : len(observed) + 4]
    assert tuple(newest) == state.playing.newest_choices(player)[0]
    twin = state.resample_from_infostate(player, lambda: 0.25)
    assert twin.information_state_tensor(player) == informed


@needs_openspiel
@pytest.mark.parametrize("game_id", ["rent-a-hero", "talisman", "warhammer-quest"])
def test_the_game_runs_in_openspiels_environment(game_id: str) -> None:
    rl_environment: Any = import_module("open_spiel.python.rl_environment")
    environment = rl_environment.Environment(load_game(game_id, 3))
    environment.seed(3)
    step = environment.reset()
    picker = Picker(1)
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([legal[picker.below(len(legal))]])


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
