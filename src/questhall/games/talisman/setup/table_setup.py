"""Preparing the game.

TAL-SETUP-01, TAL-SETUP-02, TAL-SETUP-03, TAL-SETUP-04, TAL-SETUP-05, TAL-SETUP-06, TAL-SETUP-07, TAL-SETUP-08,
TAL-SETUP-09, TAL-SETUP-10, TAL-SETUP-11, TAL-SETUP-12, TAL-SETUP-13, TAL-SETUP-14, TAL-SETUP-15, TAL-SETUP-16,
TAL-COMP-03, TAL-COMP-04, TAL-COMP-05, TAL-COMP-06, TAL-COMP-07, TAL-COMP-08, TAL-COMP-09, TAL-COMP-10,
TAL-COMP-11, TAL-COMP-12, TAL-COMP-13, TAL-COMP-14, TAL-COMP-15, TAL-COMP-16, TAL-COMP-17, TAL-COMP-18,
TAL-VAR-17
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import empty_links
from questhall.core.engine.chance import Chance
from questhall.core.engine.knowledge import Knowledge, fresh_knowledge
from questhall.core.engine.state import NOBODY, BareState
from questhall.games.talisman.characters.new_character import DEAL_CHARACTER, NEW_CHARACTER
from questhall.games.talisman.components.printed_cards import BACK, CARD_COUNT, FACES
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    BLOODBATH,
    CHARACTER_DECK,
    OUT_OF_THE_GAME,
    PURCHASE_STACK,
    SPELL_DECK,
    TALISMAN_STACK,
    ZONE_COUNT,
    Table,
    fresh_players,
    full_supply,
)
from questhall.games.talisman.setup.rulebook import BOOK
from questhall.games.talisman.turn.turn import NEXT_TURN

HOME: Final = [ADVENTURE_DECK, SPELL_DECK, PURCHASE_STACK, TALISMAN_STACK, CHARACTER_DECK]
"""Where the cards of each back lie at the start."""
TALISMANS_IN_A_BLOODBATH: Final = 1


def _sorted_faces() -> vec[i64]:
    faces = vec[i64]()
    for number, face in enumerate(FACES):
        for _ in range(face.copies):
            faces = append(faces, number)
    return faces


_FACES: Final = _sorted_faces()
_BACKS: Final = [FACES[face].back for face in _FACES]


def bare_table(seats: i64, variants: i64, chance: Chance, knowledge: bool) -> Table:
    """A table with all cards in their stacks, in the order of the box."""
    unknown: Knowledge | None = None
    if knowledge:
        unknown = fresh_knowledge(_BACKS, int(seats))
    links = empty_links(CARD_COUNT, ZONE_COUNT)
    table = Table(
        BareState(BOOK, seats, variants, chance, _FACES, links, ZONE_COUNT, unknown),
        turns=0,
        active=NOBODY,
        round_number=0,
        is_death_final=False,
        players=fresh_players(seats),
        board=full_supply(),
        ditched=vec[i64](),
    )
    card: i64 = CARD_COUNT - 1
    while card >= 0:
        table.put(card, HOME[BACK[_FACES[card]]])
        card -= 1
    return table


def deal(table: Table) -> None:
    """Shuffle the decks, lay the open stacks out, deal the characters, and begin.

    TAL-SETUP-02, TAL-SETUP-03, TAL-SETUP-04, TAL-SETUP-05, TAL-SETUP-14
    """
    for zone in (ADVENTURE_DECK, SPELL_DECK, CHARACTER_DECK):
        table.shuffle(zone)
    lay_open_stacks(table)
    begin(table)
    table.advance()


def lay_open_stacks(table: Table) -> None:
    """Purchase and Talisman cards lie face up; in a Bloodbath all Talismans but one are put away.

    TAL-SETUP-04, TAL-VAR-17, TAL-Q58
    """
    for zone in (PURCHASE_STACK, TALISMAN_STACK):
        for card in table.pile(zone):
            table.reveal(card)
    if table.has_variant(BLOODBATH):
        while table.size(TALISMAN_STACK) > TALISMANS_IN_A_BLOODBATH:
            table.put(table.take_top(TALISMAN_STACK), OUT_OF_THE_GAME)


def begin(table: Table) -> None:
    """Everyone gets a character, then the first seat begins (TAL-SETUP-14, TAL-Q12)."""
    row = vec[i64]()
    for step in (DEAL_CHARACTER, NEW_CHARACTER):  # all are dealt to before anybody chooses (TAL-Q18)
        for seat in range(table.seats):
            row = append(row, step.at(seat))
    table.push_row(append(row, NEXT_TURN.at(NOBODY)))
