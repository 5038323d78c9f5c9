"""Who is asked what: the engine asks one seat at a time, a window asks all seats at once.

The engine asks seat after seat. So that people need not wait for each other's declines, every seat is
shown what it will be asked if all before it decline; its answer is kept until its turn comes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

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


def asked_first(game: Game, state: State) -> Asked | None:
    """What the engine asks now; nothing once the game is over."""
    decision = current_decision(state)
    return None if decision is None else Asked(decision, game.weigh(state, decision.seat))


def asked_seats(game: Game, state: State, first: Asked | None) -> dict[int, Asked]:
    """Everybody who can answer now, by seat; `first` is what the engine asks."""
    if first is None:
        return {}
    decision = first.decision
    if decision.seat == PARTY:
        return dict.fromkeys(range(state.seats), first)
    if not decision.is_window:
        return {decision.seat: first}
    return _asked_in_window(game, state, first)


def _asked_in_window(game: Game, state: State, first: Asked) -> dict[int, Asked]:
    """The seats of this window in their order, found by declining on a copy of the table."""
    found = {first.decision.seat: first}
    window = _window_of(state)
    ahead = state.clone()
    while True:
        ahead.choose(find_option(ahead, DECLINE.verb))
        if ahead.is_over() or _window_of(ahead) != window or int(ahead.decider) in found:
            return found
        asked = asked_first(game, ahead)
        assert asked is not None
        found[asked.decision.seat] = replace(asked, ahead=len(found))


def _window_of(state: State) -> tuple[int, int, int, int]:
    """What tells a window from any other: its rule, its cause, its own argument, and how deep it is nested."""
    frame = int(state.asking)
    return int(rule_of(frame)), int(first_of(frame)), int(third_of(frame)), int(state.depth)


def is_same_window(before: State, after: State) -> bool:
    """Whether the table still asks about the same occasion."""
    return not before.is_over() and not after.is_over() and _window_of(before) == _window_of(after)
