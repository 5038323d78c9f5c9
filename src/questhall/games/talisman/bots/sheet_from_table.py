"""Filling in a character's sheet from what lies open on the table, and his own Spells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.talisman.belongings.counters import missing_fate
from questhall.games.talisman.belongings.objects_and_followers import may_have_followers, object_limit
from questhall.games.talisman.belongings.spells_in_hand import can_gain_spell
from questhall.games.talisman.bots.battle_power import battle_power
from questhall.games.talisman.bots.card_values import least_object
from questhall.games.talisman.bots.character_sheet import CROWN, OUTSIDE, Sheet
from questhall.games.talisman.bots.odds import (
    FOE_ROLLS_NONE,
    ONE_DIE_EACH,
    TWO_DICE,
    against_two,
    openly,
    to_win,
)
from questhall.games.talisman.bots.way_to_the_crown import inner, portal_chance
from questhall.games.talisman.characters.death import dies_for_good
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, PLAIN_OF_PERIL
from questhall.games.talisman.components.character_cards import ASSASSIN, LIFE_VALUE, WARRIOR
from questhall.games.talisman.components.printed_cards import (
    ARMOUR_KEYWORD,
    KEYWORD,
    WEAPON_KEYWORD,
    is_forced_follower,
    is_talisman,
)
from questhall.games.talisman.components.state import (
    CHARACTER,
    CRAFT_COUNTERS,
    FATE,
    FOLLOWERS,
    GOLD,
    LIFE,
    OBJECTS,
    QUEST,
    STRENGTH_COUNTERS,
    Table,
)
from questhall.games.talisman.fights.sides_and_scores import weapon_limit
from questhall.games.talisman.spaces.shared_instructions import knows_mines
from questhall.games.talisman.turn.turn import trophy_price

OUTSIDE_TOO_LATE: Final = 1.5  # what there is to do outside once another character is on the Crown
FINAL_DEATH: Final = 12.0
FIRST_TALISMAN: Final = 1.5


def look(table: Table, sheet: Sheet, seat: i64) -> None:
    """Look at the table for this character, who is alive."""
    sheet.seat = seat
    sheet.strength = table.strength(seat)
    sheet.craft = table.craft(seat)
    sheet.battle = battle_power(table, seat)
    sheet.dice = ONE_DIE_EACH
    if table.is_character(seat, WARRIOR):
        sheet.dice = TWO_DICE
    elif table.is_character(seat, ASSASSIN):
        sheet.dice = FOE_ROLLS_NONE  # creatures, and openly everybody else
    sheet.life = table.get(seat, LIFE)
    sheet.wounds = LIFE_VALUE[table.get(seat, CHARACTER)] - sheet.life
    if sheet.wounds < 0:
        sheet.wounds = 0
    sheet.fate = table.get(seat, FATE)
    sheet.missing_fate = missing_fate(table, seat)
    sheet.gold = table.get(seat, GOLD)
    sheet.alignment = table.alignment(seat)
    sheet.quest = table.get(seat, QUEST)
    sheet.is_toad = table.is_toad(seat)
    sheet.may_have_followers = may_have_followers(table, seat)
    sheet.can_gain_spell = can_gain_spell(table, seat)
    sheet.trophy_price = trophy_price(table)
    count_belongings(table, sheet)
    look_inwards(table, sheet)
    count_losses(table, sheet)
    sheet.least = least_object(table, sheet)


def count_belongings(table: Table, sheet: Sheet) -> None:
    sheet.weapons = 0
    sheet.armours = 0
    sheet.hands = weapon_limit(table, sheet.seat)
    sheet.talismans = 0
    sheet.objects = 0
    card = table.top(OBJECTS + sheet.seat)
    while card != NO_CARD:
        keyword = KEYWORD[table.faces[card]]
        if keyword == WEAPON_KEYWORD:
            sheet.weapons += 1
        elif keyword == ARMOUR_KEYWORD:
            sheet.armours += 1
        elif is_talisman(table.faces[card]):
            sheet.talismans += 1
        sheet.objects += 1
        card = table.links[card]
    sheet.has_talisman = sheet.talismans > 0
    sheet.room = object_limit(table, sheet.seat) - sheet.objects
    sheet.pick_dice = 2
    if knows_mines(table, sheet.seat):
        sheet.pick_dice = 1
    sheet.followers = 0
    card = table.top(FOLLOWERS + sheet.seat)
    while card != NO_CARD:
        if not is_forced_follower(table.faces[card]):
            sheet.followers += 1
        card = table.links[card]


def count_losses(table: Table, sheet: Sheet) -> None:
    """What dying costs: a new character begins without all that, or nobody comes back at all."""
    if dies_for_good(table):
        sheet.dying = FINAL_DEATH
        return
    counters = table.get(sheet.seat, STRENGTH_COUNTERS) + table.get(sheet.seat, CRAFT_COUNTERS)
    sheet.dying = 2.5 + 1.0 * float(counters) + 0.5 * float(sheet.objects) + 0.5 * float(sheet.followers)
    if sheet.has_talisman:
        sheet.dying += FIRST_TALISMAN


def look_inwards(table: Table, sheet: Sheet) -> None:
    """How things stand with the Crown, and so with a Talisman."""
    sheet.is_late = False
    sheet.crown = CROWN
    sheet.outside = OUTSIDE
    other: i64 = 0
    while other < table.seats:
        if other != sheet.seat and table.is_alive(other) and table.place(other) == CROWN_OF_COMMAND:
            sheet.is_late = True
            sheet.crown = CROWN * (0.5 + 0.5 * chance_against(table, sheet, other))
            sheet.outside = OUTSIDE_TOO_LATE
        other += 1
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    gain = portal_chance(sheet) * sheet.plain - sheet.outside
    sheet.talisman = FIRST_TALISMAN
    if gain > 0.0:
        sheet.talisman += 0.5 * gain


def chance_against(table: Table, sheet: Sheet, other: i64) -> float:
    """The chance to win a battle with another character on the Crown of Command."""
    dice = openly(sheet.dice)
    if table.is_character(other, WARRIOR):
        dice = against_two(dice)
    return to_win(sheet.battle - battle_power(table, other), dice)
