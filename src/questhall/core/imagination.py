"""What one seat can imagine: states that it could not tell from the real one.

Unknown faces are dealt out anew within the pools they belong to, so that every fact the seat knows
still holds. Nothing here depends on what the seat does not know: two states it cannot tell apart give
the same imagined states from the same seeds.

An `Imagination` is made once per decision and then sampled thousands of times by a search, so the
sampling runs on arrays: cards that facts speak of are dealt first, the rest is shuffled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.cards import vector
from questhall.core.chance import FastChance, Picker, derive
from questhall.core.errors import QuesthallError
from questhall.core.knowledge import Fact, Knowledge
from questhall.core.state import State

_RESTARTS: Final = 64
_SWAPS_PER_CARD: Final = 4
_UNKNOWN: Final = -1


@final
class _Pool:
    """The cards of one pool that a seat does not know, and the faces they have between them.

    The constrained cards, of which facts speak, come first; the faces are sorted, for their order
    must not tell anything.
    """

    def __init__(self, constrained: list[int], free: list[int], faces: list[int]) -> None:
        self.cards = vector(constrained + free)
        self.constrained: i64 = len(constrained)
        self.faces = vector(sorted(faces))


@final
class _Check:
    """A fact over arrays. `allowed` has a word per face, or for a pair per two faces."""

    def __init__(self, fact: Fact, faces: int) -> None:
        self.cards = vector(list(fact.cards))
        self.is_pair = bool(fact.pairs)
        self.low: i64 = fact.low
        self.high: i64 = fact.high
        self.face_count: i64 = faces
        masks = fact.pairs if fact.pairs else (fact.faces,)
        self.allowed = vector([mask >> face & 1 for mask in masks for face in range(faces)])

    def holds(self, faces: vec[i64]) -> bool:
        """Whether an assignment, possibly with open cards, can still fulfil it."""
        if self.is_pair:
            first = faces[self.cards[0]]
            second = faces[self.cards[1]]
            if first == _UNKNOWN or second == _UNKNOWN:
                return True
            return self.allowed[first * self.face_count + second] == 1
        hits: i64 = 0
        still_open: i64 = 0
        i: i64 = 0
        while i < len(self.cards):
            face = faces[self.cards[i]]
            if face == _UNKNOWN:
                still_open += 1
            else:
                hits += self.allowed[face]
            i += 1
        return hits <= self.high and hits + still_open >= self.low


@final
class Imagination:
    """The states that `seat` cannot tell from this one."""

    def __init__(self, state: State, seat: int) -> None:
        assert state.knowledge is not None, "imagining needs a table that keeps knowledge"
        self.seat: i64 = seat
        self.knowledge: Knowledge = state.knowledge
        self.base = state.clone()
        self.base.knowledge = None
        self.is_asked_otherwise = not state.is_over() and state.decider != seat
        facts = [fact for fact in self.knowledge.facts if fact.seats >> seat & 1]
        face_count = 1 + max(int(face) for face in state.faces)
        self.checks = [_Check(fact, face_count) for fact in facts]
        self.about: list[list[_Check]] = [[] for _ in range(state.card_count)]
        for fact, check in zip(facts, self.checks, strict=True):
            for card in fact.cards:
                self.about[card].append(check)
        self.blank = self._known_faces()
        self.labels = self.knowledge.pool_of  # of the state sampled last
        pools = self._pools(self.labels)
        assert pools is not None, "the true labels are always possible"
        self.pools: list[_Pool] = pools

    def _known_faces(self) -> vec[i64]:
        faces = self.base.faces[:]
        card: i64 = 0
        while card < self.base.card_count:
            if not self.knowledge.knows(int(self.seat), int(card)):
                faces[card] = _UNKNOWN
            card += 1
        return faces

    def _pools(self, labels: list[int]) -> list[_Pool] | None:
        """Unknown cards by the pool they are from, with the faces that are left of it; None if these
        labels cannot be: a known card would be from a pool that has no such face."""
        imagined = self.knowledge.classes(int(self.seat), labels)
        true = self.knowledge.classes(int(self.seat), self.knowledge.pool_of)
        cards: dict[int, list[int]] = {}
        stock: dict[int, list[int]] = {}
        for card in range(self.base.card_count):
            stock.setdefault(true[card], []).append(int(self.base.faces[card]))
        for card in range(self.base.card_count):
            if self.blank[card] == _UNKNOWN:
                cards.setdefault(imagined[card], []).append(card)
            elif int(self.blank[card]) in stock[imagined[card]]:
                stock[imagined[card]].remove(int(self.blank[card]))
            else:
                return None
        return [
            _Pool(
                [card for card in cards[label] if self.about[card]],
                [card for card in cards[label] if not self.about[card]],
                stock[label],
            )
            for label in sorted(cards)
        ]

    def _mixed_labels(self, picker: Picker) -> list[int]:
        """Where cards of several pools were mixed, the seat cannot tell which is from which."""
        labels = self.knowledge.pool_of[:]
        for mix in self.knowledge.mixes:
            shuffled = sorted(labels[card] for card in mix)
            for i in range(len(shuffled) - 1, 0, -1):
                j = picker.below(i + 1)
                shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
            for card, label in zip(mix, shuffled, strict=True):
                labels[card] = label
        return labels

    def sample(self, seed: i64) -> State:
        """A state the seat might be in; it keeps no knowledge and draws its own chance."""
        picker = Picker(derive(seed, 1))
        for _ in range(_RESTARTS):
            state = self.base.clone()
            state.faces = self._deal(picker)
            state.chance = FastChance(derive(seed, 2))
            state.forget(self.seat, derive(seed, 3))
            if not self.is_asked_otherwise:
                return state
            state.reask()
            if state.decider == self.base.decider:
                return state
        raise QuesthallError("nothing that could be imagined leads to the decision being asked")

    def _deal(self, picker: Picker) -> vec[i64]:
        """Deal at random until all facts hold; search for it when chance does not find anything."""
        tries = 0
        while tries < _RESTARTS:
            tries += 1
            if self._imagine_labels(picker):
                faces = self.blank[:]
                if self._deal_pools(self.pools, faces, picker):
                    self._even_out(self.pools, faces, picker)
                    return faces
        return self._search(picker)

    def _imagine_labels(self, picker: Picker) -> bool:
        """Labels for this sample; False if they cannot be."""
        if not self.knowledge.mixes:
            return True
        labels = self._mixed_labels(picker)
        pools = self._pools(labels)
        if pools is None:
            return False
        self.labels = labels
        self.pools = pools
        return True

    def _deal_pools(self, pools: list[_Pool], faces: vec[i64], picker: Picker) -> bool:
        for pool in pools:
            stock = pool.faces[:]
            size: i64 = len(stock)
            dealt: i64 = 0
            while dealt < pool.constrained:
                if not self._deal_one(pool.cards[dealt], stock, dealt, faces, picker):
                    return False
                dealt += 1
            while dealt < size:
                j = dealt + picker.below(size - dealt)
                faces[pool.cards[dealt]] = stock[j]
                stock[j] = stock[dealt]
                dealt += 1
        return True

    def _deal_one(self, card: i64, stock: vec[i64], dealt: i64, faces: vec[i64], picker: Picker) -> bool:
        """A random face of those left that the card's facts allow; False if there is none.

        Faces that do not fit are moved to the front of what is left, so each is tried once.
        """
        first = dealt
        while first < len(stock):
            j = first + picker.below(len(stock) - first)
            face = stock[j]
            stock[j] = stock[first]
            stock[first] = face
            faces[card] = face
            if self._is_possible(card, faces):
                stock[first] = stock[dealt]
                stock[dealt] = face
                return True
            first += 1
        faces[card] = _UNKNOWN
        return False

    def _is_possible(self, card: i64, faces: vec[i64]) -> bool:
        i = 0
        checks = self.about[card]
        while i < len(checks):
            if not checks[i].holds(faces):
                return False
            i += 1
        return True

    def _even_out(self, pools: list[_Pool], faces: vec[i64], picker: Picker) -> None:
        """Random exchanges that keep all facts: dealing constrained cards first is not quite uniform."""
        for pool in pools:
            swaps = pool.constrained * _SWAPS_PER_CARD
            size: i64 = len(pool.cards)
            while swaps > 0:
                swaps -= 1
                one = pool.cards[picker.below(pool.constrained)]
                other = pool.cards[picker.below(size)]
                face = faces[one]
                faces[one] = faces[other]
                faces[other] = face
                if not (self._is_possible(one, faces) and self._is_possible(other, faces)):
                    faces[other] = faces[one]
                    faces[one] = face

    def _search(self, picker: Picker) -> vec[i64]:
        """Depth-first search, for the rare table on which chance finds nothing that fits."""
        for attempt in range(_RESTARTS):
            if attempt and not self._imagine_labels(picker):
                continue
            faces = self.blank[:]
            order = [(number, card) for number, pool in enumerate(self.pools) for card in pool.cards]
            order.sort(key=lambda entry: not self.about[entry[1]])
            stocks = [[int(face) for face in pool.faces] for pool in self.pools]
            if self._fill(order, 0, stocks, faces, picker):
                self._even_out(self.pools, faces, picker)
                return faces
        raise QuesthallError("the facts at this table contradict each other: nothing fits them")

    def _fill(
        self,
        order: list[tuple[int, i64]],
        depth: int,
        stocks: list[list[int]],
        faces: vec[i64],
        picker: Picker,
    ) -> bool:
        if depth == len(order):
            return True
        number, card = order[depth]
        stock = stocks[number]
        first = picker.below(len(stock))
        tried: set[int] = set()
        for i in range(len(stock)):
            face = stock[(first + i) % len(stock)]
            if face in tried:
                continue
            tried.add(face)
            faces[card] = face
            if self._is_possible(card, faces):
                stock.remove(face)
                if self._fill(order, depth + 1, stocks, faces, picker):
                    return True
                stock.append(face)
        faces[card] = _UNKNOWN
        return False

