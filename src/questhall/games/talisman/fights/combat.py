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
from questhall.core.engine.frames import NO_FRAME, first_of, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import spend_fate
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import AT_EVASION, BEFORE_ATTACK
from questhall.games.talisman.characters.dice_and_fate import DIE_NOUN, FIRST, SECOND, SIDES
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
from questhall.games.talisman.fights.fight_context import (
    ATTACKER,
    BATTLE_FIGHT,
    DEFENDER,
    DIE,
    PSYCHIC,
    SECOND_DIE,
    attacker,
    creature_of,
    defender,
    die_of,
    fighter,
    how_fought,
    is_assassination,
    is_psychic,
    is_stand_off,
    open_fight,
    second_die_of,
)
from questhall.games.talisman.fights.sides_and_scores import (
    is_off,
    score,
)
from questhall.games.talisman.fights.spoils import win_over_character
from questhall.games.talisman.fights.weapons_and_helpers import (
    NOTHING_PUT_AWAY,
    PREPARE,
    TAKE_UP_ARMS,
    dismiss_helpers,
)


def fight_enemies(table: Table, seat: i64, how: i64) -> None:
    """All Enemies on the space that attack in this way, as one (TAL-CMB-20, TAL-PSY-05)."""
    begin_fight(table, open_fight(table, seat, NOBODY, NOBODY, how))


def fight_creature(table: Table, seat: i64, creature: i64) -> None:
    """A single creature that is not an Enemy card (TAL-Q42)."""
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
    prepare_defender: i64 = NO_FRAME
    fate_of_defender: i64 = NO_FRAME
    if defender(table, place) != NOBODY:
        prepare_defender = PREPARE.at(place, DEFENDER, NOTHING_PUT_AWAY)
        fate_of_defender = ATTACK_FATE.at(place, DEFENDER)
    table.push_in_order(
        EVASION_WINDOW.opened_by(table.active, place),  # step 1: TAL-CMB-06, TAL-PVP-02
        EVASION.at(place),
        BEFORE_ATTACK_WINDOW.opened_by(table.active, place),  # step 2: TAL-CMB-07, TAL-PVP-03
        TAKE_UP_ARMS.at(place),
        PREPARE.at(place, ATTACKER, NOTHING_PUT_AWAY),  # TAL-CMB-08
        prepare_defender,
        ATTACK_ROLLS.at(place),  # steps 3 and 4: TAL-CMB-09, TAL-CMB-10, TAL-PVP-04
        ATTACK_FATE.at(place, ATTACKER),  # TAL-CMB-12, TAL-PVP-05
        fate_of_defender,
        COMPARE.at(place),  # step 5: TAL-CMB-13, TAL-CMB-14, TAL-PVP-07
    )


def tell_beginning(table: Table, place: i64) -> None:
    seat = attacker(table, place)
    foe = defender(table, place)
    creature = creature_of(table, place)
    if foe != NOBODY:
        table.tell(ATTACKED, seat, foe, how_fought(table, place))
    elif creature != NOBODY:
        table.tell(CREATURE_ATTACKS, seat, creature)
    else:
        table.tell(FIGHT_BEGINS, seat, how_fought(table, place))


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
        if not is_assassination(table, place):
            self.roll_for(table, place, DEFENDER)

    def roll_for(self, table: Table, place: i64, side: i64) -> None:
        seat = fighter(table, place, side)
        table.set_field(place + side, DIE, table.roll(SIDES))
        if seat == NOBODY:
            table.tell(FOE_ROLLED, die_of(table, place, side))
            return
        table.tell(ATTACK_ROLLED, seat, die_of(table, place, side))
        if table.is_character(seat, WARRIOR) and not is_psychic(table, place):
            table.set_field(place + side, SECOND_DIE, table.roll(SIDES))
            table.tell(ATTACK_ROLLED, seat, second_die_of(table, place, side))


@final
class AttackFate(Question[Table]):
    """Knowing both results, a player may roll his own die again; the attacker decides first.

    TAL-CMB-12, TAL-CMB-24, TAL-PVP-05, TAL-PVP-06, TAL-FATE-11, TAL-FATE-12, TAL-Q36, TAL-Q37
    """

    def run(self, table: Table, place: i64, side: i64, _c: i64, /) -> None:
        seat = fighter(table, place, side)
        if is_off(table, place) or table.get(seat, FATE) == 0 or die_of(table, place, side) == 0:
            return
        table.offer(REROLL_ATTACK.at(seat, FIRST))
        if second_die_of(table, place, side) != 0:
            table.offer(REROLL_ATTACK.at(seat, SECOND))
        table.offer(KEEP_ATTACK.at(seat))
        table.ask(seat, self.at(place, side))


@final
class RerollAttack(Choice[Table]):
    """TAL-FATE-01, TAL-FATE-07"""

    def run(self, table: Table, seat: i64, die: i64, _c: i64, /) -> None:
        own_side = first_of(table.asking) + second_of(table.asking)
        spend_fate(table, seat)
        table.set_field(own_side + DIE, die, table.roll(SIDES))
        table.tell(ROLLED_AGAIN, seat, table.field(own_side + DIE, die))

    def reason(self, table: Table, seat: i64, _die: i64, _c: i64, /) -> str:
        if table.get(seat, FATE) == 0:
            return "TAL-FATE-10"
        return "TAL-FATE-12" if table.decider != seat else "TAL-FATE-06"


@final
class Compare(Rule[Table]):
    """The higher attack score wins; equal scores are a stand-off.

    TAL-CMB-13, TAL-CMB-14, TAL-CMB-16, TAL-CMB-17, TAL-CMB-18, TAL-CMB-23, TAL-PVP-07, TAL-PVP-08, TAL-Q27
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = attacker(table, place)
        foe = defender(table, place)
        if is_stand_off(table, place):
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
            last_moment: i64 = NO_FRAME
            if creature_of(table, place) == NOBODY:
                last_moment = ENEMY_DEATH_WINDOW.opened_by(table.active, place)
            table.push_in_order(last_moment, VICTORY.at(place))
        else:
            lose_to_creature(table, place, seat)


def lose_to_creature(table: Table, place: i64, seat: i64) -> None:
    """A Life is about to be lost; the turn ends whether or not it is saved.

    TAL-CMB-14, TAL-CMB-16, TAL-CMB-25
    """
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
REROLL_ATTACK: Final = RerollAttack("reroll attack", "TAL-CMB-12", DIE_NOUN)
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
