"""Files that are written completely or not at all."""

from __future__ import annotations

from pathlib import Path

from questhall.core.engine.errors import SaveFailed


def write_whole(path: Path, data: bytes) -> None:
    """Write under another name first: readers find the old file or the new one, and a full disk leaves neither
    half of one.

    A device or a pipe is written to as it is: nobody wants a file in its place.
    """
    unfinished = path.with_name(f"{path.name}.part")
    is_special = path.exists() and not path.is_file()
    try:
        if is_special:
            path.write_bytes(data)
        else:
            unfinished.write_bytes(data)
            unfinished.replace(path)
    except OSError as problem:
        if not is_special:
            unfinished.unlink(missing_ok=True)
        raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem
