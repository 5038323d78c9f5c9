"""Tables in the database: created, read, and changed by actions that name the revision they saw."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from questhall.core.engine.errors import SaveFailed
from questhall.server.storage.database import is_postgresql
from questhall.server.storage.group_commit import Group, Writer
from questhall.server.storage.insert_once import insert_once
from questhall.server.storage.interventions import Intervention, intervene, interventions
from questhall.server.storage.notices import Changed
from questhall.server.storage.people import (
    Person,
    Rate,
    Rating,
    Result,
    Sitting,
    all_people,
    best,
    find_person,
    forget_people,
    games_to_rate,
    keep_results,
    rate_games,
    ratings_of,
    rename,
    results_of,
    seat_people,
    tables_of,
)
from questhall.server.storage.schema import (
    ANALYSES,
    CHATS,
    DEEDS,
    LINES,
    PEOPLE,
    REPLAYS,
    SERVERS,
    SITTINGS,
    TABLES,
)

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids look like. Databases do not even take everything that a request may ask for."""
CHANNEL = "questhall"
"""The channel on which servers on one PostgreSQL announce changes to each other."""
MOST_LISTED = 100
MOST_CHATS = 50
MOST_DEEDS = 2000
"""How many of the latest actions of a table are remembered by their ids, so that none is done twice."""
FORGETTING_EVERY = 200
FORGOTTEN_SERVERS = 24 * 3600
MOST_FORGOTTEN = 100
"""How many old tables are deleted at a time, so that no choice has to wait long."""


@dataclass(frozen=True)
class Chat:
    n: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Row:
    """What is stored about a table besides its record."""

    id: str
    game: str
    phase: str
    is_listed: bool
    needs_driving: bool
    revision: int
    made: int
    document: str


@dataclass(frozen=True)
class Stored:
    """A table as stored, or what has changed since a revision."""

    row: Row
    lines: list[str]
    chats: list[Chat]
    deeds: list[tuple[int, str]]


@dataclass
class Deed:
    """One atomic change of a table. `row` is the result."""

    row: Row
    first_line: int = 0
    lines: list[str] = field(default_factory=list)
    chat: Chat | None = None
    acknowledged: tuple[int, str] | None = None
    sittings: tuple[Sitting, ...] | None = None
    """Who sits there, if that has changed."""
    results: tuple[Result, ...] = ()
    """Once the game is over, if anybody wants to be known again."""
    stays_in_place: bool = False
    """Whether everything that tables are found by is as it was, so that no index has to be written."""


