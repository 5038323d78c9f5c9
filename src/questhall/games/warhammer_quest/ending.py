"""Victory and defeat: checked whenever something has changed.

WHQ-ROUND-01, WHQ-WIN-01, WHQ-Q48, WHQ-Q49
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.bits import BIT
from questhall.core.rules import Rule
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.state import DEFEAT, SETTING_UP, VICTORY, Table


def win(table: Table) -> None:
    """The whole party wins together."""
    table.finish(VICTORY, BIT[table.seats] - 1)


@final
class Settle(Rule[Table]):
    """Victory comes before defeat (WHQ-Q48)."""

    def run(self, table: Table, _seats: i64, _b: i64, _c: i64, /) -> None:
        sheet = SHEETS[table.quest]
        if table.phase == SETTING_UP:
            return
        if sheet.is_won(table):
            win(table)
        elif sheet.is_lost(table):
            table.finish(DEFEAT, 0)


SETTLE: Final = Settle()
RULES: Final[list[Rule[Any]]] = [SETTLE]
