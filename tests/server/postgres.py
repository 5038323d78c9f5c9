"""A PostgreSQL of the test run's own: made, started and thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

USER = "questhall"
START_SECONDS = 300
INSTALLED_BY = "apt-get install postgresql"
MISSING = f"PostgreSQL is not installed: on Debian, {INSTALLED_BY}"

_numbers = count(1)


def find_programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`; Debian keeps them off the path."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists()), None)


@contextmanager
def running_cluster(programs: Path, is_durable: bool = False) -> Iterator[Path]:
    """A cluster that listens at a socket in its own folder only. Tests need not wait for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="questhall-pg-"))
    user = _unprivileged_user()
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    try:
        _run(programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")
        fsync = "on" if is_durable else "off"
        settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync={fsync}"
        start = ("-D", data, "-w", "-t", START_SECONDS, "-l", folder / "log", "-o", settings, "start")
        _run(programs / "pg_ctl", *start)
        try:
            yield folder
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "-t", START_SECONDS, "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def restart(folder: Path) -> None:
    """Stop a cluster as if it had crashed, and start it again."""
    programs = find_programs()
    assert programs is not None
    how = ("-D", folder / "data", "-m", "immediate", "-w", "-t", START_SECONDS, "-l", folder / "log")
    _run(programs / "pg_ctl", *how, "restart")


def new_database(folder: Path) -> str:
    """The address of an empty database in a cluster."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(_address(folder, "postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return _address(folder, name)


def _address(folder: Path, database: str) -> str:
    return f"postgresql://{USER}@/{database}?host={folder}"


def _unprivileged_user() -> str | None:
    """PostgreSQL refuses to run as root; then another user has to."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(
        words, user=_unprivileged_user(), cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=2 * START_SECONDS,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
