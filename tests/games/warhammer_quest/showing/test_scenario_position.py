"""Positions that the rules do not allow are refused."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.errors import PositionError
from tests.clauses import clause
from tests.games.warhammer_quest.kit import lay_out


@clause("WHQ-TOKEN-01", "WHQ-ZONE-04", "WHQ-WOUND-04", "WHQ-LOCATION-05")
@pytest.mark.parametrize(
    "position",
    [
        {"wounds": {"ana": 17}},
        {"wounds": {"ana": -1}},
        {"tokens": {"ana": {"ib_rest_basic": 3}}},
        {"engaged": {"ana": ["clanrat", "clanrat", "orc_boy", "orc_boy"]}},
        {"shadows": [{"card": "orc_boy", "wounds": 3}]},
        {"progress": 9},
        {"peril": 11},
        {"moment": "lunch"},
        {"hero": {"ana": "dwarf"}},
        {"deeds": ["slept"]},
    ],
    ids=lambda position: next(iter(position)),
)
def test_what_cannot_be_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        lay_out(**position)


def test_gear_makes_room_for_wounds() -> None:
    table = lay_out(wounds={"ana": 20}, gear={"ana": ["full_plate"]})

    assert table.of("wounds", "ana") == 20
    assert table.of("defeated", "ana") is False
