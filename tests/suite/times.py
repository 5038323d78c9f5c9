"""Which tests are fast, by measured time: `--fast` runs those, `--times` measures anew.

`tests/slow.txt` names the tests that take longer than `LONGEST` seconds of processor time on the interpreted
build, on average over their parameters. `make test-times` writes it. A test that is not in it counts as fast.
"""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = ROOT / "tests" / "slow.txt"
LONGEST = 0.05
ALWAYS_SLOW = (
    "tests/browser",
    "tests/tools/test_load.py",
    "tests/server/test_crashes.py",
    "tests/server/protocol/test_openapi.py",
    "tests/every_game/test_builds.py",
)
"""They wait more than they compute, or need a library that is slow to load."""
WORTH_IT = ("tests/every_game/test_properties.py::test_properties_hold_at_every_decision",)
"""Whole random games with everything checked: few other seconds find as much."""
CPU = "cpu"


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("questhall")
    group.addoption("--fast", action="store_true", help="only tests that tests/slow.txt does not name")
    group.addoption("--times", action="store_true", help="measure all tests and write tests/slow.txt")


@cache
def slow_tests() -> frozenset[str]:
    """The names of slow tests, without their parameters."""
    return frozenset(FILE.read_text("utf-8").split())


def is_slow(name: str) -> bool:
    """Whether a test, named without its parameters, is left out of the fast ones."""
    return name.startswith(ALWAYS_SLOW) or name in slow_tests()


class Fast:
    """A plugin that leaves slow tests out."""

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        name = collection_path.relative_to(ROOT).as_posix() if collection_path.is_relative_to(ROOT) else ""
        return True if name.startswith(ALWAYS_SLOW) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left_out = [item for item in items if is_slow(name_of(item.nodeid))]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_slow(name_of(item.nodeid))]


class Measuring:
    """A plugin that measures the processor time of every test, children included, and writes the list."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = defaultdict(list)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        item.user_properties.append((CPU, processor_time()))
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        try:
            return (yield)
        finally:
            item.user_properties.append((CPU, processor_time()))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            began, ended = (float(str(value)) for name, value in report.user_properties if name == CPU)
            self._times[name_of(report.nodeid)].append(ended - began)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not hasattr(session.config, "workerinput"):
            slow = [name for name, times in self._times.items() if sum(times) / len(times) >= LONGEST]
            FILE.write_text(
                "".join(f"{name}\n" for name in sorted(slow) if not name.startswith((*ALWAYS_SLOW, *WORTH_IT)))
            )


def name_of(node_id: str) -> str:
    """A test without its parameters.

    >>> name_of("tests/test_a.py::test_a[b-c]")
    'tests/test_a.py::test_a'
    """
    return node_id.partition("[")[0]


def processor_time() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)
