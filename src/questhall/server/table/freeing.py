"""Freeing the seat of an absent player: the table's maker, or a majority of the others, can give it away.

A bot takes it until its player comes back, or anybody with the invitation may sit down there, even in the
middle of the game. In that case the previous player's secret becomes invalid.
"""

from __future__ import annotations

from questhall.server.protocol.refusals import Refusal
from questhall.server.table.actions import News, go_on_without
from questhall.server.table.table_document import BOT, FRIEND, OVER, PERSON, FreeingDoc, SeatDoc, TableDoc
from questhall.server.table.table_setup import begin_if_ready, name_bots
from questhall.server.table.table_state import Standing

TO_BOT = "bot"
TO_ANYONE = "anyone"


def free(standing: Standing, seat: int, other: int, to: str) -> News:
    """A player asks to give another's seat to a bot, or to anybody."""
    document = standing.document
    if standing.phase() == OVER or document.lesson:
        raise Refusal("not-possible")
    if other == seat or other >= len(document.seats) or document.seats[other].kind != PERSON:
        raise Refusal("bad-value", "other")
    if document.rated and (to == TO_ANYONE or other in standing.present):
        raise Refusal("not-possible")  # nobody wins for their rating by sending the others away
    wish = document.freeing
    if wish is None or (wish.seat, wish.to) != (other, to):
        wish = document.freeing = FreeingDoc(other, to)
    if seat not in wish.agreed:
        wish.agreed.append(seat)
    if not _is_agreed(document, wish):
        return News()
    return take_away(standing, other, to)


def take_away(standing: Standing, other: int, to: str) -> News:
    """Give a seat to a bot, or to anybody, without asking its player or the others."""
    standing.document.freeing = None
    if standing.session is None:
        return _free_before_the_game(standing, other, to)
    _free_in_the_game(standing.document.seats[other], to)
    return go_on_without(standing)


def _is_agreed(document: TableDoc, wish: FreeingDoc) -> bool:
    if any(document.seats[seat].secret == document.maker for seat in wish.agreed):
        return True
    others = set(document.people()) - {wish.seat}
    return 2 * len(others.intersection(wish.agreed)) > len(others)


def _free_before_the_game(standing: Standing, other: int, to: str) -> News:
    document = standing.document
    was_maker = document.seats[other].secret == document.maker
    document.seats[other] = SeatDoc(BOT, level=document.level) if to == TO_BOT else SeatDoc(FRIEND)
    if was_maker:
        document.maker = next((document.seats[seat].secret for seat in document.people()), "")
    name_bots(document)
    begin_if_ready(standing)
    return News()


def _free_in_the_game(seat: SeatDoc, to: str) -> None:
    seat.away = True
    seat.plan = None
    if to == TO_ANYONE:
        seat.secret = seat.person = ""
        seat.is_vacant = True
