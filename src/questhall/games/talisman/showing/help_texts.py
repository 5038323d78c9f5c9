"""Help on the things of Talisman: cards, spaces, characters, creatures and services in words."""

from __future__ import annotations

from typing import Final

from questhall.games.talisman.components.board import REGION, SPACE, SPACES, region_of
from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTER_NOUN, CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE, POWER_OF, ROLLED_STRENGTH, fights_with_craft
from questhall.games.talisman.components.printed_cards import CHARACTER_KIND, NO_KEYWORD
from questhall.games.talisman.showing.view_types import face, is_enemy, is_spirit
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name

HELPS: Final = ("card", "space", "character", "creature", "service")
KINDS: Final = (
    *("animal", "dragon", "monster", "spirit", "event", "stranger", "object", "magic_object", "follower"),
    *("place", "spell", "character"),
)
"""Kinds of cards as the texts name them, by their numbers."""
KEYWORDS: Final = ("none", "weapon", "armour")
SERVICES: Final = {
    "city": ("enchantress", "doctor", "alchemist"),
    "village": ("healer", "blacksmith", "mystic"),
}


def describe(kind: str, name: str, speech: Speech) -> list[str]:
    """A card, space, character, creature or service in words, a title first."""
    if kind == "card" and face(name).kind == CHARACTER_KIND:
        return _describe_character(name, speech)
    descriptions = {
        "card": _describe_card,
        "space": _describe_space,
        "character": _describe_character,
        "creature": _describe_creature,
        "service": _describe_service,
    }
    return descriptions[kind](name, speech)


def _describe_card(name: str, speech: Speech) -> list[str]:
    shown = face(name)
    card, kind = Name("card", name), Name("kind", KINDS[shown.kind])
    if is_enemy(name):
        key = "help-enemy-craft" if is_spirit(name) else "help-enemy-strength"
        head = speech.say(key, card=card, kind=kind, power=shown.power)
    elif shown.keyword != NO_KEYWORD:
        keyword = Name("keyword", KEYWORDS[shown.keyword])
        head = speech.say("help-card-keyword", card=card, kind=kind, keyword=keyword)
    else:
        head = speech.say("help-card", card=card, kind=kind)
    effect = speech.say("help-effect", card=card)
    explained = speech.say(f"{kind.key()}.explained")
    return [head, effect] if effect == explained else [head, effect, explained]


def _describe_space(name: str, speech: Speech) -> list[str]:
    region = REGION.names[region_of(SPACE.value(name))]
    space = Name("space", name)
    return [
        speech.say("help-space", space=space, region=Name("region", region)),
        speech.say("help-space-effect", space=space),
    ]


def _describe_character(name: str, speech: Speech) -> list[str]:
    values = CHARACTERS[CHARACTER_NOUN.value(name)]
    character = Name("character", name)
    alignment = Name("alignment", ALIGNMENT.names[values.alignment])
    return [
        speech.say("help-character", character=character, alignment=alignment),
        speech.say(
            "help-values",
            strength=values.strength,
            craft=values.craft,
            life=values.life,
            fate=values.fate,
            space=Name("space", SPACES[values.start]),
        ),
        speech.say("help-abilities", character=character),
    ]


def _describe_creature(name: str, speech: Speech) -> list[str]:
    number = CREATURE.value(name)
    power = int(POWER_OF[number])
    form = "craft" if fights_with_craft(number) else "rolled" if power == ROLLED_STRENGTH else "strength"
    return [speech.say(f"help-creature-{form}", creature=Name("creature", name), power=power)]


def _describe_service(name: str, speech: Speech) -> list[str]:
    space = next(Name("space", place) for place, services in SERVICES.items() if name in services)
    return [
        speech.say("help-service", service=Name("service", name), space=space),
        speech.say("help-space-effect", space=space),
    ]
