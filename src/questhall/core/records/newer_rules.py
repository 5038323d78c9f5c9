"""Continuing a game under newer rules that play its past differently, as after a bug fix.

The table is taken from the last snapshot of the record, and what was chosen after it is chosen again
for as long as that is possible. The record says where.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from questhall.core.engine.errors import QuesthallError, RecordError
from questhall.core.engine.state import PARTY, State
from questhall.core.interface import decision
from questhall.core.interface.game import Game
from questhall.core.interface.saving import load
from questhall.core.records.record import Choice, Header, Line, Result, Rules, Snapshot, Start, Undo
from questhall.core.records.session import Session
from questhall.core.records.undo import NEVER, Made


@dataclass
class LineOfPlay:
    """The effective part of a record: the choices that were not undone, and the snapshots between them."""

    choices: list[Choice] = field(default_factory=list)
    snapshots: dict[int, dict[str, object]] = field(default_factory=dict)

    def follow(self, line: Line) -> None:
        if isinstance(line, Choice):
            self.choices.append(line)
        elif isinstance(line, Snapshot):
            self.snapshots[line.n] = line.data
        elif isinstance(line, Undo | Rules):
            del self.choices[line.to :]
            self.snapshots = {n: data for n, data in self.snapshots.items() if n <= line.to}


def version_of(lines: list[Line]) -> int:
    """The version of the rules that was in force at the end of these lines."""
    return max([_header(lines).rules, *(line.version for line in lines if isinstance(line, Rules))])


def place_of_takeover(lines: list[Line]) -> int:
    """The number of lines before the last takeover; 0 if there was none."""
    places = [i for i, line in enumerate(lines) if isinstance(line, Rules) and line.snapshot is not None]
    return places[-1] if places else 0


def take_over(game: Game, lines: list[Line], version: int) -> Session:
    """The game of these lines, ready to continue under `version` of the rules, with a line that says so."""
    if any(isinstance(line, Result) for line in lines):
        raise RecordError("this game is over")
    line_of_play = LineOfPlay()
    for line in lines:
        line_of_play.follow(line)
    session = Session(game, _header(lines))
    snapshot = max(line_of_play.snapshots, default=0)
    state = _table_after(session, lines, line_of_play, snapshot)
    state, n = _played_again(game, state, line_of_play.choices, snapshot)
    made = [Made(one.seat, one.key, one.by, NEVER, NEVER, ()) for one in line_of_play.choices[:n]]
    session.stand_at(lines, version_of(lines), made, state)
    session.take_up_rules(version, snapshot)
    return session


def _header(lines: list[Line]) -> Header:
    header = lines[0]
    assert isinstance(header, Header)
    return header


def _table_after(session: Session, lines: list[Line], line_of_play: LineOfPlay, snapshot: int) -> State:
    """The table of a snapshot, or the one at the start if it is still set up the same way."""
    if snapshot:
        return load(session.game, line_of_play.snapshots[snapshot], session.chance)
    starts = [line.state for line in lines if isinstance(line, Start)]
    if starts != [session.digest()]:
        raise RecordError("there is no snapshot to continue from, and these rules set up the table differently")
    return session.state


def _played_again(game: Game, state: State, choices: list[Choice], n: int) -> tuple[State, int]:
    """Replay the choices after choice `n`; returns the table and the number of the last choice replayed."""
    for choice in choices[n:]:
        after = state.clone()
        try:
            if choice.seat != PARTY:
                game.check_seat(after, choice.seat)
            decision.choose(after, choice.seat, choice.key)
        except QuesthallError:
            break
        state, n = after, n + 1
    return state, n
