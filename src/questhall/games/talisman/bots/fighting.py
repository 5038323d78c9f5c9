"""In a fight: whether to stand, what to use, when to roll again, and what to take from the loser."""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.frames import first_of, rule_of, second_of
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.bots.battle_power import best_helper
from questhall.games.talisman.bots.card_values import worth_of
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.odds import (
    FOE_ROLLS_NONE,
    ONE_DIE_EACH,
    against_two,
    openly,
    to_lose,
    to_win,
)
from questhall.games.talisman.bots.rivals import defeat, gives_in, harm, object_of, spoils
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.characters.losses import USE_ARMOUR
from questhall.games.talisman.components.board import INNER, is_runes
from questhall.games.talisman.components.character_cards import GHOUL, WARRIOR
from questhall.games.talisman.components.creatures import PIT_FIEND, SENTINEL_CREATURE, WEREWOLF
from questhall.games.talisman.components.printed_cards import MERCENARY, POWER, STRENGTH_FOR_GOLD
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.fights.combat import KEEP_ATTACK
from questhall.games.talisman.fights.defeated_creatures import RAISE
from questhall.games.talisman.fights.evading import (
    BRIBE,
    CHARM,
    DESTROY,
    DESTROY_CREATURE,
    EVADE_ATTACKER,
    EVADE_CARD,
    EVADE_CREATURE,
    STAND,
)
from questhall.games.talisman.fights.fight_context import (
    ATTACKER,
    DEFENDER,
    creature_of,
    defender,
    die_of,
    fighter,
    is_assassination,
    is_psychic,
    other_side,
    second_die_of,
    side_of,
)
from questhall.games.talisman.fights.sides_and_scores import RUNES_BONUS, foes_power, score, side_power
from questhall.games.talisman.fights.spoils import TAKE_COIN, TAKE_LIFE, TAKE_OBJECT
from questhall.games.talisman.fights.weapons_and_helpers import ASSASSINATE, CALL, PAY_MERCENARY, SHEATHE, WIELD


def price_of_fate(table: Table, sheet: Sheet) -> float:
    """In the Inner Region there is no saving for later."""
    if table.region(sheet.seat) == INNER:
        return sheet.leanings.fate_inside
    return sheet.leanings.fate_token if sheet.fate <= 2 else sheet.leanings.spare_fate


# What is at stake


def foe_of(table: Table, place: i64, seat: i64) -> i64:
    """The character on the other side, or nobody."""
    return fighter(table, place, other_side(side_of(table, place, seat)))


def gain(table: Table, sheet: Sheet, place: i64) -> float:
    """What winning the fight brings."""
    foe = foe_of(table, place, sheet.seat)
    if foe != NOBODY:
        return spoils(table, sheet, foe)
    creature = creature_of(table, place)
    if creature in (SENTINEL_CREATURE, WEREWOLF, PIT_FIEND):
        return sheet.leanings.the_way_on
    if creature != NOBODY:
        return sheet.leanings.chance_behind
    return enemies(table, sheet, foes_power(table, place), is_psychic(table, place))


def enemies(table: Table, sheet: Sheet, power: i64, is_craft: bool) -> float:
    return sheet.trophies(power, is_craft) + sheet.killing() + sheet.leanings.chance_behind


def cost(table: Table, sheet: Sheet, place: i64) -> float:
    """What losing it costs."""
    foe = foe_of(table, place, sheet.seat)
    if foe != NOBODY:
        return defeat(sheet)
    return sheet.losing(1)


def dice_of(table: Table, sheet: Sheet, place: i64) -> i64:
    """Who rolls what."""
    if is_psychic(table, place):
        return ONE_DIE_EACH
    foe = foe_of(table, place, sheet.seat)
    if foe == NOBODY or is_assassination(table, place):
        return sheet.dice
    if table.is_character(foe, WARRIOR):
        return against_two(openly(sheet.dice))
    return openly(sheet.dice)


def own_power(table: Table, sheet: Sheet, place: i64) -> i64:
    """Before arms are taken up: with everything that can be brought along."""
    return sheet.craft if is_psychic(table, place) else sheet.battle


def foe_power(table: Table, sheet: Sheet, place: i64) -> i64:
    side = other_side(side_of(table, place, sheet.seat))
    return side_power(table, place, side) + runes(table, sheet, place)


def runes(table: Table, sheet: Sheet, place: i64) -> i64:
    """What the Runes add to the roll of creatures that make one."""
    foe = foe_of(table, place, sheet.seat)
    is_rolled = foe == NOBODY and dice_of(table, sheet, place) != FOE_ROLLS_NONE
    if is_rolled and is_runes(table.place(sheet.seat)):
        return RUNES_BONUS
    return 0


def standing(table: Table, sheet: Sheet, place: i64, own: i64, foe: i64) -> float:
    """What the fight is worth with these powers."""
    dice = dice_of(table, sheet, place)
    won = to_win(own - foe, dice) * gain(table, sheet, place)
    return won - to_lose(own - foe, dice) * cost(table, sheet, place)


