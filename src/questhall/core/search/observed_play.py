"""What statistics keep of a game played inside compiled code: how often things were used, and all decisions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.engine.events import EventKind, Journal
from questhall.core.engine.state import State

SECRET: Final = 3
"""The place of an event's secret, behind its three arguments."""
NO_PLACE: Final = -1
DECISION_SIZE: Final = 5
_SEATS: Final = 16
_THINGS: Final = 1 << 16


@final
class UseCounts(Journal):
    """Counts events by what and whom they are about, instead of keeping them.

    `shapes` has, for the number of a kind of event, its index, the place of its seat among the arguments and
    the place of what it is about. Kinds that are not listed are not counted.
    """

    def __init__(self, shapes: dict[int, tuple[int, int, int]]) -> None:
        super().__init__()
        self.shapes = shapes
        self.counts: dict[int, int] = {}

    def clear(self) -> None:
        self.counts = {}

    def note(self, kind: EventKind, a: int, b: int, c: int) -> None:
        self._count(kind, a, b, c, NO_PLACE)

    def note_secret(self, kind: EventKind, a: int, b: int, secret: int, informed: int) -> None:
        self._count(kind, a, b, NO_PLACE, secret)

    def note_draw(self, stream: int, bound: int, value: int) -> None:
        """Draws are not counted."""

    def _count(self, kind: EventKind, a: int, b: int, c: int, secret: int) -> None:
        shape = self.shapes.get(kind.number)
        if shape is None:
            return
        index, seat_place, thing_place = shape
        arguments = (a, b, c, secret)
        seat = NO_PLACE if seat_place == NO_PLACE else arguments[seat_place]
        use = (index * _THINGS + arguments[thing_place]) * _SEATS + seat + 1
        self.counts[use] = self.counts.get(use, 0) + 1


def unpack_use(use: int) -> tuple[int, int, int]:
    """The index of the kind of event, what it was about, and the seat, or -1 for none."""
    rest, seat = divmod(use, _SEATS)
    index, thing = divmod(rest, _THINGS)
    return index, thing, seat - 1


@final
class DecisionLog:
    """Every decision of a game in order: `DECISION_SIZE` numbers each."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def clear(self) -> None:
        self.numbers = []

    def note(self, state: State, seat: i64, index: i64) -> None:
        """Called before a choice: who answers, what is asked, among how many options, and what is chosen."""
        self.numbers.append(int(seat))
        self.numbers.append(int(state.asking))
        self.numbers.append(int(state.option_count))
        self.numbers.append(int(index))
        self.numbers.append(int(state.options[index]))
