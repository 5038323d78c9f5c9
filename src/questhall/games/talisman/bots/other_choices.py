"""Everything except fights, moves and Spells: taking, leaving, buying, praying, wishing, handing in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import rule_of, second_of
from questhall.games.talisman.belongings.alignment import REALIGN
from questhall.games.talisman.belongings.objects_and_followers import DITCH
from questhall.games.talisman.belongings.spells_in_hand import DISCARD_SPELL, GAIN_SPELL, GAIN_SPELLS
from questhall.games.talisman.bots.card_values import worth_of, worth_of_new
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.fighting import with_more
from questhall.games.talisman.bots.roll_tables import QUEST_TABLE, mean
from questhall.games.talisman.bots.space_values import (
    best_bargain,
    chapel,
    graveyard,
    one_draw,
    paid_healing,
    place_card,
    stranger,
    through,
)
from questhall.games.talisman.bots.spell_casting import is_fighting
from questhall.games.talisman.cards.place_cards import DRINK_FROM, PASS_THROUGH
from questhall.games.talisman.cards.strangers import (
    BUY_SPELL,
    MAKE_WISH,
    PRICE_OF_A_SPELL,
    WISH_FOR_CRAFT,
    WISH_FOR_FATE,
    WISH_FOR_GOLD,
    WISH_FOR_LIFE,
    WISH_FOR_SPELL,
    WISH_FOR_STRENGTH,
)
from questhall.games.talisman.casting.any_time_actions import DRINK, TRANSMUTE
from questhall.games.talisman.casting.casting import DRAW_SPELL
from questhall.games.talisman.characters.death import LOOT_GOLD
from questhall.games.talisman.components.board import CHAPEL, CRAGS, FOREST, GRAVEYARD
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.printed_cards import (
    ANGEL,
    BOOK_OF_SPELLS,
    CURSED_BY_A_HAG,
    DEVIL,
    EVENT,
    FOUNTAIN_OF_WISDOM,
    KIND,
    MAGIC_STREAM,
    MARKET_DAY,
    MEPHISTOPHELES,
    MERCENARY,
    PESTILENCE,
    PLACE_KIND,
    POTION_OF_STRENGTH,
    POWER,
    RAIDERS,
    SPIRIT_KIND,
    STRANGER,
    STRENGTH_WHEN_DRUNK,
    is_enemy,
    is_forced_follower,
)
from questhall.games.talisman.components.roll_tables import (
    CHAPEL_TABLE,
    CRAGS_TABLE,
    ENCHANTRESS_TABLE,
    FOREST_TABLE,
    GRAVEYARD_TABLE,
    MYSTIC_TABLE,
)
from questhall.games.talisman.components.state import FIGHT, GOLD, GOLD_ON, HANDED_IN, TROPHIES, Table
from questhall.games.talisman.encounters.adventure_cards import AVOID, HIRE, PICK_UP_GOLD, REPLACE
from questhall.games.talisman.encounters.encounter import BEFORE_SPACE_WINDOW
from questhall.games.talisman.fights.combat import BEFORE_ATTACK_WINDOW
from questhall.games.talisman.spaces.inner_region import BLEED, SACRIFICE
from questhall.games.talisman.spaces.middle_region import (
    DEFY_KNIGHT,
    HEAL_THANKS_TO,
    LOSE_LIFE_INSTEAD,
    PAY_KNIGHT,
    PAY_ROYAL_DOCTOR,
    RANSOM,
    TAKE_QUEST,
    TURN_IN,
)
from questhall.games.talisman.spaces.outer_region import (
    BLACKSMITH,
    BUY_FATE,
    CITY_ALCHEMIST,
    DISMISS_HAG,
    DOCTOR,
    DOCTORS_LIVES,
    ENCHANTRESS,
    HEAL_IN_CHAPEL,
    MYSTIC,
    PRAY,
    REPLENISH_FATE,
    VILLAGE_HEALER,
    VISIT,
)
from questhall.games.talisman.spaces.shared_instructions import ROLL_ANYWAY
from questhall.games.talisman.spaces.shops_and_healers import (
    ACCEPT_HEALING,
    AT_THE_BLACKSMITH,
    BUY,
    BUY_LIFE,
    SELL,
    price_of,
)
from questhall.games.talisman.turn.turn import HAND_IN, points_in

TELEPORT_WISH: Final = 0.4
THROUGH_THE_MAGIC_PORTAL: Final = 0.2
ALL_SUMS: Final = (1 << 40) - 1


# Cards that are gained or lost


def gaining_card(table: Table, sheet: Sheet, option: i64) -> float:
    rule = rule_of(option)
    if rule == HIRE.number:
        return worth_of(sheet, MERCENARY, is_owned=False) - sheet.paying(1)
    face = second_of(option)
    worth = worth_of_new(sheet, face)
    if rule == BUY.number:
        worth -= sheet.paying(price_of(second_of(table.asking), face))
    return worth


def losing_card(table: Table, sheet: Sheet, option: i64) -> float:
    rule = rule_of(option)
    if rule == BLEED.number:
        return -sheet.losing(second_of(table.asking))
    if rule == LOSE_LIFE_INSTEAD.number:
        return -sheet.losing(1)
    worth = -worth_of(sheet, second_of(option), is_owned=True)
    if rule in (SELL.number, TRANSMUTE.number):
        return worth + sheet.price_of_coin(sheet.gold) - 0.05
    if rule == TURN_IN.number:
        return worth + sheet.coins(RANSOM)
    if rule == DITCH.number:
        return worth - 0.05
    if rule == SACRIFICE.number:
        # Each saves a Life; the rest of the price is paid in Lives.
        return worth - sheet.losing(second_of(table.asking) - 1)
    return worth


# Drawn cards


def drawn(table: Table, sheet: Sheet, face: i64) -> float:
    """What meeting a card just drawn is worth."""
    if is_enemy(face):
        return through(sheet, POWER[face], 0.0, table.place(sheet.seat), is_psychic=KIND[face] == SPIRIT_KIND)
    if is_forced_follower(face):
        return -1.5 if sheet.may_have_followers else 0.0
    if KIND[face] == EVENT:
        return event(sheet, face)
    if KIND[face] == STRANGER:
        return stranger(table, sheet, face)
    if KIND[face] == PLACE_KIND:
        return place_card(table, sheet, face)
    return worth_of_new(sheet, face)


def event(sheet: Sheet, face: i64) -> float:
    if face == ANGEL:
        return by_alignment(sheet, GOOD, EVIL)
    if face == DEVIL:
        return by_alignment(sheet, EVIL, GOOD)
    if face == MEPHISTOPHELES:
        return sheet.more_craft() if sheet.alignment == EVIL else -0.2
    if face == PESTILENCE:
        return -sheet.losing(1)
    if face == RAIDERS:
        return -sheet.paying(sheet.gold)
    if face == BOOK_OF_SPELLS:
        return sheet.more_spells()
    return 0.3 if face == MARKET_DAY else -sheet.leanings.turn


def by_alignment(sheet: Sheet, favoured: i64, despised: i64) -> float:
    if sheet.alignment == favoured:
        return sheet.gaining(1)
    return -sheet.losing(1) if sheet.alignment == despised else 0.0


# What people and places do


def service(table: Table, sheet: Sheet, option: i64) -> float:
    """Declining any of it is worth nothing."""
    rule = rule_of(option)
    what = second_of(option)
    if rule == VISIT.number:
        return visit(table, sheet, what)
    if rule in (BUY_LIFE.number, PAY_ROYAL_DOCTOR.number):
        return sheet.healing(1) - sheet.paying(1)
    if rule == HEAL_THANKS_TO.number:
        return sheet.healing(1) + 0.5
    if rule == ACCEPT_HEALING.number:
        return sheet.healing(second_of(table.asking))
    if rule == HEAL_IN_CHAPEL.number:
        return sheet.healing(sheet.wounds)
    if rule == REPLENISH_FATE.number:
        return sheet.leanings.fate_token * float(sheet.missing_fate)
    if rule == PRAY.number:
        which: i64 = CHAPEL_TABLE if table.place(sheet.seat) == CHAPEL else GRAVEYARD_TABLE
        return mean(table, sheet, which)
    if rule == BUY_FATE.number:
        return sheet.leanings.fate_token - (0.35 if sheet.gold <= 3 else 0.2)
    if rule == BUY_SPELL.number:
        return sheet.more_spells() - sheet.paying(PRICE_OF_A_SPELL)
    if rule == TAKE_QUEST.number:
        return mean(table, sheet, QUEST_TABLE)
    if rule == PICK_UP_GOLD.number:
        return sheet.coins(table.board[GOLD_ON + table.place(sheet.seat)])
    if rule == LOOT_GOLD.number:
        return sheet.coins(table.get(second_of(table.asking), GOLD))
    return other_service(table, sheet, option)


def other_service(table: Table, sheet: Sheet, option: i64) -> float:
    rule = rule_of(option)
    what = second_of(option)
    if rule == MAKE_WISH.number:
        return wish(sheet, what)
    if rule == DRINK_FROM.number:
        if what == FOUNTAIN_OF_WISDOM:
            return sheet.more_craft()
        return sheet.more_strength() if what == MAGIC_STREAM else sheet.gaining(1)
    if rule == PASS_THROUGH.number:
        return THROUGH_THE_MAGIC_PORTAL if not sheet.has_talisman else 0.3 * sheet.plain - 1.0
    if rule == ROLL_ANYWAY.number:
        return roll_anyway(table, sheet)
    if rule == PAY_KNIGHT.number:
        return -sheet.paying(1)
    if rule == DEFY_KNIGHT.number:
        return -sheet.losing(1)
    if rule == REPLACE.number:
        return one_draw(sheet, table.place(sheet.seat)) - drawn(table, sheet, what)
    if rule == AVOID.number:
        return -drawn(table, sheet, what)
    if rule == DRINK.number:
        return drink(table, sheet)
    if rule == REALIGN.number:
        return realign(table, sheet, what)
    if rule == HAND_IN.number:
        return hand_in(table, sheet, what)
    if rule == DISCARD_SPELL.number:
        return 0.0
    # Free Spells, and freedom.
    welcome = (DRAW_SPELL.number, GAIN_SPELL.number, GAIN_SPELLS.number, DISMISS_HAG.number)
    return 0.5 if rule in welcome else 0.0


def visit(table: Table, sheet: Sheet, what: i64) -> float:
    if what == ENCHANTRESS:
        return mean(table, sheet, ENCHANTRESS_TABLE)
    if what == DOCTOR:
        return paid_healing(sheet, DOCTORS_LIVES)
    if what == VILLAGE_HEALER:
        return paid_healing(sheet, sheet.wounds)
    if what == BLACKSMITH:
        return best_bargain(table, sheet, AT_THE_BLACKSMITH)
    if what == MYSTIC:
        worth = mean(table, sheet, MYSTIC_TABLE)
        return worth + 1.5 if table.has_follower(sheet.seat, CURSED_BY_A_HAG) else worth
    assert what == CITY_ALCHEMIST
    return 0.0


def wish(sheet: Sheet, what: i64) -> float:
    if what == WISH_FOR_SPELL:
        return sheet.more_spells()
    if what == WISH_FOR_GOLD:
        return sheet.coins(1)
    if what == WISH_FOR_STRENGTH:
        return sheet.more_strength()
    if what == WISH_FOR_CRAFT:
        return sheet.more_craft()
    if what == WISH_FOR_LIFE:
        return sheet.gaining(1)
    return sheet.leanings.fate_token if what == WISH_FOR_FATE else TELEPORT_WISH


def roll_anyway(table: Table, sheet: Sheet) -> float:
    space = table.place(sheet.seat)
    if space == FOREST:
        return mean(table, sheet, FOREST_TABLE)
    return mean(table, sheet, CRAGS_TABLE) if space == CRAGS else -1.0


def drink(table: Table, sheet: Sheet) -> float:
    """The Potion of Strength is for a battle that it may decide."""
    is_time = rule_of(table.asking) == BEFORE_ATTACK_WINDOW.number
    if not is_time or not is_fighting(table, sheet.seat):
        return -1.0
    worth = with_more(table, sheet, table.top_context(FIGHT), STRENGTH_WHEN_DRUNK[POTION_OF_STRENGTH])
    return worth - worth_of(sheet, POTION_OF_STRENGTH, is_owned=True)


def realign(table: Table, sheet: Sheet, alignment: i64) -> float:
    """The Druid turns good in the Chapel and evil in the Graveyard if it helps."""
    if rule_of(table.asking) != BEFORE_SPACE_WINDOW.number or table.active != sheet.seat:
        return -0.1
    space = table.place(sheet.seat)
    if space not in (CHAPEL, GRAVEYARD):
        return -0.1
    now = chapel(table, sheet) if space == CHAPEL else graveyard(table, sheet)
    was = sheet.alignment
    sheet.alignment = alignment
    then = chapel(table, sheet) if space == CHAPEL else graveyard(table, sheet)
    sheet.alignment = was
    return then - now - 0.1


def hand_in(table: Table, sheet: Sheet, face: i64) -> float:
    """Trophies that make up a counter with little to spare; none beyond the last full price."""
    is_craft = KIND[face] == SPIRIT_KIND
    handed = points_in(table, HANDED_IN, is_craft)
    missing = sheet.trophy_price - handed % sheet.trophy_price
    if points_in(table, TROPHIES + sheet.seat, is_craft) < missing:
        return -1.0
    total = least_total(table, sheet, face, is_craft, missing)
    return 1.0 - 0.1 * float(total - missing)


def least_total(table: Table, sheet: Sheet, face: i64, is_craft: bool, missing: i64) -> i64:
    """The smallest sum of trophies with this one among them that is enough."""
    sums: i64 = 1  # bit by bit the totals that can be made of the others
    is_set_aside = False
    card = table.top(TROPHIES + sheet.seat)
    while card != NO_CARD:
        other = table.faces[card]
        if other == face and not is_set_aside:
            is_set_aside = True
        elif (KIND[other] == SPIRIT_KIND) == is_craft:
            sums |= (sums << POWER[other]) & ALL_SUMS
        card = table.links[card]
    total = POWER[face]
    while total < missing or not sums & BIT[total - POWER[face]]:
        total += 1
    return total
