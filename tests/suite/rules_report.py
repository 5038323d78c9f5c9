"""Which clauses and rulings have a test: `python -m tests.suite.rules_report`, or `make rules`.

A test proves what its `@clause(...)` names, a scenario file what its `clauses = [...]` lists: one test
runs all scenario files. The names are read from the sources, so this takes no time and nothing is run;
a marker on what pytest would not run does not count.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from questhall import ledger

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Named:
    """An id and the test or scenario file that names it."""

    id: str
    where: str


@dataclass(frozen=True)
class Coverage:
    """How many entries of a game's ledger have a test, and which have none."""

    game: str
    total: int
    missing: list[str]

    def __str__(self) -> str:
        return f"{self.game} {self.total - len(self.missing)}/{self.total}"


@dataclass
class Report:
    clauses: list[Coverage] = field(default_factory=list)
    rulings: list[Coverage] = field(default_factory=list)
    unknown: list[Named] = field(default_factory=list)

    def missing(self, game: str) -> list[str]:
        """The clauses and rulings of a game that no test names."""
        return [id_ for part in (*self.clauses, *self.rulings) if part.game == game for id_ in part.missing]


def make_report(root: Path = ROOT) -> Report:
    named = [*named_by_tests(root / "tests"), *named_by_scenarios(root / "scenarios")]
    proved = {name.id for name in named}
    report = Report()
    known: set[str] = set()
    for game in ledger.game_ids():
        clauses, rulings = list(ledger.clauses(game)), list(ledger.rulings(game))
        report.clauses.append(Coverage(game, len(clauses), [id_ for id_ in clauses if id_ not in proved]))
        report.rulings.append(Coverage(game, len(rulings), [id_ for id_ in rulings if id_ not in proved]))
        known.update(clauses, rulings)
    report.unknown = [name for name in named if name.id not in known]
    return report


# Tests


def named_by_tests(folder: Path) -> Iterator[Named]:
    """What the markers of all tests in a folder name."""
    for path in sorted(folder.rglob("test_*.py")):
        yield from names_in(path.read_text("utf-8"), path.relative_to(folder.parent).as_posix())


def names_in(source: str, name: str) -> Iterator[Named]:
    """What the markers in one file name: on its test functions, and on those of its test classes."""
    for node in ast.parse(source, name).body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                yield from _of_function(inner, f"{name}::{node.name}")
        else:
            yield from _of_function(node, name)


def _of_function(node: ast.stmt, where: str) -> Iterator[Named]:
    if not isinstance(node, ast.FunctionDef):
        return
    markers = [marker for marker in node.decorator_list if _name_of(marker) == "clause"]
    is_run = node.name.startswith("test_") and not any(
        _name_of(marker) in ("skip", "xfail") for marker in node.decorator_list
    )
    for marker in markers if is_run else []:
        yield from (Named(id_, f"{where}::{node.name}") for id_ in _arguments(marker, f"{where}::{node.name}"))


def _name_of(decorator: ast.expr) -> str:
    """The last name of a decorator: `clause` for `@clause(...)` and for `@pytest.mark.clause(...)`."""
    function = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _arguments(marker: ast.expr, where: str) -> Iterator[str]:
    for argument in marker.args if isinstance(marker, ast.Call) else []:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise SystemExit(f"{where}: @clause takes ids as plain texts, found {ast.unparse(argument)}")
        yield argument.value


# Scenario files


def named_by_scenarios(folder: Path) -> Iterator[Named]:
    """What the scenario files in a folder list as proved by them."""
    for path in sorted(folder.rglob("*.toml")):
        for id_ in tomllib.loads(path.read_text("utf-8")).get("clauses", []):
            yield Named(id_, path.relative_to(folder.parent).as_posix())


# Printing


def lines_of(report: Report) -> Iterator[str]:
    """The report as text: a line per game for clauses, the same for rulings, then what is missing."""
    yield from map(str, report.clauses)
    yield ""
    yield "rulings"
    yield from map(str, report.rulings)
    for title, parts in (("clauses", report.clauses), ("rulings", report.rulings)):
        for part in parts:
            if part.missing:
                yield ""
                yield f"{title} of {part.game} without a test:"
                yield from (f"  {row}" for row in grouped(part.missing))
    for name in report.unknown:
        yield ""
        yield f"{name.where} names {name.id}, which no ledger has"


def grouped(ids: list[str]) -> list[str]:
    """A row for each chapter; every id is written out, so that a search finds it.

    >>> grouped(["RAH-END-01", "RAH-END-02", "RAH-VAR-01", "RAH-Q07"])
    ['RAH-END-01, RAH-END-02', 'RAH-VAR-01', 'RAH-Q07']
    """
    chapters: dict[str, list[str]] = {}
    for id_ in ids:
        chapters.setdefault(id_.rstrip("0123456789"), []).append(id_)
    return [", ".join(chapter) for chapter in chapters.values()]


def main() -> int:
    report = make_report()
    print("\n".join(lines_of(report)))
    return 1 if report.unknown else 0


if __name__ == "__main__":
    sys.exit(main())
