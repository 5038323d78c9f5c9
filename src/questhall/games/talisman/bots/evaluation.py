"""How a game of Talisman stands: each player's share of the victory, guessed from what lies open.

Strength, Craft and Life, belongings, and how far a character has come: the nearer to the Crown of Command, the
nearer to the victory. The weights were fitted to games between rules of thumb by `tools/fit_talisman.py`.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.state import ONGOING, State
from questhall.core.search.policy import Evaluation, share_out
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.sheet_from_table import look
from questhall.games.talisman.bots.way_to_the_crown import inner
from questhall.games.talisman.characters.death import is_in_the_game
from questhall.games.talisman.components.board import (
    CROWN_OF_COMMAND,
    INNER_STARTS,
    PLAIN_OF_PERIL,
    VALLEY_OF_FIRE,
)
from questhall.games.talisman.components.state import SPELLS, TROPHIES, Table
from questhall.games.talisman.turn.turn import points_in

ALONE: Final = 1.0  # the weight of the board against a player alone

# What is counted of each player
BEGINS_ANEW: Final = 0  # between a death and the next character
STRENGTH_TOTAL: Final = 1
CRAFT_TOTAL: Final = 2
LIVES_LEFT: Final = 3
LAST_LIFE: Final = 4
LIVES_LATE: Final = 5  # once a character is on the Crown
FATE_LEFT: Final = 6
COINS_HAD: Final = 7
FOLLOWERS_HAD: Final = 8
WEAPONS: Final = 9
ARMOURS: Final = 10
TALISMAN_HAD: Final = 11
WAY_AHEAD: Final = 12  # what the Plain of Peril would be worth with a Talisman
TOAD: Final = 13
TROPHY_POINTS: Final = 14
AT_THE_PLAIN: Final = 15  # in the Inner Region with a Talisman: its first space, those after it, the last one
FARTHER_IN: Final = 16
WAY_INSIDE: Final = 17  # what the rest of the way is worth
IN_THE_VALLEY: Final = 18
CROWN_REACHED_BY: Final = 19
BATTLE_LATE: Final = 20  # Strength in battle once a character is on the Crown
SPELLS_HELD: Final = 21
FEATURES: Final = [
    *("begins anew", "strength", "craft", "lives", "last life", "lives late", "fate", "coins", "followers"),
    *("weapons", "armours", "talisman", "way ahead", "toad", "trophies", "plain", "farther in", "way inside"),
    *("valley", "crown", "battle late", "spells"),
]
# More than that of something is worth no more.
MOST_STRENGTH: Final = 12
LIVES_THAT_COUNT: Final = 8
MOST_COINS: Final = 4
MOST_POINTS: Final = 13


def _weights(values: list[float]) -> vec[float]:
    weights = vec[float]()
    for value in values:
        weights = append(weights, value)
    return weights


WEIGHTS: Final = _weights(
    [
        *(1.5, 0.24, 0.057, 0.118, -0.41, 0.118, 0.049, 0.054, 0.098),
        *(0.068, 0.035, 0.18, 0.025, 0.82, 0.019, -0.08, 0.7, 0.068),
        *(2.1, 1.4, -0.16, 0.037),
    ]
)
"""A Toad's is high because his own Strength comes back."""


@final
class Prospects(Evaluation):
    """The share of the victory that each seat can expect."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.counted = _weights([0.0] * len(FEATURES))

    def clock(self, state: State) -> i64:
        return cast(Table, state).turns

    def horizon(self, state: State) -> i64:
        """A round: everybody who is in the game has a turn."""
        table = cast(Table, state)
        turns = table.turns
        seat: i64 = 0
        while seat < table.seats:
            if is_in_the_game(table, seat):
                turns += 1
            seat += 1
        return turns

    def judge(self, state: State, worth: vec[float]) -> None:
        if state.ending != ONGOING:
            share_out(state, state.winners, worth)
            return
        assert isinstance(state, Table)
        is_late = is_somebody_on_the_crown(state)
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = 0.0
            if is_in_the_game(state, seat):
                worth[seat] = math.exp(self.prospect(state, seat, is_late))
            total += worth[seat]
            seat += 1
        if state.seats == 1:
            total += ALONE
        seat = 0
        while seat < state.seats:
            worth[seat] = worth[seat] / total
            seat += 1

    def prospect(self, table: Table, seat: i64, is_late: bool) -> float:
        """A seat's prospects; the share of the victory grows with its exponential."""
        self.count(table, seat, is_late)
        total = 0.0
        which: i64 = 0
        while which < len(WEIGHTS):
            total += WEIGHTS[which] * self.counted[which]
            which += 1
        return total

    def count(self, table: Table, seat: i64, is_late: bool) -> None:
        """How much of everything a player still in the game has."""
        counted = self.counted
        which: i64 = 0
        while which < len(counted):
            counted[which] = 0.0
            which += 1
        if not table.is_alive(seat):
            counted[BEGINS_ANEW] = 1.0
            return
        sheet = self.sheet
        look(table, sheet, seat)
        counted[STRENGTH_TOTAL] = up_to(MOST_STRENGTH, sheet.strength)
        counted[CRAFT_TOTAL] = float(sheet.craft)
        counted[LIVES_LEFT] = up_to(LIVES_THAT_COUNT, sheet.life)
        counted[LAST_LIFE] = 1.0 if sheet.life == 1 else 0.0
        counted[FATE_LEFT] = float(sheet.fate)
        counted[COINS_HAD] = up_to(MOST_COINS, sheet.gold)
        counted[FOLLOWERS_HAD] = float(sheet.followers)
        counted[WEAPONS] = float(sheet.weapons)
        counted[ARMOURS] = float(sheet.armours)
        counted[SPELLS_HELD] = float(table.size(SPELLS + seat))
        counted[TALISMAN_HAD] = 1.0 if sheet.has_talisman else 0.0
        counted[WAY_AHEAD] = sheet.plain if sheet.plain > 0.0 else 0.0
        counted[TOAD] = 1.0 if sheet.is_toad else 0.0
        points = points_in(table, TROPHIES + seat, is_craft=False) + points_in(
            table, TROPHIES + seat, is_craft=True
        )
        counted[TROPHY_POINTS] = up_to(MOST_POINTS, points)
        if is_late:
            counted[LIVES_LATE] = counted[LIVES_LEFT]
            counted[BATTLE_LATE] = float(sheet.battle)
        self.count_way(table, seat)

    def count_way(self, table: Table, seat: i64) -> None:
        """How far the character has come; without a Talisman the Inner Region leads nowhere."""
        counted = self.counted
        space = table.place(seat)
        if space == CROWN_OF_COMMAND:
            counted[CROWN_REACHED_BY] = 1.0
        elif space >= INNER_STARTS and self.sheet.has_talisman:
            if space == VALLEY_OF_FIRE:
                counted[IN_THE_VALLEY] = 1.0
                return
            if space == PLAIN_OF_PERIL:
                counted[AT_THE_PLAIN] = 1.0
            else:
                counted[FARTHER_IN] = 1.0
            counted[WAY_INSIDE] = inner(table, self.sheet, space)


def up_to(most: i64, amount: i64) -> float:
    return float(amount if amount < most else most)


def is_somebody_on_the_crown(table: Table) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if table.is_alive(seat) and table.place(seat) == CROWN_OF_COMMAND:
            return True
        seat += 1
    return False
