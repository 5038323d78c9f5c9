"""What is printed on a card, space or sheet, as data, for clients that draw it."""

from __future__ import annotations

import msgspec


class Keyword(msgspec.Struct, forbid_unknown_fields=True):
    """A word the rules refer to: Weapon, good, Advance."""

    id: str
    name: str


class PrintedNumber(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    value: int


class Face(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    """What it is: `animal`, `spell`, `location`."""
    kind_name: str
    icon: str
    """Its picture, as the collection game-icons names it."""
    numbers: list[PrintedNumber] = []
    """The printed numbers, also where they are 0."""
    keywords: list[Keyword] = []
    refers: list[tuple[str, str]] = []
    """Other things that it names, by noun and id: where a character starts."""
    texts: dict[str, str] = {}
    """Texts about it other than rules: how a quest begins and ends, what a place is like."""
