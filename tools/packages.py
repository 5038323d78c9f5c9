"""Builds the source archive, and wheels from it with several Pythons, and tries each: `make packages`.

The archive is built from a copy without git and installed where no Node.js is found. What has to work then: the
version, games on the compiled rules, a rule's text, and a game without the source anywhere near, all without a
web server or a database library; and with the extra `server` the client's page from a server. The first wheel
is also run without being installed, by pipx and by uvx, and the sources are installed by `pip install .`.

What `make install` or an earlier run compiled on this machine is not compiled again; `--from-nothing` compiles
everything, as it is on the machine of somebody who installs the archive.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
USUAL = ("python3.11", "python3.12", "python3.13", "python3.14")
PYENV = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
TOOLS_ON_PATH = ("cc", "gcc", "clang", "ld", "as", "sh", "env", "uname")
"""What the machine that installs has: a C compiler, and no Node.js."""
LONGEST_START = 60.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.packages", description=__doc__)
    parser.add_argument("pythons", nargs="*", help="names or paths (default: every supported one that is here)")
    parser.add_argument("--from-nothing", action="store_true", help="use nothing that was compiled before")
    wanted = parser.parse_args()
    pythons = wanted.pythons or [found for name in USUAL if (found := find_python(name))]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="questhall packages ") as name:
        folder = Path(name)
        if wanted.from_nothing:
            os.environ["QUESTHALL_CACHE"] = str(folder / "cache")
        archive = make_archive(folder)
        size = archive.stat().st_size / 1e6
        print(f"{archive.name}: {size:.1f} MB, made in {time.monotonic() - began:.0f} s", flush=True)
        for number, python in enumerate(pythons):
            print(try_with(python, archive, folder / f"try-{number}"), flush=True)
        if pythons:
            print(try_running(pythons[0], next((folder / "try-0").glob("*.whl")), folder), flush=True)
            print(try_sources(pythons[0], folder), flush=True)
    print(f"all in {time.monotonic() - began:.0f} s")
    return 0


def find_python(name: str) -> str | None:
    """A Python of this version on the PATH, or among those of pyenv, which are on the PATH only if chosen."""
    newest_first = sorted(PYENV.glob(f"{name.removeprefix('python')}.*/bin/{name}"), key=_release, reverse=True)
    return next(filter(_runs, [name, *map(str, newest_first)]), None)


def _release(python: Path) -> int:
    last = python.parent.parent.name.rpartition(".")[2]
    return int(last) if last.isdigit() else -1


def _runs(python: str) -> bool:
    found = shutil.which(python)
    return (
        found is not None
        and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0
    )


def make_archive(folder: Path) -> Path:
    """The source archive, from the files that git knows but without git."""
    copied = folder / "sources"
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        (copied / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copied / name)
    tools = _environment(sys.executable, folder / "tools")
    _run([tools, "-m", "pip", "install", "--quiet", "build"])
    _run([tools, "-m", "build", "--sdist", "--outdir", folder, copied])
    return next(folder.glob("*.tar.gz"))


def try_with(python: str, archive: Path, folder: Path) -> str:
    """Build a wheel with this Python, install it, and use it; a line of what was seen."""
    programs = folder / "programs"
    programs.mkdir(parents=True)
    for name in TOOLS_ON_PATH:
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    without_node = {**os.environ, "PATH": str(programs), "CI": "1"}  # what cannot be compiled is an error there
    here = _environment(python, folder / "here")
    began = time.monotonic()
    _run([here, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, archive], env=without_node)
    built = time.monotonic() - began
    wheel = next(folder.glob("*.whl"))
    began = time.monotonic()
    _run([here, "-m", "pip", "install", "--quiet", wheel], env=without_node)
    installed = time.monotonic() - began
    program = here.parent / "questhall"
    listed = _run([here, "-m", "pip", "list"]).lower()
    assert not any(name in listed for name in ("starlette", "sqlalchemy", "psycopg")), listed
    version = _run([program, "--version"], cwd=folder).strip()
    assert version.endswith("(compiled)"), version
    number = _run([here, "--version"]).strip()
    games = ["sim", "talisman", "--games", "20", "--seats", "2", "--seed", "7", "--json"]
    assert '"compiled"' in _run([program, *games], cwd=folder)
    assert "hint" in _run([program, "rules", "rent-a-hero", "hint", "--lang", "en"], cwd=folder).lower()
    assert "indice" in _run([program, "rules", "rent-a-hero", "hint-05", "--lang", "fr"], cwd=folder)
    _run([here, "-m", "pip", "install", "--quiet", f"{wheel}[server]"], env=without_node)
    assert "<title>" in _first_page(program, folder)
    size = wheel.stat().st_size / 1e6
    times = f"built in {built:.0f} s, installed in {installed:.0f} s"
    return f"{number}: {version}; wheel of {size:.1f} MB {times}; played and served"


def try_running(python: str, wheel: Path, folder: Path) -> str:
    """Run a wheel's program without installing it; a line of what was seen."""
    tools = _environment(python, folder / "runners").parent
    _run([tools / "python", "-m", "pip", "install", "--quiet", "pipx", "uv"])
    runners: dict[str, list[str | Path]] = {
        "pipx": [tools / "pipx", "run", "--python", tools / "python", "--spec", wheel],
        "uvx": [tools / "uvx", "--python", tools / "python", "--from", wheel],
    }
    for name, runner in runners.items():
        version = _run([*runner, "questhall", "--version"], cwd=folder).strip()
        assert version.endswith("(compiled)"), f"{name}: {version}"
    return f"run by {' and '.join(runners)}"


def try_sources(python: str, folder: Path) -> str:
    """Install the copied sources as `pip install .` does, with the server; a line of what was seen."""
    began = time.monotonic()
    here = _environment(python, folder / "installed")
    _run(
        [here, "-m", "pip", "install", "--quiet", f"{folder / 'sources'}[server]"],
        env={**os.environ, "CI": "1"},
    )
    installed = time.monotonic() - began
    program = here.parent / "questhall"
    version = _run([program, "--version"], cwd=folder).strip()
    assert version.endswith("(compiled)"), version
    assert "<title>" in _first_page(program, folder)
    return f"pip install . in {installed:.0f} s; served"


def _first_page(program: Path, folder: Path) -> str:
    command: list[str | Path] = [program, "serve", "--no-browser", "--port", "0", "--data", folder / "data"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address, timeout=LONGEST_START) as page:
                text: str = page.read().decode()
                return text
        finally:
            server.terminate()


def _environment(python: str, folder: Path) -> Path:
    _run([python, "-m", "venv", folder])
    return folder / "bin" / "python"


def _run(command: list[str | Path], cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
