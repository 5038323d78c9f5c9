"""What happened at the table, for log, animation and statistics; off in simulation.

An event has a public form and, for the seats that may know more, a fuller one: a card's face is
in `secret`, and only the seats in `informed` are told it. Draws of chance are kept beside the events,
for the record.
"""

from __future__ import annotations

from typing import Final, final
from zlib import crc32

from questhall.core.engine.knowledge import EVERYBODY

NOTHING: Final = -1


@final
class EventKind:
    """A kind of event: its name, what its arguments are, and what its secret is, if it has one.

    A field is `name:noun` (`seat:seat`, `hero:hero`) or a bare name for a plain number.
    """

    def __init__(self, name: str, fields: tuple[str, ...] = (), secret: str = "") -> None:
        assert len(fields) <= (2 if secret else 3), f"{name}: an event has three arguments, its secret is one"
        self.name = name
        self.number = crc32(name.encode())
        self.fields = fields
        self.secret = secret


@final
class Event:
    def __init__(self, kind: EventKind, arguments: tuple[int, ...], secret: int, informed: int) -> None:
        self.kind = kind
        self.arguments = arguments
        self.secret = secret
        self.informed = informed

    def is_told_to(self, seat: int) -> bool:
        """Whether this seat is told the secret; spectators (seat -1) are when everybody is."""
        return self.informed == EVERYBODY or (seat >= 0 and bool(self.informed >> seat & 1))


class Journal:
    """Collects what happens between two decisions, until the session fetches it."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.draws: list[tuple[int, int, int]] = []

    def note(self, kind: EventKind, a: int, b: int, c: int) -> None:
        arguments = (a, b, c)[: len(kind.fields)]
        self.events.append(Event(kind, arguments, NOTHING, 0))

    def note_secret(self, kind: EventKind, a: int, b: int, secret: int, informed: int) -> None:
        arguments = (a, b)[: len(kind.fields)]
        self.events.append(Event(kind, arguments, secret, informed))

    def note_look(self, seat: int, face: int) -> None:
        """A seat looks at a card. Logs take what they need from the events that accompany it."""

    def note_draw(self, stream: int, bound: int, value: int) -> None:
        self.draws.append((stream, bound, value))

    def take_events(self) -> list[Event]:
        events = self.events
        self.events = []
        return events

    def take_draws(self) -> list[tuple[int, int, int]]:
        draws = self.draws
        self.draws = []
        return draws


__all__ = ["EVERYBODY", "NOTHING", "Event", "EventKind", "Journal"]
