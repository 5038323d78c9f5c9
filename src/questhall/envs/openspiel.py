"""Questhall's games for OpenSpiel: its algorithms play them, and its own tests check them.

    state = load_game("rent-a-hero", players=4).new_initial_state()

The game starts with chance: a few throws of a die determine the deal and all later chance. From then on
there are only players, with the share of the victory as their return. Use OpenSpiel's searches that are
written in Python: called from C++, a game written in Python cannot resample what a player does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar

from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.learning.page import LARGEST
from questhall.envs.numbered_actions import CHOICE_SIZE, CHOICES_SHOWN, SIDES, THROWS, Playing, actions_of
from questhall.games import GAMES, find_game

OPEN_SPIEL = "open_spiel==2.0.2"
LONGEST_GAME = 100_000
USUAL_PLAYERS = 4
_SEED_BITS = 53
"""As many as a number from 0 to 1 has."""

pyspiel: Any
try:
    pyspiel = import_module("pyspiel")
    _GameBase: Any = pyspiel.Game
    _StateBase: Any = pyspiel.State
except ImportError:  # this module can be imported without OpenSpiel, but not used
    pyspiel = None
    _GameBase = _StateBase = object


def load_game(game_id: str, players: int = USUAL_PLAYERS, variants: tuple[str, ...] = ()) -> SpielGame:
    """A game of Questhall as a game of OpenSpiel."""
    require_openspiel()
    game = find_game(game_id)
    game.check(Setup(players, variants))
    _register()
    loaded: SpielGame = pyspiel.load_game(
        short_name(game), {"players": players, "variants": ",".join(variants)}
    )
    return loaded


def require_openspiel() -> None:
    """Say what to install if it is not there."""
    if pyspiel is None:
        raise UsageError(f"OpenSpiel is not installed; to install it: pip install {OPEN_SPIEL}")


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game.

    >>> short_name(find_game("rent-a-hero"))
    'questhall_rent_a_hero'
    """
    return f"questhall_{game.id.replace('-', '_')}"


def _register() -> None:
    """Register all games with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if short_name(game) not in known:
            # A class for each, because OpenSpiel releases its references after Python has ended:
            # a function would be freed then and crash, a class never is.
            pyspiel.register_game(_game_type(game), type(short_name(game), (SpielGame,), {"game": game}))


def _game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=game.make_observer is not None,
        provides_observation_string=True,
        provides_observation_tensor=game.make_observer is not None,
        parameter_specification={"players": USUAL_PLAYERS, "variants": ""},
    )


class SpielGame(_GameBase):  # type: ignore[misc]
    """A game with its number of players and its variants; each game has a class of its own."""

    game: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any]) -> None:
        variants = tuple(name for name in parameters.get("variants", "").split(",") if name)
        self.setup = Setup(int(parameters.get("players", USUAL_PLAYERS)), variants)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(actions_of(self.game.id).keys),
            max_chance_outcomes=SIDES,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_game_type(self.game), information, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def state_at(self, table: State) -> SpielState:
        """A table of Questhall as a state of OpenSpiel; its history begins here."""
        return self.state_of(Playing(self.game, self.setup, table))

    def state_of(self, playing: Playing) -> SpielState:
        state = SpielState(self)
        state.playing = playing
        return state

    def max_chance_nodes_in_history(self) -> int:
        return THROWS

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> Onlooker:
        """Who looks at a table: one of the players, unless `kind` says otherwise."""
        private = pyspiel.PrivateInfoType
        remembers = kind is not None and kind.perfect_recall
        if kind is not None and kind.private_info == private.NONE:
            return Spectator()
        if kind is not None and kind.private_info == private.ALL_PLAYERS:
            return AllSeeing()
        if kind is not None and not kind.public_info:
            return OwnSecrets()
        return Player(self.game, remembers)


class SpielState(_StateBase):  # type: ignore[misc]
    """A state: OpenSpiel keeps the history, `playing` everything else."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playing = Playing(game.game, game.setup)

    def current_player(self) -> int:
        if self.playing.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.playing.is_over() else self.playing.decider()

    def is_terminal(self) -> bool:
        return self.playing.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(side, 1.0 / SIDES) for side in range(SIDES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.playing.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.playing.table is None:
            self.playing.throw(action)
        else:
            self.playing.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {action}"
        return self.playing.actions.keys[action]

    def returns(self) -> list[float]:
        return self.playing.returns()

    def __str__(self) -> str:
        return self.playing.everything()

    # These two OpenSpiel also gets from the observer; asked for from Python, this way is shorter.

    def information_state_string(self, player: int | None = None) -> str:
        return self.playing.information(self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        return self.playing.observation(self._seat(player))

    def _seat(self, player: int | None) -> int:
        """The player who is meant, by default the one to move; a number without a seat is refused."""
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"player >= 0 does not hold: {seat} has no seat")
        if seat >= self.playing.setup.seats:
            raise pyspiel.SpielError(f"player < {self.playing.setup.seats} does not hold: {seat} has no seat")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that `player` could not tell from this one, without its history."""
        seed = int(sampler() * (1 << _SEED_BITS))
        game: SpielGame = self.get_game()
        return game.state_of(self.playing.imagined(player, seed))


class Onlooker:
    """What OpenSpiel calls an observer. This one gives text, and no numbers for networks."""

    tensor: Any = None
    dict: Any = None

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor, if there is one."""

    def string_from(self, state: SpielState, player: int) -> str:
        raise NotImplementedError


class Spectator(Onlooker):
    """Sees what is open to everyone."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.playing.seen_by_everyone()


class AllSeeing(Onlooker):
    """Sees the whole table, secrets included."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.playing.everything()


class OwnSecrets(Onlooker):
    """Sees only what the player knows and a spectator does not."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.playing.own_secrets(player)


class Player(Onlooker):
    """Sees what the player may know; with perfect recall also the choices so far.

    The tensor is the observation of docs/observations.md, divided by 255. With perfect recall the newest
    choices follow as the player saw them, newest first, four numbers each: who chose (1 is the player), the
    rule, and what the option names.
    """

    def __init__(self, game: Game, has_perfect_recall: bool) -> None:
        self.has_perfect_recall = has_perfect_recall
        if game.make_observer is None:
            return
        numpy: Any = import_module("numpy")  # OpenSpiel needs it anyway
        size = int(game.make_observer().size)
        remembered = CHOICES_SHOWN * CHOICE_SIZE if has_perfect_recall else 0
        self.tensor = numpy.zeros(size + remembered, numpy.float32)
        self.dict = {"observation": self.tensor[:size]}
        if remembered:
            self.dict["choices"] = self.tensor[size:].reshape(CHOICES_SHOWN, CHOICE_SIZE)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        playing = state.playing
        if playing.table is None:
            return
        self.dict["observation"][:] = playing.numbers(player)
        self.dict["observation"] /= LARGEST
        if self.has_perfect_recall:
            for place, choice in enumerate(playing.newest_choices(player)):
                self.dict["choices"][place] = choice

    def string_from(self, state: SpielState, player: int) -> str:
        playing = state.playing
        return playing.information(player) if self.has_perfect_recall else playing.observation(player)
