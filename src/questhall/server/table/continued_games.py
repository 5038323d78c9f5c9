"""Continuing from a step of a finished game at a new table, with bots in all seats but one.

The new record starts with the choices that led to that step, from the same seed: so all cards lie as they
did, and the coming shuffles and dice are those of that game. Anyone who has seen it may know them; the table
says so.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from questhall.bots.levels import bot_for
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.core.interface.saving import digest
from questhall.core.records.players import BOT_NAMES, HUMAN, check_name
from questhall.core.records.record import FORMAT
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.server.protocol.client_messages import Continue
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.new_secrets import NewSecrets
from questhall.server.table.replays import OpenReplay
from questhall.server.table.table_document import (
    BOT,
    PERSON,
    OriginDoc,
    SeatDoc,
    TableDoc,
    digest_of,
)
from questhall.server.table.table_setup import check_level, check_pace, checked

NO_WORD = "-"
"""Stands for a player's entropy, since chance is already settled: the player is ready."""


@dataclass(frozen=True)
class Continued:
    """A table that continues a game, and the secret of the chosen seat."""

    id: str
    document: TableDoc
    session: Session
    secret: str


def continue_from(origin: OpenReplay, wanted: Continue) -> Continued:
    """Make the requested table, after checking the request."""
    replay = origin.replay
    if wanted.seat >= len(replay.header.seats):
        raise Refusal("bad-value", "seat")
    check_level(wanted.level, replay.game)
    check_pace(wanted.pace)
    new = NewSecrets(wanted.secret)
    secret = new.seat(wanted.seat)
    seats = _seats(replay.header.seats, wanted, secret)
    document = TableDoc(
        seats=seats,
        variants=replay.header.variants,
        seed=replay.header.seed,
        commitment=replay.header.commitment,
        invitation=digest_of(new.invitation),
        maker=seats[wanted.seat].secret,
        pace=wanted.pace,
        level=wanted.level,
        continues=OriginDoc(origin.id, wanted.step),
    )
    session = _played_to(origin, wanted.step, document.names())
    session.reseat([HUMAN if seat.kind == PERSON else bot_for(seat.level) for seat in seats])
    return Continued(new.table_id, document, session, secret)


def _seats(names: list[str], wanted: Continue, secret: str) -> list[SeatDoc]:
    """The player's seat and the bots, who keep the names of those who sat there if possible."""
    mine = wanted.name.strip()
    checked(lambda: check_name(mine))
    seats = [SeatDoc(BOT, name if _can_be_called(name, mine) else "", wanted.level) for name in names]
    seats[wanted.seat] = SeatDoc(PERSON, mine, secret=digest_of(secret), entropy=NO_WORD)
    for seat in seats:
        taken = {other.name.casefold() for other in seats}
        seat.name = seat.name or next(name for name in BOT_NAMES if name.casefold() not in taken)
    return seats


def _can_be_called(name: str, mine: str) -> bool:
    try:
        check_name(name)
    except UsageError:
        return False
    return name.casefold() != mine.casefold()


def _played_to(origin: OpenReplay, step: int, names: list[str]) -> Session:
    """The game with its choices up to a step replayed under the current rules."""
    replay = origin.replay
    header = msgspec.structs.replace(
        replay.header, questhall=FORMAT, seats=names, rules=replay.game.rules_version
    )
    try:
        choices = replay.choices_to(step)
        session = Session(replay.game, header)
        for choice in choices:
            session.choose(choice.seat, choice.key, choice.by)
    except QuesthallError as problem:
        raise Refusal("bad-value", str(problem)) from problem
    if not _is_table_of(replay, step, session):
        raise Refusal("bad-value", "step")
    if session.state.is_over():
        raise Refusal("not-possible")
    return session


def _is_table_of(replay: Replay, step: int, session: Session) -> bool:
    """Whether replaying the choices led to the table that was recorded."""
    try:
        return session.digest() == digest(replay.game, replay.moment(step).state)
    except QuesthallError:
        return False
