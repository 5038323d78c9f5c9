"""What servers at one PostgreSQL tell each other, each as one short line over NOTIFY."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Changed:
    """A table has this revision now. Without an id anything may have happened while nobody listened."""

    table: str = ""
    revision: int = 0

    def line(self) -> str:
        return f"changed {self.table} {self.revision}"


@dataclass(frozen=True)
class Present:
    """Who is at a table by way of one server: these seats, and so many who watch."""

    table: str
    server: str
    seats: tuple[int, ...]
    watching: int

    def line(self) -> str:
        seats = ",".join(map(str, self.seats)) or "-"
        return f"present {self.table} {self.server} {seats} {self.watching}"


@dataclass(frozen=True)
class WhoIsThere:
    """A server has woken a table and wants to know who is at it elsewhere."""

    table: str

    def line(self) -> str:
        return f"who {self.table}"


@dataclass(frozen=True)
class Beat:
    """A server tells itself that it can still be heard."""

    server: str

    def line(self) -> str:
        return f"beat {self.server}"


Notice = Changed | Present | WhoIsThere | Beat


def read_notice(line: str) -> Notice | None:
    """A notice from its line; what a newer server says and this one does not know is nothing.

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
