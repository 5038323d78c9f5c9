"""All rules of Warhammer Quest, in the order of the Rules Reference."""

from __future__ import annotations

from typing import Final

from questhall.core.engine.rulebook import RuleBook
from questhall.games.warhammer_quest.actions import action_steps, results, targets
from questhall.games.warhammer_quest.actions.action_steps import AFTER_LINES, BEFORE_LINES
from questhall.games.warhammer_quest.actions.results import NEMESIS_EFFECTS
from questhall.games.warhammer_quest.cards import (
    action_cards,
    card_lines,
    dungeon_events,
    gear_cards,
    items,
    location_cards,
    nemeses,
)
from questhall.games.warhammer_quest.components.face_numbers import (
    FACE_COUNT,
    FIRST_DUNGEON,
    FIRST_EVENT,
    FIRST_GEAR,
    FIRST_LOCATION,
    FIRST_NEMESIS,
)
from questhall.games.warhammer_quest.components.printed_cards import USED_AT
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.vocabulary import KEYWORDS, NEVER
from questhall.games.warhammer_quest.dungeon import dungeon_deck, gear, item_and_gear_uses, travel
from questhall.games.warhammer_quest.dungeon.dungeon_deck import EVENT_RULES
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import USES
from questhall.games.warhammer_quest.enemies import activation, engaging_and_spawning, keywords
from questhall.games.warhammer_quest.enemies.activation import KEYWORD_RULES
from questhall.games.warhammer_quest.heroes import distributing, party_decisions, tokens, wounds
from questhall.games.warhammer_quest.quests import all_quests, quest_setup
from questhall.games.warhammer_quest.rounds import phases, victory_and_defeat
from questhall.games.warhammer_quest.rounds.phases import LOCATION_EFFECTS, QUIET_LOCATION
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

# What cards, keywords and quests do, looked up by number. Nothing else fills these lists.
SHEETS.extend(all_quests.IN_ORDER)
BEFORE_LINES.extend(action_cards.LINES_BEFORE_DICE)
AFTER_LINES.extend(action_cards.LINES_AFTER_THEN)
KEYWORD_RULES.extend([keywords.EFFECTS_OF_KEYWORDS[keyword] for keyword in range(len(KEYWORDS))])
NEMESIS_EFFECTS.extend([nemeses.EFFECTS_OF_NEMESES[face] for face in range(FIRST_NEMESIS, FIRST_LOCATION)])
LOCATION_EFFECTS.extend(
    [
        location_cards.EFFECTS_OF_LOCATIONS.get(face, QUIET_LOCATION)
        for face in range(FIRST_LOCATION, FIRST_DUNGEON)
    ]
)
EVENT_RULES.extend([dungeon_events.EVENTS[face] for face in range(FIRST_EVENT, FIRST_GEAR)])
USES.update({int(use.face): use for use in [*items.ITEM_USES, *gear_cards.GEAR_USES]})
assert {*USES} == {face for face in range(FACE_COUNT) if USED_AT[face] != NEVER}, (
    "a card that is used has no rule"
)
