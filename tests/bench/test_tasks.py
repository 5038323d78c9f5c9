"""The small things that are measured do what they say."""

from __future__ import annotations

import pytest

from questhall.bench.measurements import Task
from questhall.bench.tasks import POSITIONS, positions, tasks, weights
from questhall.core.interface.saving import digest
from questhall.core.search.timed_loops import clone_many
from questhall.games import find_game

RENT_A_HERO = find_game("rent-a-hero")


@pytest.mark.parametrize("knowledge", [False, True])
def test_positions_are_real_decisions_in_the_middle_of_games(knowledge: bool) -> None:
    tables = positions(RENT_A_HERO, knowledge)

    assert len(tables) == POSITIONS
    assert all(not table.is_over() and table.option_count > 1 for table in tables)
    assert all((table.knowledge is not None) == knowledge for table in tables)
    assert len({digest(RENT_A_HERO, table) for table in tables}) == POSITIONS


def test_positions_are_the_same_every_time() -> None:
    one, other = (
        [digest(RENT_A_HERO, table) for table in positions(RENT_A_HERO, knowledge=True)] for _ in range(2)
    )

    assert one == other


def test_cloning_makes_the_requested_copies_and_leaves_the_original_alone() -> None:
    table = positions(RENT_A_HERO, knowledge=False)[0]
    before = digest(RENT_A_HERO, table)

    assert clone_many(table, 0) == 0
    assert clone_many(table, 17) == 17
    assert digest(RENT_A_HERO, table) == before


@pytest.mark.parametrize("task", tasks(RENT_A_HERO), ids=lambda task: str(task.name))
def test_a_task_is_done_at_least_once_and_takes_time(task: Task) -> None:
    done = task.work(0.001, 1)

    assert done.times >= 1
    assert done.seconds > 0


def test_what_every_seat_knows_takes_memory_too() -> None:
    weighed = {weight.name: weight.weigh() for weight in weights(RENT_A_HERO)}

    assert 0 < weighed["memory"] < weighed["memory-knowledge"]


def test_a_saved_state_has_a_size() -> None:
    saved = next(weight for weight in weights(RENT_A_HERO) if weight.name == "saved")

    assert saved.weigh() > 500
