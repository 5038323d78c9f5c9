"""What Objects and Followers are worth to a character."""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.characters.quests import GIVE_A_FOLLOWER, GIVE_A_MAGIC_OBJECT
from questhall.games.talisman.components.printed_cards import (
    ALCHEMIST,
    AMULET,
    ARMOUR_KEYWORD,
    BATTLE_AGAINST_DRAGONS,
    CARRIES,
    CRAFT,
    CROSS,
    FOLLOWER,
    GNOME,
    GOLD_IN,
    GUIDE,
    KEYWORD,
    KIND,
    LIVES_WON,
    MERCENARY,
    ORB_OF_KNOWLEDGE,
    PIXIE,
    POTION_OF_STRENGTH,
    POWER,
    PRINCE,
    PRINCESS,
    SAVES_FROM,
    SAVES_FROM_HEAT,
    STRENGTH,
    WAND,
    WEAPON_KEYWORD,
    is_enemy,
    is_forced_follower,
    is_magic,
    is_object,
    is_raft,
    is_talisman,
)
from questhall.games.talisman.components.state import OBJECTS, Table


def worth_of(sheet: Sheet, face: i64, is_owned: bool) -> float:
    """What an Object or a Follower is worth to this character; `is_owned` if he has it already."""
    if GOLD_IN[face] > 0:
        return sheet.coins(GOLD_IN[face])
    bonus = sheet.more_strength() * float(STRENGTH[face]) + sheet.more_craft() * float(CRAFT[face])
    if is_object(face):
        return delivery(sheet, face, is_owned) + bonus + object_(sheet, face, is_owned)
    return delivery(sheet, face, is_owned) + bonus + follower(sheet, face)


def worth_of_new(sheet: Sheet, face: i64) -> float:
    """The same for a card that he could take: above the limit it costs his least valuable one."""
    worth = worth_of(sheet, face, is_owned=False)
    if sheet.room <= 0 and is_object(face) and GOLD_IN[face] == 0:
        return worth - sheet.least
    return worth


def least_object(table: Table, sheet: Sheet) -> float:
    if sheet.room > 0:
        return 0.0
    least = 100.0
    card = table.top(OBJECTS + sheet.seat)
    while card != NO_CARD:
        worth = worth_of(sheet, table.faces[card], is_owned=True)
        if worth < least:
            least = worth
        card = table.links[card]
    return least


def delivery(sheet: Sheet, face: i64, is_owned: bool) -> float:
    """A quest may ask for just this."""
    if is_owned:
        return 0.0
    if sheet.quest == GIVE_A_FOLLOWER and KIND[face] == FOLLOWER and not is_forced_follower(face):
        return sheet.talisman
    return sheet.talisman if sheet.quest == GIVE_A_MAGIC_OBJECT and is_magic(face) else 0.0


def object_(sheet: Sheet, face: i64, is_owned: bool) -> float:
    if is_talisman(face):
        return talisman(sheet, is_owned)
    if KEYWORD[face] == WEAPON_KEYWORD:
        return weapon(sheet, face, is_owned)
    if KEYWORD[face] == ARMOUR_KEYWORD:
        return armour(sheet, face, is_owned)
    if face == AMULET:
        # Nobody can cast with it, not even the Command Spell.
        return -1.0 if sheet.has_talisman else 0.2
    if face in (WAND, ORB_OF_KNOWLEDGE, CROSS):
        return sheet.leanings.magic_find
    if face == POTION_OF_STRENGTH:
        return 0.5
    if SAVES_FROM_HEAT[face] != 0 or is_raft(face):
        return sheet.leanings.raft
    return 0.1


def talisman(sheet: Sheet, is_owned: bool) -> float:
    """The first one opens the way to the Crown; another keeps it from the others."""
    others = sheet.talismans
    if is_owned:
        others -= 1
    return sheet.talisman if others == 0 else sheet.leanings.second_talisman


def weapon(sheet: Sheet, face: i64, is_owned: bool) -> float:
    others = sheet.weapons
    if is_owned:
        others -= 1
    bonus = 0.0
    if BATTLE_AGAINST_DRAGONS[face] > 0:
        bonus = 0.1
    elif LIVES_WON[face] > 0:
        bonus = 0.5
    if sheet.hands == 0:
        return 0.1
    return bonus + (sheet.leanings.weapon + sheet.battle_ahead if others < sheet.hands else 0.2)


def armour(sheet: Sheet, face: i64, is_owned: bool) -> float:
    others = sheet.armours
    if is_owned:
        others -= 1
    chance = float(7 - SAVES_FROM[face]) / 6.0
    return (sheet.leanings.armour if others == 0 else 0.5) * chance


def follower(sheet: Sheet, face: i64) -> float:
    if is_enemy(face):  # raised or charmed
        return 0.2 * float(POWER[face])
    if is_forced_follower(face):
        return -1.5
    if face in (PRINCE, PRINCESS):
        return sheet.leanings.royal
    if CARRIES[face] > 0:
        return 0.6 if sheet.room <= 1 else 0.2
    if face in (GNOME, MERCENARY):
        return sheet.leanings.strong_follower
    if face in (PIXIE, GUIDE, ALCHEMIST):
        return sheet.leanings.helpful_follower
    return sheet.leanings.follower
