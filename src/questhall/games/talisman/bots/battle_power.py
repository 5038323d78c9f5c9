"""What a character can bring into a battle."""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.talisman.components.character_cards import CRAFT_VALUE, GHOUL, MINSTREL, MONK
from questhall.games.talisman.components.printed_cards import (
    BATTLE,
    MERCENARY,
    POWER,
    STRENGTH_FOR_GOLD,
    is_enemy,
    is_magic,
)
from questhall.games.talisman.components.state import FOLLOWERS, GOLD, OBJECTS, Table
from questhall.games.talisman.fights.sides_and_scores import weapon_limit


def battle_power(table: Table, seat: i64) -> i64:
    """Strength with everything that can be brought into a battle."""
    total = table.strength(seat)
    best: i64 = 0
    second: i64 = 0
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        if BATTLE[face] > 0 and (not is_magic(face) or table.may_use_magic(seat)):
            if BATTLE[face] > best:
                second = best
                best = BATTLE[face]
            elif BATTLE[face] > second:
                second = BATTLE[face]
        card = table.links[card]
    hands = weapon_limit(table, seat)
    if hands > 0:
        total += best
    if hands > 1:
        total += second
    if table.is_character(seat, MONK):
        total += CRAFT_VALUE[MONK]
    if table.get(seat, GOLD) > 0 and table.has_follower(seat, MERCENARY):
        total += STRENGTH_FOR_GOLD[MERCENARY]
    if table.is_character(seat, GHOUL) or table.is_character(seat, MINSTREL):
        total += best_helper(table, seat)
    return total


def best_helper(table: Table, seat: i64) -> i64:
    """The Strength of the strongest raised or charmed Follower."""
    best: i64 = 0
    card = table.top(FOLLOWERS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        if is_enemy(face) and POWER[face] > best:
            best = POWER[face]
        card = table.links[card]
    return best
