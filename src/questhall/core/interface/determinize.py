"""A state that one seat could not tell from the real one: what bots are handed.

See `Imagination`, which a search samples directly. What comes from here also keeps the knowledge of
the table, so that it can be imagined on.
"""

from __future__ import annotations

from questhall.core.engine.state import State
from questhall.core.search.determinization import Imagination


def determinize(state: State, seat: int, seed: int) -> State:
    """A copy of `state` as `seat` might imagine it."""
    imagination = Imagination(state, seat)
    imagined = imagination.sample(seed)
    imagined.knowledge = imagination.knowledge.clone()
    # What others know and this seat does not is as hidden as the cards themselves.
    imagined.knowledge.facts = [fact for fact in imagined.knowledge.facts if fact.seats >> seat & 1]
    return imagined
