"""The common deck: drawing, and forming a new one in the endless variant.

RAH-SETUP-06, RAH-TURN-10, RAH-VAR-02, RAH-Q22
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.rent_a_hero.components.event_kinds import DREW, NEW_DECK
from questhall.games.rent_a_hero.components.state import DECK, DISCARD, HANDS, Table


def form_new_deck(table: Table) -> None:
    """Shuffle the discard pile into a new deck; before window (f) the requirement stays behind.

    RAH-VAR-02, RAH-Q22
    """
    kept = table.requirement
    if kept != NO_CARD:
        table.take(kept, DISCARD)
    while table.size(DISCARD) > 0:
        table.put(table.take_top(DISCARD), DECK)
    if kept != NO_CARD:
        table.put(kept, DISCARD)
    table.shuffle(DECK)
    table.tell(NEW_DECK, table.size(DECK))


def draw_top(table: Table) -> i64:
    """The top card of the deck, or no card if the deck is empty."""
    if table.size(DECK) == 0 and table.cards_to_reshuffle() > 0:
        form_new_deck(table)
    if table.size(DECK) == 0:  # `x if … else NO_CARD` would box the card: see docs/mypyc.md
        return NO_CARD
    return table.take_top(DECK)


def draw_into_hand(table: Table, seat: i64) -> None:
    """One card from the deck into a hand, if there is one; only its owner sees it."""
    card = draw_top(table)
    if card == NO_CARD:
        return
    table.put(card, HANDS + seat)
    table.show(card, seat)
    table.tell_secret(DREW, seat, -1, card)
