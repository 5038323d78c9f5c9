"""Compiles the rules with mypyc where a C compiler is present; without one the same files run as they are.
Builds the browser client where Node.js is present; without it the server says that it was not built.

QUESTHALL_PURE=1 leaves compiling out, QUESTHALL_NO_CLIENT=1 the client.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
CLIENT = Path("web")
BUILT_CLIENT = SOURCE / "questhall" / "server" / "static"

# Everything that runs inside a playout or a search. The modules around them (sessions, records, texts)
# are plain Python: they lean on libraries and gain nothing.
COMPILED_CORE = [
    "bits",
    "book",
    "cards",
    "chance",
    "contest",
    "data",
    "errors",
    "events",
    "frames",
    "imagination",
    "knowledge",
    "onlookers",
    "ordering",
    "playout",
    "policy",
    "rules",
    "search",
    "state",
    "timing",
    "window",
]
NOT_COMPILED_IN_GAMES = {
    *("__init__", "asked", "board_picture", "campaign", "chronicle", "described", "document", "game"),
    *("position", "quiet", "said", "seen", "terminal", "view"),
}


def compiled_modules() -> list[str]:
    core = [SOURCE / "questhall" / "core" / f"{name}.py" for name in COMPILED_CORE]
    games = [
        path
        for path in sorted((SOURCE / "questhall" / "games").glob("*/**/*.py"))
        if path.stem not in NOT_COMPILED_IN_GAMES
    ]
    return [str(path) for path in [*core, *games]]


def extensions() -> list[Any]:
    if os.environ.get("QUESTHALL_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built = mypycify(compiled_modules(), opt_level="3", debug_level="0")
    for extension in built:
        extension.optional = True
        # Nobody replaces our functions at load time; saying so lets the compiler inline them (a third faster).
        # A new list, for the extensions share theirs.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return built


class BuildWithClient(build_py):
    """Builds the browser client first, so that its files are among those that are packed."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


def build_client() -> None:
    """Let Vite write the client into the package, unless that is newer than all it is made from."""
    if os.environ.get("QUESTHALL_NO_CLIENT") or not (CLIENT / "package-lock.json").exists() or is_built():
        return
    # Node.js may have been installed beside this very Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    npm = shutil.which("npm", path=path)
    if npm is None:
        print("npm was not found: the browser client is left out", file=sys.stderr)
        return
    try:
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=CLIENT, env={**os.environ, "PATH": path}, check=True)
    except subprocess.CalledProcessError as problem:
        if "CI" in os.environ:
            raise
        print(f"the browser client is left out: {problem}", file=sys.stderr)


def is_built() -> bool:
    page = BUILT_CLIENT / "index.html"
    if not page.exists():
        return False
    made_from = [file for file in CLIENT.rglob("*") if "node_modules" not in file.parts and file.is_file()]
    return all(file.stat().st_mtime <= page.stat().st_mtime for file in made_from)


setup(
    cmdclass={"build_py": BuildWithClient},
    packages=[*find_packages("src"), "questhall.ledgers"],
    ext_modules=extensions(),
)
