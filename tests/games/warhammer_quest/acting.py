"""One action of one hero, looked at right after it: what tests of the chapters on actions begin with."""

from __future__ import annotations

from typing import Any

from tests.games.warhammer_quest.kit import LaidTable, lay_out

PAUSE = "elfcap_fungus"
"""Whoever holds it is asked after his activation, so the table waits there."""


def act(*keys: str, hero: str = "waywatcher", dice: list[int] | None = None, **position: Any) -> LaidTable:
    """Ana chooses these options in her activation; if she still stands, the table waits right after it."""
    items = {"ana": [PAUSE, *position.pop("items", [])]}
    table = lay_out(hero={"ana": hero}, dice=dice, items=items, **position)
    table.choose("ana", *keys)
    return table


def told(table: LaidTable, *events: str) -> list[str]:
    """Which of these events happened, in their order."""
    return [event["event"] for event in table.told if event["event"] in events]


def count(table: LaidTable, event: str) -> int:
    return len(told(table, event))


def each(table: LaidTable, event: str, *fields: str) -> list[tuple[object, ...]]:
    """The fields of all events of a kind, in order."""
    return [tuple(entry[field] for field in fields) for entry in table.told if entry["event"] == event]
