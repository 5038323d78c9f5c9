"""What is said where an optional part is not installed, and that the lists of these parts agree."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from questhall.extras import MODULES, PURPOSES, what_to_install

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
from questhall.cli.main import main
sys.exit(main({arguments!r}))
"""


def run_without(missing: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a Python that cannot import these modules."""
    program = WITHOUT.format(missing=missing, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)


IMPORTED_AS = {"vl-convert-python": "vl_convert"}
"""Packages whose modules have another name."""


def names_in(requirements: list[str]) -> set[str]:
    names = {re.split(r"[^A-Za-z0-9_.-]", line, maxsplit=1)[0].lower() for line in requirements}
    return {IMPORTED_AS.get(name, name) for name in names}


@pytest.mark.parametrize("extra", sorted(PURPOSES))
def test_an_extra_has_the_modules_that_lead_to_it(extra: str) -> None:
    modules = {module for module, of in MODULES.items() if of == extra}

    assert modules == names_in(PROJECT["optional-dependencies"][extra])


def test_all_has_every_extra() -> None:
    [line] = PROJECT["optional-dependencies"]["all"]

    assert {*line.partition("[")[2].rstrip("]").split(",")} == {*PROJECT["optional-dependencies"]} - {"all"}


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"], ["backup", "tables.backup"]], ids=" ".join)
def test_without_a_web_server_its_commands_say_what_to_install(command: list[str]) -> None:
    ended = run_without([name for name, extra in MODULES.items() if extra == "server"], *command)

    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("questhall: serving tables needs")
    assert f"{shlex.quote(sys.executable)} -m pip install 'questhall[server]'" in ended.stderr


def test_simulating_needs_no_extra() -> None:
    ended = run_without([*MODULES], "sim", "rent-a-hero", "--games", "2", "--workers", "1", "--seed", "1")

    assert ended.returncode == 0, ended.stderr
    assert "six heroes" in ended.stdout


def test_a_module_of_ours_that_is_missing_is_no_matter_of_extras() -> None:
    assert what_to_install(ModuleNotFoundError(name="questhall.nothing")) is None
