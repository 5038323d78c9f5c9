"""The encounter with a space: who meets which cards there, and which of them have been met.

It is a context on the stack, named by its place there; the cards to be met are numbered from 0, in the order in
which they are met.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.talisman.components.state import ENCOUNTER, Table

# The words of an encounter: who, where, how many cards; then two words for each card
WHO: Final = 0
WHERE: Final = 1
COUNT: Final = 2
FIRST_CARD: Final = 4

# What has become of a card
UNMET: Final = 0
MET: Final = 1
EVADED: Final = 2


def open_encounter(table: Table, seat: i64, space: i64, count: i64) -> i64:
    """Begin an encounter with this many cards, which are then named with `set_card`."""
    place = table.open_wide_context(ENCOUNTER, FIRST_CARD + 2 * count)
    table.set_field(place, WHO, seat)
    table.set_field(place, WHERE, space)
    table.set_field(place, COUNT, count)
    return place


def visitor(table: Table, place: i64) -> i64:
    """The character who has the encounter."""
    return table.field(place, WHO)


def space_met(table: Table, place: i64) -> i64:
    return table.field(place, WHERE)


def cards_to_meet(table: Table, place: i64) -> i64:
    """How many cards there were to be met at the start."""
    return table.field(place, COUNT)


def card_at(table: Table, place: i64, which: i64) -> i64:
    return table.field(place + FIRST_CARD, 2 * which)


def set_card(table: Table, place: i64, which: i64, card: i64) -> None:
    table.set_field(place + FIRST_CARD, 2 * which, card)


def state_of(table: Table, place: i64, which: i64) -> i64:
    """Whether a card is still unmet, has been met, or has been evaded."""
    return table.field(place + FIRST_CARD, 2 * which + 1)


def set_state(table: Table, place: i64, which: i64, state: i64) -> None:
    table.set_field(place + FIRST_CARD, 2 * which + 1, state)


def find_card(table: Table, place: i64, card: i64) -> i64:
    """Which of the cards to be met this one is, or -1."""
    count = cards_to_meet(table, place)
    which: i64 = 0
    while which < count:
        if card_at(table, place, which) == card:
            return which
        which += 1
    return -1
