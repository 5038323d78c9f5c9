"""`questhall admin`: the operator's commands, with or without the server running."""

from __future__ import annotations

import argparse
import ipaddress
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from questhall.cli.arguments import whole_number
from questhall.cli.commands.serve import add_database, database_url
from questhall.core.engine.errors import UsageError

if TYPE_CHECKING:
    from questhall.server.storage.store import Store

EPILOG = """\
examples:
  questhall admin list                       all tables, the latest first
  questhall admin show pQ3xk0aVb2Y7c9Lm      who sits there, and what was said
  questhall admin end pQ3xk0aVb2Y7c9Lm --why "abusive chat"
  questhall admin free pQ3xk0aVb2Y7c9Lm 2    a bot plays seat 2 until its player comes back
  questhall admin ban 203.0.113.7            the address is in the log of the server
  questhall admin announce "Restart in 5 minutes; your games continue afterwards."

Servers see what was done within a few seconds.
"""
MOST_TEXT = 500

Run = Callable[[argparse.Namespace], int]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "admin",
        help="look at the tables of a server, end or delete them, mute or ban addresses",
        description="For the operator of a server. It uses the server's database.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(title="actions", required=True)

    def action(name: str, about: str, run: Run, *names: str) -> argparse.ArgumentParser:
        added = actions.add_parser(name, help=about, description=about)
        for each in names:
            added.add_argument(each)
        add_database(added)
        added.set_defaults(run=run)
        return added

    action("list", "list all tables", run_list).add_argument(
        "--phase", choices=("gathering", "playing", "over")
    )
    action("show", "show one table", run_show, "table")
    ended = action("end", "end a game: nobody can act at the table any longer", run_end, "table")
    ended.add_argument("--why", default="", help="a sentence for the players")
    action("delete", "delete a table with everything that belongs to it", run_delete, "table")
    free = action("free", "give away the seat of someone who is not coming back", run_free, "table")
    free.add_argument("seat", type=whole_number(0, 20))
    free.add_argument(
        "--to", choices=("bot", "anyone"), default="bot", help="default: a bot, until they return"
    )
    for name, about in (
        ("mute", "stop an address from chatting"),
        ("ban", "block an address"),
        ("pardon", "unmute and unblock an address"),
    ):
        action(name, about, run_about_an_address, "address").set_defaults(kind=name)
    action("people", "list everyone who keeps an identity", run_people)
    action("forget", "delete an identity with its ratings", run_forget, "person")
    action("announce", "tell everyone at a table something", run_announce, "text")
    schema = action("schema", "show the schema of the database, or go back to an older one", run_schema)
    schema.add_argument("--downgrade-to", metavar="REVISION", help="before installing an older version")


@contextmanager
def opened(options: argparse.Namespace) -> Iterator[Store]:
    from questhall.server.storage.database import open_database, sqlite_file
    from questhall.server.storage.store import Store

    url = database_url(options, os.environ)
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise UsageError(f"there is no database {file}; name its folder with --data")
    store = Store(open_database(url))
    try:
        yield store
    finally:
        store.close()


def run_list(options: argparse.Namespace) -> int:
    from questhall.server.table.table_document import read_document

    with opened(options) as store:
        for row, changed in store.all_rows():
            if options.phase in (None, row.phase):
                names = ", ".join(name for name in read_document(row.document).names() if name)
                listed = " listed" if row.is_listed else ""
                print(f"{row.id}  {_time(changed)}  {row.phase:9}  {row.game}{listed}  {names}")
    return 0


def run_show(options: argparse.Namespace) -> int:
    from questhall.server.live.operating import loaded
    from questhall.server.table.table_document import read_document

    with opened(options) as store:
        stored = loaded(store, options.table)
    document = read_document(stored.row.document)
    print(f"{stored.row.game}, {stored.row.phase}, made {_time(stored.row.made)}, {len(stored.lines)} lines")
    if document.is_ended:
        print(f"ended by the operator: {document.why_ended}")
    for number, seat in enumerate(document.seats):
        about = [seat.level, "away" if seat.away else "", "vacant" if seat.is_vacant else ""]
        waits = "the table waits" if number in document.asked else ""
        print(f"seat {number}: {' '.join(filter(None, [seat.kind, seat.name, *about, waits]))}")
    for chat in stored.chats:
        print(f"{_time(chat.at)} {document.seats[chat.seat].name}: {chat.text}")
    return 0


def run_end(options: argparse.Namespace) -> int:
    from questhall.server.live.operating import end

    with opened(options) as store:
        end(store, options.table, _checked(options.why))
    return _done(f"Table {options.table} has been ended.")


def run_delete(options: argparse.Namespace) -> int:
    from questhall.server.live.operating import delete

    with opened(options) as store:
        delete(store, options.table)
    return _done(f"Table {options.table} has been deleted.")


def run_free(options: argparse.Namespace) -> int:
    from questhall.server.live.operating import free_seat

    with opened(options) as store:
        free_seat(store, options.table, options.seat, options.to)
    return _done(f"Seat {options.seat} of table {options.table} has been given to {options.to}.")


def run_about_an_address(options: argparse.Namespace) -> int:
    from questhall.server.http.rate_limits import address_of

    try:
        ipaddress.ip_address(options.address)
    except ValueError:
        raise UsageError(
            f"{options.address!r} is not an IP address; those of players are in the server's log"
        ) from None
    address = address_of((options.address, 0))
    with opened(options) as store:
        store.intervene(options.kind, address).result()
    said = {"mute": "may chat no more", "ban": "may come no more", "pardon": "may chat and come again"}
    return _done(f"{address} {said[options.kind]}.")


def run_people(options: argparse.Namespace) -> int:
    with opened(options) as store:
        for person in store.people():
            print(f"{person.id}  {_time(person.seen)}  {person.name}")
    return 0


def run_forget(options: argparse.Namespace) -> int:
    with opened(options) as store:
        if store.person(options.person) is None:
            raise UsageError(f"there is no identity {options.person}")
        store.forget_person(options.person).result()
    return _done(f"{options.person} has been forgotten.")


def run_announce(options: argparse.Namespace) -> int:
    from questhall.server.storage.interventions import ANNOUNCE

    text = _checked(options.text.strip())
    if not text:
        raise UsageError("there is nothing to announce: give a sentence, in quotes")
    with opened(options) as store:
        store.intervene(ANNOUNCE, text=text).result()
    return _done("Everyone at a table will be told within a few seconds.")


def run_schema(options: argparse.Namespace) -> int:
    from questhall.server.storage.database import downgrade, schema_of

    if options.downgrade_to:
        downgrade(database_url(options, os.environ), options.downgrade_to)
        return _done(
            f"The database has schema {options.downgrade_to} now. Start only an older version with it."
        )
    with opened(options) as store, store.engine.connect() as connection:
        return _done(schema_of(connection))


def _checked(text: str) -> str:
    if len(text) > MOST_TEXT or (text and not text.isprintable()):
        raise UsageError(f"use at most {MOST_TEXT} printable characters")
    return text


def _time(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def _done(said: str) -> int:
    print(said)
    return 0
