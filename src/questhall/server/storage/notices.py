"""Notices between servers on one PostgreSQL, each a short line sent by NOTIFY."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Changed:
    """A table has this revision now. Without an id, anything may have happened while nobody listened."""

    table: str = ""
    revision: int = 0

    def line(self) -> str:
        return f"changed {self.table} {self.revision}"


@dataclass(frozen=True)
class Present:
    """Who is at a table through one server: these seats and this many spectators."""

    table: str
    server: str
    seats: tuple[int, ...]
    watching: int

    def line(self) -> str:
        seats = ",".join(map(str, self.seats)) or "-"
        return f"present {self.table} {self.server} {seats} {self.watching}"


@dataclass(frozen=True)
class WhoIsThere:
    """A server has loaded a table and asks who is there through other servers."""

    table: str

    def line(self) -> str:
        return f"who {self.table}"


@dataclass(frozen=True)
class Beat:
    """A server's message to itself, to check that notices still arrive."""

    server: str

    def line(self) -> str:
        return f"beat {self.server}"


Notice = Changed | Present | WhoIsThere | Beat


def read_notice(line: str) -> Notice | None:
    """A notice from its line; None for kinds that only newer servers know.

    >>> read_notice("present t1 a1 0,2 3")
    Present(table='t1', server='a1', seats=(0, 2), watching=3)
    """
    match line.split():
        case ["changed", table, revision]:
            return Changed(table, int(revision))
        case ["present", table, server, seats, watching]:
            held = () if seats == "-" else tuple(int(seat) for seat in seats.split(","))
            return Present(table, server, held, int(watching))
        case ["who", table]:
            return WhoIsThere(table)
        case ["beat", server]:
            return Beat(server)
    return None
