"""Which test killed each mutant the last time, kept with the sources: a machine without results tries it first.

The folder `killers` has a file for each game. A line names a file of tests; the lines below it name its tests,
each with the mutants that it killed, as short digests of their names. The lists prove nothing, because every
mutant is run again: an outdated line only costs time. `make mutants MUTANTS=--docs` writes them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.mutants.mutant import Mutant
from tools.mutants.sources import digest_of

FOLDER = Path(__file__).with_name("killers")
LENGTH = 8
INDENT = "  "
SEPARATOR = " | "


def read_killers(folder: Path = FOLDER) -> dict[str, str]:
    """The killing tests of all games, by the digests of the mutants' names."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.txt")):
        file = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(INDENT):
                test, _, digests = line.strip().rpartition(SEPARATOR)
                found.update(dict.fromkeys(digests.split(), f"{file}::{test}"))
            else:
                file = line
    return found


def write_killers(game: str, killers: Iterable[tuple[Mutant, str]], folder: Path = FOLDER) -> None:
    """Write the list of a game anew; mutants that no single test killed are left out."""
    by_file: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for mutant, killer in killers:
        file, _, test = killer.partition("::")
        if test:
            by_file[file][test].append(short_digest(mutant))
    folder.mkdir(exist_ok=True)
    (folder / f"{game}.txt").write_text("".join(f"{line}\n" for line in _lines(by_file)), "utf-8")


def _lines(by_file: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    for file in sorted(by_file):
        yield file
        for test in sorted(by_file[file]):
            yield f"{INDENT}{test}{SEPARATOR}{' '.join(sorted(by_file[file][test]))}"


def short_digest(mutant: Mutant) -> str:
    return digest_of(mutant.name)[:LENGTH]
