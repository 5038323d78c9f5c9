"""A scenario in memory, and the results of running it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from questhall.core.interface.game import Game, Setup
from questhall.core.records.record import By

if TYPE_CHECKING:
    from questhall.core.scenario.play import Play

TOGETHER = "party"
NOBODY_ASKED = "nobody"


@dataclass(frozen=True)
class Move:
    """One choice: who, which option, and who made it for them."""

    seat: str
    key: str
    by: By = "person"


@dataclass(frozen=True)
class DeclineUntil:
    """Everyone declines until this is asked; by default, until a question that is not a window."""

    seat: str = ""
    occasion: str = ""
    key: str = ""


@dataclass(frozen=True)
class TakeBack:
    """A seat undoes its last choice without anybody's consent."""

    seat: str


AnyMove = Move | DeclineUntil | TakeBack


@dataclass(frozen=True)
class Attempt:
    """What must be refused, and the clause that forbids it; an empty clause accepts any reason."""

    seat: str
    key: str
    clause: str


@dataclass(frozen=True)
class Expectation:
    """Something that must hold: where to look, and what is expected there."""

    label: str
    wanted: object
    look: Callable[[Play], object]
    holds: Callable[[object], bool]


@dataclass(frozen=True)
class Step:
    """A checkpoint: the moves that lead to it, what is refused there, and what holds there.

    In a lesson, `say` is shown before these moves and `otherwise` to a learner who makes a different
    one; both may be empty.
    """

    number: int
    name: str
    moves: tuple[AnyMove, ...]
    refused: tuple[Attempt, ...]
    expectations: tuple[Expectation, ...]
    say: str = ""
    otherwise: str = ""


@dataclass(frozen=True)
class Scenario:
    """A file that has been read and checked. Without a position the game is dealt from the seed.

    One with a `learner` is a lesson, which that seat plays.
    """

    game: Game
    title: str
    about: str
    clauses: tuple[str, ...]
    seats: tuple[str, ...]
    setup: Setup
    seed: int
    position: dict[str, object] | None
    dice: tuple[int, ...]
    orders: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...]
    learner: str = ""


@dataclass(frozen=True)
class Failure:
    """One thing that did not hold."""

    step: int
    name: str
    what: str
    expected: object
    found: object


@dataclass
class Report:
    """The result for one file: passed, failed, or (`error`) could not be run."""

    file: str
    title: str = ""
    steps: int = 0
    checks: int = 0
    failures: list[Failure] = field(default_factory=list)
    error: str = ""

    def holds(self) -> bool:
        return not self.failures and not self.error
