"""A record opened for viewing: any step, from any perspective, without replaying all of it.

Step 0 is the table after set-up; every choice, every undo and every takeover by newer rules is one
more. A step is reached from the nearest snapshot before it, so the last one takes no
longer than the first.
"""

from __future__ import annotations

from dataclasses import dataclass

from questhall.core.engine.errors import QuesthallError, RecordError, TamperedRecord
from questhall.core.engine.events import Event, Journal
from questhall.core.engine.state import PARTY, State
from questhall.core.interface import decision
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import Perspective, drawn, is_open_to, seen_by, view_for
from questhall.core.interface.saving import digest, load
from questhall.core.records.record import (
    Choice,
    Header,
    Result,
    Rules,
    Snapshot,
    Start,
    Undo,
    covered_by_digest,
    read_lines,
)
from questhall.core.records.session import Session


@dataclass
class Node:
    """A state of the game: the choice that led to it, and from which node. Undone ones stay."""

    line: int
    digest: str
    choice: Choice | None = None
    parent: Node | None = None
    snapshot: dict[str, object] | None = None
    depth: int = 0
    """The number of choices that led here."""

    def back_to(self, depth: int) -> Node:
        node = self
        while node.depth > depth:
            assert node.parent is not None
            node = node.parent
        return node


What = Start | Choice | Undo | Rules
"""The kinds of lines that are steps."""


@dataclass(frozen=True)
class Step:
    """One step of a replay: the line of the record behind it, and the node it leads to."""

    number: int
    line: int
    what: What
    node: Node


@dataclass(frozen=True)
class Moment:
    """The table right after a step, and what happened in it."""

    step: Step
    state: State
    events: tuple[Event, ...]


