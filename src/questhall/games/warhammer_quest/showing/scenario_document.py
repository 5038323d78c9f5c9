"""The table in the terms of scenario files: heroes by the names of their seats, "none" for something missing.

The document of a seat is made from its view and nothing else, so it reveals no more than the view does.
"""

from __future__ import annotations

from typing import Any

from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    BOX,
    DUNGEON_DECK,
    ENEMY_DECK,
    GEAR_DECK,
    LOCATION_DECK,
    SHADOWS,
    STAGE_THREE,
    STAGE_TWO,
    Table,
)
from questhall.games.warhammer_quest.showing.view import COLOURS, DEEDS, PHASES, PLACES, names, view

HIDDEN = "hidden"
NONE = "none"
WORDS = (
    *("card", "place", "facedown", "exhausted", "depleted", "tokens", "wounds", "attack", "health", "kind"),
    *("aided", "targets", "hero_dice", "enemy_dice", "criticals", "spent", "successes", "defence", "hero"),
    *(*COLOURS, *PHASES, *DEEDS, *PLACES, *(sheet.name for sheet in SHEETS)),
)
"""The fields of tables in these documents, and the values that are not cards, seats or placeholders."""
WORKED_OUT = ("step", "parts", "totals", "blows", "struck")
"""What follows from the rest of an action."""

Document = dict[str, object]


def named_view(table: Table, seat: int | None, seat_names: list[str]) -> Document:
    """The view of one seat, or of a spectator, by names: one table for each thing that heroes have."""
    seen: dict[str, Any] = view(table, seat)
    heroes: list[dict[str, Any]] = seen.pop("heroes")
    for field in ("seat", "question", "order", "acting"):
        seen.pop(field)
    document: Document = {
        field: {name: _told(hero[field]) for name, hero in zip(seat_names, heroes, strict=True)}
        for field in heroes[0]
    }
    for field in ("leader", "active"):
        value = seen.pop(field)
        document[field] = NONE if value is None else seat_names[value]
    document["shadows"] = _told(seen.pop("shadows"))
    document["action"] = [_named_action(action, seat_names) for action in seen.pop("action")]
    document["location"] = seen.pop("location") or NONE
    document["foreseen"] = [card or HIDDEN for card in seen.pop("foreseen")]
    for field in ("enemy_deck", "location_deck", "dungeon_deck", "gear_deck"):
        document[f"{field}_size"] = seen.pop(field)
    return document | seen


def _told(value: Any) -> object:
    if value is None:
        return NONE
    if isinstance(value, list):
        return [_hide(entry) if isinstance(entry, dict) else entry for entry in value]
    return value


def _hide(entry: dict[str, Any]) -> Document:
    return {field: HIDDEN if value is None else value for field, value in entry.items()}


def _named_action(action: dict[str, Any], seat_names: list[str]) -> Document:
    aided = action["aided"]
    return {
        **{field: value for field, value in action.items() if field not in WORKED_OUT},
        "hero": seat_names[action["hero"]],
        "aided": NONE if aided is None else seat_names[aided],
    }


def open_view(table: Table, seat_names: list[str]) -> Document:
    """The whole table: what a spectator sees, plus everything hidden."""
    document = named_view(table, None, seat_names)
    for field, zone in (
        ("enemy_deck", ENEMY_DECK),
        ("location_deck", LOCATION_DECK),
        ("dungeon_deck", DUNGEON_DECK),
        ("gear_deck", GEAR_DECK),
        ("stage_two", STAGE_TWO),
        ("stage_three", STAGE_THREE),
        ("box", BOX),
    ):
        document[field] = names(table, zone)
    document["shadow_cards"] = names(table, SHADOWS)[::-1]
    return document
