"""Who knows what each card is, and what play has shown about cards nobody has seen.

Rules never read this; views, determinization and undo rights are derived from it. Simulation and playouts
run without it. Cards are numbers whose whereabouts everybody may follow; only their faces are secret
(see `Cards.pick` for how a card leaves a hand without revealing which one it was).
"""

from __future__ import annotations

from typing import Final, final

from questhall.core.engine.plain_data import integer, integers, rows

EVERYBODY: Final = (1 << 30) - 1
"""A mask of all seats; more seats than any game has."""


@final
class Fact:
    """Something `seats` know about cards whose faces they may not know.

    With `pairs` empty: between `low` and `high` of `cards` have a face in the mask `faces`. With
    `pairs`: the second card's face lies in the mask `pairs[face of the first card]`. Facts are
    immutable, so copies of a game share them.
    """

    def __init__(
        self, seats: int, cards: tuple[int, ...], faces: int, low: int, high: int, pairs: tuple[int, ...]
    ) -> None:
        self.seats = seats
        self.cards = cards
        self.faces = faces
        self.low = low
        self.high = high
        self.pairs = pairs

    def is_empty(self) -> bool:
        """Whether it no longer says anything. One about a pair always does: its bounds are 0."""
        return self.low <= 0 and self.high >= len(self.cards)

    def allows(self, faces: dict[int, int]) -> bool:
        """Whether an assignment of faces, possibly to only some of the cards, can still satisfy it."""
        if self.pairs:
            first, second = self.cards
            if first not in faces or second not in faces:
                return True
            return bool(self.pairs[faces[first]] >> faces[second] & 1)
        hits = 0
        open_cards = 0
        for card in self.cards:
            if card not in faces:
                open_cards += 1
            elif self.faces >> faces[card] & 1:
                hits += 1
        return hits <= self.high and hits + open_cards >= self.low

    def without(self, card: int, face: int) -> Fact:
        """The same fact once everyone it concerns knows that card."""
        if self.pairs:
            return self._about_the_other(card, face)
        rest = tuple(other for other in self.cards if other != card)
        hit = self.faces >> face & 1
        return Fact(self.seats, rest, self.faces, self.low - hit, self.high - hit, ())

    def _about_the_other(self, card: int, face: int) -> Fact:
        first, second = self.cards
        if card == first:
            return Fact(self.seats, (second,), self.pairs[face], 1, 1, ())
        allowed = sum(1 << other for other, mask in enumerate(self.pairs) if mask >> face & 1)
        return Fact(self.seats, (first,), allowed, 1, 1, ())

    def to_record(self) -> list[object]:
        return [self.seats, list(self.cards), self.faces, self.low, self.high, list(self.pairs)]


@final
class Pool:
    """The cards of one shuffle: nobody knows any of them, but those who saw the pile know what it contains.

    For the others the pool is one with the pools its cards came from. Cards with different backs are
    never in one pool.
    """

    def __init__(self, back: int, seats: int, origins: tuple[int, ...]) -> None:
        self.back = back
        self.seats = seats
        self.origins = origins

    def to_record(self) -> list[object]:
        return [self.back, self.seats, list(self.origins)]


