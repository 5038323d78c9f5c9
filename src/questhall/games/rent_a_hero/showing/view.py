"""The table as one seat sees it, or a spectator: plain data for terminal, client and scenario files.

A card shows its hero only to those who know it; a hidden card is `null`. Hands are sorted by
strength, so that the order reveals nothing.

RAH-TURN-11, RAH-HINT-06, RAH-Q15
"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import EVERYONE, NOBODY
from questhall.games.rent_a_hero.components.heroes import ANGRY_CHICKEN, DOG_TRAINER, HEROES, WITCH
from questhall.games.rent_a_hero.components.state import (
    ANNOUNCED_POWER,
    DECK,
    DISCARD,
    ELIMINATED,
    HANDS,
    HINTS,
    PARTIES,
    RECRUIT_SHOWN,
    REQUIREMENT_IGNORED,
    Table,
)
from questhall.games.rent_a_hero.powers.powers import IS_CANCELLED, POWER, TARGET, USER
from questhall.games.rent_a_hero.turn.hint import is_answered_yes

HIDDEN = None
YES = "yes"
NO = "no"


def view(table: Table, seat: int | None) -> dict[str, object]:
    """Everything `seat` may know of the table; None for a spectator."""
    return Views(table).seen_by(seat)


class Views:
    """What everybody may know of a table as it is now: what all see alike is put together once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._parties = [_party(table, owner) for owner in range(table.seats)]
        self._requirement = _requirement(table)
        self._recruited = _recruited(table)
        self._announced = _announced(table)
        self._discard = _faces(table, table.pile(DISCARD))
        self._hints = [int(card) for card in reversed(table.pile(HINTS))]
        self._eliminated = [
            _faces(table, reversed(table.pile(ELIMINATED + owner))) for owner in range(table.seats)
        ]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        table = self._table
        return {
            "seat": seat,
            "active": int(table.active),
            "players": [self._player(owner, seat) for owner in range(table.seats)],
            "deck": int(table.size(DECK)),
            "discard": self._known(self._discard, seat),
            "hints": [_hint(table, card, seat) for card in self._hints],
            "requirement": self._requirement,
            "wanderer": _wanderer(table, seat),
            "recruited": self._recruited,
            "announced": self._announced,
        }

    def _player(self, owner: int, seat: int | None) -> dict[str, object]:
        table = self._table
        return {
            "party": self._parties[owner],
            "hand_size": int(table.size(HANDS + owner)),
            "hand": _hand(table, owner) if owner == seat else HIDDEN,
            "eliminated": self._known(self._eliminated[owner], seat),
        }

    def _known(self, cards: list[tuple[int, str]], seat: int | None) -> list[str | None]:
        """Cards with their heroes, as far as this seat knows them."""
        is_known_to, who = self._table.is_known_to, NOBODY if seat is None else seat
        return [hero if is_known_to(who, card) else HIDDEN for card, hero in cards]


def _faces(table: Table, cards: Iterable[int]) -> list[tuple[int, str]]:
    """Cards with their heroes, whoever knows them."""
    faces = table.faces
    return [(card, HEROES[faces[card]].name) for card in map(int, cards)]


def _hero(table: Table, card: int, seat: int | None) -> str | None:
    """A card's hero, if this seat knows it."""
    if not table.is_known_to(NOBODY if seat is None else seat, card):
        return HIDDEN
    return HEROES[table.faces[card]].name


def _hint(table: Table, card: int, seat: int | None) -> dict[str, object]:
    """A hint card of this turn, oldest first: everybody knows who asked and the answer, few know the card."""
    return {"by": asker(table, card), "hero": _hero(table, card, seat), "answer": answer_heard(table, card)}


def asker(table: Table, card: int) -> int:
    """Who asked for a hint with this card; only that player and the active one know it (RAH-HINT-06)."""
    [seat] = [seat for seat in range(table.seats) if seat != table.active and table.is_known_to(seat, card)]
    return seat


def answer_heard(table: Table, card: int) -> str:
    return YES if is_answered_yes(table, card) else NO


def _party(table: Table, owner: int) -> list[dict[str, object]]:
    upright = int(table.upright_heroes(owner))
    party = [int(table.faces[card]) for card in reversed(table.pile(PARTIES + owner))]
    return [{"hero": HEROES[face].name, "used": not upright >> face & 1} for face in party]


def _hand(table: Table, owner: int) -> list[str]:
    return [HEROES[face].name for face in sorted(int(table.faces[card]) for card in table.pile(HANDS + owner))]


def _requirement(table: Table) -> dict[str, object] | None:
    if table.requirement == NO_CARD:
        return None
    return {
        "hero": HEROES[table.required()].name,
        "ignored": table.has_lasting(REQUIREMENT_IGNORED, EVERYONE),
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


def _recruited(table: Table) -> str | None:
    """The copy just turned face up, until it is settled where it goes (RAH-RECRUIT-06)."""
    card = table.top(RECRUIT_SHOWN)
    return None if card == NO_CARD else HEROES[table.faces[card]].name


def _announced(table: Table) -> list[dict[str, object]]:
    """The powers announced and not yet settled, oldest first (RAH-Q17, RAH-Q18)."""
    return [_power(table, int(place)) for place in table.contexts_of(ANNOUNCED_POWER)]


def _power(table: Table, place: int) -> dict[str, object]:
    hero = int(table.field(place, POWER))
    return {
        "seat": int(table.field(place, USER)),
        "hero": HEROES[hero].name,
        "target": _target(table, hero, int(table.field(place, TARGET))),
        "cancelled": table.field(place, IS_CANCELLED) != 0,
    }


def _target(table: Table, hero: int, target: int) -> str | int | None:
    """The player or the hero a power is aimed at; an Angry Chicken aims at the hero it cancels."""
    if hero == DOG_TRAINER:
        return target
    if hero == WITCH:
        return HEROES[target].name
    if hero == ANGRY_CHICKEN:
        return HEROES[table.field(target, POWER)].name
    return None
