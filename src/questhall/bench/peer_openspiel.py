"""OpenSpiel: games written in C++, played from Python, and played inside C++.

From Python each step is a call. Inside C++ there are two ways to play random games: whole games between its
own random bots, which count every step exactly; and the playouts of its search, its leanest loop, which start
after the deal and do not report their length.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from questhall.bench.measurements import Play, Played, Stopwatch

GAMES = ("hearts", "tarok", "leduc_poker")
COUNTED_GAMES = 200
"""How many games are played from Python to estimate the length of games that C++ does not report."""
PLAYOUTS_AT_ONCE = 500


def plays(version: str) -> list[Play]:
    pyspiel: Any = import_module("pyspiel")
    found: list[Play] = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        prefix = f"open_spiel/{name}"
        players = int(game.num_players())
        found += [
            Play(
                f"{prefix}-python",
                players,
                "apply_action from Python; each card dealt is a chance step",
                partial(from_python, game),
                version,
            ),
            Play(
                f"{prefix}-c++",
                players,
                "the same inside C++: evaluate_bots with its uniform random bots",
                partial(_between_bots, pyspiel, game),
                version,
                is_counted=False,
            ),
            Play(
                f"{prefix}-c++-playouts",
                players,
                "the same inside C++: RandomRolloutEvaluator, from a table already dealt",
                partial(_playouts, pyspiel, game),
                version,
                deals=False,
                is_counted=False,
            ),
        ]
    return found


def from_python(game: Any, seconds: float, seed: int) -> Played:
    """Random games, step by step."""
    random = Random(seed)
    played = Played(0.0, 0, 0, 0)
    watch = Stopwatch(seconds)
    while watch.is_running():
        played = _added(played, play_one(game.new_initial_state(), random))
    return played._replace(seconds=watch.spent())


def play_one(state: Any, random: Random) -> Played:
    """Play this state to its end, uniformly at random."""
    real = forced = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        actions = state.legal_actions()
        if len(actions) == 1:
            forced += 1
            state.apply_action(actions[0])
        else:
            real += 1
            state.apply_action(random.choice(actions))
    return Played(0.0, 1, real, forced, chance)


def _added(one: Played, other: Played) -> Played:
    return Played(*(a + b for a, b in zip(one, other, strict=True)))


def _between_bots(pyspiel: Any, game: Any, seconds: float, seed: int) -> Played:
    """Whole games including the deal; C++ counts the steps, and other games tell the share of each kind."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed % 1000 + seat) for seat in range(game.num_players())]
    games = steps = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, (seed + games) % 2**31)
        steps += state.move_number()
        games += 1
    spent = watch.spent()
    usual = _usual(game.new_initial_state(), seed)
    scale = steps / usual.steps
    return Played(spent, games, usual.real * scale, usual.forced * scale, usual.chance * scale)


def _playouts(pyspiel: Any, game: Any, seconds: float, seed: int) -> Played:
    """Playouts of the search, all from one position after the deal; other playouts tell their length."""
    state = game.new_initial_state()
    random = Random(seed)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS_AT_ONCE, seed % 2**31)
    # A search of one simulation does nothing but evaluate its root.
    solve = verbose = False
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, solve, seed % 2**31, verbose)
    games = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        search.mcts_search(state)
        games += PLAYOUTS_AT_ONCE
    spent = watch.spent()
    usual = _usual(state, seed)
    share = games / usual.games
    return Played(spent, games, usual.real * share, usual.forced * share, usual.chance * share)


def _usual(state: Any, seed: int) -> Played:
    """The average counts of games from this state."""
    random = Random(seed)
    total = Played(0.0, 0, 0, 0)
    for _ in range(COUNTED_GAMES):
        total = _added(total, play_one(state.clone(), random))
    return total
