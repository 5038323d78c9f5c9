"""Travelling: when to go on, and where to."""

from __future__ import annotations

from mypy_extensions import i64

from questhall.games.warhammer_quest.bots.menace import menace_in
from questhall.games.warhammer_quest.bots.prices import PRICES
from questhall.games.warhammer_quest.bots.way import pressure
from questhall.games.warhammer_quest.faces import EXPLORATION, SPAWN_FACEDOWN, SPAWN_FACEUP
from questhall.games.warhammer_quest.state import ENGAGED, SHADOWS, Table


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
    """What the hero has left who is off worst."""
    least = 1.0
    seat: i64 = 0
    while seat < table.seats:
        share = float(table.remaining_health(seat)) / float(table.health(seat))
        if table.is_standing(seat) and share < least:
            least = share
        seat += 1
    return least


def going_on(table: Table) -> float:
    """The party travels, unless it had better rest and get rid of its enemies first, and has the time.

    Engaged enemies come along, those in the shadows are left behind (WHQ-PHASE-LOC-05).
    """
    beset = 0.0
    seat: i64 = 0
    while seat < table.seats:
        beset += menace_in(table, ENGAGED + seat)
        seat += 1
    heroes = float(table.seats)
    return (
        PRICES.go
        + PRICES.go_healthy * (health_share(table) - 0.5)
        - PRICES.go_weak * (1.0 - weakest_share(table))
        - PRICES.go_beset * beset / heroes
        + PRICES.go_hunted * menace_in(table, SHADOWS) / heroes
        + PRICES.go_hurried * pressure(table)
    )


def heading_for(face: i64) -> float:
    """Of two locations the one with less in its way."""
    return -1.0 * float(SPAWN_FACEUP[face]) - 0.7 * float(SPAWN_FACEDOWN[face]) - 0.8 * float(EXPLORATION[face])
