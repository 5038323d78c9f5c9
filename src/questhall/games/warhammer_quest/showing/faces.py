"""What is printed on Warhammer Quest's cards and sheets, as data."""

from __future__ import annotations

from questhall.core.interface.faces import Face, Keyword, PrintedNumber
from questhall.games.warhammer_quest.components.printed_actions import ActionCard
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DungeonCard
from questhall.games.warhammer_quest.components.printed_enemies import Enemy
from questhall.games.warhammer_quest.components.printed_gear import Gear
from questhall.games.warhammer_quest.components.printed_heroes import HERO_CARDS, HeroCard
from questhall.games.warhammer_quest.components.printed_locations import Location
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES, ADVANCED, HEROES, ITEM, KEYWORDS
from questhall.games.warhammer_quest.showing.help_texts import CLASSES, SLOTS, TRAITS
from questhall.games.warhammer_quest.showing.icons import (
    ACTION_ICONS,
    CONDITION_ICONS,
    DUNGEON_ICONS,
    ENEMY_ICONS,
    GEAR_ICONS,
    HERO_ICONS,
    KEYWORD_ICONS,
    LOCATION_ICONS,
    QUEST_ICON,
)
from questhall.games.warhammer_quest.showing.stories import atmosphere, story
from questhall.games.warhammer_quest.showing.view_types import face as printed
from questhall.games.warhammer_quest.showing.view_types import passives
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name


def face(kind: str, name: str, speech: Speech) -> Face:
    """The face of a card, a keyword or a quest."""
    if kind == "keyword":
        return Face(kind, speech.say("face-keyword"), KEYWORD_ICONS[name])
    if kind == "quest":
        return Face(kind, speech.say("face-quest"), QUEST_ICON, texts=story(name, speech))
    shown = printed(name)
    if isinstance(shown, Enemy):
        return _enemy(shown, speech)
    if isinstance(shown, Location):
        return _location(shown, speech)
    if isinstance(shown, DungeonCard):
        form = "item" if shown.kind == ITEM else "event"
        numbers = {"treasure": shown.treasure} if shown.treasure else {}
        return Face(form, speech.say(f"face-{form}"), DUNGEON_ICONS[name], _numbers(numbers, speech))
    if isinstance(shown, Gear):
        return _gear(shown, speech)
    if isinstance(shown, ActionCard):
        return _action(shown, speech)
    if isinstance(shown, HeroCard):
        return _hero(name, speech)
    return Face("condition", speech.say("face-condition"), CONDITION_ICONS[name])


def _numbers(values: dict[str, int], speech: Speech) -> list[PrintedNumber]:
    return [PrintedNumber(name, speech.say(f"face-{name}"), int(value)) for name, value in values.items()]


def _keyword(kind: str, name: str, speech: Speech) -> Keyword:
    return Keyword(name, speech.say(Name(kind, name).key()))


def _enemy(shown: Enemy, speech: Speech) -> Face:
    values = {
        "attack": shown.attack,
        "health": shown.health,
        "resilience": shown.resilience,
        "level": shown.level,
    }
    kind = CLASSES[shown.kind]
    return Face(
        kind=kind,
        kind_name=speech.say(Name("class", kind).key()),
        icon=ENEMY_ICONS[shown.name.removesuffix("_elite")],
        numbers=_numbers(values, speech),
        keywords=[
            _keyword("trait", TRAITS[shown.trait], speech),
            *(_keyword("keyword", KEYWORDS[keyword], speech) for keyword in shown.bar),
            *(Keyword(passive, speech.say(f"face-{passive}")) for passive in passives(shown)),
        ],
    )


def _location(shown: Location, speech: Speech) -> Face:
    values = {
        "level": shown.level,
        "exploration": shown.exploration,
        "faceup": shown.faceup,
        "facedown": shown.facedown,
    }
    return Face(
        kind="location",
        kind_name=speech.say("face-location"),
        icon=LOCATION_ICONS[shown.name],
        numbers=_numbers(values, speech),
        texts={"atmosphere": atmosphere(shown.name, speech)},
    )


def _gear(shown: Gear, speech: Speech) -> Face:
    kind = "gear" if shown.hero < 0 else "legendary"
    return Face(
        kind=kind,
        kind_name=speech.say(f"face-{kind}"),
        icon=GEAR_ICONS[shown.name],
        keywords=[_keyword("slot", SLOTS[shown.slot], speech)],
        refers=[("card", HEROES[shown.hero])] if shown.hero >= 0 else [],
    )


def _action(shown: ActionCard, speech: Speech) -> Face:
    action = ACTION_NAMES[shown.kind]
    return Face(
        kind="action",
        kind_name=speech.say("face-action"),
        icon=ACTION_ICONS[action],
        numbers=_numbers({"dice": shown.dice}, speech),
        keywords=[
            _keyword("action", action, speech),
            _keyword("tier", "advanced" if shown.tier == ADVANCED else "basic", speech),
            *([Keyword("prepares", speech.say("face-prepares"))] if shown.prepares else []),
        ],
        refers=[("card", HEROES[shown.hero]), *_advanced(shown)],
    )


def _advanced(shown: ActionCard) -> list[tuple[str, str]]:
    """The advanced version of a basic action; in the list of faces it follows the basic one."""
    return [] if shown.tier == ADVANCED else [("card", CARD.names[CARD.value(shown.name) + 1])]


def _hero(name: str, speech: Speech) -> Face:
    """The health depends on how many heroes there are; the card for this party is the one that lies there."""
    health = HERO_CARDS[HEROES.index(name)].health
    values = {f"health_{heroes}": health[heroes] for heroes in (2, 3, 4)}
    return Face("hero", speech.say("face-hero"), HERO_ICONS[name], _numbers(values, speech))
