"""Runs all tests once, with probes in the rules, and keeps which test reaches what until either is changed."""

from __future__ import annotations

import ast
import json
import time
import types
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

import pytest

from tools.mutants.probes import Probes, compiled, put_in
from tools.mutants.running import passes, run_all
from tools.mutants.sources import CORE, ROOT, bare, digest_of

SCENARIO_TESTS = ("test_scenario_files.py", "test_lessons.py")
LONGEST = 1.5
"""A test that takes longer than this (in seconds) is not run against mutants."""


@dataclass
class Reach:
    """How long each test takes, and the probes that it reaches."""

    seconds: dict[str, float] = field(default_factory=dict)
    by_probe: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, test: str, seconds: float, probes: Iterable[int]) -> None:
        if seconds > LONGEST:
            return
        self.seconds[test] = seconds
        for probe in probes:
            self.by_probe[probe].append(test)

    def tests_of(self, probes: Iterable[int]) -> list[str]:
        """The tests that pass one of these probes, the quickest first."""
        return self.quickest_first({test for probe in probes for test in self.by_probe.get(probe, [])})

    def of_all_files(self, game: str) -> list[str]:
        """The tests of a game, for the engine all: the quickest of each file, then the second of each..."""
        of_file: dict[str, list[str]] = defaultdict(list)
        for test in self.quickest_first(self.seconds):
            if game == CORE or f"/games/{game}/" in test:
                of_file[test.partition("::")[0]].append(test)
        return [test for row in zip_longest(*of_file.values()) for test in row if test]

    def in_time(self, tests: list[str], seconds: float) -> list[str]:
        """As many of these, from the first on, as fit into the time."""
        end, taken = 0, 0.0
        while end < len(tests) and taken <= seconds:
            taken += self.seconds[tests[end]]
            end += 1
        return tests[:end]

    def quickest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


def file_digests(files: Iterable[Path]) -> dict[str, str]:
    """The digest of each test file, with what it relies on: its helpers, and for scenarios their files."""
    shared = _shared_digest()
    names = {path: path.relative_to(ROOT).as_posix() for path in files}
    return {name: digest_of(_text_of(path), shared, _scenarios_for(name)) for path, name in names.items()}


@lru_cache
def _shared_digest() -> str:
    folders = (ROOT / "tests" / "games", ROOT / "tests" / "core")
    helpers = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.stem[:5] != "test_"]
    return digest_of(*map(_text_of, helpers))


def _scenarios_for(file: str) -> str:
    return _scenario_digest() if Path(file).name in SCENARIO_TESTS else ""


@lru_cache
def _scenario_digest() -> str:
    return digest_of(*(path.read_text("utf-8") for path in sorted((ROOT / "scenarios").rglob("*.toml"))))


def digests_of_tests(digests: dict[str, str]) -> dict[str, str]:
    """The digest of each test function, with all in its file that is not a test; given those of the files.

    Other tests in the file do not count. Examples in docstrings are only known by their file.
    """
    files = [file for file in digests if Path(file).name.startswith("test_")]
    trees = {file: ast.parse((ROOT / file).read_text("utf-8")) for file in files}
    shared = _shared_digest()
    found = {}
    for file, tree in trees.items():
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"]
        tree.body = [node for node in tree.body if node not in tests]
        around = digest_of(bare(tree), shared, _scenarios_for(file))
        found.update({f"{file}::{test.name}": digest_of(bare(test), around) for test in tests})
    return found


def _text_of(path: Path) -> str:
    """What the tests in a file depend on; in the sources these are the examples in docstrings."""
    text = path.read_text("utf-8")
    return bare(ast.parse(text)) if path.is_relative_to(ROOT / "tests") else text


def find_reach(
    items: list[pytest.Item],
    probes: list[Probes],
    sources: dict[str, str],
    digests: dict[str, str],
    folder: Path,
    jobs: int,
    show: Callable[[int], None],
) -> Reach:
    """Which test reaches what; only files that have changed since the last time are run.

    `sources` are the digests of the rules of each game, `digests` those of the test files.
    """
    by_file: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        by_file[item.path.relative_to(ROOT).as_posix()].append(item)
    folder.mkdir(parents=True, exist_ok=True)
    places = {
        file: folder / f"{digest_of(_reachable(file, sources), file, digests[file])}.json" for file in by_file
    }
    missing = [file for file in by_file if not places[file].exists()]

    codes = compiled(probes) if missing else []

    def task(file: str) -> Callable[[], list[str]]:
        return lambda: record(by_file[file], codes, places[file])

    done = len(by_file) - len(missing)
    show(done)
    for file, result, _seconds in run_all(((file, task(file)) for file in missing), jobs):
        if result is None:
            raise SystemExit(f"{file} fails without any mutant, or takes too long")
        for test in result:
            print(f"left out, since it fails without any mutant when it is run like this: {test}", flush=True)
        done += 1
        show(done)
    reach = Reach()
    for place in places.values():
        for test, (seconds, numbers) in json.loads(place.read_text("utf-8")).items():
            reach.add(test, seconds, numbers)
    return reach


def _reachable(file: str, sources: dict[str, str]) -> str:
    """The digest of the rules that a test file can reach: those of its game and the engine, or all."""
    own = [digest for game, digest in sources.items() if f"/games/{game}/" in file]
    core = [sources[CORE]] if CORE in sources else []
    return digest_of(*([*own, *core] if own else sources.values()))


def record(
    items: list[pytest.Item], codes: list[tuple[types.FunctionType, types.CodeType]], place: Path
) -> list[str]:
    """Run tests with probes in place and write down what they reach; returns those that fail.

    Some need what only pytest's own loop sets up, such as captured output; they are about more than rules.
    """
    reached = put_in(codes)
    found: dict[str, tuple[float, list[int]]] = {}
    failed = []
    for item in items:
        reached.clear()
        began = time.process_time()
        if passes(item, 60.0):
            found[item.nodeid] = (round(time.process_time() - began, 4), sorted(reached))
        else:
            failed.append(item.nodeid)
    part = place.with_suffix(".part")
    part.write_text(json.dumps(found), "utf-8")
    part.replace(place)
    return failed
