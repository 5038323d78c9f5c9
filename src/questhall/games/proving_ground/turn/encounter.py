"""The encounter of a space: Spells at the camp, an auction at the tower, a fight everywhere else.

It has a marker, so that a hero who is moved away leaves it at once and meets the new space instead.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Action, Noun, Question, Rule
from questhall.games.proving_ground.components.event_kinds import BIDS_SHOWN
from questhall.games.proving_ground.components.state import (
    BID,
    CAMP,
    ENCOUNTER_MARK,
    FATE,
    FATE_TOKENS,
    NO_BID,
    PLACE,
    TOWER,
    Table,
)
from questhall.games.proving_ground.turn.fight import FIGHT, win_trophy

TOKENS: Final = Noun("tokens", [str(number) for number in range(FATE + 1)])
NOBODY_YET: Final = 0
"""How many have bid so far, at first."""


@final
class Encounter(Rule[Table]):
    """Meet the space one is on."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.mark(ENCOUNTER_MARK)
        space = table.get(seat, PLACE)
        if space == CAMP:
            table.draw_spell(seat)
            table.draw_spell(seat)
        elif space == TOWER:
            table.push_in_order(BID_QUESTION.at(seat, NOBODY_YET), SHOW_BIDS.at(seat))
        else:
            table.push(FIGHT.at(seat))


@final
class BidQuestion(Question[Table]):
    """Everyone bids fate at the same time: asked one by one, shown together."""

    def run(self, table: Table, first: i64, asked: i64, _c: i64, /) -> None:
        while asked < table.seats:
            seat = (first + asked) % table.seats
            asked += 1
            if table.is_alive(seat):
                self.offer_bids(table, seat)
                table.ask(seat, self.at(first, asked))
                return

    def offer_bids(self, table: Table, seat: i64) -> None:
        tokens: i64 = 0
        while tokens <= table.get(seat, FATE_TOKENS):
            table.offer(MAKE_BID.at(seat, tokens))
            tokens += 1

    def reask(self, table: Table, first: i64, asked: i64, _c: i64, /) -> None:
        self.run(table, first, asked - 1, _c)


@final
class MakeBid(Action[Table]):
    """Seal a bid; nobody sees it yet."""

    def run(self, table: Table, seat: i64, tokens: i64, _c: i64, /) -> None:
        table.set(seat, BID, tokens)
        table.push(table.asking)

    def as_seen(self, table: Table, option: i64, _onlooker: i64, /) -> i64:
        return self.at(first_of(option))

    def why_not(self, table: Table, seat: i64, _tokens: i64, _c: i64, /) -> str:
        return "PG-BID"


@final
class ShowBids(Rule[Table]):
    """All bids are shown and paid; the highest alone wins a trophy."""

    def run(self, table: Table, _first: i64, _b: i64, _c: i64, /) -> None:
        best: i64 = 0
        winner: i64 = -1
        seat: i64 = 0
        while seat < table.seats:
            bid = table.get(seat, BID)
            if bid != NO_BID:
                table.tell(BIDS_SHOWN, seat, bid)
                table.add(seat, FATE_TOKENS, -bid)
                table.set(seat, BID, NO_BID)
                if bid > best:
                    best = bid
                    winner = seat
                elif bid == best:
                    winner = -1
            seat += 1
        if winner >= 0:
            win_trophy(table, winner)


ENCOUNTER: Final = Encounter()
BID_QUESTION: Final = BidQuestion("bid")
MAKE_BID: Final = MakeBid("bid", "PG-BID", TOKENS)
SHOW_BIDS: Final = ShowBids()
RULES: Final[list[Rule[Any]]] = [ENCOUNTER, BID_QUESTION, MAKE_BID, SHOW_BIDS]
