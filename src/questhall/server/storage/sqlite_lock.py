"""One server per SQLite file: a second one would not hear what the first one stores."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from questhall.core.engine.errors import SaveFailed

if sys.platform != "win32":
    import fcntl


def only_server(database: Path) -> BinaryIO:
    """Keep other servers away from a database for as long as the file returned is open."""
    path = database.with_name(f"{database.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open(path, "ab")
    except OSError as problem:
        reason = f"{problem.strerror}; name another folder with --data"
        raise SaveFailed(f"cannot write {path}: {reason}") from problem
    if sys.platform != "win32":
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            file.close()
            raise SaveFailed(
                f"another server is using {database}; use another folder for this one with --data"
            ) from problem
    return file
