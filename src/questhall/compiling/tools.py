"""Gets mypyc for a checkout, in the version that its `pyproject.toml` names."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys
import tomllib

from questhall.compiling.library import PACKAGE
from questhall.compiling.problems import BuildFailed
from questhall.compiling.progress import Report, Stage

GETTING_SECONDS = 8.0
WHOLE_BUILD_SECONDS = 90.0


def install_tools(report: Report) -> None:
    """Install what compiling needs, if it is missing."""
    if importlib.util.find_spec("mypyc") is not None:
        return
    report(Stage("fetching", 0.0, GETTING_SECONDS + WHOLE_BUILD_SECONDS))
    project = PACKAGE.parent.parent / "pyproject.toml"
    try:
        wanted = tomllib.loads(project.read_text(encoding="utf-8"))["build-system"]["requires"]
    except OSError:
        raise BuildFailed(
            "mypyc is not installed, and here is no pyproject.toml that says which one to get"
        ) from None
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "ERROR" in line]
        raise BuildFailed(f"pip could not install mypyc: {' '.join(said)[:300]}")
    importlib.invalidate_caches()
