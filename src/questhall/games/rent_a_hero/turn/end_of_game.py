"""The end of the game: six heroes, or the deck has run out.

RAH-GOAL-01, RAH-END-01, RAH-END-02, RAH-END-03, RAH-END-04, RAH-END-05, RAH-END-06
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.bits import BIT, count_bits
from questhall.games.rent_a_hero.components.event_kinds import SHARED_VICTORY, SIX_HEROES_WON, WON
from questhall.games.rent_a_hero.components.state import ELIMINATED, SIX_HEROES, Table


def win_with_six(table: Table, seat: i64) -> None:
    """A party of six different heroes wins at once. RAH-END-01"""
    table.tell(SIX_HEROES_WON, seat)
    table.finish(SIX_HEROES, BIT[seat])


def score(table: Table, seat: i64) -> i64:
    """What decides the game when no party has six heroes, the larger the better.

    Most heroes, then fewest eliminated cards, then fewest sideways heroes (RAH-END-03, RAH-END-04, RAH-END-05;
    RAH-Q08 for what counts as a used power).
    """
    used = count_bits(table.sideways_heroes(seat))
    return table.party_size(seat) * 10_000 - table.size(ELIMINATED + seat) * 100 - used


def compare_parties(table: Table, ending: i64) -> None:
    """The best party wins; players still tied share the victory. RAH-END-06"""
    best = score(table, 0)
    winners: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        own = score(table, seat)
        if own > best:
            best = own
            winners = 0
        if own == best:
            winners |= BIT[seat]
        seat += 1
    _tell_winners(table, winners)
    table.finish(ending, winners)


def _tell_winners(table: Table, winners: i64) -> None:
    if table.journal is None:
        return
    kind = WON if count_bits(winners) == 1 else SHARED_VICTORY
    seat: i64 = 0
    while seat < table.seats:
        if winners & BIT[seat]:
            table.tell(kind, seat)
        seat += 1
