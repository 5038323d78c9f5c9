"""What the tables of spaces and cards come to: each row in Lives, and what a roll is worth on average."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.talisman.bots.character_sheet import FATE_TOKEN, TURN, Sheet
from questhall.games.talisman.characters.quests import (
    GIVE_2_GOLD,
    GIVE_3_GOLD,
    GIVE_A_FOLLOWER,
    GIVE_A_MAGIC_OBJECT,
    KILL_AN_ENEMY,
    has_magic_object,
)
from questhall.games.talisman.components.creatures import (
    BRIGAND,
    CAVE_DRAGON,
    CAVE_GOBLIN,
    FARMER,
    POWER_OF,
    SPIRIT_OF_THE_CRAGS,
)
from questhall.games.talisman.components.state import CRAFT_COUNTERS, STRENGTH_COUNTERS, TALISMAN_STACK, Table

ENCHANTRESS_TABLE: Final = 0
MYSTIC_TABLE: Final = 1
TAVERN_TABLE: Final = 2
FOREST_TABLE: Final = 3
CRAGS_TABLE: Final = 4
CHAPEL_TABLE: Final = 5
GRAVEYARD_TABLE: Final = 6
CAVE_TABLE: Final = 7
SHRINE_TABLE: Final = 8
WITCH_TABLE: Final = 9
QUEST_TABLE: Final = 10
RANDOM_TABLE: Final = 11
TEMPLE_TABLE: Final = 12

REALIGNING: Final = -0.1
OFFER_OF_A_TELEPORT: Final = 0.7
OFFER_OF_A_FERRY: Final = 0.7
SLAVERY: Final = 1.0
NO_WAY_OUT: Final = 10.0


def row(table: Table, sheet: Sheet, which: i64, roll: i64) -> float:
    """What a row of a table is worth."""
    if which == TEMPLE_TABLE:
        return temple(table, sheet, roll)
    if which == ENCHANTRESS_TABLE:
        return enchantress(table, sheet, roll)
    if which == MYSTIC_TABLE:
        return mystic(sheet, roll)
    if which == TAVERN_TABLE:
        return tavern(sheet, roll)
    if which in (FOREST_TABLE, CRAGS_TABLE):
        return wilds(sheet, which, roll)
    if which in (CHAPEL_TABLE, GRAVEYARD_TABLE):
        return prayer(sheet, which, roll)
    if which == CAVE_TABLE:
        return cave(sheet, roll)
    if which == SHRINE_TABLE:
        return shrine(sheet, roll)
    if which == WITCH_TABLE:
        return witch(sheet, roll)
    if which == QUEST_TABLE:
        return quest(table, sheet, roll)
    return random_spell(table, sheet, roll)


def mean(table: Table, sheet: Sheet, which: i64) -> float:
    """What a roll on this table is worth."""
    total = 0.0
    roll: i64 = 1
    if which == TEMPLE_TABLE:
        while roll <= 6:
            total += (temple(table, sheet, roll + 1) + temple(table, sheet, 13 - roll)) * float(roll)
            roll += 1
        # A total of 7 has been counted twice.
        return (total - 6.0 * temple(table, sheet, 7)) / 36.0
    while roll <= 6:
        total += row(table, sheet, which, roll)
        roll += 1
    return total / 6.0


def lost_counter(table: Table, sheet: Sheet, counter: i64, worth: float) -> float:
    """A counter lost, if there is one."""
    return -worth if table.get(sheet.seat, counter) > 0 else 0.0


def enchantress(table: Table, sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return -sheet.toad()
    if roll == 2:
        return lost_counter(table, sheet, STRENGTH_COUNTERS, sheet.more_strength())
    if roll == 3:
        return lost_counter(table, sheet, CRAFT_COUNTERS, sheet.more_craft())
    if roll == 4:
        return sheet.more_craft()
    if roll == 5:
        return sheet.more_strength()
    return sheet.more_spells()


def mystic(sheet: Sheet, roll: i64) -> float:
    if roll in (1, 4):
        return REALIGNING
    if roll == 5:
        return sheet.more_craft()
    if roll == 6:
        return sheet.more_spells()
    return 0.0


def tavern(sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return -TURN
    if roll == 2:
        return sheet.fight(POWER_OF[FARMER], False, 0.0)
    if roll == 3:
        return -sheet.paying(1)
    if roll == 4:
        return sheet.coins(1)
    if sheet.is_toad:
        return 0.0
    return OFFER_OF_A_TELEPORT if roll == 5 else OFFER_OF_A_FERRY


def wilds(sheet: Sheet, which: i64, roll: i64) -> float:
    """Forest and Crags."""
    if roll == 1:
        if which == FOREST_TABLE:
            return sheet.fight(POWER_OF[BRIGAND], False, 0.0)
        return sheet.fight(POWER_OF[SPIRIT_OF_THE_CRAGS], True, 0.0)
    if roll <= 3:
        return -TURN
    if roll < 6:
        return 0.0
    return sheet.more_craft() if which == FOREST_TABLE else sheet.more_strength()


def prayer(sheet: Sheet, which: i64, roll: i64) -> float:
    if roll == 6:
        return sheet.more_spells()
    if roll < 5:
        return 0.0
    return sheet.gaining(1) if which == CHAPEL_TABLE else FATE_TOKEN


def temple(table: Table, sheet: Sheet, roll: i64) -> float:
    if roll == 2:
        return -sheet.losing(2)
    if roll == 3:
        return -sheet.losing(1)
    if roll == 4:
        return -0.7 if sheet.followers > 0 else -sheet.losing(1)
    if roll == 5:
        return -SLAVERY
    if roll == 6:
        return sheet.more_strength()
    if roll == 7:
        return sheet.more_craft()
    if roll <= 9:
        return sheet.more_spells()
    if roll == 10:
        return talisman_from_stack(table, sheet)
    return 2.0 * FATE_TOKEN if roll == 11 else sheet.gaining(2)


def talisman_from_stack(table: Table, sheet: Sheet) -> float:
    if table.size(TALISMAN_STACK) == 0 or sheet.is_toad:
        return 0.0
    return 0.4 if sheet.has_talisman else sheet.talisman


def cave(sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return sheet.fight(POWER_OF[CAVE_DRAGON], False, 0.0)
    if roll == 2:
        return sheet.fight(POWER_OF[CAVE_GOBLIN], False, 0.0)
    if roll == 3:
        return -TURN
    return sheet.coins(2) if roll <= 5 else sheet.coins(3)


def shrine(sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return 0.0
    if roll == 2:
        return FATE_TOKEN
    if roll == 3:
        return sheet.coins(1)
    if roll == 4:
        return sheet.more_spells()
    return sheet.gaining(1) if roll == 5 else 0.8


def witch(sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return -sheet.toad()
    if roll == 2:
        return -sheet.losing(1)
    if roll == 3:
        return sheet.more_strength()
    if roll == 4:
        return sheet.more_craft()
    return sheet.more_spells() if roll == 5 else FATE_TOKEN * float(sheet.missing_fate)


def quest(table: Table, sheet: Sheet, roll: i64) -> float:
    """How near a quest of the Warlock brings the Talisman."""
    talisman = talisman_from_stack(table, sheet)
    if sheet.has_talisman or talisman <= 0.0:
        return -1.0  # it would only keep the Portal shut
    if roll == KILL_AN_ENEMY:
        return 0.7 * talisman
    if roll == GIVE_A_FOLLOWER:
        return talisman - 0.6 if sheet.followers > 0 else 0.4 * talisman
    if roll == GIVE_A_MAGIC_OBJECT:
        return talisman - 0.9 if has_magic_object(table, sheet.seat) else 0.35 * talisman
    if roll == GIVE_3_GOLD:
        return talisman - 0.9 if sheet.gold >= 3 else 0.5 * talisman
    if roll == GIVE_2_GOLD:
        return talisman - 0.6 if sheet.gold >= 2 else 0.6 * talisman
    # Alone there is nobody to take a Life from: the Portal would stay shut for good.
    return 0.4 * talisman if table.seats > 1 else -NO_WAY_OUT


def random_spell(table: Table, sheet: Sheet, roll: i64) -> float:
    if roll == 1:
        return -sheet.toad()
    if roll == 2:
        return -sheet.more_strength() * float(table.get(sheet.seat, STRENGTH_COUNTERS))
    if roll == 3:
        return -sheet.more_craft() * float(table.get(sheet.seat, CRAFT_COUNTERS))
    if roll == 4:
        return -sheet.paying(sheet.gold)
    return sheet.more_strength() if roll == 5 else sheet.gaining(1)
