"""Enemies defeated: where they go, and what the quest makes of it.

WHQ-DEFEAT-01, WHQ-DEFEAT-02, WHQ-DEFEAT-13, WHQ-NEMESIS-05, WHQ-EFFECT-02, WHQ-Q30
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.games.warhammer_quest.components.event_kinds import ENEMY_DEFEATED
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import NEMESIS_BEATEN, SET_ASIDE, Table
from questhall.games.warhammer_quest.enemies.activation import note_last_place
from questhall.games.warhammer_quest.enemies.enemies_in_play import wound_enemy


def hurt_enemy(table: Table, card: i64, wounds: i64) -> bool:
    """Wounds dealt directly: resilience does not count (WHQ-EFFECT-02). Tells whether it was defeated."""
    if not wound_enemy(table, card, wounds):
        return False
    slay(table, card)
    return True


def slay(table: Table, card: i64) -> None:
    """A defeated enemy goes to the discard pile, unless the quest sheet says otherwise (WHQ-GOLDEN-02).

    Only the nemesis of the quest, put aside for good, counts as beaten: not one of the campaign pool, nor one
    that has fled.
    """
    face = table.faces[card]
    table.tell(ENEMY_DEFEATED, face)
    note_last_place(table, card)
    table.lift_enemy(card)
    table.clear_card(card)
    grave = SHEETS[table.quest].grave_of(table, card)
    if grave == SET_ASIDE:
        table.deeds |= NEMESIS_BEATEN
    table.put(card, grave)
    SHEETS[table.quest].after_defeat(table, face)
    table.unsettled |= 1
