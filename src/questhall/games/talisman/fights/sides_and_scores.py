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
from questhall.games.talisman.components.encounter_context import COUNT, EVADED, FIRST_CARD
from questhall.games.talisman.components.printed_cards import (
    BATTLE,
    DRAGON_KIND,
    HOLY_LANCE,
    KEYWORD,
    KIND,
    MERCENARY,
    POWER,
    RUNESWORD,
    SPIRIT_KIND,
    WEAPON_KEYWORD,
    is_enemy,
    is_magic,
)
from questhall.games.talisman.components.state import (
    CHARACTER,
    ENCOUNTER,
    FIGHT,
    FOES_LEFT,
    MERCENARY_FIGHTS,
    OBJECTS,
    ON_SPACE,
    Table,
)

BATTLE_FIGHT: Final = 0
PSYCHIC: Final = 1

# The context of a fight: what it is, then the two sides with the same words each
HOW: Final = 0  # battle or psychic combat
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
BLAST: Final = 6  # what Psionic Blasts add

MERCENARY_STRENGTH: Final = 3
LANCE_AGAINST_DRAGONS: Final = 3
RUNES_BONUS: Final = 2


def open_fight(table: Table, seat: i64, foe: i64, creature: i64, how: i64) -> i64:
    """Begin a fight; with neither a foe nor a creature it is with the Enemies on the space."""
    place = table.open_wide_context(FIGHT, FIGHT_SIZE)
    table.contexts[place + HOW] = how
    table.contexts[place + CREATURE_FOE] = creature
    table.contexts[place + ATTACKER + SEAT] = seat
    table.contexts[place + DEFENDER + SEAT] = foe
    return place


def is_psychic(table: Table, place: i64) -> bool:
    return table.contexts[place + HOW] == PSYCHIC


def other_side(side: i64) -> i64:
    return ATTACKER + DEFENDER - side


# Enemies: those cards on the space that attack in this way and have not been evaded


def is_in_the_fight(table: Table, place: i64, card: i64) -> bool:
    face = table.faces[card]
    if not is_enemy(face) or (KIND[face] == SPIRIT_KIND) != is_psychic(table, place):
        return False
    return not is_evaded(table, card)


def encounter_entry(table: Table, card: i64) -> i64:
    """Where the encounter notes whether this card has been met, or -1."""
    place = table.top_context(ENCOUNTER)
    i: i64 = 0
    while i < table.contexts[place + COUNT]:
        if table.contexts[place + FIRST_CARD + 2 * i] == card:
            return place + FIRST_CARD + 2 * i + 1
        i += 1
    return -1


def is_evaded(table: Table, card: i64) -> bool:
    entry = encounter_entry(table, card)
    return entry >= 0 and table.contexts[entry] == EVADED


def mark_evaded(table: Table, card: i64) -> None:
    """This Enemy neither affects the character nor is affected by him (TAL-EVADE-02)."""
    table.contexts[encounter_entry(table, card)] = EVADED


def foes_power(table: Table, place: i64) -> i64:
    """The Strength or Craft that stands against the character: of a creature, or of all Enemies together."""
    creature = table.contexts[place + CREATURE_FOE]
    seat = table.contexts[place + ATTACKER + SEAT]
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
    seat = table.contexts[place + ATTACKER + SEAT]
    card = table.top(ON_SPACE + table.place(seat))
    while card != NO_CARD:
        if is_in_the_fight(table, place, card):
            return True
        card = table.links[card]
    return False


def is_against_a_dragon(table: Table, place: i64) -> bool:
    """One Dragon among the opponents is enough."""
    creature = table.contexts[place + CREATURE_FOE]
    if creature != NOBODY:
        return KIND_OF[creature] == DRAGON_KIND
    if table.contexts[place + DEFENDER + SEAT] != NOBODY:
        return False
    card = table.top(ON_SPACE + table.place(table.contexts[place + ATTACKER + SEAT]))
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
    if face == HOLY_LANCE and is_against_a_dragon(table, place):
        return LANCE_AGAINST_DRAGONS
    return BATTLE[face]


