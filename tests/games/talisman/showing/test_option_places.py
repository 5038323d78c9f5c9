"""Which places on the board stand for options whose keys name none."""

from __future__ import annotations

import pytest

from questhall.core.interface.perspective import view_for
from questhall.games.talisman.components.board import SPACE
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing.option_places import refers
from tests.games.talisman.kit import LaidTable, start, to_move

BRIDGE = ["sentinel", "middle_hills"]
PORTAL = ["portal_of_power", "plain_of_peril"]


def places(table: LaidTable) -> dict[str, list[str]]:
    """By verb, the spaces that Ana's options lead to."""
    assert table.decision is not None
    seen = view_for(TALISMAN, table.state, 0, table.seats)
    found = {option.verb: refers(option, seen) for option in table.decision.options}
    return {verb: [space for kind, space in named if kind == SPACE.kind] for verb, named in found.items()}


@pytest.mark.parametrize(
    ("here", "verb", "spaces"),
    [
        ("woods_2", "cross bridge", BRIDGE),
        ("sentinel", "cross bridge", BRIDGE),
        ("hidden_valley", "cross bridge", BRIDGE[::-1]),
        ("black_knight", "force portal", PORTAL),
        ("black_knight", "pick portal", PORTAL),
        ("plain_of_peril", "leave by portal", PORTAL[::-1]),
    ],
)
def test_a_crossing_names_both_ends_the_far_one_last(here: str, verb: str, spaces: list[str]) -> None:
    assert places(to_move(here, 6))[verb] == spaces


def test_the_ferry_leads_to_the_temple() -> None:
    assert places(to_move("fields_1", offer={"ana": "ferry"}))["accept ferry"] == ["temple"]


def test_what_names_its_space_refers_to_nothing_else() -> None:
    assert places(to_move("fields_1", 3)) == {"go": []}


def test_spectators_are_asked_nothing() -> None:
    table = start()
    assert table.decision is not None
    seen = view_for(TALISMAN, table.state, None, table.seats)
    assert all(refers(option, seen) == [] for option in table.decision.options)
