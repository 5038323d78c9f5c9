"""Runs the C compiler: a few units at a time, and none that it has compiled before."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path

from questhall.compiling.problems import BuildFailed
from questhall.compiling.units import Unit

# No warning about generated code helps anybody; looking for misleading indentation takes gcc longer than
# compiling. Nobody replaces our functions at load time; saying so lets the compiler inline them, a third faster
FLAGS = [
    "-w",
    "-Wno-misleading-indentation",
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-DNDEBUG",
    "-fwrapv",
]
INSTALL_HINT = (
    "install gcc or clang, and Python's header files (Debian, Ubuntu: apt install build-essential python3-dev)"
)
DAYS_KEPT = 30
"""How long an object file that nothing needs is kept."""


def find_compiler() -> list[str]:
    """The command of the C compiler: $CC, the one that Python was built with, or another that is here."""
    if sys.platform == "win32":
        raise BuildFailed("on Windows the rules are not compiled yet")
    wanted = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    candidates = [wanted, ["cc"], ["gcc"], ["clang"]]
    found = next((command for command in candidates if shutil.which(command[0])), None)
    if found is None:
        raise BuildFailed(f"no C compiler was found: {INSTALL_HINT}")
    if not (_headers() / "Python.h").is_file():
        raise BuildFailed(f"Python's header files were not found: {INSTALL_HINT}")
    return found


def _headers() -> Path:
    return Path(sysconfig.get_paths()["include"])


class Compiler:
    """The C compiler of this machine, and the folder of what it has compiled."""

    def __init__(self, objects: Path) -> None:
        self._command = find_compiler()
        try:
            from mypyc.build import include_dir
        except ImportError as problem:
            raise BuildFailed(f"mypyc is not installed ({problem})") from None
        runtime = Path(include_dir())
        self._flags = [*FLAGS, *shlex.split(sysconfig.get_config_var("CCSHARED") or "-fPIC")]
        self._flags += [f"-I{folder}" for folder in (_headers(), runtime, runtime / "vecs")]
        version = subprocess.run([*self._command, "--version"], capture_output=True, check=False).stdout
        digest = hashlib.sha256(version)
        digest.update(
            " ".join([*self._command, *FLAGS, sys.implementation.cache_tag or "", sys.version]).encode()
        )
        for path in sorted(runtime.rglob("*.[ch]")):
            digest.update(path.read_bytes())
        self._identity = digest.digest()
        self._objects = objects
        self._running: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._is_stopped = False
        objects.mkdir(parents=True, exist_ok=True)

    def object_of(self, unit: Unit) -> Path:
        """Where the compiled unit is kept: named by all that it depends on."""
        digest = hashlib.sha256(self._identity + unit.flags.encode() + b"\n" + unit.text.encode())
        return self._objects / f"{digest.hexdigest()[:32]}.o"

    def compile(self, units: list[Unit], jobs: int, done: Callable[[Unit], None]) -> list[Path]:
        """The object files of these units. What has not been compiled before is compiled, `jobs` at a time."""
        objects = [self.object_of(unit) for unit in units]
        missing = []
        for unit, path in zip(units, objects, strict=True):
            if path.exists():
                os.utime(path)
                done(unit)
            else:
                missing.append((unit, path))
        with ThreadPoolExecutor(jobs) as pool:
            try:
                futures = {pool.submit(self._compile, unit, path): unit for unit, path in missing}
                for future, unit in futures.items():
                    future.add_done_callback(lambda _, unit=unit: done(unit))  # type: ignore[misc]
                wait(futures, return_when=FIRST_EXCEPTION)
                for future in futures:
                    if future.done():
                        future.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                self._stop()
                raise
        return objects

    def _compile(self, unit: Unit, path: Path) -> None:
        with tempfile.TemporaryDirectory(dir=self._objects, prefix="compiling-") as folder:
            source = Path(folder, "unit.c")
            source.write_text(unit.text, encoding="utf-8")
            made = source.with_suffix(".o")
            self._run([*self._command, unit.flags, *self._flags, "-c", str(source), "-o", str(made)], unit.name)
            made.replace(path)

    def link(self, objects: list[Path], library: Path) -> None:
        words = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
        # Python's own linking command, with the compiler that made the objects.
        flags = [word for word in words if word.startswith("-")] if not _is_framework(words) else words[1:]
        self._run([*self._command, *flags, *map(str, objects), "-o", str(library)], "the library")

    def _run(self, command: list[str], what: str) -> None:
        with self._lock:
            if self._is_stopped:
                raise BuildFailed("stopped")
            running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            self._running.add(running)
        _, said = running.communicate()
        with self._lock:
            self._running.discard(running)
        if running.returncode < 0:
            raise BuildFailed(f"the C compiler was killed at {what}, perhaps for lack of memory")
        if running.returncode:
            last = said.strip().splitlines()[-3:]
            raise BuildFailed(f"the C compiler failed at {what}: {' '.join(last) or running.returncode}")

    def _stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            for running in self._running:
                with contextlib.suppress(ProcessLookupError):
                    running.kill()

    def tidy(self) -> None:
        """Forget what has not been needed for a long time, and what a killed compiler has left."""
        oldest = time.time() - DAYS_KEPT * 86_400
        for path in self._objects.iterdir():
            with contextlib.suppress(OSError):
                if path.stat().st_mtime < oldest:
                    shutil.rmtree(path) if path.is_dir() else path.unlink()


def _is_framework(words: list[str]) -> bool:
    """On macOS the linking command has words that belong together (`-undefined dynamic_lookup`)."""
    return sys.platform == "darwin" and bool(words)
