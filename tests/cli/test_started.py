"""The program as it is started: nobody takes its output, or Ctrl-C comes at the wrong time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
COMMANDS = [
    ["rules", "rent-a-hero"],
    ["rules", "talisman", "--json"],
    ["sim", "rent-a-hero", "--games", "2", "--workers", "1"],
    ["sim", "rent-a-hero", "--games", "2", "--workers", "1", "--json"],
    ["verify", "README.md"],
    ["scenario", "run", "scenarios/rent-a-hero/two-chickens.toml"],
]


def start(*arguments: str, stdout: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "questhall", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, cwd=ROOT)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_output_that_does_not_fit_is_one_sentence(command: list[str]) -> None:
    with FULL.open("w") as full:
        ended = start(*command, stdout=full.fileno())

    assert ended.returncode == 2
    assert ended.stderr == "questhall: cannot write the output: No space left on device\n"


def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ended = start("rules", "talisman", "--json", stdout=writing)
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (1, "")


PRESSED_WHILE_IMPORTING = """
import signal, sys
import importlib.abc

class Press(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "questhall.cli.main":
            try:
                signal.raise_signal(signal.SIGINT)
            except KeyboardInterrupt:
                raise SyntaxError("interrupted in the middle of something") from None

sys.meta_path.insert(0, Press())
from questhall.cli import entry
sys.exit(entry())
"""


def test_ctrl_c_while_the_program_starts() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PRESSED_WHILE_IMPORTING], capture_output=True, text=True, cwd=ROOT
    )

    assert (ended.returncode, ended.stderr) == (130, "questhall: interrupted\n")


PRESSED_AT_THE_END = """
import atexit, signal, sys
from questhall.cli import entry

atexit.register(signal.raise_signal, signal.SIGINT)
sys.argv = ["questhall", "rules", "rent-a-hero", "q3"]
sys.exit(entry())
"""


def test_ctrl_c_while_the_program_ends() -> None:
    ended = subprocess.run([sys.executable, "-c", PRESSED_AT_THE_END], capture_output=True, text=True, cwd=ROOT)

    assert (ended.returncode, ended.stderr) == (0, "")
