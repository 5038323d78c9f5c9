"""What lies on the table of Warhammer Quest, in words: enemies, cards in a row, an action in progress.

The terminal's rows and the texts of questions both use these.
"""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES, ADVANCED, KEYWORDS, STANDARD
from questhall.games.warhammer_quest.showing.view_types import (
    Deed,
    SeenAction,
    SeenEnemy,
    TableView,
    action_face,
    enemy_face,
    passives,
)
from questhall.i18n.speech import Placed, Speech
from questhall.i18n.texts import Name

FACEDOWN = Name("card", "facedown")
UPGRADES = ("growth", "settlement")
"""Questions at which action cards are exchanged for better ones."""
PARTING = "\N{NO-BREAK SPACE}· "
"""Between things in one line; it never begins a line."""


def cards(names: list[str], speech: Speech) -> str:
    """Cards in their order, copies counted."""
    said = [
        speech.say("table-cards" if count > 1 else "table-card", card=Name("card", name), count=count)
        for name, count in Counter(names).items()
    ]
    return ", ".join(said) if said else speech.say("table-none")


def enemy_name(enemy: SeenEnemy) -> Name:
    return FACEDOWN if enemy.card is None else Name("card", enemy.card)


def keywords(card: str, speech: Speech) -> str:
    return ", ".join(speech.say(f"keyword-{KEYWORDS[keyword]}") for keyword in enemy_face(card).bar)


def enemy(seen: SeenEnemy, speech: Speech) -> Text:
    """An enemy with its numbers and keywords; an exhausted one stands back."""
    say = speech.say
    text = Text(say("table-enemy", card=enemy_name(seen)), "bold" if _is_great(seen) else "")
    if seen.card is not None:
        text.append(f" ({numbers(seen, speech)})")
        text.append(f"{PARTING}{keywords(seen.card, speech)}")
    if seen.card is not None and not seen.facedown:
        for passive in passives(enemy_face(seen.card)):
            text.append(f"{PARTING}{say(f'face-{passive}')}")
    if seen.card is not None and seen.facedown:
        text.append(f"{PARTING}{say('table-facedown')}")
    if seen.exhausted:
        text.append(f"{PARTING}{say('table-exhausted')}")
        text.stylize("dim")
    return text


def numbers(seen: SeenEnemy, speech: Speech) -> str:
    """Attack, health and, where there is any, resilience."""
    assert seen.card is not None
    resilience = enemy_face(seen.card).resilience
    left = seen.health - seen.wounds
    said = speech.say("table-enemy-numbers", attack=seen.attack, left=left, health=seen.health)
    return said + (f", {speech.say('table-resilience', amount=resilience)}" if resilience else "")


def _is_great(seen: SeenEnemy) -> bool:
    return seen.card is not None and enemy_face(seen.card).kind != STANDARD


# Places that options name


def places(table: TableView, speech: Speech) -> dict[str, Placed]:
    """What lies at every place where there is an enemy; what looks alike is numbered."""
    said = {enemy.place: _placed(table, enemy, speech) for enemy in table.enemies()}
    return {place: _numbered(list(said.values()), list(said).index(place), speech) for place in said}


def _placed(table: TableView, enemy: SeenEnemy, speech: Speech) -> Placed:
    say = speech.say
    owner = next((seat for seat, hero in enumerate(table.heroes) if enemy in hero.engaged), None)
    if owner is None:
        parts = [say("place-shadows")]
    elif owner == table.seat:
        parts = [say("place-engaged-you")]
    else:
        parts = [say("place-engaged", seat=speech.names[owner])]
    if enemy.card is not None:
        parts.append(say("place-health", left=enemy.health - enemy.wounds, health=enemy.health))
        parts += [say("place-facedown")] if enemy.facedown else []
    parts += [say("place-exhausted")] if enemy.exhausted else []
    return Placed(enemy_name(enemy), ", ".join(parts))


