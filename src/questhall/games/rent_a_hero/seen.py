"""What `view.py` gives, with its types: for whoever draws it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Member(msgspec.Struct):
    hero: str
    used: bool


class Player(msgspec.Struct):
    party: list[Member]
    hand_size: int
    hand: list[str] | None
    eliminated: list[str | None]

    def used(self) -> int:
        return sum(member.used for member in self.party)


class Hint(msgspec.Struct):
    hero: str | None
    answer: str | None


class Requirement(msgspec.Struct):
    hero: str
    ignored: bool


class Wanderer(msgspec.Struct):
    at: int
    sender: int = msgspec.field(name="from")
    hero: str | None


class Announced(msgspec.Struct):
    seat: int
    hero: str
    target: int | str | None
    cancelled: bool


class Result(msgspec.Struct):
    ending: str
    winners: list[int]


class TableView(msgspec.Struct):
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    active: int
    players: list[Player]
    deck: int
    discard: list[str | None]
    hints: list[Hint]
    requirement: Requirement | None
    wanderer: Wanderer | None
    recruited: str | None
    announced: list[Announced]
    result: Result | None = None


def read(view: Mapping[str, object]) -> TableView:
    return msgspec.convert(view, TableView)
