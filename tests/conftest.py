"""What all tests share."""

from __future__ import annotations

from questhall import build_kind


def pytest_report_header() -> str:
    return f"questhall: {build_kind()}"
