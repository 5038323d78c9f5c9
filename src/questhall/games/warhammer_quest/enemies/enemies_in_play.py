"""Enemies in play: revealing, moving, exhausting, wounding and ranking them.

WHQ-ENEMY-09, WHQ-ENEMY-10, WHQ-EFFECT-02, WHQ-EXHAUST-02, WHQ-EXHAUST-03, WHQ-EXHAUST-04, WHQ-RANK-01,
WHQ-RANK-02, WHQ-RANK-03, WHQ-RANK-04, WHQ-RANK-05, WHQ-SHADOW-01, WHQ-SHADOW-02, WHQ-SHADOW-03, WHQ-SHADOW-04,
WHQ-SHADOW-05, WHQ-SHADOW-06, WHQ-SHADOW-07, WHQ-SHADOW-08, WHQ-SHADOW-09, WHQ-DEFEAT-13, WHQ-NEMESIS-05,
WHQ-Q35, WHQ-Q37, WHQ-Q41
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.event_kinds import (
    ENEMY_EXHAUSTED,
    ENEMY_REVEALED,
    ENEMY_WOUNDED,
    NEW_ENEMY_DECK,
    WENT_TO_SHADOWS,
)
from questhall.games.warhammer_quest.components.printed_enemies import (
    ATTACK_VALUE,
    CANNOT_BE_ENGAGED,
    CANNOT_BE_EXHAUSTED,
    HEALTH,
    LEVEL,
    STANDS_FAST,
    is_nemesis,
)
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EXHAUSTED,
    FACEDOWN,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_RANK_FIRST, LATE_RESHUFFLE

HIGHEST_RANK: Final = 2_000_000


def reveal_enemy(table: Table, card: i64) -> None:
    """It lies faceup from now on, for good (WHQ-SHADOW-03, WHQ-SHADOW-09)."""
    if table.is_facedown(card):
        table.unmark_card(card, FACEDOWN)
        table.reveal(card)
        table.tell(ENEMY_REVEALED, table.faces[card])


def can_be_engaged(table: Table, card: i64) -> bool:
    """Some cannot, also while exhausted, once they lie faceup.

    WHQ-EXHAUST-04, WHQ-SHADOW-06, WHQ-GOLDEN-04, WHQ-Q68
    """
    return table.is_facedown(card) or CANNOT_BE_ENGAGED[table.faces[card]] == 0


def can_be_exhausted(table: Table, card: i64) -> bool:
    """Some cannot while they lie faceup (WHQ-SHADOW-07, WHQ-GOLDEN-04, WHQ-Q68)."""
    if table.is_exhausted(card):
        return False
    return table.is_facedown(card) or CANNOT_BE_EXHAUSTED[table.faces[card]] == 0


def can_be_moved(table: Table, card: i64) -> bool:
    """Whether a hero's card can move it to the shadows: some stand fast, and the quest may hold one in place.

    WHQ-GOLDEN-04
    """
    return STANDS_FAST[table.faces[card]] == 0 and not SHEETS[table.quest].holds_in_place(table, card)


def exhaust_enemy(table: Table, card: i64) -> None:
    if can_be_exhausted(table, card):
        table.mark_card(card, EXHAUSTED)
        if table.journal is not None:
            table.tell_secret(ENEMY_EXHAUSTED, table.place_of(card), NOBODY, card)


def exhausted_around(table: Table, seat: i64) -> i64:
    """How many exhausted enemies are engaged with a hero."""
    found: i64 = 0
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        if table.is_exhausted(card):
            found += 1
        card = table.links[card]
    return found


def move_to_shadows(table: Table, card: i64) -> None:
    """WHQ-KEYWORD-03"""
    if table.zone_of_enemy(card) == SHADOWS:
        return
    table.lift_enemy(card)
    table.put(card, SHADOWS)
    table.tell(WENT_TO_SHADOWS, table.faces[card])


def draw_enemy(table: Table) -> i64:
    """The top enemy card, or no card if there is none at all.

    The pile is shuffled as soon as the last card has been drawn, before that one is placed.
    WHQ-DECK-12, WHQ-Q41
    """
    if table.size(ENEMY_DECK) == 0:
        renew_enemy_deck(table)
    if table.size(ENEMY_DECK) == 0:
        return NO_CARD
    card = table.take_top(ENEMY_DECK)
    if table.size(ENEMY_DECK) == 0 and not table.variants & LATE_RESHUFFLE:
        renew_enemy_deck(table)
    return card


def renew_enemy_deck(table: Table) -> None:
    if table.size(ENEMY_DISCARD) == 0:
        return
    while table.size(ENEMY_DISCARD) > 0:
        table.put(table.take_top(ENEMY_DISCARD), ENEMY_DECK)
    table.shuffle(ENEMY_DECK)
    table.tell(NEW_ENEMY_DECK)


def enemy_health(table: Table, card: i64) -> i64:
    return HEALTH[table.faces[card]]


def wound_enemy(table: Table, card: i64, wounds: i64) -> bool:
    """Wounds suffered by an enemy, with its resilience already subtracted; returns whether it is defeated.

    WHQ-WOUND-04, WHQ-SHADOW-03
    """
    if wounds <= 0 or table.zone_of_enemy(card) < 0:
        return False
    reveal_enemy(table, card)
    health = enemy_health(table, card)
    suffered = min(wounds, health - table.amount(card))
    table.add_amount(card, suffered)
    table.tell_of_enemy(ENEMY_WOUNDED, card, suffered)
    return table.amount(card) == health


def rank(table: Table, card: i64) -> i64:
    """Higher goes first; a facedown enemy has none.

    WHQ-RANK-02, WHQ-RANK-03, WHQ-RANK-04, WHQ-RANK-05, WHQ-SHADOW-08, WHQ-Q40
    """
    if table.is_facedown(card):
        if table.variants & HIDDEN_ENEMIES_RANK_FIRST:
            return HIGHEST_RANK
        return 0
    face = table.faces[card]
    value = LEVEL[face] * 10_000 + ATTACK_VALUE[face] * 100 + HEALTH[face]
    if is_nemesis(face):
        value += 1_000_000
    return value


def is_faceup_nemesis(table: Table, card: i64) -> bool:
    return not table.is_facedown(card) and is_nemesis(table.faces[card])
