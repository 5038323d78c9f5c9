"""The program that `make install` writes: Ctrl-C shows no traceback even while Python itself starts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import launcher

pytestmark = pytest.mark.skipif(not launcher.can_block(), reason="the env of this system cannot block signals")

PRESSED_WHILE_PYTHON_STARTS = "import signal; signal.raise_signal(signal.SIGINT)\n"
"""As `sitecustomize`, which Python runs before any program."""
SILENT = ""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The program in a folder whose name needs quotes."""
    folder = tmp_path / "my $own games"
    folder.mkdir()
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    launcher.write(folder / "questhall", python)
    return folder / "questhall"


def start(
    program: Path, *words: str, first: str = SILENT, handling: signal.Handlers = signal.SIG_DFL
) -> subprocess.CompletedProcess[str]:
    """Run the program with a `sitecustomize` of its own, Ctrl-C being handled like this by the shell."""
    (program.parent / "sitecustomize.py").write_text(first, encoding="utf-8")
    return subprocess.run(
        [program, *words],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(program.parent)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, handling),
    )


def test_it_starts_questhall_with_all_arguments(program: Path) -> None:
    ended = start(program, "rules", "rent-a-hero", "no such words")

    assert "no such words" in ended.stdout + ended.stderr
    assert ended.returncode != 0


def test_what_plays_with_several_processes_works(program: Path) -> None:
    """Each of them reads the program anew, and must not start it."""
    ended = start(program, "sim", "rent-a-hero", "--games", "8", "--seats", "3", "--workers", "2", "--json")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert '"games":8' in ended.stdout.replace(" ", "")


def test_ctrl_c_while_python_starts_is_one_sentence(program: Path) -> None:
    ended = start(program, "--version", first=PRESSED_WHILE_PYTHON_STARTS)

    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "questhall: interrupted\n")


def test_where_ctrl_c_is_ignored_it_stays_ignored(program: Path) -> None:
    ended = start(program, "--version", first=PRESSED_WHILE_PYTHON_STARTS, handling=signal.SIG_IGN)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_ctrl_c_is_blocked_no_longer_than_that(program: Path) -> None:
    at_the_end = (
        "import atexit, signal\n"
        "atexit.register(lambda: print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])))\n"
    )
    ended = start(program, "--version", first=at_the_end)

    assert ended.stdout.splitlines()[-1] == "False"


def test_without_such_an_env_the_program_of_pip_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "can_block", lambda: False)
    (tmp_path / "questhall").write_text("of pip", encoding="utf-8")

    launcher.write(tmp_path / "questhall", Path(sys.executable))

    assert (tmp_path / "questhall").read_text(encoding="utf-8") == "of pip"
