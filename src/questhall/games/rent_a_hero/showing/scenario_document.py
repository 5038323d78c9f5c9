"""The table in the terms of scenario files: docs/scenarios-rent-a-hero.md lists all fields.

The document of a seat is made from its view and nothing else, so it reveals no more than the view does.
Something a seat may not know reads "hidden", something missing reads "none": TOML has no null.
"""

from __future__ import annotations

from typing import Any

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.knowledge import Fact
from questhall.core.engine.state import NOBODY
from questhall.games.rent_a_hero.components.heroes import HERO_COUNT, HEROES
from questhall.games.rent_a_hero.components.state import (
    DECK,
    DISCARD,
    ELIMINATED,
    HANDS,
    HINTS,
    PARTIES,
    RECRUIT_SHOWN,
    WANDERER,
    Table,
)
from questhall.games.rent_a_hero.showing.view import NO, YES, answer_heard, asker, view
from questhall.games.rent_a_hero.turn.hint import answers

HIDDEN = "hidden"
NONE = "none"
SPECTATOR = "spectator"
WORDS = (
    *("hero", "answer", "by", "known_to", "at", "from", "ignored", "pending", "target", "cancelled"),
    *("places", "heroes", "low", "high", "wanderer", "hints", "hand", "deck", "discard", "recruited"),
    *("party", "eliminated", YES, NO),
)
"""The fields of tables in these documents, and the values that are not heroes, seats or placeholders."""

Document = dict[str, object]


def named_view(table: Table, seat: int | None, names: list[str]) -> Document:
    """The view of one seat, or of a spectator, by names."""
    seen: dict[str, Any] = view(table, seat)
    players: dict[str, dict[str, Any]] = dict(zip(names, seen["players"], strict=True))
    return {
        "active": names[seen["active"]],
        "party": {name: [member["hero"] for member in own["party"]] for name, own in players.items()},
        "used": {
            name: [member["hero"] for member in own["party"] if member["used"]] for name, own in players.items()
        },
        "hand": {name: _or(own["hand"], HIDDEN) for name, own in players.items()},
        "hand_size": {name: own["hand_size"] for name, own in players.items()},
        "eliminated": {name: own["eliminated"] for name, own in players.items()},
        "deck_size": seen["deck"],
        "discard": [_or(hero, HIDDEN) for hero in seen["discard"]],
        "hints": [_named_hint(hint, names) for hint in seen["hints"]],
        "requirement": _or(seen["requirement"], NONE),
        "wanderer": _named_wanderer(seen["wanderer"], names),
        "recruited": _or(seen["recruited"], NONE),
        "announced": [_named_power(power, names) for power in seen["announced"]],
    }


def _or(value: object, instead: str) -> object:
    return instead if value is None else value


def _named_hint(hint: dict[str, Any], names: list[str]) -> Document:
    return {**hint, "by": names[hint["by"]], "hero": _or(hint["hero"], HIDDEN)}


def _named_wanderer(wanderer: dict[str, Any] | None, names: list[str]) -> object:
    if wanderer is None:
        return NONE
    at, sender = names[wanderer["at"]], names[wanderer["from"]]
    return {"at": at, "from": sender, "hero": _or(wanderer["hero"], HIDDEN)}


def _named_power(power: dict[str, Any], names: list[str]) -> Document:
    target = power["target"]
    return {
        **power,
        "seat": names[power["seat"]],
        "target": names[target] if isinstance(target, int) else _or(target, NONE),
    }


def open_view(table: Table, names: list[str]) -> Document:
    """The whole table: what a spectator sees, plus everything hidden and who knows it."""
    document = named_view(table, None, names)
    document["hand"] = {name: _heroes(table, HANDS + seat, is_sorted=True) for seat, name in enumerate(names)}
    document["deck"] = _heroes(table, DECK)
    document["discard"] = _heroes(table, DISCARD)
    document["hints"] = [_open_hint(table, int(card), names) for card in reversed(table.pile(HINTS))]
    if isinstance(document["wanderer"], dict):
        card = int(table.wanderer())
        document["wanderer"] |= {"hero": _hero(table, card), "known_to": _known_to(table, card, names)}
    document["knows"] = {
        name: _knows(table, seat, names) for seat, name in [*enumerate(names), (NOBODY, SPECTATOR)]
    }
    document["facts"] = _facts(table, names)
    return document


def _hero(table: Table, card: int) -> str:
    return HEROES[table.faces[card]].name


def _heroes(table: Table, zone: int, is_sorted: bool = False) -> list[str]:
    faces = [int(table.faces[card]) for card in table.pile(zone)]
    return [HEROES[face].name for face in (sorted(faces) if is_sorted else faces)]


def _known_to(table: Table, card: int, names: list[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if table.is_known_to(seat, card)]


def _open_hint(table: Table, card: int, names: list[str]) -> Document:
    return {
        "by": names[asker(table, card)],
        "hero": _hero(table, card),
        "answer": answer_heard(table, card),
        "known_to": _known_to(table, card, names),
    }


# What everybody knows


def _knows(table: Table, seat: int, names: list[str]) -> Document:
    """What one seat knows about face-down cards, apart from its own hand."""
    others = [(owner, name) for owner, name in enumerate(names) if owner != seat]
    wanderer = table.wanderer()
    return {
        "wanderer": NONE if wanderer == NO_CARD else _as_known(table, int(wanderer), seat),
        "hints": [_as_known(table, int(card), seat) for card in reversed(table.pile(HINTS))],
        "hand": {name: _known_in(table, HANDS + owner, seat) for owner, name in others},
        "deck": _known_in(table, DECK, seat),
    }


def _as_known(table: Table, card: int, seat: int) -> str:
    return _hero(table, card) if table.is_known_to(seat, card) else HIDDEN


def _known_in(table: Table, zone: int, seat: int) -> list[str]:
    cards = [int(card) for card in table.pile(zone)]
    return sorted(_hero(table, card) for card in cards if table.is_known_to(seat, card))


def _facts(table: Table, names: list[str]) -> list[Document]:
    assert table.knowledge is not None, "this table keeps no knowledge"
    places = _places(table, names)
    return [_fact(table, fact, places, names) for fact in table.knowledge.facts]


def _fact(table: Table, fact: Fact, places: dict[int, str], names: list[str]) -> Document:
    knowing = [name for seat, name in enumerate(names) if fact.seats >> seat & 1]
    if fact.pairs:  # the only facts about two cards are the answers to hints
        is_yes = all(fact.pairs[hero] == answers(table, hero) for hero in range(HERO_COUNT))
        answer = YES if is_yes else NO
        return {"places": [places[card] for card in fact.cards], "answer": answer, "known_to": knowing}
    return {
        "places": sorted(places[card] for card in fact.cards),
        "heroes": [hero.name for face, hero in enumerate(HEROES) if fact.faces >> face & 1],
        "low": max(0, fact.low),
        "high": min(fact.high, len(fact.cards)),
        "known_to": knowing,
    }


def _places(table: Table, names: list[str]) -> dict[int, str]:
    """Where each card lies, in the names of the document's fields."""
    zones = {DECK: "deck", DISCARD: "discard", WANDERER: "wanderer", RECRUIT_SHOWN: "recruited", HINTS: "hints"}
    for seat, name in enumerate(names):
        zones |= {HANDS + seat: f"hand.{name}", PARTIES + seat: f"party.{name}"}
        zones[ELIMINATED + seat] = f"eliminated.{name}"
    return {int(card): place for zone, place in zones.items() for card in table.pile(zone)}
