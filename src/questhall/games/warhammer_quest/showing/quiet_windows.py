"""Moments at which people need not be asked about items, though the rules offer them.

What can be used at any time in the hero phase is offered before every activation and once more at the end of
the phase (WHQ-Q83). This stands beside the rules, for whoever keeps people from being asked too often.
"""

from __future__ import annotations

from typing import cast

from questhall.core.engine.frames import first_of, third_of
from questhall.core.engine.rules import is_asked
from questhall.core.engine.state import NOBODY, State
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import HERO_PHASE_OCCASION, LAST_MOMENT


def is_quiet(state: State, seat: int) -> bool:
    """Whether another hero is about to be activated: asked are people before their own and at the end."""
    table = cast(Table, state)
    if not is_asked(table, seat, HERO_PHASE_OCCASION) or table.active != NOBODY:
        return False
    return third_of(table.asking) != LAST_MOMENT and first_of(table.asking) != seat
