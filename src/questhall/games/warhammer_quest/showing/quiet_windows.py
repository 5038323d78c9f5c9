"""Which of the windows and single options in the rules people really need to be asked about.

What can be used at any time in the hero phase is offered before every activation and once more at the end of
the phase (WHQ-Q83). This module does not change that; it keeps people from being asked too often.
Nothing is held in secret, so all of it depends on public facts.
"""

from __future__ import annotations

from typing import cast

from questhall.core.engine.frames import first_of, third_of
from questhall.core.engine.rules import is_asked
from questhall.core.engine.state import NOBODY, State
from questhall.core.interface.attention import CONCERNED, FITTING, RARELY
from questhall.games.warhammer_quest.actions.action_steps import CHOOSE_ACTION
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import HERO_PHASE_OCCASION, LAST_MOMENT


def is_quiet(state: State, seat: int) -> bool:
    """Whether another hero is about to be activated: a player is asked before his own and at the end.

    A hero who has to be revived first, to be activated at all, is worth a question to everybody.
    """
    table = cast(Table, state)
    if not is_asked(table, seat, HERO_PHASE_OCCASION) or table.active != NOBODY:
        return False
    turn_of = first_of(table.asking)
    return third_of(table.asking) != LAST_MOMENT and turn_of != seat and table.is_standing(turn_of)


def attention(state: State, seat: int) -> int:
    """Questions about its own hero concern a seat; elsewhere using something fits, unless it is quiet."""
    if is_quiet(state, seat):
        return RARELY
    return CONCERNED if first_of(state.asking) == seat else FITTING


def is_forced(state: State, seat: int) -> bool:
    """Everything is open. Acting is the moment of a hero's activation, even with only one action left."""
    return not is_asked(state, seat, CHOOSE_ACTION)
