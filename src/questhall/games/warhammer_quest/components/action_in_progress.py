"""An action in progress as data: dice, icons, targets. The steps are in `actions/action_steps.py`.

There are as many dice as an action needs: with too few dice at the table, the missing ones are rolled later,
which is not a reroll (WHQ-DICE-04, WHQ-DICE-05).
WHQ-ACTION-06, WHQ-DICE-01, WHQ-Q05, WHQ-Q10
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.rules import Noun
from questhall.games.warhammer_quest.components.columns import column
from questhall.games.warhammer_quest.components.event_kinds import ROLLED_ENEMY_DIE, ROLLED_HERO_DIE
from questhall.games.warhammer_quest.components.state import ACTION, Table
from questhall.games.warhammer_quest.components.switches import OTHER_DICE

# The context of an action
DOER: Final = 0
CARD_USED: Final = 1  # the action card
KIND: Final = 2
AIDED: Final = 3  # the hero who is aided, or nobody
IS_RANGED: Final = 4
SPENT: Final = 5  # success tokens
EXTRA_SUCCESSES: Final = 6
CRITICALS: Final = 7
HERO_DICE: Final = 8
ENEMY_DICE: Final = 9
FIRST_HERO_DIE: Final = 10
FIRST_ENEMY_DIE: Final = 16
TARGET_COUNT: Final = 20
FIRST_TARGET: Final = 21  # room for five
ATTACKER_COUNT: Final = 26
FIRST_ATTACKER: Final = 27
NEMESES: Final = 30  # those in play when the dice were rolled, a mask in the order of their faces
USED: Final = 31  # what can be used once in an action, a mask by face
SUCCESSES: Final = 32
DEFENCE: Final = 33
ATTACKS: Final = 34
HAS_NEMESIS_ICON: Final = 35
PLACED: Final = 36  # progress
TARGET_LIMIT: Final = 37
WAS_IN_SHADOWS: Final = 38  # a target, when it was chosen
IS_EMPOWERED: Final = 39
WOUNDED: Final = 40  # wounds that the hero suffered from the attacks
ENEMIES_THERE: Final = 41  # in his zone when the dice were rolled
LOST_SUCCESSES: Final = 42
FEWER_ENEMY_DICE: Final = 43
SHARES: Final = 44  # how many successes each target gets, eight bits for each, where they are divided
DEED_SIZE: Final = 45

# Faces of the dice (WHQ-Q05)
SIDES: Final = 6
CRITICAL: Final = 5
NEMESIS_FACE: Final = 3
BLANK: Final = 4
SUCCESSES_ON: Final = column([1, 1, 2, 1, 0, 0])
DEFENCE_ON: Final = column([0, 0, 0, 1, 1, 0])
HERO_DIE: Final = ["success", "success", "two_successes", "success_and_defence", "defence", "critical"]
ENEMY_DIE: Final = ["attack", "attack", "attack", "nemesis", "blank", "blank"]
OTHER_HERO_DIE: Final = column([0, 1, 2, 2, 4, 5])  # two successes for success and defence
OTHER_ENEMY_DIE: Final = column([0, 1, 2, 3, 3, 5])  # a second nemesis for a blank
DIE: Final = Noun("die", [*(f"hero-{n}" for n in range(1, 7)), *(f"enemy-{n}" for n in range(1, 5))])
FIRST_ENEMY_DIE_NAME: Final = 6


def current_action(table: Table) -> i64:
    """The place of the current action, or -1."""
    return table.top_context(ACTION)


def doer(table: Table, place: i64) -> i64:
    return table.field(place, DOER)


def action_face(table: Table, place: i64) -> i64:
    card = table.field(place, CARD_USED)
    return table.faces[card]


# Targets and attackers


def target(table: Table, place: i64, number: i64) -> i64:
    return table.field(place, FIRST_TARGET + number)


def add_target(table: Table, place: i64, card: i64) -> None:
    table.set_field(place, FIRST_TARGET + table.field(place, TARGET_COUNT), card)
    table.add_to_field(place, TARGET_COUNT, 1)


def is_target(table: Table, place: i64, card: i64) -> bool:
    return any(target(table, place, number) == card for number in range(table.field(place, TARGET_COUNT)))


def attacker(table: Table, place: i64, number: i64) -> i64:
    """An enemy that was ready in the hero's zone when the dice were rolled."""
    return table.field(place, FIRST_ATTACKER + number)


def set_attacker(table: Table, place: i64, number: i64, card: i64) -> None:
    table.set_field(place, FIRST_ATTACKER + number, card)


# Dice


def hero_die(table: Table, place: i64, die: i64) -> i64:
    """The face that a hero die shows."""
    return table.field(place, FIRST_HERO_DIE + die)


def enemy_die(table: Table, place: i64, die: i64) -> i64:
    return table.field(place, FIRST_ENEMY_DIE + die)


def set_enemy_die(table: Table, place: i64, die: i64, face: i64) -> None:
    """Change what a die shows; an icon that was changed may be changed again (WHQ-DICE-03)."""
    table.set_field(place, FIRST_ENEMY_DIE + die, face)


def dice_successes(table: Table, place: i64) -> i64:
    total: i64 = 0
    for die in range(table.field(place, HERO_DICE)):
        total += SUCCESSES_ON[hero_die(table, place, die)]
    return total


def dice_defence(table: Table, place: i64) -> i64:
    total: i64 = 0
    for die in range(table.field(place, HERO_DICE)):
        total += DEFENCE_ON[hero_die(table, place, die)]
    return total


def attack_icons(table: Table, place: i64) -> i64:
    total: i64 = 0
    for die in range(table.field(place, ENEMY_DICE)):
        if enemy_die(table, place, die) < NEMESIS_FACE:
            total += 1
    return total


def has_nemesis_icon(table: Table, place: i64) -> bool:
    return any(enemy_die(table, place, die) == NEMESIS_FACE for die in range(table.field(place, ENEMY_DICE)))


def roll_hero_face(table: Table) -> i64:
    """The face that one hero die shows (WHQ-Q05)."""
    face = table.roll(SIDES) - 1
    if table.variants & OTHER_DICE:
        face = OTHER_HERO_DIE[face]
    return face


def roll_hero_die(table: Table, place: i64, die: i64) -> None:
    """A critical adds a success for good and is rolled again, again and again.

    WHQ-ACTION-14, WHQ-ACTION-15, WHQ-Q06, WHQ-Q07
    """
    while True:
        face = roll_hero_face(table)
        table.tell(ROLLED_HERO_DIE, doer(table, place), face)
        table.set_field(place, FIRST_HERO_DIE + die, face)
        if face != CRITICAL:
            return
        table.add_to_field(place, CRITICALS, 1)


def roll_enemy_die(table: Table, place: i64, die: i64) -> None:
    face = table.roll(SIDES) - 1
    if table.variants & OTHER_DICE:
        face = OTHER_ENEMY_DIE[face]
    table.tell(ROLLED_ENEMY_DIE, doer(table, place), face)
    set_enemy_die(table, place, die, face)
