"""A table of characters who can cast: four with Craft 4, apart from each other, without fate to ask about."""

from __future__ import annotations

from typing import Any, Final

from tests.games.talisman.kit import SEATS, LaidTable, lay_out

CHARACTERS: Final = ["sorceress", "ghoul", "elf", "minstrel"]
PLACES: Final = ["plains_1", "fields_2", "hills_2", "plains_4"]


def casters(players: int = 2, **fields: Any) -> LaidTable:
    """Ana is to move: Sorceress and Ghoul (evil), Elf and Minstrel (good). The first draws bring gold."""
    fields.setdefault("adventure_deck", ["bag_of_gold"] * 8)
    seats = SEATS[:players]
    for field, values in (("character", CHARACTERS), ("place", PLACES), ("fate", [0, 0, 0, 0])):
        usual = dict(zip(seats, values, strict=False))
        fields[field] = usual | fields.get(field, {})
    return lay_out(players, **fields)
