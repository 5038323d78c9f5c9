"""Chooses uniformly at random."""

from __future__ import annotations

from typing import ClassVar, final

from questhall.bots.bot import BlindBot
from questhall.core.engine.chance import Picker
from questhall.core.interface.game import Game


@final
class RandomBot(BlindBot):
    """The yardstick for every other bot.

    It draws no random number when there is only one option, exactly like a compiled playout, so both play
    the same game from the same seed.
    """

    name: ClassVar[str] = "random"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.picker = self.picker_for(seed)

    @staticmethod
    def picker_for(seed: int) -> Picker:
        """The random numbers of a bot with this seed."""
        return Picker(seed)

    def pick(self, option_count: int) -> int:
        return self.picker.below(option_count) if option_count > 1 else 0
