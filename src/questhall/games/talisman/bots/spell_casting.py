"""When to cast which Spell. Not casting is worth nothing; the price of a Spell is what it may do later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.frames import rule_of, second_of, third_of
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.spells_in_hand import spell_limit
from questhall.games.talisman.bots.board_chart import Chart
from questhall.games.talisman.bots.card_values import worth_of
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.fighting import (
    cost,
    foe_power,
    gain,
    own_power,
    standing,
    with_more,
    without,
)
from questhall.games.talisman.bots.rivals import best_follower, best_object, harm
from questhall.games.talisman.bots.space_values import is_within_a_roll, through
from questhall.games.talisman.casting.casting import COMMAND_SPELL, always_has_spell, may_always_have_spell
from questhall.games.talisman.casting.spells_being_cast import caster_of, spell_of, target_of
from questhall.games.talisman.characters.death import dies_for_good
from questhall.games.talisman.characters.losses import is_losing
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, INNER
from questhall.games.talisman.components.printed_cards import (
    ACQUISITION,
    COUNTERSPELL,
    DESTROY_MAGIC,
    KIND,
    MAGICAL_VORTEX,
    MESMERISM,
    NULLIFY,
    POWER,
    PSIONIC_BLAST,
    RANDOM,
    SPIRIT_KIND,
    is_enemy,
)
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    FIGHT,
    FOLLOWERS,
    GOLD,
    LOSS,
    OBJECTS,
    SPELL_CAST,
    SPELLS,
    STRENGTH_COUNTERS,
    Table,
)
from questhall.games.talisman.encounters.adventure_cards import BEFORE_CARD_WINDOW
from questhall.games.talisman.encounters.encounter import AFTER_MOVE_WINDOW
from questhall.games.talisman.fights.fight_context import attacker, defender
from questhall.games.talisman.spells.spells_in_any_turn import (
    CAST_COUNTERSPELL,
    CAST_HEALING,
    CAST_IMMOBILITY,
    CAST_INVISIBILITY,
    CAST_NULLIFY,
    CAST_PRESERVATION,
    CAST_PSIONIC_BLAST,
    CAST_RANDOM,
    IMMOBILISE,
    IMMOBILISE_CREATURE,
    PRESERVE,
)
from questhall.games.talisman.spells.spells_in_own_turn import (
    CAST_ACQUISITION,
    CAST_DESTROY_MAGIC,
    CAST_DESTRUCTION,
    CAST_DIVINATION,
    CAST_HEX,
    CAST_MESMERISM,
    CAST_TELEPORT,
    CAST_TEMPORAL_WARP,
)

NEWS: Final = 0.05  # a Spell that has no obvious use yet
FORESIGHT: Final = 0.4  # enough to make room in a full hand
HALF: Final = 0.5  # the Command Spell works every other time


def price(table: Table, sheet: Sheet) -> float:
    """A full hand can gain no more, so its Spells are cheaper. A Spell about to be lost is free, and one that
    is replaced at once may bring a better one."""
    if is_doomed(table, sheet.seat):
        return 0.0
    if is_replaced(table, sheet.seat):
        return -NEWS
    if table.size(SPELLS + sheet.seat) >= spell_limit(table, sheet.seat):
        return 0.7 * sheet.leanings.spell_price
    return sheet.leanings.spell_price


def is_doomed(table: Table, seat: i64) -> bool:
    """Whether all Spells are about to be lost: to a Magical Vortex, or to Nullify."""
    if rule_of(table.asking) == BEFORE_CARD_WINDOW.number:
        return table.faces[third_of(table.asking)] == MAGICAL_VORTEX
    place = table.top_context(SPELL_CAST)
    return place >= 0 and spell_of(table, place) == NULLIFY and target_of(table, place) == seat


def is_replaced(table: Table, seat: i64) -> bool:
    """A character who always has a Spell draws another when the last one has been cast (TAL-Q118)."""
    if table.size(SPELLS + seat) > 1 or spell_limit(table, seat) == 0:
        return False
    return always_has_spell(table, seat) or may_always_have_spell(table, seat)


def casting(table: Table, sheet: Sheet, chart: Chart, option: i64) -> float:
    rule = rule_of(option)
    target = second_of(option)
    worth = -1.0
    if rule == CAST_HEALING.number:
        worth = healing(table, sheet, target)
    elif rule == CAST_PRESERVATION.number:
        worth = saving_life(table, sheet, target)
    elif rule == CAST_COUNTERSPELL.number:
        worth = cancelling(table, sheet)
    elif rule == CAST_PSIONIC_BLAST.number:
        worth = with_more(table, sheet, table.top_context(FIGHT), table.craft_value(sheet.seat))
    elif rule == CAST_INVISIBILITY.number:
        worth = vanishing(table, sheet)
    elif rule == IMMOBILISE.number:
        worth = stopping(table, sheet, target)
    elif rule == IMMOBILISE_CREATURE.number:
        worth = stopping(table, sheet, NOBODY)
    elif rule == CAST_IMMOBILITY.number:
        worth = silencing(table, sheet, target)
    elif rule == CAST_DESTROY_MAGIC.number:
        worth = HALF * sheet.losing(1) if sheet.is_late else -1.0
    elif rule == PRESERVE.number:
        worth = worth_of(sheet, target, is_owned=True) if table.holds(FOLLOWERS + sheet.seat, target) else -1.0
    else:
        worth = in_own_turn(table, sheet, chart, option)
    return worth - price(table, sheet)


def in_own_turn(table: Table, sheet: Sheet, chart: Chart, option: i64) -> float:
    rule = rule_of(option)
    target = second_of(option)
    if rule == CAST_ACQUISITION.number:
        return best_object(table, sheet, target)
    if rule == CAST_MESMERISM.number:
        return best_follower(table, sheet, target, is_lured=False)
    if rule == CAST_TELEPORT.number:
        return chart.value[target] - chart.rolling(sheet, table.place(sheet.seat))
    if rule == CAST_TEMPORAL_WARP.number:
        return 3.0 if table.place(sheet.seat) == CROWN_OF_COMMAND else 0.8
    if rule == CAST_RANDOM.number:
        return chaos(table, sheet, target)
    if rule == CAST_NULLIFY.number:
        return forgetting(table, sheet, target)
    if rule == CAST_DESTRUCTION.number:
        return clearing(table, sheet, target, third_of(option))
    if rule == CAST_HEX.number:
        return hexing(table, sheet, target)
    return FORESIGHT if rule == CAST_DIVINATION.number else -1.0


def healing(table: Table, sheet: Sheet, target: i64) -> float:
    """The caster himself, and rather too early than too late."""
    if target != sheet.seat:
        return -1.0
    if sheet.wounds == 1 and sheet.life > 2:
        return 0.0
    return sheet.healing(sheet.wounds)


def saving_life(table: Table, sheet: Sheet, target: i64) -> float:
    if target != sheet.seat or not is_losing(table, table.top_context(LOSS), target):
        return -1.0
    return sheet.losing(1)


def cancelling(table: Table, sheet: Sheet) -> float:
    """A Spell cast against this character, the Command Spell above all."""
    place = table.top_context(SPELL_CAST)
    if caster_of(table, place) == sheet.seat:
        return -1.0
    which = spell_of(table, place)
    if which == COMMAND_SPELL:
        return HALF * sheet.losing(1) + 0.3
    if which == COUNTERSPELL:
        return 0.4 if is_answer_to(table, sheet.seat) else -1.0
    if which == DESTROY_MAGIC:
        return 0.0
    if which == PSIONIC_BLAST:
        return HALF * cost(table, sheet, table.top_context(FIGHT)) if is_fighting(table, sheet.seat) else -1.0
    if target_of(table, place) != sheet.seat:
        return -1.0
    if which in (ACQUISITION, MESMERISM, RANDOM):
        return 1.0
    return 0.2 if which == NULLIFY else 0.6


def is_answer_to(table: Table, seat: i64) -> bool:
    """Whether the Counterspell on the table would cancel what this seat has cast."""
    spells = table.contexts_of(SPELL_CAST)
    return len(spells) > 1 and caster_of(table, spells[len(spells) - 2]) == seat


def is_fighting(table: Table, seat: i64) -> bool:
    place = table.top_context(FIGHT)
    if place < 0:
        return False
    return seat in (attacker(table, place), defender(table, place))


def vanishing(table: Table, sheet: Sheet) -> float:
    """To evade a fight that would probably be lost, before it begins."""
    place = table.top_context(FIGHT)
    if place < 0 or not is_fighting(table, sheet.seat):
        return -1.0
    if attacker(table, place) == sheet.seat and table.region(sheet.seat) == INNER:
        return -1.0
    worth = standing(table, sheet, place, own_power(table, sheet, place), foe_power(table, sheet, place))
    return -worth


def stopping(table: Table, sheet: Sheet, face: i64) -> float:
    """An Enemy, or a creature, that would probably win."""
    place = table.top_context(FIGHT)
    own = own_power(table, sheet, place)
    now = standing(table, sheet, place, own, foe_power(table, sheet, place))
    if face == NOBODY:
        return gain(table, sheet, place) - now
    return without(table, sheet, place, face) - now


def silencing(table: Table, sheet: Sheet, target: i64) -> float:
    """A character who does nothing casts no Command Spell; one who is far ahead at least loses time."""
    if target == sheet.seat:
        return -1.0
    if table.place(target) == CROWN_OF_COMMAND:
        return HALF * sheet.losing(1) + 0.3
    return 0.6 if table.region(target) == INNER and not sheet.is_late else 0.0


def chaos(table: Table, sheet: Sheet, target: i64) -> float:
    """Random: what the target may lose, minus what it may gain."""
    if target == sheet.seat:
        return -1.0
    counters = table.get(target, STRENGTH_COUNTERS) + table.get(target, CRAFT_COUNTERS)
    things = table.size(OBJECTS + target) + table.size(FOLLOWERS + target)
    loss = float(counters) + 0.6 * float(things) + 0.3 * float(table.get(target, GOLD))
    danger = 1.0 if dies_for_good(table) else 0.5
    if table.place(target) == CROWN_OF_COMMAND:
        danger = 2.0
    return danger * (loss - 2.0) / 6.0 + 0.1 * harm(table, sheet, target)


def forgetting(table: Table, sheet: Sheet, target: i64) -> float:
    """Nullify: the more Spells a character holds, the better."""
    if target == sheet.seat:
        return -1.0
    return 0.25 * float(table.size(SPELLS + target))


def hexing(table: Table, sheet: Sheet, space: i64) -> float:
    """A Hex lasts three rounds: any character within a roll may land on it, the caster too."""
    worth = 0.0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_alive(seat) and is_within_a_roll(table.place(seat), space):
            if seat == sheet.seat:
                worth -= sheet.losing(1) / 3.0
            else:
                worth += harm(table, sheet, seat) / 3.0
        seat += 1
    return worth


def clearing(table: Table, sheet: Sheet, space: i64, face: i64) -> float:
    """Destruction, for an Enemy that bars the caster's way."""
    is_time = rule_of(table.asking) == AFTER_MOVE_WINDOW.number
    if not is_time or space != table.place(sheet.seat) or not is_enemy(face):
        return -1.0
    return -through(sheet, POWER[face], 0.0, space, is_psychic=KIND[face] == SPIRIT_KIND)
