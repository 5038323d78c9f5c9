"""Opening the database, durable SQLite or PostgreSQL by its URL, and migrating it to the current schema."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from questhall import __version__
from questhall.core.engine.errors import SaveFailed, UsageError

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x5155455354  # one server migrates, the others wait
SQLITE_BUSY_SECONDS = 30
MOST_PAGES_IN_LOG = 20_000
"""From then on SQLite itself carries the log over (80 MB), in case that `checkpoints.py` has not."""
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3",
}
"""How long to wait for PostgreSQL: to connect, while the network is silent, and for an answer. PostgreSQL waits
as long for a server whose machine has died: until then it keeps that server's claims on tables."""


def open_database(url: str) -> Engine:
    """An engine for this database, migrated to the current schema."""
    engine = _make_engine(read_url(url))
    try:
        with engine.begin() as connection:
            _migrate(connection)
    except SaveFailed:
        engine.dispose()
        raise
    except SQLAlchemyError as problem:
        engine.dispose()
        raise SaveFailed(f"cannot use the database {engine.url!r}: {_first_line(problem)}") from problem
    return engine


def sqlite_url(folder: Path) -> str:
    """The database in a data folder."""
    return URL.create("sqlite", database=str(folder / "tables.sqlite")).render_as_string()


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    read = read_url(url)
    return Path(read.database or "") if read.get_backend_name() == "sqlite" else None


def is_postgresql(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def read_url(text_: str) -> URL:
    try:
        url = make_url(text_)
    except ArgumentError as problem:
        raise UsageError(
            "this is not a valid database URL; examples: sqlite:////data/tables.sqlite, "
            "postgresql://user@host/questhall"
        ) from problem
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise UsageError(f"tables can be stored in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    return url


def _make_engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": SQLITE_BUSY_SECONDS})
        event.listen(engine, "connect", _set_sqlite_up)
        return engine
    if find_spec("psycopg") is None:
        raise UsageError(
            "PostgreSQL needs psycopg, which is not installed: pip install 'questhall[postgresql]'"
        )
    return create_engine(url, pool_size=10, pool_timeout=10, pool_pre_ping=True, connect_args=PATIENCE)


def _set_sqlite_up(connection: Any, _record: object) -> None:
    """Sync the write-ahead log at each commit: neither a kill nor a power cut loses what was stored."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES_IN_LOG}")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))  # large tables take a while
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = _migrations(connection)
    check_schema(connection)
    command.upgrade(config, "head")


def _migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def schema_of(connection: Connection) -> str:
    """A database's schema revision; empty if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def known_schemas(connection: Connection) -> list[str]:
    """The revisions that this version knows, newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_migrations(connection)).walk_revisions()]


def check_schema(connection: Connection) -> None:
    """Refuse a database that a newer version has upgraded."""
    current, known = schema_of(connection), known_schemas(connection)
    if current and current not in known:
        raise SaveFailed(
            f"the database has schema {current}, but Questhall {__version__} knows only {known[0]} and older: "
            "a newer version has used it. Install that version again, or restore a backup made before that"
        )


def downgrade(url: str, schema: str) -> None:
    """Bring a database back to an older schema, for an older version."""
    engine = open_database(url)
    try:
        with engine.begin() as connection:
            known = known_schemas(connection)
            if schema not in known:
                raise UsageError(f"unknown schema {schema!r}; known: {', '.join(known)}")
            command.downgrade(_migrations(connection), schema)
    finally:
        engine.dispose()


def _first_line(problem: SQLAlchemyError) -> str:
    return str(problem).partition("\n")[0]
