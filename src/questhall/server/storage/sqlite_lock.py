"""One server per SQLite file, and no other user may read the file: it holds everybody's cards."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO

from questhall.core.engine.errors import SaveFailed

if sys.platform != "win32":
    import fcntl


PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
BESIDES = ("", "-wal", "-shm", ".lock")
"""What the names of the files of one database end with."""


def only_server(database: Path) -> BinaryIO:
    """Lock a database against other servers for as long as the returned file is open."""
    path = database.with_name(f"{database.name}.lock")
    try:
        keep_private(database)
        file = open(path, "ab", opener=_open_private)
    except OSError as problem:
        reason = f"{problem.strerror}; name another folder with --data (make: DATA=FOLDER)"
        raise SaveFailed(f"cannot write {path}: {reason}") from problem
    if sys.platform != "win32":
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            file.close()
            raise SaveFailed(
                f"another server is using {database}; "
                "use another folder for this one with --data (make: DATA=FOLDER)"
            ) from problem
    return file


def keep_private(database: Path) -> None:
    """Create a database's file and folder for this user only; SQLite creates its other files the same way.

    Permissions that an older version left open are tightened. An existing folder stays as it is.
    """
    database.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    os.close(_open_private(str(database), os.O_RDWR | os.O_CREAT))
    for end in BESIDES:
        file = database.with_name(database.name + end)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)
