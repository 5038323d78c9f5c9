"""Dice and fate: a roll, the chance to roll one of its dice again, and what may be added to it.

A roll is a context that stays open until its outcome has been read. A rule that rolls pushes what the roll
decides (`then`), which reads the total with `take_roll`.

TAL-COMP-19, TAL-COMP-20, TAL-FATE-01, TAL-FATE-02, TAL-FATE-03, TAL-FATE-04, TAL-FATE-05, TAL-FATE-06,
TAL-FATE-07, TAL-FATE-08, TAL-FATE-09, TAL-FATE-10, TAL-FATE-11, TAL-FATE-12, TAL-GOLDEN-05, TAL-Q38, TAL-Q39,
TAL-Q114
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, first_of
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.games.talisman.belongings.counters import spend_fate
from questhall.games.talisman.casting.spells_being_cast import is_immobile
from questhall.games.talisman.components.event_kinds import ADDED_ONE, ROLLED, ROLLED_AGAIN
from questhall.games.talisman.components.state import FATE, ROLL, Table

# The context of a roll
ROLLER: Final = 0
DICE: Final = 1  # how many
FIRST_DIE: Final = 2
ADDED: Final = 5
TOP: Final = 6  # the highest total that an addition may lead to; 0 where nothing may be added
ROLL_SIZE: Final = 7

SIDES: Final = 6
FIRST: Final = 0
SECOND: Final = 1
DIE_NOUN: Final = Noun("die", ["first", "second", "third"])


def roll_dice(table: Table, seat: i64, dice: i64, then: i64, top: i64 = 0) -> None:
    """Roll dice that count together; `then` is the frame that the result decides.

    With `top` the roller has an ability to add 1, as far as that total (TAL-Q114).
    """
    place = table.open_wide_context(ROLL, ROLL_SIZE)
    table.set_field(place, ROLLER, seat)
    table.set_field(place, DICE, dice)
    table.set_field(place, TOP, top)
    die: i64 = 0
    while die < dice:
        table.set_field(place + FIRST_DIE, die, table.roll(SIDES))
        table.tell(ROLLED, seat, die_at(table, place, die))
        die += 1
    addition: i64 = NO_FRAME
    if top > 0:
        addition = ADDITION.at(place)
    table.push_in_order(FATE_QUESTION.at(place), addition, then)


def roller_of(table: Table, place: i64) -> i64:
    """Whose roll it is."""
    return table.field(place, ROLLER)


def dice_in(table: Table, place: i64) -> i64:
    """How many dice a roll has."""
    return table.field(place, DICE)


def die_at(table: Table, place: i64, die: i64) -> i64:
    """What one of the dice shows; they are numbered from 0."""
    return table.field(place + FIRST_DIE, die)


def added_to(table: Table, place: i64) -> i64:
    """What has been added to a roll."""
    return table.field(place, ADDED)


def top_of(table: Table, place: i64) -> i64:
    """The highest total that an addition may lead to."""
    return table.field(place, TOP)


def shown(table: Table, place: i64) -> i64:
    """What the dice of a roll show, without additions (TAL-GOLDEN-05)."""
    total: i64 = 0
    die: i64 = 0
    while die < dice_in(table, place):
        total += die_at(table, place, die)
        die += 1
    return total


def take_roll(table: Table) -> i64:
    """The total of the roll just made; reading it ends the roll."""
    place = table.top_context(ROLL)
    total = shown(table, place) + added_to(table, place)
    table.close_context(place)
    return total


@final
class FateQuestion(Question[Table]):
    """The roller may spend one fate to roll one of these dice again.

    An immobile character cannot do even that (TAL-GOLDEN-03).

    TAL-FATE-01, TAL-FATE-08, TAL-FATE-10
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = roller_of(table, place)
        if table.get(seat, FATE) == 0 or is_immobile(table, seat):
            return
        die: i64 = 0
        while die < dice_in(table, place):
            table.offer(REROLL.at(seat, die))
            die += 1
        table.offer(KEEP_ROLL.at(seat))
        table.ask(seat, self.at(place))


@final
class Reroll(Choice[Table]):
    """Spend a fate token: the new result stands. TAL-FATE-01, TAL-FATE-07"""

    def run(self, table: Table, seat: i64, die: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        spend_fate(table, seat)
        table.set_field(place + FIRST_DIE, die, table.roll(SIDES))
        table.tell(ROLLED_AGAIN, seat, die_at(table, place, die))

    def reason(self, table: Table, seat: i64, _die: i64, _c: i64, /) -> str:
        if table.get(seat, FATE) == 0:
            return "TAL-FATE-10"
        if is_immobile(table, seat):
            return "TAL-GOLDEN-03"
        return "TAL-FATE-12" if table.decider != seat else "TAL-FATE-06"


@final
class Addition(Question[Table]):
    """An ability lets the roller add 1 after the roll, but not beyond the last row (TAL-Q114)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = roller_of(table, place)
        if shown(table, place) < top_of(table, place):
            table.offer(ADD_ONE.at(seat))
            table.offer(ADD_NOTHING.at(seat))
            table.ask(seat, self.at(place))


@final
class AddOne(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set_field(first_of(table.asking), ADDED, 1)
        table.tell(ADDED_ONE, seat)


FATE_QUESTION: Final = FateQuestion("fate")
REROLL: Final = Reroll("reroll", "TAL-FATE-01", DIE_NOUN)
KEEP_ROLL: Final = Pass("keep roll", "TAL-FATE-01")
ADDITION: Final = Addition("addition")
ADD_ONE: Final = AddOne("add one", "TAL-Q114")
ADD_NOTHING: Final = Pass("add nothing", "TAL-Q114")
RULES: Final[list[Rule[Any]]] = [FATE_QUESTION, REROLL, KEEP_ROLL, ADDITION, ADD_ONE, ADD_NOTHING]
