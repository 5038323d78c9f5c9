"""The names a scenario file may use: seats, option keys, occasions, clauses and events of its game."""

from __future__ import annotations

import difflib
from collections.abc import Collection

from questhall.core.decision import NOT_ASKED
from questhall.core.errors import UnknownKey, listed
from questhall.core.events import EventKind
from questhall.core.fields import Fields
from questhall.core.game import Game
from questhall.core.rules import NOT_A_WINDOW, Question
from questhall.core.scenario.play import GAME_OVER

REASONS = (NOT_ASKED, NOT_A_WINDOW, GAME_OVER)
"""Reasons for a refusal that are no clause of a rulebook."""


class Names:
    """Checks every name of a file; an error says where it stands and what is possible."""

    def __init__(self, game: Game, seats: tuple[str, ...], clause_ids: Collection[str]) -> None:
        self.game = game
        self.seats = seats
        self.clause_ids = clause_ids
        self.occasions = sorted({rule.occasion for rule in game.book.rules if isinstance(rule, Question)})
        self.events = {kind.name: kind for kind in game.events}

    def seat(self, fields: Fields, name: str, field: str, *besides: str) -> str:
        possible = [*self.seats, *besides]
        if name not in possible:
            raise fields.fail(field, f"there is no seat {name!r}; possible: {listed(possible)}")
        return name

    def key(self, fields: Fields, key: str, field: str) -> str:
        """An option key that some rule of the game answers to, offered or not."""
        try:
            self.game.book.parse(key, 0)
        except UnknownKey as problem:
            raise fields.fail(field, str(problem)) from problem
        return key

    def occasion(self, fields: Fields, name: str, field: str) -> str:
        if name not in self.occasions:
            raise fields.fail(field, f"there is no occasion {name!r}; possible: {listed(self.occasions, 40)}")
        return name

    def clause(self, fields: Fields, name: str, field: str) -> str:
        """A clause or ruling of the game; where no ledger is at hand, any."""
        if self.clause_ids and name not in self.clause_ids:
            near = difflib.get_close_matches(name, list(self.clause_ids), 4, 0.4) or sorted(self.clause_ids)
            raise fields.fail(
                field, f"{self.game.title} has no clause or ruling {name!r}; possible: {listed(near)}"
            )
        return name

    def reason(self, fields: Fields, name: str, field: str) -> str:
        """What may stand behind a refusal."""
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
            raise fields.fail(field, f"there is no event {name!r}; possible: {listed(sorted(self.events), 60)}")
        kinds = _nouns_of(self.events[name])
        for key, value in pattern.items():
            if key not in kinds:
                raise fields.fail(field, f"{name} has no {key!r}; possible: {listed(list(kinds))}")
            possible = self._values(kinds[key])
            if possible and value not in possible:
                raise fields.fail(field, f"{key} of {name}: found {value!r}; possible: {listed(possible, 40)}")

    def _values(self, noun: str) -> list[str]:
        if noun == "seat":
            return list(self.seats)
        return [*self.game.nouns[noun].names, "hidden"] if noun in self.game.nouns else []


def _nouns_of(kind: EventKind) -> dict[str, str]:
    """The fields of an event and the nouns they hold; a bare number has none."""
    nouns = {"event": ""}
    for spec in kind.fields:
        name, _, noun = spec.partition(":")
        nouns[name] = noun
    if kind.secret:
        nouns[kind.secret] = kind.secret
    return nouns
