"""Operators' interventions, as a log that all servers of a database read."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from questhall.server.storage.schema import INTERVENTIONS

CHANGED = "changed"
"""A table (the target) has changed; servers reload it."""
DELETED = "deleted"
MUTE = "mute"
BAN = "ban"
PARDON = "pardon"
"""An address (the target) is muted, banned, or free of both again."""
ANNOUNCE = "announce"
"""The text is shown to everybody at a table."""


@dataclass(frozen=True)
class Intervention:
    n: int
    at: int
    kind: str
    target: str
    text: str


def intervene(connection: Connection, kind: str, target: str = "", text: str = "") -> None:
    connection.execute(
        insert(INTERVENTIONS), {"at": int(time.time()), "kind": kind, "target": target, "text": text}
    )


def interventions(connection: Connection, after: int) -> list[Intervention]:
    columns = INTERVENTIONS.c
    query = select(columns.n, columns.at, columns.kind, columns.target, columns.text)
    return [
        Intervention(*row) for row in connection.execute(query.where(columns.n > after).order_by(columns.n))
    ]


@dataclass
class Unwelcome:
    """Muted and banned addresses."""

    muted: set[str]
    banned: set[str]

    def hear_of(self, what: Intervention) -> None:
        if what.kind == MUTE:
            self.muted.add(what.target)
        elif what.kind == BAN:
            self.banned.add(what.target)
        elif what.kind == PARDON:
            self.muted.discard(what.target)
            self.banned.discard(what.target)
