"""Turns: whose it is, its parts, its end, and the exchange of trophies.

TAL-TURN-01, TAL-TURN-02, TAL-TURN-03, TAL-LIFE-09, TAL-LIFE-12, TAL-MISS-02, TAL-MISS-03, TAL-TROPHY-02,
TAL-TROPHY-03, TAL-TROPHY-04, TAL-TROPHY-05, TAL-TROPHY-06, TAL-TROPHY-07, TAL-VAR-13, TAL-VAR-14, TAL-VAR-24,
TAL-VAR-25, TAL-VAR-26, TAL-Q16, TAL-Q17, TAL-Q50, TAL-Q77, TAL-Q84, TAL-Q85, TAL-Q104, TAL-Q106, TAL-Q110
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Question, Rule, is_asked
from questhall.core.engine.state import EVERYONE, NOBODY
from questhall.games.talisman.belongings.counters import gain_craft, gain_strength
from questhall.games.talisman.belongings.objects_and_followers import discard
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import AT_TURN_END, AT_TURN_START
from questhall.games.talisman.casting.spells_being_cast import is_immobile
from questhall.games.talisman.characters.death import is_in_the_game
from questhall.games.talisman.characters.new_character import COME_BACK, CRAFT_BONUS, START_GOLD, STRENGTH_BONUS
from questhall.games.talisman.characters.toad import count_down
from questhall.games.talisman.components.board import INNER_STARTS
from questhall.games.talisman.components.character_cards import START_SPELLS
from questhall.games.talisman.components.event_kinds import HANDED_IN_TROPHY, MISSED_TURN, TURN_BEGINS
from questhall.games.talisman.components.printed_cards import CARD, HEX, KIND, POWER, SPIRIT_KIND
from questhall.games.talisman.components.state import (
    BESIDE_THE_BOARD,
    BLIZZARD_BLOWS,
    BONUS,
    CHARACTER,
    CRAFT_COUNTERS,
    END_OF_TURN,
    FOLLOWERS,
    GOLD,
    HANDED_IN,
    HAS_REALIGNED,
    HEXED,
    MISSED,
    MORE_TURNS,
    OBJECTS,
    ON_SPACE,
    PLACE_IN_ORDER,
    SET_ASIDE,
    SPELLS,
    SPELLS_AT_START,
    SPELLS_CAST,
    STRENGTH_COUNTERS,
    TIME_IS_UP,
    TIME_LIMIT,
    TIME_LIMIT_15,
    TIME_LIMIT_60,
    TROPHIES,
    TROPHIES_FOR_5,
    TROPHIES_FOR_6,
    TURN_MARK,
    Table,
)
from questhall.games.talisman.encounters.encounter import ENCOUNTER_PART
from questhall.games.talisman.turn.movement import MOVE

NO_LIMIT: Final = 0


@final
class NextTurn(Rule[Table]):
    """Play passes to the left; a place in the order counts for durations, played or not (TAL-Q110).

    Turns in a row (Temporal Warp) are one place in the order.
    """

    def run(self, table: Table, last: i64, _b: i64, _c: i64, /) -> None:
        seat = last
        if last != NOBODY and table.is_alive(last) and table.get(last, MORE_TURNS) > 0:
            table.add(last, MORE_TURNS, -1)
        else:
            seat = self.next_place(table, last)
            if table.is_over():
                return
        if table.is_out(seat):
            table.push(self.at(seat))
        elif table.get(seat, MISSED) > 0:
            table.push(self.at(seat))
            table.add(seat, MISSED, -1)
            table.tell(MISSED_TURN, seat)
            count_down(table, seat)
        else:
            table.active = seat
            come_back: i64 = NO_FRAME
            if not table.is_alive(seat):
                come_back = COME_BACK.at(seat)
            table.push_in_order(come_back, BEGIN_TURN.at(seat), self.at(seat))

    def next_place(self, table: Table, last: i64) -> i64:
        seat = last + 1
        if seat == table.seats:
            seat = 0
        if seat == 0:
            table.round += 1
            if last_round(table) != NO_LIMIT and table.round > last_round(table):
                count_up(table)
                return seat
        table.end_lasting(PLACE_IN_ORDER, seat)
        clear_expired(table)
        return seat


def clear_expired(table: Table) -> None:
    """Cards of effects whose time is over are discarded (TAL-Q24, TAL-Q73)."""
    if table.size(BESIDE_THE_BOARD) > 0 and not table.has_lasting(BLIZZARD_BLOWS, EVERYONE):
        discard(table, table.take_top(BESIDE_THE_BOARD))
    space: i64 = 0
    while space < INNER_STARTS:
        card = table.find(ON_SPACE + space, HEX)
        if card != NO_CARD and not table.has_lasting(HEXED, space):
            table.take(card, ON_SPACE + space)
            discard(table, card)
        space += 1


@final
class BeginTurn(Rule[Table]):
    """Movement, then one encounter, always in that order (TAL-TURN-01); then the turn is over in any case."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_alive(seat):  # he has not come back (TAL-LIFE-12, TAL-Q17)
            return
        table.turns += 1
        table.tell(TURN_BEGINS, seat)
        other: i64 = 0
        while other < table.seats:
            table.set(other, SPELLS_CAST, 0)
            table.set(other, HAS_REALIGNED, 0)
            other += 1
        table.set(seat, SPELLS_AT_START, table.size(SPELLS + seat))
        table.ditched = table.ditched[:0]
        table.push_in_order(
            TURN_START_WINDOW.opened_by(seat),
            MOVE.at(seat),
            ENCOUNTER_PART.at(seat),
            table.end_of(TURN_MARK),
            FINISH_TURN.at(seat),
        )


