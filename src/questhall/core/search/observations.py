"""What each seat observes while a sampled game is played, hashed into one number per seat.

Search trees branch by it: after a hint, the trees of those who hear the answer have one branch for yes and one
for no, and what a peek showed only affects the tree of the seat that peeked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.chance import derive
from questhall.core.engine.events import EventKind, Journal

NOTHING_SEEN: Final = 0


@final
class Onlookers(Journal):
    """A journal that keeps no events, only a hash of what each seat was told since it was last asked."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats = seats
        self.seen = vec[i64]()
        seat: i64 = 0
        while seat < seats:
            self.seen = append(self.seen, NOTHING_SEEN)
            seat += 1

    def note(self, kind: EventKind, a: int, b: int, c: int) -> None:
        self._add_for_all(derive(kind.number, a, b, c))

    def note_secret(self, kind: EventKind, a: int, b: int, secret: int, informed: int) -> None:
        """Those who may know the secret learn it when the card is shown to them."""
        self._add_for_all(derive(kind.number, a, b))

    def note_look(self, seat: int, face: int) -> None:
        self._add(seat, derive(face))

    def note_draw(self, stream: int, bound: int, value: int) -> None:
        """A draw is observed through its consequences."""

    def _add_for_all(self, what: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self._add(seat, what)
            seat += 1

    def _add(self, seat: i64, what: i64) -> None:
        self.seen[seat] = derive(self.seen[seat], what)

    def take(self, seat: i64) -> i64:
        """What this seat has observed since the last call."""
        seen = self.seen[seat]
        self.seen[seat] = NOTHING_SEEN
        return seen
