"""What follows from a view, worked out for drawing it: what adds up to a total, and the odds of a fight.

Everything comes from the view itself, so it reveals nothing that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final

from questhall.games.talisman.belongings.objects_and_followers import OBJECT_LIMIT
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.components.board import CURSED_GLADE, SPACES
from questhall.games.talisman.components.character_cards import CHARACTER_NOUN, CHARACTERS
from questhall.games.talisman.components.printed_cards import (
    BATTLE,
    BATTLE_AGAINST_DRAGONS,
    CARD,
    CARRIES,
    CRAFT,
    DRAGON_KIND,
    MAGIC_OBJECT,
    STRENGTH,
    STRENGTH_FOR_GOLD,
)
from questhall.games.talisman.fights.sides_and_scores import RUNES_BONUS
from questhall.games.talisman.showing.prompts import trophy_price
from questhall.games.talisman.showing.view_types import (
    NOBODY,
    Fight,
    Player,
    Side,
    TableView,
    face,
    points,
    read,
)
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument, Name

Fields = dict[str, object]
Parts = list[Fields]
"""What adds up: each with its amount, a text, and the card it comes from, if it is one."""

MONK: Final = "monk"
WARRIOR: Final = "warrior"
MERCENARY: Final = "mercenary"
CAVE_DRAGON: Final = "cave_dragon"
WEREWOLF: Final = "werewolf"


def explained(view: Mapping[str, object], speech: Speech) -> Fields:
    table = read(view)
    return {
        "explained": {
            "players": [_player(table, seat, speech) for seat in range(len(table.players))],
            "fights": [_fight(table, fight, speech) for fight in table.fights],
        }
    }


def _part(amount: int, key: str, speech: Speech, **more: Argument) -> Fields:
    return {"amount": amount, "text": speech.say(key, amount=amount, **more), "card": None}


def _card(amount: int, card: str, speech: Speech) -> Fields:
    return {"amount": amount, "text": speech.say(Name("card", card).key()), "card": card}


def _total(parts: Parts) -> int:
    return sum(amount for part in parts if isinstance(amount := part["amount"], int))


# Sums of a character


def _player(table: TableView, seat: int, speech: Speech) -> Fields:
    player = table.players[seat]
    price = trophy_price(speech)
    if player.character is None:
        sums: dict[str, Parts] = {"strength": [], "craft": [], "object_limit": []}
    else:
        sums = {
            "strength": _sum(table, seat, with_craft=False, speech=speech),
            "craft": _sum(table, seat, with_craft=True, speech=speech),
            "object_limit": _object_limit(player, speech),
        }
    return {
        **sums,
        "trophies": {
            "strength": points(player.trophies, with_craft=False),
            "craft": points(player.trophies, with_craft=True),
            "price": price,
        },
    }


def _sum(table: TableView, seat: int, with_craft: bool, speech: Speech) -> Parts:
    """What adds up to the total Strength or Craft outside fights (TAL-STAT-06, TAL-STAT-07, TAL-TOAD-03)."""
    player = table.players[seat]
    assert player.character is not None
    given = CRAFT if with_craft else STRENGTH
    if player.toad:
        parts = [_part(1, "sum-toad", speech)]
        counters = player.toad_craft if with_craft else player.toad_strength
    else:
        printed = CHARACTERS[CHARACTER_NOUN.value(player.character)]
        value = printed.craft if with_craft else printed.strength
        parts = [_part(value, "sum-printed", speech, character=Name("character", player.character))]
        counters = player.craft if with_craft else player.strength
    if counters:
        parts.append(_part(counters, "sum-counters", speech))
    cards = [*player.followers, *_objects_that_count(table, seat)]
    parts += [_card(amount, card, speech) for card in cards if (amount := int(given[CARD.value(card)]))]
    if not with_craft:
        drunk = [
            one.amount for one in table.lasting if one.effect == "strengthened" and one.seat in (seat, None)
        ]
        parts += [_part(amount, "sum-potion", speech) for amount in drunk]
    return parts


def _objects_that_count(table: TableView, seat: int) -> list[str]:
    """None on the Cursed Glade, no magic ones while magic is destroyed (TAL-STAT-14, TAL-Q116)."""
    player = table.players[seat]
    if player.place == SPACES[CURSED_GLADE]:
        return []
    if any(one.effect == "magic_destroyed" and one.seat in (seat, None) for one in table.lasting):
        return [card for card in player.objects if face(card).kind != MAGIC_OBJECT]
    return player.objects


def _object_limit(player: Player, speech: Speech) -> Parts:
    """How many Objects may be carried, and why (TAL-OBJ-03, TAL-OBJ-06)."""
    carriers = [card for card in player.followers if CARRIES[CARD.value(card)]]
    parts = [_card(int(CARRIES[CARD.value(card)]), card, speech) for card in carriers]
    return [_part(OBJECT_LIMIT, "sum-carry", speech), *parts]


# Fights


def _fight(table: TableView, fight: Fight, speech: Speech) -> Fields:
    sides = {
        "attacker": _side(table, fight, fight.attacker, speech),
        "defender": _side(table, fight, fight.defender, speech),
    }
    return {"enemies": table.enemies(fight), **sides, **_odds(table, fight)}


def _side(table: TableView, fight: Fight, side: Side, speech: Speech) -> Fields:
    parts = _foes(table, fight, side, speech) if side.seat == NOBODY else _fighter(table, fight, side, speech)
    return {
        "sum": parts,
        "bonus": _runes(table, fight, side),
        "score": table.score(fight, side) if side.dice else None,
    }


def _runes(table: TableView, fight: Fight, side: Side) -> int:
    """Creatures on Runes add 2 to their attack roll (TAL-TURN-13)."""
    place = table.players[fight.attacker.seat].place or ""
    rolls = side.seat == NOBODY and not fight.assassination
    return RUNES_BONUS if rolls and place.startswith("runes") else 0


def _foes(table: TableView, fight: Fight, side: Side, speech: Speech) -> Parts:
    if fight.creature is not None:
        if fight.creature == WEREWOLF:
            return [_part(side.power, "sum-werewolf", speech)]
        text = speech.say(Name("creature", fight.creature).key())
        return [{"amount": side.power, "text": text, "card": None}]
    return [_card(face(enemy).power, enemy, speech) for enemy in table.enemies(fight)]


def _fighter(table: TableView, fight: Fight, side: Side, speech: Speech) -> Parts:
    """A character's sum in this fight: in battle with Weapons, helpers and Spells (TAL-CMB-08)."""
    parts = _sum(table, side.seat, fight.psychic, speech)
    if fight.psychic:
        return parts
    player = table.players[side.seat]
    weapons_count = player.place != SPACES[CURSED_GLADE]
    for card in side.uses:
        amount = _weapon(table, fight, card) if BATTLE[CARD.value(card)] else face(card).power
        if weapons_count or not BATTLE[CARD.value(card)]:
            parts.append(_card(amount, card, speech))
    if player.character == MONK and not player.toad:
        parts.append(_part(CHARACTERS[CHARACTER_NOUN.value(MONK)].craft, "sum-monk", speech))
    is_paid = any(one.effect == MERCENARY and one.seat in (side.seat, None) for one in table.lasting)
    if is_paid and MERCENARY in player.followers:
        parts.append(_part(int(STRENGTH_FOR_GOLD[CARD.value(MERCENARY)]), "sum-mercenary", speech))
    blast = side.power - _total(parts)
    return [*parts, _part(blast, "sum-blast", speech)] if blast else parts


