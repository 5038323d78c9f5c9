"""All quest sheets, in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from questhall.core.engine.rules import Rule
from questhall.games.warhammer_quest.components.quest_sheet import QuestSheet
from questhall.games.warhammer_quest.components.state import DELVE
from questhall.games.warhammer_quest.quests import campaign_quests, delve
from questhall.games.warhammer_quest.quests.campaign_quests import (
    A_FOUL_STENCH,
    FIREPOWER,
    PURSUIT,
    TRACE_THE_TOXIN,
    WAAAGH,
)
from questhall.games.warhammer_quest.quests.delve import LOST_IN_THE_DARK
from questhall.games.warhammer_quest.quests.tutorial import TUTORIAL_SHEET
from questhall.games.warhammer_quest.rounds import peril_effects

IN_ORDER: Final[list[QuestSheet]] = [
    TUTORIAL_SHEET,
    A_FOUL_STENCH,
    TRACE_THE_TOXIN,
    PURSUIT,
    FIREPOWER,
    WAAAGH,
    LOST_IN_THE_DARK,
]
RULES: Final[list[Rule[Any]]] = [*peril_effects.RULES, *campaign_quests.RULES, *delve.RULES]
assert len(IN_ORDER) == DELVE + 1
