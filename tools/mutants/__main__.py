"""The command: `make mutants`, or `python -m tools.mutants --help`."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable, Iterator

os.environ["QUESTHALL_PURE"] = "1"
os.environ["QUESTHALL_FEWER_KINDS"] = "1"

import pytest

from questhall.cli.progress import counting
from tools.mutants.docs import write_docs
from tools.mutants.equivalents import read_equivalents
from tools.mutants.fresh import MOST_TESTS, FreshImports, tests_that_name
from tools.mutants.killers import read_killers, write_killers
from tools.mutants.mutant import (
    ChangedFunction,
    ChangedModule,
    Mutant,
    Namer,
    changed_functions,
)
from tools.mutants.notes import Notes
from tools.mutants.order import Order, distance
from tools.mutants.printed import changed_constants, changed_modules
from tools.mutants.probes import probes_of
from tools.mutants.reach import Reach, digests_of_tests, file_digests, find_reach
from tools.mutants.report import Report
from tools.mutants.running import Fate, first_failure, run_all
from tools.mutants.sources import CORE, ROOT, digest_of, functions_in, sources

FOLDER = ROOT / "build" / "mutants"
TESTS = ("tests/games/{game}", "src/questhall/games/{game}")
TESTS_OF_CORE = (
    *("tests/core/engine", "tests/core/interface", "tests/core/search", "src/questhall/core/engine"),
    *("tests/games/rent_a_hero", "tests/games/talisman"),
)
"""What the engine does shows in games."""
FOR_ALL_GAMES = ("tests/core/scenario/test_scenario_files.py", "tests/test_lessons.py")
NOT_OF_RULES = ("tests/games/*/bots", "tests/games/*/test_simulation.py", "tests/games/*/test_records.py")
"""Tests that play whole games: they notice that something has changed, but not what is wrong."""
BATCH = 12
"""How many mutants share a process, one after the other."""
KINDS = ("body", "printed", "constant", "never", "member", "limit", "operand", "always", "step")
"""What takes the most away is tried first."""
NOBODY_COMES = "no test comes here"
CANNOT = "it cannot be changed in place"
ALL_PASS = "all {} tests that come here pass"


def main() -> int:
    wanted = _parse()
    plugin = Session(wanted)
    games = wanted.game or sorted({source.game for source in sources()})
    arguments = [*FOR_ALL_GAMES, *(path.format(game=game) for game in games if game != CORE for path in TESTS)]
    arguments += TESTS_OF_CORE if CORE in games else ()
    arguments += [f"--ignore-glob={ROOT / path}" for path in NOT_OF_RULES]
    options = ["-s", "-o", "addopts=", "--doctest-modules", "-p", "no:cacheprovider", "-p", "no:xdist"]
    options += ["-p", "no:schemathesis", "-p", "no:terminal", "--assert=plain"]
    code = pytest.main([*options, *arguments], plugins=[plugin])
    return plugin.status if plugin.has_run else int(code) or 1


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    parser.add_argument("--game", action="append", default=[], help="only this game's mutants, as talisman")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="TEXT",
        help="only mutants whose name contains this; may be repeated",
    )
    parser.add_argument("--kind", action="append", default=[], help="only mutants of this kind, as body")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--fresh", action="store_true", help="forget what became of mutants in earlier runs")
    parser.add_argument(
        "--quick", action="store_true", help="only the first tests; name those that survive them"
    )
    parser.add_argument("--again", action="store_true", help="only mutants that lived in the last run")
    parser.add_argument(
        "--docs", action="store_true", help="write docs/mutants.md and the killing tests, and run nothing"
    )
    parser.add_argument("--list", action="store_true", help="print the names of the mutants, and run nothing")
    return parser.parse_args()


class Session:
    """A pytest plugin: where the tests would be run one after another, mutants are."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.status = 1
        self.has_run = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.has_run = True
        if session.testsfailed:
            raise SystemExit("the tests cannot be read; see what pytest says about them")
        items = [item for item in session.items if not _is_random(item)]
        self.status = Run(items, self.wanted).run()
        return True


def _is_random(item: pytest.Item) -> bool:
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