@final
class TurnStartWindow(Moment):
    """A turn begins: the moment for Spells that are cast before moving (TAL-TURN-03)."""


@final
class FinishTurn(Rule[Table]):
    """However a turn ended, this comes next: the last Spells, then the exchange of trophies (TAL-Q50)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.is_alive(seat):
            table.push_in_order(TURN_END_WINDOW.opened_by(seat), EXCHANGE.at(seat), TURN_OVER.at(seat))
        else:
            table.push(TURN_OVER.at(seat))


@final
class TurnEndWindow(Moment):
    """A turn is about to end."""


@final
class TurnOver(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        count_down(table, seat)
        table.end_lasting(END_OF_TURN)


# Trophies


def trophy_price(table: Table) -> i64:
    """TAL-TROPHY-03, TAL-VAR-13, TAL-VAR-14, TAL-Q106"""
    if table.has_variant(TROPHIES_FOR_5):
        return 5
    if table.has_variant(TROPHIES_FOR_6):
        return 6
    return 7


def points_in(table: Table, zone: i64, is_craft: bool) -> i64:
    """Strength points, or Craft points, of the trophies in a zone; they are never added (TAL-TROPHY-06)."""
    points: i64 = 0
    card = table.top(zone)
    while card != NO_CARD:
        if (KIND[table.faces[card]] == SPIRIT_KIND) == is_craft:
            points += POWER[table.faces[card]]
        card = table.links[card]
    return points


@final
class Exchange(Question[Table]):
    """Trophies are handed in one by one; a counter once begun is completed (TAL-TROPHY-02, TAL-Q50)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        price = trophy_price(table)
        is_open = False
        for is_craft in (False, True):
            handed = points_in(table, HANDED_IN, is_craft)
            if handed + points_in(table, TROPHIES + seat, is_craft) >= price:
                self.offer_trophies(table, seat, is_craft)
            if 0 < handed < price:
                is_open = True
        if table.option_count == 0 or is_immobile(table, seat):
            table.option_count = 0
            complete_exchange(table, seat)
            return
        if not is_open:
            table.offer(HAND_IN_NO_MORE.at(seat))
        table.ask(seat, self.at(seat))

    def offer_trophies(self, table: Table, seat: i64, is_craft: bool) -> None:
        card = table.top(TROPHIES + seat)
        while card != NO_CARD:
            option = HAND_IN.at(seat, table.faces[card])
            if (KIND[table.faces[card]] == SPIRIT_KIND) == is_craft and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]


