"""A record on disk: appended line by line, durable before a choice counts, never left damaged."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

from questhall.core.errors import SaveFailed
from questhall.core.record import Line, encode


class RecordFile:
    """The file one game is kept in; what was written before is never in danger.

    It is unbuffered: what a full disk refused must not come back with the next choice.
    """

    def __init__(self, path: Path, length: int | None = None) -> None:
        """Make a new file, or go on with an existing one after its first `length` bytes."""
        self.path = path
        self._length = length or 0
        self._is_torn = False
        try:
            if length is None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = open(path, "xb" if length is None else "r+b", buffering=0)
            if self._size() > self._length:
                self._cut_back()
        except OSError as problem:
            raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem

    @classmethod
    def create(cls, path: Path, lines: list[Line]) -> RecordFile:
        """A new file with these lines; if they cannot be written there will be no file."""
        file = cls(path)
        try:
            file.write(lines)
            _make_durable(path.parent)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise
        return file

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
        """How long the file is; writing goes on at its end."""
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


def _make_durable(folder: Path) -> None:
    """A new file is safe once its folder is; not every system can be told so."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
