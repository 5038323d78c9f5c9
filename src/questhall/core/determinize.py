"""A state that one seat could not tell from the real one: what bots think about.

Unknown faces are exchanged within the pools they belong to, so that every fact the seat knows still
holds, and every random stream is seeded anew. The result depends on nothing that the seat does not
know: two states it cannot tell apart give the same determinized state from the same seed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.chance import FastChance, Picker, derive
from questhall.core.errors import QuesthallError
from questhall.core.knowledge import Fact, Knowledge
from questhall.core.state import State

_RESTARTS = 64
_SWAPS_PER_CARD = 4


def determinize(state: State, seat: int, seed: int) -> State:
    """A copy of `state` as `seat` might imagine it."""
    assert state.knowledge is not None, "determinizing needs a table that keeps knowledge"
    copy = state.clone()
    assert copy.knowledge is not None
    picker = Picker(derive(seed, 1))
    _relabel(copy.knowledge, seat, picker)
    copy.faces = _imagine(copy, copy.knowledge, seat, picker)
    copy.chance = FastChance(derive(seed, 2))
    copy.forget(seat, derive(seed, 3))
    if not copy.is_over() and copy.decider != seat:
        copy.reask()
    return copy


def _relabel(knowledge: Knowledge, seat: int, picker: Picker) -> None:
    """Where cards of several pools were mixed, the seat cannot tell which is which."""
    for mix in knowledge.mixes:
        cards = [card for card in mix if not knowledge.knows(seat, card)]
        labels = sorted(knowledge.pool_of[card] for card in cards)
        _shuffle(labels, picker)
        for card, label in zip(cards, labels, strict=True):
            knowledge.pool_of[card] = label


def _imagine(state: State, knowledge: Knowledge, seat: int, picker: Picker) -> vec[i64]:
    classes = knowledge.classes(seat)
    facts = [fact for fact in knowledge.facts if fact.seats >> seat & 1]
    certain: dict[int, int] = {}
    unknown: dict[int, list[int]] = {}
    for card in range(state.card_count):
        if knowledge.knows(seat, card):
            certain[card] = int(state.faces[card])
        else:
            unknown.setdefault(classes[card], []).append(card)
    stock = {label: sorted(int(state.faces[card]) for card in cards) for label, cards in unknown.items()}
    assigned = _assign(unknown, stock, facts, certain, picker)
    _even_out(assigned, unknown, facts, picker)
    faces = state.faces[:]
    for card, face in assigned.items():
        faces[card] = face
    return faces


def _assign(
    unknown: dict[int, list[int]],
    stock: dict[int, list[int]],
    facts: list[Fact],
    certain: dict[int, int],
    picker: Picker,
) -> dict[int, int]:
    """Deal the faces of each pool out at random, the cards that facts speak of first."""
    about = _facts_by_card(facts)
    class_of = {card: label for label, cards in unknown.items() for card in cards}
    constrained = [card for card in sorted(class_of) if card in about]
    free = [card for card in sorted(class_of) if card not in about]
    for _ in range(_RESTARTS):
        left = {label: faces[:] for label, faces in stock.items()}
        assigned = dict(certain)
        order = constrained[:]
        _shuffle(order, picker)
        if all(_place(card, left[class_of[card]], about[card], assigned, picker) for card in order):
            for faces in left.values():
                _shuffle(faces, picker)
            for card in free:
                assigned[card] = left[class_of[card]].pop()
            return assigned
    found = _search(constrained, free, class_of, stock, about, dict(certain), picker)
    if found is None:
        raise QuesthallError("the facts at this table contradict each other: nothing fits them")
    return found


def _facts_by_card(facts: list[Fact]) -> dict[int, list[Fact]]:
    about: dict[int, list[Fact]] = {}
    for fact in facts:
        for card in fact.cards:
            about.setdefault(card, []).append(fact)
    return about


def _place(card: int, left: list[int], facts: list[Fact], assigned: dict[int, int], picker: Picker) -> bool:
    """Give one card a random face of those left that its facts allow."""
    allowed: list[int] = []
    verdicts: dict[int, bool] = {}
    for place, face in enumerate(left):
        if face not in verdicts:
            assigned[card] = face
            verdicts[face] = all(fact.allows(assigned) for fact in facts)
        if verdicts[face]:
            allowed.append(place)
    if not allowed:
        return False
    assigned[card] = left.pop(allowed[picker.below(len(allowed))])
    return True


def _search(
    constrained: list[int],
    free: list[int],
    class_of: dict[int, int],
    stock: dict[int, list[int]],
    about: dict[int, list[Fact]],
    assigned: dict[int, int],
    picker: Picker,
) -> dict[int, int] | None:
    """Depth-first search for an assignment, for the rare table on which chance finds none."""
    left = {label: faces[:] for label, faces in stock.items()}

    def fill(depth: int) -> bool:
        if depth == len(constrained):
            return True
        card = constrained[depth]
        faces = left[class_of[card]]
        candidates = sorted(set(faces))
        _shuffle(candidates, picker)
        for face in candidates:
            assigned[card] = face
            if all(fact.allows(assigned) for fact in about[card]):
                faces.remove(face)
                if fill(depth + 1):
                    return True
                faces.append(face)
            del assigned[card]
        return False

    if not fill(0):
        return None
    for faces in left.values():
        faces.sort()
        _shuffle(faces, picker)
    for card in free:
        assigned[card] = left[class_of[card]].pop()
    return assigned


def _even_out(
    assigned: dict[int, int], unknown: dict[int, list[int]], facts: list[Fact], picker: Picker
) -> None:
    """Random exchanges that keep all facts: dealing constrained cards first is not quite uniform."""
    about = _facts_by_card(facts)
    for label in sorted(unknown):
        cards = unknown[label]
        moving = [card for card in cards if card in about]
        for _ in range(_SWAPS_PER_CARD * len(moving)):
            one = moving[picker.below(len(moving))]
            other = cards[picker.below(len(cards))]
            assigned[one], assigned[other] = assigned[other], assigned[one]
            touched = about[one] + about.get(other, [])
            if not all(fact.allows(assigned) for fact in touched):
                assigned[one], assigned[other] = assigned[other], assigned[one]


def _shuffle(items: list[int], picker: Picker) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = picker.below(i + 1)
        items[i], items[j] = items[j], items[i]
