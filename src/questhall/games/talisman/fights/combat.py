"""Battle and psychic combat: the five steps, the dice, and the comparison.

TAL-CMB-01, TAL-CMB-02, TAL-CMB-03, TAL-CMB-04, TAL-CMB-05, TAL-CMB-06, TAL-CMB-07, TAL-CMB-08, TAL-CMB-09,
TAL-CMB-10, TAL-CMB-11, TAL-CMB-12, TAL-CMB-13, TAL-CMB-14, TAL-CMB-15, TAL-CMB-16, TAL-CMB-17, TAL-CMB-18,
TAL-CMB-19, TAL-CMB-20, TAL-PSY-01, TAL-PSY-02, TAL-PSY-03, TAL-PSY-04, TAL-PSY-05, TAL-PVP-01, TAL-PVP-02,
TAL-PVP-03, TAL-PVP-04, TAL-PVP-05, TAL-PVP-06, TAL-PVP-07, TAL-PVP-08, TAL-Q35, TAL-Q36, TAL-Q37, TAL-Q38,
TAL-Q39, TAL-Q40, TAL-Q41, TAL-Q42, TAL-Q43, TAL-Q44, TAL-Q45, TAL-Q46
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import first_of, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import spend_fate
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import AT_EVASION, BEFORE_ATTACK
from questhall.games.talisman.characters.dice_and_fate import DIE as WHICH_DIE
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.characters.losses import BY_BATTLE, BY_PSYCHIC_COMBAT, announce_loss
from questhall.games.talisman.characters.missed_turns import TURN_ENDS
from questhall.games.talisman.components.character_cards import WARRIOR
from questhall.games.talisman.components.creatures import fights_with_craft
from questhall.games.talisman.components.event_kinds import (
    ATTACK_ROLLED,
    ATTACKED,
    CREATURE_ATTACKS,
    FIGHT_BEGINS,
    FOE_ROLLED,
    LOST_FIGHT,
    ROLLED_AGAIN,
    SCORES,
)
from questhall.games.talisman.components.state import FATE, Table
from questhall.games.talisman.fights.defeated_creatures import ENEMY_DEATH_WINDOW, VICTORY, stand_off
from questhall.games.talisman.fights.evading import EVASION
from questhall.games.talisman.fights.sides_and_scores import (
    ATTACKER,
    BATTLE_FIGHT,
    CREATURE_FOE,
    DEFENDER,
    DIE,
    HOW,
    IS_ASSASSINATION,
    IS_STANDOFF,
    PSYCHIC,
    SEAT,
    SECOND_DIE,
    is_off,
    is_psychic,
    open_fight,
    score,
)
from questhall.games.talisman.fights.spoils import win_over_character
from questhall.games.talisman.fights.weapons_and_helpers import PREPARE, TAKE_UP_ARMS, dismiss_helpers


def fight_enemies(table: Table, seat: i64, how: i64) -> None:
    """All Enemies on the space that attack in this way, as one (TAL-CMB-20, TAL-PSY-05)."""
    begin_fight(table, open_fight(table, seat, NOBODY, NOBODY, how))


def fight_creature(table: Table, seat: i64, creature: i64) -> None:
    """A single creature that is no Enemy card (TAL-Q42)."""
    how: i64 = BATTLE_FIGHT
    if fights_with_craft(creature):
        how = PSYCHIC
    begin_fight(table, open_fight(table, seat, NOBODY, creature, how))


def fight_character(table: Table, seat: i64, foe: i64, how: i64) -> None:
    """Attack another character (TAL-PVP-01)."""
    begin_fight(table, open_fight(table, seat, foe, NOBODY, how))


def begin_fight(table: Table, place: i64) -> None:
    """TAL-CMB-05, TAL-PVP-01"""
    tell_beginning(table, place)
    table.push(COMPARE.at(place))
    if table.contexts[place + DEFENDER + SEAT] != NOBODY:
        table.push(ATTACK_FATE.at(place, DEFENDER))
    table.push(ATTACK_FATE.at(place, ATTACKER))
    table.push(ATTACK_ROLLS.at(place))
    if table.contexts[place + DEFENDER + SEAT] != NOBODY:
        table.push(PREPARE.at(place, DEFENDER, 0))
    table.push(PREPARE.at(place, ATTACKER, 0))
    table.push(TAKE_UP_ARMS.at(place))
    table.push(BEFORE_ATTACK_WINDOW.at(table.active, 0, place))
    table.push(EVASION.at(place))
    table.push(EVASION_WINDOW.at(table.active, 0, place))


def tell_beginning(table: Table, place: i64) -> None:
    seat = table.contexts[place + ATTACKER + SEAT]
    foe = table.contexts[place + DEFENDER + SEAT]
    creature = table.contexts[place + CREATURE_FOE]
    if foe != NOBODY:
        table.tell(ATTACKED, seat, foe, table.contexts[place + HOW])
    elif creature != NOBODY:
        table.tell(CREATURE_ATTACKS, seat, creature)
    else:
        table.tell(FIGHT_BEGINS, seat, table.contexts[place + HOW])


class FightWindow(Moment):
    """Step 1 or 2 of a fight: Spells are cast before the dice (TAL-CMB-07, TAL-PVP-03)."""

    def has_lapsed(self, table: Table, _cause: i64, place: i64, /) -> bool:
        return is_off(table, place)


@final
class EvasionWindow(FightWindow):
    """Step 1: a Spell may give the means to evade."""


@final
class BeforeAttackWindow(FightWindow):
    """Step 2: Spells for the fight."""


@final
class AttackRolls(Rule[Table]):
    """Both sides roll one die; the Warrior two in battle, of which the better counts.

    TAL-CMB-09, TAL-CMB-10, TAL-CMB-11, TAL-PVP-04, TAL-Q35
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if is_off(table, place):
            return
        self.roll_for(table, place, ATTACKER)
        if table.contexts[place + IS_ASSASSINATION] == 0:
            self.roll_for(table, place, DEFENDER)

    def roll_for(self, table: Table, place: i64, side: i64) -> None:
        seat = table.contexts[place + side + SEAT]
        table.contexts[place + side + DIE] = table.roll(SIDES)
        if seat == NOBODY:
            table.tell(FOE_ROLLED, table.contexts[place + side + DIE])
            return
        table.tell(ATTACK_ROLLED, seat, table.contexts[place + side + DIE])
        if table.is_character(seat, WARRIOR) and not is_psychic(table, place):
            table.contexts[place + side + SECOND_DIE] = table.roll(SIDES)
            table.tell(ATTACK_ROLLED, seat, table.contexts[place + side + SECOND_DIE])


