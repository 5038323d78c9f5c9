"""Players who want to be recognized: which seats are theirs, and how their games end."""

from __future__ import annotations

from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.people import DUE, NONE, Result
from questhall.server.table.actions import News
from questhall.server.table.table_document import BOT
from questhall.server.table.table_state import Standing


def belong_to(standing: Standing, seat: int, person: str) -> News:
    """Assign a seat to a person from now on; in a rated game the players stay who they were."""
    doc = standing.document.seats[seat]
    if doc.person != person and standing.document.is_rated:
        raise Refusal("not-possible")
    doc.person = person
    return News()


def results_of(standing: Standing) -> tuple[Result, ...]:
    """How a finished game ended for every seat, if anybody wants to be recognized. Lessons do not count."""
    document, session = standing.document, standing.session
    is_over = session is not None and session.state.is_over()
    if session is None or not is_over or document.lesson or document.continues is not None:
        return ()
    if not any(seat.person for seat in document.seats):
        return ()
    holders = document.rated or [
        f"{BOT}:{seat.level}" if seat.kind == BOT else seat.person for seat in document.seats
    ]
    winners = session.winners()
    return tuple(
        Result(
            table_id=standing.row.id,
            seat=number,
            holder=holders[number],
            name=seat.name,
            game=standing.game.id,
            has_won=number in winners,
            ended=document.ended,
            rating=DUE if document.rated else NONE,
        )
        for number, seat in enumerate(document.seats)
    )
