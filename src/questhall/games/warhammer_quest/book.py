"""All rules of Warhammer Quest, in the order of the Rules Reference."""

from __future__ import annotations

from typing import Final

from questhall.core.book import RuleBook
from questhall.games.warhammer_quest import (
    action_cards,
    actions,
    activation,
    card_lines,
    distributing,
    dungeon,
    dungeon_events,
    ending,
    engaging,
    gear,
    gear_cards,
    items,
    keywords,
    location_cards,
    nemeses,
    party,
    preparing,
    quests,
    results,
    rounds,
    settlement,
    targets,
    tokens,
    travel,
    uses,
    wounds,
)
from questhall.games.warhammer_quest.ending import SETTLE
from questhall.games.warhammer_quest.uses import OCCASION_OF, USE_OF, USES

BOOK: Final = RuleBook(
    *preparing.RULES,
    *rounds.RULES,
    *actions.RULES,
    *targets.RULES,
    *results.RULES,
    *card_lines.RULES,
    *action_cards.RULES,
    *tokens.RULES,
    *wounds.RULES,
    *engaging.RULES,
    *activation.RULES,
    *keywords.RULES,
    *nemeses.RULES,
    *travel.RULES,
    *location_cards.RULES,
    *dungeon.RULES,
    *dungeon_events.RULES,
    *items.RULES,
    *gear.RULES,
    *gear_cards.RULES,
    *uses.RULES,
    *party.RULES,
    *distributing.RULES,
    *quests.RULES,
    *settlement.RULES,
    *ending.RULES,
    settler=SETTLE,
)
for use in USES:
    USE_OF[int(use.face)] = use
    OCCASION_OF[use.face] = use.occasion
