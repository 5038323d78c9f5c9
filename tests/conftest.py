"""What all tests share."""

from __future__ import annotations

import pytest

from questhall import build_kind
from tests import needs
from tests.picking import add_options, make_picker


def pytest_addoption(parser: pytest.Parser) -> None:
    add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    picker = make_picker(config)
    if picker:
        config.pluginmanager.register(picker)


def pytest_report_header() -> str:
    return f"questhall: {build_kind()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    for line in needs.summary(str(report.longrepr) for report in skipped):
        terminalreporter.write_line(line, yellow=True, bold=True)
