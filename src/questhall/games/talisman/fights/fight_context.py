"""A fight as data: what it is, and the two sides with what they use and what they have rolled.

A fight is a context on the stack, named by its place there; a side is `ATTACKER` or `DEFENDER`. The attacker is
always a character. His opponent is another character, a creature, or all Enemy cards on the space together.

TAL-CMB-20, TAL-PSY-03, TAL-Q42
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.state import NOBODY
from questhall.games.talisman.components.state import FIGHT, Table

# How it is fought
BATTLE_FIGHT: Final = 0
PSYCHIC: Final = 1

# The words of a fight: what it is, then the two sides with the same words each
HOW: Final = 0
CREATURE_FOE: Final = 1  # a creature, or nobody: then Enemy cards or a character
IS_EVADED: Final = 2  # the whole fight is off
IS_STANDOFF: Final = 3  # whatever the scores say
IS_ASSASSINATION: Final = 4  # the foe rolls no die
ATTACKER: Final = 5
DEFENDER: Final = 12
FIGHT_SIZE: Final = 19

# The words of a side
SEAT: Final = 0  # or nobody
DIE: Final = 1
SECOND_DIE: Final = 2  # 0 if there is none
WEAPON: Final = 3  # face and one, 0 for none
SECOND_WEAPON: Final = 4
HELPER: Final = 5  # the raised or charmed Follower that fights along: face and one
BLASTS: Final = 6  # how many Psionic Blasts add Craft to Strength


def open_fight(table: Table, seat: i64, foe: i64, creature: i64, how: i64) -> i64:
    """Begin a fight; with neither a foe nor a creature it is with the Enemies on the space."""
    place = table.open_wide_context(FIGHT, FIGHT_SIZE)
    table.set_field(place, HOW, how)
    table.set_field(place, CREATURE_FOE, creature)
    table.set_field(place + ATTACKER, SEAT, seat)
    table.set_field(place + DEFENDER, SEAT, foe)
    return place


# The fight as a whole


def how_fought(table: Table, place: i64) -> i64:
    """Battle or psychic combat."""
    return table.field(place, HOW)


def is_psychic(table: Table, place: i64) -> bool:
    return table.field(place, HOW) == PSYCHIC


def creature_of(table: Table, place: i64) -> i64:
    """The creature that is fought, or nobody: then it is Enemy cards or a character."""
    return table.field(place, CREATURE_FOE)


def is_fight_evaded(table: Table, place: i64) -> bool:
    """Whether the whole fight has been evaded."""
    return table.field(place, IS_EVADED) != 0


def is_stand_off(table: Table, place: i64) -> bool:
    """Whether nobody will win, whatever the scores say."""
    return table.field(place, IS_STANDOFF) != 0


def make_stand_off(table: Table, place: i64) -> None:
    table.set_field(place, IS_STANDOFF, 1)


def is_assassination(table: Table, place: i64) -> bool:
    """Whether the foe rolls no die."""
    return table.field(place, IS_ASSASSINATION) != 0


# Its sides


def other_side(side: i64) -> i64:
    return ATTACKER + DEFENDER - side


def fighter(table: Table, place: i64, side: i64) -> i64:
    """The character who fights on a side, or nobody."""
    return table.field(place + side, SEAT)


def attacker(table: Table, place: i64) -> i64:
    """The character who attacks, or is attacked by creatures."""
    return table.field(place, ATTACKER)


def defender(table: Table, place: i64) -> i64:
    """The character who is attacked by another one, or nobody."""
    return table.field(place, DEFENDER)


def side_of(table: Table, place: i64, seat: i64) -> i64:
    """On which side a character fights, or nobody's."""
    if attacker(table, place) == seat:
        return ATTACKER
    if defender(table, place) == seat:
        return DEFENDER
    return NOBODY


def die_of(table: Table, place: i64, side: i64) -> i64:
    """What a side has rolled; 0 if it has not."""
    return table.field(place + side, DIE)


def second_die_of(table: Table, place: i64, side: i64) -> i64:
    """The Warrior's second die in battle; 0 if there is none."""
    return table.field(place + side, SECOND_DIE)


def weapon_in(table: Table, place: i64, side: i64, slot: i64) -> i64:
    """The Weapon (a face) in a slot, `WEAPON` or `SECOND_WEAPON`; below 0 if there is none."""
    return table.field(place + side, slot) - 1


def helper_of(table: Table, place: i64, side: i64) -> i64:
    """The raised or charmed Follower (a face) that fights along; below 0 if there is none."""
    return table.field(place + side, HELPER) - 1


def blasts_of(table: Table, place: i64, side: i64) -> i64:
    """How many Psionic Blasts add the Craft value of a side to its Strength."""
    return table.field(place + side, BLASTS)


assert SEAT == 0, "the place of a side is the place of who fights on it"
