"""Cards and where they lie.

Every card of the box has a number. A zone is an ordered pile of numbers, kept as a linked list inside
one flat array, so that all zones of a table copy in one go, however many there are. The face of each
card is in `faces`, which copies share: where cards lie is public, what they are is not.

The array `links` holds, for each card, the card below it; then each zone's top card; then each zone's
size. "No card" is -1.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.knowledge import EVERYBODY, Fact, Knowledge

NO_CARD: Final = -1


@final
class Sorting:
    """The zone each face goes to when a pile is sorted out; -1 if it stays."""

    def __init__(self, zones: list[int]) -> None:
        self.zones = vector(zones)


@mypyc_attr(allow_interpreted_subclasses=False)
class Cards:
    """The zones of a table and what is known about their cards."""

    faces: vec[i64]
    links: vec[i64]
    card_count: i64
    zone_count: i64
    knowledge: Knowledge | None

    def __init__(
        self,
        faces: vec[i64],
        links: vec[i64],
        card_count: i64,
        zone_count: i64,
        knowledge: Knowledge | None,
    ) -> None:
        self.faces = faces
        self.links = links
        self.card_count = card_count
        self.zone_count = zone_count
        self.knowledge = knowledge

    # Looking at piles

    def top(self, zone: i64) -> i64:
        """The uppermost card of a zone, or no card."""
        place = self.card_count + zone
        return self.links[place]

    def below(self, card: i64) -> i64:
        """The card that lies below this one in its zone, or no card."""
        return self.links[card]

    def size(self, zone: i64) -> i64:
        """How many cards lie in a zone."""
        place = self.card_count + self.zone_count + zone
        return self.links[place]

    def face(self, card: i64) -> i64:
        """What a card really is, as a number."""
        return self.faces[card]

    def find(self, zone: i64, face: i64) -> i64:
        """The uppermost card of the zone with this face, or no card."""
        card = self.top(zone)
        while card != NO_CARD and self.faces[card] != face:
            card = self.links[card]
        return card

    def holds(self, zone: i64, face: i64) -> bool:
        """Whether a card with this face lies in the zone."""
        return self.find(zone, face) != NO_CARD

    def pile(self, zone: i64) -> list[i64]:
        """The cards of a zone from top to bottom."""
        cards: list[i64] = []
        card = self.top(zone)
        while card != NO_CARD:
            cards.append(card)
            card = self.links[card]
        return cards

    def cards_of(self, zone: i64) -> vec[i64]:
        """The same as an array, for rules that change a pile while going through it."""
        cards = vec[i64]([0] * self.size(zone))
        i: i64 = 0
        card = self.top(zone)
        while card != NO_CARD:
            cards[i] = card
            card = self.links[card]
            i += 1
        return cards

    # Moving cards

    def put(self, card: i64, zone: i64) -> None:
        """Lay a card that lies nowhere on top of a zone."""
        links = self.links
        place = self.card_count + zone
        links[card] = links[place]
        links[place] = card
        self._count(zone, 1)

    def _count(self, zone: i64, change: i64) -> None:
        """Change a zone's size by this many cards."""
        links = self.links
        place = self.card_count + self.zone_count + zone
        links[place] = links[place] + change

    def put_under(self, card: i64, zone: i64) -> None:
        """Lay a card that lies nowhere under a zone."""
        above = self.card_count + zone
        while self.links[above] != NO_CARD:
            above = self.links[above]
        self.links[card] = NO_CARD
        self.links[above] = card
        self._count(zone, 1)

    def take_top(self, zone: i64) -> i64:
        """Take the uppermost card out of a zone, which must not be empty."""
        links = self.links
        place = self.card_count + zone
        card = links[place]
        assert card != NO_CARD, "took a card from an empty zone"
        links[place] = links[card]
        self._count(zone, -1)
        return card

    def take_bottom(self, zone: i64) -> i64:
        """Take the lowest card out of a zone, which must not be empty."""
        card = self.links[self.card_count + zone]
        assert card != NO_CARD, "took a card from an empty zone"
        while self.links[card] != NO_CARD:
            card = self.links[card]
        self.take(card, zone)
        return card

    def take(self, card: i64, zone: i64) -> None:
        """Take this particular card out of a zone."""
        above = self.card_count + zone
        while self.links[above] != card:
            above = self.links[above]
            assert above != NO_CARD, "the card is not in that zone"
        self.links[above] = self.links[card]
        self._count(zone, -1)

    def take_face(self, zone: i64, face: i64) -> i64:
        """Take the uppermost card with this face out of a zone that hides nothing (see `pick`)."""
        above = self.card_count + zone
        card = self.links[above]
        while card != NO_CARD and self.faces[card] != face:
            above = card
            card = self.links[above]
        assert card != NO_CARD, "took a face that is not there"
        self.links[above] = self.links[card]
        self._count(zone, -1)
        return card

    def sort_out(self, zone: i64, sorting: Sorting, offset: i64 = 0) -> None:
        """Move a zone's cards on top of others by face, starting at the top, in one pass down the pile.

        `offset` is added to the zones that the sorting names, for zones that every seat has.
        """
        zones = sorting.zones
        moved: i64 = 0
        above = self.card_count + zone
        card = self.links[above]
        while card != NO_CARD:
            below = self.links[card]
            face = self.faces[card]
            goal = zones[face]
            if goal < 0:
                above = card
            else:
                self.links[above] = below
                self.put(card, goal + offset)
                moved += 1
            card = below
        self._count(zone, -moved)

    def pick(self, zone: i64, face: i64, owner: i64) -> i64:
        """Take a card with this face out of a hidden zone without revealing which of the cards it was.

        With knowledge on, the number that leaves is always the top one, and faces are exchanged to
        match: an onlooker who could follow numbers would learn when the card had come into the hand.
        So no frame or context may hold the number of a card in a hidden hand; hold its face.
        """
        card = self.find(zone, face)
        assert card != NO_CARD, "picked a face that is not there"
        if self.knowledge is not None:
            card = self._loosen(card, zone, owner)
        self.take(card, zone)
        return card

    def _loosen(self, card: i64, zone: i64, owner: i64) -> i64:
        """Give the top card of a hidden zone the face of `card`; only the owner can tell.

        The faces above it move down by one, so that those that stay lie in the same order as without knowledge.
        """
        assert self.knowledge is not None
        cards = self.pile(zone)
        self.knowledge.loosen([int(c) for c in cards], [int(self.faces[c]) for c in cards], int(owner))
        for place in range(cards.index(card), 0, -1):
            self._exchange_faces(cards[place], cards[place - 1])
        return self.top(zone)

    def _exchange_faces(self, one: i64, other: i64) -> None:
        """Swap the faces of two cards; copies of this state keep theirs."""
        assert self.knowledge is not None
        faces = self.faces[:]
        faces[one] = self.faces[other]
        faces[other] = self.faces[one]
        self.faces = faces
        self.knowledge.exchange(int(one), int(other))

    def every_card_lies_once(self) -> bool:
        """Whether each card of the box lies in exactly one zone. Cheap enough to check after every step."""
        found: i64 = 0
        zone: i64 = 0
        while zone < self.zone_count:
            in_zone: i64 = 0
            card = self.top(zone)
            while card != NO_CARD and in_zone <= self.card_count:
                in_zone += 1
                card = self.links[card]
            if in_zone != self.size(zone):
                return False
            found += in_zone
            zone += 1
        # No card has two cards on top of it, so if the count is right, each card appears once.
        return found == self.card_count and not self._is_covered_twice()

    def _is_covered_twice(self) -> bool:
        covered = vec[i64]()
        card: i64 = 0
        while card < self.card_count:
            covered = append(covered, 0)
            card += 1
        place: i64 = 0
        while place < self.card_count + self.zone_count:
            below = self.links[place]
            if below != NO_CARD:
                if covered[below] == 1:
                    return True
                covered[below] = 1
            place += 1
        return False

    # Laying a table out. Arrays never come from interpreted code as they are: mypyc loses track of them.

    def lay_faces(self, faces: list[int]) -> None:
        """Give the cards these faces, in the order of their numbers."""
        self.faces = vector(faces)

    def add_face(self, face: i64) -> i64:
        """Add a card while a box is being laid out; returns its number."""
        self.faces = append(self.faces, face)
        return len(self.faces) - 1

    def lay_links(self, links: list[int]) -> None:
        """Restore where all cards of a saved state lie."""
        self.links = vector(links)

    def clear_zones(self) -> None:
        """Every card lies nowhere."""
        self.links = empty_links(self.card_count, self.zone_count)

    # What becomes known. Without knowledge, each of these costs only the check whether it is on.

    def show(self, card: i64, seat: i64) -> None:
        """One seat looks at a card."""
        if self.knowledge is not None:
            self._learn(card, 1 << int(seat))

    def reveal(self, card: i64) -> None:
        """Everybody sees a card."""
        if self.knowledge is not None:
            self._learn(card, self.knowledge.everybody)

    def _learn(self, card: i64, seats: int) -> None:
        assert self.knowledge is not None
        self.knowledge.learn(int(card), int(self.faces[card]), seats)

    def show_fact(self, fact: Fact) -> None:
        """Seats learn a fact about hidden cards, such as the answer to a hint."""
        if self.knowledge is not None:
            self.knowledge.show_fact(fact)

    def informed_of(self, card: i64) -> int:
        """The seats that know a card, as a mask; all bits when it lies open."""
        if self.knowledge is None:
            return 0
        known = self.knowledge.known[card]
        return EVERYBODY if known == self.knowledge.everybody else known

    def is_known_to(self, seat: i64, card: i64) -> bool:
        """Whether a seat (or, with -1, every spectator) knows this card."""
        assert self.knowledge is not None, "this table keeps no knowledge"
        if seat < 0:
            return self.knowledge.known[card] == self.knowledge.everybody
        return self.knowledge.knows(int(seat), int(card))


def vector(values: list[int]) -> vec[i64]:
    """An array with these values."""
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def empty_links(cards: i64, zones: i64) -> vec[i64]:
    """The array of a table whose zones are all empty."""
    links = vec[i64]()
    i: i64 = 0
    while i < cards + zones:
        links = append(links, NO_CARD)
        i += 1
    while i < cards + 2 * zones:
        links = append(links, 0)
        i += 1
    return links
