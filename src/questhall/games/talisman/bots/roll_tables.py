"""What the tables of spaces and cards are worth: each row in Lives, and a roll on average."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.characters.quests import (
    GIVE_2_GOLD,
    GIVE_3_GOLD,
    GIVE_A_FOLLOWER,
    GIVE_A_MAGIC_OBJECT,
    KILL_AN_ENEMY,
    has_magic_object,
)
from questhall.games.talisman.components.creatures import POWER_OF, fights_with_craft
from questhall.games.talisman.components.roll_tables import (
    BE_ATTACKED,
    BE_ENSLAVED,
    BE_OFFERED_A_FERRY,
    BE_OFFERED_A_TELEPORT,
    BECOME_EVIL,
    BECOME_GOOD,
    BECOME_TOAD,
    GAIN_1_CRAFT,
    GAIN_1_FATE,
    GAIN_1_GOLD,
    GAIN_1_LIFE,
    GAIN_1_STRENGTH,
    GAIN_2_FATE,
    GAIN_2_GOLD,
    GAIN_2_LIVES,
    GAIN_3_GOLD,
    GAIN_A_SPELL,
    GAIN_A_TALISMAN,
    LOSE_1_CRAFT,
    LOSE_1_GOLD,
    LOSE_1_LIFE,
    LOSE_1_STRENGTH,
    LOSE_2_LIVES,
    LOSE_A_FOLLOWER_OR_LIFE,
    LOSE_ALL_CRAFT,
    LOSE_ALL_GOLD,
    LOSE_ALL_STRENGTH,
    MISS_A_TURN,
    NOTHING_HAPPENS,
    REPLENISH_ALL_FATE,
    TELEPORT_IN_THE_REGION,
    TEMPLE_TABLE,
    outcome_of,
)
from questhall.games.talisman.components.state import CRAFT_COUNTERS, STRENGTH_COUNTERS, TALISMAN_STACK, Table

QUEST_TABLE: Final = -2  # the Warlock's: the roll is the quest

REALIGNING: Final = -0.1
A_FOLLOWER: Final = 0.7
SLAVERY: Final = 1.0
NO_WAY_OUT: Final = 10.0


def row(table: Table, sheet: Sheet, which: i64, roll: i64) -> float:
    """What a row of a table is worth."""
    if which == QUEST_TABLE:
        return quest(table, sheet, roll)
    return worth_of_outcome(table, sheet, outcome_of(which, roll))


def mean(table: Table, sheet: Sheet, which: i64) -> float:
    """What a roll on this table is worth."""
    total = 0.0
    roll: i64 = 1
    if which == TEMPLE_TABLE:
        while roll <= 6:
            total += (row(table, sheet, which, roll + 1) + row(table, sheet, which, 13 - roll)) * float(roll)
            roll += 1
        # A total of 7 has been counted twice.
        return (total - 6.0 * row(table, sheet, which, 7)) / 36.0
    while roll <= 6:
        total += row(table, sheet, which, roll)
        roll += 1
    return total / 6.0


def worth_of_outcome(table: Table, sheet: Sheet, outcome: i64) -> float:
    if outcome >= BE_ATTACKED:
        creature = outcome - BE_ATTACKED
        return sheet.fight(POWER_OF[creature], fights_with_craft(creature), 0.0)
    if outcome == BECOME_TOAD:
        return -sheet.toad()
    if outcome == MISS_A_TURN:
        return -sheet.leanings.turn
    if outcome == BE_ENSLAVED:
        return -SLAVERY
    if outcome == TELEPORT_IN_THE_REGION:
        return sheet.leanings.teleport
    if outcome in (BECOME_GOOD, BECOME_EVIL):
        return REALIGNING
    if outcome in (BE_OFFERED_A_TELEPORT, BE_OFFERED_A_FERRY):
        if sheet.is_toad:
            return 0.0
        if outcome == BE_OFFERED_A_TELEPORT:
            return sheet.leanings.offer_of_a_teleport
        return sheet.leanings.offer_of_a_ferry
    if outcome >= LOSE_1_STRENGTH:
        return worth_of_loss(table, sheet, outcome)
    return worth_of_gain(table, sheet, outcome)


def worth_of_gain(table: Table, sheet: Sheet, outcome: i64) -> float:
    if outcome == GAIN_1_STRENGTH:
        return sheet.more_strength()
    if outcome == GAIN_1_CRAFT:
        return sheet.more_craft()
    if outcome == GAIN_1_LIFE:
        return sheet.gaining(1)
    if outcome == GAIN_2_LIVES:
        return sheet.gaining(2)
    if outcome == GAIN_1_FATE:
        return sheet.leanings.fate_token
    if outcome == GAIN_2_FATE:
        return 2.0 * sheet.leanings.fate_token
    if outcome == REPLENISH_ALL_FATE:
        return sheet.leanings.fate_token * float(sheet.missing_fate)
    if outcome == GAIN_1_GOLD:
        return sheet.coins(1)
    if outcome == GAIN_2_GOLD:
        return sheet.coins(2)
    if outcome == GAIN_3_GOLD:
        return sheet.coins(3)
    if outcome == GAIN_A_SPELL:
        return sheet.more_spells()
    if outcome == GAIN_A_TALISMAN:
        return talisman_from_stack(table, sheet)
    assert outcome == NOTHING_HAPPENS
    return 0.0


def worth_of_loss(table: Table, sheet: Sheet, outcome: i64) -> float:
    if outcome == LOSE_1_STRENGTH:
        return lost_counter(table, sheet, STRENGTH_COUNTERS, sheet.more_strength())
    if outcome == LOSE_ALL_STRENGTH:
        return -sheet.more_strength() * float(table.get(sheet.seat, STRENGTH_COUNTERS))
    if outcome == LOSE_1_CRAFT:
        return lost_counter(table, sheet, CRAFT_COUNTERS, sheet.more_craft())
    if outcome == LOSE_ALL_CRAFT:
        return -sheet.more_craft() * float(table.get(sheet.seat, CRAFT_COUNTERS))
    if outcome == LOSE_2_LIVES:
        return -sheet.losing(2)
    if outcome == LOSE_1_GOLD:
        return -sheet.paying(1)
    if outcome == LOSE_ALL_GOLD:
        return -sheet.paying(sheet.gold)
    if outcome == LOSE_A_FOLLOWER_OR_LIFE and sheet.followers > 0:
        return -A_FOLLOWER
    assert outcome in (LOSE_1_LIFE, LOSE_A_FOLLOWER_OR_LIFE)
    return -sheet.losing(1)


def lost_counter(table: Table, sheet: Sheet, counter: i64, worth: float) -> float:
    """A counter lost, if there is one."""
    return -worth if table.get(sheet.seat, counter) > 0 else 0.0


def talisman_from_stack(table: Table, sheet: Sheet) -> float:
    if table.size(TALISMAN_STACK) == 0 or sheet.is_toad:
        return 0.0
    return 0.4 if sheet.has_talisman else sheet.talisman


def quest(table: Table, sheet: Sheet, roll: i64) -> float:
    """How near a quest of the Warlock brings the Talisman."""
    talisman = talisman_from_stack(table, sheet)
    if sheet.has_talisman or talisman <= 0.0:
        return -1.0  # it would only keep the Portal shut
    if roll == KILL_AN_ENEMY:
        return sheet.leanings.quest_to_kill * talisman
    if roll == GIVE_A_FOLLOWER:
        return talisman - 0.6 if sheet.followers > 0 else sheet.leanings.quest_for_a_follower * talisman
    if roll == GIVE_A_MAGIC_OBJECT:
        if has_magic_object(table, sheet.seat):
            return talisman - 0.9
        return sheet.leanings.quest_for_magic * talisman
    if roll == GIVE_3_GOLD:
        return talisman - 0.9 if sheet.gold >= 3 else sheet.leanings.quest_for_gold * talisman
    if roll == GIVE_2_GOLD:
        return talisman - 0.6 if sheet.gold >= 2 else (sheet.leanings.quest_for_gold + 0.1) * talisman
    # Alone there is nobody to take a Life from: the Portal would stay shut for good.
    return sheet.leanings.quest_for_a_life * talisman if table.seats > 1 else -NO_WAY_OUT