def _numbered(all_of_them: list[Placed], number: int, speech: Speech) -> Placed:
    """Of several that look alike, which one this is."""
    placed = all_of_them[number]
    if all_of_them.count(placed) == 1:
        return placed
    nth = all_of_them[: number + 1].count(placed)
    return Placed(placed.name, speech.say("place-nth", where=placed.where, number=nth))


def dice(table: TableView, speech: Speech) -> dict[str, Placed]:
    """What every die of the action in progress shows."""
    if not table.action:
        return {}
    deed = table.action[-1]
    shown = {
        **{f"hero-{n}": ("hero", face) for n, face in enumerate(deed.hero_dice, start=1)},
        **{f"enemy-{n}": ("enemy", face) for n, face in enumerate(deed.enemy_dice, start=1)},
    }
    placed = [Placed(Name("die", kind), speech.say(f"{kind}_face-{face}")) for kind, face in shown.values()]
    return {die: _numbered(placed, number, speech) for number, die in enumerate(shown)}


# Action cards


def actions(table: TableView, speech: Speech) -> dict[str, Placed]:
    """A text for the action cards that a question is about: what they do, or what they become."""
    becomes = table.awaited is not None and table.awaited.occasion in UPGRADES
    cards = [action for hero in table.heroes for action in hero.actions]
    return {
        action.card: Placed(
            Name("card", action.card),
            _advanced(action.card, speech) if becomes else action_place(action, speech),
        )
        for action in cards
    }


def action_place(action: SeenAction, speech: Speech) -> str:
    """The kind of an action card, its dice, and the tokens on it."""
    parts = [printed_action(action.card, speech)]
    if action.tokens:
        parts.append(speech.say("table-tokens", amount=action.tokens))
    return ", ".join(parts)


def printed_action(card: str, speech: Speech) -> str:
    shown = action_face(card)
    text = speech.say("place-action", kind=Name("action", ACTION_NAMES[shown.kind]), dice=shown.dice)
    return f"{text}, {speech.say('place-prepares')}" if shown.prepares else text


def _advanced(card: str, speech: Speech) -> str:
    """The advanced version of a basic action; in the list of faces it follows the basic one."""
    if action_face(card).tier == ADVANCED:
        return printed_action(card, speech)
    advanced = CARD.names[CARD.value(card) + 1]
    return speech.say("place-advanced", card=Name("card", advanced), place=printed_action(advanced, speech))


# An action in progress


def roll(table: TableView, deed: Deed, speech: Speech) -> str:
    """The result of a hero's action with its current dice, including everything that is certain."""
    key = "roll-own" if deed.hero == table.seat else "roll-other"
    return speech.say(
        key,
        seat=speech.names[deed.hero],
        successes=deed.totals.successes,
        defence=deed.totals.defence,
        attacks=len(deed.blows),
        wounds=deed.totals.wounds,
    )


def deed(table: TableView, deed: Deed, speech: Speech) -> Text:
    """Who does what to whom, and the dice."""
    say = speech.say
    parts = [say("table-deed", seat=speech.names[deed.hero], card=Name("card", deed.card))]
    if deed.aided is not None:
        parts.append(say("table-aided", seat=speech.names[deed.aided]))
    where = places(table, speech)
    targets = [say("table-target", enemy=where[place].name, place=where[place].where) for place in deed.targets]
    if targets:
        parts.append(say("table-targets", enemies=", ".join(targets)))
    if deed.spent:
        parts.append(say("table-spent", amount=deed.spent))
    if deed.is_rolled():
        faces = [say(f"hero_face-{face}") for face in deed.hero_dice]
        faces += [say("table-criticals", amount=deed.criticals)] if deed.criticals else []
        parts.append(say("table-hero-dice", faces=", ".join(faces)))
    if deed.enemy_dice:
        faces = [say(f"enemy_face-{face}") for face in deed.enemy_dice]
        parts.append(say("table-enemy-dice", faces=", ".join(faces)))
    return Text(PARTING.join(parts))
