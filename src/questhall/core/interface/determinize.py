"""A state that one seat could not tell from the real one. This is what bots are given.

A search samples `Imagination` directly. States made here also keep what everybody knows, so they can be
determinized again.
"""

from __future__ import annotations

from questhall.core.engine.state import State
from questhall.core.search.determinization import Imagination


def determinize(state: State, seat: int, seed: int) -> State:
    """A random state that is consistent with what `seat` knows."""
    imagination = Imagination(state, seat)
    imagined = imagination.sample(seed)
    imagined.knowledge = imagination.knowledge.clone()
    # What others know and this seat does not is as hidden as the cards themselves.
    imagined.knowledge.facts = [fact for fact in imagined.knowledge.facts if fact.seats >> seat & 1]
    return imagined
