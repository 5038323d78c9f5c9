"""Using items and gear: on which occasion, at which cost.

WHQ-EFFECT-01, WHQ-EFFECT-03, WHQ-EFFECT-04, WHQ-EFFECT-06, WHQ-COST-01, WHQ-COST-02, WHQ-COST-03, WHQ-COST-04,
WHQ-EXHAUST-01, WHQ-SPENT-01, WHQ-DUNGEON-03, WHQ-CONFLICT-02
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.core.engine.window import Window
from questhall.games.warhammer_quest.components.action_in_progress import (
    EXTRA_SUCCESSES,
    KIND,
    USED,
    current_action,
    doer,
)
from questhall.games.warhammer_quest.components.event_kinds import USED_GEAR
from questhall.games.warhammer_quest.components.face_numbers import FIRST_GEAR
from questhall.games.warhammer_quest.components.printed_cards import AMOUNT, COST, FACES, FOR_ACTION, USED_AT
from questhall.games.warhammer_quest.components.state import (
    DUNGEON_DISCARD,
    EXHAUSTED,
    FACEDOWN,
    GEAR,
    GEAR_DISCARD,
    ITEMS,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import (
    AFTER_ACTION,
    AFTER_ACTIVATION,
    AFTER_ATTACKS,
    AT_MODIFY,
    AT_REROLL,
    BEFORE_ACTIVATION,
    DEPLETE,
    DISCARD,
    DUE_AFTER_ACTION,
    EXHAUST,
    IN_HERO_PHASE,
    OCCASIONS,
    ON_TRAVEL,
    ONCE_AN_ACTION,
)
from questhall.games.warhammer_quest.heroes.wounds import check_health

LAST_MOMENT: Final = 1  # the extra argument of the occasion at the end of the hero phase


@mypyc_attr(allow_interpreted_subclasses=False)
class Use(Choice[Table]):
    """An item or a piece of gear that its owner may, or must, use on an occasion.

    When, and at what cost, is printed on it. It may be declined because it has a cost, unless `clause` gives
    another reason.
    """

    def __init__(self, face: int, *nouns: Noun, clause: str = "WHQ-EFFECT-03") -> None:
        super().__init__(f"use {FACES[face].name}", clause, *nouns)
        self.face: i64 = face
        self.cost: i64 = COST[face]
        self.amount: i64 = AMOUNT[face]

    def name(self) -> str:
        return self.verb.replace(" ", "_")

    def can_use(self, table: Table, seat: i64) -> bool:
        """Whether the occasion fits: whose action it is, of which kind, and so on."""
        return True

    def add_ways(self, table: Table, seat: i64) -> None:
        """Offer every way to use it."""
        table.offer(self.at(seat))

    def apply(self, table: Table, seat: i64, b: i64, c: i64) -> None:
        """What it does; frames pushed here come before the occasion goes on."""
        raise NotImplementedError

    def run(self, table: Table, seat: i64, b: i64, c: i64, /) -> None:
        table.ask_again()
        table.tell(USED_GEAR, seat, self.face)
        self.pay(table, seat)
        self.apply(table, seat, b, c)

    def pay(self, table: Table, seat: i64) -> None:
        if self.cost == DISCARD and self.face < FIRST_GEAR:
            card = table.find(ITEMS + seat, self.face)
            table.take(card, ITEMS + seat)
            table.put(card, DUNGEON_DISCARD)
            return
        card = table.find(GEAR + seat, self.face)
        if self.cost == EXHAUST:
            table.mark_card(card, EXHAUSTED)
        elif self.cost == DEPLETE:
            table.mark_card(card, FACEDOWN)
            check_health(table, seat)
        elif self.cost == DISCARD:
            table.take(card, GEAR + seat)
            table.clear_card(card)
            table.put(card, GEAR_DISCARD)
        elif self.cost == ONCE_AN_ACTION:
            note_used(table, self.face)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        zone: i64 = GEAR + seat
        if self.face < FIRST_GEAR:
            zone = ITEMS + seat
        card = table.find(zone, self.face)
        if card == NO_CARD:
            return "WHQ-HERO-03"
        if table.is_facedown(card):
            return "WHQ-SPENT-01"
        if table.is_exhausted(card):
            return "WHQ-EXHAUST-01"
        return "WHQ-EFFECT-01"


def is_own_action(table: Table, seat: i64) -> bool:
    """Whether the current action is this hero's own."""
    return doer(table, current_action(table)) == seat


def is_own_action_of(table: Table, seat: i64, kind: i64) -> bool:
    """Whether the current action is this hero's own and of this kind."""
    return is_own_action(table, seat) and table.field(current_action(table), KIND) == kind


