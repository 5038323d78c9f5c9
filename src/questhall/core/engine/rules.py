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

from questhall.core.engine.frames import pack, second_of, third_of, with_rule
from questhall.core.engine.state import PARTY, State

S = TypeVar("S", bound=State)


class AnyRule:
    """A rule of any game. Arrays of objects cannot hold generic classes, so the book holds these."""

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
        """Ask the same decider the same question with fresh options, because faces were swapped."""
        self.run(table, a, b, c)

    def as_seen(self, table: Any, option: i64, onlooker: i64, /) -> i64:
        """What another seat sees of this choice: the option, or one that does not name what is hidden."""
        return option

    def is_owed(self) -> bool:
        """Whether this happens even if the work around it is unwound, as when a cast card goes to its pile."""
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
    """A height of the stacks that work can be unwound to; running it means that nothing was unwound."""

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
    """What an option stands for. The first argument is the seat that acts, or nobody where the party does.

    `verb` and the names of its objects make the key; `clause` is the rule that allows it.
    """

    verb: str
    nouns: tuple[Noun, ...]
    clause: str

    def __init__(self, verb: str, clause: str, *nouns: Noun) -> None:
        super().__init__()
        assert len(nouns) <= 2, f"{verb}: choosing more than two things is a row of choices"
        self.verb = verb
        self.clause = clause
        self.nouns = nouns

    def why_not(self, table: S, seat: i64, b: i64, c: i64, /) -> str:
        """The clause that forbids this to `seat` now, or an empty string if it is offered.

        It is computed from the table alone, so that it can be checked against the options.
        """
        raise NotImplementedError

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
            table.push(with_rule(arguments, self.steps[i].number))
            i -= 1


@final
class Decline(Action[State]):
    """Decline in a window; the next seat is asked."""

    def run(self, table: State, _seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)

    def why_not(self, table: State, seat: i64, _b: i64, _c: i64, /) -> str:
        asked = table.decider == seat and table.book.question(table.asking).is_window()
        return "" if asked else NOT_A_WINDOW


def is_asked(table: State, seat: i64, question: AnyRule) -> bool:
    """Whether this seat (or the party it belongs to) is being asked this very question."""
    return (table.decider == seat or table.decider == PARTY) and table.book.rule(table.asking) is question


NOT_A_WINDOW: Final = "not-a-window"
"""The one reason that is not a clause: nothing is being announced that could be let pass."""


@final
class CleanUp(Rule[State]):
    """What was owed is done: the contexts of the unwound work can be closed."""

    def run(self, table: State, depth: i64, _b: i64, _c: i64, /) -> None:
        table.close_context(depth)


# Every book begins with these, so that their numbers are the same in all games.
MARK: Final = Mark()
DECLINE: Final = Decline("decline", "")
CLEAN_UP: Final = CleanUp()
