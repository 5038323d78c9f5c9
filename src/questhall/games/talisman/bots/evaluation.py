"""How a game of Talisman stands: each player's share of the victory, guessed from what lies open.

Strength, Craft and Life, a Talisman, belongings, and how far somebody has come: the nearer to the Crown of
Command, the nearer to the victory. The weights were fitted to games between rules of thumb by
`tools/fit_talisman.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.policy import Evaluation, share_out
from questhall.core.state import ONGOING, State
from questhall.games.talisman.board import (
    CROWN_OF_COMMAND,
    DICE_WITH_DEATH,
    INNER,
    MIDDLE,
    PITS,
    VALLEY_OF_FIRE,
    VAMPIRES_TOWER,
    WEREWOLF_DEN,
)
from questhall.games.talisman.state import (
    FATE,
    FOLLOWERS,
    GOLD,
    LIFE,
    OBJECTS,
    SPELLS,
    Table,
)

OUT: Final = -30.0
BEGINNER: Final = -1.0  # between a death and the next character


@final
class Prospects(Evaluation):
    """The share of the victory that each seat can expect."""

    def judge(self, state: State, worth: vec[float]) -> None:
        if state.ending != ONGOING:
            share_out(state, state.winners, worth)
            return
        assert isinstance(state, Table)
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = math.exp(prospect(state, seat))
            total += worth[seat]
            seat += 1
        if state.seats == 1:  # whoever plays alone plays against the board
            total += 1.0
        seat = 0
        while seat < state.seats:
            worth[seat] = worth[seat] / total
            seat += 1


def prospect(table: Table, seat: i64) -> float:
    """A seat's prospects; the share of the victory grows with its exponential."""
    if table.is_out(seat):
        return OUT
    if not table.is_alive(seat):
        return BEGINNER
    strength = float(table.strength(seat))
    craft = float(table.craft(seat))
    life = float(table.get(seat, LIFE))
    if life > 6.0:
        life = 6.0
    rating = 0.12 * (strength - 3.0) + 0.1 * (craft - 3.0) + 0.15 * life
    rating += 0.03 * float(table.get(seat, FATE)) + 0.03 * float(table.get(seat, GOLD))
    rating += 0.05 * float(table.size(SPELLS + seat)) + 0.06 * float(table.size(OBJECTS + seat))
    rating += 0.05 * float(table.size(FOLLOWERS + seat))
    if table.has_talisman(seat):
        rating += 0.4
    if table.is_toad(seat):
        rating -= 0.5
    return rating + advance(table, seat)


def advance(table: Table, seat: i64) -> float:
    """How far the character has come."""
    region = table.region(seat)
    if region != INNER:
        return 0.1 if region == MIDDLE else 0.0
    space = table.place(seat)
    if space == CROWN_OF_COMMAND:
        return 2.5
    if not table.has_talisman(seat):
        return 0.0
    if space == VALLEY_OF_FIRE:
        return 2.0
    if space in (VAMPIRES_TOWER, PITS, DICE_WITH_DEATH, WEREWOLF_DEN):
        return 1.0
    return 0.6
