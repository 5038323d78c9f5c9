"""Strength, Craft, Life, fate and gold: gaining and losing them, within what the box holds.

TAL-COMP-05, TAL-COMP-06, TAL-COMP-07, TAL-COMP-08, TAL-COMP-09, TAL-COMP-10, TAL-COMP-11, TAL-COMP-12,
TAL-STAT-04, TAL-STAT-08, TAL-STAT-09, TAL-STAT-10, TAL-LIFE-01, TAL-LIFE-13, TAL-LIFE-14, TAL-FATE-13,
TAL-FATE-14, TAL-GOLD-01, TAL-GOLD-02, TAL-GOLD-03, TAL-GOLD-04, TAL-GOLD-05, TAL-GOLD-06, TAL-GOLD-07,
TAL-GOLDEN-07, TAL-GOLDEN-09
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.games.talisman.components.board import SPACE_COUNT
from questhall.games.talisman.components.character_cards import FATE_VALUE, LIFE_VALUE
from questhall.games.talisman.components.event_kinds import (
    GAINED_CRAFT,
    GAINED_FATE,
    GAINED_GOLD,
    GAINED_LIFE,
    GAINED_STRENGTH,
    HEALED,
    LOST_CRAFT,
    LOST_FATE,
    LOST_GOLD,
    LOST_STRENGTH,
    PAID,
    REPLENISHED_FATE,
    TOOK_GOLD,
)
from questhall.games.talisman.components.state import (
    CHARACTER,
    COINS,
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    CRAFT_SUPPLY,
    FATE,
    FATE_SUPPLY,
    FATE_TOKENS,
    GOLD,
    GOLD_ON,
    GOLD_SUPPLY,
    LIFE,
    LIFE_ON_POOL,
    LIFE_SUPPLY,
    PLAYER_SIZE,
    POINTS_OF_A_COLOUR,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    STRENGTH_SUPPLY,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    Table,
)

SMALL_CONES: Final = 32
LARGE_CONES: Final = 8
LARGE_CONE: Final = 5

# Cones come in three colours; each lies beside characters and on one Place card.


def can_lay_out(table: Table, counter: i64, as_toad: i64, on_card: i64, holder: i64) -> bool:
    """Whether there are enough cones of a colour for `holder` (or, with -1, the card) to get one more point.

    Five small cones are always swapped for a large one while there is one (TAL-GOLDEN-09), so only the
    points of each holder matter. TAL-COMP-08, TAL-COMP-09, TAL-GOLDEN-08, TAL-Q55
    """
    points = table.board[on_card]
    if holder < 0:
        points += 1
    total = points
    large = points // LARGE_CONE
    seat: i64 = 0
    while seat < table.seats:
        points = table.get(seat, counter)
        if seat == holder:
            points += 1
        total += points
        large += points // LARGE_CONE
        if as_toad >= 0:
            points = table.get(seat, as_toad)
            total += points
            large += points // LARGE_CONE
        seat += 1
    if large > LARGE_CONES:
        large = LARGE_CONES
    return total - LARGE_CONE * large <= SMALL_CONES


def _gain_points(table: Table, seat: i64, counter: i64, as_toad: i64, on_card: i64, amount: i64) -> i64:
    """Take cones of a colour for as long as there are any; returns the number of points (TAL-GOLDEN-07)."""
    kind = counter
    if as_toad >= 0 and table.is_toad(seat):
        kind = as_toad
    gained: i64 = 0
    while gained < amount and _has_room(table, seat, counter, as_toad, on_card, kind):
        table.add(seat, kind, 1)
        gained += 1
    return gained


def _has_room(table: Table, seat: i64, counter: i64, as_toad: i64, on_card: i64, kind: i64) -> bool:
    if kind == counter:
        return can_lay_out(table, counter, as_toad, on_card, seat)
    return can_lay_out(table, as_toad, counter, on_card, seat)


def can_gain_strength(table: Table, seat: i64) -> bool:
    kind: i64 = STRENGTH_COUNTERS
    if table.is_toad(seat):
        kind = TOAD_STRENGTH
    return _has_room(table, seat, STRENGTH_COUNTERS, TOAD_STRENGTH, STRENGTH_ON_STREAM, kind)


def can_gain_craft(table: Table, seat: i64) -> bool:
    kind: i64 = CRAFT_COUNTERS
    if table.is_toad(seat):
        kind = TOAD_CRAFT
    return _has_room(table, seat, CRAFT_COUNTERS, TOAD_CRAFT, CRAFT_ON_FOUNTAIN, kind)


def can_gain_life(table: Table, seat: i64) -> bool:
    return can_lay_out(table, LIFE, -1, LIFE_ON_POOL, seat)


def gain_strength(table: Table, seat: i64, amount: i64) -> None:
    gained = _gain_points(table, seat, STRENGTH_COUNTERS, TOAD_STRENGTH, STRENGTH_ON_STREAM, amount)
    table.board[STRENGTH_SUPPLY] -= gained
    if gained > 0:
        table.tell(GAINED_STRENGTH, seat, gained)


def gain_craft(table: Table, seat: i64, amount: i64) -> None:
    gained = _gain_points(table, seat, CRAFT_COUNTERS, TOAD_CRAFT, CRAFT_ON_FOUNTAIN, amount)
    table.board[CRAFT_SUPPLY] -= gained
    if gained > 0:
        table.tell(GAINED_CRAFT, seat, gained)


def gain_life(table: Table, seat: i64, amount: i64) -> None:
    """This may go above the printed value (TAL-LIFE-14)."""
    gained = _gain_points(table, seat, LIFE, -1, LIFE_ON_POOL, amount)
    table.board[LIFE_SUPPLY] -= gained
    if gained > 0:
        table.tell(GAINED_LIFE, seat, gained)


def lose_strength(table: Table, seat: i64, amount: i64) -> None:
    """Counters go back; the printed value stays (TAL-STAT-08, TAL-STAT-09)."""
    kind: i64 = STRENGTH_COUNTERS
    if table.is_toad(seat):
        kind = TOAD_STRENGTH
    lost = min(amount, table.get(seat, kind))
    table.add(seat, kind, -lost)
    table.board[STRENGTH_SUPPLY] += lost
    if lost > 0:
        table.tell(LOST_STRENGTH, seat, lost)


def lose_craft(table: Table, seat: i64, amount: i64) -> None:
    """Counters go back; the printed value stays (TAL-STAT-08, TAL-STAT-10)."""
    kind: i64 = CRAFT_COUNTERS
    if table.is_toad(seat):
        kind = TOAD_CRAFT
    lost = min(amount, table.get(seat, kind))
    table.add(seat, kind, -lost)
    table.board[CRAFT_SUPPLY] += lost
    if lost > 0:
        table.tell(LOST_CRAFT, seat, lost)
        table.unsettled |= BIT[seat]


def life_value(table: Table, seat: i64) -> i64:
    return LIFE_VALUE[table.get(seat, CHARACTER)]


def fate_value(table: Table, seat: i64) -> i64:
    return FATE_VALUE[table.get(seat, CHARACTER)]


def wounds(table: Table, seat: i64) -> i64:
    """How many Lives healing could give back (TAL-LIFE-13)."""
    missing = life_value(table, seat) - table.get(seat, LIFE)
    if missing < 0:
        return 0
    return missing


def heal(table: Table, seat: i64, amount: i64) -> None:
    """Up to the printed value, never above it (TAL-LIFE-13)."""
    wanted = min(amount, wounds(table, seat))
    healed = _gain_points(table, seat, LIFE, -1, LIFE_ON_POOL, wanted)
    table.board[LIFE_SUPPLY] -= healed
    if healed > 0:
        table.tell(HEALED, seat, healed)


def return_life(table: Table, seat: i64, amount: i64) -> None:
    """Lost Life goes to the supply (TAL-LIFE-02)."""
    table.add(seat, LIFE, -amount)
    table.board[LIFE_SUPPLY] += amount


# Fate


def gain_fate(table: Table, seat: i64, amount: i64) -> None:
    """This may go above the printed value (TAL-FATE-14)."""
    gained = min(amount, table.board[FATE_SUPPLY])
    table.add(seat, FATE, gained)
    table.board[FATE_SUPPLY] -= gained
    if gained > 0:
        table.tell(GAINED_FATE, seat, gained)


def missing_fate(table: Table, seat: i64) -> i64:
    """How much fate could be replenished (TAL-FATE-13)."""
    missing = min(fate_value(table, seat) - table.get(seat, FATE), table.board[FATE_SUPPLY])
    if missing < 0:
        return 0
    return missing


def replenish_fate(table: Table, seat: i64, amount: i64) -> None:
    """Up to the printed value (TAL-FATE-13)."""
    gained = min(amount, missing_fate(table, seat))
    table.add(seat, FATE, gained)
    table.board[FATE_SUPPLY] -= gained
    if gained > 0:
        table.tell(REPLENISHED_FATE, seat, gained)


def spend_fate(table: Table, seat: i64) -> None:
    table.add(seat, FATE, -1)
    table.board[FATE_SUPPLY] += 1
    table.tell(LOST_FATE, seat, 1)


# Gold


def gain_gold(table: Table, seat: i64, amount: i64) -> None:
    """From the common supply, until it runs out; a Toad takes none (TAL-GOLD-05, TAL-Q54, TAL-Q76)."""
    gained = min(amount, table.board[GOLD_SUPPLY])
    if gained <= 0 or table.is_toad(seat):
        return
    table.board[GOLD_SUPPLY] -= gained
    table.add(seat, GOLD, gained)
    table.tell(GAINED_GOLD, seat, gained)
    table.unsettled |= BIT[seat]


def lose_gold(table: Table, seat: i64, amount: i64) -> None:
    """A character with less loses all he has (TAL-GOLD-07, TAL-Q53)."""
    lost = min(amount, table.get(seat, GOLD))
    table.add(seat, GOLD, -lost)
    table.board[GOLD_SUPPLY] += lost
    if lost > 0:
        table.tell(LOST_GOLD, seat, lost)


def pay(table: Table, seat: i64, price: i64) -> None:
    """A price is paid in full, to the common supply (TAL-GOLD-04, TAL-Q53)."""
    assert table.get(seat, GOLD) >= price, "nobody is offered what he cannot pay"
    table.add(seat, GOLD, -price)
    table.board[GOLD_SUPPLY] += price
    table.tell(PAID, seat, price)


def hand_over_gold(table: Table, giver: i64, taker: i64, amount: i64) -> None:
    """Gold changes hands between players."""
    table.add(giver, GOLD, -amount)
    table.add(taker, GOLD, amount)
    table.tell(TOOK_GOLD, taker, amount, giver)
    table.unsettled |= BIT[taker]


def leave_gold(table: Table, seat: i64, space: i64) -> None:
    """All of a character's coins are put on a space."""
    table.board[GOLD_ON + space] += table.players[seat * PLAYER_SIZE + GOLD]
    table.set(seat, GOLD, 0)


