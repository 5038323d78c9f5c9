"""All quest sheets, in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from questhall.core.rules import Rule
from questhall.games.warhammer_quest import quests_campaign
from questhall.games.warhammer_quest.quests_campaign import A_FOUL_STENCH
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.tutorial import TUTORIAL_SHEET

SHEETS.extend([TUTORIAL_SHEET, A_FOUL_STENCH])
RULES: Final[list[Rule[Any]]] = [*quests_campaign.RULES]
