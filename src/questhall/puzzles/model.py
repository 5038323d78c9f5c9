"""A puzzle as it is stored: how to reach the position, the best option, and what the others lose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from questhall.analysis.reasons import Reason
from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UsageError
from questhall.core.engine.events import Event
from questhall.core.engine.state import State
from questhall.core.interface.decision import choose
from questhall.core.interface.game import Game, Setup
from questhall.core.records.players import NAMES
from questhall.games import find_game


class Worth(msgspec.Struct):
    """What an option loses against the best one, as a share of the player's chance to win.

    `better` and `worse` count the sampled tables on which the best option did better or worse than this one.
    """

    key: str
    loss: float
    error: float
    better: int
    worse: int
    reason: Reason | None = None


class Puzzle(msgspec.Struct):
    """A position, reached by making these choices in a game with this seed."""

    id: str
    game: str
    seats: int
    variants: list[str]
    seed: int
    choices: list[str]
    state: str
    """The digest of the position: changed rules may lead to another one."""
    seat: int
    """Who is to choose; for the party, the seat that speaks for it."""
    best: str
    chance: float
    """The player's chance to win with the best option."""
    tables: int
    """How many tables were sampled from what the seat knows."""
    others: list[Worth]
    is_hard: bool
    """Whether rules of thumb choose something else."""

    def names(self) -> list[str]:
        return list(NAMES[: self.seats])

    def position(self) -> Position:
        """The table at which the question is asked."""
        game = find_game(self.game)
        state = game.start(Setup(self.seats, tuple(self.variants)), FastChance(self.seed))
        journal = state.journal
        assert journal is not None
        news = journal.take_events()
        for key in self.choices:
            decider = int(state.decider)
            if decider == self.seat:
                news = []
            choose(state, decider, key)
            news += journal.take_events()
        return Position(game, state, news)


@dataclass(frozen=True)
class Position:
    """A table, and what has happened there since the player who is asked last chose."""

    game: Game
    state: State
    news: list[Event]


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file: a line of JSON each."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in data.splitlines())


def write_puzzles(puzzles: list[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def file_of(game_id: str) -> str:
    return f"{game_id}.jsonl"


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from easy to hard; none where nobody has made any.

    >>> puzzles_of("rent-a-hero")[0].seats >= 3
    True
    """
    file = files("questhall.puzzles") / "positions" / file_of(game_id)
    return read_puzzles(file.read_bytes()) if file.is_file() else ()


def find_puzzle(game: Game, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    found = puzzles_of(game.id)
    if not found:
        raise UsageError(f"{game.title} has no puzzles")
    if not 1 <= number <= len(found):
        raise UsageError(f"{game.title} has no puzzle {number}; puzzles are 1 to {len(found)}")
    return found[number - 1]
