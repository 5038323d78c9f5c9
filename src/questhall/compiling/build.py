"""Builds the library of compiled rules, and puts it where programs look for it once it is complete and works.

A build that is killed leaves nothing that a program would use; the next one goes on with what was compiled.
"""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from questhall.compiling.compiler import Compiler
from questhall.compiling.library import (
    FILE_NAME,
    LIBRARY_VARIABLE,
    PURE_VARIABLE,
    cache_folders,
    find_library,
    fingerprint,
)
from questhall.compiling.problems import BuildFailed
from questhall.compiling.progress import Progress, Report
from questhall.compiling.translate import translate
from questhall.compiling.units import Unit, make_units

UNFINISHED = "building-"
LIBRARIES_KEPT = 8
"""A library for each of the last states of the sources, for switching back and forth between two."""

TRIAL = """
from importlib import import_module
from questhall import build_kind
from questhall.compiling.sources import compiled_modules
for name in compiled_modules():
    try:
        import_module(name)
    except ModuleNotFoundError as problem:
        # Where wheels are built there are no libraries that a few modules lean on.
        if (problem.name or "").startswith("questhall"):
            raise
assert build_kind() == "compiled"
"""


def build(report: Report, jobs: int = 0) -> Path:
    """The library for the sources as they are, built if it is not there yet."""
    with _locked_cache(report) as cache:
        library = find_library()
        if library is not None:
            return library
        _tidy(cache)
        wanted = fingerprint()
        with tempfile.TemporaryDirectory(dir=cache, prefix=UNFINISHED) as folder:
            made = Path(folder, FILE_NAME)
            make_library(made, cache / "objects", report, jobs)
            if fingerprint() != wanted:
                raise BuildFailed("the sources changed while they were being compiled")
            published = cache / wanted
            shutil.rmtree(published, ignore_errors=True)
            os.rename(folder, published)
            os.mkdir(folder)  # for the process that tidies up after us
    return published / FILE_NAME


def make_library(library: Path, objects: Path, report: Report, jobs: int = 0) -> None:
    """Translate, compile, link, and see that the result works."""
    gc.disable()  # mypy makes millions of objects and keeps them; looking for garbage takes long
    progress = Progress(report)
    compiler = Compiler(objects)
    progress.step("checking")
    translation = translate(lambda: progress.step("translating"))
    progress.step("preparing")
    units = make_units(translation)
    missing = {unit.name: len(unit.text) for unit in units if not compiler.object_of(unit).exists()}
    progress.compiling(sum(missing.values()))

    def done(unit: Unit) -> None:
        if unit.name in missing:  # what was compiled before takes no time
            progress.compiled(unit)

    made = compiler.compile(units, jobs or os.cpu_count() or 1, done)
    progress.step("linking")
    compiler.link(made, library)
    progress.step("trying")
    _try(library)
    compiler.tidy()
    progress.step("done")


def _try(library: Path) -> None:
    """Import every module of it in a process of its own: what does not work is not used."""
    environment = {**os.environ, LIBRARY_VARIABLE: str(library), "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop(PURE_VARIABLE, None)
    tried = subprocess.run(
        [sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True, check=False
    )
    if tried.returncode:
        raise BuildFailed(f"the compiled rules do not work: {tried.stderr.strip().splitlines()[-1:]}")


@contextlib.contextmanager
def _locked_cache(report: Report) -> Iterator[Path]:
    """The folder for the library, for one build at a time."""
    import fcntl

    cache = _writable_folder()
    with open(cache / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            Progress(report).step("waiting")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield cache


def _writable_folder() -> Path:
    tried = cache_folders()
    for folder in tried:
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
    named = " or ".join(map(str, tried)) or "a home folder"
    raise BuildFailed(f"cannot write to {named}: set QUESTHALL_CACHE to another folder")


def kept_objects() -> Path | None:
    """Where earlier builds on this machine left what they compiled, for builds of wheels to use and add to.

    A wheel that is only installed here leaves nothing behind: the folder is not made for it. What belongs to
    somebody else is not trusted: under `sudo`, the home folder may be another user's.
    """
    for folder in cache_folders():
        objects = folder / "objects"
        with contextlib.suppress(OSError):
            is_ours = objects.stat().st_uid == os.geteuid()
            if is_ours and objects.is_dir() and os.access(objects, os.W_OK | os.X_OK):
                return objects
    return None


def _tidy(cache: Path) -> None:
    """Make room for one more library, and keep nothing of builds that were killed: no other one runs now."""
    folders = [path for path in cache.iterdir() if path.is_dir() and path.name != "objects"]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    finished = [path for path in folders if not path.name.startswith(UNFINISHED)]
    for path in folders:
        if path not in finished[: LIBRARIES_KEPT - 1]:
            shutil.rmtree(path, ignore_errors=True)
