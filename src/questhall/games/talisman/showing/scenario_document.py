"""The table in the terms of scenario files: seats by name; docs/scenarios-talisman.md lists all fields.

The document of a seat is made from its view and nothing else, so it reveals no more than the view does.
Something a seat may not know reads "hidden", something missing reads "none": TOML has no null.
"""

from __future__ import annotations

from typing import Any

from questhall.core.engine.state import NOBODY
from questhall.games.talisman.components.printed_cards import FACES
from questhall.games.talisman.components.state import ADVENTURE_DECK, CHARACTER_DECK, SPELL_DECK, SPELLS, Table
from questhall.games.talisman.showing.view import BONUSES, EFFECTS, OFFERS, WELLS, names, view

HIDDEN = "hidden"
NONE = "none"
WORDS = (
    *("cards", "gold", "seat", "spell", "target", "countered", "dice", "added", "psychic", "creature"),
    *("assassination", "attacker", "defender", "uses", "power", "seats", "lives", "effect", "by", "left"),
    *("amount", "space", "card", "saved", "unmet", "evaded", *OFFERS, *BONUSES, *EFFECTS, "command_spell"),
    *("strength", "craft", "life", "fate", "toad_cards", "alignment_cards", "prices"),
    *WELLS,
)
"""The fields of tables in these documents, and the values that are not cards, seats or placeholders."""

Document = dict[str, object]


def named_view(table: Table, seat: int | None, seat_names: list[str]) -> Document:
    """The view of one seat, or of a spectator, by names: one table for each thing that players have."""
    seen: dict[str, Any] = view(table, seat)
    players: list[dict[str, Any]] = seen.pop("players")
    spaces: dict[str, dict[str, Any]] = seen.pop("spaces")
    seen.pop("seat")
    document: Document = {
        field: {name: _told(player, field) for name, player in zip(seat_names, players, strict=True)}
        for field in players[0]
    }
    document["cards"] = {name: space["cards"] for name, space in spaces.items() if space["cards"]}
    document["coins"] = {name: space["gold"] for name, space in spaces.items() if space["gold"]}
    document["adventure_deck_size"] = seen.pop("adventure_deck")
    document["spell_deck_size"] = seen.pop("spell_deck")
    document["foreseen"] = [HIDDEN if name is None else name for name in seen.pop("foreseen")]
    for field in ("casting", "rolls", "fights", "losses", "follower_losses", "encounters", "lasting"):
        document[field] = [_named(entry, seat_names) for entry in seen.pop(field)]
    document["about"] = _named(seen.pop("about"), seat_names)
    active = seen.pop("active")
    document["active"] = NONE if active == NOBODY else seat_names[active]  # nobody's before the first turn
    return document | seen


def _told(player: dict[str, Any], field: str) -> object:
    value = player[field]
    if value is None:
        return HIDDEN if field == "spells" else NONE
    return value


def _named(entry: dict[str, Any], seat_names: list[str]) -> Document:
    """A table about something going on: seats by their names."""
    named: Document = {}
    for field, value in entry.items():
        if isinstance(value, dict):
            named[field] = _named(value, seat_names)
        elif field in ("seat", "by") or (field == "target" and isinstance(value, int)):
            named[field] = NONE if value is None or value == NOBODY else seat_names[value]
        elif field == "seats":
            named[field] = [seat_names[seat] for seat in value]
        else:
            named[field] = NONE if value is None else value
    return named


def open_view(table: Table, seat_names: list[str]) -> Document:
    """The whole table: what a spectator sees, plus everything hidden."""
    document = named_view(table, None, seat_names)
    document["spells"] = {
        name: sorted(FACES[table.faces[card]].name for card in table.pile(SPELLS + seat))
        for seat, name in enumerate(seat_names)
    }
    document["adventure_deck"] = names(table, ADVENTURE_DECK)
    document["spell_deck"] = names(table, SPELL_DECK)
    document["characters"] = names(table, CHARACTER_DECK)
    return document
