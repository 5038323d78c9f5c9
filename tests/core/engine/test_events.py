"""Who is told the secret of an event, and what a journal keeps until it is fetched."""

from __future__ import annotations

from questhall.core.engine.events import EVERYBODY, Event, EventKind, Journal

DRAWN = EventKind("drawn", ("seat:seat",), "card:card")
ANA, BEN, SPECTATOR = 0, 1, -1


def told(informed: int) -> list[bool]:
    event = Event(DRAWN, (ANA,), 7, informed)
    return [event.is_told_to(seat) for seat in (ANA, BEN, SPECTATOR)]


def test_a_secret_is_told_to_those_who_know_the_card() -> None:
    assert told(1 << BEN) == [False, True, False]


def test_spectators_are_not_told_even_what_every_seat_knows() -> None:
    assert told(1 << ANA | 1 << BEN) == [True, True, False]


def test_what_lies_open_is_told_to_everybody() -> None:
    assert told(EVERYBODY) == [True, True, True]


def test_draws_are_kept_until_they_are_fetched_and_only_once() -> None:
    journal = Journal()
    journal.note_draw(2, 6, 3)
    journal.note_draw(1, 30, 29)
    assert journal.take_draws() == [(2, 6, 3), (1, 30, 29)]
    assert journal.take_draws() == []
