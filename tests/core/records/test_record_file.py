"""A full disk, a crash, a key pressed at the wrong moment: the file stays whole and the game as it was."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall.core.engine.errors import SaveFailed
from questhall.core.records import record_file
from questhall.core.records.record_file import RecordFile
from questhall.core.records.session import Session
from tests.core.records.played_games import GAME, after, begin, choose_at_random, written

FULL = Path("/dev/full")


class Disk:
    """A file on a disk that has only so much room left, and may fail in other ways."""

    def __init__(self, path: Path, mode: str, buffering: int) -> None:
        self.file: Any = open(path, mode, buffering=buffering)
        self.room = 10**9
        self.error: BaseException = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.can_truncate = True

    def write(self, data: memoryview) -> int:
        if self.room == 0:
            raise self.error
        written: int = self.file.write(data[: self.room])
        self.room -= written
        return written

    def truncate(self, length: int) -> None:
        if not self.can_truncate:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.file.truncate(length)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


@pytest.fixture
def disks(monkeypatch: pytest.MonkeyPatch) -> list[Disk]:
    """All files that records open from now on."""
    opened: list[Disk] = []

    def open_disk(path: Path, mode: str, buffering: int) -> Disk:
        opened.append(Disk(path, mode, buffering))
        return opened[-1]

    monkeypatch.setattr(record_file, "open", open_disk, raising=False)
    return opened


def kept(path: Path, choices: int = 49) -> Session:
    session = after(choices)
    session.keep_in(path)
    return session


def expect_unchanged(session: Session, path: Path, error: type[BaseException] = SaveFailed) -> None:
    """A choice fails, and neither the game nor the file is touched by it."""
    before = session.digest(), len(session.lines), len(session.made), path.read_bytes()
    asked = session.decision()

    with pytest.raises(error):
        choose_at_random(session, random.Random(1))

    assert (session.digest(), len(session.lines), len(session.made), path.read_bytes()) == before
    assert session.decision() == asked


@pytest.mark.parametrize("room", [0, 1, 50, 200])
def test_a_full_disk_changes_nothing_and_the_same_choice_works_later(
    tmp_path: Path, disks: list[Disk], room: int
) -> None:
    path = tmp_path / "game.record"
    session, untouched = kept(path), after(49)
    disks[0].room = room

    expect_unchanged(session, path)

    disks[0].room = 10**9
    for each in (session, untouched):
        choose_at_random(each, random.Random(1))
    session.close()
    assert path.read_bytes() == written(session) == written(untouched)


def test_the_error_names_the_file_and_the_reason(tmp_path: Path, disks: list[Disk]) -> None:
    session = kept(tmp_path / "game.record")
    disks[0].room = 10

    with pytest.raises(
        SaveFailed, match=r"game.record: No space left on device; everything before this is safe"
    ):
        choose_at_random(session, random.Random(1))
    session.close()


def test_what_could_not_be_cut_back_is_cut_before_the_next_choice(tmp_path: Path, disks: list[Disk]) -> None:
    path = tmp_path / "game.record"
    session = kept(path)
    whole = path.read_bytes()
    disks[0].room, disks[0].can_truncate = 20, False

    with pytest.raises(SaveFailed):
        choose_at_random(session, random.Random(1))
    assert path.read_bytes() == whole + path.read_bytes()[len(whole) :] != whole

    disks[0].room, disks[0].can_truncate = 10**9, True
    choose_at_random(session, random.Random(1))
    session.close()
    assert path.read_bytes() == written(session)


def test_what_could_not_be_cut_back_is_dropped_when_resuming(tmp_path: Path, disks: list[Disk]) -> None:
    path = tmp_path / "game.record"
    session = kept(path)
    whole = path.read_bytes()
    disks[0].room, disks[0].can_truncate = 20, False
    with pytest.raises(SaveFailed):
        choose_at_random(session, random.Random(1))
    session.close()

    resumed = Session.resume(GAME, path)
    resumed.close()

    assert path.read_bytes() == whole
    assert resumed.digest() == session.digest()


def test_an_interruption_while_saving_changes_nothing(tmp_path: Path, disks: list[Disk]) -> None:
    path = tmp_path / "game.record"
    session = kept(path)
    disks[0].room, disks[0].error = 30, KeyboardInterrupt()

    expect_unchanged(session, path, KeyboardInterrupt)
    session.close()


def test_an_undo_that_cannot_be_saved_changes_nothing(tmp_path: Path, disks: list[Disk]) -> None:
    path = tmp_path / "game.record"
    session = kept(path, choices=60)
    before = session.digest(), path.read_bytes(), len(session.made)
    disks[0].room = 10

    with pytest.raises(SaveFailed):
        session.undo(0, to=3, consent=True)

    assert (session.digest(), path.read_bytes(), len(session.made)) == before
    disks[0].room = 10**9
    session.undo(0, to=55, consent=True)
    session.close()
    assert session.digest() == after(55).digest()
    assert path.read_bytes() == written(session)


def test_a_record_that_cannot_be_started_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, mode: str, buffering: int) -> Disk:
        disk = Disk(path, mode, buffering)
        disk.room = 100
        return disk

    monkeypatch.setattr(record_file, "open", full, raising=False)

    with pytest.raises(SaveFailed, match="No space left"):
        begin().keep_in(tmp_path / "game.record")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
def test_a_really_full_device_is_an_error_of_ours() -> None:
    file = RecordFile(FULL, "r+b")

    with pytest.raises(SaveFailed, match="No space left on device"):
        file.write(begin().lines)
    file.close()


def test_a_folder_that_cannot_be_made_is_an_error_of_ours(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(SaveFailed, match="cannot write"):
        begin().keep_in(tmp_path / "file" / "game.record")


KILLED = """
import os, random, signal, sys
from pathlib import Path
from tests.core.records.played_games import after, choose_at_random

session = after(10)
session.keep_in(Path(sys.argv[1]))
chooser, write = random.Random(1), os.write

def die_in_the_middle(data):
    write(file.fileno(), bytes(data)[: len(data) // 2])
    os.kill(os.getpid(), signal.SIGKILL)

for _ in range(5):
    choose_at_random(session, chooser)
file = session._file._file
session._file._file = type("Dying", (), {
    "write": staticmethod(die_in_the_middle), "seek": file.seek, "fileno": file.fileno,
})()
choose_at_random(session, chooser)
"""


def test_a_program_killed_while_writing_loses_only_the_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "game.record"

    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(path)], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )

    assert killed.returncode == -signal.SIGKILL
    assert not path.read_bytes().endswith(b"\n")
    session = Session.resume(GAME, path)
    session.close()
    assert len(session.made) == 15
    assert path.read_bytes() == written(session)
