"""Bots at this keyboard: what happens if the process in which one thinks is ended."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from questhall.bots import ismcts
from questhall.bots.ismcts import Budget, IsmctsBot
from questhall.cli.terminal.players import Player
from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.game import RENT_A_HERO


def player() -> Player:
    return Player("Ben", "ismcts:20", IsmctsBot(RENT_A_HERO, 1, Budget(iterations=20)))


def table() -> State:
    return RENT_A_HERO.start(Setup(3), FastChance(3), journal=False)


class Dying:
    """In place of the processes: the first ones asked are killed."""

    def __init__(self, kills: int) -> None:
        self.kills = kills

    def work(self, task: Callable[..., Any], shares: list[tuple[Any, ...]]) -> list[Any]:
        if self.kills:
            self.kills -= 1
            raise BrokenProcessPool
        return [task(*share) for share in shares]


def test_a_process_that_was_killed_is_replaced_and_the_choice_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table()
    seat = int(state.decider)
    monkeypatch.setattr(ismcts, "CORES", Dying(1))

    chosen = player().choose(state, seat, 7, aside=True)

    assert chosen == player().choose(state, seat, 7, aside=False)


def test_a_process_that_is_killed_again_ends_the_game_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    monkeypatch.setattr(ismcts, "CORES", Dying(2))

    with pytest.raises(QuesthallError, match="the process in which Ben thinks was ended twice"):
        player().choose(state, int(state.decider), 7, aside=True)
