"""Players who come back, in the database: who they are, where they sit, their results and ratings."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, text, update

from questhall.server.storage.insert_once import insert_once
from questhall.server.storage.schema import PEOPLE, RATINGS, RESULTS, SITTINGS, TABLES

NONE, DUE, DONE = "none", "due", "done"
"""Whether a result counts for ratings, and has been counted."""
MOST_SHOWN = 100
MOST_RATED = 20
"""How many games are rated in one transaction."""
SEEN_SECONDS = 24 * 3600
"""How exactly it is stored when somebody was last seen."""
RATING_LOCK = 0x5241544544
"""On PostgreSQL one server rates at a time, so that games are rated in the order in which they ended."""


@dataclass(frozen=True)
class Sitting:
    """A seat that belongs to somebody who wants to be known again."""

    seat: int
    person: str
    name: str


@dataclass(frozen=True)
class Result:
    """How a game ended for one seat. The holder is a person's id, `bot:LEVEL`, or empty for anybody else."""

    table_id: str
    seat: int
    holder: str
    name: str
    game: str
    has_won: bool
    ended: int
    rating: str


@dataclass(frozen=True)
class Rating:
    holder: str
    game: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    made: int
    seen: int


Rate = Callable[[Sequence[Result], dict[str, Rating]], list[Rating]]
"""Given the results of one game and the ratings of those who have one, gives their ratings afterwards."""


# Writing


def seat_people(connection: Connection, table_id: str, sittings: Sequence[Sitting]) -> None:
    """Note who sits at a table now; new people get an entry, under the name of the seat."""
    connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table_id))
    for one in sorted(
        sittings, key=lambda sitting: sitting.person
    ):  # in one order, so that no two servers deadlock
        connection.execute(insert(SITTINGS), {"table_id": table_id, "seat": one.seat, "person": one.person})
        note_person(connection, one.person, one.name)


def note_person(connection: Connection, person: str, name: str) -> None:
    """Note that somebody is there. Their name stays the one they have chosen."""
    now = int(time.time())
    known = connection.execute(select(PEOPLE.c.seen).where(PEOPLE.c.id == person)).scalar()
    if known is None:
        new = {"id": person, "name": name, "made": now, "seen": now}
        connection.execute(insert_once(connection, PEOPLE), new)
    elif known < now - SEEN_SECONDS:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=now))


def rename(connection: Connection, person: str, name: str) -> None:
    note_person(connection, person, name)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))


def forget_people(connection: Connection, people: Sequence[str]) -> None:
    """Delete all that is known about them. Other players keep their results, without these names."""
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(people)))
    connection.execute(delete(SITTINGS).where(SITTINGS.c.person.in_(people)))
    connection.execute(delete(RATINGS).where(RATINGS.c.holder.in_(people)))
    gone = update(RESULTS).where(RESULTS.c.holder.in_(people))
    connection.execute(gone.values(holder="", name="", rating=NONE))


def keep_results(connection: Connection, results: Sequence[Result]) -> None:
    connection.execute(insert(RESULTS), [vars(one) for one in results])


def rate_games(connection: Connection, rate: Rate) -> int:
    """Rate games that have ended, the oldest first; returns how many."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING_LOCK})
    tables = games_to_rate(connection)
    for table_id in tables:
        _rate_game(connection, table_id, rate)
    return len(tables)


def games_to_rate(connection: Connection) -> list[str]:
    due = select(RESULTS.c.table_id).where(RESULTS.c.rating == DUE).group_by(RESULTS.c.table_id)
    oldest_first = due.order_by(func.min(RESULTS.c.ended), RESULTS.c.table_id)
    return list(connection.execute(oldest_first.limit(MOST_RATED)).scalars())


def _rate_game(connection: Connection, table_id: str, rate: Rate) -> None:
    results = [
        Result(*row) for row in connection.execute(select(RESULTS).where(RESULTS.c.table_id == table_id))
    ]
    results.sort(key=lambda one: one.seat)
    holders = {one.holder for one in results}
    here = (RATINGS.c.holder.in_(holders)) & (RATINGS.c.game == results[0].game)
    before = {row.holder: Rating(*row) for row in connection.execute(select(RATINGS).where(here))}
    # People who have been deleted since are not rated, and neither is the game.
    after = rate(results, before) if all(holders) else []
    if after:
        connection.execute(delete(RATINGS).where(here))
        connection.execute(insert(RATINGS), [vars(one) for one in after])
    rated = update(RESULTS).where(RESULTS.c.table_id == table_id)
    connection.execute(rated.values(rating=DONE if after else NONE))


# Reading


def find_person(connection: Connection, person: str) -> Person | None:
    found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
    return None if found is None else Person(*found)


def all_people(connection: Connection) -> list[Person]:
    """Everybody, latest seen first."""
    return [Person(*row) for row in connection.execute(select(PEOPLE).order_by(PEOPLE.c.seen.desc()))]


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody sits, the latest first."""
    found = (
        select(TABLES.c.id)
        .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        .where(SITTINGS.c.person == person)
        .group_by(TABLES.c.id)
    )
    return list(connection.execute(found.order_by(TABLES.c.changed.desc()).limit(MOST_SHOWN)).scalars())


def results_of(connection: Connection, holder: str) -> list[Result]:
    """The latest results of a holder, with those of everybody at the same tables; the latest first."""
    own = select(RESULTS.c.table_id).where(RESULTS.c.holder == holder).order_by(RESULTS.c.ended.desc())
    tables = list(connection.execute(own.limit(MOST_SHOWN)).scalars())
    found = select(RESULTS).where(RESULTS.c.table_id.in_(tables))
    rows = connection.execute(found.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id, RESULTS.c.seat))
    return [Result(*row) for row in rows]


def ratings_of(connection: Connection, holder: str) -> list[Rating]:
    found = select(RATINGS).where(RATINGS.c.holder == holder).order_by(RATINGS.c.game)
    return [Rating(*row) for row in connection.execute(found)]


def best(connection: Connection, game: str) -> list[tuple[Rating, str]]:
    """The best ratings in a game with the names of people (bots have none), as far as they are certain."""
    found = (
        select(RATINGS, PEOPLE.c.name)
        .outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.holder)
        .where(RATINGS.c.game == game)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.holder)
    )
    return [(Rating(*row[:-1]), row[-1] or "") for row in connection.execute(found.limit(MOST_SHOWN))]
