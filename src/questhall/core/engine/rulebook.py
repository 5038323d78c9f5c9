"""The book of a game's rules: it numbers them, names them, and reads option keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.errors import UnknownKey, listed
from questhall.core.engine.frames import LARGEST_RULE, first_of, rule_of, second_of, third_of
from questhall.core.engine.rules import CLEAN_UP, DECLINE, MARK, Action, AnyRule, Question, Rule
from questhall.core.engine.simultaneous_effects import NEXT, ORDER

COMMON = (MARK, DECLINE, CLEAN_UP, ORDER, NEXT)
"""Every book begins with these, so that their numbers are the same in all games."""


class RuleBook:
    """All rules of a game, numbered in the order given; names stay when numbers change.

    `orders` says whether players of this game order what happens together (`simultaneous_effects.py`).
    `settler` runs with the mask of seats for whom something has changed, before anything else happens: it does
    what limits and conditions demand "at once", so no effect has to handle that.
    """

    def __init__(self, *rules: Rule[Any], orders: bool = False, settler: Rule[Any] | None = None) -> None:
        self.settler: AnyRule | None = settler
        self.draw: Callable[[object], str] | None = None
        """Draws a table of this game as HTML; `questhall.notebook` sets it."""
        numbered = vec[AnyRule]()
        for rule in (*COMMON, *rules):
            numbered = append(numbered, rule)
        self.rules = numbered
        self.by_name: dict[str, AnyRule] = {}
        self.names: list[str] = []
        self.actions: list[Action[Any]] = []
        assert len(self.rules) <= LARGEST_RULE
        for number, rule in enumerate([*COMMON, *rules]):
            assert rule.number in (-1, number), f"{rule.name()} is in another book already"
            assert rule.name() not in self.by_name, f"two rules are called {rule.name()}"
            rule.number = number
            self.by_name[rule.name()] = rule
            self.names.append(rule.name())
            if isinstance(rule, Action) and (orders or rule is not NEXT):
                self.actions.append(rule)

    def rule(self, frame: i64) -> AnyRule:
        return self.rules[rule_of(frame)]

    def question(self, frame: i64) -> Question[Any]:
        rule = self.rules[rule_of(frame)]
        assert isinstance(rule, Question)
        return rule

    def action(self, option: i64) -> Action[Any]:
        rule = self.rules[rule_of(option)]
        assert isinstance(rule, Action)
        return rule

    def key(self, option: i64) -> str:
        return self.action(option).key(option)

    def parse(self, key: str, seat: int) -> i64:
        """The option that a key means for this seat, offered or not."""
        for action in self.actions:
            if key == action.verb and not action.nouns:
                return action.at(seat)
        words = key.split()
        for action in self.actions:
            verb = action.verb.split()
            names = words[len(verb) :]
            if words[: len(verb)] != verb or len(names) != len(action.nouns) or not names:
                continue
            if all(name in noun.names for name, noun in zip(names, action.nouns, strict=True)):
                values = [noun.value(name) for name, noun in zip(names, action.nouns, strict=True)]
                return action.at(seat, values[0], values[1] if len(values) > 1 else -1)
        verbs = sorted({action.verb for action in self.actions})
        raise UnknownKey(f"unknown option {key!r}; verbs are: {listed(verbs, 40)}")

    def every_option(self, seat: int) -> list[i64]:
        """All options a seat could ever be offered: what `why_not` can be asked about."""
        options: list[i64] = []
        for action in self.actions:
            if not action.nouns:
                options.append(action.at(seat))
            elif len(action.nouns) == 1:
                options.extend(action.at(seat, b) for b in range(len(action.nouns[0].names)))
            else:
                for b in range(len(action.nouns[0].names)):
                    options.extend(action.at(seat, b, c) for c in range(len(action.nouns[1].names)))
        return options

    def frame_to_record(self, frame: i64) -> list[object]:
        return [self.names[rule_of(frame)], int(first_of(frame)), int(second_of(frame)), int(third_of(frame))]

    def describe(self, frames: vec[i64]) -> str:
        """The pending work in words, the next step first."""
        newest = [self.frame_to_record(frame) for frame in frames][::-1][:8]
        return "; ".join(" ".join(str(part) for part in entry) for entry in newest) or "none"
