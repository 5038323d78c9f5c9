"""Records of simulated games, each written completely or not at all."""

from __future__ import annotations

import tempfile
from pathlib import Path

from questhall.core.engine.errors import SaveFailed
from questhall.core.records.record import Line, encode

_UNFINISHED = ".part"


def prepare(folder: Path) -> None:
    """Create the folder and check before the first game that files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise SaveFailed(f"cannot write records to {folder}: {problem.strerror}") from problem
    if next(folder.glob("*.record"), None) is not None:
        raise SaveFailed(f"{folder} already holds records, which are never overwritten; choose an empty folder")


def write_record(path: Path, lines: list[Line]) -> None:
    """Write a record under another name first, so that a partial record never has its name."""
    unfinished = path.with_suffix(_UNFINISHED)
    try:
        unfinished.write_bytes(b"".join(encode(line) for line in lines))
        unfinished.rename(path)
    except OSError as problem:
        unfinished.unlink(missing_ok=True)
        raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem


def sweep(folder: Path) -> None:
    """Remove partial files of stopped workers."""
    for unfinished in folder.glob(f"*{_UNFINISHED}"):
        unfinished.unlink(missing_ok=True)
