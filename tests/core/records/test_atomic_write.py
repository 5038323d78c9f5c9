"""Files that are written completely or not at all."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from questhall.core.engine.errors import SaveFailed
from questhall.core.records.atomic_write import write_whole


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    for data in (b"one", b"two"):
        write_whole(path, data)
        assert path.read_bytes() == data
    assert [*tmp_path.iterdir()] == [path]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(b"older")

    def full(self: Path, data: bytes) -> int:
        with open(self, "wb") as file:
            file.write(data[:2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(SaveFailed, match=r"cannot write .*page\.html: No space left on device"):
        write_whole(path, b"newer")
    assert path.read_bytes() == b"older"
    assert [*tmp_path.iterdir()] == [path]


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveFailed, match="Is a directory"):
        write_whole(tmp_path, b"x")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes")
def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(path, b"page")
        assert os.read(reader, 100) == b"page"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)