class Knowledge:
    """The seats that know each card (`known`, a mask per card), the pools, and the facts."""

    def __init__(
        self,
        known: list[int],
        pool_of: list[int],
        pools: list[Pool],
        facts: list[Fact],
        everybody: int,
        revision: int,
    ) -> None:
        self.known = known
        self.pool_of = pool_of
        self.pools = pools
        self.facts = facts
        self.everybody = everybody
        self.revision = revision  # how often anybody has learnt anything; undo compares it

    def clone(self) -> Knowledge:
        return Knowledge(
            self.known[:],
            self.pool_of[:],
            self.pools[:],
            self.facts[:],
            self.everybody,
            self.revision,
        )

    def knows(self, seat: int, card: int) -> bool:
        return bool(self.known[card] >> seat & 1)

    def learn(self, card: int, face: int, seats: int) -> None:
        """`seats` have seen this card."""
        before = self.known[card]
        self.known[card] = before | (seats & self.everybody)
        if self.known[card] != before:
            self.revision += 1
            self._simplify(card, face)

    def _simplify(self, card: int, face: int) -> None:
        kept: list[Fact] = []
        for fact in self.facts:
            if card in fact.cards and not fact.seats & ~self.known[card]:
                fact = fact.without(card, face)
            if not fact.is_empty():
                kept.append(fact)
        self.facts = kept

    def show_fact(self, fact: Fact) -> None:
        """Play has revealed a fact about cards; seats that know all of them need no reminder."""
        self.revision += 1
        if not fact.is_empty():
            self.facts.append(fact)

    def loosen(self, cards: list[int], faces: list[int], owner: int) -> None:
        """One of `cards` is about to leave unseen, and only `owner` can tell which.

        What others knew about individual cards now holds for all of them together. If they come
        from several pools, nobody else can tell which pool lost a card, so the pools merge.
        """
        self._widen_facts(cards)
        self._merge(sorted({self.pool_of[card] for card in cards}))
        for seat in range(self.everybody.bit_length()):
            if seat != owner:
                self._pool_what_was_known(cards, faces, seat)

    def _widen_facts(self, cards: list[int]) -> None:
        kept: list[Fact] = []
        for fact in self.facts:
            missing = tuple(card for card in cards if card not in fact.cards)
            if len(missing) == len(cards):
                kept.append(fact)
            elif not fact.pairs:  # a fact about one pair is lost among several cards
                high = fact.high + len(missing)
                kept.append(Fact(fact.seats, fact.cards + missing, fact.faces, fact.low, high, ()))
        self.facts = kept

    def exchange(self, one: int, other: int) -> None:
        """Two cards swap faces: what is known about a face moves with it."""
        for column in (self.known, self.pool_of):
            column[one], column[other] = column[other], column[one]

    def _pool_what_was_known(self, cards: list[int], faces: list[int], seat: int) -> None:
        counts: dict[int, int] = {}
        for card, face in zip(cards, faces, strict=True):
            if self.knows(seat, card):
                counts[face] = counts.get(face, 0) + 1
        if not counts or (len(cards) == 1):
            return
        for card in cards:
            self.known[card] &= ~(1 << seat)
        for face in sorted(counts):
            self.facts.append(Fact(1 << seat, tuple(cards), 1 << face, counts[face], len(cards), ()))

    def shuffle(self, cards: list[int], faces: list[int]) -> None:
        """These cards have been shuffled together; those who knew all of them know what the pile contains.

        The others keep what they knew of it, as facts about the whole pile. Spectators do not: views never read
        facts. Only determinization does, and only for seats. Adding them would change the digests of records.
        """
        counting = self.everybody
        for card in cards:
            counting &= self.known[card]
        self._widen_facts(cards)
        for seat in range(self.everybody.bit_length() - 1):
            if not counting >> seat & 1:
                self._pool_what_was_known(cards, faces, seat)
        origins = tuple(sorted({self.pool_of[card] for card in cards}))
        backs = {self.pools[origin].back for origin in origins}
        assert len(backs) <= 1, "cards with different backs were shuffled together"
        self.pools.append(Pool(min(backs, default=0), counting, origins))
        for card in cards:
            self.known[card] = 0
            self.pool_of[card] = len(self.pools) - 1

    def _merge(self, labels: list[int]) -> None:
        """Merge these pools into one."""
        if len(labels) < 2:
            return
        counting = self.everybody
        for label in labels:
            counting &= self.pools[label].seats
        self.pools.append(Pool(self.pools[labels[0]].back, counting, tuple(labels)))
        for card, label in enumerate(self.pool_of):
            if label in labels:
                self.pool_of[card] = len(self.pools) - 1

    def classes(self, seat: int) -> list[int]:
        """For each card, the lowest pool that `seat` cannot tell apart from the card's own."""
        root = list(range(len(self.pools)))

        def find(pool: int) -> int:
            while root[pool] != pool:
                pool = root[pool]
            return pool

        for number, pool in enumerate(self.pools):
            if not pool.seats >> seat & 1:
                for origin in pool.origins:
                    a, b = find(number), find(origin)
                    root[max(a, b)] = min(a, b)
        return [find(pool) for pool in self.pool_of]

    def to_record(self) -> dict[str, object]:
        return {
            "known": list(self.known),
            "pool_of": list(self.pool_of),
            "pools": [pool.to_record() for pool in self.pools],
            "facts": [fact.to_record() for fact in self.facts],
            "everybody": self.everybody,
            "revision": self.revision,
        }


def fresh_knowledge(backs: list[int], seats: int) -> Knowledge:
    """At the start all cards with one back form one pool whose contents everybody knows: the box is public.

    `backs` has the back of each card, numbered from 0. Spectators are one more bit behind the seats: what
    every seat has peeked at is still hidden from them.
    """
    everybody = (1 << (seats + 1)) - 1
    pools = [Pool(back, everybody, ()) for back in range(max(backs) + 1)]
    return Knowledge([0] * len(backs), backs[:], pools, [], everybody, 0)


def how_many(seats: int, cards: list[int], faces: int, low: int, high: int) -> Fact:
    """Between `low` and `high` of these cards have one of these faces."""
    return Fact(seats, tuple(cards), faces, low, high, ())


def related(seats: int, first: int, second: int, pairs: list[int]) -> Fact:
    """The second card's face is one that `pairs` allows for the first card's."""
    return Fact(seats, (first, second), 0, 0, 0, tuple(pairs))


def knowledge_from_record(data: dict[str, object]) -> Knowledge:
    """The inverse of `Knowledge.to_record`."""
    pools = [Pool(integer(row[0]), integer(row[1]), tuple(integers(row[2]))) for row in rows(data["pools"])]
    facts = [
        Fact(
            integer(row[0]),
            tuple(integers(row[1])),
            integer(row[2]),
            integer(row[3]),
            integer(row[4]),
            tuple(integers(row[5])),
        )
        for row in rows(data["facts"])
    ]
    return Knowledge(
        integers(data["known"]),
        integers(data["pool_of"]),
        pools,
        facts,
        integer(data["everybody"]),
        integer(data["revision"]),
    )
