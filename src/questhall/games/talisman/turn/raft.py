"""The Raft: building one, crossing the Storm River, and losing it unused.

TAL-RAFT-01, TAL-RAFT-02, TAL-RAFT-03, TAL-RAFT-04, TAL-RAFT-05, TAL-RAFT-06, TAL-RAFT-07, TAL-RAFT-08,
TAL-SENTINEL-02, TAL-Q63, TAL-Q64, TAL-Q65, TAL-Q66, TAL-Q67
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging, receive
from questhall.games.talisman.characters.landing import cross_the_river, put_on_space
from questhall.games.talisman.characters.missed_turns import TURN_ENDS
from questhall.games.talisman.components.board import FOREST, INNER_STARTS, SPACE, is_across, is_woods
from questhall.games.talisman.components.event_kinds import BUILT_RAFT
from questhall.games.talisman.components.printed_cards import AXE, PURCHASE_AXE, PURCHASE_RAFT, RAFT
from questhall.games.talisman.components.state import NO_OFFER, OFFER, PURCHASE_STACK, Table


def has_raft(table: Table, seat: i64) -> bool:
    return table.has_object(seat, RAFT) or table.has_object(seat, PURCHASE_RAFT)


def has_axe(table: Table, seat: i64) -> bool:
    return table.has_object(seat, AXE) or table.has_object(seat, PURCHASE_AXE)


def add_raft_options(table: Table, seat: i64) -> None:
    """Cross with the Raft he has, or build one where there is wood (TAL-RAFT-02, TAL-RAFT-04, TAL-Q65)."""
    here = table.place(seat)
    if has_raft(table, seat):
        space: i64 = 0
        while space < INNER_STARTS:
            if is_across(here, space):
                table.offer(CROSS_BY_RAFT.at(seat, space))
            space += 1
    if can_build(table, seat):
        table.offer(BUILD_RAFT.at(seat))


def can_build(table: Table, seat: i64) -> bool:
    return is_by_wood(table, seat) and has_axe(table, seat) and is_raft_available(table, seat)


def is_by_wood(table: Table, seat: i64) -> bool:
    return is_woods(table.place(seat)) or table.place(seat) == FOREST


def is_raft_available(table: Table, seat: i64) -> bool:
    """One of the deck, or the one he gives back by not using it (TAL-RAFT-03, TAL-RAFT-08)."""
    return table.holds(PURCHASE_STACK, PURCHASE_RAFT) or table.has_object(seat, PURCHASE_RAFT)


def discard_rafts(table: Table, seat: i64) -> None:
    """Used or not, it is gone after the chance to use it (TAL-RAFT-07, TAL-RAFT-08)."""
    for face in (RAFT, PURCHASE_RAFT):
        while table.has_object(seat, face):
            discard_belonging(table, seat, face)


@final
class CrossByRaft(Choice[Table]):
    """TAL-RAFT-05, TAL-RAFT-06"""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        discard_rafts(table, seat)
        table.set(seat, OFFER, NO_OFFER)
        cross_the_river(table, seat)
        put_on_space(table, seat, space)

    def reason(self, table: Table, seat: i64, _space: i64, _c: i64, /) -> str:
        return "TAL-RAFT-05" if has_raft(table, seat) else "TAL-RAFT-01"


@final
class BuildRaft(Choice[Table]):
    """Building takes the whole turn; an old Raft goes first (TAL-RAFT-02, TAL-RAFT-08, TAL-Q64)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        discard_rafts(table, seat)
        table.set(seat, OFFER, NO_OFFER)
        card = table.find(PURCHASE_STACK, PURCHASE_RAFT)
        table.take(card, PURCHASE_STACK)
        table.tell(BUILT_RAFT, seat)
        receive(table, seat, card)
        table.push(TURN_ENDS.at())

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if has_axe(table, seat) and is_by_wood(table, seat) and not is_raft_available(table, seat):
            return "TAL-RAFT-03"
        return "TAL-RAFT-02"


CROSS_BY_RAFT: Final = CrossByRaft("raft", "TAL-RAFT-05", SPACE)
BUILD_RAFT: Final = BuildRaft("build raft", "TAL-RAFT-02")
RULES: Final[list[Rule[Any]]] = [CROSS_BY_RAFT, BUILD_RAFT]
