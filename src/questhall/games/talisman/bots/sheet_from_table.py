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
from questhall.games.talisman.bots.character_sheet import Sheet
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
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, INNER_STARTS, PLAIN_OF_PERIL
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

EASY_RIVAL: Final = 4  # counters of a rival who is still far from the Crown


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
        sheet.dying = sheet.leanings.final_death
        return
    leanings = sheet.leanings
    counters = table.get(sheet.seat, STRENGTH_COUNTERS) + table.get(sheet.seat, CRAFT_COUNTERS)
    sheet.dying = leanings.new_character + leanings.counter_lost * float(counters)
    sheet.dying += leanings.belonging_lost * float(sheet.objects) + leanings.belonging_lost * float(
        sheet.followers
    )
    if sheet.has_talisman:
        sheet.dying += leanings.first_talisman


def look_inwards(table: Table, sheet: Sheet) -> None:
    """How things stand with the Crown, and so with a Talisman."""
    leanings = sheet.leanings
    sheet.is_late = False
    sheet.life_ahead = 0.0
    sheet.battle_ahead = 0.0
    sheet.crown = leanings.crown
    sheet.outside = leanings.outside
    sheet.ahead = leanings.ahead
    other: i64 = 0
    while other < table.seats:
        if other != sheet.seat and table.is_alive(other) and table.place(other) == CROWN_OF_COMMAND:
            sheet.is_late = True
            chance = chance_against(table, sheet, other)
            sheet.crown = leanings.crown * (leanings.crown_held + (1.0 - leanings.crown_held) * chance)
            sheet.outside = leanings.outside_too_late
            sheet.ahead = leanings.ahead_too_late
        other += 1
    if not sheet.is_late:
        hurry_on(table, sheet)
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    prospects = portal_chance(sheet) * sheet.plain
    gain = prospects - sheet.outside
    sheet.talisman = leanings.first_talisman
    if gain > 0.0:
        sheet.talisman += leanings.talisman_ahead * gain
    if leanings.counter_on_the_way != 0.0:
        look_farther(table, sheet, prospects)


def look_farther(table: Table, sheet: Sheet, prospects: float) -> None:
    """What one point more would add to the prospects of the way to the Crown."""
    leanings = sheet.leanings
    plain = sheet.plain
    share = leanings.counter_on_the_way
    chance = portal_chance(sheet)
    sheet.battle += 1
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    sheet.battle_ahead = leanings.weapon_on_the_way * chance * (sheet.plain - plain)
    sheet.strength += 1
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    sheet.strength_ahead = share * (portal_chance(sheet) * sheet.plain - prospects)
    sheet.strength -= 1
    sheet.battle -= 1
    sheet.craft += 1
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    sheet.craft_ahead = share * (portal_chance(sheet) * sheet.plain - prospects)
    sheet.craft -= 1
    sheet.life += 1
    sheet.plain = inner(table, sheet, PLAIN_OF_PERIL)
    sheet.life_ahead = leanings.life_on_the_way * chance * (sheet.plain - plain)
    sheet.life -= 1
    sheet.plain = plain


def hurry_on(table: Table, sheet: Sheet) -> None:
    """A rival may soon be on the Crown: what lies farther ahead may come too late."""
    leanings = sheet.leanings
    if leanings.hurry == 0.0 and leanings.rival_inside == 0.0:
        return
    most: i64 = EASY_RIVAL
    is_inside = False
    other: i64 = 0
    while other < table.seats:
        if other != sheet.seat and table.is_alive(other):
            counters = table.get(other, STRENGTH_COUNTERS) + table.get(other, CRAFT_COUNTERS)
            if counters > most:
                most = counters
            if table.place(other) >= INNER_STARTS:
                is_inside = True
        other += 1
    sheet.ahead -= leanings.hurry * float(most - EASY_RIVAL)
    if sheet.ahead < leanings.ahead_too_late:
        sheet.ahead = leanings.ahead_too_late
    if is_inside:
        sheet.outside -= leanings.rival_inside * (leanings.outside - leanings.outside_too_late)
        sheet.ahead -= leanings.rival_inside * (sheet.ahead - leanings.ahead_too_late)


def chance_against(table: Table, sheet: Sheet, other: i64) -> float:
    """The chance to win a battle with another character on the Crown of Command."""
    dice = openly(sheet.dice)
    if table.is_character(other, WARRIOR):
        dice = against_two(dice)
    return to_win(sheet.battle - battle_power(table, other), dice)
