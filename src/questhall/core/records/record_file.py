"""A record on disk: appended line by line, durable before a choice counts, never left damaged."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO, Literal

from questhall.core.engine.errors import SaveFailed
from questhall.core.records.record import Line, encode, read_record, whole_lines

if sys.platform != "win32":
    import fcntl


class RecordFile:
    """The file of one game; what was written before is never at risk.

    It is locked while it is open, so nobody else can write to it. It is unbuffered: what a full disk
    refused must not be written with the next choice.
    """

    def __init__(self, path: Path, mode: Literal["xb", "r+b"]) -> None:
        """Create a new file (`xb`), or append to an existing one (`r+b`)."""
        self.path = path
        self._is_torn = False
        try:
            if mode == "xb":
                path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = open(path, mode, buffering=0)
        except OSError as problem:
            raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem
        try:
            _lock(self._file)
            self._length = self._size()
        except OSError as problem:
            self.close()
            reason = "another program is writing to it" if _is_locked(problem) else problem.strerror
            raise SaveFailed(f"cannot write {path}: {reason}") from problem

    @classmethod
    def create(cls, path: Path, lines: list[Line]) -> RecordFile:
        """A new file with these lines; if they cannot be written, no file is left."""
        file = cls(path, "xb")
        try:
            file.write(lines)
            make_durable(path.parent)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise
        return file

    @classmethod
    def reopen(cls, path: Path) -> tuple[RecordFile, bytes]:
        """Open an existing file to continue it, and its whole lines; a torn line is cut off at the next write.

        Nothing that another program has written since is missed or cut off.
        """
        data = read_record(path)
        file = cls(path, "r+b")
        if file._length != len(data):
            file.close()
            raise SaveFailed(f"cannot write {path}: another program has just written to it")
        whole = whole_lines(data) or data
        file._length = len(whole)
        file._is_torn = len(whole) < len(data)
        return file, whole

    def write(self, lines: list[Line]) -> None:
        """Append lines and make them durable; on failure the file is cut back to what it was."""
        data = b"".join(encode(line) for line in lines)
        try:
            self._append(data)
        except OSError as problem:
            self._give_up()
            raise SaveFailed(
                f"cannot save to {self.path}: {problem.strerror}; everything before this is safe"
            ) from problem
        except BaseException:
            self._give_up()
            raise

    def _append(self, data: bytes) -> None:
        if self._is_torn:
            self._cut_back()
        if self._size() != self._length:
            raise SaveFailed(f"cannot save to {self.path}: something else has written to it")
        self._is_torn = True
        rest = memoryview(data)
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())
        self._length += len(data)
        self._is_torn = False

    def _size(self) -> int:
        """The file's length, where writing continues."""
        return self._file.seek(0, os.SEEK_END)

    def _cut_back(self) -> None:
        self._file.truncate(self._length)
        self._is_torn = False

    def _give_up(self) -> None:
        """Cut back now if possible; otherwise before the next write, or when the record is resumed."""
        with contextlib.suppress(OSError):
            if self._is_torn:
                self._cut_back()

    def close(self) -> None:
        self._file.close()


def _lock(file: BinaryIO) -> None:
    """Lock the file until it is closed; file systems without locks are used unlocked."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if _is_locked(problem):
            raise


def _is_locked(problem: OSError) -> bool:
    return isinstance(problem, BlockingIOError)


def make_durable(folder: Path) -> None:
    """A new file is durable once its folder is; not every system can sync folders."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
