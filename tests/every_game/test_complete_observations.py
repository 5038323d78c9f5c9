"""Nothing that a seat's view shows is missing from what a learner is shown.

Tables are changed in one place: two cards are exchanged, or a number is raised. Where the view of a seat shows
the difference, the observation must show it too, apart from what docs/observations.md says is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.errors import FormatError
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.saving import load, save
from tests.every_game.properties import random_play
from tests.every_game.test_observations import KINDS, OBSERVED, Row, observer_of, row_of

LOOKED_AT = 300
"""Decisions of each game."""
EVERY = {"rent-a-hero": 60, "talisman": 100, "warhammer-quest": 20}
"""Of which one in so many is looked at."""
CHANGES = 12
"""Made to each table that is looked at."""
LEAST = 40
"""Changes that a view shows, in all games of a kind together; the interpreted build plays fewer kinds."""

IN_ORDER = {"foreseen": {"talisman": 4, "warhammer-quest": 3}}
"""Lists of cards whose order is a part of the observation, and how many of them are."""
OPEN_PILES = ("actions", "gear", "party")
"""Cards that lie open: their order is left out."""
NEWEST = {"announced": 4, "action": 1, "casting": 2, "encounters": 1, "fights": 1, "losses": 1, "rolls": 1}
"""Of what nests the newest are shown, which come last."""


def changed(data: dict[str, Any], picker: Picker) -> dict[str, Any]:
    """A saved table with two cards exchanged, or one number raised."""
    if picker.below(2):
        faces = list(data["faces"])
        one, other = int(picker.below(len(faces))), int(picker.below(len(faces)))
        faces[one], faces[other] = faces[other], faces[one]
        return {**data, "faces": faces}
    places = [(name, at) for name in ("contexts", "lasting") for at in range(len(data[name]))]
    own = [(name, at) for name, value in data["own"].items() for at in range(_size(value))]
    chosen = int(picker.below(len(places) + len(own)))
    if chosen < len(places):
        name, at = places[chosen]
        return {**data, name: _raised(data[name], at)}
    name, at = own[chosen - len(places)]
    return {**data, "own": {**data["own"], name: _raised(data["own"][name], at)}}


def _size(value: object) -> int:
    return len(value) if isinstance(value, list) else 1


def _raised(value: Any, at: int) -> Any:
    if isinstance(value, list):
        return [*value[:at], value[at] + 1, *value[at + 1 :]]
    return not value if isinstance(value, bool) else value + 1


def as_observed(game: Game, view: Any, name: str = "") -> Any:
    """A view without what the observation leaves out."""
    if isinstance(view, dict):
        found = {key: as_observed(game, value, key) for key, value in view.items()}
        if "adventure_discard" in found:
            # No card can be in both: each is of its own deck.
            found["discards"] = sorted(found.pop("adventure_discard") + found.pop("spell_discard"))
        if "legendary_set" in found:
            found["spares"] = sorted(found.pop("legendary_set") + found.pop("spare_actions"))
        if "hints" in found:
            # The order in which a player asked is left out.
            found["hints"] = sorted((hint["by"], hint["answer"], str(hint["hero"])) for hint in view["hints"])
        if found.get("effect") == "hexed":
            found.pop("amount", None)  # it has none
        return found
    if not isinstance(view, list):
        return view
    if name in IN_ORDER:
        return view[: IN_ORDER[name][game.id]]
    rows = [as_observed(game, value) for value in view[-NEWEST.get(name, len(view)) :]] if view else []
    is_pile = name in OPEN_PILES or all(value is None or isinstance(value, str) for value in rows)
    return sorted(rows, key=repr) if is_pile else rows


def pairs(game: Game, seed: int) -> Iterator[tuple[State, State, int, list[str]]]:
    """Tables that a seat can tell apart, with the parts of the view that differ."""
    picker = Picker(seed)
    for kind in KINDS:
        if kind.game is not game:
            continue
        for number, (state, _) in enumerate(random_play(kind, seed)):
            if number == LOOKED_AT:
                break
            if number % EVERY[game.id]:
                continue
            data = cast(dict[str, Any], save(game, state))
            seat = int(picker.below(state.seats))
            view = as_observed(game, game.view(state, seat))
            for _ in range(CHANGES):
                try:
                    other = load(game, changed(data, picker), FastChance(1))
                    seen = as_observed(game, game.view(other, seat))
                except (FormatError, LookupError, ValueError, AssertionError):
                    continue  # there is no such table
                if seen != view:
                    yield state, other, seat, [key for key in view if view[key] != seen.get(key)]


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_tables_that_a_view_tells_apart_are_observed_differently(game: Game) -> None:
    observer = observer_of(game)
    compared = 0
    for state, other, seat, parts in pairs(game, seed=3):
        assert row_of(observer, other, seat) != row_of(observer, state, seat), f"{parts} is not observed"
        compared += 1
    assert compared > LEAST


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_the_comparison_notices_a_section_that_is_missing(game: Game) -> None:
    observer = observer_of(game)
    sizes = [section.size * section.times for section in observer.sections]
    first, last = sizes[0], sizes[0] + sizes[1]

    def without_the_table(row: Row) -> Row:
        return row[:first] + row[last:]

    assert observer.sections[1].name == "table"
    assert any(
        without_the_table(row_of(observer, other, seat)) == without_the_table(row_of(observer, state, seat))
        for state, other, seat, _ in pairs(game, seed=3)
    )
