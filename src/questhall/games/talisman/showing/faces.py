"""What is printed on Talisman's cards, spaces and sheets, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.core.interface.faces import Face, Keyword, PrintedNumber
from questhall.games.talisman.components.board import DRAWS, REGION, SPACE, SPACES, region_of
from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTER_NOUN, CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE, POWER_OF, ROLLED_STRENGTH, fights_with_craft
from questhall.games.talisman.components.printed_cards import (
    BATTLE,
    CARD,
    CARRIES,
    CHARACTER_KIND,
    CRAFT,
    GOLD_IN,
    NO_KEYWORD,
    SAVES_FROM,
    STRENGTH,
)
from questhall.games.talisman.showing.help_texts import KEYWORDS, KINDS, SERVICES
from questhall.games.talisman.showing.icons import (
    CHARACTER_ICONS,
    CREATURE_ICONS,
    SERVICE_ICONS,
    card_icon,
    space_icon,
)
from questhall.games.talisman.showing.view_types import face as card_face
from questhall.games.talisman.showing.view_types import is_enemy, is_spirit
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name


def face(kind: str, name: str, speech: Speech) -> Face:
    """The face of a card, space, character, creature or service."""
    return _FACES[kind](name, speech)


def _numbers(values: dict[str, int], speech: Speech) -> list[PrintedNumber]:
    return [PrintedNumber(name, speech.say(f"face-{name}"), int(value)) for name, value in values.items()]


def _keyword(kind: str, name: str, speech: Speech) -> Keyword:
    return Keyword(name, speech.say(Name(kind, name).key()))


def _card(name: str, speech: Speech) -> Face:
    shown = card_face(name)
    if shown.kind == CHARACTER_KIND:
        return _character(name, speech)
    kind = KINDS[shown.kind]
    number = CARD.value(name)
    values: dict[str, int] = {}
    if is_enemy(name):
        values["craft" if is_spirit(name) else "strength"] = shown.power
    else:
        given = {
            "strength": STRENGTH[number],
            "craft": CRAFT[number],
            "battle": BATTLE[number],
            "saves": SAVES_FROM[number],
            "carries": CARRIES[number],
            "gold": GOLD_IN[number],
        }
        values |= {what: int(value) for what, value in given.items() if value}
    if shown.number:
        values["encounter"] = shown.number
    return Face(
        kind=kind,
        kind_name=speech.say(Name("kind", kind).key()),
        icon=card_icon(name),
        numbers=_numbers(values, speech),
        keywords=[_keyword("keyword", KEYWORDS[shown.keyword], speech)] if shown.keyword != NO_KEYWORD else [],
    )


def _space(name: str, speech: Speech) -> Face:
    number = SPACE.value(name)
    region = REGION.names[region_of(number)]
    return Face(
        kind="space",
        kind_name=speech.say("face-space"),
        icon=space_icon(name),
        numbers=_numbers({"cards": int(DRAWS[number])}, speech),
        keywords=[_keyword("region", region, speech)],
    )


def _character(name: str, speech: Speech) -> Face:
    printed = CHARACTERS[CHARACTER_NOUN.value(name)]
    values = {
        "strength": printed.strength,
        "craft": printed.craft,
        "life": printed.life,
        "fate": printed.fate,
        "spells": printed.spells,
    }
    return Face(
        kind="character",
        kind_name=speech.say("kind-character"),
        icon=CHARACTER_ICONS[name],
        numbers=_numbers(values, speech),
        keywords=[_keyword("alignment", ALIGNMENT.names[printed.alignment], speech)],
        refers=[("space", SPACES[printed.start])],
    )


def _creature(name: str, speech: Speech) -> Face:
    number = CREATURE.value(name)
    power = int(POWER_OF[number])
    is_printed = power != ROLLED_STRENGTH
    values = {"craft" if fights_with_craft(number) else "strength": power} if is_printed else {}
    return Face(
        kind="creature",
        kind_name=speech.say("face-creature"),
        icon=CREATURE_ICONS[name],
        numbers=_numbers(values, speech),
    )


def _service(name: str, speech: Speech) -> Face:
    space = next(place for place, services in SERVICES.items() if name in services)
    return Face(
        kind="service",
        kind_name=speech.say("face-service"),
        icon=SERVICE_ICONS[name],
        refers=[("space", space)],
    )


_FACES: Final[dict[str, Callable[[str, Speech], Face]]] = {
    "card": _card,
    "space": _space,
    "character": _character,
    "creature": _creature,
    "service": _service,
}
