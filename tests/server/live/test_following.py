"""Who follows the changes message by message sees the same as somebody who has just come."""

from __future__ import annotations

import asyncio
import json

import pytest

from questhall.core.engine.chance import Picker
from questhall.games import GAMES
from questhall.server.table import actions
from questhall.server.table.actions import News
from tests.server.live.test_secrecy import NAMES, Onlooker, Reader, played, sat_down
from tests.server.serving import client

pytestmark = pytest.mark.usefixtures("no_time_passes")

CHOICES = 150


class Follower:
    """A client without a network: takes in what a connection was sent."""

    def __init__(self, reader: Reader, language: str) -> None:
        reader.language = language
        self.reader = reader
        self.seat = client.Seat("http://nowhere", "table", "")

    def catch_up(self) -> None:
        for text in self.reader.traffic():
            self.seat.take(json.loads(text or "{}"))


def newcomer(onlooker: Onlooker, seat: int | None, language: str) -> Follower:
    follower = Follower(Reader([] if seat is None else [seat]), language)
    onlooker.table.join(follower.reader)
    follower.catch_up()
    return follower


async def play(game_id: str, seed: int) -> None:
    picker = Picker(seed)
    game = GAMES[game_id]
    onlooker = sat_down(game, played(game, [], ()), 0)
    eyes = [(0, "en"), (1, "pl"), (2, "fr"), (None, "pl")]
    followers = [newcomer(onlooker, seat, language) for seat, language in eyes]
    for _ in range(CHOICES):
        if onlooker.state.is_over():
            break
        if picker.below(12) == 0 and onlooker.standing.playing.made:
            await onlooker.table.do(lambda: undo(onlooker, picker))
        else:
            await onlooker.table.do(lambda: choose(onlooker, picker))
        for follower in followers:
            follower.catch_up()
    for (seat, language), follower in zip(eyes, followers, strict=True):
        fresh = newcomer(onlooker, seat, language)
        ours, theirs = follower.seat, fresh.seat
        assert {**ours.shown, "count": 0} == {**theirs.shown, "count": 0}
        assert ours.log[-len(theirs.log) :] == theirs.log
        assert [entry["n"] for entry in ours.log] == list(range(ours.log[0]["n"], ours.shown["log_length"]))
        onlooker.table.part(fresh.reader)


def choose(onlooker: Onlooker, picker: Picker) -> News:
    state = onlooker.state
    key = state.book.key(state.options[int(picker.below(state.option_count))])
    return actions.make(onlooker.standing, int(state.decider), key, "person")


def undo(onlooker: Onlooker, picker: Picker) -> News:
    """Somebody who has chosen before takes that back, and everybody agrees."""
    made = onlooker.standing.playing.made
    seat = made[-1 - int(picker.below(min(3, len(made))))].seat
    news = actions.undo(onlooker.standing, seat)
    for other in range(len(NAMES)):
        if onlooker.standing.document.undo is not None and other != seat:
            news = actions.consent(onlooker.standing, other, agree=True)
    return news


@pytest.mark.parametrize(
    ("game_id", "seed"), [("rent-a-hero", 1), ("rent-a-hero", 2), ("talisman", 3), ("warhammer-quest", 4)]
)
def test_changes_add_up_to_the_whole(game_id: str, seed: int) -> None:
    asyncio.run(play(game_id, seed))
