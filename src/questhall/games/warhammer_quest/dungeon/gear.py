"""Gear: claiming, equipping and the limits; legendary gear.

WHQ-GEAR-01, WHQ-GEAR-02, WHQ-GEAR-03, WHQ-GEAR-04, WHQ-GEAR-05, WHQ-GEAR-06, WHQ-GEAR-07, WHQ-GEAR-08,
WHQ-GEAR-09, WHQ-GEAR-10, WHQ-LEGEND-01, WHQ-LEGEND-02, WHQ-LEGEND-03, WHQ-LEGEND-04, WHQ-LEGEND-05,
WHQ-LEGEND-06, WHQ-Q56, WHQ-Q57, WHQ-Q58, WHQ-Q59
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.chance import SHUFFLES
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.event_kinds import DREW_GEAR, EQUIPPED, FOUND_LEGEND, UNEQUIPPED
from questhall.games.warhammer_quest.components.face_numbers import LEGENDARY_FORTUNE
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_gear import (
    HEALTH_BONUS,
    IS_WORN_WITH_ARMOUR,
    SLOT,
    is_legendary,
)
from questhall.games.warhammer_quest.components.state import (
    DELVE,
    DRAWN,
    GEAR,
    GEAR_DECK,
    GEAR_DISCARD,
    GEAR_LIMIT,
    LEGENDARY_SET,
    POOL,
    SET_ASIDE,
    SETTLEMENT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import FORTUNE_MAY_FAIL, GEAR_LIMIT_4
from questhall.games.warhammer_quest.components.vocabulary import ARMOUR, WEAPON

LEGENDS: Final = 3  # of each hero (WHQ-HERO-01)
WEAPON_LIMIT: Final = 2
ARMOUR_LIMIT: Final = 1
PRINTED_LIMIT: Final = 4  # boxes for the gear limit in the campaign log


def draw_gear(table: Table, seat: i64) -> None:
    """The top card of the gear deck; a Legendary Fortune turns into one of the hero's own legendary cards."""
    card = table.take_top(GEAR_DECK)
    table.reveal(card)
    table.tell(DREW_GEAR, seat, table.faces[card])
    if table.faces[card] == LEGENDARY_FORTUNE:
        find_legend(table, seat, card)
    else:
        claim_gear(table, seat, card)


def find_legend(table: Table, seat: i64, fortune: i64) -> None:
    """WHQ-LEGEND-02"""
    card = draw_legend(table, seat, fortune)
    if card != NO_CARD:
        claim_gear(table, seat, card)


def draw_legend(table: Table, seat: i64, fortune: i64) -> i64:
    """One of those he does not have, at random, if any; the Fortune goes back to the pool (WHQ-Q57)."""
    table.put(fortune, SET_ASIDE if table.quest == DELVE else POOL)
    if table.size(LEGENDARY_SET + seat) == 0:
        return NO_CARD
    if table.variants & FORTUNE_MAY_FAIL and table.draw(SHUFFLES, LEGENDS) >= table.size(LEGENDARY_SET + seat):
        return NO_CARD
    table.shuffle(LEGENDARY_SET + seat)
    for each in table.cards_of(LEGENDARY_SET + seat):  # a hero's set is public
        table.reveal(each)
    card = table.take_top(LEGENDARY_SET + seat)
    table.tell(FOUND_LEGEND, seat, table.faces[card])
    return card


def claim_gear(table: Table, seat: i64, card: i64) -> None:
    """He takes it from where it lay, and equips it or discards it (WHQ-COMPONENT-02, WHQ-GEAR-03)."""
    table.put(card, DRAWN)
    table.push(EQUIPPING.at(seat, card))


def pieces_of(table: Table, seat: i64, slot: i64) -> i64:
    """How many pieces of a type he has equipped that leave no room for others of that type."""
    count: i64 = 0
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        if takes_slot(table.faces[card], slot):
            count += 1
        card = table.links[card]
    return count


def takes_slot(face: i64, slot: i64) -> bool:
    """Whether this counts towards the limit of a type: not if it is worn with other armour."""
    return SLOT[face] == slot and IS_WORN_WITH_ARMOUR[face] == 0


def ordinary_gear(table: Table, seat: i64) -> i64:
    """How many pieces count towards the gear limit: legendary gear does not (WHQ-LEGEND-03)."""
    count: i64 = 0
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        if not is_legendary(table.faces[card]):
            count += 1
        card = table.links[card]
    return count


def can_raise_limit(table: Table, seat: i64) -> bool:
    """There is no highest gear limit (WHQ-Q59)."""
    return not table.variants & GEAR_LIMIT_4 or table.get(seat, GEAR_LIMIT) < PRINTED_LIMIT


