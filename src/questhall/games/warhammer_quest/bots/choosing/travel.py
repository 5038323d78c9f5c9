"""Travelling: when to go on, and where to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.bots.worth.action_plans import CARDS
from questhall.games.warhammer_quest.bots.worth.beating_enemies import menace_in
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import pressure
from questhall.games.warhammer_quest.components.printed_locations import (
    EXPLORATION,
    SPAWN_FACEDOWN,
    SPAWN_FACEUP,
)
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    ENGAGED,
    LOCATION_DECK,
    QUEST_1,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.heroes.tokens import tokens_of

ENOUGH_TOKENS: Final = 4


def health_share(table: Table) -> float:
    """What the party has left of its health."""
    left: i64 = 0
    whole: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        whole += table.health(seat)
        if table.is_standing(seat):
            left += table.remaining_health(seat)
        seat += 1
    return float(left) / float(whole)


def weakest_share(table: Table) -> float:
    """What the worst-off hero has left."""
    least = 1.0
    seat: i64 = 0
    while seat < table.seats:
        share = float(table.remaining_health(seat)) / float(table.health(seat))
        if table.is_standing(seat) and share < least:
            least = share
        seat += 1
    return least


def lack_of_tokens(table: Table) -> float:
    """How far the heroes are from as many tokens as they can make good use of."""
    lack: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        lack += max(0, ENOUGH_TOKENS - tokens_of(table, seat))
        seat += 1
    return float(lack) / float(ENOUGH_TOKENS * table.seats)


def exhausted_share(table: Table) -> float:
    """How many of all action cards are exhausted."""
    exhausted: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            if table.is_exhausted(card):
                exhausted += 1
            card = table.links[card]
        seat += 1
    return float(exhausted) / float(CARDS * table.seats)


def going_on(table: Table) -> float:
    """The party travels, unless it should first rest and get rid of its enemies, and has the time.

    Engaged enemies come along, those in the shadows are left behind (WHQ-PHASE-LOC-05).
    """
    beset = 0.0
    seat: i64 = 0
    while seat < table.seats:
        beset += menace_in(table, ENGAGED + seat)
        seat += 1
    heroes = float(table.seats)
    found = (
        PRICES.go
        + PRICES.go_healthy * (health_share(table) - 0.5)
        - PRICES.go_weak * (1.0 - weakest_share(table))
        - PRICES.go_beset * beset / heroes
        + PRICES.go_hunted * menace_in(table, SHADOWS) / heroes
        + PRICES.go_hurried * pressure(table)
    )
    if beset == 0.0 and table.size(SHADOWS) == 0:  # no enemy disturbs the heroes while they prepare
        found -= PRICES.go_bare * lack_of_tokens(table) + PRICES.go_tired * exhausted_share(table)
    if table.quest == QUEST_1 and table.size(LOCATION_DECK) == 1:
        found += PRICES.go_home
    return found


def heading_for(face: i64) -> float:
    """Of two locations the one with less in its way."""
    return -1.0 * float(SPAWN_FACEUP[face]) - 0.7 * float(SPAWN_FACEDOWN[face]) - 0.8 * float(EXPLORATION[face])
