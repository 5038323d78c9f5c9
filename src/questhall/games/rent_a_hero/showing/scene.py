"""The table as a picture: the middle above, a column for every party below."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from questhall.games.rent_a_hero.showing.view_types import Player, TableView, read
from questhall.games.scenes import Place
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name


def scene(view: Mapping[str, object], speech: Speech) -> list[Place]:
    table = read(view)
    return [*_middle(table, speech), *(_party(table, seat, speech) for seat in range(len(table.players)))]


def _middle(table: TableView, speech: Speech) -> list[Place]:
    say = speech.say
    required, wanderer = table.requirement, table.wanderer
    heroes = [required.hero] if required is not None else []
    known = [wanderer.hero] if wanderer is not None and wanderer.hero is not None else []
    lies = () if wanderer is None else (Text(speech.names[wanderer.at]),)
    discard = [hero for hero in table.discard if hero is not None]
    return [
        Place(0, 0, "deck", say("label-deck"), (Text(str(table.deck)),)),
        Place(0, 1, "discard", say("label-discard"), _named(discard[:1], speech), _things(discard)),
        Place(0, 2, "requirement", say("label-requirement"), _named(heroes, speech), _things(heroes)),
        Place(0, 3, "wanderer", say("label-wanderer"), (*lies, *_named(known, speech)), _things(known)),
    ]


def _party(table: TableView, seat: int, speech: Speech) -> Place:
    player = table.players[seat]
    party = sorted(player.party, key=lambda member: _strength(member.hero))
    lines = [
        Text(
            speech.say(
                "table-card-used" if member.used else "table-card",
                hero=Name("hero", member.hero),
                strength=_strength(member.hero),
            ),
            "dim" if member.used else "",
        )
        for member in party
    ]
    lines.append(Text(speech.say("table-hand-size", cards=player.hand_size), "italic"))
    cards = [member.hero for member in party] + _seen(player)
    return Place(1, seat, f"seat-{seat}", speech.names[seat], tuple(lines), _things(cards))


def _seen(player: Player) -> list[str]:
    """The hand of a player, for those who may see it."""
    return list(player.hand or [])


def _strength(hero: str) -> int:
    return HEROES[HERO.value(hero)].strength


def _named(heroes: list[str], speech: Speech) -> tuple[Text, ...]:
    return tuple(Text(speech.say(f"hero-{hero}")) for hero in heroes)


def _things(heroes: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple(("hero", hero) for hero in dict.fromkeys(heroes))