class Run:
    """One run over all mutants that are wanted."""

    def __init__(self, items: list[pytest.Item], wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.items = {item.nodeid: item for item in items}
        is_core_wanted = not wanted.game or CORE in wanted.game
        self.sources = [source for source in sources() if source.game != CORE or is_core_wanted]
        self.probes = probes_of(function for source in self.sources for function in functions_in(source))
        self.digests = file_digests(sorted({item.path for item in items}))
        path = FOLDER / "results.jsonl"
        if wanted.fresh:
            path.unlink(missing_ok=True)
        self.notes = Notes(path, self.digests, read_killers(), digests_of_tests(self.digests))
        self.equivalents = read_equivalents()

    def run(self) -> int:
        began = time.monotonic()
        mutants = [mutant for mutant in self.mutants() if self.is_wanted(mutant)]
        if self.wanted.list:
            print("\n".join(mutant.name for mutant in mutants))
            return 0
        if self.wanted.docs:
            games = self.wanted.game or sorted({mutant.game for mutant in mutants})
            write_docs(games, mutants, self.notes, self.equivalents)
            for game in games:
                own = [mutant for mutant in mutants if mutant.game == game]
                write_killers(game, [(mutant, self.notes.last_killer(mutant)) for mutant in own])
            return 0
        with counting("tests with probes", len(self.digests)) as show:
            reach = self.reach(show)
        is_whole = not (self.wanted.game or self.wanted.only or self.wanted.kind or self.wanted.again)
        report = Report(self.equivalents, is_whole)
        left: list[Mutant] = []
        for mutant in sorted(mutants, key=lambda one: (one.name in self.equivalents, KINDS.index(one.kind))):
            fate = self.notes.fate_of(mutant)
            if fate:
                report.fates[mutant] = fate
            else:
                left.append(mutant)
        with counting("mutants", len(mutants)) as show:
            show(len(report.fates))
            for mutant, fate in self.fates(left, reach):
                self.notes.add(mutant, fate)
                report.fates[mutant] = fate
                show(len(report.fates))
                if not fate.is_killed and mutant.name not in report.equivalents:
                    print(f"alive: {mutant.name}  [{fate.by}]", flush=True)
        print("\n".join(report.lines()))
        print(f"{len(left)} mutants were run in {(time.monotonic() - began) / 60:.1f} minutes")
        return 1 if report.alive or report.needless else 0

    def mutants(self) -> list[Mutant]:
        """Those of the games that are wanted: to make them takes a second for every few hundred."""
        namer = Namer()
        games = set(self.wanted.game or (source.game for source in self.sources))
        own = [source for source in self.sources if source.game in games]
        probes = [one for one in self.probes if one.function.source.game in games]
        return [
            *changed_functions(probes, namer),
            *changed_constants(probes, namer),
            *changed_modules(probes, own, namer),
        ]

    def is_wanted(self, mutant: Mutant) -> bool:
        return (
            (not self.wanted.kind or mutant.kind in self.wanted.kind)
            and (not self.wanted.only or any(text in mutant.name for text in self.wanted.only))
            and (not self.wanted.again or self.notes.has_lived(mutant))
        )

    def reach(self, show: Callable[[int], None]) -> Reach:
        games = sorted({source.game for source in self.sources})
        texts = {
            game: digest_of(*(source.digest for source in self.sources if source.game == game))
            for game in games
        }
        items = list(self.items.values())
        folder = FOLDER / "reach"
        return find_reach(items, self.probes, texts, self.digests, folder, self.wanted.jobs, show)

    def fates(self, mutants: list[Mutant], reach: Reach) -> Iterator[tuple[Mutant, Fate]]:
        """The fate of each. All are changed in place; a survivor among printed values is imported anew.

        Most are killed by one of the first tests. The others have to wait until all have had their first tests;
        what is printed is imported anew before that if the test that killed it the last time passes in place.
        """
        cards = {card for mutant in mutants if isinstance(mutant, ChangedModule) for card in mutant.cards}
        order = Order(reach, self.notes, tests_that_name(self.items.values(), cards))
        gc.collect()
        gc.freeze()  # so that the processes share what is there
        anew: list[tuple[Mutant, list[str]]] = []
        later: list[Mutant] = []
        for mutant, said, seconds in self.in_place(mutants, order.first, reach):
            is_to_be_anew = isinstance(mutant, ChangedModule) and order.is_killer_known(mutant)
            if said == "" and order.rest(mutant) and not is_to_be_anew:
                later.append(mutant)
                self.name("not killed at once", mutant)
            elif said in ("", CANNOT) and (others := self.tests_anew(mutant, order, reach)):
                anew.append((mutant, others))
                self.name("not killed in place", mutant)
            else:
                yield mutant, fate_of(said, seconds, order.count(mutant))
        if self.wanted.quick:
            return
        yield from self.anew(anew, order)
        anew = []
        later.sort(key=lambda mutant: (mutant.name in self.equivalents, len(order.rest(mutant))))
        for mutant, said, seconds in self.in_place(later, order.rest, reach, batch=1):
            if said == "" and (others := self.tests_anew(mutant, order, reach)):
                anew.append((mutant, others))
            else:
                yield mutant, fate_of(said, seconds, order.count(mutant))
        yield from self.anew(anew, order)

    def anew(self, mutants: list[tuple[Mutant, list[str]]], order: Order) -> Iterator[tuple[Mutant, Fate]]:
        """The fate of each with its tests, everything being imported anew."""
        if mutants:
            with FreshImports(self.wanted.jobs) as fresh:
                for mutant, said, seconds in fresh.run(mutants):
                    yield mutant, fate_of(said, seconds, order.count(mutant))

    def name(self, what: str, mutant: Mutant) -> None:
        if mutant.name not in self.equivalents:
            print(f"{what}: {mutant.name}", flush=True)

    def tests_anew(self, mutant: Mutant, order: Order, reach: Reach) -> list[str]:
        """The tests for a mutant that is to be imported anew, if that could make a difference.

        It does for what is printed, and for functions that only run while modules are imported. For these the
        test that killed it the last time comes first, then those in the file that mirrors the module: some of
        them read only what has been made then.
        """
        tests = order.all(mutant)
        if isinstance(mutant, ChangedModule):
            return tests
        if not isinstance(mutant, ChangedFunction) or tests or mutant.probes.function.owner:
            return []
        module = mutant.probes.function.source
        around = [one.numbers["body"] for one in self.probes if one.function.source is module]
        mirror = reach.quickest_first({test for test in reach.seconds if distance(test, module) == 0})
        others = reach.tests_of(around) or reach.of_all_files(mutant.game)
        return order.killer_first(mutant, list(dict.fromkeys([*mirror, *others])))[:MOST_TESTS]

    def in_place(
        self, mutants: list[Mutant], tests_of: Callable[[Mutant], list[str]], reach: Reach, batch: int = BATCH
    ) -> Iterator[tuple[Mutant, str | None, float]]:
        """Try mutants, a few in each process; where a process dies, each of them gets one of its own."""

        def task(some: list[Mutant]) -> Callable[[], list[str]]:
            row = [(mutant, tests_of(mutant)) for mutant in some]
            return lambda: [self.first_failure(mutant, tests, reach) for mutant, tests in row]

        batches = [mutants[i : i + batch] for i in range(0, len(mutants), batch)]
        dead: list[Mutant] = []
        for some, said, seconds in run_all(((some, task(some)) for some in batches), self.wanted.jobs):
            if said is None:
                dead += some
            else:
                yield from ((mutant, one, seconds / len(some)) for mutant, one in zip(some, said, strict=True))
        for some, said, seconds in run_all((([one], task([one])) for one in dead), self.wanted.jobs):
            yield some[0], said[0] if said else None, seconds

    def first_failure(self, mutant: Mutant, tests: list[str], reach: Reach) -> str:
        """The first test that notices, or nothing; afterwards everything is as it was."""
        try:
            undo = mutant.apply()
        except Exception:
            return CANNOT
        try:
            return first_failure((self.items[test], reach.seconds[test]) for test in tests)
        finally:
            undo()


def fate_of(said: str | None, seconds: float, tests: int) -> Fate:
    """What the first failure means: None that the process died, nothing that no test failed."""
    if said is None:
        return Fate(True, "it hangs", seconds)
    if said in ("", CANNOT):
        return Fate(False, said or (ALL_PASS.format(tests) if tests else NOBODY_COMES), seconds)
    return Fate(True, said, seconds)


if __name__ == "__main__":
    sys.exit(main())
