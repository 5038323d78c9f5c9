"""A table that keeps no knowledge, as whole games are simulated on, plays like any other."""

from __future__ import annotations

from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.clauses import clause
from tests.games.rent_a_hero.kit import ANGRY_CHICKEN, PYROMANIAC, SERGEANT, WITCH, WIZARD, LaidTable, lay_out


def test_knowledge_is_kept_where_it_is_asked_for() -> None:
    for kept in (True, False):
        state = RENT_A_HERO.start(Setup(3), FastChance(1), knowledge=kept)
        assert (state.knowledge is not None) == kept


def without_knowledge(table: LaidTable) -> LaidTable:
    table.state.knowledge = None
    return table


@clause("RAH-TURN-04", "RAH-HINT-01")
def test_a_hand_card_is_sent_and_a_hint_answered_where_nobody_keeps_knowledge() -> None:
    table = without_knowledge(
        lay_out(requirement=ANGRY_CHICKEN, hand={"ana": [WITCH], "bob": [WITCH, SERGEANT]})
    )
    table.choose("ana", "send witch")
    table.choose("bob", "hint witch")

    assert table.holder() == "bob"
    assert [told["event"] for told in table.told(None)][-1] == "hint_yes"


@clause("RAH-TURN-07", "RAH-Q15")
def test_a_card_of_the_deck_is_sent_where_nobody_keeps_knowledge() -> None:
    table = without_knowledge(lay_out(requirement=PYROMANIAC, hand={"ana": [WITCH]}, deck=[WIZARD]))
    table.choose("ana", "send deck", "discard witch")

    assert (table.holder(), table.wanderer()) == ("bob", WIZARD)
