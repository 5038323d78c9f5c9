"""The Pyromaniac: RAH-P2-01, RAH-P2-02, RAH-P2-03."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-P2-01", "RAH-P2-02")
@pytest.mark.parametrize("where", ["bob", "cem", "ana"])
@pytest.mark.parametrize("user", ["ana", "bob", "cem"])
def test_the_wanderer_is_discarded_face_up_wherever_it_lies(user: str, where: str) -> None:
    table = lay_out(
        wanderer=WITCH, active="ana", at=where, party={user: [PYROMANIAC]}, deck=[SERGEANT, ANGRY_CHICKEN]
    )
    assert table.clause_of("use pyromaniac") == "RAH-P2-01"
    table.use(user, PYROMANIAC)

    assert table.true_discard() == [ANGRY_CHICKEN, WITCH, WIZARD], "under bob's requirement, over ana's"
    assert all(table.view(viewer)["discard"][1] == WITCH for viewer in table.everyone())
    assert [table.party(player) for player in table.seats if player != user] == [[], []]
    assert [table.eliminated(player) for player in table.seats] == [[], [], []]
    assert table.hand("ana") == [SERGEANT], "the active player draws"
    assert table.active() == "bob"


@clause("RAH-P2-02")
def test_a_discarded_copy_of_an_own_hero_eliminates_nothing() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [PYROMANIAC, WITCH]})
    table.use("bob", PYROMANIAC)
    table.let_pass()

    assert table.party("bob") == [PYROMANIAC, WITCH]
    assert table.eliminated("bob") == []


@clause("RAH-P2-03")
def test_the_chance_to_cancel_comes_before_the_card_is_shown() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [PYROMANIAC], "cem": [ANGRY_CHICKEN]})
    table.choose("bob", "use pyromaniac")
    assert table.options("cem") == ["use angry_chicken", "decline"]
    assert table.view("cem")["wanderer"]["hero"] is None
    table.choose("cem", "use angry_chicken")

    assert table.holder() == "bob", "cancelled: it is still on its way, face down"
    assert table.view("cem")["wanderer"]["hero"] is None
    assert table.discard() == [WIZARD]


@clause("RAH-P2-03")
def test_once_shown_it_is_too_late_to_cancel() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [PYROMANIAC, WIZARD], "cem": [ANGRY_CHICKEN]})
    table.choose("bob", "use pyromaniac")
    table.choose("cem", "decline")
    table.choose("bob", "decline")  # his Wizard could have answered too

    assert table.discard()[0] == WITCH
    assert (table.asked(), table.occasion()) == ("bob", "wanderer_settled")
    assert table.why_not("cem", "use angry_chicken") == "RAH-POWER-05"


@clause("RAH-POWER-05", "RAH-P2-01")
def test_a_discarded_wanderer_is_gone_not_recruited() -> None:
    table = lay_out(
        4, wanderer=WITCH, at="bob", party={"cem": [WIZARD], "dan": [PYROMANIAC, WIZARD], "ana": [SERGEANT]}
    )
    table.choose("cem", "use wizard")
    table.choose("dan", "use pyromaniac")
    table.choose("ana", "decline")
    table.choose("dan", "decline")

    assert (table.asked(), table.occasion()) == ("dan", "power_announced"), "cem's Wizard still waits"
    assert table.why_not("ana", "use sergeant") == "RAH-POWER-05"
