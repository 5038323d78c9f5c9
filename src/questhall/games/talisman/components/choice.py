"""What an option of Talisman stands for, with the reason why it is not possible when it is not offered."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.rules import Action
from questhall.games.talisman.components.state import Table


@mypyc_attr(allow_interpreted_subclasses=False)
class Choice(Action[Table]):
    """An action that says why it cannot be chosen: by default its moment has not come."""

    def why_not(self, table: Table, seat: i64, b: i64, c: i64, /) -> str:
        if table.decider == seat and table.is_offered(self.at(seat, b, c)):
            return ""
        return self.reason(table, seat, b, c)

    def reason(self, table: Table, seat: i64, b: i64, c: i64, /) -> str:
        """The clause that forbids it now."""
        return self.clause


@final
class Pass(Choice):
    """Go on without doing any of the other things."""

    def name(self) -> str:
        return self.verb.replace(" ", "_")

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pass