@final
class ExtraSuccesses(Use):
    """Used in step 5 of the owner's action, if it is of the right kind (WHQ-ACTION-16)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action_of(table, seat, FOR_ACTION[self.face])

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        table.add_to_field(current_action(table), EXTRA_SUCCESSES, self.amount)


USES: Final[dict[int, Use]] = {}
"""How to use each item and piece of gear that can be used, by its face; `setup/rulebook.py` fills it."""


@final
class Occasion(Window[Table]):
    """An occasion to use something: the hero it concerns first, then the others clockwise."""

    def __init__(self, occasion: int) -> None:
        super().__init__(OCCASIONS[occasion])
        self.number_of_occasion: i64 = occasion

    def name(self) -> str:
        return f"{self.occasion}_occasion"

    def run(self, table: Table, cause: i64, asked: i64, extra: i64, /) -> None:
        """Checked first: usually no hero has anything for this occasion, and everybody can see that."""
        for seat in range(table.seats):
            if self.has_some(table, ITEMS + seat) or self.has_some(table, GEAR + seat):
                super().run(table, cause, asked, extra)
                return

    def has_some(self, table: Table, zone: i64) -> bool:
        card = table.top(zone)
        while card != NO_CARD:
            if USED_AT[table.faces[card]] == self.number_of_occasion:
                return True
            card = table.links[card]
        return False

    def seat_at(self, table: Table, cause: i64, place: i64, _extra: i64, /) -> i64:
        seat = cause + place - 1
        if seat >= table.seats:
            seat -= table.seats
        return seat

    def add_options(self, table: Table, seat: i64, _cause: i64, _extra: i64, /) -> None:
        if not table.is_standing(seat):
            return
        offer_uses(table, seat, ITEMS + seat, self.number_of_occasion)
        offer_uses(table, seat, GEAR + seat, self.number_of_occasion)


def offer_uses(table: Table, seat: i64, zone: i64, occasion: i64) -> None:
    """What this hero has in one of his zones and can use at an occasion."""
    card = table.top(zone)
    while card != NO_CARD:
        face = table.faces[card]
        if USED_AT[face] == occasion and table.marks[card] & (EXHAUSTED | FACEDOWN) == 0:
            # two copies of an item are one choice
            is_first = table.find(zone, face) == card
            if is_first and not has_been_used(table, face) and USES[face].can_use(table, seat):
                USES[face].add_ways(table, seat)
        card = table.links[card]


@final
class DueAfterAction(Question[Table]):
    """What the hero's gear makes him do after his action; he cannot decline (WHQ-EFFECT-04).

    Gear he may use at the same moment can come first (WHQ-CONFLICT-02).
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        offer_uses(table, seat, GEAR + seat, DUE_AFTER_ACTION)
        if table.option_count > 0:
            offer_uses(table, seat, GEAR + seat, AFTER_ACTION)
            table.decide(seat, self.at(seat))


def note_used(table: Table, face: i64) -> None:
    """Once per action: remembered in its context."""
    place = current_action(table)
    if place >= 0:
        table.set_field(place, USED, table.field(place, USED) | BIT[face - FIRST_GEAR])


def has_been_used(table: Table, face: i64) -> bool:
    if face < FIRST_GEAR:
        return False
    place = current_action(table)
    return place >= 0 and table.field(place, USED) & BIT[face - FIRST_GEAR] != 0


BEFORE_ACTIVATION_OCCASION: Final = Occasion(BEFORE_ACTIVATION)
HERO_PHASE_OCCASION: Final = Occasion(IN_HERO_PHASE)
REROLL_OCCASION: Final = Occasion(AT_REROLL)
MODIFY_OCCASION: Final = Occasion(AT_MODIFY)
AFTER_ATTACKS_OCCASION: Final = Occasion(AFTER_ATTACKS)
DUE_AFTER_ACTION_QUESTION: Final = DueAfterAction("due_after_action")
AFTER_ACTION_OCCASION: Final = Occasion(AFTER_ACTION)
AFTER_ACTIVATION_OCCASION: Final = Occasion(AFTER_ACTIVATION)
TRAVEL_OCCASION: Final = Occasion(ON_TRAVEL)
RULES: Final[list[Rule[Any]]] = [
    BEFORE_ACTIVATION_OCCASION,
    HERO_PHASE_OCCASION,
    REROLL_OCCASION,
    MODIFY_OCCASION,
    AFTER_ATTACKS_OCCASION,
    DUE_AFTER_ACTION_QUESTION,
    AFTER_ACTION_OCCASION,
    AFTER_ACTIVATION_OCCASION,
    TRAVEL_OCCASION,
]
