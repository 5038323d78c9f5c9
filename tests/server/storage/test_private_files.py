"""The files of a database are for the server's user only: they hold everybody's cards."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Running, sqlite_in


@pytest.fixture(autouse=True)
def _everybody_may_read() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def test_nobody_else_may_read_a_new_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with Running(sqlite_in(folder)) as server:
        server.make("Ana", "easy", "easy")
        modes = {file.name: mode(file) for file in folder.iterdir()}
    assert set(modes) == {f"tables.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(modes.values()) == {"0o600"}
    assert mode(folder) == "0o700"


def test_an_older_database_is_closed_to_others_and_its_folder_stays_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "tables.sqlite").touch(0o644)
    with Running(sqlite_in(tmp_path)) as server:
        server.make("Ana", "easy", "easy")
        assert mode(tmp_path / "tables.sqlite") == mode(tmp_path / "tables.sqlite-wal") == "0o600"
    assert mode(tmp_path) == "0o755"
