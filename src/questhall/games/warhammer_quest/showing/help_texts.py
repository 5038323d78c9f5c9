"""Help on the things of Warhammer Quest: cards, keywords and quests in words, a title first."""

from __future__ import annotations

from typing import Final

from questhall.games.warhammer_quest.components.printed_actions import ActionCard
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DungeonCard
from questhall.games.warhammer_quest.components.printed_enemies import Enemy
from questhall.games.warhammer_quest.components.printed_gear import Gear
from questhall.games.warhammer_quest.components.printed_heroes import HERO_CARDS, HeroCard
from questhall.games.warhammer_quest.components.printed_locations import Location
from questhall.games.warhammer_quest.components.quest_sheet import BLUE, GREEN, RED, SHEETS
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES, ADVANCED, HEROES, ITEM, KEYWORDS
from questhall.games.warhammer_quest.showing.view_types import face
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name

HELPS: Final = ("card", "keyword", "quest")
CLASSES: Final = ("standard", "elite", "nemesis")
TRAITS: Final = ("greenskin", "creature", "skaven", "undead")
SLOTS: Final = ("none", "weapon", "armour", "accessory")
COLOURS: Final = {GREEN: "green", BLUE: "blue", RED: "red"}


def describe(kind: str, name: str, speech: Speech) -> list[str]:
    if kind == "keyword":
        return [speech.say("help-keyword", keyword=Name("keyword", name))]
    if kind == "quest":
        return describe_quest(name, speech)
    shown = face(name)
    if isinstance(shown, Enemy):
        return _enemy(name, shown, speech)
    return [_headline(name, speech), speech.say("help-effect", card=Name("card", name))]


def _headline(name: str, speech: Speech) -> str:
    """The name of a card and what is printed on it in numbers."""
    say, shown, card = speech.say, face(name), Name("card", name)
    if isinstance(shown, Location):
        level = say("help-level", level="I" * shown.level) if shown.level else say("help-quest-card")
        return say(
            "help-location",
            card=card,
            level=level,
            exploration=shown.exploration,
            faceup=shown.faceup,
            facedown=shown.facedown,
        )
    if isinstance(shown, DungeonCard):
        form = "item" if shown.kind == ITEM else "treasure" if shown.treasure else "event"
        return say(f"help-{form}", card=card, treasure=shown.treasure)
    if isinstance(shown, Gear):
        slot = Name("slot", SLOTS[shown.slot])
        if shown.hero < 0:
            return say("help-gear", card=card, slot=slot)
        return say("help-legendary", card=card, slot=slot, hero=Name("card", HEROES[shown.hero]))
    if isinstance(shown, ActionCard):
        return action_headline(name, shown, speech)
    if isinstance(shown, HeroCard):
        health = HERO_CARDS[HEROES.index(name)].health
        return say("help-hero", card=card, two=health[2], three=health[3], four=health[4])
    return say("help-condition", card=card)


def action_headline(name: str, shown: ActionCard, speech: Speech) -> str:
    headline = speech.say(
        "help-action",
        card=Name("card", name),
        hero=Name("card", HEROES[shown.hero]),
        kind=Name("action", ACTION_NAMES[shown.kind]),
        tier=Name("tier", "advanced" if shown.tier == ADVANCED else "basic"),
        dice=shown.dice,
    )
    return headline + (f" {speech.say('help-prepares')}" if shown.prepares else "")


def _enemy(name: str, shown: Enemy, speech: Speech) -> list[str]:
    level = f", {speech.say('help-level', level='I' * shown.level)}" if shown.level else ""
    headline = speech.say(
        "help-enemy",
        card=Name("card", name),
        kind=Name("class", CLASSES[shown.kind]),
        trait=Name("trait", TRAITS[shown.trait]),
        level=level,
        attack=shown.attack,
        health=shown.health,
        resilience=shown.resilience,
    )
    bar = [Name("keyword", KEYWORDS[keyword]) for keyword in shown.bar]
    return [
        headline,
        speech.say("help-effect", card=Name("card", name)),
        *(speech.say("help-keyword", keyword=keyword) for keyword in bar),
    ]


def describe_quest(name: str, speech: Speech) -> list[str]:
    """All that a quest sheet says."""
    quest = Name("quest", name)
    parts = ("intro", "rules", "victory", "defeat", "reward", "penalty")
    sheet = next(sheet for sheet in SHEETS if sheet.name == name)
    track = {sheet.colour(space) for space in range(sheet.last_space() + 1)}
    return [
        speech.say("help-quest", quest=quest),
        *(speech.say(f"help-quest-{part}", quest=quest) for part in parts),
        *(
            speech.say(f"help-peril-{colour}", quest=quest)
            for number, colour in COLOURS.items()
            if number in track
        ),
    ]
