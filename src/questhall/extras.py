"""The optional parts of the package, and what to say when one of them is not installed.

Who only simulates installs neither a web server nor a database driver: those come with an extra, such as
`pip install 'questhall[server]'`.
"""

from __future__ import annotations

import shlex
import sys

PURPOSES = {
    "server": "serving tables needs a web server and a database library",
    "rl": "learning environments need NumPy, Gymnasium and PettingZoo",
    "report": "Parquet files and reports need Arrow and a plotting library",
    "cluster": "playing on a cluster needs Ray",
}
"""The extras of pyproject.toml that a command or a module asks for, and why."""

MODULES = {
    "alembic": "server",
    "httptools": "server",
    "openskill": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "gymnasium": "rl",
    "numpy": "rl",
    "pettingzoo": "rl",
    "altair": "report",
    "pyarrow": "report",
    "vl_convert": "report",
    "ray": "cluster",
}
"""The extra that brings each module, by the name under which it is imported."""


def what_to_install(missing: ModuleNotFoundError) -> str | None:
    """A sentence about the extra that brings a missing module, or None if none does.

    It names the Python that runs: the `pip` on the path may belong to another.

    >>> what_to_install(ModuleNotFoundError(name="starlette.routing"))
    "serving tables needs a web server and a database library: ...python... -m pip install 'questhall[server]'"
    """
    extra = MODULES.get((missing.name or "").partition(".")[0])
    if extra is None:
        return None
    return f"{PURPOSES[extra]}: {shlex.quote(sys.executable)} -m pip install 'questhall[{extra}]'"
