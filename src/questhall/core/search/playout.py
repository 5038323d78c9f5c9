"""Whole games inside compiled code, since an interpreted loop would cost more than the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.events import Journal
from questhall.core.engine.state import ONGOING, PARTY, State
from questhall.core.search.observed_play import DecisionLog
from questhall.core.search.policy import Policy


@final
class Tally:
    """How many decisions a playout made, with several options and with a single one."""

    def __init__(self) -> None:
        self.real: i64 = 0
        self.forced: i64 = 0


def play_out(state: State, picker: Picker, cap: i64, tally: Tally) -> bool:
    """Choose at random until the game ends; False if `cap` decisions did not end it."""
    left = cap
    while state.ending == 0:
        if left == 0:
            return False
        left -= 1
        if state.option_count > 1:
            tally.real += 1
            state.choose(picker.below(state.option_count))
        else:
            tally.forced += 1
            state.choose(0)
    return True


def play_game(
    bare: State, deal: Callable[[State], None], seed: i64, number: i64, cap: i64, tally: Tally
) -> State:
    """One of many games with the same set-up, all dealt from copies of one bare table.

    Its dice and choices depend on the common seed and its number; all seats share one picker.
    """
    state = bare.clone()
    state.chance = FastChance(derive(seed, number))
    deal(state)
    play_out(state, Picker(derive(seed, number, 1)), cap, tally)
    return state


def play_seats(
    bare: State,
    deal: Callable[[State], None],
    speaker: Callable[[State], int],
    seed: i64,
    policies: list[Policy],
    pickers: list[Picker],
    cap: i64,
    tally: Tally,
    journal: Journal | None = None,
    log: DecisionLog | None = None,
) -> State:
    """The same with a policy and a picker for each seat, and optionally observed.

    Policies see the real table, not a sample: only those that look at what their seat sees may play here.
    """
    state = bare.clone()
    state.journal = journal
    state.chance = FastChance(seed)
    deal(state)
    for policy in policies:
        policy.start_game()
    left = cap
    while state.ending == ONGOING and left > 0:
        left -= 1
        index: i64 = 0
        seat = state.decider
        if seat == PARTY:
            seat = speaker(state)
        if state.option_count > 1:
            tally.real += 1
            index = policies[seat].choose(state, pickers[seat])
        else:
            tally.forced += 1
        if log is not None:
            log.note(state, seat, index)
        state.choose(index)
    return state
