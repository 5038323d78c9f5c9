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
from tests.every_game.properties import FEWER, few_kinds

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "every_game" / "fingerprint.py"


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


def fingerprints(pure: str, *arguments: str) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != FEWER}
    done = subprocess.run(
        [sys.executable, *(arguments or (str(SCRIPT),))],
        env={**environment, "QUESTHALL_PURE": pure, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_ci_tests_the_build_it_says() -> None:
    """`make test` runs everything twice: on interpreted and on compiled rules."""
    if not os.environ.get("CI"):
        pytest.skip("only CI insists on both builds: set CI=1")
    assert build_kind() == ("pure Python" if os.environ.get("QUESTHALL_PURE") else "compiled")


def test_interpreted_and_compiled_play_identical_games() -> None:
    compiled = fingerprints("")
    if compiled["build"] != "compiled" and not os.environ.get("CI"):
        pytest.skip("the rules are not compiled: install a C compiler and run `make install`")
    assert compiled["build"] == "compiled", "CI has to have a compiled build"
    interpreted = fingerprints("1")
    assert interpreted["build"] == "pure Python"
    assert interpreted["prints"] == compiled["prints"]
    assert len(compiled["prints"]) == len(interpreted["prints"]) >= len(few_kinds())


def test_the_rules_play_the_same_games_without_librt() -> None:
    code = WITHOUT_LIBRT.replace("PATH", repr(str(SCRIPT)))
    without = fingerprints("1", "-c", code)
    assert without["arrays"] == "questhall._librt_fallback"
    with_librt = fingerprints("1", str(SCRIPT), "1")
    assert with_librt["arrays"] == "librt.vecs"
    assert without["prints"] == with_librt["prints"]
