"""All rules of Warhammer Quest, in the order of the Rules Reference."""

from __future__ import annotations

from typing import Final

from questhall.core.engine.rulebook import RuleBook
from questhall.games.warhammer_quest.actions import action_steps, results, targets
from questhall.games.warhammer_quest.cards import (
    action_cards,
    card_lines,
    dungeon_events,
    gear_cards,
    items,
    location_cards,
    nemeses,
)
from questhall.games.warhammer_quest.dungeon import dungeon_deck, gear, item_and_gear_uses, travel
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import OCCASION_OF, USE_OF, USES
from questhall.games.warhammer_quest.enemies import activation, engaging_and_spawning, keywords
from questhall.games.warhammer_quest.heroes import distributing, party_decisions, tokens, wounds
from questhall.games.warhammer_quest.quests import all_quests, quest_setup
from questhall.games.warhammer_quest.rounds import phases, victory_and_defeat
from questhall.games.warhammer_quest.rounds.victory_and_defeat import SETTLE
from questhall.games.warhammer_quest.settlement import settlement_stage

BOOK: Final = RuleBook(
    *quest_setup.RULES,
    *phases.RULES,
    *action_steps.RULES,
    *targets.RULES,
    *results.RULES,
    *card_lines.RULES,
    *action_cards.RULES,
    *tokens.RULES,
    *wounds.RULES,
    *engaging_and_spawning.RULES,
    *activation.RULES,
    *keywords.RULES,
    *nemeses.RULES,
    *travel.RULES,
    *location_cards.RULES,
    *dungeon_deck.RULES,
    *dungeon_events.RULES,
    *items.RULES,
    *gear.RULES,
    *gear_cards.RULES,
    *item_and_gear_uses.RULES,
    *party_decisions.RULES,
    *distributing.RULES,
    *all_quests.RULES,
    *settlement_stage.RULES,
    *victory_and_defeat.RULES,
    settler=SETTLE,
)
for use in USES:
    USE_OF[int(use.face)] = use
    OCCASION_OF[use.face] = use.occasion
