"""What all tests share."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

from questhall import build_kind
from tests.suite import needs, picking, times

LONGEST = ("tests/every_game/test_builds.py", "tests/server/test_crashes.py", "tests/tools/test_load.py")
"""They are begun first, so that at the end no worker waits for another."""

# The same examples in every run, however slow the machine is. `make soak` looks for others.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


# A script that runs the tests in the background has them, and the programs they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    picking.add_options(parser)
    times.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    picker = picking.make_picker(config)
    if picker:
        config.pluginmanager.register(picker)
    if config.getoption("--fast"):
        config.pluginmanager.register(times.Fast())
    if config.getoption("--times"):
        config.pluginmanager.register(times.Measuring())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_report_header() -> str:
    return f"questhall: {build_kind()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    for line in needs.summary(str(report.longrepr) for report in skipped):
        terminalreporter.write_line(line, yellow=True, bold=True)