class Store:
    """Reads directly in the calling thread; writes through the writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._tells = is_postgresql(engine)
        self._readers = 0
        self._readers_changed = threading.Condition()
        self._is_closed = False

    def close(self) -> None:
        """Close the database once everything queued is written and every reader has finished.

        A connection that is in use when its pool is disposed of would be left to the garbage collector.
        """
        self._writer.close()
        with self._readers_changed:
            self._is_closed = True
            self._readers_changed.wait_for(lambda: not self._readers)
        self.engine.dispose()

    # Writing

    def make(
        self, row: Row, lines: Sequence[str] = (), sittings: tuple[Sitting, ...] | None = None
    ) -> Future[None]:
        """Store a new table, with the record of its game if it has started."""

        def insert_all(group: Group) -> None:
            _insert_table(group.connection, row)
            _insert_news(group, Deed(row, 0, [*lines], sittings=sittings))

        return self._writer.write(row.id, insert_all)

    def do(self, deed: Deed) -> Future[bool]:
        """Store an action; returns whether it was based on the latest revision. If not, nothing is stored."""
        return self._writer.write(deed.row.id, lambda group: self._do(group, deed))

    def _do(self, group: Group, deed: Deed) -> bool:
        row = deed.row
        values: dict[str, object] = {
            "table": row.id,
            "seen": row.revision - 1,
            "next": row.revision,
            "now": int(time.time()),
            "new_document": row.document,
        }
        statement = _UPDATE_DOCUMENT
        if not deed.stays_in_place:
            statement = _UPDATE_TABLE
            values |= {"new_phase": row.phase, "driving": row.needs_driving}
        if group.change(statement, values) != 1:
            return False
        _insert_news(group, deed)
        if row.revision % FORGETTING_EVERY == 0:
            group.later(_FORGET_DEEDS, {"table": row.id, "until": row.revision - MOST_DEEDS})
        if self._tells:
            group.later(_NOTIFY, {"channel": CHANNEL, "what": Changed(row.id, row.revision).line()})
        return True

    def keep_replay(self, replay_id: str, data: bytes) -> Future[None]:
        """Store an uploaded record; one that is stored already is kept from now on."""
        now = int(time.time())

        def keep(group: Group) -> None:
            again = update(REPLAYS).where(REPLAYS.c.id == replay_id).values(made=now)
            if not group.connection.execute(again).rowcount:
                values = {"id": replay_id, "made": now, "data": data}
                group.connection.execute(insert_once(group.connection, REPLAYS), values)

        return self._writer.write(replay_id, keep)

    def keep_analysis(self, replay_id: str, data: bytes) -> Future[None]:
        """Store the analysis of a game, in place of an older one."""

        def keep(group: Group) -> None:
            group.connection.execute(delete(ANALYSES).where(ANALYSES.c.replay == replay_id))
            values = {"replay": replay_id, "data": data}
            group.connection.execute(insert_once(group.connection, ANALYSES), values)

        return self._writer.write(replay_id, keep)

    def forget(self, before: int, spared: Sequence[str] = ()) -> Future[list[str]]:
        """Delete a batch of older tables and uploaded records; returns none once all are deleted."""
        return self._writer.write("", lambda group: _forget(group.connection, before, spared))

    def note_server(self, name: str) -> Future[None]:
        """Note that a server is running, to check that writing works. Entries of ended servers are removed."""
        now = int(time.time())

        def note(group: Group) -> None:
            is_old = SERVERS.c.seen < now - FORGOTTEN_SERVERS
            group.connection.execute(delete(SERVERS).where((SERVERS.c.name == name) | is_old))
            group.connection.execute(insert(SERVERS), {"name": name, "seen": now})

        return self._writer.write("", note)

    def delete(self, table_id: str) -> Future[bool]:
        """Delete one table and everything that belongs to it; returns whether it existed."""

        def delete_it(group: Group) -> bool:
            found = group.connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1
            for part in (LINES, CHATS, DEEDS, SITTINGS):
                group.connection.execute(delete(part).where(part.c.table_id == table_id))
            group.connection.execute(delete(ANALYSES).where(ANALYSES.c.replay == table_id))
            return found

        return self._writer.write(table_id, delete_it)

    def attend(self, tables: Sequence[str], at: int) -> Future[None]:
        """Note when players were last seen at these tables; 0 if they have all gone."""

        def note(group: Group) -> None:
            attended = update(TABLES).where(TABLES.c.id == bindparam("table")).values(attended=at)
            group.connection.execute(attended, [{"table": table_id} for table_id in sorted(tables)])

        return self._writer.write("", note)

    def rename(self, person: str, name: str) -> Future[None]:
        return self._writer.write("", lambda group: rename(group.connection, person, name))

    def forget_person(self, person: str) -> Future[None]:
        """Delete all that is known about somebody who comes back."""
        return self._writer.write("", lambda group: forget_people(group.connection, [person]))

    def rate_games(self, rate: Rate) -> Future[int]:
        """Rate some of the games that have ended; returns how many."""
        return self._writer.write("", lambda group: rate_games(group.connection, rate))

    def intervene(self, kind: str, target: str = "", text: str = "") -> Future[None]:
        """Store an operator's intervention for all servers to see."""
        return self._writer.write("", lambda group: intervene(group.connection, kind, target, text))

    # Reading

    def interventions(self, after: int) -> list[Intervention]:
        with self._reading() as connection:
            return interventions(connection, after)

    def all_rows(self) -> list[tuple[Row, int]]:
        """All tables with the time of their last activity, latest first."""
        with self._reading() as connection:
            query = _row_query().add_columns(TABLES.c.changed).order_by(TABLES.c.changed.desc())
            return [(Row(*row[:-1]), row[-1]) for row in connection.execute(query)]

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._readers_changed:
            if self._is_closed:
                raise SaveFailed("the database cannot be read: it has been closed")
            self._readers += 1
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as problem:
            reason = str(problem).partition("\n")[0]
            raise SaveFailed(f"the database cannot be read: {reason}") from problem
        finally:
            with self._readers_changed:
                self._readers -= 1
                self._readers_changed.notify()

    def load(self, table_id: str, since: int = 0) -> Stored | None:
        """A table, or what has changed since a revision."""
        if not ID.fullmatch(table_id):
            return None
        with self._reading() as connection:
            # A consistent snapshot, whatever others write meanwhile.
            if is_postgresql(self.engine):
                connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
            found = connection.execute(_row_query().where(TABLES.c.id == table_id)).one_or_none()
            if found is None:
                return None
            return Stored(
                row=Row(*found),
                lines=list(connection.execute(_since(LINES, table_id, since, LINES.c.data)).scalars()),
                chats=[
                    Chat(*chat)
                    for chat in connection.execute(
                        _since(CHATS, table_id, since, CHATS.c.n, CHATS.c.seat, CHATS.c.text, CHATS.c.at)
                    )
                ],
                deeds=[
                    (seat, deed)
                    for seat, deed in connection.execute(
                        select(DEEDS.c.seat, DEEDS.c.deed_id)
                        .where(DEEDS.c.table_id == table_id, DEEDS.c.revision > since)
                        .order_by(DEEDS.c.revision)
                    )
                ],
            )

    def row(self, table_id: str) -> Row | None:
        if not ID.fullmatch(table_id):
            return None
        with self._reading() as connection:
            found = connection.execute(_row_query().where(TABLES.c.id == table_id)).one_or_none()
        return None if found is None else Row(*found)

    def listed(self, attended_since: int, attended_now: Sequence[str] = ()) -> list[Row]:
        """The publicly listed tables at which somebody has been since, or is now, latest first."""
        query = _row_query().where(
            TABLES.c.is_listed,
            TABLES.c.phase.in_(("gathering", "playing")),
            (TABLES.c.attended >= attended_since) | TABLES.c.id.in_(attended_now),
        )
        with self._reading() as connection:
            found = connection.execute(query.order_by(TABLES.c.made.desc()).limit(MOST_LISTED))
            return [Row(*row) for row in found]

    def person(self, person: str) -> Person | None:
        with self._reading() as connection:
            return find_person(connection, person)

    def people(self) -> list[Person]:
        with self._reading() as connection:
            return all_people(connection)

    def tables_of(self, person: str) -> list[Row]:
        """The tables at which somebody sits, the latest first."""
        with self._reading() as connection:
            ids = tables_of(connection, person)
            rows = {row[0]: Row(*row) for row in connection.execute(_row_query().where(TABLES.c.id.in_(ids)))}
        return [rows[table_id] for table_id in ids if table_id in rows]

    def results_of(self, holder: str) -> list[Result]:
        with self._reading() as connection:
            return results_of(connection, holder)

    def ratings_of(self, holder: str) -> list[Rating]:
        with self._reading() as connection:
            return ratings_of(connection, holder)

    def best(self, game: str) -> list[tuple[Rating, str]]:
        """The best ratings in a game, with the names of people."""
        with self._reading() as connection:
            return best(connection, game)

    def has_games_to_rate(self) -> bool:
        with self._reading() as connection:
            return bool(games_to_rate(connection))

    def newest(self) -> int:
        """The time of the last write."""
        with self._reading() as connection:
            tables = connection.execute(select(func.max(TABLES.c.changed))).scalar()
            replays = connection.execute(select(func.max(REPLAYS.c.made))).scalar()
        return max(tables or 0, replays or 0)

    def to_drive(self) -> list[str]:
        """The tables at which a bot or the clock has to act, even if nobody is present."""
        with self._reading() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.needs_driving)).scalars())

    def replay(self, replay_id: str) -> bytes | None:
        return self._data(replay_id, select(REPLAYS.c.data).where(REPLAYS.c.id == replay_id))

    def analysis(self, replay_id: str) -> bytes | None:
        return self._data(replay_id, select(ANALYSES.c.data).where(ANALYSES.c.replay == replay_id))

    def _data(self, replay_id: str, query: Select[Any]) -> bytes | None:
        if not ID.fullmatch(replay_id):
            return None
        with self._reading() as connection:
            data: bytes | None = connection.execute(query).scalar_one_or_none()
        return data


