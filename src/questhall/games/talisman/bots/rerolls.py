"""Dice outside fights: what a roll that lies on the table would come to, and whether to roll again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.frames import first_of, rule_of, second_of
from questhall.games.talisman.bots.board_chart import Chart
from questhall.games.talisman.bots.card_values import worth_of
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.fighting import price_of_fate
from questhall.games.talisman.bots.odds import lives_for
from questhall.games.talisman.bots.rivals import best_object
from questhall.games.talisman.bots.roll_tables import QUEST_TABLE, row
from questhall.games.talisman.bots.way_to_the_crown import inner, portal_chance
from questhall.games.talisman.cards.event_cards import CARRIED_OFF_BY_IMP
from questhall.games.talisman.cards.place_cards import OUT_OF_MAGIC_PORTAL
from questhall.games.talisman.characters.dice_and_fate import (
    ADD_NOTHING,
    ADD_ONE,
    ADDITION,
    KEEP_ROLL,
    SIDES,
    added_to,
    die_at,
    shown,
)
from questhall.games.talisman.characters.losses import ARMOUR_HOLDS
from questhall.games.talisman.characters.quests import QUEST_ROLLED
from questhall.games.talisman.components.board import (
    CHAPEL,
    CRYPT,
    DICE_WITH_DEATH,
    INNER_STARTS,
    PORTAL_OF_POWER,
    VAMPIRES_TOWER,
)
from questhall.games.talisman.components.character_cards import TROLL
from questhall.games.talisman.components.creatures import PIT_FIEND, POWER_OF
from questhall.games.talisman.components.printed_cards import POWER, SAVES_FROM
from questhall.games.talisman.components.roll_tables import (
    CHAPEL_TABLE,
    GRAVEYARD_TABLE,
    TEMPLE_TABLE,
)
from questhall.games.talisman.components.state import EASIER_COMMAND, FOES_LEFT, Table
from questhall.games.talisman.encounters.meeting_characters import BEGUILED, beguiled_from
from questhall.games.talisman.encounters.roll_outcomes import LookUp
from questhall.games.talisman.fights.evading import CHARM_ROLLED
from questhall.games.talisman.setup.rulebook import BOOK
from questhall.games.talisman.spaces.crown_of_command import COMMAND_ROLLED, works_from
from questhall.games.talisman.spaces.inner_region import (
    BLOOD_DEMANDED,
    CAME_OUT,
    DICE_COMPARED,
    FIENDS_COUNTED,
    WEREWOLF_APPEARS,
    blood_for,
)
from questhall.games.talisman.spaces.middle_region import (
    CHASM_CROSSED,
    FALLS_WITH,
    FOLLOWER_CROSSED,
    TEMPLE_ANSWERS,
)
from questhall.games.talisman.spaces.outer_region import (
    PRAYER_HEARD,
)
from questhall.games.talisman.turn.movement import (
    BY_STRENGTH,
    FREE_FROM,
    MOVE_ROLLED,
    PORTAL_TRIED,
    SLAVE_ROLLED,
)

NO_TABLE: Final = -1


def _by_rule() -> vec[i64]:
    tables = {int(TEMPLE_ANSWERS.number): TEMPLE_TABLE, int(QUEST_ROLLED.number): QUEST_TABLE}
    column = vec[i64]()
    for number, rule in enumerate(BOOK.rules):
        if isinstance(rule, LookUp):
            column = append(column, rule.which)
        else:
            column = append(column, tables.get(number, NO_TABLE))
    return column


TABLE_OF: Final = _by_rule()
"""The table that a roll is looked up in, by the rule that reads it."""


def decided_by_roll(table: Table) -> i64:
    """The frame that the roll on the table decides: it waits below the questions about the roll."""
    frame = table.frames[table.depth - 1]
    if rule_of(frame) == ADDITION.number:
        frame = table.frames[table.depth - 2]
    return frame


def needs_chart(then: i64) -> bool:
    """Whether the roll decides where the character will be."""
    rule = rule_of(then)
    return rule in (
        MOVE_ROLLED.number,
        PORTAL_TRIED.number,
        CARRIED_OFF_BY_IMP.number,
        OUT_OF_MAGIC_PORTAL.number,
    )


def deciding(table: Table, sheet: Sheet, chart: Chart, option: i64) -> float:
    """Keep a roll, spend fate on one of its dice, or add 1 to it."""
    place = first_of(table.asking)
    then = decided_by_roll(table)
    total = shown(table, place) + added_to(table, place)
    rule = rule_of(option)
    if rule in (KEEP_ROLL.number, ADD_NOTHING.number):
        return result(table, sheet, chart, then, total)
    if rule == ADD_ONE.number:
        return result(table, sheet, chart, then, total + 1)
    base = total - die_at(table, place, second_of(option))
    worth = 0.0
    die: i64 = 1
    while die <= SIDES:
        worth += result(table, sheet, chart, then, base + die)
        die += 1
    return worth / 6.0 - price_of_fate(table, sheet)


def result(table: Table, sheet: Sheet, chart: Chart, then: i64, roll: i64) -> float:
    """What a total comes to."""
    rule = rule_of(then)
    if TABLE_OF[rule] != NO_TABLE:
        return row(table, sheet, TABLE_OF[rule], roll)
    if rule == MOVE_ROLLED.number:
        return move(table, sheet, chart, roll)
    if rule == PRAYER_HEARD.number:
        which: i64 = GRAVEYARD_TABLE
        if table.place(sheet.seat) == CHAPEL:
            which = CHAPEL_TABLE
        return row(table, sheet, which, roll)
    if table.place(sheet.seat) >= INNER_STARTS:
        return inner_result(table, sheet, then, roll)
    if rule == PORTAL_TRIED.number:
        return portal(sheet, chart, second_of(then), roll)
    if rule == CARRIED_OFF_BY_IMP.number:
        return carried_to(sheet, chart, CARRIED_OFF_BY_IMP.spaces[roll - 1])
    if rule == OUT_OF_MAGIC_PORTAL.number:
        return carried_to(sheet, chart, OUT_OF_MAGIC_PORTAL.spaces[roll - 1])
    return other_result(table, sheet, then, roll)


def move(table: Table, sheet: Sheet, chart: Chart, roll: i64) -> float:
    worth = chart.going(sheet, table.place(sheet.seat), roll)
    if roll == SIDES and table.is_character(sheet.seat, TROLL):
        resting = sheet.healing(1) + chart.ahead * chart.rolling(sheet, table.place(sheet.seat))
        if resting > worth:
            return resting
    return worth


def portal(sheet: Sheet, chart: Chart, by: i64, roll: i64) -> float:
    ability = sheet.craft
    if by == BY_STRENGTH:
        ability = sheet.strength
    if roll <= ability:
        return sheet.plain if sheet.has_talisman else 0.0
    return chart.ahead * chart.value[PORTAL_OF_POWER] - 1.0


def carried_to(sheet: Sheet, chart: Chart, space: i64) -> float:
    if space < INNER_STARTS:
        return chart.value[space]
    return sheet.plain if sheet.has_talisman else 0.0


def other_result(table: Table, sheet: Sheet, then: i64, roll: i64) -> float:
    rule = rule_of(then)
    if rule == ARMOUR_HOLDS.number:
        return sheet.losing(1) if roll >= SAVES_FROM[second_of(then)] else 0.0
    if rule == CHASM_CROSSED.number:
        return -sheet.losing(1) if roll <= FALLS_WITH else 0.0
    if rule == FOLLOWER_CROSSED.number:
        return -worth_of(sheet, second_of(then), is_owned=True) if roll <= FALLS_WITH else 0.0
    if rule == SLAVE_ROLLED.number:
        return 1.0 if roll >= FREE_FROM else 0.0
    if rule == CHARM_ROLLED.number:
        power = POWER[table.faces[second_of(then)]]
        return 0.4 * float(power) if roll > power else 0.0
    if rule == BEGUILED.number:
        other = second_of(then)
        return best_object(table, sheet, other) if roll >= beguiled_from(table, other) else 0.0
    return 0.0


def inner_result(table: Table, sheet: Sheet, then: i64, roll: i64) -> float:
    rule = rule_of(then)
    if rule == CAME_OUT.number:
        return came_out(table, sheet, second_of(then), roll)
    if rule == BLOOD_DEMANDED.number:
        return -sheet.losing(blood_for(roll))
    if rule == FIENDS_COUNTED.number:
        return -1.3 * float(roll) * lives_for(sheet.battle - POWER_OF[PIT_FIEND], sheet.dice)
    if rule == WEREWOLF_APPEARS.number:
        return -1.3 * lives_for(sheet.battle - roll, sheet.dice)
    if rule == DICE_COMPARED.number:
        deaths = table.get(sheet.seat, FOES_LEFT)
        if roll > deaths:
            return sheet.leanings.the_way_on
        return -sheet.losing(1) if roll < deaths else 0.0
    if rule == COMMAND_ROLLED.number:
        works = roll >= works_from(table.seats, table.has_variant(EASIER_COMMAND))
        return sheet.leanings.the_way_on if works else 0.0
    return other_result(table, sheet, then, roll)


def came_out(table: Table, sheet: Sheet, space: i64, roll: i64) -> float:
    """Out of the Crypt or the Mines: on towards the Crown, or worse the farther out."""
    astray = roll - sheet.craft
    onwards: i64 = VAMPIRES_TOWER
    if space == CRYPT:
        astray = roll - sheet.strength
        onwards = DICE_WITH_DEATH
    if astray <= 0:
        return inner(table, sheet, onwards)
    if astray == 1:
        return 0.9 * sheet.plain
    if astray <= 3:
        return 0.8 * portal_chance(sheet) * sheet.plain
    return 0.5 * portal_chance(sheet) * sheet.plain
