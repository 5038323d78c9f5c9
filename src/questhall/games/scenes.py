"""The table as a picture: places in rows and columns, which a cursor can walk on and open."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Place:
    """A space, a zone, a party: where it lies in the picture, what it shows, and what can be read about it."""

    row: int
    column: int
    id: str
    title: str
    lines: tuple[Text, ...] = ()
    things: tuple[tuple[str, str], ...] = ()
    """What lies there, by noun and id, the place itself first."""
