"""Spells that have been cast and can still be answered, and whom Immobility holds meanwhile.

TAL-SPELL-05, TAL-GOLDEN-03
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.state import NOBODY
from questhall.games.talisman.components.printed_cards import COUNTERSPELL, IMMOBILITY
from questhall.games.talisman.components.state import FIGHT, IMMOBILE, SPELL_CAST, Table

# The context of a Spell being cast
CASTER: Final = 0
WHICH: Final = 1
TARGET: Final = 2
DETAIL: Final = 3
IS_COUNTERED: Final = 4
CAST_SIZE: Final = 5


def immobility_on(table: Table, seat: i64) -> i64:
    """The context of an Immobility being cast on this character, or nobody's; in fights it is for creatures."""
    if table.top_context(SPELL_CAST) < 0 or table.top_context(FIGHT) >= 0:
        return NOBODY
    for place in table.contexts_of(SPELL_CAST):
        is_on_him = table.field(place, WHICH) == IMMOBILITY and table.field(place, TARGET) == seat
        if is_on_him and table.field(place, IS_COUNTERED) == 0:
            return place
    return NOBODY


def is_immobile(table: Table, seat: i64) -> bool:
    """Whether this character can do nothing: from the moment Immobility is cast on him until the turn ends."""
    return table.has_lasting(IMMOBILE, seat) or immobility_on(table, seat) != NOBODY


def is_held_back(table: Table, seat: i64, face: i64) -> bool:
    """Whether an Immobility being cast on this character keeps him from casting this Spell.

    All he can do is cancel it. A Counterspell against anything cast in answer to it would not do that.
    """
    place = immobility_on(table, seat)
    if place == NOBODY:
        return False
    return face != COUNTERSPELL or place != table.top_context(SPELL_CAST)
