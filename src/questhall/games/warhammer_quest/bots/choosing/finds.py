"""What is found on the way: dungeon cards, gear, and how heroes improve."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import second_of
from questhall.games.warhammer_quest.bots.worth.enemy_threats import level
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import progress_worth, to_explore
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import pain, price_of_condition, relief
from questhall.games.warhammer_quest.components.face_numbers import (
    BALANCED_BLADE,
    BOAR_SPEAR,
    BW_LEG_PHIAL,
    BW_LEG_ROBE,
    BW_LEG_STAFF,
    CHAIN_SHIRT,
    CLIMBING_ROPE,
    CROSSBOW,
    FACE_COUNT,
    FULL_PLATE,
    HEADSMANS_SWORD,
    HEALERS_SATCHEL,
    HEAVY_MAUL,
    HOOKED_FLAIL,
    HUNTING_BOW,
    IB_LEG_HAMMER,
    IB_LEG_PLATE,
    IB_LEG_TALLY,
    LUCKY_COIN,
    MAP_FRAGMENT,
    NIGHT_CLOAK,
    PADDED_COAT,
    PARRYING_DAGGER,
    SAW_EDGED_AXE,
    SCOUTS_JERKIN,
    SECOND_WIND_RING,
    SIGNAL_WHISTLE,
    SPIKED_HARNESS,
    STITCHED_LEATHERS,
    STORM_LANTERN,
    THROWING_KNIVES,
    TOWER_SHIELD,
    TROPHY_STRING,
    VIAL_OF_VIGOUR,
    WARDED_VEST,
    WARDING_CHARM,
    WARPSTONE,
    WP_LEG_BOOK,
    WP_LEG_MAIL,
    WP_LEG_MAUL,
    WW_LEG_BOW,
    WW_LEG_MANTLE,
    WW_LEG_QUIVER,
)
from questhall.games.warhammer_quest.components.printed_actions import ACTION_KIND, PREPARES
from questhall.games.warhammer_quest.components.printed_dungeon_cards import (
    DUNGEON_KIND,
    EVENT_CONDITION,
    EVENT_FACEDOWN,
    EVENT_FACEUP,
    EVENT_PERIL,
    EVENT_PROGRESS,
    EVENT_TOKEN_OR_WOUNDS,
    EVENT_TOKENS,
    EVENT_WOUNDS,
    NO_CONDITION,
    OTHERS_RECOVER,
    RECOVERS,
    TREASURE,
)
from questhall.games.warhammer_quest.components.printed_gear import is_legendary
from questhall.games.warhammer_quest.components.state import GEAR, GEAR_DECK, GEAR_LIMIT, QUEST_2, Table
from questhall.games.warhammer_quest.components.vocabulary import AID, ARMOUR, ATTACK, EXPLORE, ITEM, WEAPON
from questhall.games.warhammer_quest.dungeon.gear import (
    ARMOUR_LIMIT,
    WEAPON_LIMIT,
    can_equip,
    ordinary_gear,
    pieces_of,
    takes_slot,
)

GEAR_WORTH_BY_FACE: Final = {
    CROSSBOW: 1.2,
    BALANCED_BLADE: 2.5,
    HEAVY_MAUL: 3.0,
    BOAR_SPEAR: 3.5,
    HOOKED_FLAIL: 2.5,
    THROWING_KNIVES: 3.0,
    HUNTING_BOW: 1.5,
    PARRYING_DAGGER: 2.0,
    SAW_EDGED_AXE: 1.5,
    HEADSMANS_SWORD: 3.0,
    FULL_PLATE: 4.5,
    CHAIN_SHIRT: 2.3,
    PADDED_COAT: 2.5,
    TOWER_SHIELD: 3.5,
    SPIKED_HARNESS: 3.0,
    STITCHED_LEATHERS: 3.5,
    WARDED_VEST: 3.5,
    SCOUTS_JERKIN: 2.5,
    NIGHT_CLOAK: 1.5,
    LUCKY_COIN: 2.5,
    STORM_LANTERN: 4.5,
    HEALERS_SATCHEL: 1.5,
    SIGNAL_WHISTLE: 1.8,
    SECOND_WIND_RING: 1.2,
    MAP_FRAGMENT: 0.6,
    WARDING_CHARM: 1.5,
    CLIMBING_ROPE: 2.5,
    VIAL_OF_VIGOUR: 1.5,
    TROPHY_STRING: 3.0,
    IB_LEG_HAMMER: 4.0,
    IB_LEG_PLATE: 5.0,
    IB_LEG_TALLY: 2.5,
    WW_LEG_BOW: 3.5,
    WW_LEG_MANTLE: 2.5,
    WW_LEG_QUIVER: 2.5,
    WP_LEG_MAUL: 3.0,
    WP_LEG_MAIL: 4.0,
    WP_LEG_BOOK: 3.5,
    BW_LEG_STAFF: 3.5,
    BW_LEG_ROBE: 4.0,
    BW_LEG_PHIAL: 3.0,
}
"""What a piece of gear is good for in a quest."""
UNSEEN_GEAR: Final = 2.5
ITEM_WORTH: Final = 1.5
STONES: Final = 0.8  # a token or a wound, for each hero
OTHERS_RELIEF: Final = 0.5
SPACE_OF_PERIL: Final = 2.5
SPENT_SHARE: Final = 0.3  # what depleted gear is worth


def _gear_worth() -> vec[float]:
    column = vec[float]()
    for face in range(FACE_COUNT):
        column = append(column, GEAR_WORTH_BY_FACE.get(face, 0.0))
    return column


GEAR_WORTH: Final = _gear_worth()


# Gear


def worn_worth(table: Table, card: i64) -> float:
    worth = GEAR_WORTH[table.faces[card]]
    return worth * SPENT_SHARE if table.is_facedown(card) else worth


def equipping(face: i64) -> float:
    return GEAR_WORTH[face]


def unequipping(table: Table, seat: i64, face: i64) -> float:
    """Only to make room for something better."""
    new = table.faces[second_of(table.asking)]
    if can_equip(table, seat, new) or not fits_without(table, seat, new, face):
        return -1.0
    gain = GEAR_WORTH[new] - worn_worth(table, table.find(GEAR + seat, face))
    return gain - 0.3


def fits_without(table: Table, seat: i64, new: i64, old: i64) -> bool:
    """Whether the new piece could be equipped once the old one is gone."""
    count = ordinary_gear(table, seat)
    if not is_legendary(old):
        count -= 1
    if not is_legendary(new) and count >= table.get(seat, GEAR_LIMIT):
        return False
    if takes_slot(new, WEAPON):
        return takes_slot(old, WEAPON) or pieces_of(table, seat, WEAPON) < WEAPON_LIMIT
    if takes_slot(new, ARMOUR):
        return takes_slot(old, ARMOUR) or pieces_of(table, seat, ARMOUR) < ARMOUR_LIMIT
    return True


def gear_gain(table: Table, seat: i64, worth: float, is_legend: bool) -> float:
    """What one more piece of gear is worth to a hero: one he has room for, or a better one."""
    if is_legend or ordinary_gear(table, seat) < table.get(seat, GEAR_LIMIT):
        return worth
    least = 100.0
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        if not is_legendary(table.faces[card]) and not table.is_facedown(card):
            worn = GEAR_WORTH[table.faces[card]]
            if worn < least:
                least = worn
        card = table.links[card]
    gain = worth - least
    return gain if gain > 0.4 else 0.4  # an unseen card may be better than it looks


def picking(table: Table, seat: i64, face: i64) -> float:
    """A card of the gear discard pile; one that cannot be equipped comes back there."""
    return gear_gain(table, seat, GEAR_WORTH[face], is_legendary(face)) - 0.01


def drawing(table: Table, seat: i64) -> float:
    return gear_gain(table, seat, UNSEEN_GEAR, is_legend=False)


def treasure(table: Table, seat: i64, icons: float) -> float:
    if table.size(GEAR_DECK) == 0:
        return 0.0
    return icons * drawing(table, seat)


# Dungeon cards


def resolving(table: Table, seat: i64, face: i64) -> float:
    """What it is worth to resolve a dungeon card that could be turned away."""
    if DUNGEON_KIND[face] == ITEM:
        return ITEM_WORTH
    if face == WARPSTONE:
        return 100.0 if table.quest == QUEST_2 else -3.0
    found = treasure(table, seat, float(TREASURE[face])) - pain(table, seat, EVENT_WOUNDS[face])
    if EVENT_CONDITION[face] != NO_CONDITION:
        found -= price_of_condition(EVENT_CONDITION[face])
    enemies = float(EVENT_FACEUP[face] + EVENT_FACEDOWN[face])
    found -= enemies * (PRICES.unknown * (0.7 + 0.3 * float(level(table))))
    found -= STONES * float(EVENT_TOKEN_OR_WOUNDS[face] * table.seats)
    found += relief(table, seat, RECOVERS[face]) + OTHERS_RELIEF * float(OTHERS_RECOVER[face])
    found += progress_worth(table, min(EVENT_PROGRESS[face], to_explore(table)))
    return found + float(EVENT_TOKENS[face]) * PRICES.token - SPACE_OF_PERIL * float(EVENT_PERIL[face])


# Growth


def upgrading(face: i64) -> float:
    """The advanced version of an action; the one that prepares is performed most."""
    kind = ACTION_KIND[face]
    worth = 1.5
    if kind == ATTACK:
        worth = 3.0
    elif kind == EXPLORE:
        worth = 2.5
    elif kind == AID:
        worth = 1.4
    if PREPARES[face]:
        worth += 1.0
    return worth


def more_room(table: Table, seat: i64) -> float:
    """A higher gear limit, if there is something to find for it."""
    if table.size(GEAR_DECK) == 0 or ordinary_gear(table, seat) < table.get(seat, GEAR_LIMIT):
        return 0.3
    return 1.5


def refreshing(table: Table, seat: i64) -> float:
    total = 0.0
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        if table.is_facedown(card):
            total += GEAR_WORTH[table.faces[card]] * (1.0 - SPENT_SHARE)
        card = table.links[card]
    return total
