"""Games played at random and their records, for the tests of sessions and records."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from hypothesis import settings

from questhall.core.engine.errors import FormatError, TamperedRecord, UnknownGame
from questhall.core.interface.saving import digest
from questhall.core.records.record import Line, covered_by_digest, encode, read_header, read_lines, seal
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.undo import draws_of
from questhall.core.records.verify import Report, verify
from questhall.games import find_game

GAME = find_game("rent-a-hero")
UNHURRIED = settings(deadline=None)
"""No test asserts a speed."""
NAMES = ["ana", "ben", "cleo", "dan", "eve", "finn"]
SECRET = (bytes(range(32)), ["ana's word", "ben's word", "cleo's word"])


def begin(seats: int = 3, seed: int = 1, variants: list[str] | None = None, covers: bool = False) -> Session:
    return Session.begin(GAME, NAMES[:seats], seed, variants, covers)


def choose_at_random(session: Session, chooser: random.Random) -> None:
    asked = session.decision()
    assert asked is not None
    session.choose(asked.seat, chooser.choice(asked.keys()))


def play_on(
    session: Session, seed: int = 1, until: Callable[[Session], bool] = lambda session: False
) -> Session:
    """Choose at random until the game is over or something holds."""
    chooser = random.Random(seed)
    while session.decision() is not None and not until(session):
        choose_at_random(session, chooser)
    return session


def after(choices: int, seed: int = 1, variants: list[str] | None = None) -> Session:
    """A game in which so many choices have been made."""
    return play_on(begin(seed=seed, variants=variants), seed, lambda session: len(session.made) == choices)


def written(session: Session) -> bytes:
    return b"".join(encode(line) for line in session.lines)


@cache
def specimen() -> bytes:
    """A finished record with a line of every kind: draws in choices, undos free and by consent, snapshots."""
    session = Session.begin(GAME, NAMES[:3], variants=["endless"], committed=SECRET)
    chooser = random.Random(9)
    is_free_undone = is_draw_undone = False
    while session.decision() is not None:
        draws = draws_of(session.state)
        choose_at_random(session, chooser)
        seat = session.made[-1].seat
        if not is_free_undone and session.undo_right(seat) < len(session.made):
            session.undo(seat)
            is_free_undone = True
        elif not is_draw_undone and draws_of(session.state) > draws:
            session.undo(seat, to=len(session.made) - 7, consent=True)
            is_draw_undone = True
    return written(session)


def digest_of(replay: Replay, number: int) -> str:
    """The digest of the table that a replay shows at a step, as the line of that step has it."""
    moment = replay.moment(number)
    return digest(replay.game, moment.state, covered_by_digest(replay.header, moment.step.what))


def sealed(lines: list[Line]) -> bytes:
    """Lines with all seals made anew, as a careful forger would."""
    chain = ""
    for line in lines:
        line.chain = chain = seal(line, chain)
    return b"".join(encode(line) for line in lines)


def forged(number: int, **changes: Any) -> bytes:
    """The specimen with fields of one line changed, and sealed again."""
    lines = read_lines(specimen())
    lines[number - 1] = msgspec.structs.replace(lines[number - 1], **changes)
    return sealed(lines)


def number_of(kind: type[Line], holds: Callable[[Any], bool] = lambda line: True) -> int:
    """The first line of the specimen of this kind for which something holds."""
    for number, line in enumerate(read_lines(specimen()), start=1):
        if isinstance(line, kind) and holds(line):
            return number
    raise AssertionError(f"the specimen has no such {kind.__name__}")


def examined(data: bytes) -> Report:
    return verify(find_game(read_header(data).game), data)


def judged(data: bytes) -> str:
    """What becomes of a record, in one word; nothing but our own errors may come out of it."""
    try:
        report = examined(data)
    except TamperedRecord:
        return "tampered"
    except (FormatError, UnknownGame):
        return "unreadable"
    return "tampered" if report.findings else "good" if report.is_finished() else "unfinished"
