"""Determinization: sampling states that one seat could not tell from the real one.

Unknown faces are redealt within the pools they belong to, so that every fact the seat knows
still holds. Nothing here depends on what the seat does not know: two states it cannot tell apart give
the same samples from the same seeds.

An `Imagination` is made once per decision and then sampled thousands of times by a search, so
sampling works on arrays: cards that facts constrain are dealt first, the rest are shuffled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import vector
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.knowledge import Fact, Knowledge
from questhall.core.engine.state import State

_RESTARTS: Final = 64
_SWAPS_PER_CARD: Final = 4
_RIVALS: Final = 6
_FINE: Final = float(1 << 20)
_UNKNOWN: Final = -1


@final
class _Pool:
    """The cards of one pool that a seat does not know, and how many of each face they have between them.

    The cards that facts constrain come first.
    """

    def __init__(self, constrained: list[int], free: list[int], faces: list[int], face_count: int) -> None:
        self.cards = vector(constrained + free)
        self.constrained: i64 = len(constrained)
        self.counts = vector([0] * face_count)
        for face in faces:
            self.counts[face] += 1


@final
class _Deal:
    """A partial assignment: faces by card, what is left of each pool, and its weight.

    `weight` is the probability that an unconstrained deal would have satisfied the facts so far; it corrects
    for dealing only what fits.
    """

    def __init__(self, faces: vec[i64], pools: list[_Pool]) -> None:
        self.faces = faces
        self.left = [pool.counts[:] for pool in pools]
        self.weight = 1.0


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
        """Whether an assignment, possibly with open cards, can still satisfy it."""
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

    def strike(self, card: i64, faces: vec[i64], fits: vec[i64]) -> None:
        """Set to 0 in `fits` what this open card cannot be, for all faces in one pass."""
        if self.is_pair:
            self._strike_pair(card, faces, fits)
            return
        hits: i64 = 0
        still_open: i64 = -1  # this card is not open when it has a face
        i: i64 = 0
        while i < len(self.cards):
            face = faces[self.cards[i]]
            if face == _UNKNOWN:
                still_open += 1
            else:
                hits += self.allowed[face]
            i += 1
        can_miss = hits <= self.high and hits + still_open >= self.low
        can_hit = hits < self.high and hits + 1 + still_open >= self.low
        if can_miss and can_hit:
            return
        face = 0
        while face < self.face_count:
            if not (can_hit if self.allowed[face] == 1 else can_miss):
                fits[face] = 0
            face += 1

    def _strike_pair(self, card: i64, faces: vec[i64], fits: vec[i64]) -> None:
        # The row of `allowed` is the first card's face, the column the second card's.
        other = faces[self.cards[0]]
        start = other * self.face_count
        step: i64 = 1
        if card == self.cards[0]:
            other = faces[self.cards[1]]
            start = other
            step = self.face_count
        if other == _UNKNOWN:
            return
        face: i64 = 0
        while face < self.face_count:
            if self.allowed[start + face * step] == 0:
                fits[face] = 0
            face += 1


@final
class _Demand:
    """What several facts about the same cards require together: minimum counts of several sets of faces.

    Each alone says little while a card is open; together they may leave no card free. A discard pile
    shuffled into the rest of a deck asks for every card that everybody has seen.
    """

    def __init__(self, facts: list[Fact], faces: int) -> None:
        self.cards = vector(list(facts[0].cards))
        self.least = vector([fact.low for fact in facts])
        self.hits = vector([0] * len(facts))
        self.face_count: i64 = faces
        by_face = [_UNKNOWN] * faces
        for number, fact in enumerate(facts):
            for face in range(faces):
                if fact.faces >> face & 1:
                    by_face[face] = number
        self.by_face = vector(by_face)

    def spare(self, faces: vec[i64]) -> i64:
        """How many open cards are not needed to satisfy it; also counts `hits`."""
        number: i64 = 0
        spare: i64 = 0
        while number < len(self.least):
            self.hits[number] = 0
            spare -= self.least[number]
            number += 1
        i: i64 = 0
        while i < len(self.cards):
            face = faces[self.cards[i]]
            if face == _UNKNOWN:
                spare += 1
            elif self.by_face[face] != _UNKNOWN:
                number = self.by_face[face]
                self.hits[number] += 1
                if self.hits[number] <= self.least[number]:
                    spare += 1
            i += 1
        return spare

    def strike(self, faces: vec[i64], fits: vec[i64]) -> None:
        """Set to 0 in `fits` what an open card cannot be, if none is to spare."""
        if self.spare(faces) > 0:
            return
        face: i64 = 0
        while face < self.face_count:
            number = self.by_face[face]
            if number == _UNKNOWN or self.hits[number] >= self.least[number]:
                fits[face] = 0
            face += 1


def _demands(facts: list[Fact], cards: int, faces: int) -> list[list[_Demand]]:
    """The demands by card. Only facts that no single card can satisfy twice are added up."""
    groups: dict[tuple[int, ...], list[Fact]] = {}
    for fact in facts:
        if not fact.pairs and fact.low > 0:
            group = groups.setdefault(tuple(sorted(fact.cards)), [])
            if not any(other.faces & fact.faces for other in group):
                group.append(fact)
    about: list[list[_Demand]] = [[] for _ in range(cards)]
    for group in groups.values():
        if len(group) > 1:
            demand = _Demand(group, faces)
            for card in group[0].cards:
                about[card].append(demand)
    return about


def _by_card(facts: list[Fact], cards: int, faces: int) -> list[list[_Check]]:
    about: list[list[_Check]] = [[] for _ in range(cards)]
    for fact in facts:
        check = _Check(fact, faces)
        for card in fact.cards:
            about[card].append(check)
    return about


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
        self.face_count: i64 = 1 + max(int(face) for face in state.faces)
        self.fits = vector([0] * int(self.face_count))
        self.has_pairs = any(fact.pairs for fact in facts)
        # The checks that speak of card 0, then of card 1 and so on, and where those of each card begin.
        self.about = vec[_Check]()
        self.begin = vec[i64]()
        for checks in _by_card(facts, int(state.card_count), int(self.face_count)):
            self.begin = append(self.begin, len(self.about))
            for check in checks:
                self.about = append(self.about, check)
        self.begin = append(self.begin, len(self.about))
        self.demands = _demands(facts, int(state.card_count), int(self.face_count))
        self.blank = self._known_faces()
        self.pools = self._pools()

    def _checks_about(self, card: i64) -> i64:
        """How many facts constrain a card."""
        return self.begin[card + 1] - self.begin[card]

    def _known_faces(self) -> vec[i64]:
        faces = self.base.faces[:]
        card: i64 = 0
        while card < self.base.card_count:
            if not self.knowledge.knows(int(self.seat), int(card)):
                faces[card] = _UNKNOWN
            card += 1
        return faces

    def _pools(self) -> list[_Pool]:
        """Unknown cards by the pool they are from, with the faces they have between them."""
        cards: dict[int, list[int]] = {}
        for card, pool in enumerate(self.knowledge.classes(int(self.seat))):
            if self.blank[card] == _UNKNOWN:
                cards.setdefault(pool, []).append(card)
        return [
            _Pool(
                self._most_bound_first([card for card in cards[pool] if self._checks_about(card)]),
                [card for card in cards[pool] if not self._checks_about(card)],
                [int(self.base.faces[card]) for card in cards[pool]],
                int(self.face_count),
            )
            for pool in sorted(cards)
        ]

    def _most_bound_first(self, cards: list[int]) -> list[int]:
        """A card in many facts, like the wanderer that all hints are about, decides what the others can be.

        Dealt after them it would hardly ever fit: nine hints made a sample take 26 ms.
        """
        return sorted(cards, key=lambda card: -self._checks_about(card))

    def sample(self, seed: i64) -> State:
        """A state consistent with what the seat knows, without knowledge and with its own source of chance."""
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
        """Deal at random until all facts hold; fall back to a search if that fails."""
        tries = 0
        while tries < _RESTARTS:
            tries += 1
            deal = self._deal_fairly(picker)
            if deal.weight > 0.0:
                self._deal_free(deal, picker)
                self._even_out(deal.faces, picker)
                return deal.faces
        return self._search(picker)

    def _deal_fairly(self, picker: Picker) -> _Deal:
        """Deal the cards that facts constrain, uniformly among all valid deals.

        Dealing them one by one is biased where facts link cards to each other, so several deals compete
        by their weights. Where no two cards are linked, random swaps do the same more cheaply
        (`_even_out`).
        """
        best = self._deal_constrained(picker)
        rivals = _RIVALS if self.has_pairs else 0
        while rivals > 0:
            rivals -= 1
            rival = self._deal_constrained(picker)
            if rival.weight * _FINE > best.weight * float(picker.below(1 << 20)):
                best = rival
        return best

    def _deal_constrained(self, picker: Picker) -> _Deal:
        deal = _Deal(self.blank[:], self.pools)
        number = 0
        while number < len(self.pools):
            pool = self.pools[number]
            left = deal.left[number]
            cards: i64 = len(pool.cards)
            dealt: i64 = 0
            while dealt < pool.constrained:
                allowed = self._deal_one(pool.cards[dealt], left, deal.faces, picker)
                if allowed == 0:
                    deal.weight = 0.0
                    return deal
                deal.weight *= float(allowed) / float(cards - dealt)
                dealt += 1
            number += 1
        return deal

    def _deal_one(self, card: i64, left: vec[i64], faces: vec[i64], picker: Picker) -> i64:
        """Give a card a random remaining face that its facts allow; returns how many there were."""
        fits = self.fits
        face: i64 = 0
        while face < self.face_count:
            fits[face] = left[face]
            face += 1
        i = self.begin[card]
        while i < self.begin[card + 1]:
            self.about[i].strike(card, faces, fits)
            i += 1
        for demand in self.demands[card]:
            demand.strike(faces, fits)
        allowed: i64 = 0
        face = 0
        while face < self.face_count:
            allowed += fits[face]
            face += 1
        if allowed == 0:
            return 0
        place = picker.below(allowed)
        face = 0
        while place >= fits[face]:
            place -= fits[face]
            face += 1
        faces[card] = face
        left[face] -= 1
        return allowed

    def _deal_free(self, deal: _Deal, picker: Picker) -> None:
        """Shuffle what is left of each pool over the unconstrained cards."""
        number = 0
        while number < len(self.pools):
            pool = self.pools[number]
            stock = self._stock(deal.left[number])
            size: i64 = len(stock)
            dealt: i64 = 0
            while dealt < size:
                j = dealt + picker.below(size - dealt)
                deal.faces[pool.cards[pool.constrained + dealt]] = stock[j]
                stock[j] = stock[dealt]
                dealt += 1
            number += 1

    def _stock(self, left: vec[i64]) -> vec[i64]:
        stock = vec[i64](capacity=self.base.card_count)
        face: i64 = 0
        while face < self.face_count:
            copies = left[face]
            while copies > 0:
                stock = append(stock, face)
                copies -= 1
            face += 1
        return stock

    def _is_possible(self, card: i64, faces: vec[i64]) -> bool:
        i = self.begin[card]
        while i < self.begin[card + 1]:
            if not self.about[i].holds(faces):
                return False
            i += 1
        return all(demand.spare(faces) >= 0 for demand in self.demands[card])

    def _even_out(self, faces: vec[i64], picker: Picker) -> None:
        """Random swaps that keep all facts, because dealing constrained cards first is not quite uniform.

        Every other swap is between constrained cards, which would rarely meet in a large pool otherwise.
        """
        for pool in self.pools:
            swaps = pool.constrained * _SWAPS_PER_CARD
            while swaps > 0:
                swaps -= 1
                one = pool.cards[picker.below(pool.constrained)]
                others: i64 = len(pool.cards)
                if swaps & 1:
                    others = pool.constrained
                other = pool.cards[picker.below(others)]
                face = faces[one]
                faces[one] = faces[other]
                faces[other] = face
                if not (self._is_possible(one, faces) and self._is_possible(other, faces)):
                    faces[other] = faces[one]
                    faces[one] = face

    def _search(self, picker: Picker) -> vec[i64]:
        """Depth-first search, for the rare table on which random deals find nothing that fits."""
        faces = self.blank[:]
        order = [(number, card) for number, pool in enumerate(self.pools) for card in pool.cards]
        order.sort(key=lambda entry: -self._checks_about(entry[1]))
        stocks = [[int(face) for face in self._stock(pool.counts)] for pool in self.pools]
        if not self._fill(order, 0, stocks, faces, picker):
            raise QuesthallError("the facts at this table contradict each other: nothing fits them")
        self._even_out(faces, picker)
        return faces

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
        # A separate list, because trying a face and putting it back changes its place in the stock.
        tried = sorted(set(stock))
        first = picker.below(len(tried))
        for face in tried[first:] + tried[:first]:
            faces[card] = face
            if self._is_possible(card, faces):
                stock.remove(face)
                if self._fill(order, depth + 1, stocks, faces, picker):
                    return True
                stock.append(face)
        faces[card] = _UNKNOWN
        return False
