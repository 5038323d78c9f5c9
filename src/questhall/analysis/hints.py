"""A hint during a game: what the bot would do with a seat's knowledge, and what another choice would lose."""

from __future__ import annotations

from typing import Final

import msgspec

from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.reasons import Reason
from questhall.analysis.sampling import sample_tables
from questhall.analysis.verdicts import CLEARLY, advice, compare
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Game

ITERATIONS: Final = 400
SAMPLES: Final = 100
ROUNDS: Final = 2
"""How far long games are played on: a person waits for the answer."""


class Hint(msgspec.Struct):
    """The advised option, and how it compares with another one: the one in question, or by rules of thumb."""

    best: str
    other: str = ""
    """Empty if nothing was compared: both are the same."""
    loss: float = 0.0
    """What the other option loses of the player's chance to win."""
    error: float = 0.0
    is_mistake: bool = False
    better: int = 0
    """The tables that could be the real one on which the advised option does better."""
    worse: int = 0
    tables: int = 0
    reason: Reason | None = None
    """The hidden card that makes the difference, if one clearly does."""


def hint(game: Game, state: State, seat: int, seed: int, key: str = "") -> Hint:
    """Advise a seat. With a key, say what this option would lose."""
    keys = {state.book.key(int(state.options[i])): int(state.options[i]) for i in range(state.option_count)}
    names = {option: name for name, option in keys.items()}
    judge = PlayoutJudge(game, ROUNDS)
    best = advice(game, state, seat, ITERATIONS, derive(seed, 1))
    other = keys[key] if key else _by_rules_of_thumb(judge, state, seat, derive(seed, 2))
    if other not in names or other == best:  # what a party may do can depend on hidden cards
        return Hint(names[best])
    found = compare(judge, game, state, seat, best, other, SAMPLES, derive(seed, 3))
    if found is None:
        return Hint(names[best])
    if -found.loss > CLEARLY * found.error:
        return Hint(names[other])  # the search was mistaken
    figures = (found.loss, found.error, found.is_mistake(), found.better, found.worse, found.tables)
    return Hint(names[best], names[other], *figures, found.reason)


def _by_rules_of_thumb(judge: PlayoutJudge, state: State, seat: int, seed: int) -> int:
    """Their choice at a table that this seat could not tell from the real one."""
    table = sample_tables(state, seat, 1, seed, judge.policy)[0]
    return int(table.options[judge.policy.choose(table, Picker(seed))])
