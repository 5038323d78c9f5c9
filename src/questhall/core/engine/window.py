"""Windows: the one protocol for "any time", "before", "instead of" and "after".

A window belongs to an occasion. It asks the seats in the order of the rules, starts over from its
first seat after each use, and closes when everyone has declined. What is used in it goes on the stack
above it, with windows of its own, so what is announced last resolves first. A window checks before
each question whether its occasion has passed, and lapses if it has.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.frames import pack
from questhall.core.engine.rules import DECLINE, Question
from questhall.core.engine.state import NOBODY, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=False)
class Window(Question[S]):
    """Its frame's arguments: who caused the occasion, how many seats have been asked, and one for the game."""

    def opened_by(self, cause: i64, extra: i64 = -1) -> i64:
        """The frame of this window when nobody has been asked yet."""
        return pack(self.number, cause, 0, extra)

    def is_window(self) -> bool:
        return True

    def has_lapsed(self, table: S, cause: i64, extra: i64, /) -> bool:
        """Whether the occasion has passed."""
        return False

    def seat_at(self, table: S, cause: i64, place: i64, extra: i64, /) -> i64:
        """Who is asked as number `place` (from 1): seat order from the left of the cause, the cause last."""
        seat = cause + place
        if seat >= table.seats:
            seat -= table.seats
        return seat

    def left_out(self, table: S, extra: i64, /) -> i64:
        """The seat that the rules do not ask here, if there is one."""
        return NOBODY

    def might_act(self, table: S, seat: i64, extra: i64, /) -> bool:
        """Whether, by public information, the seat could have an answer. Used when windows are covered."""
        return False

    def add_options(self, table: S, seat: i64, cause: i64, extra: i64, /) -> None:
        """Offer what the seat really can do."""
        raise NotImplementedError

    def run(self, table: S, cause: i64, asked: i64, extra: i64, /) -> None:
        if self.has_lapsed(table, cause, extra):
            return
        seats = table.seats
        left_out = self.left_out(table, extra)
        while asked < seats:
            asked += 1
            seat = self.seat_at(table, cause, asked, extra)
            if seat == left_out:
                continue
            self.add_options(table, seat, cause, extra)
            if table.option_count > 0 or (table.covers and self.might_act(table, seat, extra)):
                table.offer(DECLINE.at(seat))
                table.ask(seat, self.at(cause, asked, extra))
                return

    def reask(self, table: S, cause: i64, asked: i64, extra: i64, /) -> None:
        seat = self.seat_at(table, cause, asked, extra)
        self.add_options(table, seat, cause, extra)
        table.offer(DECLINE.at(seat))
        table.ask(seat, self.at(cause, asked, extra))

    def resume(self, table: S, cause: i64, _asked: i64, extra: i64, /) -> None:
        table.push(self.opened_by(cause, extra))
