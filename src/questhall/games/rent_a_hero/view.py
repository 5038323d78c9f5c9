"""The table as one seat sees it, or a spectator: plain data for terminal, client and scenario files.

A card shows its hero only to those who know it; what is hidden is `null`. Hands are sorted by
strength, so that the order tells nothing.

RAH-TURN-11, RAH-HINT-06, RAH-Q15
"""

from __future__ import annotations

from questhall.core.cards import NO_CARD
from questhall.core.state import NOBODY
from questhall.games.rent_a_hero.heroes import HEROES
from questhall.games.rent_a_hero.hint import answer_given
from questhall.games.rent_a_hero.state import (
    DECK,
    DISCARD,
    ELIMINATED,
    HANDS,
    HINTS,
    PARTIES,
    REQUIREMENT_IGNORED,
    Table,
)

HIDDEN = None


def view(table: Table, seat: int | None) -> dict[str, object]:
    """Everything `seat` may know of the table; None for a spectator."""
    return {
        "seat": seat,
        "active": int(table.active),
        "players": [_player(table, owner, seat) for owner in range(table.seats)],
        "deck": int(table.size(DECK)),
        "discard": [_hero(table, int(card), seat) for card in table.pile(DISCARD)],
        "hints": [_hint(table, int(card), seat) for card in reversed(table.pile(HINTS))],
        "requirement": _requirement(table),
        "wanderer": _wanderer(table, seat),
    }


def _hero(table: Table, card: int, seat: int | None) -> str | None:
    """A card's hero, if this seat knows it."""
    if not table.is_known_to(NOBODY if seat is None else seat, card):
        return HIDDEN
    return HEROES[table.faces[card]].name


def _hint(table: Table, card: int, seat: int | None) -> dict[str, object]:
    """A hint card of this turn, oldest first: all heard the answer, few know the card (RAH-HINT-06)."""
    answer = answer_given(table, card) if table.wanderer_on_its_way() else HIDDEN
    return {"hero": _hero(table, card, seat), "answer": answer}


def _player(table: Table, owner: int, seat: int | None) -> dict[str, object]:
    hand = table.pile(HANDS + owner)
    shown = sorted(int(table.faces[card]) for card in hand) if owner == seat else []
    return {
        "party": [_party_member(table, owner, int(card)) for card in reversed(table.pile(PARTIES + owner))],
        "hand_size": len(hand),
        "hand": [HEROES[face].name for face in shown] if owner == seat else HIDDEN,
        "eliminated": [_hero(table, int(card), seat) for card in reversed(table.pile(ELIMINATED + owner))],
    }


def _party_member(table: Table, owner: int, card: int) -> dict[str, object]:
    face = int(table.faces[card])
    return {"hero": HEROES[face].name, "used": not table.upright_heroes(owner) >> face & 1}


def _requirement(table: Table) -> dict[str, object] | None:
    if table.requirement == NO_CARD:
        return None
    return {
        "hero": HEROES[table.required()].name,
        "ignored": table.has_lasting(REQUIREMENT_IGNORED, NOBODY),
        "pending": table.is_requirement_pending(),
    }


def _wanderer(table: Table, seat: int | None) -> dict[str, object] | None:
    if not table.wanderer_on_its_way():
        return None
    return {
        "at": int(table.holder),
        "from": int(table.cause),
        "hero": _hero(table, int(table.wanderer()), seat),
    }
