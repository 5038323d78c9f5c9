"""Plays by the game's rules of thumb."""

from __future__ import annotations

from typing import ClassVar, Final, final

from questhall.bots.bot import Bot
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.errors import UnknownBot, UsageError, listed
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import Policy

QUICK: Final = "quick"
CAREFUL: Final = "careful"
SEASONED: Final = "seasoned"
SETTINGS: Final = [QUICK, CAREFUL, SEASONED]


def rules_of_thumb(game: Game) -> Policy:
    """The game's own rules of thumb, if it has any."""
    if game.make_thumb is None:
        raise UnknownBot(f"there are no rules of thumb for {game.title} yet")
    return game.make_thumb()


def seasoned_rules_of_thumb(game: Game) -> Policy:
    """The strongest that the game has."""
    return rules_of_thumb(game) if game.make_guide is None else game.make_guide()


def guiding_rules_of_thumb(game: Game) -> Policy:
    """Those that guide a search: what it tries first, and how it plays on."""
    return seasoned_rules_of_thumb(game) if game.guide_searches else rules_of_thumb(game)


def quick_rules_of_thumb(game: Game) -> Policy:
    """Those that look at nothing but what the asked seat sees, and need no samples."""
    return rules_of_thumb(game) if game.make_seated_thumb is None else game.make_seated_thumb()


@final
class ThumbBot(Bot):
    """Plays like a decent player; see the game's `bots/thumb.py`.

    `thumb:quick` counts the cards it sees instead of sampling those it does not, so a simulation can play it
    in compiled code; there, `thumb` means just that. `thumb:careful` samples wherever it plays.
    `thumb:seasoned` goes by stronger rules in Talisman, where they guide the search too, and in Rent a Hero.
    """

    name: ClassVar[str] = "thumb"

    def __init__(self, game: Game, seed: int, setting: str = CAREFUL) -> None:
        super().__init__(game, seed)
        self.is_quick = setting == QUICK
        if self.is_quick:
            self.policy = quick_rules_of_thumb(game)
        else:
            self.policy = seasoned_rules_of_thumb(game) if setting == SEASONED else rules_of_thumb(game)
        self.picker = self.picker_for(seed)
        self.decisions = 0

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> ThumbBot:
        if setting not in SETTINGS:
            raise UsageError(f"the bot thumb has no setting {setting!r}; settings are: {listed(SETTINGS)}")
        return cls(game, seed, setting)

    @staticmethod
    def picker_for(seed: int) -> Picker:
        """The random numbers of a bot with this seed."""
        return Picker(derive(seed, 1))

    def choose(self, state: State, seat: int) -> int:
        if state.option_count == 1:
            return 0
        if not self.is_quick:
            self.decisions += 1
            self.policy.look(Imagination(state, seat), derive(self.seed, 2, self.decisions))
        return int(self.policy.choose(state, self.picker))
