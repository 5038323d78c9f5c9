"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from questhall import bots
from questhall.bots import Bot, ask, make_bot
from questhall.bots.ismcts import SearchBot
from questhall.bots.levels import LEVELS, bot_for
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import QuesthallError, UnknownBot, UsageError, listed
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.records.players import HUMAN, NAMES, check_name
from questhall.core.records.session import Session

DEFAULT_SEATS = "human,medium,medium"


@dataclass(frozen=True)
class Player:
    """A player in a seat: `kind` is `human` or a bot, as in records."""

    name: str
    kind: str
    bot: Bot | None = None

    def is_human(self) -> bool:
        return self.bot is None

    def takes_time(self) -> bool:
        """Whether others may have to wait while this player thinks."""
        return isinstance(self.bot, SearchBot)

    def choose(self, state: State, seat: int, seed: int, *, aside: bool) -> int:
        """The option that the bot takes; `aside`, a long search runs in another process."""
        assert self.bot is not None
        if not isinstance(self.bot, SearchBot):
            return ask(self.bot, state, seat, seed)
        self.bot.is_aside = aside
        return self._search(self.bot, state, seat, seed)

    def _search(self, bot: SearchBot, state: State, seat: int, seed: int) -> int:
        """A process that was ended, by a machine short of memory for instance, is replaced once."""
        decisions = bot.decisions
        try:
            return ask(bot, state, seat, seed)
        except BrokenProcessPool:
            bot.decisions = decisions  # as if it had not been asked: so it chooses what it would have chosen
        try:
            return ask(bot, state, seat, seed)
        except BrokenProcessPool as problem:
            raise QuesthallError(
                f"the process in which {self.name} thinks was ended twice, perhaps for lack of memory; "
                "every choice so far is saved"
            ) from problem


def read_kinds(seats: str, game: Game) -> list[str]:
    """The value of --seats: human, a level or a bot for each seat; a level becomes the bot behind it.

    >>> from questhall.games import find_game
    >>> read_kinds("human, easy,ismcts:1s", find_game("rent-a-hero"))
    ['human', 'random', 'ismcts:1s']
    """
    kinds = [bot_for(kind.strip()) for kind in seats.split(",")]
    check_kinds(kinds, game)
    return kinds


def check_kinds(kinds: list[str], game: Game) -> None:
    """Refuse invalid kinds of players."""
    for kind in kinds:
        if kind == HUMAN:
            continue
        if kind.partition(":")[0] not in bots.names():
            possible = listed([HUMAN, *LEVELS, *bots.names()])
            raise UnknownBot(f"unknown player {kind!r}; possible: {possible}")
        bots.check_bot(kind, game)


def read_names(names: str, seats: int) -> list[str]:
    """The value of --names: different names for the first seats; the rest get default names.

    >>> read_names("Ola,Ben", 3)
    ['Ola', 'Ben', 'Ana']
    """
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > seats:
        raise UsageError(f"{len(given)} names are too many for {seats} seats")
    for name in given:
        check_name(name)
    plain = [name.casefold() for name in given]
    if len(set(plain)) < len(plain):
        raise UsageError("two players have the same name (upper and lower case count as equal)")
    spare = [name for name in NAMES if name.casefold() not in plain]
    return given + spare[: seats - len(given)]


def seat_players(game: Game, names: list[str], kinds: list[str], seed: int) -> list[Player]:
    """Give every seat its player; each bot gets its own seed."""
    return [
        Player(name, kind, None if kind == HUMAN else make_bot(kind, game, derive(seed, seat)))
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    ]


def kinds_in_record(session: Session) -> list[str]:
    """Who sits where, from the record; older ones only tell if every seat has chosen in person."""
    kinds = session.players()
    if not kinds:
        people = {made.seat for made in session.made if made.by in ("person", "order")}
        if people != set(range(len(session.header.seats))):
            raise UsageError(
                "this record does not say which seats are people and which are bots; "
                f"use --seats, for example --seats {DEFAULT_SEATS}"
            )
        return [HUMAN] * len(people)
    check_kinds(kinds, session.game)
    return kinds
