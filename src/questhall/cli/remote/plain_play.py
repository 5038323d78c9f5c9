"""A server's table as plain lines: what happened since the last question, then the question."""

from __future__ import annotations

import time

from questhall.cli.remote.connection import Broken
from questhall.cli.remote.next_table import next_table
from questhall.cli.remote.remote_seat import RemoteSeat
from questhall.cli.terminal.screen import Leave
from questhall.core.engine.errors import UsageError

TRIES = 30
BETWEEN_TRIES = 2.0
"""Seconds. After a minute without the server the program gives up; the seat stays."""


def play_plain(seat: RemoteSeat) -> RemoteSeat:
    """Play, and play again as long as the person likes; returns the seat that was left."""
    while _play_game(seat):
        seat = next_table(seat)
    return seat


def _play_game(seat: RemoteSeat) -> bool:
    """Play until the game is over or the person leaves; returns whether to play again."""
    shown: object = None
    told = 0
    try:
        while seat.result() is None:
            asked = seat.decision()
            if asked is not None and (asked["choice"], asked["epoch"]) != shown:
                shown = (asked["choice"], asked["epoch"])
                told = _show(seat, told)
            if asked is not None and not seat.connection.unanswered:
                _answer(seat)
            if seat.connection.unanswered or asked is None:
                _receive(seat)
        _show(seat, told)
        seat.show_result()
        question = seat.invites_to_go_on()
        return bool(question) and seat.agrees(question)
    except Leave:
        seat.tell("join-left")
        return False
    finally:
        seat.connection.close()


def _show(seat: RemoteSeat, told: int) -> int:
    """Show one's own state, the news and the question; returns how many events have been shown."""
    seat.since, before = told, seat.since
    moment = seat.moment()
    seat.since = before
    screen = seat.screen
    screen.rows(seat.drawing.title(moment.view, seat.speech), seat.drawing.own(moment.view, seat.speech))
    if moment.news:
        screen.heading(seat.speech.say("heading-news"))
        screen.sentences(moment.news)
    screen.heading(moment.question)
    screen.choices((choice.text, "") for choice in moment.choices)
    return int(seat.connection.shown["log_length"])


def _answer(seat: RemoteSeat) -> None:
    question = seat.consent_wanted()
    if question:
        seat.screen.line(question)
        seat.consent(agree=seat.agrees("join-agree"))
        return
    said = seat.ask("prompt")
    if said:
        seat.obey(said)


def _receive(seat: RemoteSeat) -> None:
    """Apply the next message; a broken connection is reopened."""
    for attempt in range(TRIES):
        try:
            message = seat.connection.receive()
            seat.connection.take(message)
            seat.hear(message)
            return
        except Broken:
            if attempt == 0:
                seat.tell("join-broken")
            else:
                time.sleep(BETWEEN_TRIES)
            try:
                seat.connection.open()
            except Broken:
                continue
    raise UsageError(seat.speech.say("join-given-up"))
