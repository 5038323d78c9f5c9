"""Sets everything up in `.venv` and shows how far it is: `make play` and all other targets begin here.

It needs Python and nothing else. What is there and up to date is left alone, so most of the time it only looks.

    python3 tools/set_up.py play       what is needed to play in the browser
    python3 tools/set_up.py install    that, and the compiled rules
    python3 tools/set_up.py test       that, and what the tests need
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (people who type `make play` may have any Python)
    sys.exit("Questhall needs Python 3.11 or newer. Try: make PYTHON=python3.11 play")

import hashlib
import os
import subprocess
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts" if sys.platform == "win32" else "bin") / "python"
sys.path.insert(0, str(ROOT))

from tools import client, launcher  # noqa: E402

PLACE = VENV / "questhall-place"
"""Says where the environment was made: its programs do not survive a move."""
REQUIREMENTS = {
    "test": "requirements-dev.txt",
    "bench": "requirements-bench.txt",
    "pgx": "requirements-pgx.txt",
    "cluster": "requirements-cluster.txt",
    "docs": "requirements-docs.txt",
    "training": "requirements-training.txt",
}
LEAST_PIP = 23
SHOWN_EVERY = 0.2


class SetUpFailed(Exception):
    """Nothing can go on without this; the message says what is missing."""


def main(arguments: list[str]) -> int:
    goal = arguments[0] if arguments else "install"
    try:
        set_up(goal)
    except SetUpFailed as problem:
        print(f"questhall: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nquesthall: interrupted; the next start goes on from here", file=sys.stderr)
        return 130
    return 0


def set_up(goal: str) -> None:
    """Do whatever is missing for this goal: environment and client side by side, then the rest."""
    environment = Environment()
    steps = Steps()
    if not environment.has("libraries"):
        steps.add("Python environment", 1, environment.make)
        steps.add("libraries", 8, environment.install_libraries)
    else:
        environment.made.set()
        launcher.write(PYTHON.with_name("questhall"), PYTHON)  # an older one may be there
    if not client.is_built() and not os.environ.get("QUESTHALL_NO_CLIENT"):
        steps.add("browser client", 9, lambda: build_client(environment), beside=True)
    if goal in REQUIREMENTS and not environment.has(goal):
        steps.add(f"libraries for make {goal}", 20, lambda: environment.install_requirements(goal))
    steps.run()
    if goal != "play" and not os.environ.get("QUESTHALL_PURE"):
        compile_rules()


def compile_rules() -> None:
    """Compile the rules; if that fails, the interpreted ones are used."""
    done = subprocess.run([PYTHON, "-m", "questhall.compiling", "--get-tools"], cwd=ROOT, check=False)
    if done.returncode and os.environ.get("CI"):
        raise SetUpFailed("CI has to have compiled rules")


def build_client(environment: Environment) -> str:
    """Build the client; if that fails, the terminal still works."""
    try:
        if client.find_npm() is None:
            environment.made.wait()
            environment.pip("install", client.NODE)
            done = subprocess.run(
                [PYTHON, "-m", "tools.client"], cwd=ROOT, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise client.ClientFailed(done.stderr.strip())
        else:
            client.build()
    except (client.ClientFailed, SetUpFailed) as problem:
        if os.environ.get("CI"):
            raise SetUpFailed(str(problem)) from None
        return f"left out: {problem}"
    return ""


class Environment:
    """The virtual environment, with a note of what has been installed into it and from which lists."""

    def __init__(self) -> None:
        project = tomllib.loads(_text("pyproject.toml"))
        extras = project["project"]["optional-dependencies"]
        self._libraries = [*project["project"]["dependencies"], *extras["server"]]
        required = project["build-system"]["requires"]
        self._setuptools = next(line for line in required if line.startswith("setuptools"))
        self.made = threading.Event()

    def has(self, part: str) -> bool:
        note = VENV / f"questhall-{part}"
        return PYTHON.exists() and note.is_file() and note.read_text(encoding="ascii") == self._wanted(part)

    def _wanted(self, part: str) -> str:
        """What is noted when this part has been installed: it changes with all that the part depends on."""
        wanted = _text(REQUIREMENTS[part]) if part in REQUIREMENTS else "\n".join(self._libraries)
        return hashlib.sha256(f"{sys.version} {ROOT} {wanted}".encode()).hexdigest()

    def _note(self, part: str) -> None:
        (VENV / f"questhall-{part}").write_text(self._wanted(part), encoding="ascii")

    def make(self) -> str:
        if not self._works():
            command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
            if _has_pip():
                # Unpacking Python's own copy of pip takes seconds; it is installed with the libraries.
                command.append("--without-pip")
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                hint = "Python's venv does not work; install it (Debian, Ubuntu: apt install python3-venv)"
                raise SetUpFailed(f"{hint}\n{(done.stderr or done.stdout).strip()}")
            PLACE.write_text(str(ROOT), encoding="utf-8")
        self.made.set()
        return ""

    def _works(self) -> bool:
        """Whether there is an environment of this Python, made in this very folder, with pip in it."""
        if not PYTHON.exists() or not PLACE.is_file() or PLACE.read_text(encoding="utf-8") != str(ROOT):
            return False
        code = "import sys, pip; print(sys.version)"
        said = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=False)
        return said.returncode == 0 and said.stdout.strip() == sys.version

    def install_libraries(self) -> str:
        self.pip("install", "--no-compile", "pip", self._setuptools, *self._libraries)
        # The checkout itself, as it is: what is edited is what runs.
        self.pip("install", "--no-deps", "--no-build-isolation", "-e", str(ROOT))
        launcher.write(PYTHON.with_name("questhall"), PYTHON)
        self._note("libraries")
        return ""

    def install_requirements(self, part: str) -> str:
        # What is used is compiled to bytecode when it is first used; most of it never is.
        self.pip("install", "--no-compile", "-r", str(ROOT / REQUIREMENTS[part]))
        self._note(part)
        return ""

    def pip(self, *words: str) -> None:
        own = [str(PYTHON), "-m", "pip"]
        outer = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
        command = [*(outer if _has_pip() else own), "--quiet", "--disable-pip-version-check", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if "ERROR" in line]
            raise SetUpFailed(
                f"pip could not install what is needed (is there a network?): {' '.join(errors)[:600]}"
            )


def _has_pip() -> bool:
    """Whether this Python has a pip that can install into other environments; all can from version 23 on."""
    from importlib import metadata  # most of the time nothing has to be installed

    try:
        version = metadata.version("pip")
    except metadata.PackageNotFoundError:
        return False
    return int(version.partition(".")[0]) >= LEAST_PIP


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


class Step:
    def __init__(self, name: str, usual: float, work: Callable[[], str]) -> None:
        self.name = name
        self.usual = usual
        """Seconds that it takes on a usual machine."""
        self.work = work
        self.started = self.ended = 0.0
        self.remark = ""

    def line(self) -> str:
        if not self.started:
            return f"  . {self.name}"
        seconds = (self.ended or time.monotonic()) - self.started
        sign = "+" if self.ended else ">"
        return f"  {sign} {self.name:<24}{seconds:4.0f} s  {self.remark}".rstrip()


class Steps:
    """Steps of work, shown while they run: a line for each, with its time."""

    def __init__(self) -> None:
        self._rows: list[list[Step]] = [[], []]
        self._is_live = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._shown = 0
        self._failed: list[BaseException] = []

    def add(self, name: str, usual: float, work: Callable[[], str], beside: bool = False) -> None:
        self._rows[1 if beside else 0].append(Step(name, usual, work))

    def run(self) -> None:
        """Run both rows side by side, the steps of each one after another."""
        if not any(self._rows):
            return
        usual = max(sum(step.usual for step in row) for row in self._rows)
        print(
            f"Setting up Questhall (only the first time): about {usual:.0f} seconds, plus downloads.",
            flush=True,
        )
        threads = [threading.Thread(target=self._work, args=(row,), daemon=True) for row in self._rows if row]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            self._show()
            for thread in threads:
                thread.join(SHOWN_EVERY / len(threads))
        self._show()
        if self._failed:
            raise self._failed[0]

    def _work(self, row: list[Step]) -> None:
        for step in row:
            step.started = time.monotonic()
            try:
                step.remark = step.work()
            except BaseException as problem:
                self._failed.append(problem)
                return
            step.ended = time.monotonic()
            if not self._is_live:
                print(step.line(), flush=True)

    def _show(self) -> None:
        if not self._is_live:
            return
        lines = [step.line() for row in self._rows for step in row]
        up = f"\x1b[{self._shown}F" if self._shown else ""
        sys.stdout.write(up + "".join(f"\x1b[K{line}\n" for line in lines))
        sys.stdout.flush()
        self._shown = len(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
