"""Carries out what the table of a space or card says; the tables are in `components/roll_tables.py`.

TAL-ENC-01, TAL-ALIGN-05, TAL-GOLD-07, TAL-LIFE-14, TAL-FATE-14, TAL-STAT-09, TAL-STAT-10, TAL-Q48, TAL-Q83,
TAL-Q111
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.alignment import change_alignment
from questhall.games.talisman.belongings.counters import (
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    lose_craft,
    lose_gold,
    lose_strength,
    missing_fate,
    replenish_fate,
)
from questhall.games.talisman.belongings.spells_in_hand import gain_spell
from questhall.games.talisman.characters.dice_and_fate import take_roll
from questhall.games.talisman.characters.losses import lose_life
from questhall.games.talisman.characters.missed_turns import miss_turn
from questhall.games.talisman.characters.quests import give_talisman
from questhall.games.talisman.characters.toad import become_toad
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.event_kinds import ENSLAVED, FERRY_OFFERED, TELEPORT_OFFERED
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
    LOSE_ALL_CRAFT,
    LOSE_ALL_GOLD,
    LOSE_ALL_STRENGTH,
    MISS_A_TURN,
    NOTHING_HAPPENS,
    REPLENISH_ALL_FATE,
    TELEPORT_IN_THE_REGION,
    outcome_of,
)
from questhall.games.talisman.components.state import (
    FERRY_OFFER,
    GOLD,
    IS_ENSLAVED,
    OFFER,
    POINTS_OF_A_COLOUR,
    TELEPORT_OFFER,
    Table,
)
from questhall.games.talisman.encounters.teleporting import ANY_SPACE, DESTINATION
from questhall.games.talisman.fights.combat import fight_creature


@final
class LookUp(Rule[Table]):
    """A roll has been made; its row of the table is carried out."""

    def __init__(self, label: str, which: int) -> None:
        super().__init__()
        self.label = label
        self.which: i64 = which

    def name(self) -> str:
        return self.label

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        carry_out(table, seat, outcome_of(self.which, take_roll(table)))


def carry_out(table: Table, seat: i64, outcome: i64) -> None:
    if outcome >= BE_ATTACKED:
        fight_creature(table, seat, outcome - BE_ATTACKED)
    elif outcome == BECOME_TOAD:
        become_toad(table, seat)
    elif outcome == MISS_A_TURN:
        miss_turn(table, seat)
    elif outcome == BECOME_GOOD:
        change_alignment(table, seat, GOOD)
    elif outcome == BECOME_EVIL:
        change_alignment(table, seat, EVIL)
    elif outcome == BE_ENSLAVED:
        table.set(seat, IS_ENSLAVED, 1)
        table.tell(ENSLAVED, seat)
    elif outcome == BE_OFFERED_A_TELEPORT:
        table.set(seat, OFFER, TELEPORT_OFFER)
        table.tell(TELEPORT_OFFERED, seat)
    elif outcome == BE_OFFERED_A_FERRY:
        table.set(seat, OFFER, FERRY_OFFER)
        table.tell(FERRY_OFFERED, seat)
    elif outcome == TELEPORT_IN_THE_REGION:
        table.push(DESTINATION.at(seat, ANY_SPACE))
    else:
        gain_or_lose(table, seat, outcome)


def gain_or_lose(table: Table, seat: i64, outcome: i64) -> None:
    """Counters are lost, never the printed value (TAL-STAT-09, TAL-STAT-10)."""
    if outcome == GAIN_1_STRENGTH:
        gain_strength(table, seat, 1)
    elif outcome == GAIN_1_CRAFT:
        gain_craft(table, seat, 1)
    elif outcome == GAIN_1_LIFE:
        gain_life(table, seat, 1)
    elif outcome == GAIN_2_LIVES:
        gain_life(table, seat, 2)
    elif outcome == GAIN_1_FATE:
        gain_fate(table, seat, 1)
    elif outcome == GAIN_2_FATE:
        gain_fate(table, seat, 2)
    elif outcome == REPLENISH_ALL_FATE:
        replenish_fate(table, seat, missing_fate(table, seat))
    elif outcome == GAIN_1_GOLD:
        gain_gold(table, seat, 1)
    elif outcome == GAIN_2_GOLD:
        gain_gold(table, seat, 2)
    elif outcome == GAIN_3_GOLD:
        gain_gold(table, seat, 3)
    elif outcome == GAIN_A_SPELL:
        gain_spell(table, seat)
    elif outcome == GAIN_A_TALISMAN:
        give_talisman(table, seat)
    elif outcome == LOSE_1_STRENGTH:
        lose_strength(table, seat, 1)
    elif outcome == LOSE_ALL_STRENGTH:
        lose_strength(table, seat, POINTS_OF_A_COLOUR)
    elif outcome == LOSE_1_CRAFT:
        lose_craft(table, seat, 1)
    elif outcome == LOSE_ALL_CRAFT:
        lose_craft(table, seat, POINTS_OF_A_COLOUR)
    elif outcome == LOSE_1_LIFE:
        lose_life(table, seat, 1)
    elif outcome == LOSE_2_LIVES:
        lose_life(table, seat, 2)
    elif outcome == LOSE_1_GOLD:
        lose_gold(table, seat, 1)
    elif outcome == LOSE_ALL_GOLD:
        lose_gold(table, seat, table.get(seat, GOLD))
    else:
        assert outcome == NOTHING_HAPPENS
