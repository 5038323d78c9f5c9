"""Tuning goes on where it was stopped, and a match favours nobody."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from questhall.games.rent_a_hero.bots.leanings import Leanings
from questhall.games.rent_a_hero.bots.seated_thumb import SeatedThumb
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tools import tune_rent_a_hero
from tools.evolution import Tables
from tools.tune_rent_a_hero import TUNED, tune, values_at


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_rent_a_hero, "DIRECTIONS", 1)
    monkeypatch.setattr(tune_rent_a_hero, "DEALS", {3: 6})


def tuned(folder: Path, steps: int) -> dict[str, Any]:
    tune(Namespace(folder=folder, steps=steps, seed=3))
    found: dict[str, Any] = json.loads((folder / "state.json").read_text())
    return found


def test_stopped_and_continued_it_comes_to_the_same(tmp_path: Path) -> None:
    whole = tuned(tmp_path / "whole", 2)
    first = tuned(tmp_path / "parts", 1)
    assert first != whole
    assert tuned(tmp_path / "parts", 2) == whole


def test_it_begins_with_the_leanings_that_ship() -> None:
    shipped = Leanings()
    assert values_at([0.0] * len(TUNED)) == {name: getattr(shipped, name) for name in TUNED}


@pytest.mark.parametrize("seats", [3, 4])
def test_a_policy_is_even_with_itself(seats: int) -> None:
    tables = Tables(RENT_A_HERO, [seats])
    assert list(tables.arena_share(SeatedThumb(), SeatedThumb(), seats, 1, 5)) == [0.5]
    assert sum(tables.lone_share(SeatedThumb(), SeatedThumb(), seats, 2 * seats, 5)) == 0.0
