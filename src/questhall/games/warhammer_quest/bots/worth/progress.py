"""The way through the dungeon: what progress is worth, when to travel, where to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.components.face_numbers import WARPSTONE
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION
from questhall.games.warhammer_quest.components.quest_sheet import RED, SHEETS
from questhall.games.warhammer_quest.components.state import (
    DUNGEON_DECK,
    LOCATION_DECK,
    QUEST_1,
    QUEST_2,
    QUEST_3,
    QUEST_4,
    QUEST_5,
    SET_ASIDE,
    WARPSTONE_FOUND,
    Table,
)

PROGRESS_OF_A_LOCATION: Final = 6.0
PATIENCE: Final = 3  # rounds
SOON: Final = 3  # progress that the heroes make in a round, if they want to


def to_explore(table: Table) -> i64:
    """The progress that the active location still takes."""
    location = table.location()
    if location < 0:
        return 0
    return EXPLORATION[location] - table.progress


def work_left(table: Table) -> float:
    """All the progress until the last location is explored."""
    return float(to_explore(table)) + PROGRESS_OF_A_LOCATION * float(table.size(LOCATION_DECK))


def time_left(table: Table) -> i64:
    """Rounds until the red spaces at the end of the peril track; there the worst of it begins."""
    sheet = SHEETS[table.quest]
    space = sheet.last_space()
    while space > 1 and sheet.colour(space - 1) == RED:
        space -= 1
    return max(0, space - table.peril)


def pressure(table: Table) -> float:
    """How short time is: 1 when the peril track is just long enough, and ever more once it has ended."""
    short = work_left(table) / (float(time_left(table) + 1) * PRICES.pace)
    if table.quest == QUEST_3:  # a party that is late has lost
        short *= PRICES.race
    return lateness(table) + (short if short < PRICES.hurry else PRICES.hurry)


def lateness(table: Table) -> float:
    """How long the peril track has been at its end: a party that only rests would do so for ever."""
    over = table.round - SHEETS[table.quest].last_space() - PATIENCE
    return 0.2 * float(over) if over > 0 else 0.0


def is_last(table: Table) -> bool:
    """Whether there is nowhere left to go."""
    return table.size(LOCATION_DECK) == 0


def progress_worth(table: Table, amount: i64) -> float:
    """What this much progress on the active location is worth, if none of it is wasted."""
    if amount <= 0:
        return 0.0
    each = PRICES.progress * (1.0 + PRICES.haste * pressure(table))
    whole = PRICES.complete
    if is_last(table) and table.quest in (QUEST_3, QUEST_4, QUEST_5):  # it is not won by progress
        each *= PRICES.at_the_end
        whole *= PRICES.at_the_end
    elif is_last(table) and is_won_by_exploring(table):
        each *= PRICES.in_sight
        whole += PRICES.victory
    total = each * float(amount)
    if amount >= to_explore(table):
        total += whole
    return total


def is_won_by_exploring(table: Table) -> bool:
    """Whether all that is left to do is to explore the last location."""
    if table.quest == QUEST_2:
        return table.is_deed(WARPSTONE_FOUND)
    return table.quest == QUEST_1


def is_won_soon(table: Table) -> bool:
    """Whether the quest can be won in this round: what enemies would do later need not be feared."""
    return is_last(table) and is_won_by_exploring(table) and to_explore(table) <= SOON


def is_off_at_once(table: Table) -> bool:
    """Whether the party can travel before the enemies act: those in the shadows are left behind then."""
    return table.quest == QUEST_3 and not is_last(table) and to_explore(table) <= SOON


def price_of_tokens(table: Table, spent: i64) -> float:
    """What a spent token is missed later: little, once the quest is as good as won."""
    price = PRICES.spend * float(spent)
    return price * PRICES.over_soon if is_won_soon(table) else price


def draw_worth(table: Table) -> float:
    """What a dungeon card is worth: an item or a treasure, an ambush, or what the party is looking for."""
    if table.size(DUNGEON_DECK) == 0:
        return 0.0
    return PRICES.search if is_warpstone_hidden(table) else PRICES.draw


def is_warpstone_hidden(table: Table) -> bool:
    """Whether it lies among the next dungeon cards (WHQ-Q81)."""
    if table.quest != QUEST_2 or table.is_deed(WARPSTONE_FOUND):
        return False
    return not table.holds(SET_ASIDE, WARPSTONE)
