"""Records of simulated games: each is in its folder whole or not at all."""

from __future__ import annotations

import tempfile
from pathlib import Path

from questhall.core.engine.errors import SaveFailed
from questhall.core.records.record import Line, encode

_UNFINISHED = ".part"


def prepare(folder: Path) -> None:
    """Make the folder and find out before the first game whether it takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise SaveFailed(f"cannot write records to {folder}: {problem.strerror}") from problem
    if next(folder.glob("*.record"), None) is not None:
        raise SaveFailed(f"{folder} already holds records, which are never overwritten; choose an empty folder")


def write_record(path: Path, lines: list[Line]) -> None:
    """Write a whole record under another name first, so that no half record ever bears its name."""
    unfinished = path.with_suffix(_UNFINISHED)
    try:
        unfinished.write_bytes(b"".join(encode(line) for line in lines))
        unfinished.rename(path)
    except OSError as problem:
        unfinished.unlink(missing_ok=True)
        raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem


def sweep(folder: Path) -> None:
    """Remove what a worker was writing when it was stopped."""
    for unfinished in folder.glob(f"*{_UNFINISHED}"):
        unfinished.unlink(missing_ok=True)
