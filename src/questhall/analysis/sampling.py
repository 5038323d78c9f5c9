"""Tables that could be the real one: as one seat may imagine it, or with all hands open.

*All hands open* is the all-seeing view: whatever any seat knows is known. What nobody has seen yet (the order
of the decks, the dice to come) stays open, or every draw would be foreseen and nothing would be luck.
"""

from __future__ import annotations

from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.knowledge import Fact, Pool
from questhall.core.engine.state import State
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import Policy
from questhall.core.search.tree_search import DOUBTS

_FINE = 1 << 20


def sample_tables(state: State, seat: int | None, count: int, seed: int, policy: Policy) -> list[State]:
    """Random tables consistent with what `seat` knows, likelier ones more often; None is all hands open."""
    if seat is None:
        asked = max(int(state.decider), 0)  # the party's own decisions look the same from every seat
        imagination = Imagination(with_hands_open(state), asked)
        return [imagination.sample(derive(seed, number)) for number in range(count)]
    imagination = Imagination(state, seat)
    return [_likely_table(imagination, derive(seed, number), policy) for number in range(count)]


def _likely_table(imagination: Imagination, seed: int, policy: Policy) -> State:
    """Reject what the others would hardly have played to, as the search does."""
    picker = Picker(derive(seed, 0))
    doubts = 0
    while True:
        table = imagination.sample(derive(seed, 1, doubts))
        likely = policy.plausibility(table, imagination.seat)
        if doubts == DOUBTS or float(picker.below(_FINE)) < likely * float(_FINE):
            return table
        doubts += 1


def with_hands_open(state: State) -> State:
    """The same table, at which everybody knows what anybody knows."""
    shown = state.clone()
    assert shown.knowledge is not None, "only a table that keeps knowledge can be opened"
    knowledge = shown.knowledge.clone()
    everybody = knowledge.everybody
    knowledge.known = [everybody if known else 0 for known in knowledge.known]
    knowledge.pools = [
        Pool(pool.back, everybody if pool.seats else 0, pool.origins) for pool in knowledge.pools
    ]
    knowledge.facts = [
        Fact(everybody, fact.cards, fact.faces, fact.low, fact.high, fact.pairs) for fact in knowledge.facts
    ]
    shown.knowledge = knowledge
    return shown


def seen_by_nobody(state: State) -> set[int]:
    """The cards whose faces no seat knows."""
    assert state.knowledge is not None
    return {card for card, known in enumerate(state.knowledge.known) if not known}


def facts_about(state: State, cards: set[int]) -> set[tuple[object, ...]]:
    """What play has shown about these cards without turning them up."""
    assert state.knowledge is not None
    return {
        (fact.cards, fact.faces, fact.low, fact.high, fact.pairs)
        for fact in state.knowledge.facts
        if cards.intersection(fact.cards)
    }


def reveals_something(before: State, after: State) -> bool:
    """Whether anything came to light between two states that nobody knew before."""
    hidden = seen_by_nobody(before)
    if hidden - seen_by_nobody(after):
        return True
    return bool(facts_about(after, hidden) - facts_about(before, hidden))
