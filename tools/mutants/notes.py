"""What became of each mutant, kept in a file: a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from tools.mutants.killers import short_digest
from tools.mutants.mutant import Mutant
from tools.mutants.running import Fate
from tools.mutants.sources import CORE, digest_of

MOST_SIBLINGS = 6
NOTHING: Mapping[str, str] = {}
OF_CORE = ("tests/core/engine/", "tests/core/interface/", "tests/core/search/", "src/questhall/core/")
"""The folders of the tests that are run for the engine only."""


class Notes:
    """One line for each result.

    A kill holds while what was changed and the killing test are the same; `digests` are those of the files of
    tests, `tests` those of single tests where they are known. A survivor has to face
    the tests of every file that has changed since, or is new: the folder `tests` beside the results has the
    digests of all files of tests as they were. `killers` are the killing tests that are known without results.
    """

    def __init__(
        self,
        path: Path,
        digests: dict[str, str],
        killers: Mapping[str, str] = NOTHING,
        tests: Mapping[str, str] = NOTHING,
    ) -> None:
        self._path = path
        self._killers = killers
        self._digests = digests
        self._tests = tests
        self._by_game: dict[str, str] = {}
        self._siblings: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._found: dict[str, tuple[str, Fate]] = {}
        self._when: dict[str, str] = {}
        self._earlier: dict[str, dict[str, str]] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                name, key, is_killed, by, seconds, *when = json.loads(line)
                self._remember(name, key, Fate(is_killed, by, seconds), *when)

    def _remember(self, name: str, key: str, fate: Fate, when: str = "") -> None:
        self._found[name] = (key, fate)
        self._when[name] = when
        if fate.is_killed:
            self._siblings[name.partition(":")[0]][fate.by] += 1

    def fate_of(self, mutant: Mutant) -> Fate | None:
        key, fate = self._found.get(mutant.name, ("", None))
        return fate if fate and key == self._key(mutant, fate) else None

    def when(self, mutant: Mutant) -> str:
        """When it was last run, as 2026-11-18 20:05 (UTC); nothing if it was not."""
        return self._when.get(mutant.name, "")

    def last_killer(self, mutant: Mutant) -> str:
        """The test that killed it the last time, whatever has changed since: to be tried first."""
        found = self._found.get(mutant.name)
        return found[1].by if found else self._killers.get(short_digest(mutant), "")

    def killers_of_siblings(self, mutant: Mutant) -> list[str]:
        """The tests that killed other mutants of the same function, the most frequent first."""
        return [
            killer for killer, _ in self._siblings[mutant.name.partition(":")[0]].most_common(MOST_SIBLINGS)
        ]

    def has_lived(self, mutant: Mutant) -> bool:
        """Whether it was alive the last time, whatever has changed since."""
        found = self._found.get(mutant.name)
        return found is not None and not found[1].is_killed

    def survived(self, mutant: Mutant) -> set[str]:
        """The files of tests that it has survived as they are now: it need not face these again."""
        key, fate = self._found.get(mutant.name, ("", None))
        digest, _, tests = key.rpartition(" ")
        if fate is None or fate.is_killed or digest != mutant.digest:
            return set()
        earlier = self._tests_at(tests)
        return {file for file, digest in self._digests.items() if earlier.get(file) == digest}

    def _tests_at(self, tests: str) -> dict[str, str]:
        """The digests of the files of tests that were there when a survivor was noted."""
        if tests not in self._earlier:
            path = self._path.parent / "tests" / f"{tests}.json"
            self._earlier[tests] = json.loads(path.read_text("utf-8")) if path.exists() else {}
        return self._earlier[tests]

    def add(self, mutant: Mutant, fate: Fate) -> None:
        key = self._key(mutant, fate)
        when = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
        self._remember(mutant.name, key, fate, when)
        if not fate.is_killed:
            self._keep_tests(mutant.game)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            line = [mutant.name, key, fate.is_killed, fate.by, round(fate.seconds, 2), when]
            file.write(json.dumps(line) + "\n")

    def _key(self, mutant: Mutant, fate: Fate) -> str:
        if fate.is_killed:
            file = self._digests.get(fate.by.partition("::")[0], fate.by)
            return digest_of(mutant.digest, self._tests.get(fate.by.partition("[")[0], file))
        return f"{mutant.digest} {self._tests_of(mutant.game)}"

    def _tests_of(self, game: str) -> str:
        """The digest of all tests of a game, and of those that belong to no game; the engine has all."""
        if game not in self._by_game:
            self._by_game[game] = digest_of(*(f"{file} {one}" for file, one in self._files_of(game).items()))
        return self._by_game[game]

    def _files_of(self, game: str) -> dict[str, str]:
        return {file: self._digests[file] for file in sorted(self._digests) if _is_for(game, file)}

    def _keep_tests(self, game: str) -> None:
        path = self._path.parent / "tests" / f"{self._tests_of(game)}.json"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self._files_of(game)), "utf-8")


def _is_for(game: str, file: str) -> bool:
    if game == CORE or f"/games/{game}/" in file:
        return True
    return "/games/" not in file and not file.startswith(OF_CORE)
