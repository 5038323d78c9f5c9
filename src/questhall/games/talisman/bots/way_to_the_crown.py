"""The way to the Crown of Command: whether the Portal opens, what lies behind it, and the odds of arriving."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.odds import at_most, lives_for, lives_for_fiends, lives_for_werewolf
from questhall.games.talisman.components.board import (
    CRYPT,
    DICE_WITH_DEATH,
    MINES,
    PITS,
    PLAIN_OF_PERIL,
    VAMPIRES_TOWER,
    WEREWOLF_DEN,
)
from questhall.games.talisman.components.creatures import PIT_FIEND, POWER_OF
from questhall.games.talisman.components.state import FOES_LEFT, Table

DICING_WITH_DEATH: Final = 1.0  # Lives lost on average before Death is beaten
BLOOD_DUE: Final = 2.0  # what the Vampires demand on average


def portal_chance(sheet: Sheet) -> float:
    """The chance to open the Portal of Power, in the better of the two ways."""
    forced = at_most(2, sheet.strength)
    picked = at_most(sheet.pick_dice, sheet.craft)
    return forced if forced > picked else picked


def inner(table: Table, sheet: Sheet, space: i64) -> float:
    """What it is worth to be on a space of the Inner Region and go on from there."""
    if space == PLAIN_OF_PERIL:
        by_strength = inner(table, sheet, CRYPT)
        by_craft = inner(table, sheet, MINES)
        return by_strength if by_strength > by_craft else by_craft
    chance = arriving(
        sheet,
        float(sheet.life) + sheet.leanings.fate_on_the_way * float(sheet.fate) - toll(table, sheet, space),
    )
    if space == CRYPT:
        chance *= patience(sheet, at_most(3, sheet.strength))
    elif space == MINES:
        chance *= patience(sheet, at_most(sheet.pick_dice + 1, sheet.craft))
    return chance * sheet.crown - (1.0 - chance) * (
        sheet.leanings.failing_too_late if sheet.is_late else sheet.leanings.failing
    )


def toll(table: Table, sheet: Sheet, space: i64) -> float:
    """How many Lives the way from this space to the Crown costs on average."""
    foes: i64 = 0  # after landing there he knows what he is up against
    if space == table.place(sheet.seat):
        foes = table.get(sheet.seat, FOES_LEFT)
    if space in (CRYPT, DICE_WITH_DEATH):
        return DICING_WITH_DEATH + lives_for_werewolf(sheet.battle, sheet.dice)
    if space == WEREWOLF_DEN:
        if foes > 0:
            return lives_for(sheet.battle - foes, sheet.dice)
        return lives_for_werewolf(sheet.battle, sheet.dice)
    if space in (MINES, VAMPIRES_TOWER):
        blood = BLOOD_DUE - 0.9 * float(sheet.followers)
        return lives_for_fiends(sheet.battle, sheet.dice) + (blood if blood > 0.0 else 0.0)
    if space == PITS:
        if foes > 0:
            return float(foes) * lives_for(sheet.battle - POWER_OF[PIT_FIEND], sheet.dice)
        return lives_for_fiends(sheet.battle, sheet.dice)
    return 0.0


def arriving(sheet: Sheet, spare: float) -> float:
    """The chance to get through with this many Lives more than the way costs on average."""
    chance = sheet.leanings.even_chance + sheet.leanings.chance_per_life * (spare - 1.0)
    if chance < 0.02:
        return 0.02
    return chance if chance < 0.97 else 0.97


def patience(sheet: Sheet, chance: float) -> float:
    """How much of the prospect is left if the character may be led astray and has to come again."""
    return chance / (chance + sheet.leanings.going_astray)
