"""Tests that need a program which is missing say so; in CI they fail."""

from __future__ import annotations

import pytest

from tests.suite.needs import is_missing


def test_outside_ci_they_are_skipped_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="this test needs Chromium: apt-get install chromium"):
        is_missing("Chromium", "apt-get install chromium")


def test_in_ci_they_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="this test needs Chromium"):
        is_missing("Chromium", "apt-get install chromium")
