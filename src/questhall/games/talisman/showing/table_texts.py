"""What is going on at the table, in words: fights, Spells being cast, rolls, and cards in a row.

The terminal's rows and the texts of questions both use these.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from questhall.games.talisman.characters.quests import QUEST_NOUN
from questhall.games.talisman.components.board import SPACES
from questhall.games.talisman.components.printed_cards import CARD
from questhall.games.talisman.showing.view_types import (
    NOBODY,
    Casting,
    Fight,
    Roll,
    Side,
    TableView,
    face,
    is_enemy,
)
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument, Name

AIMED_AT_SPACES: Final = ("hex", "teleport", "destruction")
WELLS: Final = ("fountain_of_wisdom", "magic_stream", "pool_of_life")


def listed(parts: list[str], speech: Speech) -> str:
    """One and another and a third."""
    if len(parts) < 2:
        return "".join(parts)
    return speech.say("list-and", rest=", ".join(parts[:-1]), last=parts[-1])


def cards(names: list[str], speech: Speech) -> str:
    """Cards in their order, copies counted, Enemies with what they fight with."""
    said = []
    for name, count in Counter(names).items():
        if count > 1:
            said.append(speech.say("table-cards", card=Name("card", name), count=count))
        elif is_enemy(name):
            said.append(speech.say("table-enemy", card=Name("card", name), power=face(name).power))
        else:
            said.append(speech.say("table-card", card=Name("card", name)))
    return ", ".join(said) if said else speech.say("table-none")


def quest(number: int) -> Name:
    return Name("quest", QUEST_NOUN.names[number])


# Fights


def side_name(table: TableView, fight: Fight, side: Side, speech: Speech) -> str:
    """Who stands on a side: a player, a creature, or Enemies together."""
    if side.seat != NOBODY:
        return speech.say("foe-player", seat=speech.names[side.seat])
    if fight.creature is not None:
        return speech.say("foe-creature", creature=Name("creature", fight.creature))
    enemies = table.enemies(fight)
    return listed([speech.say("foe-card", card=Name("card", enemy)) for enemy in enemies], speech)


def victims(table: TableView, speech: Speech) -> str:
    """The Enemies about to be killed: all of a fight that has been won, or one Spirit about to be destroyed."""
    enemies = [table.about.card] if table.about.card is not None else table.enemies(table.fights[-1])
    return listed([speech.say("victim-card", card=Name("card", enemy)) for enemy in enemies], speech)


def prices(table: TableView, speech: Speech) -> str:
    """What is sold here for how much gold."""
    wares = table.about.prices.items()
    return ", ".join(speech.say("table-price", card=Name("card", ware), price=price) for ware, price in wares)


def fight(table: TableView, fight: Fight, speech: Speech) -> str:
    """Both sides with what they have, the dice and the scores once they are rolled."""
    attacker = _side(table, fight, fight.attacker, speech.names[fight.attacker.seat], speech)
    if fight.defender.seat != NOBODY:
        who = speech.names[fight.defender.seat]
    elif fight.creature is not None:
        who = speech.say(Name("creature", fight.creature).key())
    else:
        who = ", ".join(speech.say(Name("card", enemy).key()) for enemy in table.enemies(fight))
    defender = _side(table, fight, fight.defender, who, speech)
    return speech.say("table-fight", attacker=attacker, defender=defender)


def _side(table: TableView, fight: Fight, side: Side, who: str, speech: Speech) -> str:
    score = table.score(fight, side)
    if side.dice:
        rolled = score - side.power
        said = speech.say("table-side-rolled", who=who, power=side.power, die=rolled, score=score)
    else:
        said = speech.say("table-side", who=who, power=side.power)
    return speech.say("table-side-uses", side=said, cards=cards(side.uses, speech)) if side.uses else said


# Spells


def casting(cast: Casting, speech: Speech, told_to: int | None = None) -> str:
    """A Spell being cast, as the event tells it; `told_to` is the seat that hears it, if it is only one."""
    said: dict[str, Argument] = {"seat": speech.names[cast.seat], "spell": Name("card", cast.spell)}
    aim = cast.card if cast.card is not None else cast.target
    if aim is None:
        return speech.say("event-cast", **said)
    if isinstance(aim, int) and aim == told_to != cast.seat:
        return speech.say("at-you-cast_on_character", **said)
    if isinstance(aim, int):
        return speech.say("event-cast_on_character", **said, target=speech.names[aim])
    if aim in SPACES and cast.spell in AIMED_AT_SPACES:
        return speech.say("event-cast_on_space", **said, space=Name("space", aim))
    kind = "card" if aim in CARD.names else "creature"
    return speech.say("event-cast_on_card", **said, card=Name(kind, aim))


# Dice


def roll(rolled: Roll, speech: Speech) -> str:
    """The dice, and their sum if there are several.

    A die that has been raised by 1 counts so.
    """
    parts = [str(die) for die in rolled.dice] + ["1"] * rolled.added
    if len(parts) == 1:
        return parts[0]
    return speech.say("roll-sum", dice=" + ".join(parts), total=sum(rolled.dice) + rolled.added)