# Executed at every choice, so SQLAlchemy compiles them once.
_UPDATE_DOCUMENT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.revision == bindparam("seen"))
    .values(revision=bindparam("next"), changed=bindparam("now"), document=bindparam("new_document"))
)
_UPDATE_TABLE = _UPDATE_DOCUMENT.values(phase=bindparam("new_phase"), needs_driving=bindparam("driving"))
_INSERT_LINES = insert(LINES)
_INSERT_CHATS = insert(CHATS)
_INSERT_DEEDS = insert(DEEDS)
_FORGET_DEEDS = delete(DEEDS).where(
    DEEDS.c.table_id == bindparam("table"), DEEDS.c.revision <= bindparam("until")
)
_NOTIFY = text("SELECT pg_notify(:channel, :what)")


def _insert_table(connection: Connection, row: Row) -> None:
    connection.execute(
        insert(TABLES),
        {
            "id": row.id,
            "game": row.game,
            "phase": row.phase,
            "is_listed": row.is_listed,
            "needs_driving": row.needs_driving,
            "revision": row.revision,
            "made": row.made,
            "changed": row.made,
            "document": row.document,
        },
    )


def _insert_news(group: Group, deed: Deed) -> None:
    """Insert what an action adds besides the table's own row."""
    common = {"table_id": deed.row.id, "revision": deed.row.revision}
    for n, line in enumerate(deed.lines, start=deed.first_line):
        group.later(_INSERT_LINES, {**common, "n": n, "data": line})
    if deed.chat is not None:
        chat = deed.chat
        said = {"n": chat.n, "seat": chat.seat, "text": chat.text, "at": chat.at}
        group.later(_INSERT_CHATS, {**common, **said})
    if deed.acknowledged is not None:
        seat, deed_id = deed.acknowledged
        group.later(_INSERT_DEEDS, {**common, "seat": seat, "deed_id": deed_id})
    if deed.sittings is not None:
        seat_people(group.connection, deed.row.id, deed.sittings)
    if deed.results:
        keep_results(group.connection, deed.results)


