"""All quest sheets, in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from questhall.core.rules import Rule
from questhall.games.warhammer_quest import delve, peril, quests_campaign
from questhall.games.warhammer_quest.delve import LOST_IN_THE_DARK
from questhall.games.warhammer_quest.quests_campaign import (
    A_FOUL_STENCH,
    FIREPOWER,
    PURSUIT,
    TRACE_THE_TOXIN,
    WAAAGH,
)
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.state import DELVE
from questhall.games.warhammer_quest.tutorial import TUTORIAL_SHEET

SHEETS.extend([TUTORIAL_SHEET, A_FOUL_STENCH, TRACE_THE_TOXIN, PURSUIT, FIREPOWER, WAAAGH, LOST_IN_THE_DARK])
RULES: Final[list[Rule[Any]]] = [*peril.RULES, *quests_campaign.RULES, *delve.RULES]
assert len(SHEETS) == DELVE + 1
