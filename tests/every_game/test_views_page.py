"""The page about views names every field that a game shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.records.session import Session
from questhall.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text("utf-8")
SECTIONS = {"rent-a-hero": "Rent a Hero", "talisman": "Talisman", "warhammer-quest": "Warhammer Quest"}
BY_NAME = {"spaces", "purchases", "wells", "prices"}
"""Fields whose own fields are names of things."""
GAMES_PLAYED = 4
CHOICES = 150


def fields_of(shown: object, by_name: bool = False) -> Iterator[str]:
    if isinstance(shown, dict):
        for name, value in shown.items():
            if not by_name:
                yield name
            yield from fields_of(value, name in BY_NAME)
    elif isinstance(shown, list):
        for part in shown:
            yield from fields_of(part)


@pytest.mark.parametrize("game_id", SECTIONS)
def test_every_field_of_a_view_is_explained(game_id: str) -> None:
    intro, *sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    [section] = [one for one in sections if one.startswith(SECTIONS[game_id])]
    explained = set(re.findall(r"`([a-z_]+)`", intro + section))
    shown: set[str] = set()
    for seed in range(GAMES_PLAYED):
        picker = Picker(seed)
        session = Session.begin(GAMES[game_id], ["ana", "ben", "cleo"], seed=seed, covers=True)
        while (decision := session.decision()) is not None and len(session.made) < CHOICES:
            session.choose(decision.seat, decision.keys()[int(picker.below(len(decision.options)))])
            shown |= set(fields_of(GAMES[game_id].view(session.state, 0)))
    assert shown <= explained
    assert len(shown) > 15
