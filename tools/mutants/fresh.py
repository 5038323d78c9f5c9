"""Runs tests against a module that prints something else: in a process in which no game has been imported yet.

What other modules have computed from a table cannot be changed in place, so everything is imported anew. Server
processes that have pytest and other libraries in memory, but no game, fork for each mutant: first for the test
that comes first, which is usually enough and is collected quickly, then for the others.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import inspect
import json
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from types import TracebackType
from typing import IO

import pytest

from tools.mutants.mutant import Mutant
from tools.mutants.running import run_all
from tools.mutants.sources import ROOT

MOST_TESTS = 400
OPTIONS = (
    *("-x", "-o", "addopts=", "--assert=plain"),
    *("-pno:cacheprovider", "-pno:xdist", "-pno:schemathesis", "-pno:terminal"),
)


def tests_that_name(items: Iterable[pytest.Item], cards: Iterable[str]) -> dict[str, list[str]]:
    """For each card the tests that name it: in their code, their parameters or their own name."""
    wanted = set(cards)
    found: dict[str, list[str]] = {card: [] for card in wanted}
    for item in items:
        if isinstance(item, pytest.Function):
            for card in wanted & words_of(item):
                found[card].append(item.nodeid)
    return found


def words_of(item: pytest.Function) -> set[str]:
    """All names and words in a test; a name of several words is found wherever they follow one another."""
    text = f"{item.name} {_source_of(item.function)}"
    file = item.callspec.params.get("file") if hasattr(item, "callspec") else None
    if hasattr(file, "read_text"):
        text += file.read_text("utf-8")
    return words_in(text)


def words_in(text: str) -> set[str]:
    """A hyphen may be in a name, or between two parameters of a test."""
    words: set[str] = set()
    for name in set(re.findall(r"[a-z][a-z0-9_]*", f"{text} {text.replace('-', '_')}".lower())):
        words.add(name)
        if name.startswith("test_"):
            parts = name.split("_")
            words.update("_".join(parts[i:j]) for i in range(len(parts)) for j in range(i + 1, i + 4))
    return words


_sources: dict[object, str] = {}


def _source_of(function: Callable[..., object]) -> str:
    if function not in _sources:
        _sources[function] = inspect.getsource(inspect.unwrap(function))
    return _sources[function]


class FreshImports:
    """The server processes; each is sent one mutant after the other."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def __enter__(self) -> FreshImports:
        command = [sys.executable, "-m", "tools.mutants.fresh"]
        self._servers = [
            subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(self._jobs)
        ]
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        for server in self._servers:
            assert server.stdin
            assert server.stdout
            server.stdin.close()
            server.wait()
            server.stdout.close()

    def run(self, mutants: Iterable[tuple[Mutant, list[str]]]) -> Iterator[tuple[Mutant, str | None, float]]:
        """Try each mutant with the first of its tests."""
        waiting = iter(mutants)
        idle = list(self._servers)
        busy: dict[IO[str], tuple[subprocess.Popen[str], Mutant]] = {}
        while True:
            for (mutant, tests), server in zip(islice(waiting, len(idle)), idle[:], strict=False):
                _send(server, mutant, tests[:MOST_TESTS])
                idle.remove(server)
                assert server.stdout
                busy[server.stdout] = (server, mutant)
            if not busy:
                return
            for answer in select.select(list(busy), [], [])[0]:
                server, mutant = busy.pop(answer)
                idle.append(server)
                said, seconds = json.loads(answer.readline())
                yield mutant, None if said is None else "".join(said), seconds


def _send(server: subprocess.Popen[str], mutant: Mutant, tests: list[str]) -> None:
    assert server.stdin
    source, text = mutant.changed_source()
    server.stdin.write(json.dumps([source.module, str(source.path), text, tests]) + "\n")
    server.stdin.flush()


class Replaced(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module from another text than its file's."""

    def __init__(self, name: str, path: str, text: str) -> None:
        self.name = name
        self.path = path
        self.text = text

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=self.path)

    def get_source(self, fullname: str) -> str:
        return self.text


class FirstFailure:
    """A pytest plugin that notes who fails."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def try_out(module: str, path: str, text: str, tests: list[str]) -> list[str]:
    """The first of these tests that fails with this text in place of the module's."""
    assert module not in sys.modules, f"{module} has been imported already"
    sys.meta_path.insert(0, Replaced(module, path, text))
    plugin = FirstFailure()
    code = pytest.main([*OPTIONS, *tests], plugins=[plugin])
    if plugin.failed:
        return plugin.failed[:1]
    return [] if code == 0 else ["it cannot be imported"]


def serve() -> None:
    import hypothesis  # noqa: F401  (so that the forked processes have it)
    import rich.console  # noqa: F401

    import questhall.core.scenario  # noqa: F401

    for line in sys.stdin:
        module, path, text, tests = json.loads(line)
        said: list[str] | None = []
        taken = 0.0
        for some in (tests[:1], tests[1:]):
            if some and said == []:
                ((_, said, seconds),) = run_all([(None, partial(try_out, module, path, text, some))], 1)
                taken += seconds
        print(json.dumps([said, taken]), flush=True)


if __name__ == "__main__":
    serve()
