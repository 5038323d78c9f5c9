"""The short form of the trainer: what it plays, that it can be stopped, and that its slopes are right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from questhall.core.search.judgement import read_network
from tools.train import fit, positions
from tools.train.games import COURSES, played
from tools.train.network import Network

GAMES = 8
SIZES: dict[str, Any] = {"width": 4, "depth": 3, "batch": 16, "seed": 3}


def play_some(folder: Path, course: str, games: int = GAMES) -> None:
    positions.describe(folder, course, 1, games)
    positions.play_file((course, 1, 0, games, str(folder / "games-00000000.npz")))


@pytest.mark.parametrize("course", [*COURSES])
def test_games_are_the_same_again_and_their_shares_add_up(course: str) -> None:
    found = [played(COURSES[course], 1, number) for number in range(4)]
    assert found == [played(COURSES[course], 1, number) for number in range(4)]
    assert sum(len(game) for game in found) > 3
    for rows, shares in (position for game in found for position in game):
        assert len(rows) == len(shares)
        if COURSES[course].is_shared:
            assert set(shares) in ({0.0}, {1.0})
        else:
            assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("course", ["rent-a-hero", "warhammer-quest"])
def test_a_fit_that_was_stopped_goes_on_to_the_same_weights(
    course: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(tmp_path / "games", course)
    fit.fit(tmp_path / "games", tmp_path / "whole", passes=4, **SIZES)

    one_pass = fit.Fit.one_pass

    def stop_after_two(self: fit.Fit, *arguments: Any) -> None:
        if self.done == 2:
            raise KeyboardInterrupt
        one_pass(self, *arguments)

    monkeypatch.setattr(fit.Fit, "one_pass", stop_after_two)
    with pytest.raises(KeyboardInterrupt):
        fit.fit(tmp_path / "games", tmp_path / "parts", passes=4, **SIZES)
    monkeypatch.undo()
    curve = fit.fit(tmp_path / "games", tmp_path / "parts", passes=4, **SIZES)

    assert [row["pass"] for row in curve] == [1, 2, 3, 4]
    weights = [(tmp_path / name / "judgement.weights").read_bytes() for name in ("whole", "parts")]
    assert weights[0] == weights[1]
    assert (tmp_path / "whole" / "curve.svg").read_text("utf-8").count("<polyline") == 2
    read_network(weights[0], COURSES[course].make_aspects().names)


def test_more_passes_fit_better(tmp_path: Path) -> None:
    play_some(tmp_path, "rent-a-hero", 40)
    curve = fit.fit(tmp_path, tmp_path, passes=8, rate=0.02, **SIZES)
    assert curve[3]["fitted"] < curve[0]["fitted"]


def test_games_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "GAMES_IN_FILE", 4)
    play_some(tmp_path, "rent-a-hero", 4)
    first = (tmp_path / "games-00000000.npz").stat().st_mtime_ns
    assert list(positions.play(tmp_path, "rent-a-hero", 1, 8, processes=1)) == [1, 2]
    assert (tmp_path / "games-00000000.npz").stat().st_mtime_ns == first
    with np.load(tmp_path / "games-00000004.npz") as file:
        assert set(file["games"]) <= {4, 5, 6, 7}
    with pytest.raises(SystemExit, match="another kind"):
        list(positions.play(tmp_path, "rent-a-hero", 2, 8, processes=1))


def test_test_games_are_of_every_size_of_table() -> None:
    tested = np.flatnonzero(fit.is_test(np.arange(4000)))
    assert 120 < len(tested) < 280
    assert all(np.count_nonzero(tested % 4 == rest) > 20 for rest in range(4))


@pytest.mark.parametrize("is_shared", [False, True])
def test_slopes_agree_with_differences(is_shared: bool) -> None:
    network = Network(np, 9, 5, 4, is_shared, seed=3)
    network.weights = [each.astype(np.float64) for each in network.weights]
    random = np.random.default_rng(0)
    rows = random.integers(0, 9, (6, 3, 4))
    rows[:, :, 3] = 10  # blanks
    is_in = np.ones((6, 3))
    is_in[0, 2] = 0.0
    targets = random.random((6, 3)) * is_in
    targets /= targets.sum(1, keepdims=True)
    if is_shared:
        targets = np.repeat(random.random((6, 1)), 3, 1)
    network.forward(rows, is_in)
    slopes = network.slopes(targets)
    for layer, weights in enumerate(network.weights):
        for place in np.ndindex(weights.shape):
            if layer == 0 and place[0] == 10:
                continue
            losses = []
            for step in (1e-6, -2e-6):
                weights[place] += step
                losses.append(network.loss(network.forward(rows, is_in), targets).mean())
            weights[place] += 1e-6
            assert slopes[layer][place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6)


def test_targets_look_ahead_within_a_game_only() -> None:
    network = Network(np, 3, 2, 2, False, seed=1)
    rows = np.array([[[0], [1]], [[1], [2]], [[2], [0]]], np.uint16)
    shares = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    group = fit.Group(rows, shares, np.array([7, 7, 8]), 4, np)
    group.look_ahead(network, 2)
    said = network.forward(group.rows, group.is_in)
    assert group.targets[0] == pytest.approx((1 - fit.LAMBDA) * said[1] + fit.LAMBDA * shares[1], abs=1e-5)
    assert group.targets[1].tolist() == [1, 0]
    assert group.targets[2].tolist() == [0, 1]
    assert json.dumps(group.longest) == "2"
