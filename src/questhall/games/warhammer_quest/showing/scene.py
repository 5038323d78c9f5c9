"""The zones of the table: the location, the peril track and the shadows above, the heroes' zones below."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from questhall.games.scenes import Place
from questhall.games.warhammer_quest.showing import table_texts
from questhall.games.warhammer_quest.showing.view_types import Hero, SeenEnemy, TableView, read
from questhall.i18n.speech import Speech

PERIL_SIGNS = {"plain": "·", "green": "G", "blue": "B", "red": "R"}
"""A space of the peril track by its colour; the words are in the rows of the table."""
PERIL_STYLES = {"plain": "", "green": "green", "blue": "bright_blue", "red": "red"}


def scene(view: Mapping[str, object], speech: Speech) -> list[Place]:
    table = read(view)
    heroes = [_zone(table, seat, speech) for seat in range(len(table.heroes))]
    return [_location(table, speech), _peril(table, speech), _shadows(table, speech), *heroes]


def _location(table: TableView, speech: Speech) -> Place:
    title = speech.say("label-location")
    if table.location is None:
        return Place(0, 0, "location", title)
    lines = (
        Text(speech.say(f"card-{table.location}"), "bold"),
        Text(f"{table.progress}/{table.exploration}"),
    )
    return Place(0, 0, "location", title, lines, (("card", table.location),))


def _peril(table: TableView, speech: Speech) -> Place:
    """The track space by space, the token on it in brackets."""
    track = Text()
    for space, colour in enumerate(table.peril_track):
        sign = PERIL_SIGNS[colour]
        track.append(f"[{sign}]" if space == table.peril else sign, PERIL_STYLES[colour])
    return Place(0, 1, "peril", speech.say("label-peril"), (track,), (("quest", table.quest),))


def _shadows(table: TableView, speech: Speech) -> Place:
    lines = tuple(_enemy(enemy, speech) for enemy in table.shadows)
    nobody = (Text(speech.say("table-nobody"), "dim"),)
    return Place(0, 2, "shadows", speech.say("label-shadows"), lines or nobody, _cards(table.shadows))


def _zone(table: TableView, seat: int, speech: Speech) -> Place:
    """A hero, the actions, which are dim while they are exhausted, and the enemies engaged there."""
    hero = table.heroes[seat]
    title = speech.names[seat]
    if hero.hero is None:
        return Place(1, seat, f"seat-{seat}", title)
    lines = [
        Text(speech.say(f"card-{hero.hero}"), "bold"),
        _health(hero, speech),
        *(_action(card.card, card.exhausted, card.tokens, speech) for card in hero.actions),
        *(_enemy(enemy, speech) for enemy in hero.engaged),
    ]
    own = [hero.hero, *(card.card for card in hero.actions), *(gear.card for gear in hero.gear)]
    things = [("card", card) for card in (*own, *hero.items, *hero.conditions)]
    return Place(1, seat, f"seat-{seat}", title, tuple(lines), (*things, *_cards(hero.engaged)))


def _health(hero: Hero, speech: Speech) -> Text:
    if hero.defeated:
        return Text(speech.say("table-out" if hero.out else "table-defeated"), "red")
    return Text(speech.say("table-health", left=hero.health - hero.wounds, health=hero.health))


def _action(card: str, is_exhausted: bool, tokens: int, speech: Speech) -> Text:
    text = Text(f"- {speech.say(f'card-{card}')}")
    if tokens:
        text.append(f" {speech.say('table-tokens', amount=tokens)}")
    if is_exhausted:
        text.append(f" ({speech.say('table-exhausted')})").stylize("dim")
    return text


def _enemy(enemy: SeenEnemy, speech: Speech) -> Text:
    name = speech.say("table-enemy", card=table_texts.enemy_name(enemy))
    if enemy.card is None:
        return Text(f"! {name}", "dim" if enemy.exhausted else "")
    return Text(f"! {name} {enemy.attack}⚔ {enemy.health - enemy.wounds}♥", "dim" if enemy.exhausted else "red")


def _cards(enemies: list[SeenEnemy]) -> tuple[tuple[str, str], ...]:
    return tuple(("card", card) for card in dict.fromkeys(enemy.card for enemy in enemies) if card is not None)
