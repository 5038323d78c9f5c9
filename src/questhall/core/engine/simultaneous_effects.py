"""Several things happen at the same moment, and a player or the party decides in which order.

The game says who decides: the active player, the party leader or the party. The waiting frames are kept in
a context; the decider picks them one by one, and the last one needs no question.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.frames import first_of, second_of, third_of
from questhall.core.engine.rules import Action, Noun, Question, is_asked
from questhall.core.engine.state import PARTY, State

AT_THE_SAME_TIME: Final = -1
"""The kind of context that holds them; games number theirs from 0."""

MOST: Final = 12
PLACE: Final = Noun("place", [str(place) for place in range(1, MOST + 1)])


def happen_together(table: State, orderer: i64, frames: vec[i64]) -> None:
    """Let `orderer` (a seat or the party) decide which of these comes first."""
    count: i64 = len(frames)
    place = table.open_wide_context(AT_THE_SAME_TIME, count)
    i: i64 = 0
    while i < count:
        table.contexts[place + i] = frames[i]
        i += 1
    # A frame cannot hold PARTY: 0 stands for it, and seat n is n + 1.
    who: i64 = 0
    if orderer != PARTY:
        who = orderer + 1
    table.push(ORDER.at(place, count, who))


@final
class Order(Question[State]):
    """Which of the things that happen together comes next."""

    def run(self, table: State, place: i64, count: i64, who: i64, /) -> None:
        if count == 1:
            frame = table.contexts[place]
            table.close_context(place)
            table.push(frame)
            return
        i: i64 = 0
        while i < count:
            table.offer(NEXT.at(who - 1, i))
            i += 1
        decider = who - 1
        if who == 0:
            decider = PARTY
        table.ask(decider, self.at(place, count, who))


@final
class Next(Action[State]):
    """This one first; the rest is asked about again afterwards."""

    def run(self, table: State, _seat: i64, chosen: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        count = second_of(table.asking)
        frame = table.contexts[place + chosen]
        i = chosen
        while i < count - 1:
            table.contexts[place + i] = table.contexts[place + i + 1]
            i += 1
        table.push(ORDER.at(place, count - 1, third_of(table.asking)))
        table.push(frame)

    def why_not(self, table: State, seat: i64, _place: i64, _c: i64, /) -> str:
        return "" if is_asked(table, seat, ORDER) else "order"


ORDER: Final = Order("order")
NEXT: Final = Next("next", "", PLACE)
