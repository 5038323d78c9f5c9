"""Learned judgement: the network in the search says what the one that was fitted says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from questhall.core.engine.chance import Picker
from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.search.judgement import Judgement, read_network
from questhall.core.search.policy import Evaluation, play_on
from questhall.games.talisman.components.state import IS_OUT
from questhall.games.talisman.components.state import Table as TalismanTable
from questhall.games.warhammer_quest.components.state import SETTLEMENT
from questhall.games.warhammer_quest.components.state import Table as QuestTable
from questhall.games.warhammer_quest.game import LAST_FAMILIAR_ROUND, WARHAMMER_QUEST
from tools.train.games import COURSES
from tools.train.network import Network

WIDTH, DEPTH = 6, 5


def fitted(course: str) -> tuple[Network, list[str]]:
    names = COURSES[course].make_aspects().names
    return Network(np, len(names), WIDTH, DEPTH, COURSES[course].is_shared, seed=2), names


def judgement(course: str, folder: Path) -> Judgement:
    network, names = fitted(course)
    network.save(folder / "weights", names, "a test")
    plain = COURSES[course].game.make_evaluation()
    return Judgement(
        plain, COURSES[course].make_aspects(), read_network((folder / "weights").read_bytes(), names)
    )


def worth(evaluation: Evaluation, state: State) -> list[float]:
    found = vec[float]([0.0] * int(state.seats))
    evaluation.judge(state, found)
    return list(found)


def shares_by_rows(course: str, state: State) -> list[float]:
    network, names = fitted(course)
    listed = COURSES[course].make_aspects().rows(state)
    rows = np.full((1, len(listed), 128), len(names) + 1)
    for seat, row in enumerate(listed):
        rows[0, seat, : len(row)] = row
    is_in = np.array([[1.0 if row else 0.0 for row in listed]], np.float32)
    found: list[float] = network.forward(rows, is_in)[0].tolist()
    return found


def middle_of_a_game(course: str, number: int) -> State:
    state = COURSES[course].begin(5, number)
    thumb: Any = COURSES[course].game.make_thumb
    play_on(state, thumb(), Picker(number), 60)
    assert not state.is_over()
    return state


@pytest.mark.parametrize("course", [*COURSES])
@pytest.mark.parametrize("number", [1, 4, 5, 8])
def test_compiled_and_fitted_network_agree(course: str, number: int, tmp_path: Path) -> None:
    state = middle_of_a_game(course, number)
    found = worth(judgement(course, tmp_path), state)
    assert found == pytest.approx(shares_by_rows(course, state), abs=1e-5)
    assert len({round(share, 6) for share in found}) == (1 if COURSES[course].is_shared else len(found))
    if not COURSES[course].is_shared:
        assert sum(found) == pytest.approx(1.0)


def test_a_seat_that_is_out_has_no_share_and_the_others_have_all_of_it(tmp_path: Path) -> None:
    state = middle_of_a_game("talisman", 4)
    assert isinstance(state, TalismanTable)
    before = worth(judgement("talisman", tmp_path), state)
    state.is_death_final = True
    state.set(1, IS_OUT, 1)
    found = worth(judgement("talisman", tmp_path), state)
    assert before[1] > 0
    assert found[1] == 0
    assert sum(found) == pytest.approx(1.0)
    assert found == pytest.approx(shares_by_rows("talisman", state), abs=1e-5)


def test_what_is_over_is_judged_by_how_it_ended(tmp_path: Path) -> None:
    state = middle_of_a_game("warhammer-quest", 1)
    assert isinstance(state, QuestTable)
    state.phase = SETTLEMENT
    state.won = 0
    assert set(worth(judgement("warhammer-quest", tmp_path), state)) == {0.0}
    state.won = 1 << int(state.quest)
    assert set(worth(judgement("warhammer-quest", tmp_path), state)) == {1.0}


def test_playouts_end_with_the_aspects_clock(tmp_path: Path) -> None:
    state = middle_of_a_game("talisman", 8)
    assert isinstance(state, TalismanTable)
    found = judgement("talisman", tmp_path)
    assert found.clock(state) == state.turns
    assert found.horizon(state) == state.turns + state.seats
    found.ticks = 1
    assert found.horizon(state) == state.turns + 1


def test_weights_for_other_aspects_are_refused(tmp_path: Path) -> None:
    network, names = fitted("rent-a-hero")
    network.save(tmp_path / "weights", names, "a test")
    data = (tmp_path / "weights").read_bytes()
    with pytest.raises(UsageError, match="other aspects"):
        read_network(data, [*names[1:], names[0]])
    with pytest.raises(UsageError, match="damaged"):
        read_network(data[:-4], names)


def test_aspects_have_a_name_each_and_are_within_them() -> None:
    for course in COURSES.values():
        names = course.make_aspects().names
        assert len(set(names)) == len(names)
        for number in range(3):
            rows = course.make_aspects().rows(course.begin(3, number))
            assert all(0 <= aspect < len(names) for row in rows for aspect in row)


def test_the_shipped_weights_belong_to_the_aspects_and_tell_a_healthy_party_from_a_dying_one() -> None:
    assert WARHAMMER_QUEST.learned is not None
    found = WARHAMMER_QUEST.learned.make_judgement()
    state = middle_of_a_game("warhammer-quest", 0)
    assert isinstance(state, QuestTable)
    healthy = state.clone()
    for seat in range(state.seats):
        healthy.set(seat, 1, 0)
        state.set(seat, 1, int(state.health(seat)) - 1)
    assert worth(found, healthy)[0] > worth(found, state)[0] + 0.1


def test_beyond_the_rounds_that_were_learned_from_a_table_is_not_familiar() -> None:
    assert WARHAMMER_QUEST.learned is not None
    state = middle_of_a_game("warhammer-quest", 0)
    assert isinstance(state, QuestTable)
    state.round = LAST_FAMILIAR_ROUND
    assert WARHAMMER_QUEST.learned.knows(state)
    state.round += 1
    assert not WARHAMMER_QUEST.learned.knows(state)


def test_the_head_of_the_shipped_file_says_how_it_was_made() -> None:
    path = Path(__file__).parents[3] / "src/questhall/games/warhammer_quest/bots/judgement.weights"
    head = json.loads(path.read_bytes().partition(b"\n")[0])
    assert head["made_by"].startswith("warhammer-quest: seed 1, ")
    assert path.stat().st_size < 5_000_000
