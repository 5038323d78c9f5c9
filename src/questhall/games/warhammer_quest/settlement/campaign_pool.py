"""The campaign pool: how cards get in, and how they come back to it after a quest.

WHQ-POOL-01, WHQ-POOL-02, WHQ-POOL-06, WHQ-SETTLE-11, WHQ-NEMESIS-05, WHQ-Q57, WHQ-Q63, WHQ-Q66
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.components.event_kinds import ADDED_TO_POOL
from questhall.games.warhammer_quest.components.face_numbers import FIRST_LOCATION, LEGENDARY_FORTUNE, WARPSTONE
from questhall.games.warhammer_quest.components.printed_enemies import is_nemesis
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    BOX,
    OUT_OF_CAMPAIGN,
    POOL,
    QUEST_2,
    ZONE_COUNT,
    Table,
)


def add_fortune(table: Table) -> None:
    """A Legendary Fortune joins the pool, while there is one in the box (WHQ-LEGEND-06)."""
    card = table.find(BOX, LEGENDARY_FORTUNE)
    if card != NO_CARD:
        move_to_pool(table, card, BOX)
        table.tell(ADDED_TO_POOL, LEGENDARY_FORTUNE)


def add_to_pool(table: Table, face: i64) -> None:
    """A card of which there is one, wherever it is (WHQ-POOL-02)."""
    zone: i64 = 0
    while not table.holds(zone, face):
        zone += 1
    move_to_pool(table, table.find(zone, face), zone)
    table.tell(ADDED_TO_POOL, face)


def move_to_pool(table: Table, card: i64, zone: i64) -> None:
    """Everybody knows what is in the pool (WHQ-POOL-06)."""
    table.take(card, zone)
    table.clear_card(card)
    table.reveal(card)
    table.put(card, POOL)


def is_from_pool(table: Table, face: i64) -> bool:
    """Whether such a card, if it is in this quest, came out of the campaign pool."""
    if face < FIRST_LOCATION:
        return is_nemesis(face) and face != SHEETS[table.quest].nemesis
    return face == LEGENDARY_FORTUNE or (face == WARPSTONE and table.quest != QUEST_2)


def return_to_pool(table: Table) -> None:
    """All cards of the pool that were in the quest come back, except defeated nemeses (WHQ-SETTLE-11)."""
    zone: i64 = 0
    while zone < ZONE_COUNT:
        if zone not in (BOX, POOL, OUT_OF_CAMPAIGN):
            for card in table.cards_of(zone):
                if is_from_pool(table, table.faces[card]):
                    move_to_pool(table, card, zone)
        zone += 1
