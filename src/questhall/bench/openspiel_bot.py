"""OpenSpiel's ISMCTS as a Questhall bot, so that it can sit at a table like any other.

It is the search of `open_spiel.python.algorithms.ismcts`, through the adapter `questhall.envs.openspiel`. The
search is unchanged; three things around it are ours. It thinks for a time instead of a number of
simulations; its samples of hidden cards respect everything its seat knows; and its playouts, uniformly random,
run in our compiled code, because step by step through the adapter they would take most of its time.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from typing import Any, ClassVar

from questhall.bench.plan import USUAL_EXPLORATION, USUAL_THINKING
from questhall.bots import Bot
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.search.playout import Tally, play_out
from questhall.envs.openspiel import SpielGame, SpielState, load_game, require_openspiel
from questhall.sim.plan import USUAL_CAP


class CompiledPlayouts:
    """What OpenSpiel calls an evaluator: one random playout, and a uniform prior over actions."""

    def __init__(self, seed: int) -> None:
        self.picker = Picker(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        playing = state.playing.clone()
        table = playing.the_table()
        table.knowledge = None
        play_out(table, self.picker, USUAL_CAP, Tally())
        return playing.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OpenSpielBot(Bot):
    """Thinks for `0.2s` or the time in its setting; its exploration constant follows another colon."""

    name: ClassVar[str] = "open_spiel"

    def __init__(
        self, game: Game, seed: int, seconds: float = USUAL_THINKING, exploration: float = USUAL_EXPLORATION
    ) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.exploration = exploration
        self.decisions = 0
        self.simulations = 0
        self._search = search_with_a_clock()

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> OpenSpielBot:
        seconds, _, exploration = setting.partition(":")
        try:
            return cls(game, seed, float(seconds.rstrip("s")), float(exploration or USUAL_EXPLORATION))
        except ValueError as problem:
            raise UsageError(f"{setting!r} is not a valid budget; examples: 0.5s, 1s:1.4") from problem

    def choose(self, state: State, seat: int) -> int:
        if state.option_count == 1:
            return 0
        self.decisions += 1
        variants = tuple(self.game.variant_names(int(state.variants)))
        spiel_game = load_game(self.game.id, int(state.seats), variants)
        spiel_state = spiel_game.state_at(state)
        search = self._search(spiel_game, derive(self.seed, self.decisions), self.seconds, self.exploration)
        action = int(search.step(spiel_state))
        self.simulations += search.simulations
        return spiel_state.playing.actions.offered(state).index(action)


class TimeIsUp(Exception):
    """Ends the loop of OpenSpiel's search, which has no time limit of its own."""


@cache
def search_with_a_clock() -> Any:
    """OpenSpiel's search with a clock: a class made on demand, because its base may not be installed."""
    require_openspiel()
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    numpy = import_module("numpy")

    class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc, name-defined]
        def __init__(self, game: SpielGame, seed: int, seconds: float, exploration: float) -> None:
            random_state = numpy.random.RandomState(seed & 0xFFFFFFFF)
            super().__init__(
                game, CompiledPlayouts(derive(seed, 1)), exploration, 2**31, random_state=random_state
            )
            self.seconds = seconds
            self.simulations = 0

        def run_search(self, state: SpielState) -> Any:
            self.end = time.monotonic() + self.seconds
            try:
                return super().run_search(state)
            except TimeIsUp:
                return self.get_final_policy(state, self._root_node)

        def sample_root_state(self, state: SpielState) -> SpielState:
            # The first simulation only opens the root; without a second one there is no policy.
            if time.monotonic() >= self.end and self._root_node.total_visits > 0:
                raise TimeIsUp
            self.simulations += 1
            return state.resample_from_infostate(state.current_player(), self.random_number)

    return TimedSearch
