"""The number of every option: an action means the same everywhere, whoever acts."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.frames import rule_of, second_of, third_of
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Action


@final
class ActionNumbers:
    """Numbers options in the order of `RuleBook.every_option`, from the words of their frames alone."""

    def __init__(self, book: RuleBook) -> None:
        first: dict[int, int] = {}
        step: dict[int, int] = {}
        count = 0
        for action in book.actions:
            number = int(action.number)
            first[number] = count
            sizes = [len(noun.names) for noun in action.nouns]
            step[number] = sizes[1] if len(sizes) > 1 else min(len(sizes), 1)
            size = 1
            for length in sizes:
                size *= length
            count += size
        self.count: i64 = count
        self._first = vec[i64]()
        self._step = vec[i64]()
        self._is_pair = vec[i64]()
        for rule in book.rules:
            number = int(rule.number)
            is_pair = isinstance(rule, Action) and len(rule.nouns) > 1
            self._first = append(self._first, first.get(number, -1))
            self._step = append(self._step, step.get(number, 0))
            self._is_pair = append(self._is_pair, 1 if is_pair else 0)

    def number(self, option: i64) -> i64:
        """The number of an option's frame."""
        rule = rule_of(option)
        return self._first[rule] + self._step[rule] * second_of(option) + self._is_pair[rule] * third_of(option)