@final
class HandIn(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = table.find(TROPHIES + seat, face)
        table.take(card, TROPHIES + seat)
        table.put(card, HANDED_IN)
        table.push(table.asking)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if is_asked(table, seat, EXCHANGE) and table.holds(TROPHIES + seat, face):
            return "TAL-TROPHY-03"
        return "TAL-TROPHY-02"


@final
class HandInNoMore(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        complete_exchange(table, seat)


def complete_exchange(table: Table, seat: i64) -> None:
    """One counter for each full price; the surplus is lost.

    TAL-TROPHY-03, TAL-TROPHY-04, TAL-TROPHY-05, TAL-TROPHY-06, TAL-TROPHY-07
    """
    if table.size(HANDED_IN) == 0:
        return
    price = trophy_price(table)
    strength = points_in(table, HANDED_IN, is_craft=False) // price
    craft = points_in(table, HANDED_IN, is_craft=True) // price
    while table.size(HANDED_IN) > 0:
        card = table.take_top(HANDED_IN)
        table.tell(HANDED_IN_TROPHY, seat, table.faces[card])
        discard(table, card)
    gain_strength(table, seat, strength)
    gain_craft(table, seat, craft)


# The time limit of sudden death


def last_round(table: Table) -> i64:
    """The round after which the time is up, as agreed before the game (TAL-VAR-24, TAL-Q104)."""
    if table.has_variant(TIME_LIMIT_15):
        return 15
    if table.has_variant(TIME_LIMIT):
        return 30
    if table.has_variant(TIME_LIMIT_60):
        return 60
    return NO_LIMIT


def count_up(table: Table) -> None:
    """Counters, gold, Spells, Followers and Objects, without what he started with; tied players share the win.

    TAL-VAR-25, TAL-VAR-26, TAL-Q104
    """
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if is_in_the_game(table, seat):
            points = wealth(table, seat)
            if points > best:
                best = points
                winners = 0
            if points == best:
                winners |= BIT[seat]
        seat += 1
    table.finish(TIME_IS_UP, winners)


def wealth(table: Table, seat: i64) -> i64:
    """A player's gains in points; things kept for his next character count too (TAL-VAR-25)."""
    strength = table.get(seat, STRENGTH_COUNTERS)
    craft = table.get(seat, CRAFT_COUNTERS)
    if table.get(seat, BONUS) == STRENGTH_BONUS:
        strength -= 1
    elif table.get(seat, BONUS) == CRAFT_BONUS:
        craft -= 1
    gold = table.get(seat, GOLD) - START_GOLD
    spells = table.size(SPELLS + seat)
    if table.is_alive(seat):
        spells -= START_SPELLS[table.get(seat, CHARACTER)]
    gained = max(strength, 0) + max(craft, 0) + max(gold, 0) + max(spells, 0)
    return gained + table.size(FOLLOWERS + seat) + table.size(OBJECTS + seat) + table.size(SET_ASIDE + seat)


NEXT_TURN: Final = NextTurn()
BEGIN_TURN: Final = BeginTurn()
TURN_START_WINDOW: Final = TurnStartWindow(AT_TURN_START)
FINISH_TURN: Final = FinishTurn()
TURN_END_WINDOW: Final = TurnEndWindow(AT_TURN_END)
TURN_OVER: Final = TurnOver()
EXCHANGE: Final = Exchange("trophies")
HAND_IN: Final = HandIn("hand in", "TAL-TROPHY-02", CARD)
HAND_IN_NO_MORE: Final = HandInNoMore("hand in no more", "TAL-TROPHY-02")
RULES: Final[list[Rule[Any]]] = [
    NEXT_TURN,
    BEGIN_TURN,
    TURN_START_WINDOW,
    FINISH_TURN,
    TURN_END_WINDOW,
    TURN_OVER,
    EXCHANGE,
    HAND_IN,
    HAND_IN_NO_MORE,
]