def _weapon(table: TableView, fight: Fight, card: str) -> int:
    dragons = [enemy for enemy in table.enemies(fight) if face(enemy).kind == DRAGON_KIND]
    against_dragons = int(BATTLE_AGAINST_DRAGONS[CARD.value(card)])
    if against_dragons and (dragons or fight.creature == CAVE_DRAGON):
        return against_dragons
    return int(BATTLE[CARD.value(card)])


# Odds for the attacker: from what both sides have now, ignoring what may still be cast or rolled again


def _odds(table: TableView, fight: Fight) -> Fields:
    own, foe = fight.attacker, fight.defender
    bonus = _runes(table, fight, foe)
    if not own.dice:
        foe_dice = 0 if fight.assassination else _dice(table, fight, foe)
        rolls = (
            (max(a), max(b, default=0)) for a in _rolls(_dice(table, fight, own)) for b in _rolls(foe_dice)
        )
        return {"odds": _shares(own.power + a - foe.power - b - bonus for a, b in rolls), "rerolls": []}
    own_score, foe_score = table.score(fight, own), table.score(fight, foe)
    rerolls: list[Fields] = []
    for side in (own, foe):
        if side.seat == NOBODY:
            continue
        for die in range(len(side.dice)):
            kept = [value for other, value in enumerate(side.dice) if other != die]
            scores = [side.power + max([*kept, new]) for new in range(1, SIDES + 1)]
            other = foe_score if side is own else own_score
            rerolls.append({"seat": side.seat, "die": die, **_shares(score - other for score in scores)})
    return {"odds": _shares([own_score - foe_score]), "rerolls": rerolls}


def _dice(table: TableView, fight: Fight, side: Side) -> int:
    """The Warrior has two in battle (TAL-CMB-10)."""
    if side.seat == NOBODY or fight.psychic:
        return 1
    player = table.players[side.seat]
    return 2 if player.character == WARRIOR and not player.toad else 1


def _rolls(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(1, SIDES + 1), repeat=dice))


def _shares(leads: Iterable[int]) -> Fields:
    """How likely each outcome is, in hundredths that people can read.

    >>> _shares([1, 1, 0, -1])
    {'win': 50, 'draw': 25, 'lose': 25}
    """
    all_leads = list(leads)
    won = round(100 * sum(lead > 0 for lead in all_leads) / len(all_leads))
    lost = round(100 * sum(lead < 0 for lead in all_leads) / len(all_leads))
    return {"win": won, "draw": 100 - won - lost, "lose": lost}
