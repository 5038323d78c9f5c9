"""The settlement actions: trainer, blacksmith, arena.

WHQ-SETTLE-04, WHQ-SETTLE-05, WHQ-SETTLE-06, WHQ-SETTLE-07, WHQ-SETTLE-08, WHQ-GEAR-05, WHQ-Q60, WHQ-Q74,
WHQ-Q75
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import count_bits
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.event_kinds import DREW_GEAR, GEAR_LIMIT_RAISED
from questhall.games.warhammer_quest.components.face_numbers import LEGENDARY_FORTUNE
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    GEAR_DECK,
    GEAR_DISCARD,
    GEAR_LIMIT,
    SETTLEMENT,
    VISITS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import DISCARDS_AT_BLACKSMITH, FORTUNE_BESIDE_GEAR
from questhall.games.warhammer_quest.dungeon.gear import (
    EQUIPPING,
    can_make_room,
    can_raise_limit,
    draw_legend,
    put_gear_away,
    why_no_room,
)
from questhall.games.warhammer_quest.settlement.training import (
    exchange_action,
    has_basic_action,
    offer_basic_actions,
)

# What a hero has done in the settlement, bits of his word VISITS
TRAINER: Final = 1
BLACKSMITH: Final = 2
ARENA: Final = 4
EVERY_PLACE: Final = 7
IS_WAITING: Final = 8  # he lets others act first
IS_READY_TO_GO: Final = 16  # he has nothing left to do, until he is given something
IS_REFRESHED: Final = 32  # the time for settlement actions is over
ACTIONS_EACH: Final = 2
WARES_SHOWN: Final = 2


def can_visit(table: Table, seat: i64, place: i64) -> bool:
    """Two actions, and not the same twice (WHQ-SETTLE-04)."""
    visits = table.get(seat, VISITS)
    return not visits & (place | IS_REFRESHED) and count_bits(visits & EVERY_PLACE) < ACTIONS_EACH


def can_visit_blacksmith(table: Table, seat: i64) -> bool:
    return can_visit(table, seat, BLACKSMITH) and table.size(GEAR_DECK) > 0


def can_visit_arena(table: Table, seat: i64) -> bool:
    return can_visit(table, seat, ARENA) and can_raise_limit(table, seat)


def can_act(table: Table, seat: i64) -> bool:
    """Whether there is a settlement action left that he can perform (WHQ-Q75)."""
    if can_visit_arena(table, seat) or can_visit_blacksmith(table, seat):
        return True
    return can_visit(table, seat, TRAINER) and has_basic_action(table, seat)


def offer_visits(table: Table, seat: i64) -> None:
    if can_visit(table, seat, TRAINER):
        offer_basic_actions(table, seat, TRAIN)
    if can_visit_blacksmith(table, seat):
        table.offer(VISIT_BLACKSMITH.at(seat))
    if can_visit_arena(table, seat):
        table.offer(VISIT_ARENA.at(seat))


def begin_visit(table: Table, seat: i64, place: i64) -> None:
    """Afterwards the same hero is asked again, and heroes who waited have waited long enough."""
    end_waiting(table)
    table.set(seat, VISITS, table.get(seat, VISITS) | place)
    table.push(table.asking)


def end_waiting(table: Table) -> None:
    seat: i64 = 0
    while seat < table.seats:
        table.set(seat, VISITS, table.get(seat, VISITS) & ~IS_WAITING)
        seat += 1


@final
class Train(Choice[Table]):
    """A basic action is exchanged for its advanced version (WHQ-SETTLE-05)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        begin_visit(table, seat, TRAINER)
        exchange_action(table, seat, face)

    def reason(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> str:
        if table.phase == SETTLEMENT and can_visit(table, seat, TRAINER):
            return "WHQ-SETTLE-05"
        return "WHQ-SETTLE-04"


@final
class VisitArena(Choice[Table]):
    """The gear limit rises by one (WHQ-SETTLE-07)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        begin_visit(table, seat, ARENA)
        table.set(seat, GEAR_LIMIT, table.get(seat, GEAR_LIMIT) + 1)
        table.tell(GEAR_LIMIT_RAISED, seat, table.get(seat, GEAR_LIMIT))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "WHQ-SETTLE-04" if can_raise_limit(table, seat) else "WHQ-Q59"


@final
class VisitBlacksmith(Choice[Table]):
    """Two cards of the gear deck, or the last one; a Legendary Fortune turns into a legendary card.

    WHQ-SETTLE-06, WHQ-SETTLE-08, WHQ-Q60, WHQ-Q74
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        begin_visit(table, seat, BLACKSMITH)
        if table.variants & DISCARDS_AT_BLACKSMITH and table.size(GEAR_DECK) < WARES_SHOWN:
            while table.size(GEAR_DISCARD) > 0:
                table.put(table.take_top(GEAR_DISCARD), GEAR_DECK)
            table.shuffle(GEAR_DECK)
        shown: i64 = 0
        while shown < WARES_SHOWN and table.size(GEAR_DECK) > 0:
            if not show_ware(table, seat) or not table.variants & FORTUNE_BESIDE_GEAR:
                shown += 1
        table.push(WARES.at(seat))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if table.phase == SETTLEMENT and can_visit(table, seat, BLACKSMITH) and table.size(GEAR_DECK) == 0:
            return "WHQ-SETTLE-08"
        return "WHQ-SETTLE-04"


def show_ware(table: Table, seat: i64) -> bool:
    """Returns whether it was a Legendary Fortune; the legendary card replaces it (WHQ-Q57, WHQ-Q74)."""
    card = table.take_top(GEAR_DECK)
    table.reveal(card)
    table.tell(DREW_GEAR, seat, table.faces[card])
    is_fortune = table.faces[card] == LEGENDARY_FORTUNE
    if is_fortune:
        card = draw_legend(table, seat, card)
    if card != NO_CARD:
        table.put(card, DRAWN)
    return is_fortune


@final
class Wares(Question[Table]):
    """He may equip one of the cards, if need be after unequipping something (WHQ-SETTLE-06, WHQ-GEAR-07)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(DRAWN)
        while card != NO_CARD:
            if can_make_room(table, seat, table.faces[card]):
                table.offer(TAKE_WARE.at(seat, table.faces[card]))
            card = table.links[card]
        table.offer(LEAVE_WARES.at(seat))
        table.decide(seat, self.at(seat))


@final
class TakeWare(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = table.find(DRAWN, face)
        leave_wares(table, seat, card)
        table.push(EQUIPPING.at(seat, card))

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if table.phase == SETTLEMENT and table.holds(DRAWN, face):
            return why_no_room(table, seat, face)
        return "WHQ-SETTLE-06"


@final
class LeaveWares(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        leave_wares(table, seat, NO_CARD)


def leave_wares(table: Table, seat: i64, chosen: i64) -> None:
    """Cards that he does not equip are discarded (WHQ-SETTLE-06)."""
    for card in table.cards_of(DRAWN):
        if card != chosen:
            table.take(card, DRAWN)
            put_gear_away(table, seat, card)


TRAIN: Final = Train("train", "WHQ-SETTLE-05", CARD)
VISIT_ARENA: Final = VisitArena("visit arena", "WHQ-SETTLE-07")
VISIT_BLACKSMITH: Final = VisitBlacksmith("visit blacksmith", "WHQ-SETTLE-06")
WARES: Final = Wares("wares")
TAKE_WARE: Final = TakeWare("take ware", "WHQ-SETTLE-06", CARD)
LEAVE_WARES: Final = LeaveWares("leave wares", "WHQ-SETTLE-06")
RULES: Final[list[Rule[Any]]] = [
    TRAIN,
    VISIT_ARENA,
    VISIT_BLACKSMITH,
    WARES,
    TAKE_WARE,
    LEAVE_WARES,
]
