"""Which tests a mutant faces, and in which order: those that will most likely notice come first."""

from __future__ import annotations

import re

from tools.mutants.fresh import MOST_TESTS
from tools.mutants.mutant import ChangedConstant, ChangedFunction, ChangedModule, Mutant
from tools.mutants.notes import Notes
from tools.mutants.reach import Reach
from tools.mutants.sources import PACKAGE, Source

SAY_NOTHING = {
    "card",
    "cards",
    "core",
    "face",
    "games",
    "hero",
    "place",
    "quest",
    "seat",
    "table",
    "talisman",
    "test",
}
"""Words of mutants' names that too many tests have in common with them."""
SHORTEST_WORD = 4
FIRST_TRY = 0.5
"""The seconds of tests that a mutant faces before the next one has its turn."""


class Order:
    """The tests of each mutant; put in order when its turn comes, when more is known about its like."""

    def __init__(self, reach: Reach, notes: Notes, named: dict[str, list[str]]) -> None:
        self._reach = reach
        self._notes = notes
        self._named = named
        """For each card the tests that name it."""
        self._rows: dict[str, list[str]] = {}

    def all(self, mutant: Mutant) -> list[str]:
        """All tests that it has to face, except those that it has already survived."""
        if mutant.name not in self._rows:
            survived = self._notes.survived(mutant)
            row = self._tests_of(mutant)
            self._rows[mutant.name] = [test for test in row if test.partition("::")[0] not in survived]
        return self._rows[mutant.name]

    def first(self, mutant: Mutant) -> list[str]:
        return self._reach.in_time(self.all(mutant), FIRST_TRY)

    def rest(self, mutant: Mutant) -> list[str]:
        return self.all(mutant)[len(self.first(mutant)) :]

    def is_killer_known(self, mutant: Mutant) -> bool:
        """Whether one of its tests killed it the last time."""
        return self._notes.last_killer(mutant) in self.all(mutant)

    def killer_first(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """These tests, but before them the one that killed it the last time, if that still exists."""
        killer = self._notes.last_killer(mutant)
        return list(dict.fromkeys([killer, *tests])) if killer in self._reach.seconds else tests

    def count(self, mutant: Mutant) -> int:
        """How many tests could notice, with those that it has survived already."""
        return len(self._could_notice(mutant))

    def _tests_of(self, mutant: Mutant) -> list[str]:
        """First of all the tests that noticed it, or its like; then those about its module and its room."""
        tests = self._could_notice(mutant)
        if not isinstance(mutant, ChangedModule):
            words = tuple(words_of(mutant.name))
            tests.sort(key=lambda test: (-like(test, words), distance(test, source_of(mutant))))
        killers = [self._notes.last_killer(mutant), *self._notes.killers_of_siblings(mutant)]
        known = set(tests)
        return list(dict.fromkeys([*(killer for killer in killers if killer in known), *tests]))

    def _could_notice(self, mutant: Mutant) -> list[str]:
        """The tests that reach it, the quickest first; for what is printed, those that name its card."""
        reach = self._reach
        if isinstance(mutant, ChangedFunction | ChangedConstant):
            return reach.tests_of(mutant.probes_passed())
        assert isinstance(mutant, ChangedModule)
        by_name = {test for card in mutant.cards for test in self._named[card] if test in reach.seconds}
        tests = reach.quickest_first(by_name) or sorted(
            reach.tests_of(mutant.users), key=lambda test: -like(test, mutant.cards)
        )
        room = f"/{mutant.game}/{mutant.source.path.parent.name}/"
        tests = tests or reach.quickest_first(test for test in reach.seconds if room in test)
        return tests[:MOST_TESTS]


def source_of(mutant: Mutant) -> Source:
    if isinstance(mutant, ChangedFunction):
        return mutant.probes.function.source
    assert isinstance(mutant, ChangedConstant | ChangedModule)
    return mutant.source


def words_of(name: str) -> set[str]:
    """The words of a mutant's name that a test of it may have in its own: it is tried before others."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
    return {word for word in words if len(word) >= SHORTEST_WORD} - SAY_NOTHING


def distance(test: str, source: Source) -> int:
    """0 for a test in the file that mirrors a module, 1 for one in the same room, 2 for any other."""
    room = source.path.parent.relative_to(PACKAGE / "questhall").as_posix()
    folder, _, file = test.partition("::")[0].rpartition("/")
    if not folder.endswith(f"/{room}"):
        return 2
    return 0 if file.removeprefix("test_") == source.path.name else 1


def like(test: str, cards: tuple[str, ...]) -> int:
    """How many words a test has in common with the names of cards."""
    words = {word for card in cards for word in card.split("_")}
    return len(words & set(re.split(r"\W|_", test)))
