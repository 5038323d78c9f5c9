"""Spells that have been cast and can still be responded to, and whom Immobility holds meanwhile.

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


def open_cast(table: Table, caster: i64, spell: i64, target: i64, detail: i64) -> i64:
    place = table.open_wide_context(SPELL_CAST, CAST_SIZE)
    table.set_field(place, CASTER, caster)
    table.set_field(place, WHICH, spell)
    table.set_field(place, TARGET, target)
    table.set_field(place, DETAIL, detail)
    return place


def caster_of(table: Table, place: i64) -> i64:
    return table.field(place, CASTER)


def spell_of(table: Table, place: i64) -> i64:
    """The face of the Spell that is being cast, or `COMMAND_SPELL`."""
    return table.field(place, WHICH)


def target_of(table: Table, place: i64) -> i64:
    """What it is cast on: a seat, a space or a face, as the Spell has it."""
    return table.field(place, TARGET)


def detail_of(table: Table, place: i64) -> i64:
    """The second thing that the caster has named, if the Spell asks for one."""
    return table.field(place, DETAIL)


def is_countered(table: Table, place: i64) -> bool:
    return table.field(place, IS_COUNTERED) != 0


def immobility_on(table: Table, seat: i64) -> i64:
    """The context of an Immobility being cast on this character, or nobody's; in fights it is for creatures."""
    if table.top_context(SPELL_CAST) < 0 or table.top_context(FIGHT) >= 0:
        return NOBODY
    for place in table.contexts_of(SPELL_CAST):
        is_on_him = spell_of(table, place) == IMMOBILITY and target_of(table, place) == seat
        if is_on_him and not is_countered(table, place):
            return place
    return NOBODY


def is_immobile(table: Table, seat: i64) -> bool:
    """Whether this character can do nothing: from the moment Immobility is cast on him until the turn ends."""
    return table.has_lasting(IMMOBILE, seat) or immobility_on(table, seat) != NOBODY


def is_held_back(table: Table, seat: i64, face: i64) -> bool:
    """Whether an Immobility being cast on this character keeps him from casting this Spell.

    All he can do is cancel it. A Counterspell against a response to it would not do that.
    """
    place = immobility_on(table, seat)
    if place == NOBODY:
        return False
    return face != COUNTERSPELL or place != table.top_context(SPELL_CAST)