# The box


def holds_what_the_box_holds(table: Table) -> bool:
    """Whether all points, tokens and coins are somewhere: in the supply, with characters, or on the board."""
    strength = table.board[STRENGTH_SUPPLY] + table.board[STRENGTH_ON_STREAM]
    craft = table.board[CRAFT_SUPPLY] + table.board[CRAFT_ON_FOUNTAIN]
    life = table.board[LIFE_SUPPLY] + table.board[LIFE_ON_POOL]
    fate = table.board[FATE_SUPPLY]
    gold = table.board[GOLD_SUPPLY]
    seat: i64 = 0
    while seat < table.seats:
        strength += table.get(seat, STRENGTH_COUNTERS) + table.get(seat, TOAD_STRENGTH)
        craft += table.get(seat, CRAFT_COUNTERS) + table.get(seat, TOAD_CRAFT)
        life += table.get(seat, LIFE)
        fate += table.get(seat, FATE)
        gold += table.get(seat, GOLD)
        seat += 1
    space: i64 = 0
    while space < SPACE_COUNT:
        gold += table.board[GOLD_ON + space]
        space += 1
    is_right = strength == POINTS_OF_A_COLOUR and craft == POINTS_OF_A_COLOUR and life == POINTS_OF_A_COLOUR
    return is_right and fate == FATE_TOKENS and gold == COINS