def without(table: Table, sheet: Sheet, place: i64, face: i64) -> float:
    """What is left of the fight without one of the Enemies."""
    power = foes_power(table, place) - POWER[face]
    if power <= 0:
        return sheet.leanings.chance_behind
    is_craft = is_psychic(table, place)
    if is_runes(table.place(sheet.seat)):
        return sheet.fight(power + RUNES_BONUS, is_craft, enemies(table, sheet, power, is_craft))
    return sheet.fight(power, is_craft, enemies(table, sheet, power, is_craft))


# Step 1: evade, bribe, destroy, charm, or stand


def evading(table: Table, sheet: Sheet, option: i64) -> float:
    rule = rule_of(option)
    place = first_of(table.asking)
    face = second_of(option)
    if rule == STAND.number:
        own = own_power(table, sheet, place)
        return standing(table, sheet, place, own, foe_power(table, sheet, place))
    if rule == EVADE_CARD.number:
        return without(table, sheet, place, face)
    if rule == BRIBE.number:
        return without(table, sheet, place, face) - sheet.paying(1)
    if rule == DESTROY.number:
        return without(table, sheet, place, face) + sheet.killing() + sheet.more_spells()
    if rule == CHARM.number:
        tamed = float(SIDES - POWER[face]) / 6.0
        return without(table, sheet, place, face) + tamed * 0.4 * float(POWER[face])
    if rule == EVADE_CREATURE.number:
        return gain(table, sheet, place)
    if rule == DESTROY_CREATURE.number:
        return gain(table, sheet, place) + sheet.more_spells()
    assert rule == EVADE_ATTACKER.number
    return 0.0


# Step 2: arms and helpers


def arming(table: Table, sheet: Sheet, option: i64) -> float:
    """Going into the fight without any of them adds nothing."""
    rule = rule_of(option)
    if rule == SHEATHE.number:
        return -1.0
    if rule == WIELD.number:
        return 0.1
    place = first_of(table.asking)
    if rule == ASSASSINATE.number:
        return stealth(table, sheet, place)
    if rule == PAY_MERCENARY.number:
        return with_more(table, sheet, place, STRENGTH_FOR_GOLD[MERCENARY]) - sheet.paying(1)
    if rule == CALL.number:
        power = POWER[second_of(option)]
        price = 0.2 * float(power) if table.is_character(sheet.seat, GHOUL) else 0.0
        return with_more(table, sheet, place, power) - price
    return 0.0


def with_more(table: Table, sheet: Sheet, place: i64, more: i64) -> float:
    """What additional Strength is worth in this fight."""
    own = side_power(table, place, side_of(table, place, sheet.seat))
    foe = foe_power(table, sheet, place)
    stronger = standing(table, sheet, place, own + more, foe)
    return stronger - standing(table, sheet, place, own, foe)


def stealth(table: Table, sheet: Sheet, place: i64) -> float:
    """The victim rolls no die, which can only help; a character then loses a Life and nothing else."""
    victim = defender(table, place)
    if victim == NOBODY:
        return 0.1
    own = side_power(table, place, ATTACKER)
    foe = side_power(table, place, DEFENDER)
    worth = to_win(own - foe, FOE_ROLLS_NONE) * harm(table, sheet, victim)
    worth -= to_lose(own - foe, FOE_ROLLS_NONE) * cost(table, sheet, place)
    return worth - standing(table, sheet, place, own, foe)


# The dice


def rolling_again(table: Table, sheet: Sheet, option: i64) -> float:
    """Keep the attack roll, or spend fate on another."""
    place = first_of(table.asking)
    side = second_of(table.asking)
    own = score(table, place, side)
    foe = score(table, place, other_side(side))
    won = gain(table, sheet, place)
    lost = cost(table, sheet, place)
    if rule_of(option) == KEEP_ATTACK.number:
        return comparing(own, foe, won, lost)
    first = die_of(table, place, side)
    second = second_die_of(table, place, side)
    base = own - (first if first > second else second)
    kept = second
    if second_of(option) == 1:
        kept = first
    total = 0.0
    die: i64 = 1
    while die <= SIDES:
        total += comparing(base + (die if die > kept else kept), foe, won, lost)
        die += 1
    return total / 6.0 - price_of_fate(table, sheet)


def comparing(own: i64, foe: i64, won: float, lost: float) -> float:
    if own > foe:
        return won
    return -lost if own < foe else 0.0


# Afterwards


def aftermath(table: Table, sheet: Sheet, option: i64) -> float:
    """Spoils, raised Followers, armour; taking nothing is worth nothing."""
    rule = rule_of(option)
    face = second_of(option)
    if rule == TAKE_LIFE.number:
        other = second_of(table.asking)
        return 0.0 if gives_in(table, sheet, other) else harm(table, sheet, other)
    if rule == TAKE_COIN.number:
        return sheet.coins(1)
    if rule == TAKE_OBJECT.number:
        return object_of(table, sheet, second_of(table.asking), face)
    if rule == RAISE.number:
        if best_helper(table, sheet.seat) > 0:
            return -0.1
        return 0.25 * float(POWER[face]) - sheet.trophies(POWER[face], is_craft=False)
    if rule == USE_ARMOUR.number:
        return 0.1 + worth_of(sheet, face, is_owned=True)
    return 0.0
