"""Windows that people need not be asked about: what may be done at any time, where nothing hangs on it.

The rules offer ditching, the Alchemist, the Druid's alignment and the Potion of Strength again and again
(TAL-DITCH-01, TAL-Q33). This stands beside them, for whoever keeps people from being asked too often.
"""

from __future__ import annotations

from typing import Final, cast

from questhall.core.engine.frames import rule_of
from questhall.core.engine.rules import DECLINE, is_asked
from questhall.core.engine.state import State
from questhall.games.talisman.belongings.alignment import REALIGN
from questhall.games.talisman.belongings.objects_and_followers import DITCH
from questhall.games.talisman.casting.any_time_actions import DRINK, TRANSMUTE
from questhall.games.talisman.components.state import FIGHT, SPELLS, Table
from questhall.games.talisman.encounters.adventure_cards import BEFORE_CARD_WINDOW
from questhall.games.talisman.encounters.encounter import AFTER_MOVE_WINDOW, BEFORE_SPACE_WINDOW
from questhall.games.talisman.fights.combat import BEFORE_ATTACK_WINDOW
from questhall.games.talisman.fights.fight_context import side_of
from questhall.games.talisman.turn.movement import BEFORE_ROLL_WINDOW

AIDS: Final = (DITCH.number, TRANSMUTE.number, REALIGN.number)


def is_quiet(state: State, seat: int) -> bool:
    """Whether this seat is asked for nothing but such things, at a moment when they change little.

    They matter after landing, before cards are drawn and the space is met; in the turn of another before what
    concerns the own character; and the Potion before whatever Strength decides.
    """
    table = cast(Table, state)
    if table.covers and table.size(SPELLS + seat) > 0:
        return False  # not being asked would tell that no Spell fits
    offered = {rule_of(table.options[i]) for i in range(table.option_count)}
    if DECLINE.number not in offered or not offered <= {DECLINE.number, DRINK.number, *AIDS}:
        return False
    if DRINK.number in offered and strength_counts(table, seat):
        return False
    return offered.isdisjoint(AIDS) or not aids_count(table, seat)


def aids_count(table: Table, seat: int) -> bool:
    if seat == table.active:
        return is_asked(table, seat, AFTER_MOVE_WINDOW)
    return is_asked(table, seat, BEFORE_CARD_WINDOW)


def strength_counts(table: Table, seat: int) -> bool:
    """In his own fights, on the way to the Portal of Power, and before what a space demands."""
    if is_asked(table, seat, BEFORE_ATTACK_WINDOW):
        return side_of(table, table.top_context(FIGHT), seat) >= 0
    on_the_way = is_asked(table, seat, BEFORE_ROLL_WINDOW) or is_asked(table, seat, BEFORE_SPACE_WINDOW)
    return seat == table.active and on_the_way
