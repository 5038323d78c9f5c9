"""Warnings about our own code fail a test; those of other libraries about themselves do not."""

from __future__ import annotations

import gc
import importlib
import sys
import warnings
from pathlib import Path

import pytest

PEER = """
import warnings

warnings.warn("this library will go", DeprecationWarning, stacklevel=1)


def old(way):
    warnings.warn("this is slow", RuntimeWarning, stacklevel=1)
    warnings.warn("call it otherwise", DeprecationWarning, stacklevel=2)
"""


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A library that warns while it is imported, about itself, and about whoever calls it."""
    (tmp_path / "some_peer.py").write_text(PEER)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "some_peer", raising=False)
    return "some_peer"


def test_what_a_library_says_about_itself_fails_nothing(peer: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        importlib.import_module(peer)

    assert [str(one.message) for one in told] == ["this library will go"]


def test_what_it_says_about_our_call_fails(peer: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        library = importlib.import_module(peer)
        with pytest.raises(DeprecationWarning, match="call it otherwise"):
            library.old(1)

    assert [str(one.message) for one in told] == ["this library will go", "this is slow"]


@pytest.mark.parametrize(
    "module", ["questhall", "questhall.server.live.hall", "tests.suite.test_warnings", "tools.audit"]
)
def test_our_own_warnings_fail(module: str) -> None:
    with pytest.raises(DeprecationWarning):
        warnings.warn_explicit("old", DeprecationWarning, f"{module}.py", 1, module=module)


def test_a_file_left_open_fails(tmp_path: Path) -> None:
    failed: list[object] = []
    hook = sys.unraisablehook

    def note(problem: sys.UnraisableHookArgs) -> None:
        """What other tests or threads have left is none of this test's business."""
        if "left-open" in str(problem.exc_value):
            failed.append(problem.exc_type)
        else:
            hook(problem)

    sys.unraisablehook = note
    try:
        (tmp_path / "left-open").open("w")
        gc.collect()
    finally:
        sys.unraisablehook = hook

    assert failed == [ResourceWarning]