def can_equip(table: Table, seat: i64, face: i64) -> bool:
    """WHQ-GEAR-05, WHQ-GEAR-06, WHQ-LEGEND-03"""
    if not is_legendary(face) and ordinary_gear(table, seat) >= table.get(seat, GEAR_LIMIT):
        return False
    if takes_slot(face, WEAPON):
        return pieces_of(table, seat, WEAPON) < WEAPON_LIMIT
    if takes_slot(face, ARMOUR):
        return pieces_of(table, seat, ARMOUR) < ARMOUR_LIMIT
    return True


def can_unequip(table: Table, seat: i64, card: i64) -> bool:
    """Not while depleted in the quest stage, not if he would fall without its health.

    WHQ-GEAR-08, WHQ-GEAR-09
    """
    if table.is_facedown(card):
        return table.phase == SETTLEMENT
    bonus = HEALTH_BONUS[table.faces[card]]
    return bonus == 0 or table.remaining_health(seat) > bonus


def can_make_room(table: Table, seat: i64, face: i64) -> bool:
    """Whether he can equip it, if need be after unequipping something (WHQ-GEAR-07)."""
    return can_equip(table, seat, face) or why_no_room(table, seat, face) == ""


def why_no_room(table: Table, seat: i64, face: i64) -> str:
    """The limit that is filled by gear he cannot unequip, if any."""
    ordinary: i64 = 0
    alike: i64 = 0
    for card in table.cards_of(GEAR + seat):
        if can_unequip(table, seat, card):
            continue
        own = table.faces[card]
        if not is_legendary(own):
            ordinary += 1
        if takes_slot(own, SLOT[face]):
            alike += 1
    if not is_legendary(face) and ordinary >= table.get(seat, GEAR_LIMIT):
        return "WHQ-GEAR-05"
    is_full = takes_slot(face, WEAPON) and alike >= WEAPON_LIMIT
    if is_full or (takes_slot(face, ARMOUR) and alike >= ARMOUR_LIMIT):
        return "WHQ-GEAR-06"
    return ""


@final
class Equipping(Question[Table]):
    """Equip what was claimed, unequip something to make room, or discard it.

    WHQ-GEAR-03, WHQ-GEAR-07, WHQ-GEAR-10
    """

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        face = table.faces[card]
        if can_equip(table, seat, face):
            table.offer(EQUIP.at(seat, face))
        own = table.top(GEAR + seat)
        while own != NO_CARD:
            if can_unequip(table, seat, own) and not table.is_offered(UNEQUIP.at(seat, table.faces[own])):
                table.offer(UNEQUIP.at(seat, table.faces[own]))
            own = table.links[own]
        table.offer(DISCARD_GEAR.at(seat, face))
        table.ask(seat, self.at(seat, card))


@final
class Equip(Choice[Table]):
    """WHQ-GEAR-04"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = second_of(table.asking)
        table.take(card, DRAWN)
        table.put(card, GEAR + seat)
        table.tell(EQUIPPED, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if not is_legendary(face) and ordinary_gear(table, seat) >= table.get(seat, GEAR_LIMIT):
            return "WHQ-GEAR-05"
        return "WHQ-GEAR-06" if not can_equip(table, seat, face) else "WHQ-GEAR-10"


@final
class Unequip(Choice[Table]):
    """WHQ-GEAR-07, WHQ-LEGEND-05"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        card = table.find(GEAR + seat, face)
        table.take(card, GEAR + seat)
        put_gear_away(table, seat, card)
        table.tell(UNEQUIPPED, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        card = table.find(GEAR + seat, face)
        if card == NO_CARD:
            return "WHQ-HERO-03"
        if table.is_facedown(card) and not can_unequip(table, seat, card):
            return "WHQ-GEAR-08"
        return "WHQ-GEAR-10" if can_unequip(table, seat, card) else "WHQ-GEAR-09"


@final
class DiscardGear(Choice[Table]):
    """WHQ-GEAR-03"""

    def run(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> None:
        card = second_of(table.asking)
        table.take(card, DRAWN)
        put_gear_away(table, seat, card)


def put_gear_away(table: Table, seat: i64, card: i64) -> None:
    """To the gear discard pile; legendary gear back to its hero's set (WHQ-LEGEND-05, WHQ-Q58)."""
    table.clear_card(card)
    if is_legendary(table.faces[card]):
        table.put(card, LEGENDARY_SET + seat)
    else:
        table.put(card, GEAR_DISCARD)


EQUIPPING: Final = Equipping("equipping")
EQUIP: Final = Equip("equip", "WHQ-GEAR-04", CARD)
UNEQUIP: Final = Unequip("unequip", "WHQ-GEAR-07", CARD)
DISCARD_GEAR: Final = DiscardGear("discard gear", "WHQ-GEAR-03", CARD)
RULES: Final[list[Rule[Any]]] = [EQUIPPING, EQUIP, UNEQUIP, DISCARD_GEAR]
