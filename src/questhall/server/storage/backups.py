"""Backups of a whole database: SQLite through its own API, PostgreSQL through its command-line programs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from questhall.core.engine.errors import SaveFailed, UsageError
from questhall.server.storage.database import check_schema, read_url, sqlite_file
from questhall.server.storage.sqlite_lock import BESIDES, keep_private, only_server

MAGIC = b"SQLite format 3\0"
SET_ASIDE = ".before-restore"


def back_up(url: str, target: Path) -> None:
    """Copy a consistent snapshot into a new file; servers may keep running."""
    if target.exists():
        raise UsageError(f"{target} already exists; a backup is always a new file")
    source = sqlite_file(url)
    if source is None:
        _run_postgresql("pg_dump", url, "--format=custom", "--no-owner", f"--file={_made(target)}")
        return
    if not source.exists():
        raise UsageError(f"there is no database {source}")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        _copy(source, unfinished)
        unfinished.replace(target)
    except (OSError, sqlite3.Error) as problem:
        unfinished.unlink(missing_ok=True)
        raise SaveFailed(f"cannot back up {source} to {target}: {problem}") from problem


def restore(url: str, backup: Path, replace: bool) -> Path | None:
    """Replace the database's tables with those of a backup; no server may be running.

    Returns where the previous SQLite database was moved.
    """
    if not backup.is_file():
        raise UsageError(f"there is no backup {backup}")
    target = sqlite_file(url)
    if target is None:
        if not replace:
            raise UsageError("this replaces all tables in the database; stop all servers and add --replace")
        _run_postgresql(
            "pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(backup)
        )
        return None
    _check(backup)
    had_tables = target.exists()
    if had_tables and not replace:
        raise UsageError(f"{target} already has tables; add --replace to set it aside")
    with only_server(target):
        aside = target.with_name(target.name + SET_ASIDE)
        restored = target.with_name(f"{target.name}.restored")
        restored.unlink(missing_ok=True)
        try:
            _copy(backup, restored)
            if had_tables:
                _copy_over(target, aside)
            for end in BESIDES[:3]:
                target.with_name(target.name + end).unlink(missing_ok=True)
            restored.replace(target)
        except (OSError, sqlite3.Error) as problem:
            raise SaveFailed(f"cannot restore {backup}: {problem}") from problem
    return aside if had_tables else None


def _copy(source: Path, target: Path) -> None:
    keep_private(target)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        [(found,)] = new.execute("PRAGMA integrity_check")
    if found != "ok":
        raise SaveFailed(f"{source} is damaged: {found}")
    with open(target, "rb") as file:
        os.fsync(file.fileno())


def _copy_over(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    _copy(source, target)


def _check(backup: Path) -> None:
    """Refuse a file that is not a backup, or is from a newer version, before anything is touched."""
    with open(backup, "rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise UsageError(f"{backup} is not a backup of a SQLite database")
    engine = create_engine(URL.create("sqlite", database=str(backup)))
    try:
        with engine.connect() as connection:
            check_schema(connection)
    finally:
        engine.dispose()


def _made(target: Path) -> Path:
    """A file that only this user can read, for another program to write to."""
    keep_private(target)
    return target


def _run_postgresql(program: str, url: str, *options: str) -> None:
    """Run one of PostgreSQL's programs, passing the password where other users cannot see it."""
    found = shutil.which(program)
    if found is None:
        raise UsageError(f"this needs {program}: install PostgreSQL's client programs")
    address = read_url(url).set(drivername="postgresql")
    environment = {**os.environ}
    if address.password:
        environment["PGPASSWORD"] = str(address.password)
    name = address.set(password=None).render_as_string(hide_password=False)
    done = subprocess.run(
        [found, f"--dbname={name}", *options], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SaveFailed(f"{program} failed: {done.stderr.strip()}")
