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

ROOT = Path(__file__).parent.parent


def fingerprints(python_path: str | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path is not None:
        environment["PYTHONPATH"] = python_path
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "fingerprint.py")],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_ci_tests_the_build_it_says() -> None:
    """`make test` runs everything twice: on the files in src, and on the compiled package."""
    if not os.environ.get("CI"):
        pytest.skip("only CI insists on both builds: set CI=1")
    interpreted = os.environ.get("PYTHONPATH") == "src"
    assert build_kind() == ("pure Python" if interpreted else "compiled")


@pytest.mark.slow
def test_interpreted_and_compiled_play_identical_games() -> None:
    compiled = fingerprints(None)
    if compiled["build"] != "compiled" and not os.environ.get("CI"):
        pytest.skip("no compiled build is installed: install a C compiler and run `make install`")
    assert compiled["build"] == "compiled", "CI has to have a compiled build"
    interpreted = fingerprints(str(ROOT / "src"))
    assert interpreted["build"] == "pure Python"
    assert interpreted["prints"] == compiled["prints"]
    assert len(compiled["prints"]) >= 12 + 6
