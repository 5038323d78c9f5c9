"""Setting the Proving Ground up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import empty_links
from questhall.core.engine.chance import Chance
from questhall.core.engine.knowledge import fresh_knowledge
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.state import NOBODY, BareState
from questhall.games.proving_ground.components.state import (
    CAMP,
    CARD_COUNT,
    COPIES,
    DECK,
    FATE,
    LIVES,
    NO_BID,
    ZONE_COUNT,
    Table,
)
from questhall.games.proving_ground.turn import casting, encounter, fight, losses, spell_effects, turn
from questhall.games.proving_ground.turn.turn import NEXT_TURN

SPELLS_AT_START: Final = 3
BOOK: Final = RuleBook(
    *turn.RULES,
    *encounter.RULES,
    *fight.RULES,
    *losses.RULES,
    *casting.RULES,
    *spell_effects.RULES,
    orders=True,
)


def bare_table(seats: i64, chance: Chance, knowledge: bool) -> Table:
    """A table with all cards in the deck and every hero at the camp."""
    faces = vec[i64]()
    for spell, copies in enumerate(COPIES):
        for _ in range(copies):
            faces = append(faces, spell)
    assert len(faces) == CARD_COUNT
    unknown = fresh_knowledge([0] * CARD_COUNT, int(seats)) if knowledge else None
    links = empty_links(CARD_COUNT, ZONE_COUNT)
    table = Table(
        BareState(BOOK, seats, 0, chance, faces, links, ZONE_COUNT, unknown),
        active=NOBODY,
        round_number=0,
        heroes=_heroes(seats),
    )
    card: i64 = CARD_COUNT - 1
    while card >= 0:
        table.put(card, DECK)
        card -= 1
    return table


def _heroes(seats: i64) -> vec[i64]:
    heroes = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        for value in (LIVES, FATE, 0, CAMP, NO_BID):
            heroes = append(heroes, value)
        seat += 1
    return heroes


def deal(table: Table) -> None:
    """Shuffle, give everyone three Spells, and begin."""
    table.shuffle(DECK)
    seat: i64 = 0
    while seat < table.seats:
        for _ in range(SPELLS_AT_START):
            table.draw_spell(seat)
        seat += 1
    begin(table)


def begin(table: Table) -> None:
    table.push(NEXT_TURN.at(table.seats - 1))
    table.advance()
