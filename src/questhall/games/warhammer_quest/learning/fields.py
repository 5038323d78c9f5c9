"""The numbers that a seat is given of Warhammer Quest; `observation.py` writes them in this order."""

from __future__ import annotations

from typing import Final

from questhall.core.learning.observer import Field, Section
from questhall.games.warhammer_quest.components.face_numbers import FACE_COUNT
from questhall.games.warhammer_quest.components.state import MOST_SEATS, ZONE_LIMIT
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES, ALL_HEROES

QUESTS: Final = 7
PHASES: Final = 6
DEEDS: Final = 5
"""Those that everybody is told of: the bits below `HAS_EXPLORED`."""
VISITS_SHOWN: Final = 3
SHADOWS_SHOWN: Final = 8
LOCATIONS_FORESEEN: Final = 3
ACTION_KINDS: Final = len(ACTION_NAMES)
DIE_FACES: Final = 6
MARKS: Final = 5

_BY_FACE: Final = "by card, in the order of the box"
_SEATS: Final = "you, your left neighbour and so on"

_ENEMY: Final = [
    Field("is_there", 1, "1 if there is an enemy in this place; the one that came first is first"),
    Field("is_facedown", 1, "1 if it lies face down"),
    Field("is_exhausted", 1, "1 if it is exhausted"),
    Field("wounds", 1, "wounds on it, if you know it"),
    Field("is_target", 1, "1 if the action going on is aimed at it"),
    Field("card", FACE_COUNT, f"which enemy, if you know it, {_BY_FACE}"),
]
ENEMY_SIZE: Final = MARKS + FACE_COUNT

TABLE: Final = Section(
    "table",
    [
        Field("quest", QUESTS, "the tutorial, the five quests, or the delve"),
        Field("round", 1, "the round"),
        Field("phase", PHASES, "setting up, hero, enemy, location and peril phase, settlement"),
        Field("leader", MOST_SEATS, f"who holds the party leader token: {_SEATS}"),
        Field("active", MOST_SEATS, f"the active hero: {_SEATS}"),
        Field("peril", 1, "the space of the peril token"),
        Field("progress", 1, "progress on the location"),
        Field("exploration", 1, "what the location needs to be explored"),
        Field("deeds", DEEDS, "warpstone found, nemesis beaten, nemesis fled, bell rung, progress made"),
        Field("stage", 1, "the stage of a delve"),
        Field("won", QUESTS, "quests of the campaign that were won"),
        Field("decks", 4, "cards in the enemy, location, dungeon and gear decks"),
        Field("location", FACE_COUNT, f"the location, {_BY_FACE}"),
        Field("lair", FACE_COUNT, f"the lair, {_BY_FACE}"),
        Field("set_aside", FACE_COUNT, f"cards beside the quest sheet, {_BY_FACE}"),
        Field("pool", FACE_COUNT, f"the campaign pool, {_BY_FACE}"),
        Field("out_of_campaign", FACE_COUNT, f"beaten nemeses, {_BY_FACE}"),
        Field("discarded", FACE_COUNT, f"all discard piles together, {_BY_FACE}"),
        Field("drawn", FACE_COUNT, f"cards drawn and not settled yet, {_BY_FACE}"),
    ],
)
FORESEEN: Final = Section(
    "foreseen",
    [Field("card", FACE_COUNT, "one of the top three cards of the location deck, if you know it")],
    LOCATIONS_FORESEEN,
)
HEROES: Final = Section(
    "heroes",
    [
        Field("hero", ALL_HEROES, "Ironbreaker, Waywatcher, Warrior Priest or Bright Wizard"),
        Field("health", 1, "printed health with what gear adds"),
        Field("wounds", 1, "wounds"),
        Field("is_defeated", 1, "1 if defeated"),
        Field("is_out", 1, "1 if eliminated in a delve"),
        Field("gear_limit", 1, "how much gear the hero may have"),
        Field("visits", VISITS_SHOWN, "trainer, blacksmith and arena, if visited in this settlement"),
        Field("is_to_come", 1, "1 if the activation of this round is still to come"),
        Field("cards", FACE_COUNT, f"action cards, gear, items and conditions, {_BY_FACE}"),
        Field("exhausted", FACE_COUNT, f"those of them that are exhausted, {_BY_FACE}"),
        Field("depleted", FACE_COUNT, f"those of them that are depleted, {_BY_FACE}"),
        Field("tokens", FACE_COUNT, f"success tokens on them, {_BY_FACE}"),
        Field("spare", FACE_COUNT, f"spare action cards and the legendary set, {_BY_FACE}"),
    ],
    MOST_SEATS,
)
ENGAGED_ENEMIES: Final = Section("engaged_enemies", _ENEMY, MOST_SEATS * ZONE_LIMIT)
SHADOWS_FIELDS: Final = Section("shadows", _ENEMY, SHADOWS_SHOWN)
FURTHER_SHADOWS: Final = Section(
    "further_shadows",
    [Field("count", 1, "enemies in the shadows beyond the eighth")],
)
ACTION_FIELDS: Final = Section(
    "action",
    [
        Field("hero", MOST_SEATS, f"who acts: {_SEATS}"),
        Field("card", FACE_COUNT, f"the action card, {_BY_FACE}"),
        Field("kind", ACTION_KINDS, "explore, rest, aid or attack"),
        Field("aided", MOST_SEATS, f"the hero who is aided: {_SEATS}"),
        Field("hero_dice", DIE_FACES, "hero dice by their faces"),
        Field("enemy_dice", DIE_FACES, "enemy dice by their faces"),
        Field("criticals", 1, "criticals so far"),
        Field("spent", 1, "success tokens spent"),
        Field("successes", 1, "successes counted"),
        Field("defence", 1, "defence counted"),
        Field("extra_successes", 1, "successes that cards have added to those of the dice"),
        Field("lost_successes", 1, "successes that cards have taken away"),
        Field("is_empowered", 1, "1 if the action is empowered"),
        Field("attackers", FACE_COUNT, f"enemies that strike back, fallen ones included, {_BY_FACE}"),
    ],
)
ACTIVATION_FIELDS: Final = Section(
    "activation",
    [Field("enemy", FACE_COUNT, f"the enemy that is being activated, {_BY_FACE}")],
)
SECTIONS: Final = [
    TABLE,
    FORESEEN,
    HEROES,
    ENGAGED_ENEMIES,
    SHADOWS_FIELDS,
    FURTHER_SHADOWS,
    ACTION_FIELDS,
    ACTIVATION_FIELDS,
]
