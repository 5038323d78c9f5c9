"""Other characters: what can be won from them, and what attacking them is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.talisman.belongings.objects_and_followers import may_have
from questhall.games.talisman.bots.battle_power import battle_power
from questhall.games.talisman.bots.card_values import worth_of, worth_of_new
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.odds import FOE_ROLLS_NONE, against_two, openly, to_lose, to_win
from questhall.games.talisman.characters.death import dies_for_good
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.components.board import CROWN_OF_COMMAND
from questhall.games.talisman.components.character_cards import ASSASSIN, GHOUL, SORCERESS, THIEF, WARRIOR
from questhall.games.talisman.components.printed_cards import RUNESWORD, STRENGTH, is_talisman
from questhall.games.talisman.components.state import FOLLOWERS, GOLD, LIFE, OBJECTS, Table
from questhall.games.talisman.encounters.meeting_characters import (
    beguiled_from,
    can_be_lured,
    has_booty,
    has_follower_to_lure,
    has_psychic_attack,
)

WEARY: Final = 250  # rounds; hardly any game lasts so long


def harm(table: Table, sheet: Sheet, other: i64) -> float:
    """What it is worth if another character loses a Life."""
    is_last = table.get(other, LIFE) == 1
    if dies_for_good(table):
        worth = sheet.leanings.harm_for_good
        if is_last:
            worth = sheet.leanings.kill_for_good
    else:
        worth = sheet.leanings.harm
        if is_last:
            worth = sheet.leanings.kill
    if table.place(other) == CROWN_OF_COMMAND:
        worth += sheet.leanings.rival_on_the_crown
    return worth + sheet.taking_life()


def gives_in(table: Table, sheet: Sheet, other: i64) -> bool:
    """Whether a duel on the Crown has lasted long enough: two who win back every Life would never finish.

    Then the character with fewer Lives takes no more of them.
    """
    if table.place(sheet.seat) != CROWN_OF_COMMAND or table.round < WEARY:
        return False
    lead = table.get(other, LIFE) - table.get(sheet.seat, LIFE)
    return lead > 0 or (lead == 0 and sheet.seat > other)


def best_object(table: Table, sheet: Sheet, other: i64) -> float:
    """The best that could be taken from another character: an Object or a coin."""
    best = 0.0
    if table.get(other, GOLD) > 0:
        best = sheet.coins(1)
    card = table.top(OBJECTS + other)
    while card != NO_CARD:
        face = table.faces[card]
        if may_have(table, sheet.seat, face):
            worth = object_of(table, sheet, other, face)
            if worth > best:
                best = worth
        card = table.links[card]
    return best


def object_of(table: Table, sheet: Sheet, other: i64, face: i64) -> float:
    """The value of an Object taken from another character; a Talisman also sets him back.

    On the Crown only Lives count. But a Ghoul and a Runesword both win back every Life that they lose, and
    would fight for ever, so the Ghoul takes the sword, or whatever else makes its owner strong.
    """
    if table.place(sheet.seat) != CROWN_OF_COMMAND:
        return worth_of_new(sheet, face) + (sheet.leanings.talisman_robbed if is_talisman(face) else 0.1)
    is_endless = table.is_character(sheet.seat, GHOUL) and table.holds(OBJECTS + other, RUNESWORD)
    is_help = face == RUNESWORD or STRENGTH[face] > 0
    if is_endless and is_help and table.get(other, LIFE) > 1:
        return harm(table, sheet, other) + (0.2 if face == RUNESWORD else 0.1)
    return 0.1


def best_follower(table: Table, sheet: Sheet, other: i64, is_lured: bool) -> float:
    best = 0.0
    card = table.top(FOLLOWERS + other)
    while card != NO_CARD:
        face = table.faces[card]
        if not is_lured or can_be_lured(face):
            worth = worth_of(sheet, face, is_owned=False)
            if worth > best:
                best = worth
        card = table.links[card]
    return best


def spoils(table: Table, sheet: Sheet, other: i64) -> float:
    """What winning a fight with another character brings."""
    life = harm(table, sheet, other)
    if sheet.is_toad:
        return life
    best = best_object(table, sheet, other)
    return best if best > life else life


def defeat(sheet: Sheet) -> float:
    """What losing such a fight costs: the winner takes what hurts most."""
    cost = sheet.losing(1)
    if sheet.has_talisman and sheet.talisman > cost:
        cost = sheet.talisman
    return cost


def attack(table: Table, sheet: Sheet, other: i64) -> float:
    """What a battle with another character is worth."""
    lead = sheet.battle - battle_power(table, other)
    dice = openly(sheet.dice)
    if table.is_character(other, WARRIOR):
        dice = against_two(dice)
    gain = spoils(table, sheet, other)
    if table.is_character(sheet.seat, ASSASSIN) and table.place(sheet.seat) != CROWN_OF_COMMAND:
        stealthily = to_win(lead, FOE_ROLLS_NONE) * harm(table, sheet, other)
        stealthily -= to_lose(lead, FOE_ROLLS_NONE) * defeat(sheet)
        fairly = to_win(lead, dice) * gain - to_lose(lead, dice) * defeat(sheet)
        return stealthily if stealthily > fairly else fairly
    return to_win(lead, dice) * gain - to_lose(lead, dice) * defeat(sheet)


def attack_psychically(table: Table, sheet: Sheet, other: i64) -> float:
    lead = sheet.craft - table.craft(other)
    return to_win(lead) * spoils(table, sheet, other) - to_lose(lead) * defeat(sheet)


def beguile(table: Table, sheet: Sheet, other: i64) -> float:
    return float(SIDES + 1 - beguiled_from(table, other)) / 6.0 * best_object(table, sheet, other)


def meeting(table: Table, sheet: Sheet, other: i64) -> float:
    """The best that can be made of another character on the same space."""
    best = attack(table, sheet, other)
    if has_psychic_attack(table, sheet.seat):
        worth = attack_psychically(table, sheet, other)
        if worth > best:
            best = worth
    if table.is_character(sheet.seat, THIEF) and has_booty(table, sheet.seat, other):
        worth = best_object(table, sheet, other)
        if worth > best:
            best = worth
    if table.is_character(sheet.seat, SORCERESS) and has_follower_to_lure(table, sheet.seat, other):
        worth = best_follower(table, sheet, other, is_lured=True)
        if worth > best:
            best = worth
    return best


def danger(table: Table, sheet: Sheet, other: i64) -> float:
    """What a character nearby threatens: he attacks if he lands here and is stronger."""
    return to_win(battle_power(table, other) - sheet.battle) * defeat(sheet) / float(SIDES)
