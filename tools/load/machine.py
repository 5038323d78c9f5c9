"""On what it was measured."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import subprocess
from importlib.metadata import version
from pathlib import Path

from questhall.core.engine import state
from tests.server.postgres import find_programs
from tools.load import boardgame

LIBRARIES = ("uvicorn", "uvloop", "websockets", "SQLAlchemy")


def described() -> dict[str, str]:
    """The machine and the versions of everything that takes part."""
    compiled = "compiled" if not str(state.__file__).endswith(".py") else "interpreted"
    libraries = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    found = {
        "processor": f"{_processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.release()}",
        "questhall": f"rules {compiled}, Python {platform.python_version()}, {libraries}",
        "SQLite": sqlite3.sqlite_version,
        "load average": Path("/proc/loadavg").read_text().split()[0],
    }
    programs = find_programs()
    if programs is not None:
        found["PostgreSQL"] = _said(str(programs / "postgres"), "--version").split()[2]
    if shutil.which("node") and boardgame.is_installed():
        found["boardgame.io"] = f"{boardgame.version()}, Node.js {_said('node', '--version')}"
    return found


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
