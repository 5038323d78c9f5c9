"""Activating an enemy: its keywords from left to right.

WHQ-ENEMY-08, WHQ-KEYWORD-01, WHQ-KEYWORD-02, WHQ-KEYWORD-03, WHQ-KEYWORD-04, WHQ-KEYWORD-05,
WHQ-PHASE-ENEMY-05, WHQ-PHASE-ENEMY-06, WHQ-PHASE-ENEMY-09, WHQ-Q29, WHQ-Q30, WHQ-Q32, WHQ-Q70
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.event_kinds import ENEMY_ACTIVATES
from questhall.games.warhammer_quest.components.printed_cards import ATTACK_VALUE, BAR, BAR_SIZE, DROWNED_TOMBS
from questhall.games.warhammer_quest.components.state import (
    ACTIVATION,
    ENEMY_PHASE,
    ENGAGED,
    EXHAUSTED,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import NEXT_HERO_HIT
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_exhausted, reveal_enemy

# The context of an activation
ENEMY_CARD: Final = 0
ACTIVE_HERO: Final = 1
BONUS: Final = 2  # to its attack until the end of the activation (Drowned Tombs)
PLACE: Final = 3  # where it was last: the hero it is engaged with, or nobody

READIED_AFTERWARDS: Final = 1


def activate(table: Table, card: i64, hero: i64, then: i64) -> None:
    """Resolve an enemy's effect bar; with `then` it is readied afterwards (peril effects)."""
    table.push(ACTIVATE.at(card, hero, then))


@final
class Activate(Rule[Table]):
    """A facedown enemy is turned faceup first (WHQ-PHASE-ENEMY-05)."""

    def run(self, table: Table, card: i64, hero: i64, then: i64, /) -> None:
        if table.zone_of_enemy(card) < 0:
            return
        bonus: i64 = 0
        if table.is_facedown(card) and table.location() == DROWNED_TOMBS:
            bonus = 1
        reveal_enemy(table, card)
        table.tell(ENEMY_ACTIVATES, table.faces[card], hero)
        before = table.active
        table.active = hero
        place = table.open_context(ACTIVATION, card, hero, bonus, NOBODY)
        note_place(table, place)
        table.push(FINISH_ACTIVATION.at(place, before, then))
        i: i64 = BAR_SIZE - 1
        while i >= 0:
            keyword = BAR[table.faces[card] * BAR_SIZE + i]
            if keyword >= 0:
                table.push(RESOLVE_KEYWORD.at(place, keyword))
            i -= 1


def note_place(table: Table, place: i64) -> None:
    """Where the enemy is; one defeated meanwhile counts as being where it was (WHQ-Q30)."""
    zone = table.zone_of_enemy(table.field(place, ENEMY_CARD))
    if zone >= ENGAGED:
        table.contexts[place + PLACE] = zone - ENGAGED
    elif zone == SHADOWS:
        table.contexts[place + PLACE] = NOBODY


def note_last_place(table: Table, card: i64) -> None:
    """This enemy is about to leave play, perhaps in the middle of its own activation."""
    place = table.top_context(ACTIVATION)
    if place >= 0 and table.field(place, ENEMY_CARD) == card:
        note_place(table, place)


@final
class ResolveKeyword(Rule[Table]):
    def run(self, table: Table, place: i64, keyword: i64, _c: i64, /) -> None:
        note_place(table, place)
        if table.variants & NEXT_HERO_HIT:  # WHQ-Q29
            table.active = table.standing_from(table.active)
            table.contexts[place + ACTIVE_HERO] = table.active
        table.push(KEYWORD_RULES[keyword].at(place))


KEYWORD_RULES: Final[list[Rule[Table]]] = []
"""How each keyword is resolved; `keywords.py` fills it."""


@final
class FinishActivation(Rule[Table]):
    """The enemy is exhausted by the active hero (WHQ-PHASE-ENEMY-06, WHQ-Q32).

    An Orc Boy is exhausted only by its activation in the enemy phase.
    """

    def run(self, table: Table, place: i64, before: i64, then: i64, /) -> None:
        card = table.field(place, ENEMY_CARD)
        table.close_context(place)
        table.active = before
        if table.zone_of_enemy(card) < 0:
            return
        if then == READIED_AFTERWARDS:
            table.unmark_card(card, EXHAUSTED)
        elif table.phase == ENEMY_PHASE or can_be_exhausted(table, card):
            table.mark_card(card, EXHAUSTED)


def is_in_play(table: Table, place: i64) -> bool:
    """Whether the activated enemy has not been defeated meanwhile."""
    return table.zone_of_enemy(table.field(place, ENEMY_CARD)) >= 0


def its_hero(table: Table, place: i64) -> i64:
    """The hero it is engaged with, or the active hero if it is engaged with nobody."""
    if table.field(place, PLACE) != NOBODY:
        return table.field(place, PLACE)
    return table.field(place, ACTIVE_HERO)


def attack_of(table: Table, place: i64) -> i64:
    return ATTACK_VALUE[table.faces[table.field(place, ENEMY_CARD)]] + table.field(place, BONUS)


ACTIVATE: Final = Activate()
RESOLVE_KEYWORD: Final = ResolveKeyword()
FINISH_ACTIVATION: Final = FinishActivation()
RULES: Final[list[Rule[Any]]] = [ACTIVATE, RESOLVE_KEYWORD, FINISH_ACTIVATION]
