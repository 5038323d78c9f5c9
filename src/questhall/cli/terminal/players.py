"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from dataclasses import dataclass

from questhall import bots
from questhall.bots import Bot, make_bot
from questhall.core.chance import derive
from questhall.core.errors import UnknownBot, UsageError, listed
from questhall.core.game import Game
from questhall.core.session import Session

HUMAN = "human"
DEFAULT_BOT = "random"
DEFAULT_SEATS = 3
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
LONGEST_NAME = 20


@dataclass(frozen=True)
class Player:
    """Somebody in a seat: `kind` is human or the name of a bot."""

    name: str
    kind: str
    bot: Bot | None = None

    def is_human(self) -> bool:
        return self.bot is None


def read_kinds(seats: str) -> list[str]:
    """The value of --seats: human, or a bot's name, for each seat.

    >>> read_kinds("human, random,ismcts:1s")
    ['human', 'random', 'ismcts:1s']
    """
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind.partition(":")[0] not in (HUMAN, *bots.names()):
            raise UnknownBot(f"nobody called {kind!r} can sit down; possible: {HUMAN}, {listed(bots.names())}")
    return kinds


def read_names(names: str, seats: int) -> list[str]:
    """The value of --names: different names for the first seats; the rest get names of ours.

    >>> read_names("Ola,Ben", 3)
    ['Ola', 'Ben', 'Ana']
    """
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > seats:
        raise UsageError(f"{len(given)} names are too many for {seats} seats")
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise UsageError(f"{name!r} is no name: 1 to {LONGEST_NAME} characters that can be printed")
    if len(set(given)) < len(given):
        raise UsageError("two players have the same name")
    spare = [name for name in NAMES if name not in given]
    return given + spare[: seats - len(given)]


def seat_players(game: Game, names: list[str], kinds: list[str], seed: int) -> list[Player]:
    """Give every seat its player; each bot gets a seed of its own."""
    return [
        Player(name, kind, None if kind == HUMAN else make_bot(kind, game, derive(seed, seat)))
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    ]


def kinds_in_record(session: Session) -> list[str]:
    """Who sat where, as far as the record tells: whoever made a choice in person is human.

    If nobody has chosen yet the first seat is, so that there is somebody to go on.
    """
    people = {made.seat for made in session.made if made.by in ("person", "order")} or {0}
    return [HUMAN if seat in people else DEFAULT_BOT for seat in range(len(session.header.seats))]
