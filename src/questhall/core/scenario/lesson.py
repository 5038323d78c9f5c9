"""Lessons: scenario files that a learner plays, with explanations for every step.

A lesson starts at the file's position. As long as the learner follows the file, so do the other seats;
a learner who deviates is told what was meant and may undo or play on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from questhall.core.engine.errors import ScenarioError
from questhall.core.records.record import LaidOut
from questhall.core.records.undo import Made
from questhall.core.scenario.model import DeclineUntil, Scenario, Step
from questhall.core.scenario.play import Play

Move = tuple[int, str]
"""A seat and the key of its choice."""


@dataclass(frozen=True)
class Progress:
    """How far a learner has come; `strayed` is the index of the first move that deviates."""

    step: Step
    strayed: int | None
    is_done: bool


class Lesson:
    """One lesson: its scenario and all its moves in order, including those that the file only implies."""

    def __init__(self, lesson_id: str, scenario: Scenario) -> None:
        if not scenario.learner or scenario.position is None:
            raise ScenarioError(f"{lesson_id}: a lesson needs a learner and a position")
        self.id = lesson_id
        self.scenario = scenario
        self.learner = scenario.seats.index(scenario.learner)
        play = Play(scenario)
        self._ends: list[int] = []
        self._implied: set[int] = set()  # the places of declines that only a `decline_until` stands for
        for step in scenario.steps:
            for move in step.moves:
                first = len(play.made)
                play.make(move)
                if isinstance(move, DeclineUntil):
                    self._implied.update(range(first, len(play.made)))
            self._ends.append(len(play.made))
        self.script: tuple[Move, ...] = tuple((made.seat, made.key) for made in play.made)

    def laid_out(self) -> LaidOut:
        """The table the lesson starts from."""
        return laid_out(self.scenario)

    def move_at(self, made: Sequence[Made], number: int) -> Move | None:
        """The move with this index, if all `made` moves before it followed the lesson."""
        is_known = self._common(made) == len(made) and number < len(self.script)
        return self.script[number] if is_known else None

    def implies(self, made: Sequence[Made]) -> bool:
        """Whether the next move is a decline that the lesson does not comment on."""
        return self.move_at(made, len(made)) is not None and len(made) in self._implied

    def progress(self, made: Sequence[Made]) -> Progress:
        common = self._common(made)
        is_done = common == len(self.script)
        strayed = common if common < len(made) and not is_done else None
        return Progress(self.scenario.steps[self._step_after(common)], strayed, is_done)

    def steps_since(self, made: Sequence[Made], since: int) -> tuple[Step, ...]:
        """The steps from the one after `since` moves to the present one, which the teacher talks about."""
        last = self._step_after(self._common(made))
        return self.scenario.steps[min(self._step_after(since), last) : last + 1]

    def _step_after(self, moves: int) -> int:
        """The number of the step that the next move belongs to."""
        return next((n for n, end in enumerate(self._ends) if moves < end), len(self._ends) - 1)

    def _common(self, made: Sequence[Made]) -> int:
        """How many moves followed the lesson."""
        for n, (one, move) in enumerate(zip(made, self.script, strict=False)):
            if (one.seat, one.key) != move:
                return n
        return min(len(made), len(self.script))


def laid_out(scenario: Scenario) -> LaidOut:
    """The table of a scenario file, for the header of a record."""
    if scenario.position is None:
        raise ScenarioError(f"{scenario.title}: there is no [position] to start from, only a deal")
    shuffles = [[scenario.game.faces[face] for face in order] for order in scenario.orders]
    return LaidOut(list(scenario.seats), scenario.position, list(scenario.dice), shuffles)
