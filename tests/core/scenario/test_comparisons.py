"""Comparisons, each with a value that fulfils it and one that does not."""

from __future__ import annotations

import pytest

from questhall.core.scenario.comparisons import COMPARISONS, Nothing, compare

CARDS = ["witch", "wizard", "witch"]

CASES: list[tuple[object, object, object]] = [
    # comparison, a value that fulfils it, one that does not
    ({"equals": CARDS}, CARDS, ["witch", "witch", "wizard"]),
    ({"equals": {"hero": "witch"}}, {"hero": "witch", "answer": "no"}, {"answer": "no"}),
    ({"equals": 1}, 1, True),
    ({"not": "witch"}, "wizard", "witch"),
    ({"not": 3}, 4, "3"),
    ({"not": 1}, 2, True),
    ({"not": {"hero": "witch"}}, "none", {"hero": "witch", "at": "ben"}),
    ({"not": "none"}, {"hero": "witch"}, "none"),
    ({"not": ["witch"]}, CARDS, "witch"),
    ({"contains": "witch"}, CARDS, ["wizard"]),
    ({"contains": ["witch", "witch"]}, CARDS, ["witch", "wizard"]),
    ({"contains": {"hero": "witch"}}, [{"hero": "witch", "by": "ben"}], [{"hero": "wizard"}]),
    ({"contains": "ana"}, {"ana": 1}, {"ben": 1}),
    ({"contains_not": "sergeant"}, CARDS, ["sergeant"]),
    ({"contains_not": ["sergeant", "wizard"]}, ["witch"], CARDS),
    ({"contains_not": "witch"}, [], "hidden"),
    ({"contains_not": 3}, [1, 2], ["1", "2"]),
    ({"contains_not": "dora"}, {"ana": 1}, {"dora": 1}),
    ({"starts_with": ["witch", "wizard"]}, CARDS, ["wizard", "witch"]),
    ({"unordered": ["wizard", "witch", "witch"]}, CARDS, ["witch", "wizard", "wizard"]),
    ({"unordered": ["witch"]}, ["witch"], CARDS),
    ({"one_of": ["witch", "wizard"]}, "witch", "sergeant"),
    ({"length": 3}, CARDS, ["witch"]),
    ({"length": 6}, {str(n): n for n in range(6)}, "hidden"),
    ({"at_least": 3}, 3, 2),
    ({"at_least": 0}, 1, True),
    ({"at_most": 3}, 3, 4),
    ({"at_least": 2, "at_most": 3}, 2, 4),
    ([{"by": "ben"}], [{"by": "ben", "hero": "witch"}], [{"by": "ben"}, {"by": "cleo"}]),
    ([], [], ["witch"]),
]


@pytest.mark.parametrize(("comparison", "good", "bad"), CASES)
def test_comparisons(comparison: object, good: object, bad: object) -> None:
    assert compare(good, comparison)
    assert not compare(bad, comparison)


def test_every_comparison_is_tried_here() -> None:
    tried = {name for comparison, _, _ in CASES if isinstance(comparison, dict) for name in comparison}

    assert tried == set(COMPARISONS)


@pytest.mark.parametrize("comparison", [case[0] for case in CASES])
def test_nothing_fulfils_no_comparison(comparison: object) -> None:
    assert not compare(Nothing("nothing there"), comparison)
