"""Preparing the game.

RAH-SETUP-01, RAH-SETUP-02, RAH-SETUP-03, RAH-SETUP-04, RAH-SETUP-05, RAH-SETUP-06, RAH-SETUP-07, RAH-SETUP-08
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD, empty_links
from questhall.core.engine.chance import SETUP, Chance
from questhall.core.engine.errors import PositionError
from questhall.core.engine.knowledge import Knowledge, fresh_knowledge
from questhall.core.engine.state import NOBODY, BareState
from questhall.games.rent_a_hero.components.event_kinds import (
    DEALT_HAND,
    DEALT_PARTY,
    FIRST_PLAYER,
    REJECTED_COPY,
)
from questhall.games.rent_a_hero.components.heroes import CARD_COUNT, COPIES, HERO_COUNT
from questhall.games.rent_a_hero.components.state import DECK, DISCARD, HANDS, PARTIES, ZONE_COUNT, Table
from questhall.games.rent_a_hero.setup.rulebook import BOOK
from questhall.games.rent_a_hero.turn.turn import begin_turn

PARTY_AT_START: Final = 2
HAND_AT_START: Final = 5


def _sorted_faces() -> vec[i64]:
    faces = vec[i64]()
    card: i64 = 0
    while card < CARD_COUNT:
        faces = append(faces, card // COPIES)
        card += 1
    assert len(faces) == HERO_COUNT * COPIES, "RAH-SETUP-01"
    return faces


def _all_in_the_deck() -> vec[i64]:
    links = empty_links(CARD_COUNT, ZONE_COUNT)
    card: i64 = 0
    while card < CARD_COUNT - 1:
        links[card] = card + 1
        card += 1
    links[CARD_COUNT + DECK] = 0
    links[CARD_COUNT + ZONE_COUNT + DECK] = CARD_COUNT
    return links


_FACES: Final = _sorted_faces()
_LINKS: Final = _all_in_the_deck()


def bare_table(seats: i64, variants: i64, chance: Chance, knowledge: bool) -> Table:
    """A table with all cards in the deck, in the order of the box."""
    unknown = _everything_unknown(seats) if knowledge else None
    return Table(
        BareState(BOOK, seats, variants, chance, _FACES, _LINKS, ZONE_COUNT, unknown),
        turns=0,
        active=NOBODY,
        requirement=NO_CARD,
        is_sent=False,
        holder=NOBODY,
        cause=NOBODY,
        upright=0,
    )


def _everything_unknown(seats: i64) -> Knowledge:
    return fresh_knowledge([0] * CARD_COUNT, int(seats))


def deal(table: Table) -> None:
    """Shuffle, then deal."""
    table.shuffle(DECK)
    deal_unshuffled(table)


def deal_unshuffled(table: Table) -> None:
    """Deal parties, then hands, choose who begins, and play up to the first decision.

    RAH-SETUP-03, RAH-SETUP-05, RAH-SETUP-07
    """
    seat: i64 = 0
    while seat < table.seats:
        deal_party(table, seat)
        seat += 1
    seat = 0
    while seat < table.seats:
        deal_hand(table, seat)
        seat += 1
    if table.active == NOBODY:  # a laid-out deal may fix who begins
        table.active = table.draw(SETUP, table.seats)
    table.tell(FIRST_PLAYER, table.active)
    begin_turn(table)
    table.advance()


def deal_party(table: Table, seat: i64) -> None:
    """Two different heroes face up; a copy of the first one is discarded and replaced.

    RAH-SETUP-03, RAH-SETUP-04, RAH-Q02
    """
    while table.party_size(seat) < PARTY_AT_START:
        if table.size(DECK) == 0:
            raise PositionError("the deck runs out during the deal: no two different heroes (RAH-Q02)")
        card = table.take_top(DECK)
        hero = table.faces[card]
        table.reveal(card)
        if table.party_has(seat, hero):
            table.put(card, DISCARD)
            table.tell(REJECTED_COPY, seat, hero)
        else:
            table.put(card, PARTIES + seat)
            table.turn_upright(seat, hero)
            table.tell(DEALT_PARTY, seat, hero)


def deal_hand(table: Table, seat: i64) -> None:
    """Five cards face down. RAH-SETUP-05"""
    i: i64 = 0
    while i < HAND_AT_START:
        if table.size(DECK) == 0:
            raise PositionError("the deck runs out during the deal: no card for a hand (RAH-Q02)")
        card = table.take_top(DECK)
        table.put(card, HANDS + seat)
        table.show(card, seat)
        table.tell_secret(DEALT_HAND, seat, NOBODY, card)
        i += 1
