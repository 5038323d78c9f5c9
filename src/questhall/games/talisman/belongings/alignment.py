"""Good, Neutral, Evil: changing alignment.

TAL-ALIGN-01, TAL-ALIGN-02, TAL-ALIGN-03, TAL-ALIGN-04, TAL-ALIGN-05, TAL-ALIGN-06, TAL-COMP-17, TAL-Q82,
TAL-Q83
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Rule
from questhall.games.talisman.components.character_cards import ALIGNMENT, DRUID, PRINTED_ALIGNMENT
from questhall.games.talisman.components.event_kinds import REALIGNED
from questhall.games.talisman.components.state import (
    ALIGNED,
    ALIGNMENT_CARDS,
    CHARACTER,
    HAS_REALIGNED,
    Table,
)


def alignment_cards_left(table: Table) -> i64:
    """One lies beside every character who has left his printed alignment (TAL-ALIGN-03, TAL-ALIGN-04)."""
    left: i64 = ALIGNMENT_CARDS
    seat: i64 = 0
    while seat < table.seats:
        if table.is_alive(seat) and is_away_from_printed(table, seat):
            left -= 1
        seat += 1
    return left


def is_away_from_printed(table: Table, seat: i64) -> bool:
    return table.alignment(seat) != PRINTED_ALIGNMENT[table.get(seat, CHARACTER)]


def can_realign(table: Table, seat: i64, alignment: i64) -> bool:
    """Once per turn, the Druid any number of times; leaving the printed alignment needs a card."""
    if table.alignment(seat) == alignment:
        return False
    if table.get(seat, HAS_REALIGNED) != 0 and not table.is_character(seat, DRUID):
        return False
    printed = PRINTED_ALIGNMENT[table.get(seat, CHARACTER)]
    return alignment == printed or is_away_from_printed(table, seat) or alignment_cards_left(table) > 0


def change_alignment(table: Table, seat: i64, alignment: i64) -> None:
    """Cards that are now forbidden are ditched at once (TAL-ALIGN-06); this happens by itself."""
    if not can_realign(table, seat, alignment):
        return
    table.set(seat, ALIGNED, alignment)
    table.set(seat, HAS_REALIGNED, 1)
    table.tell(REALIGNED, seat, alignment)
    table.unsettled |= BIT[seat]


@final
class Realign(Choice[Table]):
    """The Druid changes alignment at will."""

    def run(self, table: Table, seat: i64, alignment: i64, _c: i64, /) -> None:
        table.ask_again()
        change_alignment(table, seat, alignment)


REALIGN: Final = Realign("realign", "TAL-ALIGN-05", ALIGNMENT)
RULES: Final[list[Rule[Any]]] = [REALIGN]
