"""A finished game from its record: every choice that counted, with the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from questhall.core.engine.errors import RecordError, TamperedRecord, UsageError
from questhall.core.engine.events import Event
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import find_option
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.perspective import ending_of, winners_of
from questhall.core.records.record import Choice, Header
from questhall.core.records.replay import Moment, Replay
from questhall.core.records.verify import verify


@dataclass(frozen=True)
class Move:
    """One choice: the step of the replay, who was asked (the party's speaker), and what was taken."""

    step: int
    choice: Choice
    seat: int
    option: int
    before: State
    after: State
    events: tuple[Event, ...]

    def is_real(self) -> bool:
        """Whether there was anything to choose."""
        return self.before.option_count > 1


class PlayedGame:
    """The record of a finished game; anything else is refused with a sentence."""

    def __init__(self, game: Game, data: bytes, name: str = "record") -> None:
        report = verify(game, data, name)
        if report.findings:
            raise TamperedRecord(f"{name}, {report.findings[0]}")
        if not report.is_finished():
            raise UsageError(
                f"{name}: this game is not over, and what an analysis would say about it is still secret"
            )
        if report.by_seal:
            raise RecordError(
                f"{name}: newer rules took over in the middle of this game; it cannot be analysed"
            )
        assert report.session is not None
        self.game = game
        self.replay = Replay(game, data, name)
        self.fingerprint = report.fingerprint
        self.result = report.session.state
        played = {choice.n: choice for choice in self.replay.choices_to(self.replay.last())}
        # The last step with a number is the one that was not undone.
        self.steps = {
            step.what.n: step.number
            for step in self.replay.steps
            if isinstance(step.what, Choice) and not self.replay.is_undone(step)
        }
        assert len(played) == len(self.steps)

    @property
    def header(self) -> Header:
        return self.replay.header

    def setup(self) -> Setup:
        header = self.header
        return Setup(len(header.seats), tuple(header.variants), header.covers, header.carried or "")

    def is_dealt(self) -> bool:
        """Whether the game began with a deal, and not at a table that was laid out."""
        return self.header.laid_out is msgspec.UNSET

    def ending(self) -> str:
        return ending_of(self.game, self.result)

    def winners(self) -> list[int]:
        return winners_of(self.result)

    def length(self) -> int:
        """The number of choices."""
        return len(self.steps)

    def start(self) -> State:
        return self.replay.moment(0).state

    def moves(self) -> Iterator[Move]:
        """Every choice that was not undone, in order."""
        before = self.start()
        for number in sorted(self.steps):
            moment = self.replay.moment(self.steps[number])
            yield self._move(before, moment)
            before = moment.state

    def _move(self, before: State, moment: Moment) -> Move:
        choice = moment.step.what
        assert isinstance(choice, Choice)
        seat = self.game.speaker(before) if before.decider == PARTY else int(before.decider)
        option = int(before.options[find_option(before, choice.key)])
        return Move(moment.step.number, choice, seat, option, before, moment.state, moment.events)
