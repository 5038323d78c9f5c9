"""What the others see of a choice."""

from __future__ import annotations

from questhall.games.proving_ground.turn.encounter import MAKE_BID
from questhall.games.proving_ground.turn.turn import GO
from tests.core.proving_ground import lay_out

ANA, BEN = 0, 1
TOWER = 3


def test_the_others_see_what_was_chosen_unless_the_rule_hides_it() -> None:
    table = lay_out({}).table
    move, bid = GO.at(ANA, TOWER), MAKE_BID.at(ANA, 2)
    assert GO.as_seen(table, move, BEN) == move
    assert MAKE_BID.as_seen(table, bid, BEN) == MAKE_BID.at(ANA), "a bid, but not how much"
