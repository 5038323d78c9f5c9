"""Rules as objects, and the book that numbers them.

A rule is a class with one object; what waits on the stack is a frame that names it. There are three
kinds: a plain `Rule` changes the table or pushes further frames; a `Question` asks one decision; an
`Action` is what an option stands for, so choosing an option is running its frame.
"""

from __future__ import annotations

import re
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.errors import UnknownKey, listed
from questhall.core.frames import LARGEST_RULE, first_of, pack, rule_of, second_of, third_of
from questhall.core.state import State

S = TypeVar("S", bound=State)


class AnyRule:
    """A rule of whatever game. Arrays of objects cannot hold generic classes, so the book holds these."""

    number: i64

    def __init__(self) -> None:
        self.number = -1

    def at(self, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> i64:
        """The frame of this rule with these arguments."""
        return pack(self.number, a, b, c)

    def run(self, table: Any, a: i64, b: i64, c: i64, /) -> None:
        raise NotImplementedError

    def resume(self, table: Any, a: i64, b: i64, c: i64, /) -> None:
        """Push what comes after something was used at this question: the question again."""
        table.push(self.at(a, b, c))

    def reask(self, table: Any, a: i64, b: i64, c: i64, /) -> None:
        """Ask the same decider the same question with options made anew: faces have been exchanged."""
        self.run(table, a, b, c)

    def as_seen(self, table: Any, option: i64, onlooker: i64, /) -> i64:
        return option

    def is_owed(self) -> bool:
        """Whether this must happen even if the work around it is unwound: a cast card goes to its pile."""
        return False

    def name(self) -> str:
        """The rule's name in records: its class name in lower case with underscores.

        >>> Mark().name()
        'mark'
        """
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()


class Rule(AnyRule, Generic[S]):
    """One step of the rulebook."""

    def run(self, table: S, a: i64, b: i64, c: i64, /) -> None:
        raise NotImplementedError


@final
class Mark(Rule[State]):
    """A height of the stacks that work can be unwound to; passing it means that nothing was."""

    def run(self, table: State, _kind: i64, _depth: i64, _c: i64, /) -> None:
        pass


class Question(Rule[S]):
    """A rule that asks one decision.

    `occasion` names it in texts, standing orders and the protocol.
    """

    occasion: str

    def __init__(self, occasion: str) -> None:
        super().__init__()
        self.occasion = occasion

    def is_window(self) -> bool:
        return False


class Noun:
    """A kind of thing that option keys name: each value's name is its place in `names`."""

    def __init__(self, kind: str, names: list[str]) -> None:
        self.kind = kind
        self.names = names

    def value(self, name: str) -> int:
        return self.names.index(name)


class Action(Rule[S]):
    """What an option stands for. The first argument is always the seat that acts.

    `verb` and the names of its objects make the key; `clause` is the rule that allows it.
    """

    verb: str
    nouns: tuple[Noun, ...]
    clause: str

    def __init__(self, verb: str, clause: str, *nouns: Noun) -> None:
        super().__init__()
        self.verb = verb
        self.clause = clause
        self.nouns = nouns

    def why_not(self, table: S, seat: i64, b: i64, c: i64, /) -> str:
        """The clause that forbids this to `seat` now, or the empty text if it is offered.

        It answers from the table alone, so that it can be checked against the options.
        """
        raise NotImplementedError

    def as_seen(self, table: S, option: i64, onlooker: i64, /) -> i64:
        """What another seat sees of this choice: the option, or one that does not name what is hidden."""
        return option

    def key(self, frame: i64) -> str:
        """The stable key of an option of this action."""
        values = (second_of(frame), third_of(frame))
        parts = [self.verb]
        for noun, value in zip(self.nouns, values, strict=False):
            parts.append(noun.names[value])
        return " ".join(parts)


@final
class Sequence(Rule[State]):
    """A procedure of the book: its steps in order, each with the same arguments."""

    def __init__(self, label: str, *steps: Rule[Any]) -> None:
        super().__init__()
        self.label = label
        numbered = vec[AnyRule]()
        for step in steps:
            numbered = append(numbered, step)
        self.steps = numbered

    def name(self) -> str:
        return self.label

    def run(self, table: State, a: i64, b: i64, c: i64, /) -> None:
        arguments = pack(0, a, b, c)
        i: i64 = len(self.steps) - 1
        while i >= 0:
            table.push(self.steps[i].number | arguments)
            i -= 1


@final
class Decline(Action[State]):
    """Let the occasion of a window pass; the next seat is asked."""

    def run(self, table: State, _seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)

    def why_not(self, table: State, seat: i64, _b: i64, _c: i64, /) -> str:
        asked = table.decider == seat and table.book.question(table.asking).is_window()
        return "" if asked else NOT_A_WINDOW


def is_asked(table: State, seat: i64, question: AnyRule) -> bool:
    """Whether this seat is being asked this very question."""
    return table.decider == seat and table.book.rule(table.asking) is question


NOT_A_WINDOW: Final = "not-a-window"
"""The one reason that is no clause: nothing is being announced that could be let pass."""

# Every book begins with these two, so that their numbers are the same in all games.
MARK: Final = Mark()
DECLINE: Final = Decline("decline", "")


class RuleBook:
    """All rules of a game, numbered in the order given; names stay when numbers change."""

    def __init__(self, *rules: Rule[Any]) -> None:
        numbered = vec[AnyRule]()
        for rule in (MARK, DECLINE, *rules):
            numbered = append(numbered, rule)
        self.rules = numbered
        self.by_name: dict[str, AnyRule] = {}
        self.actions: list[Action[Any]] = []
        assert len(self.rules) <= LARGEST_RULE
        for number, rule in enumerate([MARK, DECLINE, *rules]):
            assert rule.number in (-1, number), f"{rule.name()} is in another book already"
            assert rule.name() not in self.by_name, f"two rules are called {rule.name()}"
            rule.number = number
            self.by_name[rule.name()] = rule
            if isinstance(rule, Action):
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
        raise UnknownKey(f"no rule of this game knows {key!r}; verbs are: {listed(verbs, 40)}")

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
        rule = self.rule(frame)
        return [rule.name(), int(first_of(frame)), int(second_of(frame)), int(third_of(frame))]

    def describe(self, frames: vec[i64]) -> str:
        """The pending work in words, the next step first."""
        newest = [self.frame_to_record(frame) for frame in frames][::-1][:8]
        return "; ".join(" ".join(str(part) for part in entry) for entry in newest) or "none"
