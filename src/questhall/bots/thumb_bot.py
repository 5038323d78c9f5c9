"""Plays by the game's rules of thumb."""

from __future__ import annotations

from typing import ClassVar, final

from questhall.bots.bot import Bot
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.errors import UnknownBot
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import Policy


def rules_of_thumb(game: Game) -> Policy:
    """The game's own rules of thumb, if it has any."""
    if game.make_thumb is None:
        raise UnknownBot(f"there are no rules of thumb for {game.title} yet")
    return game.make_thumb()


@final
class ThumbBot(Bot):
    """Plays like a decent player; see the game's `bots/thumb.py`."""

    name: ClassVar[str] = "thumb"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.policy = rules_of_thumb(game)
        self.picker = Picker(derive(seed, 1))
        self.decisions = 0

    def choose(self, state: State, seat: int) -> int:
        if state.option_count == 1:
            return 0
        self.decisions += 1
        self.policy.look(Imagination(state, seat), derive(self.seed, 2, self.decisions))
        return int(self.policy.choose(state, self.picker))
