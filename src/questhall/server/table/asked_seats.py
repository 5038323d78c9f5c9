"""Who is asked what: the engine asks one seat at a time, a window asks all seats at once.

The engine asks seat after seat. So that people need not wait for each other's declines, every seat is
shown what it will be asked if all before it decline; its answer is kept until its turn comes.
"""

from __future__ import annotations

from dataclasses import dataclass

from questhall.core.engine.frames import first_of, rule_of, third_of
from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.attention import Weight
from questhall.core.interface.decision import Decision, current_decision, find_option
from questhall.core.interface.game import Game


@dataclass(frozen=True)
class Asked:
    """What one seat is asked, and how much that matters to it.

    `ahead` is the number of seats that have to decline before its turn.
    """

    decision: Decision
    weight: Weight
    ahead: int = 0

    @property
    def is_quiet(self) -> bool:
        """Whether it is publicly a window in which people usually do not want to be disturbed."""
        return self.weight.is_quiet


def asked_seats(game: Game, state: State, decision: Decision | None) -> dict[int, Asked]:
    """Everybody who can answer now, by seat; `decision` is what the engine asks."""
    if decision is None:
        return {}
    if decision.seat == PARTY:
        weight = game.weigh(state, PARTY)
        return {seat: Asked(decision, weight) for seat in range(state.seats)}
    if not decision.is_window:
        return {decision.seat: Asked(decision, game.weigh(state, decision.seat))}
    return _asked_in_window(game, state, decision)


def _asked_in_window(game: Game, state: State, first: Decision) -> dict[int, Asked]:
    """The seats of this window in their order, found by declining on a copy of the table."""
    found: dict[int, Asked] = {}
    window = _window_of(state)
    ahead = state.clone()
    while not ahead.is_over() and _window_of(ahead) == window and int(ahead.decider) not in found:
        decision = current_decision(ahead) if found else first
        assert decision is not None
        found[decision.seat] = Asked(decision, game.weigh(ahead, decision.seat), len(found))
        ahead.choose(find_option(ahead, DECLINE.verb))
    return found


def _window_of(state: State) -> tuple[int, int, int, int]:
    """What tells a window from any other: its rule, its cause, its own argument, and how deep it is nested."""
    frame = int(state.asking)
    return int(rule_of(frame)), int(first_of(frame)), int(third_of(frame)), int(state.depth)


def is_same_window(before: State, after: State) -> bool:
    """Whether the table still asks about the same occasion."""
    return not before.is_over() and not after.is_over() and _window_of(before) == _window_of(after)
