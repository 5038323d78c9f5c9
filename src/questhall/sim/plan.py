"""Which games to play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from questhall import __version__, bots
from questhall.bots.custom_bots import digests_of
from questhall.bots.thumb_bot import QUICK, ThumbBot
from questhall.core.engine.errors import UsageError
from questhall.core.interface.game import Game, Setup
from questhall.core.records.record import LARGEST_SEED
from questhall.games import find_game

USUAL_CAP = 100_000
"""Decisions after which a game is given up; an honest game takes a few hundred, or a few thousand."""

QUICK_THUMB = f"{ThumbBot.name}:{QUICK}"


def check_numbers(games: int, cap: int, seed: int) -> None:
    """Refuse impossible numbers of games, seeds and so on, for runs and matches."""
    if games < 1:
        raise UsageError(f"the number of games must be at least 1, not {games}")
    if cap < 1:
        raise UsageError(f"the cap must be at least 1 decision, not {cap}")
    if not 0 <= seed <= LARGEST_SEED:
        raise UsageError(f"the seed {seed} is not a number from 0 to {LARGEST_SEED}")


@dataclass(frozen=True)
class Plan:
    """A run of games, as plain data that can be sent to workers.

    `seats` names a bot for each seat. Games are numbered from 1; what happens in one depends only on
    `seed` and its number.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    variants: tuple[str, ...] = ()
    cap: int = USUAL_CAP
    records: Path | None = None
    with_rows: bool = False
    """Whether each game is observed for a row of a Parquet file."""
    with_decisions: bool = False
    """Whether each of its decisions is a row too."""

    def check(self) -> None:
        """Refuse an impossible plan before the first worker starts."""
        self.the_game().check(self.setup())
        for name in self.seats:
            bots.check_bot(name, self.the_game())
        check_numbers(self.games, self.cap, self.seed)

    @property
    def players(self) -> tuple[str, ...]:
        """The bots that really play: `thumb` counts cards here, which compiled code can do.

        >>> Plan("rent-a-hero", ("medium", "thumb:careful", "random"), games=1).players
        ('thumb:quick', 'thumb:careful', 'random')
        """
        return tuple(QUICK_THUMB if bots.bot_for(name) == ThumbBot.name else name for name in self.seats)

    def bots_on_several_cores(self) -> list[str]:
        """The bots that use several cores by themselves; with them there is one worker."""
        game, names = self.the_game(), dict.fromkeys(self.seats)
        return [name for name in names if bots.thinks_on_several_cores(name, game)]

    def the_game(self) -> Game:
        """The game that is played."""
        return find_game(self.game)

    def setup(self) -> Setup:
        """How the table of every game is set up."""
        return Setup(len(self.seats), self.variants)

    def about(self) -> dict[str, object]:
        """Which games these are; a run can be continued only with the same. It may be made longer."""
        game = self.the_game()
        return {
            "command": "sim",
            "version": __version__,
            "game": game.id,
            "rules_version": game.rules_version,
            "bots": list(self.players),
            "sources": digests_of(self.seats),
            "variants": list(self.variants),
            "seed": self.seed,
            "cap": self.cap,
        }

    def record_path(self, number: int) -> Path | None:
        """The path of a game's record, if records are wanted."""
        if self.records is None:
            return None
        return self.records / f"{self.the_game().id}-{number:0{len(str(self.games))}}.record"
