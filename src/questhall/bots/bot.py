"""What a bot is, and the one way to ask it.

A bot knows what its seat knows: `ask` gives it a determinized state, a table that its seat could not
tell from the real one. The real state never reaches a bot.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from typing import ClassVar, Self

from questhall.core.engine.errors import IllegalChoice, UsageError
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Game


class Bot(ABC):
    """Chooses for a seat. One object plays one game; all its randomness comes from `seed`."""

    name: ClassVar[str]

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> Bot:
        """A bot with this setting: the part of its name after the colon."""
        raise UsageError(f"the bot {cls.name} does not accept the setting {setting!r}")

    def __copy__(self) -> Self:
        """A bot that goes on by itself from here; a shallow copy would share its random numbers."""
        return copy.deepcopy(self)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The index of the chosen option.

        `state` is the bot's own copy, with the decision and the options as they are at the real table;
        it may be played on, copied and determinized again.
        """


class BlindBot(Bot):
    """A bot that only looks at the number of options, and is shown nothing else."""

    @abstractmethod
    def pick(self, option_count: int) -> int:
        """An index from 0 to `option_count` - 1."""

    def choose(self, state: State, seat: int) -> int:
        return self.pick(state.option_count)


def ask(bot: Bot, state: State, seat: int, seed: int) -> int:
    """The index of the option that a bot takes for a seat at this table.

    `seed` decides how the cards it cannot see are sampled: give every decision its own. Determinizing
    is the costly part, so it is skipped for bots that are shown no table at all.
    """
    if isinstance(bot, BlindBot):
        index = bot.pick(state.option_count)
    elif state.decider not in (seat, PARTY):
        # Another seat's options would be sampled ones, and places in that list mean nothing at this table.
        raise IllegalChoice(f"the bot {bot.name} was asked for seat {seat}, which is not to choose now")
    else:
        index = bot.choose(determinize(state, seat, seed), seat)
    if not 0 <= index < state.option_count:
        raise IllegalChoice(f"the bot {bot.name} chose option {index} of {state.option_count}")
    return index
