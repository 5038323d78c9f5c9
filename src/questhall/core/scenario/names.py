"""The names a scenario file may use: seats, option keys, occasions, clauses and events of its game."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable

from questhall.core.engine.errors import UnknownKey, listed
from questhall.core.engine.events import EventKind
from questhall.core.engine.rules import NOT_A_WINDOW, Question
from questhall.core.interface.checked_fields import Fields
from questhall.core.interface.decision import NOT_ASKED
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import SPECTATOR
from questhall.core.scenario.comparisons import HIDDEN, PLACEHOLDERS
from questhall.core.scenario.key_spelling import Spelling
from questhall.core.scenario.model import NOBODY_ASKED, TOGETHER
from questhall.core.scenario.play import GAME_OVER

REASONS = (NOT_ASKED, NOT_A_WINDOW, GAME_OVER)
"""Reasons for a refusal that are no clause of a rulebook."""

WORDS = (*PLACEHOLDERS, SPECTATOR, TOGETHER, NOBODY_ASKED, "seat", "occasion", "window", "ending", "winners")
"""Words that the documents of every game have."""


class Names:
    """Checks every name in a file; errors say where it is and what is possible."""

    def __init__(self, game: Game, seats: tuple[str, ...], clause_ids: Collection[str]) -> None:
        self.game = game
        self.seats = seats
        self.clause_ids = clause_ids
        self.spelling = Spelling(game.book, seats)
        self.occasions = sorted({rule.occasion for rule in game.book.rules if isinstance(rule, Question)})
        self.events = {kind.name: kind for kind in game.events}
        self.vocabulary = {
            *(*WORDS, *game.words, *game.faces, *seats, *self.occasions, *game.endings.values()),
            *(name for noun in game.nouns.values() for name in noun.names),
        }

    def seat(self, fields: Fields, name: str, field: str, *besides: str) -> str:
        possible = [*self.seats, *besides]
        if name not in possible:
            raise fields.fail(field, f"unknown seat {name!r}; possible: {listed(possible)}")
        return name

    def key(self, fields: Fields, key: str, field: str) -> str:
        """An option key that some rule of the game knows, offered or not, with seat names."""
        try:
            return self._spelt(key)
        except UnknownKey as problem:
            raise fields.fail(field, str(problem)) from problem

    def _spelt(self, key: str) -> str:
        return self.spelling.write(self.spelling.read(key))

    def keys_in(self, value: object) -> object:
        """What is expected of a list of keys, with the names of seats as the document has them."""
        if isinstance(value, str):
            return self._spelt(value) if self._is_key(value) else value
        if isinstance(value, dict):
            return {name: self.keys_in(entry) for name, entry in value.items()}
        return [self.keys_in(entry) for entry in value] if isinstance(value, list) else value

    def occasion(self, fields: Fields, name: str, field: str) -> str:
        if name not in self.occasions:
            raise fields.fail(field, f"unknown occasion {name!r}; possible: {listed(self.occasions, 40)}")
        return name

    def words(self, fields: Fields, value: object, field: str) -> None:
        """A value that something must differ from: misspelt, it would always differ.

        A game that does not list its words has to take that risk.
        """
        if isinstance(value, str):
            if self.game.words and not self._is_word(value):
                near = difflib.get_close_matches(value, sorted(self.vocabulary), 4, 0.4)
                possible = listed(near or sorted(self.vocabulary))
                raise fields.fail(field, f"the value is never {value!r}; possible: {possible}")
            return
        if isinstance(value, dict):
            self.words(fields, list(value), field)
        for entry in _entries_of(value):
            self.words(fields, entry, field)

    def _is_word(self, text: str) -> bool:
        """A name, a place such as `hand.ana`, or the key of an option."""
        if text and all(part in self.vocabulary for part in text.split(".")):
            return True
        return self._is_key(text)

    def _is_key(self, text: str) -> bool:
        try:
            self.spelling.read(text)
        except UnknownKey:
            return False
        return True

    def clause(self, fields: Fields, name: str, field: str) -> str:
        """A clause or ruling of the game; anything if there is no ledger."""
        if self.clause_ids and name not in self.clause_ids:
            near = difflib.get_close_matches(name, list(self.clause_ids), 4, 0.4) or sorted(self.clause_ids)
            raise fields.fail(
                field, f"{self.game.title} has no clause or ruling {name!r}; possible: {listed(near)}"
            )
        return name

    def reason(self, fields: Fields, name: str, field: str) -> str:
        """A valid reason for a refusal."""
        return name if name in REASONS else self.clause(fields, name, field)

    def event(self, fields: Fields, data: object, field: str) -> dict[str, object]:
        """The pattern of an event: its name alone, or a table with some of its fields."""
        pattern = {"event": data} if isinstance(data, str) else data
        if not isinstance(pattern, dict) or not pattern:
            raise fields.fail(field, f"expected the name of an event or a table, found {data!r}")
        if self.events:
            self._check_event(fields, pattern, field)
        return pattern

    def _check_event(self, fields: Fields, pattern: dict[str, object], field: str) -> None:
        name = pattern.get("event")
        if not isinstance(name, str) or name not in self.events:
            raise fields.fail(field, f"unknown event {name!r}; possible: {listed(sorted(self.events), 60)}")
        possible = self._values_of(self.events[name])
        for key, value in pattern.items():
            if key not in possible:
                raise fields.fail(field, f"{name} has no {key!r}; possible: {listed(list(possible))}")
            if not possible[key]:
                fields.checked(f"{field}: {key} of {name}", value, int)
            elif value not in possible[key]:
                found = f"found {value!r}; possible: {listed(possible[key], 40)}"
                raise fields.fail(field, f"{key} of {name}: {found}")

    def _values_of(self, kind: EventKind) -> dict[str, list[str]]:
        """The fields of an event and their possible values; none are listed for plain numbers."""
        values = {"event": [kind.name]}
        for spec in kind.fields:
            name, _, noun = spec.partition(":")
            values[name] = self._names_of(noun)
        if kind.secret:
            values[kind.secret] = [*self._names_of(kind.secret), HIDDEN]
        return values

    def _names_of(self, noun: str) -> list[str]:
        if noun == "seat":
            return list(self.seats)
        return self.game.nouns[noun].names if noun else []


def _entries_of(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else []
