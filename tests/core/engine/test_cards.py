"""Piles of cards by themselves: taking cards out of them, and noticing when one is lost or lies twice."""

from __future__ import annotations

import pytest

from questhall.core.engine.cards import Cards, empty_links, vector
from questhall.core.engine.knowledge import EVERYBODY, fresh_knowledge, how_many

DECK, DISCARD = 0, 1
AXE, SWORD, WAND = 0, 1, 2
ANA, BEN = 0, 1


def lay_out(*piles: list[int]) -> Cards:
    """Zones with these faces from top to bottom; cards are numbered in the order in which they are written."""
    faces = [face for pile in piles for face in pile]
    cards = Cards(vector(faces), empty_links(len(faces), len(piles)), len(faces), len(piles), None)
    card = 0
    for zone, pile in enumerate(piles):
        for _ in pile:
            cards.put_under(card, zone)
            card += 1
    return cards


def change_link(cards: Cards, place: int, value: int) -> None:
    """Break a pile, as a mistake in a rule would."""
    links = [int(link) for link in cards.links]
    links[place] = value
    cards.lay_links(links)


# Taking cards


def test_the_bottom_card_is_taken_from_under_the_others() -> None:
    cards = lay_out([AXE, SWORD, WAND])
    assert cards.take_bottom(DECK) == 2
    assert (cards.pile(DECK), cards.size(DECK)) == ([0, 1], 2)


def test_a_face_is_taken_from_where_it_first_lies() -> None:
    cards = lay_out([AXE, WAND, SWORD, WAND])
    assert cards.take_face(DECK, WAND) == 1
    assert (cards.pile(DECK), cards.size(DECK)) == ([0, 2, 3], 3)


def test_a_face_that_lies_only_in_another_zone_cannot_be_taken() -> None:
    """With these numbers the end of the pile, read as a card, would lead to the wand."""
    cards = lay_out([AXE], [WAND, SWORD], [AXE])
    assert (cards.pile(DISCARD)[0], cards.size(2)) == (1, 1)
    with pytest.raises(AssertionError, match="a face that is not there"):
        cards.take_face(DECK, WAND)


def test_a_card_laid_under_an_empty_zone_brings_nothing_along() -> None:
    cards = lay_out([AXE, SWORD], [])
    cards.put_under(cards.take_top(DECK), DISCARD)
    assert (cards.pile(DECK), cards.pile(DISCARD)) == ([1], [0])


# Every card lies once


def test_cards_that_each_lie_in_one_zone_are_complete() -> None:
    assert lay_out([AXE, SWORD], [WAND], []).every_card_lies_once()


def test_a_card_that_lies_nowhere_is_missed_although_every_pile_is_in_order() -> None:
    cards = lay_out([AXE, SWORD])
    cards.take_bottom(DECK)
    assert not cards.every_card_lies_once()


def test_a_card_in_two_zones_is_noticed_although_the_number_of_cards_is_right() -> None:
    cards = lay_out([AXE], [SWORD])
    change_link(cards, 2 + DISCARD, 0)
    assert (cards.pile(DECK), cards.pile(DISCARD)) == ([0], [0])
    assert not cards.every_card_lies_once()


def test_a_zone_that_counts_its_cards_wrongly_is_noticed() -> None:
    cards = lay_out([AXE, SWORD], [])
    change_link(cards, 2 + 2 + DECK, 1)
    assert not cards.every_card_lies_once()


def test_a_pile_that_runs_in_a_circle_is_noticed() -> None:
    cards = lay_out([AXE, SWORD])
    change_link(cards, 1, 0)
    assert not cards.every_card_lies_once()


# Knowledge


def test_a_table_without_knowledge_learns_nothing() -> None:
    cards = lay_out([AXE, SWORD])
    cards.show(0, BEN)
    cards.reveal(0)
    cards.show_fact(how_many(0b1, [0, 1], 1 << AXE, 1, 1))
    assert cards.knowledge is None
    assert cards.informed_of(0) == 0


def test_a_table_with_knowledge_keeps_a_fact() -> None:
    cards = lay_out([AXE, SWORD])
    cards.knowledge = fresh_knowledge([0, 0], 2)
    cards.show_fact(how_many(0b1, [0, 1], 1 << AXE, 1, 1))
    assert len(cards.knowledge.facts) == 1


def test_what_its_owner_knows_of_a_card_stays_with_its_face() -> None:
    """Ben has looked only at the lower of two cards, and lets it go: its number stays, its face leaves."""
    cards = lay_out([AXE, SWORD])
    cards.knowledge = fresh_knowledge([0, 0], 2)
    cards.show(1, BEN)
    assert cards.pick(DECK, SWORD, BEN) == 0, "the others only see the top card leave"
    assert (cards.face(0), cards.is_known_to(BEN, 0)) == (SWORD, True)
    assert (cards.face(1), cards.is_known_to(BEN, 1)) == (AXE, False)


def test_who_had_peeked_at_a_hand_cannot_tell_which_card_left_it() -> None:
    cards = lay_out([AXE, SWORD, WAND])
    cards.knowledge = fresh_knowledge([0, 0, 0], 2)
    for card in (0, 1, 2):
        cards.show(card, BEN)
    cards.show(1, ANA)
    cards.pick(DECK, WAND, BEN)
    assert [cards.is_known_to(ANA, card) for card in (0, 1, 2)] == [False, False, False]
    assert [fact.faces for fact in cards.knowledge.facts] == [1 << SWORD], "but the sword is one of the three"


def test_those_who_know_a_card_are_named_and_all_are_if_it_lies_open() -> None:
    cards = lay_out([AXE, SWORD])
    cards.knowledge = fresh_knowledge([0, 0], 2)
    cards.show(0, BEN)
    cards.reveal(1)
    assert [cards.informed_of(card) for card in (0, 1)] == [1 << BEN, EVERYBODY]
