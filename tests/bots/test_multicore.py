"""Bots that think on several cores share their processes, and leave none behind."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children

import pytest

from questhall.bots.ismcts import Budget, IsmctsBot
from questhall.bots.multicore import CORES, Cores
from questhall.core.engine.chance import FastChance
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.game import RENT_A_HERO


@pytest.fixture
def cores() -> Iterator[Cores]:
    made = Cores()
    yield made
    made.close()


def whose_work(_share: int) -> int:
    return os.getpid()


def die(_share: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def table() -> State:
    return RENT_A_HERO.start(Setup(3), FastChance(3), journal=False)


def thinker(seed: int) -> IsmctsBot:
    return IsmctsBot(RENT_A_HERO, seed, Budget(iterations=20, cores=2))


def test_all_bots_share_the_same_processes() -> None:
    state = table()
    seat = int(state.decider)
    thinker(1).choose(state, seat)
    pool = CORES._pool
    assert pool is not None
    thinker(2).choose(state, seat)
    assert CORES._pool is pool
    CORES.close()


def test_a_search_in_another_process_chooses_the_same() -> None:
    state = table()
    seat = int(state.decider)
    aside = IsmctsBot(RENT_A_HERO, 1, Budget(iterations=20))
    aside.is_aside = True
    assert aside.choose(state, seat) == IsmctsBot(RENT_A_HERO, 1, Budget(iterations=20)).choose(state, seat)
    assert CORES._pool is not None, "it was to think elsewhere"
    CORES.close()


def test_results_come_in_the_order_of_the_work(cores: Cores) -> None:
    assert cores.work(divmod, [(7, 2), (9, 4)]) == [(3, 1), (2, 1)]


def test_closing_ends_the_processes_and_later_work_starts_new_ones(cores: Cores) -> None:
    before = cores.work(whose_work, [(0,), (1,)])
    assert os.getpid() not in before
    cores.close()
    assert not {child.pid for child in active_children()} & {*before}
    assert not {*cores.work(whose_work, [(0,), (1,)])} & {*before}


def test_a_bot_that_needs_more_cores_gets_them(cores: Cores) -> None:
    cores.work(whose_work, [(0,)])
    assert cores._size == 1
    cores.work(whose_work, [(0,), (1,)])
    assert cores._size == 2
    cores.work(whose_work, [(0,)])
    assert cores._size == 2, "those who need fewer take what there is"


def test_after_a_process_was_killed_there_are_new_ones(cores: Cores) -> None:
    with pytest.raises(BrokenProcessPool):
        cores.work(die, [(0,), (1,)])
    assert cores.work(divmod, [(7, 2)]) == [(3, 1)]
