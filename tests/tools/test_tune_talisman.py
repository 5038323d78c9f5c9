"""Tuning goes on where it was stopped, and a match favours nobody."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.seasoned import seasoned
from questhall.games.talisman.bots.thumb import Thumb
from questhall.games.talisman.game import TALISMAN
from tools import tune_talisman
from tools.evolution import Tables
from tools.tune_talisman import RATE, TUNED, place_of, tune, values_at


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_talisman, "DIRECTIONS", 1)
    monkeypatch.setattr(tune_talisman, "DEALS", {2: 1})


def tuned(folder: Path, steps: int, is_onward: bool = False) -> dict[str, Any]:
    tune(Namespace(folder=folder, steps=steps, seed=3, rate=RATE, onward=is_onward))
    found: dict[str, Any] = json.loads((folder / "state.json").read_text())
    return found


def test_stopped_and_continued_it_comes_to_the_same(tmp_path: Path) -> None:
    whole = tuned(tmp_path / "whole", 2)
    first = tuned(tmp_path / "parts", 1)
    assert first != whole
    assert tuned(tmp_path / "parts", 2) == whole


def test_it_begins_with_the_leanings_of_thumb() -> None:
    usual = Leanings()
    assert values_at([0.0] * len(TUNED)) == {name: getattr(usual, name) for name in TUNED}


def test_onward_it_begins_with_the_leanings_that_ship(tmp_path: Path) -> None:
    shipped = seasoned()
    begun = values_at(place_of(shipped))
    assert begun == pytest.approx({name: getattr(shipped, name) for name in TUNED})
    assert tuned(tmp_path / "onward", 1, is_onward=True)["values"] != tuned(tmp_path / "anew", 1)["values"]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_policy_is_even_with_itself(seats: int) -> None:
    shares = Tables(TALISMAN, [seats]).arena_share(Thumb(), Thumb(), seats, 1, 5)
    assert list(shares) == [0.5]