class Replay:
    """The steps of a record. Seals are checked at once, digests of the steps that are viewed."""

    def __init__(self, game: Game, data: bytes, name: str = "record") -> None:
        lines = read_lines(data, name)
        header = lines[0]
        assert isinstance(header, Header)
        self.game = game
        self.header = header
        self.name = name
        self._begun = Session(game, header)
        self.steps: list[Step] = []
        self.has_result = False
        for number, line in enumerate(lines[1:], start=2):
            if isinstance(line, Snapshot):
                self._keep(number, line)
            elif isinstance(line, Start | Choice | Undo) or (
                isinstance(line, Rules) and line.snapshot is not None
            ):
                self.steps.append(Step(len(self.steps), number, line, self._node(number, line)))
            self.has_result = isinstance(line, Result)
        if not self.steps:
            raise RecordError(f"{name}: the game has not started")
        self._played = self._played_nodes()
        self._latest: tuple[Node, State] | None = None

    def _node(self, number: int, line: What) -> Node:
        """The node a line leads to. Only what the tree needs is checked here."""
        if isinstance(line, Start) == bool(self.steps):
            raise TamperedRecord(f"{self.name}, line {number}: a game starts once, right after its header")
        if isinstance(line, Start):
            return Node(number, line.state)
        at = self.steps[-1].node
        if isinstance(line, Undo | Rules):
            return self._node_before(number, line, at)
        if line.n != at.depth + 1:
            raise TamperedRecord(f"{self.name}, line {number}: choice {line.n} follows choice {at.depth}")
        return Node(number, line.state, line, at, depth=line.n)

    def _node_before(self, number: int, line: Undo | Rules, at: Node) -> Node:
        """The node an undo returns to; after a takeover, a different table with the same number."""
        if not 0 <= line.to < at.depth + isinstance(line, Rules):
            raise TamperedRecord(f"{self.name}, line {number}: there is no choice {line.to} to go back to")
        node = at.back_to(line.to)
        return node if isinstance(line, Undo) else Node(number, line.state, None, node, depth=line.to)

    def _keep(self, number: int, snapshot: Snapshot) -> None:
        if not self.steps or self.steps[-1].node.depth != snapshot.n:
            raise TamperedRecord(
                f"{self.name}, line {number}: a snapshot of choice {snapshot.n} at another place"
            )
        self.steps[-1].node.snapshot = snapshot.data

    def _played_nodes(self) -> set[int]:
        """The lines of all choices that were not undone."""
        node: Node | None = self.steps[-1].node
        played: set[int] = set()
        while node is not None:
            played.add(node.line)
            node = node.parent
        return played

    def _repr_html_(self) -> str | None:
        """The last step for notebooks; None where nothing can draw it."""
        return drawn(self.game, self.moment(self.last()).state, self.header.seats)

    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def is_undone(self, step: Step) -> bool:
        """Whether a choice was undone later."""
        return isinstance(step.what, Choice) and step.line not in self._played

    # Seeking

    def step(self, number: int) -> Step:
        """A step by its number; raises `RecordError` if there is none."""
        if not 0 <= number <= self.last():
            raise RecordError(f"{self.name}: there is no step {number}; steps are 0 to {self.last()}")
        return self.steps[number]

    def choices_to(self, number: int) -> list[Choice]:
        """The choices that lead to the table of a step, without those that were undone."""
        choices: list[Choice] = []
        node = self.step(number).node
        while node.parent is not None:
            if node.choice is None:
                raise RecordError(f"{self.name}: newer rules took over before step {number}")
            choices.append(node.choice)
            node = node.parent
        return choices[::-1]

    def moment(self, number: int) -> Moment:
        """What happened in a step, and the table after it."""
        step = self.step(number)
        if not isinstance(step.what, Choice):
            events = self._begun.opening if isinstance(step.what, Start) else ()
            return Moment(step, self._state(step.node), events)
        assert step.node.parent is not None
        state = self._state(step.node.parent)
        journal = state.journal = Journal()
        self._repeat(state, step.node)
        state.journal = None
        self._latest = (step.node, state.clone())
        return Moment(step, state, tuple(journal.take_events()))

    def before(self, number: int) -> State | None:
        """The table at which a step's choice was made; None if the step is not a choice."""
        step = self.step(number)
        return self._state(step.node.parent) if isinstance(step.what, Choice) and step.node.parent else None

    def _state(self, node: Node) -> State:
        """An independent state of a node: from the latest one viewed, or the nearest snapshot."""
        if self._latest is not None and self._latest[0] is node:
            return self._latest[1].clone()
        behind: list[Node] = []
        while node.snapshot is None and node.choice is not None:
            assert node.parent is not None
            behind.append(node)
            node = node.parent
        state = self._resting_place(node)
        for following in reversed(behind):
            self._repeat(state, following)
        return state

    def _resting_place(self, node: Node) -> State:
        """The state of a node that needs no replaying: a snapshot or the start."""
        try:
            state = self._begun.state.clone()
            if node.snapshot is not None:
                state = load(self.game, node.snapshot, self._begun.chance)
        except QuesthallError as problem:
            raise TamperedRecord(f"{self.name}: the snapshot after choice {node.depth}: {problem}") from problem
        self._check(state, node)
        return state

    def _repeat(self, state: State, node: Node) -> None:
        assert node.choice is not None
        try:
            if node.choice.seat != PARTY or state.decider != PARTY:
                self.game.check_seat(state, node.choice.seat)
            decision.choose(state, node.choice.seat, node.choice.key)
        except QuesthallError as problem:
            raise TamperedRecord(f"{self.name}, line {node.line}: not possible here: {problem}") from problem
        self._check(state, node)

    def _check(self, state: State, node: Node) -> None:
        """A replay must not show what never happened."""
        if digest(self.game, state, covered_by_digest(self.header, node.choice)) != node.digest:
            raise TamperedRecord(
                f"{self.name}, line {node.line}: the table after choice {node.depth} is not the one recorded; "
                "`questhall verify` says more"
            )

    def is_finished(self) -> bool:
        """Whether the record ends with the result of its game."""
        return self.has_result and self._state(self.steps[-1].node).is_over()

    # Showing

    def as_data(self, moment: Moment, perspective: Perspective) -> dict[str, object]:
        """A step as plain data: who chose what, what was visible of it, and the table after it."""
        step = moment.step
        data: dict[str, object] = {"step": step.number, "line": step.line, **self._who(step, perspective)}
        data["events"] = [self.game.event_for(*seen_by(event, perspective)) for event in moment.events]
        data["view"] = view_for(self.game, moment.state, perspective, self.header.seats)
        return data

    def _who(self, step: Step, perspective: Perspective) -> dict[str, object]:
        what = step.what
        if isinstance(what, Start):
            return {"kind": "start"}
        if isinstance(what, Rules):
            return {"kind": "rules", "version": what.version, "to": what.to}
        whose: dict[str, object] = {"seat": what.seat, "name": self.player(what.seat)}
        if isinstance(what, Undo):
            return {"kind": "undo", **whose, "to": what.to, "consent": what.consent}
        key = self.key_seen(what, perspective)
        return {
            "kind": "choice",
            "n": what.n,
            **whose,
            "key": key,
            "by": what.by,
            "undone": self.is_undone(step),
        }

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self._begun.name(seat)

    def key_seen(self, choice: Choice, perspective: Perspective) -> str | None:
        """The key of a choice, unless another player made it: it may name a hidden card."""
        return choice.key if is_open_to(choice.seat, perspective) else None
