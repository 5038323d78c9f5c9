"""Victory and defeat: checked whenever something has changed.

WHQ-ROUND-01, WHQ-WIN-01, WHQ-WIN-02, WHQ-SETTLE-01, WHQ-Q48, WHQ-Q49, WHQ-Q50
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    CAMPAIGN,
    QUEST_5,
    QUEST_MARK,
    SETTING_UP,
    SETTLEMENT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import DEFEAT_BEFORE_VICTORY
from questhall.games.warhammer_quest.settlement.settlement_stage import SETTLEMENT_STAGE, finish_quest


def win(table: Table) -> None:
    """The quest is won."""
    table.won |= BIT[table.quest]
    end_quest(table)


def end_quest(table: Table) -> None:
    """In a campaign the settlement stage follows, but not after the last quest (WHQ-SETTLE-01, WHQ-Q50)."""
    if table.variants & CAMPAIGN and table.quest != QUEST_5:
        table.active = NOBODY
        table.phase = SETTLEMENT
        table.unwind(QUEST_MARK, SETTLEMENT_STAGE.at())
    else:
        finish_quest(table)


@final
class Settle(Rule[Table]):
    """Victory comes before defeat (WHQ-Q48)."""

    def run(self, table: Table, _seats: i64, _b: i64, _c: i64, /) -> None:
        sheet = SHEETS[table.quest]
        if table.phase in (SETTING_UP, SETTLEMENT):
            return
        is_lost_first = table.variants & DEFEAT_BEFORE_VICTORY != 0 and sheet.is_lost(table)
        if sheet.is_won(table) and not is_lost_first:
            win(table)
        elif sheet.is_lost(table):
            end_quest(table)


SETTLE: Final = Settle()
RULES: Final[list[Rule[Any]]] = [SETTLE]