def take_up_best_weapons(table: Table, place: i64, side: i64) -> None:
    """Everyone goes into battle with the best he has; he may still change that before the roll."""
    seat = table.contexts[place + side + SEAT]
    if is_psychic(table, place) or seat == NOBODY:
        return
    limit = weapon_limit(table, seat)
    slot: i64 = 0
    while slot < limit:
        face = best_weapon_left(table, place, side)
        if face < 0:
            return
        table.contexts[place + side + WEAPON + slot] = face + 1
        slot += 1


def best_weapon_left(table: Table, place: i64, side: i64) -> i64:
    """The strongest Weapon not yet in use; of equal ones the Runesword, which gives more than its bonus."""
    seat = table.contexts[place + side + SEAT]
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
    return face == RUNESWORD and weapon_strength(table, place, best) == BATTLE[RUNESWORD]


def weapons_in_use(table: Table, place: i64, side: i64, face: i64) -> i64:
    """How many copies of a Weapon this side uses."""
    uses: i64 = 0
    if table.contexts[place + side + WEAPON] == face + 1:
        uses += 1
    if table.contexts[place + side + SECOND_WEAPON] == face + 1:
        uses += 1
    return uses


# Scores


def side_power(table: Table, place: i64, side: i64) -> i64:
    """Total Strength or Craft of a side in this fight, totalled before the roll (TAL-CMB-08)."""
    seat = table.contexts[place + side + SEAT]
    if seat == NOBODY:
        return foes_power(table, place)
    if is_psychic(table, place):
        return table.craft(seat)
    total = table.strength(seat) + table.contexts[place + side + BLAST]
    if table.may_use_objects(seat):
        for slot in (WEAPON, SECOND_WEAPON):
            weapon = table.contexts[place + side + slot]
            if weapon > 0:
                total += weapon_strength(table, place, weapon - 1)
    if table.contexts[place + side + HELPER] > 0:
        total += POWER[table.contexts[place + side + HELPER] - 1]
    if table.is_character(seat, MONK):
        total += CRAFT_VALUE[MONK]
    if table.has_lasting(MERCENARY_FIGHTS, seat) and table.has_follower(seat, MERCENARY):
        total += MERCENARY_STRENGTH
    return total


def better_die(table: Table, place: i64, side: i64) -> i64:
    first = table.contexts[place + side + DIE]
    second = table.contexts[place + side + SECOND_DIE]
    if second > first:
        return second
    return first


def score(table: Table, place: i64, side: i64) -> i64:
    """The attack score: the die and the total (TAL-CMB-09, TAL-CMB-11).

    Creatures on Runes add 2 to their attack roll, so nothing when they make none (TAL-TURN-13).
    """
    total = side_power(table, place, side) + better_die(table, place, side)
    rolls_for_creature = (
        table.contexts[place + side + SEAT] == NOBODY and table.contexts[place + side + DIE] != 0
    )
    if rolls_for_creature and is_runes(table.place(table.contexts[place + ATTACKER + SEAT])):
        total += RUNES_BONUS
    return total


def uses_runesword(table: Table, place: i64, side: i64) -> bool:
    return weapons_in_use(table, place, side, RUNESWORD) > 0


def psionic_strength(table: Table, seat: i64) -> i64:
    """Psionic Blast adds the printed Craft value, without counters (TAL-Q05)."""
    return CRAFT_VALUE[table.get(seat, CHARACTER)]


def is_off(table: Table, place: i64) -> bool:
    """Whether no dice will be rolled: everybody evaded, bribed or destroyed, or one Spirit saved from that."""
    if table.contexts[place + IS_EVADED] != 0 or table.contexts[place + IS_STANDOFF] != 0:
        return True
    if table.contexts[place + CREATURE_FOE] != NOBODY or table.contexts[place + DEFENDER + SEAT] != NOBODY:
        return False
    return not has_enemies(table, place)
