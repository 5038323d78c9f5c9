"""Distributing tokens or wounds among the heroes.

No card of the box has the party distribute anything, but the rules say how it would.
WHQ-COMPONENT-03, WHQ-COMPONENT-04
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.state import DISTRIBUTION, SEAT, Table
from questhall.games.warhammer_quest.heroes.tokens import claim_tokens
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer

# What is distributed
TOKENS_TO_CLAIM: Final = 0
WOUNDS_TO_SUFFER: Final = 1


def distribute(table: Table, what: i64, count: i64) -> None:
    """The players decide together how much each hero receives (WHQ-COMPONENT-03)."""
    table.open_context(DISTRIBUTION, 0, 0, 0, 0)
    table.push(DISTRIBUTING.at(what, count))


@final
class Distributing(Question[Table]):
    """They are assigned to heroes one by one; then each hero receives his share."""

    def run(self, table: Table, what: i64, left: i64, _c: i64, /) -> None:
        if left == 0 or table.standing_heroes() == 0:
            hand_out(table, what)
            return
        for seat in range(table.seats):
            if table.is_standing(seat):
                table.offer(ASSIGN.at(NOBODY, seat))
        table.ask(PARTY, self.at(what, left))


def hand_out(table: Table, what: i64) -> None:
    """In order from the party leader (WHQ-Q71)."""
    place = table.top_context(DISTRIBUTION)
    last: i64 = table.seats - 1
    for number in range(last, -1, -1):  # what is pushed last runs first
        seat = (table.first_hero() + number) % table.seats
        share = table.field(place, seat)
        if what == TOKENS_TO_CLAIM:
            claim_tokens(table, seat, share)
        else:
            suffer(table, seat, share, BY_EFFECT)
    table.close_context(place)


@final
class Assign(Choice[Table]):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.add_to_field(table.top_context(DISTRIBUTION), hero, 1)
        table.push(DISTRIBUTING.at(first_of(table.asking), second_of(table.asking) - 1))


DISTRIBUTING: Final = Distributing("distributing")
ASSIGN: Final = Assign("assign to", "WHQ-COMPONENT-03", SEAT)
RULES: Final[list[Rule[Any]]] = [DISTRIBUTING, ASSIGN]
