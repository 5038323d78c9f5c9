"""Interpreted and compiled rules play identical games: every game, number of players, set of variants."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall import build_kind
from tests.properties import FEWER, few_kinds

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tests" / "fingerprint.py"


WITHOUT_LIBRT = """
import runpy, sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "librt":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "librt" else real(name, *rest)
sys.argv = ["fingerprint.py", "1"]
runpy.run_path(PATH, run_name="__main__")
"""


def fingerprints(python_path: str | None, *arguments: str) -> dict[str, Any]:
    chosen = ("PYTHONPATH", "QUESTHALL_PURE")
    environment = {name: value for name, value in os.environ.items() if name not in (*chosen, FEWER)}
    if python_path is not None:
        environment.update(zip(chosen, (python_path, "1"), strict=True))
    command = [sys.executable, *(arguments or (str(SCRIPT),))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if python_path is None and "No module named 'questhall'" in done.stderr:
        return {"build": "not installed"}
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_ci_tests_the_build_it_says() -> None:
    """`make test` runs everything twice: on the files in src, and on the compiled package."""
    if not os.environ.get("CI"):
        pytest.skip("only CI insists on both builds: set CI=1")
    interpreted = os.environ.get("PYTHONPATH") == "src"
    assert build_kind() == ("pure Python" if interpreted else "compiled")


def test_interpreted_and_compiled_play_identical_games() -> None:
    compiled = fingerprints(None)
    if compiled["build"] != "compiled" and not os.environ.get("CI"):
        pytest.skip("no compiled build is installed: install a C compiler and run `make install`")
    assert compiled["build"] == "compiled", "CI has to have a compiled build"
    interpreted = fingerprints(str(ROOT / "src"))
    assert interpreted["build"] == "pure Python"
    assert interpreted["prints"] == compiled["prints"]
    assert len(compiled["prints"]) == len(interpreted["prints"]) >= len(few_kinds())


def test_the_rules_play_the_same_games_without_librt() -> None:
    code = WITHOUT_LIBRT.replace("PATH", repr(str(SCRIPT)))
    without = fingerprints(str(ROOT / "src"), "-c", code)
    assert without["arrays"] == "questhall._arrays"
    with_librt = fingerprints(str(ROOT / "src"), str(SCRIPT), "1")
    assert with_librt["arrays"] == "librt.vecs"
    assert without["prints"] == with_librt["prints"]
