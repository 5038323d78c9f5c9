"""The facts of a seat, as an imagination looks at them while it deals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from questhall.core.engine.cards import vector
from questhall.core.engine.knowledge import Fact
from questhall.core.search.determinization import _Check

CARDS = 5
FACES = 4
UNKNOWN = -1

masks = some.integers(0, 2**FACES - 1)
several_cards = some.lists(some.integers(0, CARDS - 1), min_size=2, max_size=CARDS, unique=True).map(tuple)


@some.composite
def facts(draw: some.DrawFn) -> Fact:
    cards = draw(several_cards)
    if draw(some.booleans()):
        pairs = draw(some.lists(masks, min_size=FACES, max_size=FACES))
        return Fact(1, cards[:2], 0, 0, 0, tuple(pairs))
    low = draw(some.integers(0, len(cards)))
    return Fact(1, cards, draw(masks), low, draw(some.integers(low, len(cards))), ())


@given(facts(), some.lists(some.integers(UNKNOWN, FACES - 1), min_size=CARDS, max_size=CARDS), some.data())
def test_striking_leaves_exactly_the_faces_with_which_the_fact_can_hold(
    fact: Fact, faces: list[int], data: some.DataObject
) -> None:
    card = data.draw(some.sampled_from(fact.cards))
    faces[card] = UNKNOWN
    left = [3, 1, 4, 2]

    struck = left_by(fact, faces, card, left)

    known = {other: face for other, face in enumerate(faces) if face != UNKNOWN}
    possible = [fact.allows({**known, card: face}) for face in range(FACES)]
    assert struck == [count if fits else 0 for count, fits in zip(left, possible, strict=True)]
    check = _Check(fact, FACES)
    for face in range(FACES):
        faces[card] = face
        assert check.holds(vector(faces)) == possible[face]


def left_by(fact: Fact, faces: list[int], card: int, left: list[int]) -> list[int]:
    fits = vector(left)
    _Check(fact, FACES).strike(card, vector(faces), fits)
    return [int(count) for count in fits]