def _forget(connection: Connection, before: int, spared: Sequence[str]) -> list[str]:
    # On PostgreSQL, rows that another server is changing or deleting are skipped, so nobody waits.
    old_tables = select(TABLES.c.id).where(TABLES.c.changed < before, TABLES.c.id.not_in(spared))
    old_replays = select(REPLAYS.c.id).where(REPLAYS.c.made < before)
    tables, replays = (
        list(connection.execute(old.limit(MOST_FORGOTTEN).with_for_update(skip_locked=True)).scalars())
        for old in (old_tables, old_replays)
    )
    for part in (LINES, CHATS, DEEDS, SITTINGS):
        connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    connection.execute(delete(REPLAYS).where(REPLAYS.c.id.in_(replays)))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.replay.in_(tables + replays)))
    absent = select(PEOPLE.c.id).where(PEOPLE.c.seen < before).limit(MOST_FORGOTTEN)
    people = list(connection.execute(absent.with_for_update(skip_locked=True)).scalars())
    forget_people(connection, people)
    return tables + replays + people


def _row_query() -> Any:
    columns = TABLES.c
    return select(
        columns.id,
        columns.game,
        columns.phase,
        columns.is_listed,
        columns.needs_driving,
        columns.revision,
        columns.made,
        columns.document,
    )


def _since(source: Any, table_id: str, since: int, *columns: Any) -> Any:
    """Rows of a table newer than a revision, in order."""
    return select(*columns).where(source.c.table_id == table_id, source.c.revision > since).order_by(source.c.n)
