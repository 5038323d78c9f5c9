"""What an option stands for, and why it is impossible when it is not offered."""

from __future__ import annotations

from typing import TypeVar, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.rules import Action
from questhall.core.engine.state import NOBODY, PARTY, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=False)
class Choice(Action[S]):
    """An action of a seat, or of the party (then its seat is nobody).

    It is possible exactly when it is offered, so a subclass only has to give the reason against it.
    """

    def why_not(self, table: S, seat: i64, b: i64, c: i64, /) -> str:
        if table.decider == seat and table.is_offered(self.at(seat, b, c)):
            return ""
        if table.decider == PARTY and table.is_offered(self.at(NOBODY, b, c)):
            return ""
        return self.reason(table, seat, b, c)

    def reason(self, table: S, seat: i64, b: i64, c: i64, /) -> str:
        """The clause that forbids it now. The default is the clause that allows it at the right moment."""
        return self.clause


@final
class Pass(Choice[State]):
    """Do none of the other things and go on."""

    def name(self) -> str:
        return self.verb.replace(" ", "_")

    def run(self, table: State, _seat: i64, _b: i64, _c: i64, /) -> None:
        pass
