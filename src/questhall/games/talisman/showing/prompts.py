"""What the texts of questions and options may refer to, taken from the view of the player asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questhall.games.talisman.showing import table_texts
from questhall.games.talisman.showing.view_types import Fight, Player, TableView, read
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument, Name

TROPHY_PRICES: Final = {"trophies-6": 6, "trophies-5": 5}
TROPHY_PRICE: Final = 7


def trophy_price(speech: Speech) -> int:
    """TAL-TROPHY-03, TAL-VAR-13, TAL-VAR-14"""
    return next((price for name, price in TROPHY_PRICES.items() if name in speech.variants), TROPHY_PRICE)


def context(view: Mapping[str, object], speech: Speech) -> dict[str, Argument]:
    """Players, places, the current fight, Spell or roll, and the numbers of the player asked."""
    table = read(view)
    found: dict[str, Argument] = {
        "active": speech.names[table.active],
        "turn": "yours" if table.seat == table.active else "other",
        "price": trophy_price(speech),
        "dice": 1,
    }
    place = table.players[table.active].place
    if place is not None:
        found["where"] = Name("space", place)
    if table.casting:
        found["casting"] = table_texts.casting(table.casting[-1], speech, table.seat)
    if table.rolls:
        found["roll"] = table_texts.roll(table.rolls[-1], speech)
        found["dice"] = len(table.rolls[-1].dice)
    if table.fights:
        found |= _about_fight(table, table.fights[-1], speech)
    if table.losses:
        found |= _about_loss(table, speech)
    if table.follower_losses:
        found["owner"] = speech.names[table.follower_losses[-1].seat]
        found["follower"] = Name("card", table.follower_losses[-1].card)
    found |= _about_question(table, speech)
    own = table.own()
    return found | (_about_oneself(own) if own is not None else {})


def _about_question(table: TableView, speech: Speech) -> dict[str, Argument]:
    """The player or thing that the question is about, if there is one."""
    found: dict[str, Argument] = {}
    if table.about.seat is not None:
        found["whom"] = speech.names[table.about.seat]
    if table.about.card is not None:
        found["met"] = Name("card", table.about.card)
    if table.fights:
        found["victims"] = table_texts.victims(table, speech)
    return found


def _about_fight(table: TableView, fight: Fight, speech: Speech) -> dict[str, Argument]:
    sides = {fight.attacker.seat: "attacker", fight.defender.seat: "defender"}
    own, other = fight.attacker, fight.defender
    if table.seat == fight.defender.seat:
        own, other = other, own
    return {
        "side": "other" if table.seat is None else sides.get(table.seat, "other"),
        "fighter": speech.names[fight.attacker.seat],
        "foe": table_texts.side_name(table, fight, fight.defender, speech),
        "dice": len(own.dice),
        "own": table.score(fight, own),
        "theirs": table.score(fight, other),
    }


def _about_loss(table: TableView, speech: Speech) -> dict[str, Argument]:
    loss = table.losses[-1]
    who = "you" if loss.seats == [table.seat] else "several" if len(loss.seats) > 1 else "other"
    return {"loss": who, "losers": speech.players(loss.seats), "lives": loss.lives}


def _about_oneself(own: Player) -> dict[str, Argument]:
    return {
        "life": own.life,
        "fate": own.fate,
        "gold": own.gold,
        "strength": own.total_strength,
        "craft": own.total_craft,
        "quest": table_texts.quest(own.quest),
        "spelllimit": own.spell_limit,
        "objectlimit": own.object_limit,
    }
