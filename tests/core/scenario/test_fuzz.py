"""Whatever stands in a file, it runs or is refused with an error of ours."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from questhall.cli.commands.scenarios import clauses_of
from questhall.core.engine.chance import Picker
from questhall.core.engine.errors import QuesthallError
from questhall.core.scenario import run
from questhall.core.scenario.load import read
from questhall.games import find_game
from tests.core.scenario.test_scenario_files import FILES

JUNK: list[object] = [
    *(0, -1, 10**30, 1.5, True, "", "ana", "witch", "deck", "none"),
    *([], ["ana"], [1], [[]], {}, {"ana": ["witch"]}, {"seat": "ana"}, {"length": 1}),
]
STRAY = ["colour", "contains", "state", "ana", "0"]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in plain data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in entries:
        yield (*path, key)
        yield from places(value, (*path, key))


def damage(data: dict[str, Any], picker: Picker) -> None:
    """Remove a value somewhere, replace it, or put another beside it."""
    everywhere = list(places(data))
    *path, last = everywhere[int(picker.below(len(everywhere)))]
    around: Any = data
    for key in path:
        around = around[key]
    junk = copy.deepcopy(JUNK[int(picker.below(len(JUNK)))])
    kind = picker.below(4)
    if kind == 0:
        del around[last]
    elif kind == 1 and isinstance(around, dict):
        around[STRAY[int(picker.below(len(STRAY)))]] = junk
    else:
        around[last] = junk


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_damaged_file_runs_or_is_refused(file: Any) -> None:
    whole = tomllib.loads(file.read_text("utf-8"))
    picker = Picker(len(file.stem))
    refused = 0
    for _ in range(25):
        data = copy.deepcopy(whole)
        damage(data, picker)
        try:
            refused += bool(run(read(data, find_game, clauses_of), "damaged.toml").error)
        except QuesthallError:
            refused += 1
    assert refused > 0
