"""Spells in hand: who may hold how many, gaining and discarding them. They are secret (TAL-SPELL-04).

TAL-SPELL-01, TAL-SPELL-02, TAL-SPELL-03, TAL-SPELL-04, TAL-SPELL-06, TAL-SPELL-07, TAL-SPELL-08, TAL-SPELL-12,
TAL-Q69, TAL-Q70, TAL-Q72, TAL-Q81
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.components.character_cards import DRUID, PROPHETESS
from questhall.games.talisman.components.event_kinds import (
    DISCARDED_SPELL,
    GAINED_SPELL,
    NEW_SPELL_DECK,
    SAW_SPELL,
)
from questhall.games.talisman.components.printed_cards import CARD
from questhall.games.talisman.components.state import SPELL_DECK, SPELL_DISCARD, SPELLS, Table


def spell_limit(table: Table, seat: i64) -> i64:
    """How many Spells a character may hold, by his total Craft (TAL-SPELL-06, TAL-SPELL-10)."""
    craft = table.craft(seat)
    if craft <= 2:
        return 0
    if craft == 3:
        return 1
    if craft <= 5:
        return 2
    return 3


def can_gain_spell(table: Table, seat: i64) -> bool:
    """Only below the limit, and only while Spells are left; never as a Toad (TAL-TOAD-10, TAL-Q69, TAL-Q72)."""
    if table.is_toad(seat) or table.size(SPELLS + seat) >= spell_limit(table, seat):
        return False
    return table.size(SPELL_DECK) + table.size(SPELL_DISCARD) > 0


def gain_spell(table: Table, seat: i64) -> None:
    """The top card of the Spell deck, seen by nobody else (TAL-SPELL-02)."""
    if not can_gain_spell(table, seat):
        return
    if table.size(SPELL_DECK) == 0:
        renew_spell_deck(table)
    card = table.take_top(SPELL_DECK)
    table.put(card, SPELLS + seat)
    table.show(card, seat)
    show_to_prophetess(table, card, seat)
    table.tell_secret(GAINED_SPELL, seat, NOBODY, card)


def fill_spells(table: Table, seat: i64) -> None:
    """Draw as many as Craft allows."""
    while can_gain_spell(table, seat):
        gain_spell(table, seat)


@final
class SpellOffer(Question[Table]):
    """A special ability lets him gain Spells if he wishes: one, or as many as his Craft allows.

    TAL-SPELL-01, TAL-Q69
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not can_gain_spell(table, seat):
            return
        if table.is_character(seat, DRUID):
            table.offer(GAIN_SPELLS.at(seat))
        else:
            table.offer(GAIN_SPELL.at(seat))
        table.offer(GAIN_NO_SPELL.at(seat))
        table.ask(seat, self.at(seat))


@mypyc_attr(allow_interpreted_subclasses=False)
class SpellChoice(Choice[Table]):
    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return self.clause if can_gain_spell(table, seat) else "TAL-Q69"


@final
class GainSpell(SpellChoice):
    """The Priest, for a Spirit he has destroyed."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        gain_spell(table, seat)


@final
class GainSpells(SpellChoice):
    """The Druid, whenever he lands in Woods."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        fill_spells(table, seat)


def renew_spell_deck(table: Table) -> None:
    """The discard pile becomes the new deck (TAL-SPELL-03)."""
    while table.size(SPELL_DISCARD) > 0:
        table.put(table.take_top(SPELL_DISCARD), SPELL_DECK)
    table.shuffle(SPELL_DECK)
    table.tell(NEW_SPELL_DECK)


def show_to_prophetess(table: Table, card: i64, holder: i64) -> None:
    """She may look at the Spells of other characters at any time, so she always knows them."""
    seat: i64 = 0
    while seat < table.seats:
        if seat != holder and table.is_character(seat, PROPHETESS):
            table.show(card, seat)
        seat += 1


def show_all_spells(table: Table, prophetess: i64) -> None:
    """A Prophetess who has just come into the game, or back to her own shape, looks at every hand."""
    holder: i64 = 0
    while holder < table.seats:
        if holder != prophetess:
            for card in table.pile(SPELLS + holder):
                table.show(card, prophetess)
                table.tell_secret(SAW_SPELL, prophetess, holder, card)
        holder += 1


def discard_spell(table: Table, seat: i64, face: i64) -> None:
    card = table.pick(SPELLS + seat, face, seat)
    table.put(card, SPELL_DISCARD)
    table.reveal(card)
    table.tell(DISCARDED_SPELL, seat, face)


def discard_all_spells(table: Table, seat: i64) -> None:
    while table.size(SPELLS + seat) > 0:
        discard_spell(table, seat, table.faces[table.top(SPELLS + seat)])


def has_too_many_spells(table: Table, seat: i64) -> bool:
    """A Toad keeps all the Spells he had (TAL-TOAD-11, TAL-Q81)."""
    if table.size(SPELLS + seat) == 0 or table.is_toad(seat):
        return False
    return table.size(SPELLS + seat) > spell_limit(table, seat)


@final
class ExcessSpells(Question[Table]):
    """A character who holds more than his Craft allows discards the rest at once, without casting it.

    TAL-SPELL-07, TAL-SPELL-09
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_alive(seat) or not has_too_many_spells(table, seat):
            return
        table.offer_each(DISCARD_SPELL, seat, SPELLS + seat)
        table.ask(seat, self.at(seat))


@final
class DiscardSpell(Choice[Table]):
    """TAL-SPELL-07, TAL-SPELL-08"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        discard_spell(table, seat, face)
        table.push(EXCESS_SPELLS.at(seat))

    def reason(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> str:
        return "TAL-SPELL-08"


SPELL_OFFER: Final = SpellOffer("spell_offer")
GAIN_SPELL: Final = GainSpell("gain spell", "TAL-SPELL-01")
GAIN_SPELLS: Final = GainSpells("gain spells", "TAL-SPELL-01")
GAIN_NO_SPELL: Final = Pass("gain no spell", "TAL-SPELL-01")
EXCESS_SPELLS: Final = ExcessSpells("excess_spells")
DISCARD_SPELL: Final = DiscardSpell("discard", "TAL-SPELL-07", CARD)
RULES: Final[list[Rule[Any]]] = [
    SPELL_OFFER,
    GAIN_SPELL,
    GAIN_SPELLS,
    GAIN_NO_SPELL,
    EXCESS_SPELLS,
    DISCARD_SPELL,
]
