"""Which windows people need to be asked about: where a Spell fits, or what may be done at any time counts.

The rules offer Spells, ditching, the Alchemist, the Druid's alignment and the Potion of Strength again and
again (TAL-DITCH-01, TAL-Q33, TAL-Q71). This module does not change that; it keeps people from being asked
too often. `fitting_spells.py` says where a Spell fits.
"""

from __future__ import annotations

from typing import Final, cast

from questhall.core.engine.frames import rule_of
from questhall.core.engine.rules import DECLINE, is_asked
from questhall.core.engine.state import State
from questhall.core.interface.attention import CONCERNED, FITTING, RARELY
from questhall.games.talisman.belongings.alignment import REALIGN
from questhall.games.talisman.belongings.spells_in_hand import EXCESS_SPELLS
from questhall.games.talisman.casting.any_time_actions import DRINK, TRANSMUTE
from questhall.games.talisman.components.state import FIGHT, SPELLS, Table
from questhall.games.talisman.encounters.adventure_cards import BEFORE_CARD_WINDOW
from questhall.games.talisman.encounters.encounter import AFTER_MOVE_WINDOW, BEFORE_SPACE_WINDOW
from questhall.games.talisman.fights.combat import BEFORE_ATTACK_WINDOW
from questhall.games.talisman.fights.fight_context import side_of
from questhall.games.talisman.showing.fitting_spells import could_cast, fits, is_concerned, scene_of
from questhall.games.talisman.turn.movement import BEFORE_ROLL_WINDOW

AIDS: Final = (TRANSMUTE, REALIGN)
"""What counts before cards and spaces are met; ditching changes nothing there."""


def is_quiet(state: State, seat: int) -> bool:
    """Whether nothing that this seat could hold is likely to be used in this window.

    With covers on, public facts decide: otherwise not being asked would reveal that no Spell fits.
    """
    table = cast(Table, state)
    if not table.book.question(table.asking).is_window():
        return False
    if not table.covers:
        return attention(table, seat) == RARELY
    return not could_cast(scene_of(table, seat)) and not has_timely_aid(table, seat)


def attention(state: State, seat: int) -> int:
    """How much this window matters to the seat, by what it holds."""
    table = cast(Table, state)
    scene = scene_of(table, seat)
    is_fitting = any(fits(scene, int(table.options[i])) for i in range(table.option_count))
    if not is_fitting and not has_timely_aid(table, seat):
        return RARELY
    return CONCERNED if is_concerned(scene) else FITTING


def has_timely_aid(table: Table, seat: int) -> bool:
    """Whether something is offered that needs no Spell, at a moment when it counts.

    After landing, before cards are drawn and the space is met; in another's turn before what concerns the
    seat's own character; and the Potion before anything that Strength decides. Belongings are public.
    """
    offered = {int(rule_of(table.options[i])) for i in range(table.option_count)} - {int(DECLINE.number)}
    if int(DRINK.number) in offered and strength_counts(table, seat):
        return True
    return any(int(aid.number) in offered for aid in AIDS) and aids_count(table, seat)


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


def is_forced(state: State, seat: int) -> bool:
    """Whether everybody can see that there is only one answer; with secret cards this needs a single card."""
    table = cast(Table, state)
    return not is_asked(table, seat, EXCESS_SPELLS) or table.size(SPELLS + seat) == 1