@final
class AttackFate(Question[Table]):
    """Knowing both results, a player may roll his own die again; the attacker decides first.

    TAL-CMB-12, TAL-PVP-05, TAL-PVP-06, TAL-FATE-11, TAL-FATE-12, TAL-Q36, TAL-Q37
    """

    def run(self, table: Table, place: i64, side: i64, _c: i64, /) -> None:
        seat = table.contexts[place + side + SEAT]
        if is_off(table, place) or table.get(seat, FATE) == 0 or table.contexts[place + side + DIE] == 0:
            return
        table.offer(REROLL_ATTACK.at(seat, 0))
        if table.contexts[place + side + SECOND_DIE] != 0:
            table.offer(REROLL_ATTACK.at(seat, 1))
        table.offer(KEEP_ATTACK.at(seat))
        table.ask(seat, self.at(place, side))


@final
class RerollAttack(Choice[Table]):
    """TAL-FATE-01, TAL-FATE-07"""

    def run(self, table: Table, seat: i64, die: i64, _c: i64, /) -> None:
        place = first_of(table.asking) + second_of(table.asking) + DIE + die
        spend_fate(table, seat)
        table.contexts[place] = table.roll(SIDES)
        table.tell(ROLLED_AGAIN, seat, table.contexts[place])

    def reason(self, table: Table, seat: i64, _die: i64, _c: i64, /) -> str:
        if table.get(seat, FATE) == 0:
            return "TAL-FATE-10"
        return "TAL-FATE-12" if table.decider != seat else "TAL-FATE-06"


@final
class Compare(Rule[Table]):
    """The higher attack score wins; equal scores are a stand-off.

    TAL-CMB-13, TAL-CMB-14, TAL-CMB-16, TAL-CMB-17, TAL-CMB-18, TAL-PVP-07, TAL-PVP-08, TAL-Q27
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = table.contexts[place + ATTACKER + SEAT]
        foe = table.contexts[place + DEFENDER + SEAT]
        if table.contexts[place + IS_STANDOFF] != 0:
            stand_off(table, place)
            return
        if is_off(table, place):
            table.close_context(place)
            if foe != NOBODY:
                table.push(TURN_ENDS.at())
            return
        own = score(table, place, ATTACKER)
        other = score(table, place, DEFENDER)
        table.tell(SCORES, seat, own, other)
        if own == other:
            stand_off(table, place)
        elif foe != NOBODY:
            if own > other:
                win_over_character(table, place, ATTACKER)
            else:
                win_over_character(table, place, DEFENDER)
        elif own > other:
            table.push(VICTORY.at(place))
            if table.contexts[place + CREATURE_FOE] == NOBODY:
                table.push(ENEMY_DEATH_WINDOW.at(table.active, 0, place))
        else:
            lose_to_creature(table, place, seat)


def lose_to_creature(table: Table, place: i64, seat: i64) -> None:
    """A Life is about to be lost; the turn ends whether or not it is saved (TAL-CMB-14, TAL-CMB-16)."""
    cause: i64 = BY_BATTLE
    if is_psychic(table, place):
        cause = BY_PSYCHIC_COMBAT
    table.tell(LOST_FIGHT, seat)
    dismiss_helpers(table, place)
    table.close_context(place)
    table.push(TURN_ENDS.at())
    announce_loss(table, BIT[seat], 1, cause)


EVASION_WINDOW: Final = EvasionWindow(AT_EVASION)
BEFORE_ATTACK_WINDOW: Final = BeforeAttackWindow(BEFORE_ATTACK)
ATTACK_ROLLS: Final = AttackRolls()
ATTACK_FATE: Final = AttackFate("attack_fate")
REROLL_ATTACK: Final = RerollAttack("reroll attack", "TAL-CMB-12", WHICH_DIE)
KEEP_ATTACK: Final = Pass("keep attack", "TAL-CMB-12")
COMPARE: Final = Compare()
RULES: Final[list[Rule[Any]]] = [
    EVASION_WINDOW,
    BEFORE_ATTACK_WINDOW,
    ATTACK_ROLLS,
    ATTACK_FATE,
    REROLL_ATTACK,
    KEEP_ATTACK,
    COMPARE,
]
