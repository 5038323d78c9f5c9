"""A build that fails says why and leaves a working program; what has been compiled is not compiled again."""

from __future__ import annotations

import io
import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from questhall.compiling import build as building
from questhall.compiling import progress as progress_
from questhall.compiling.compiler import Compiler
from questhall.compiling.library import FILE_NAME, fingerprint
from questhall.compiling.problems import BuildFailed
from questhall.compiling.progress import Bar, Progress, Stage
from questhall.compiling.units import Unit

UNIT = Unit("one", "int questhall_one(void) { return 1; }\n")


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    pytest.importorskip("mypyc", reason="mypyc is not installed: run `make install`")
    try:
        return Compiler(tmp_path / "objects")
    except BuildFailed as problem:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(problem))


def program(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_a_unit_is_compiled_once(compiler: Compiler) -> None:
    done: list[str] = []
    made = compiler.compile([UNIT], 2, lambda unit: done.append(unit.name))
    written = made[0].stat().st_ino
    assert compiler.compile([UNIT], 2, lambda unit: done.append(unit.name)) == made
    assert made[0].stat().st_ino == written
    assert done == ["one", "one"]
    assert compiler.object_of(UNIT._replace(text="int questhall_two;")) != made[0]
    assert compiler.object_of(UNIT._replace(flags="-O1")) != made[0]


def test_what_does_not_compile_says_where(compiler: Compiler) -> None:
    with pytest.raises(BuildFailed, match=r"failed at wrong: .*error"):
        compiler.compile([UNIT, Unit("wrong", "int questhall_wrong = ;\n")], 1, lambda _unit: None)
    assert not compiler.object_of(Unit("wrong", "int questhall_wrong = ;\n")).exists()


def test_a_compiler_that_is_killed_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mypyc", reason="mypyc is not installed: run `make install`")
    monkeypatch.setenv("CC", str(program(tmp_path, "cc", '[ "$1" = --version ] || kill -9 $$')))
    with pytest.raises(BuildFailed, match="killed at one, perhaps for lack of memory"):
        Compiler(tmp_path / "objects").compile([UNIT], 1, lambda _unit: None)
    assert not list((tmp_path / "objects").glob("*.o"))


def test_a_machine_without_compiler_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "cc-that-is-not-there")
    with pytest.raises(BuildFailed, match="no C compiler was found: install gcc or clang"):
        Compiler(tmp_path / "objects")


def test_a_build_that_fails_leaves_interpreted_rules(tmp_path: Path) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name != "QUESTHALL_PURE"},
        "PYTHONPATH": os.pathsep.join(sys.path),
        "QUESTHALL_CACHE": str(tmp_path / "cache"),
        "PATH": str(tmp_path),
        "CC": "cc-that-is-not-there",
    }
    command = [sys.executable, "-m", "questhall.compiling"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.startswith("The rules were not compiled; they run interpreted, with weaker bots: ")
    assert done.stderr == ""
    said = subprocess.run(
        [sys.executable, "-m", "questhall", "--version"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.stdout.endswith("(pure Python)\n")


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("QUESTHALL_CACHE", str(file / "cache"))
    with pytest.raises(BuildFailed, match=r"cannot write to .*cache: set QUESTHALL_CACHE to another folder"):
        building.build(lambda _stage: None)


def test_a_library_is_published_only_when_it_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUESTHALL_CACHE", str(tmp_path))

    def broken(library: Path, *_rest: object) -> None:
        library.write_bytes(b"no library")
        building._try(library)

    monkeypatch.setattr(building, "make_library", broken)
    with pytest.raises(BuildFailed, match="the compiled rules do not work"):
        building.build(lambda _stage: None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock"]


def test_what_is_published_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUESTHALL_CACHE", str(tmp_path))
    monkeypatch.setattr(building, "make_library", lambda library, *_rest: library.write_bytes(b"a library"))
    for number in range(12):
        old = tmp_path / f"{number:032x}"
        old.mkdir()
        os.utime(old, (number, number))
    (tmp_path / f"{building.UNFINISHED}killed").mkdir()
    library = building.build(lambda _stage: None)
    assert library == tmp_path / fingerprint() / FILE_NAME
    assert library.read_bytes() == b"a library"
    kept = [path for path in tmp_path.iterdir() if path.is_dir()]
    assert len(kept) == building.LIBRARIES_KEPT, "old libraries go, and what a killed build has left"
    shutil.rmtree(library.parent)


def test_wheels_use_what_was_compiled_here_and_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUESTHALL_CACHE", str(tmp_path / "cache"))
    assert building.kept_objects() is None
    assert not (tmp_path / "cache").exists()
    objects = tmp_path / "cache" / "objects"
    objects.mkdir(parents=True)
    assert building.kept_objects() == objects
    monkeypatch.setattr(os, "geteuid", lambda: objects.stat().st_uid + 1)
    assert building.kept_objects() is None, "what another user compiled is not trusted"


class Clock:
    """Goes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(progress_, "time", self)

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize("seconds", [(0, 0, 0, 0, 0), (1, 2, 3, 4, 5), (60, 5, 5, 0, 1), (0, 60, 0, 60, 0)])
def test_progress_grows_to_the_whole(seconds: tuple[float, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """However long each step takes."""
    clock = Clock(monkeypatch)
    told: list[Stage] = []
    progress = Progress(told.append)
    steps: list[Callable[[], None]] = [
        lambda: progress.compiling(len(UNIT.text) * 2),
        lambda: progress.compiled(UNIT),
        lambda: progress.compiled(UNIT),
        lambda: progress.step("linking"),
        lambda: progress.step("done"),
    ]
    progress.step("checking")
    for step, passed in zip(steps, seconds, strict=True):
        clock.now += passed
        step()
    assert [stage.share for stage in told] == sorted(stage.share for stage in told)
    assert told[-1].share == 1.0
    assert all(stage.seconds_left > 0 for stage in told[:-1])


def test_people_without_a_terminal_see_a_line_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    out = io.StringIO()
    bar = Bar(out)
    for stage in (Stage("checking", 0.0, 90.0), Stage("compiling", 0.2, 60.0), Stage("compiling", 0.5, 30.0)):
        bar.report(stage)
    clock.now = 71.4
    bar.finished()
    assert out.getvalue().splitlines() == [
        "Compiling the rules: checking types, 90 s left",
        "Compiling the rules: running the C compiler, 60 s left",
        "The rules are compiled (71 s).",
    ]


def test_other_programs_are_told_in_json(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PATH": str(tmp_path), "CC": "none"}
    environment = {**environment, "QUESTHALL_PURE": "", "QUESTHALL_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "questhall.compiling", "--behind"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["failed"]]
