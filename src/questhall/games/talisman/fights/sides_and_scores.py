"""A fight as data: the two sides, what they use, their dice and scores.

Battle compares Strength, psychic combat Craft (TAL-PSY-03). A side is a character, a group of Enemy cards
that fight as one (TAL-CMB-20), or a single creature.

TAL-CMB-08, TAL-CMB-09, TAL-CMB-11, TAL-CMB-20, TAL-OBJ-07, TAL-STAT-06, TAL-STAT-07, TAL-Q40, TAL-Q41, TAL-Q42
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.components.board import is_runes
from questhall.games.talisman.components.character_cards import CRAFT_VALUE, MONK, PRIEST, WARRIOR
from questhall.games.talisman.components.creatures import KIND_OF, POWER_OF, WEREWOLF
from questhall.games.talisman.components.encounter_context import EVADED, find_card, set_state, state_of
from questhall.games.talisman.components.printed_cards import (
    BATTLE,
    BATTLE_AGAINST_DRAGONS,
    DRAGON_KIND,
    KEYWORD,
    KIND,
    LIVES_WON,
    MERCENARY,
    POWER,
    SPIRIT_KIND,
    STRENGTH_FOR_GOLD,
    WEAPON_KEYWORD,
    is_enemy,
    is_magic,
)
from questhall.games.talisman.components.state import (
    ENCOUNTER,
    FOES_LEFT,
    MERCENARY_FIGHTS,
    OBJECTS,
    ON_SPACE,
    Table,
)
from questhall.games.talisman.fights.fight_context import (
    SECOND_WEAPON,
    WEAPON,
    attacker,
    blasts_of,
    creature_of,
    defender,
    die_of,
    fighter,
    helper_of,
    is_fight_evaded,
    is_psychic,
    is_stand_off,
    second_die_of,
    weapon_in,
)

RUNES_BONUS: Final = 2


# Enemies: those cards on the space that attack in this way and have not been evaded


def is_in_the_fight(table: Table, place: i64, card: i64) -> bool:
    face = table.faces[card]
    if not is_enemy(face) or (KIND[face] == SPIRIT_KIND) != is_psychic(table, place):
        return False
    return not is_evaded(table, card)


def is_evaded(table: Table, card: i64) -> bool:
    encounter = table.top_context(ENCOUNTER)
    which = find_card(table, encounter, card)
    return which >= 0 and state_of(table, encounter, which) == EVADED


def mark_evaded(table: Table, card: i64) -> None:
    """This Enemy neither affects the character nor is affected by him (TAL-EVADE-02)."""
    encounter = table.top_context(ENCOUNTER)
    set_state(table, encounter, find_card(table, encounter, card), EVADED)


def foes_power(table: Table, place: i64) -> i64:
    """The Strength or Craft that the character faces: of a creature, or of all Enemies together."""
    creature = creature_of(table, place)
    seat = attacker(table, place)
    if creature == WEREWOLF:
        return table.get(seat, FOES_LEFT)
    if creature != NOBODY:
        return POWER_OF[creature]
    total: i64 = 0
    card = table.top(ON_SPACE + table.place(seat))
    while card != NO_CARD:
        if is_in_the_fight(table, place, card):
            total += POWER[table.faces[card]]
        card = table.links[card]
    return total


def has_enemies(table: Table, place: i64) -> bool:
    """Whether any Enemy is left to fight."""
    seat = attacker(table, place)
    card = table.top(ON_SPACE + table.place(seat))
    while card != NO_CARD:
        if is_in_the_fight(table, place, card):
            return True
        card = table.links[card]
    return False


def is_against_a_dragon(table: Table, place: i64) -> bool:
    """One Dragon among the opponents is enough."""
    creature = creature_of(table, place)
    if creature != NOBODY:
        return KIND_OF[creature] == DRAGON_KIND
    if defender(table, place) != NOBODY:
        return False
    card = table.top(ON_SPACE + table.place(attacker(table, place)))
    while card != NO_CARD:
        if KIND[table.faces[card]] == DRAGON_KIND and is_in_the_fight(table, place, card):
            return True
        card = table.links[card]
    return False


# Weapons (TAL-OBJ-07)


def weapon_limit(table: Table, seat: i64) -> i64:
    """One, the Warrior two; the Monk and the Priest may use none."""
    if table.is_character(seat, MONK) or table.is_character(seat, PRIEST):
        return 0
    if table.is_character(seat, WARRIOR):
        return 2
    return 1


def can_use_weapon(table: Table, seat: i64, face: i64) -> bool:
    if KEYWORD[face] != WEAPON_KEYWORD:
        return False
    return not is_magic(face) or table.may_use_magic(seat)


def weapon_strength(table: Table, place: i64, face: i64) -> i64:
    """What a Weapon adds in this battle; the Cursed Glade takes the bonuses of all Objects (TAL-STAT-14)."""
    if BATTLE_AGAINST_DRAGONS[face] > 0 and is_against_a_dragon(table, place):
        return BATTLE_AGAINST_DRAGONS[face]
    return BATTLE[face]


def take_up_best_weapons(table: Table, place: i64, side: i64) -> None:
    """Everyone goes into battle with the best he has; he may still change that before the roll."""
    seat = fighter(table, place, side)
    if is_psychic(table, place) or seat == NOBODY:
        return
    limit = weapon_limit(table, seat)
    slot: i64 = 0
    while slot < limit:
        face = best_weapon_left(table, place, side)
        if face < 0:
            return
        table.set_field(place + side, WEAPON + slot, face + 1)
        slot += 1


def best_weapon_left(table: Table, place: i64, side: i64) -> i64:
    """The strongest Weapon not yet in use; of equal ones the one that also wins a Life."""
    seat = fighter(table, place, side)
    best: i64 = -1
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        is_free = weapons_in_use(table, place, side, face) < table.count(OBJECTS + seat, face)
        if is_free and can_use_weapon(table, seat, face) and is_better(table, place, face, best):
            best = face
        card = table.links[card]
    return best


def is_better(table: Table, place: i64, face: i64, best: i64) -> bool:
    if best < 0 or weapon_strength(table, place, face) > weapon_strength(table, place, best):
        return True
    return LIVES_WON[face] > 0 and weapon_strength(table, place, best) == BATTLE[face]


def weapons_in_use(table: Table, place: i64, side: i64, face: i64) -> i64:
    """How many copies of a Weapon this side uses."""
    uses: i64 = 0
    if weapon_in(table, place, side, WEAPON) == face:
        uses += 1
    if weapon_in(table, place, side, SECOND_WEAPON) == face:
        uses += 1
    return uses


# Scores


def side_power(table: Table, place: i64, side: i64) -> i64:
    """Total Strength or Craft of a side in this fight, totalled before the roll.

    TAL-CMB-08, TAL-CMB-22, TAL-STAT-12
    """
    seat = fighter(table, place, side)
    if seat == NOBODY:
        return foes_power(table, place)
    if is_psychic(table, place):
        return table.craft(seat)
    total = table.strength(seat) + blasts_of(table, place, side) * table.craft_value(seat)
    if table.may_use_objects(seat):
        for slot in range(WEAPON, SECOND_WEAPON + 1):
            weapon = weapon_in(table, place, side, slot)
            if weapon >= 0:
                total += weapon_strength(table, place, weapon)
    helper = helper_of(table, place, side)
    if helper >= 0:
        total += POWER[helper]
    if table.is_character(seat, MONK):
        total += CRAFT_VALUE[MONK]
    if table.has_lasting(MERCENARY_FIGHTS, seat) and table.has_follower(seat, MERCENARY):
        total += STRENGTH_FOR_GOLD[MERCENARY]
    return total


def better_die(table: Table, place: i64, side: i64) -> i64:
    first = die_of(table, place, side)
    second = second_die_of(table, place, side)
    if second > first:
        return second
    return first


def score(table: Table, place: i64, side: i64) -> i64:
    """The attack score: the die and the total (TAL-CMB-09, TAL-CMB-11).

    Creatures on Runes add 2 to their attack roll, and nothing if they do not roll (TAL-TURN-13).
    """
    total = side_power(table, place, side) + better_die(table, place, side)
    rolls_for_creature = fighter(table, place, side) == NOBODY and die_of(table, place, side) != 0
    if rolls_for_creature and is_runes(table.place(attacker(table, place))):
        total += RUNES_BONUS
    return total


def lives_won(table: Table, place: i64, side: i64) -> i64:
    """How many Lives a victory with these Weapons gives: the Runesword's one."""
    lives: i64 = 0
    for slot in range(WEAPON, SECOND_WEAPON + 1):
        weapon = weapon_in(table, place, side, slot)
        if weapon >= 0:
            lives += LIVES_WON[weapon]
    return lives


def is_off(table: Table, place: i64) -> bool:
    """Whether no dice will be rolled: everybody evaded, bribed or destroyed, or one Spirit saved from that."""
    if is_fight_evaded(table, place) or is_stand_off(table, place):
        return True
    if creature_of(table, place) != NOBODY or defender(table, place) != NOBODY:
        return False
    return not has_enemies(table, place)
