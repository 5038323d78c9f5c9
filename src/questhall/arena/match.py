"""The schedule: every pair of bots at every table size, in all seats, on the same deals.

At a table for n, two bots meet as one of the first among n - 1 of the second, and as one of the second
among n - 1 of the first, in every seat: 2n games per deal, in which each bot fills half of all seats
and sits equally often everywhere. So neither the deal nor the seat favours anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from questhall import __version__, bots
from questhall.bots.custom_bots import digests_of
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import UsageError
from questhall.core.interface.game import Game, Setup
from questhall.games import find_game
from questhall.sim.plan import USUAL_CAP, check_numbers

LEAST_SEATS = 2
"""Nobody meets anybody in a game for one."""


class Meeting(NamedTuple):
    """Two bots, by their indices in the match, at one table size."""

    seats: int
    first: int
    second: int

    def lineups(self) -> Iterator[tuple[int, ...]]:
        """The bot of every seat in each game of a deal; at a table for two, both halves are the same.

        >>> list(Meeting(3, 0, 1).lineups())
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
        """
        for lone, other in self.roles():
            for seat in range(self.seats):
                yield (other,) * seat + (lone,) + (other,) * (self.seats - seat - 1)

    def roles(self) -> list[tuple[int, int]]:
        """Who sits alone among whom."""
        both = [(self.first, self.second), (self.second, self.first)]
        return both if self.seats > 2 else both[:1]


class Pairing(NamedTuple):
    """One game of a match. Games of the same deal have the same dice and shuffles."""

    number: int
    deal: int
    meeting: int
    lineup: tuple[int, ...]
    is_last_of_deal: bool


@dataclass(frozen=True)
class Match:
    """A match, as plain data that can be sent to workers.

    In each round every meeting plays one deal; `games` is rounded up to whole rounds. What happens in a
    game depends only on `seed` and its number.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seats: tuple[int, ...] = ()
    """The sizes of table; none means every size at which bots can meet."""
    seed: int = 0
    variants: tuple[str, ...] = ()
    cap: int = USUAL_CAP

    def check(self) -> None:
        """Refuse an impossible match before the first worker starts."""
        for seats in self.sizes:
            self.the_game().check(Setup(seats, self.variants))
            if seats < LEAST_SEATS:
                raise UsageError("a match needs a table for two or more")
        if len(self.bots) < 2:
            raise UsageError("a match needs at least two bots, such as random and thumb")
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise UsageError(f"the bot {name} is named twice")
            bots.check_bot(name, self.the_game())
        check_numbers(self.games, self.cap, self.seed)

    def the_game(self) -> Game:
        """The game that is played."""
        return find_game(self.game)

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        game = self.the_game()
        least = max(game.least_seats, LEAST_SEATS)
        return tuple(sorted({*self.seats})) or tuple(range(least, game.most_seats + 1))

    @cached_property
    def meetings(self) -> list[Meeting]:
        pairs = list(combinations(range(len(self.bots)), 2))
        return [Meeting(seats, first, second) for seats in self.sizes for first, second in pairs]

    @cached_property
    def _round(self) -> list[tuple[int, tuple[int, ...], bool]]:
        """The games of a round: index of the meeting, lineup, and whether it ends a deal."""
        games: list[tuple[int, tuple[int, ...], bool]] = []
        for number, meeting in enumerate(self.meetings):
            lineups = list(meeting.lineups())
            games.extend((number, lineup, lineup is lineups[-1]) for lineup in lineups)
        return games

    @property
    def total(self) -> int:
        """How many games will be played: whole rounds."""
        rounds = -(-self.games // len(self._round))
        return rounds * len(self._round)

    def pairing(self, number: int) -> Pairing:
        """The game with this number; games are counted from 1, deals too."""
        done, place = divmod(number - 1, len(self._round))
        meeting, lineup, is_last = self._round[place]
        return Pairing(number, done * len(self.meetings) + meeting + 1, meeting, lineup, is_last)

    def seed_of(self, pairing: Pairing) -> int:
        """The seed of a game's dice and shuffles: the same for all games of a deal."""
        return int(derive(self.seed, pairing.deal))

    def bots_of(self, pairing: Pairing) -> list[str]:
        """The bot of every seat."""
        return [self.bots[bot] for bot in pairing.lineup]

    def about(self) -> dict[str, object]:
        """Which match it is; only the same one can be continued. It may be made longer."""
        game = self.the_game()
        return {
            "command": "arena",
            "version": __version__,
            "game": game.id,
            "rules_version": game.rules_version,
            "bots": list(self.bots),
            "sources": digests_of(self.bots),
            "variants": list(self.variants),
            "seats": list(self.sizes),
            "seed": self.seed,
            "cap": self.cap,
        }
