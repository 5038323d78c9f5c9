"""Bots that think do so in processes of their own; if those are killed the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.server.live.bot_processes import Thinkers, thinks

GAME = GAMES["rent-a-hero"]


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def test_a_bot_is_asked_elsewhere_and_anything_is_chosen_if_it_is_killed(thinkers: Thinkers) -> None:
    session = Session.begin(GAME, ["ana", "ben", "cleo"], seed=3, covers=True)
    asked = session.decision()
    assert asked is not None

    async def ask() -> str:
        return await thinkers.choose(GAME, "medium", session.state, asked.seat)

    before = set(active_children())
    assert asked.offers(asyncio.run(ask()))
    children = set(active_children()) - before
    assert children
    for child in children:
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.join()
    assert asked.offers(asyncio.run(ask()))
    assert asked.offers(asyncio.run(ask())), "new processes think for the next one"


def test_a_random_bot_needs_no_process(thinkers: Thinkers) -> None:
    session = Session.begin(GAME, ["ana", "ben", "cleo"], seed=3)
    asked = session.decision()
    assert asked is not None
    assert asked.offers(asyncio.run(thinkers.choose(GAME, "easy", session.state, asked.seat)))
    assert thinkers._pool is None
    assert [thinks(level) for level in ("easy", "medium", "hard", "expert")] == [False, True, True, True]
