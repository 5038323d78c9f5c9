"""Undo rights: computed from what was revealed, drawn and done since, never granted by hand."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.core.engine.events import Event
from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import State
from questhall.core.records.record import By

NEVER = -1
"""In place of what was drawn or learnt before a choice of which that is not known: it is not taken back."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that was not undone, with what undo rights depend on."""

    seat: int
    key: str
    by: By
    draws_before: int
    revision_before: int
    events: tuple[Event, ...]

    def is_no_act(self) -> bool:
        """A decline by standing order was decided in advance, so it does not count as acting."""
        return self.by == "order" and self.key == DECLINE.verb


def draws_of(state: State) -> int:
    """How much chance has been drawn up to a state."""
    return int(state.setup_draws + state.shuffle_draws + state.dice_draws)


def revision_of(state: State) -> int:
    """How often anybody has learnt anything up to a state."""
    return 0 if state.knowledge is None else state.knowledge.revision


def free_returns(line: list[Made], state: State, seat: int) -> list[int]:
    """The choices that `seat` may undo to without consent, nearest first.

    Each lies before one of its own choices since which nothing was revealed or drawn and nobody else
    has acted. A choice that the clock or a bot made for the seat is not its own.
    """
    draws, revision = draws_of(state), revision_of(state)
    returns: list[int] = []
    for n in range(len(line), 0, -1):
        made = line[n - 1]
        if made.draws_before != draws or made.revision_before != revision:
            break
        if made.seat == seat and made.by == "person":
            returns.append(n - 1)
        elif not made.is_no_act():
            break
    return returns


def undo_right(line: list[Made], state: State, seat: int) -> int:
    """The choice to which one undo of `seat` returns, or the number of choices if it has no right to one."""
    returns = free_returns(line, state, seat)
    return returns[0] if returns else len(line)
