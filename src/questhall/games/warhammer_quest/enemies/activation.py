"""Activating an enemy: its keywords from left to right.

WHQ-ENEMY-08, WHQ-KEYWORD-01, WHQ-KEYWORD-02, WHQ-KEYWORD-03, WHQ-KEYWORD-04, WHQ-KEYWORD-05,
WHQ-PHASE-ENEMY-05, WHQ-PHASE-ENEMY-06, WHQ-PHASE-ENEMY-09, WHQ-Q29, WHQ-Q30, WHQ-Q32, WHQ-Q70
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.event_kinds import ENEMY_ACTIVATES
from questhall.games.warhammer_quest.components.printed_enemies import ATTACK_VALUE, BAR, BAR_SIZE
from questhall.games.warhammer_quest.components.printed_locations import ATTACK_WHEN_REVEALED
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
BONUS: Final = 2  # to its attack until the end of the activation
ENGAGED_WITH: Final = 3  # where it was last: the hero it is engaged with, or nobody

READIED_AFTERWARDS: Final = 1


@final
class Activate(Rule[Table]):
    """A facedown enemy is turned faceup; then its keywords from left to right; then it is exhausted.

    By a peril effect it is readied instead: `READIED_AFTERWARDS`.

    A nemesis in the lair is in neither kind of zone and is not activated (WHQ-Q33).
    WHQ-KEYWORD-01, WHQ-PHASE-ENEMY-05, WHQ-PHASE-ENEMY-06
    """

    def run(self, table: Table, card: i64, hero: i64, then: i64, /) -> None:
        if table.zone_of_enemy(card) < 0:
            return
        bonus: i64 = 0
        if table.is_facedown(card):
            bonus = table.here(ATTACK_WHEN_REVEALED)
        reveal_enemy(table, card)
        table.tell(ENEMY_ACTIVATES, table.faces[card], hero)
        before = table.active
        table.active = hero
        place = table.open_context(ACTIVATION, card, hero, bonus, NOBODY)
        note_place(table, place)
        first = table.faces[card] * BAR_SIZE
        table.push_in_order(
            keyword_at(place, first),
            keyword_at(place, first + 1),
            keyword_at(place, first + 2),
            keyword_at(place, first + 3),
            FINISH_ACTIVATION.at(place, before, then),
        )


def keyword_at(place: i64, where: i64) -> i64:
    """The work for a keyword of the effect bar, or none where there is no keyword."""
    if BAR[where] < 0:
        return NO_FRAME
    return RESOLVE_KEYWORD.at(place, BAR[where])


def note_place(table: Table, place: i64) -> None:
    """Where the enemy is; one defeated meanwhile counts as being where it was (WHQ-Q30)."""
    zone = table.zone_of_enemy(table.field(place, ENEMY_CARD))
    if zone >= ENGAGED:
        table.set_field(place, ENGAGED_WITH, zone - ENGAGED)
    elif zone == SHADOWS:
        table.set_field(place, ENGAGED_WITH, NOBODY)


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
            table.set_field(place, ACTIVE_HERO, table.active)
        table.push(KEYWORD_RULES[keyword].at(place))


KEYWORD_RULES: Final[list[Rule[Table]]] = []
"""How each keyword is resolved; `setup/rulebook.py` fills it."""


@final
class FinishActivation(Rule[Table]):
    """The enemy is exhausted by the active hero (WHQ-PHASE-ENEMY-06, WHQ-Q32).

    What cannot be exhausted is exhausted only by its activation in the enemy phase.
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
    if table.field(place, ENGAGED_WITH) != NOBODY:
        return table.field(place, ENGAGED_WITH)
    return table.field(place, ACTIVE_HERO)


def attack_of(table: Table, place: i64) -> i64:
    return ATTACK_VALUE[table.faces[table.field(place, ENEMY_CARD)]] + table.field(place, BONUS)


def attack_now(table: Table, card: i64) -> i64:
    """The attack of an enemy that may be in the middle of its activation."""
    place = table.top_context(ACTIVATION)
    if place >= 0 and table.field(place, ENEMY_CARD) == card:
        return attack_of(table, place)
    return ATTACK_VALUE[table.faces[card]]


ACTIVATE: Final = Activate()
RESOLVE_KEYWORD: Final = ResolveKeyword()
FINISH_ACTIVATION: Final = FinishActivation()
RULES: Final[list[Rule[Any]]] = [ACTIVATE, RESOLVE_KEYWORD, FINISH_ACTIVATION]
