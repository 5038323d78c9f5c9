"""A game that is put away and taken up again at every single decision is the same game, and nothing is lost."""

from __future__ import annotations

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.interface.game import Setup
from questhall.core.interface.saving import digest, load, save
from questhall.games.talisman.game import TALISMAN

DECISIONS = 400


@pytest.mark.parametrize(("seats", "covers"), [(2, False), (4, True), (6, False)])
def test_put_away_and_taken_up_again_at_every_decision(seats: int, covers: bool) -> None:
    straight, kept = (TALISMAN.start(Setup(seats, covers=covers), FastChance(7)) for _ in range(2))
    picker = Picker(1)
    occasions = set()
    for number in range(DECISIONS):
        assert digest(TALISMAN, kept) == digest(TALISMAN, straight), f"decision {number}"
        assert TALISMAN.components(kept) == TALISMAN.full_box(), f"decision {number}"
        if straight.is_over():
            break
        occasions.add(straight.book.question(straight.asking).occasion)
        index = picker.below(straight.option_count)
        straight.choose(index)
        kept = load(TALISMAN, save(TALISMAN, kept), kept.chance)
        kept.choose(index)
    assert {"turn_start", "after_move", "way", "looting"} <= occasions
