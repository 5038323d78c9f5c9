"""The way through the dungeon: what progress is worth, when to travel, where to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.games.warhammer_quest.bots.prices import PRICES
from questhall.games.warhammer_quest.faces import EXPLORATION, WARPSTONE
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.state import (
    DUNGEON_DECK,
    LOCATION_DECK,
    QUEST_2,
    QUEST_3,
    QUEST_4,
    QUEST_5,
    SET_ASIDE,
    WARPSTONE_FOUND,
    Table,
)

PROGRESS_OF_A_LOCATION: Final = 6.0
PROGRESS_OF_A_ROUND: Final = 5.0
MOST_PRESSURE: Final = 1.5
PATIENCE: Final = 3  # rounds
WARPSTONE_WORTH: Final = 4.0


def to_explore(table: Table) -> i64:
    """The progress that the active location still takes."""
    location = table.location()
    if location < 0:
        return 0
    return EXPLORATION[location] - table.progress


def work_left(table: Table) -> float:
    """All the progress until the last location is explored."""
    return float(to_explore(table)) + PROGRESS_OF_A_LOCATION * float(table.size(LOCATION_DECK))


def pressure(table: Table) -> float:
    """How short the time is: 1 where the peril track just suffices, and ever more once it has ended."""
    rounds = float(SHEETS[table.quest].last_space() - table.peril) + 1.0
    short = work_left(table) / (rounds * PROGRESS_OF_A_ROUND)
    return lateness(table) + (short if short < MOST_PRESSURE else MOST_PRESSURE)


def lateness(table: Table) -> float:
    """For how long the peril track has been at its end: a party that only rests would do so for ever."""
    over = table.round - SHEETS[table.quest].last_space() - PATIENCE
    return 0.2 * float(over) if over > 0 else 0.0


def is_last(table: Table) -> bool:
    """Whether there is nowhere left to go."""
    return table.size(LOCATION_DECK) == 0


def progress_worth(table: Table, amount: i64) -> float:
    """What so much progress on the active location is worth, none of it being too much."""
    if amount <= 0:
        return 0.0
    each = PRICES.progress * (1.0 + PRICES.haste * pressure(table))
    whole = PRICES.complete
    if is_last(table) and table.quest in (QUEST_3, QUEST_4, QUEST_5):  # it is not won by progress
        each *= PRICES.at_the_end
        whole *= PRICES.at_the_end
    total = each * float(amount)
    if amount >= to_explore(table):
        total += whole
    return total


def draw_worth(table: Table) -> float:
    """What a dungeon card is worth: an item or a treasure, an ambush, or what the party is looking for."""
    if table.size(DUNGEON_DECK) == 0:
        return 0.0
    return WARPSTONE_WORTH if is_warpstone_hidden(table) else PRICES.draw


def is_warpstone_hidden(table: Table) -> bool:
    """Whether it lies among the next dungeon cards (WHQ-Q81)."""
    if table.quest != QUEST_2 or table.is_deed(WARPSTONE_FOUND):
        return False
    return not table.holds(SET_ASIDE, WARPSTONE)
