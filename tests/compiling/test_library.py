"""Programs run on the compiled rules that belong to their sources, and on no others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from questhall.compiling.library import FILE_NAME, find_library, fingerprint
from questhall.compiling.sources import PACKAGE, compiled_modules

SAY_KIND = "import questhall, questhall.games.talisman.game; print(questhall.build_kind())"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("QUESTHALL_")}
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**usual, **path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_library_that_cannot_be_loaded_is_left_alone(tmp_path: Path) -> None:
    broken = tmp_path / fingerprint() / FILE_NAME
    broken.parent.mkdir()
    broken.write_bytes(b"\x7fELF, but not really")
    done = run(SAY_KIND, QUESTHALL_CACHE=str(tmp_path))
    assert done.returncode == 0
    assert done.stdout == "pure Python\n"
    assert "the compiled rules cannot be used" in done.stderr


def test_a_library_of_other_sources_is_ignored(tmp_path: Path) -> None:
    other = tmp_path / ("0" * 32) / FILE_NAME
    other.parent.mkdir()
    other.write_bytes(b"whatever")
    done = run(SAY_KIND, QUESTHALL_CACHE=str(tmp_path))
    assert (done.stdout, done.stderr) == ("pure Python\n", "")


def test_interpreted_rules_can_be_asked_for() -> None:
    assert run(SAY_KIND, QUESTHALL_PURE="1").stdout == "pure Python\n"


def test_compiled_rules_are_found_and_used() -> None:
    if find_library() is None:
        assert not os.environ.get("CI"), "CI has to have a compiled build"
        pytest.skip("the rules are not compiled: install a C compiler and run `make install`")
    cache = {name: os.environ[name] for name in ("QUESTHALL_CACHE",) if name in os.environ}
    assert run(SAY_KIND, **cache).stdout == "compiled\n"
    file = run("import questhall.core.engine.state as state; print(state.__file__)", **cache).stdout
    assert not file.strip().endswith(".py")


def test_the_fingerprint_follows_the_compiled_sources_and_the_builder(tmp_path: Path) -> None:
    copied = tmp_path / "questhall"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "static", "*.ftl"))
    code = "from questhall.compiling.library import fingerprint; print(fingerprint())"

    def now() -> str:
        return run(code, PYTHONPATH=os.pathsep.join([str(tmp_path), *sys.path])).stdout.strip()

    before = now()
    assert before == fingerprint()
    for changed, matters in (
        ("core/engine/bits.py", True),
        ("compiling/units.py", True),
        ("core/records/session.py", False),
    ):
        path = copied / changed
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "# changed\n", encoding="utf-8")
        assert (now() != before) is matters, changed
        path.write_text(text, encoding="utf-8")


def test_rules_are_compiled_and_what_surrounds_them_is_not() -> None:
    modules = compiled_modules()
    assert {
        "questhall.core.engine.state",
        "questhall.core.search.tree_search",
        "questhall.games.talisman.turn.turn",
    } <= modules.keys()
    assert "questhall.core.records.session" not in modules
    assert "questhall.games.talisman.game" not in modules
    assert all(path.is_file() for path in modules.values())
