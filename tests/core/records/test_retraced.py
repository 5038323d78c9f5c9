"""A record that was verified when it was written is only followed, unless something differs."""

from __future__ import annotations

import random

import pytest

from questhall.core.engine.errors import QuesthallError
from questhall.core.records import verify
from questhall.core.records.record import encode
from questhall.core.records.session import Session
from questhall.core.records.verify import retraced
from questhall.games import find_game

CHOICES = 120


def played(game: str, seed: int) -> Session:
    """Some choices of a random game, and undos among them."""
    picker = random.Random(seed)
    session = Session.begin(find_game(game), ["ana", "ben", "cleo"], seed=seed, covers=True)
    while (asked := session.decision()) is not None and len(session.lines) < CHOICES:
        session.choose(asked.seat, picker.choice(asked.keys()))
        if picker.random() < 0.1:
            session.undo(max(asked.seat, 0), max(0, len(session.made) - picker.randint(1, 3)), consent=True)
    return session


def data_of(session: Session) -> bytes:
    return b"".join(encode(line) for line in session.lines)


@pytest.fixture
def unverified(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> Session:
        raise AssertionError("it was verified")

    monkeypatch.setattr(verify, "reopened", fail)


@pytest.mark.parametrize("game", ["rent-a-hero", "talisman", "warhammer-quest"])
def test_a_game_goes_on_as_if_it_had_never_been_away(game: str, unverified: None) -> None:
    session = played(game, seed=3)
    found = retraced(session.game, data_of(session))
    assert found.digest() == session.digest()
    assert [(one.seat, one.key, one.draws_before) for one in found.made] == [
        (one.seat, one.key, one.draws_before) for one in session.made
    ]
    told = [[event.kind.name for event in one.events] for one in found.made]
    assert told == [[event.kind.name for event in one.events] for one in session.made]
    asked = session.decision()
    if asked is not None:
        for one in (session, found):
            one.choose(asked.seat, asked.keys()[0])
    assert found.fingerprint() == session.fingerprint()


@pytest.mark.parametrize("place", [2, 10, -1])
def test_a_changed_choice_is_noticed_and_named(place: int) -> None:
    session = played("rent-a-hero", seed=5)
    lines = [encode(line) for line in session.lines]
    lines[place] = lines[place].replace(b'"seat":', b'"seat":1', 1)
    with pytest.raises(QuesthallError, match="line"):
        retraced(session.game, b"".join(lines))
