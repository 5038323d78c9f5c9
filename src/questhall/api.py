"""The names that scripts and notebooks can rely on; docs/api.md says what stays the same and for how long.

>>> from questhall import api
>>> game = api.find_game("rent-a-hero")
>>> state = api.start(game, seats=4, seed=7)
>>> while not state.is_over():
...     state.choose(state.option_count - 1)
>>> api.winners_of(state)
[0]
"""

from __future__ import annotations

from questhall.arena import Contest, Match, play_match
from questhall.bots import make_bot
from questhall.bots.bot import BlindBot, Bot, ask
from questhall.core.engine.chance import Chance, CommittedChance, FastChance, Picker, ScriptedChance, derive
from questhall.core.engine.errors import FormatError, GameIsOver, IllegalChoice, QuesthallError, UsageError
from questhall.core.engine.state import State
from questhall.core.interface.decision import Decision, Option, choose, current_decision, why_not
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.perspective import ending_of, winners_of
from questhall.core.interface.saving import digest, load, save
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.verify import verify
from questhall.games import GAMES, find_game
from questhall.notebook import Picture, TableView, show, use_in_notebooks, view_for
from questhall.sim import Plan, Simulation, simulate

__all__ = [
    "GAMES",
    "BlindBot",
    "Bot",
    "Chance",
    "CommittedChance",
    "Contest",
    "Decision",
    "FastChance",
    "FormatError",
    "Game",
    "GameIsOver",
    "IllegalChoice",
    "Match",
    "Option",
    "Picker",
    "Picture",
    "Plan",
    "QuesthallError",
    "Replay",
    "ScriptedChance",
    "Session",
    "Setup",
    "Simulation",
    "State",
    "TableView",
    "UsageError",
    "ask",
    "choose",
    "current_decision",
    "derive",
    "determinize",
    "digest",
    "ending_of",
    "find_game",
    "load",
    "make_bot",
    "play_match",
    "save",
    "show",
    "simulate",
    "start",
    "verify",
    "view_for",
    "why_not",
    "winners_of",
]


def start(
    game: Game, seats: int, seed: int = 0, variants: tuple[str, ...] = (), *, is_watched: bool = True
) -> State:
    """Deal a game and play on to its first decision.

    A watched table keeps track of what each seat knows, which views, bots and `determinize` need. Without that,
    playing is about twice as fast.

    >>> start(find_game("talisman"), seats=2, seed=3).option_count > 0
    True
    """
    return game.start(Setup(seats, variants), FastChance(seed), knowledge=is_watched, journal=False)


use_in_notebooks()
