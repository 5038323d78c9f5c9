"""Exchanging a basic action for its advanced version.

WHQ-SETTLE-05, WHQ-DELVE-03, WHQ-Q20
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.games.warhammer_quest.components.event_kinds import ACTION_UPGRADED
from questhall.games.warhammer_quest.components.printed_actions import TIER
from questhall.games.warhammer_quest.components.state import ACTIONS, SPARE_ACTIONS, Table
from questhall.games.warhammer_quest.components.vocabulary import BASIC


def has_basic_action(table: Table, seat: i64) -> bool:
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if TIER[table.faces[card]] == BASIC:
            return True
        card = table.links[card]
    return False


def offer_basic_actions(table: Table, seat: i64, action: Choice[Table]) -> None:
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if TIER[table.faces[card]] == BASIC:
            table.offer(action.at(seat, table.faces[card]))
        card = table.links[card]


def exchange_action(table: Table, seat: i64, face: i64) -> None:
    """The advanced card comes ready; tokens on the old one return to the supply (WHQ-Q20).

    In the list of faces the advanced version follows the basic one.
    """
    old = table.find(ACTIONS + seat, face)
    table.take(old, ACTIONS + seat)
    table.clear_card(old)
    table.put(old, SPARE_ACTIONS + seat)
    new = table.find(SPARE_ACTIONS + seat, face + 1)
    table.take(new, SPARE_ACTIONS + seat)
    table.put(new, ACTIONS + seat)
    table.tell(ACTION_UPGRADED, seat, face + 1)
