"""The servers that are put under load, each started with nothing in it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.server import postgres
from tools.load import boardgame
from tools.load.people import Hosts, Load
from tools.load.questhall import QuesthallHosts, make_tables_of_bots, questhall

SPARE_CONNECTIONS = 100


@dataclass(frozen=True)
class Running:
    """Servers that are up: how to sit down, their processes, the one with the bots, and the database's."""

    hosts: Hosts
    processes: tuple[int, ...]
    with_bots: int
    database: int | None = None


@dataclass(frozen=True)
class Side:
    """A kind of server. `start` is given the load, the number of tables of bots, and a database's address."""

    title: str
    start: Callable[[Load, int, str], AbstractContextManager[Running]]
    why_not: Callable[[str], str]


@contextmanager
def _on_sqlite(load: Load, bot_tables: int, _url: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder, questhall(["--data", folder], _room_for(load)) as server:
        process, address = server
        make_tables_of_bots(address, bot_tables)
        yield Running(QuesthallHosts(address), (process,), with_bots=process)


@contextmanager
def _on_postgresql(
    load: Load, bot_tables: int, url: str, servers: int = 1, spreads: bool = False
) -> Iterator[Running]:
    with ExitStack() as stack:
        database = None
        if not url:
            programs = postgres.find_programs()
            assert programs is not None
            folder = stack.enter_context(postgres.running_cluster(programs, is_durable=True))
            database = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            url = postgres.new_database(folder)
        place = ["--database-url", url]
        started = [stack.enter_context(questhall(place, _room_for(load))) for _ in range(servers)]
        processes, addresses = zip(*started, strict=True)
        make_tables_of_bots(addresses[0], bot_tables)
        hosts = QuesthallHosts(*addresses, spreads=spreads)
        yield Running(hosts, processes, with_bots=processes[0], database=database)


@contextmanager
def _on_boardgame(load: Load, bot_tables: int, _url: str) -> Iterator[Running]:
    with _beside_bots(bot_tables) as with_bots, boardgame.boardgame(None) as (process, address):
        yield Running(boardgame.BoardgameHosts(address), (process,), with_bots)


@contextmanager
def _on_boardgame_files(load: Load, bot_tables: int, _url: str) -> Iterator[Running]:
    with (
        tempfile.TemporaryDirectory() as folder,
        _beside_bots(bot_tables) as with_bots,
        boardgame.boardgame(Path(folder)) as (process, address),
    ):
        yield Running(boardgame.BoardgameHosts(address), (process,), with_bots)


@contextmanager
def _beside_bots(tables: int) -> Iterator[int]:
    """boardgame.io's server has no bots: the same ones think beside it, at a server of ours without people."""
    with tempfile.TemporaryDirectory() as folder, questhall(["--data", folder], SPARE_CONNECTIONS) as server:
        process, address = server
        make_tables_of_bots(address, tables)
        yield process


def _room_for(load: Load) -> int:
    return load.tables * load.people + SPARE_CONNECTIONS


def _nothing(_url: str) -> str:
    return ""


def _no_postgresql(url: str) -> str:
    return "" if url or postgres.find_programs() else postgres.MISSING


SIDES = {
    "sqlite": Side("Questhall, SQLite", _on_sqlite, _nothing),
    "postgresql": Side("Questhall, PostgreSQL", _on_postgresql, _no_postgresql),
    "boardgame": Side("boardgame.io, memory", _on_boardgame, lambda _url: boardgame.why_not()),
    "boardgame-files": Side("boardgame.io, files", _on_boardgame_files, lambda _url: boardgame.why_not()),
    "two-servers": Side(
        "Questhall, PostgreSQL, two servers", partial(_on_postgresql, servers=2), _no_postgresql
    ),
    "two-servers-spread": Side(
        "the same, people spread over both", partial(_on_postgresql, servers=2, spreads=True), _no_postgresql
    ),
}
USUAL = ("sqlite", "postgresql", "boardgame", "boardgame-files")
"""What is measured unless something else is asked for."""
