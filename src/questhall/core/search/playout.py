"""Random play inside compiled code, since an interpreted loop would cost more than the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State


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
