"""Losing Lives, possibly several heroes at once: all are announced, each may be warded off, the rest
happens together."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Rule
from questhall.games.proving_ground.components.event_kinds import DIED, LOSS_ANNOUNCED, LOST_LIFE, WARDED
from questhall.games.proving_ground.components.state import (
    ALL_DEAD,
    DISCARD,
    HANDS,
    LAST_ALIVE,
    LIFE,
    LOSS,
    TURN_MARK,
    WARD,
    Table,
    living,
)
from questhall.games.proving_ground.turn.casting import CAST_ACTION, SecretWindow

# The context of a loss
PENDING: Final = 0
ANSWERED: Final = 1


def announce_loss(table: Table, cause: i64, seats: i64) -> None:
    """These heroes are each about to lose a Life."""
    place = table.open_context(LOSS, seats, 0, cause, 0)
    table.tell(LOSS_ANNOUNCED, seats)
    table.push_in_order(LOSS_WINDOW.opened_by(cause, place), LOSE_TOGETHER.at(place))


@final
class LossWindow(SecretWindow):
    """Each hero who is about to lose a Life may ward it off, once."""

    def might_act(self, table: Table, seat: i64, place: i64, /) -> bool:
        return self.is_open(table, seat, place) and table.size(HANDS + seat) > 0

    def is_open(self, table: Table, seat: i64, place: i64) -> bool:
        pending = table.field(place, PENDING) & ~table.field(place, ANSWERED)
        return pending & BIT[seat] != 0 and table.may_cast(seat)

    def add_options(self, table: Table, seat: i64, _cause: i64, place: i64, /) -> None:
        if self.is_open(table, seat, place) and table.holds_spell(seat, WARD):
            table.offer(CAST_ACTION.at(seat, WARD))


def ward_off(table: Table, seat: i64, place: i64) -> None:
    """A replacement applies once to the same thing: it leaves the loss and cannot be responded to again."""
    table.set_field(place, PENDING, table.field(place, PENDING) & ~BIT[seat])
    table.set_field(place, ANSWERED, table.field(place, ANSWERED) | BIT[seat])
    table.tell(WARDED, seat)


@final
class LoseTogether(Rule[Table]):
    """What has not been warded off happens to all at the same time, then the dead are counted."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        pending = table.field(place, PENDING)
        table.close_context(place)
        dead: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            if pending & BIT[seat] and table.is_alive(seat):
                table.add(seat, LIFE, -1)
                table.tell(LOST_LIFE, seat)
                if not table.is_alive(seat):
                    dead |= BIT[seat]
            seat += 1
        if dead:
            bury(table, dead)


def bury(table: Table, dead: i64) -> None:
    """The dead leave their Spells; the game may be over; the turn of a dead hero ends at once."""
    survivors: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if dead & BIT[seat]:
            leave_spells(table, seat)
        if table.is_alive(seat):
            survivors |= BIT[seat]
        seat += 1
    if living(table) == 0:
        table.finish(ALL_DEAD, 0)
    elif living(table) == 1:
        table.finish(LAST_ALIVE, survivors)
    elif dead & BIT[table.active]:
        table.unwind(TURN_MARK, NO_FRAME)


def leave_spells(table: Table, seat: i64) -> None:
    table.tell(DIED, seat)
    while table.size(HANDS + seat) > 0:
        card = table.take_top(HANDS + seat)
        table.put(card, DISCARD)
        table.reveal(card)


LOSE_TOGETHER: Final = LoseTogether()
LOSS_WINDOW: Final = LossWindow("life_about_to_be_lost")
RULES: Final[list[Rule[Any]]] = [LOSE_TOGETHER, LOSS_WINDOW]
