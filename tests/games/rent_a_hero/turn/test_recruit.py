"""Recruiting heroes: chapter RAH-RECRUIT, RAH-Q12, RAH-Q20, RAH-Q23."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)


@clause("RAH-RECRUIT-01")
def test_recruiting_turns_the_wanderer_face_up() -> None:
    table = lay_out(wanderer=WITCH, at="bob")
    assert table.view("cem")["wanderer"]["hero"] is None
    table.choose("bob", "recruit")

    for viewer in table.everyone():
        assert table.told(viewer, "recruits") == [{"event": "recruits", "seat": 1, "hero": WITCH}]


@clause("RAH-RECRUIT-02")
def test_a_new_hero_joins_with_its_power_unused() -> None:
    table = lay_out(wanderer=WIZARD, at="bob", party={"bob": [WITCH]}, used={"bob": [WITCH]})
    table.choose("bob", "recruit")

    assert table.party("bob") == [WITCH, WIZARD]
    assert table.used("bob") == [WITCH]
    assert table.offers("bob", "use wizard"), "at once, in the aftermath"
    assert table.eliminated("bob") == []


@clause("RAH-RECRUIT-03")
def test_a_second_copy_eliminates_both() -> None:
    table = lay_out(party={"ana": [WITCH, SERGEANT]}, wanderer=WITCH, at="ana")

    table.choose("ana", "recruit")

    assert table.party("ana") == [SERGEANT]
    assert table.eliminated("ana") == [WITCH, WITCH]


@clause("RAH-RECRUIT-03")
def test_copies_in_other_parties_stay() -> None:
    table = lay_out(party={"ana": [WITCH], "cem": [WITCH]}, wanderer=WITCH, at="bob")
    table.choose("bob", "recruit")

    assert [table.party(player) for player in table.seats] == [[WITCH]] * 3
    assert [table.eliminated(player) for player in table.seats] == [[]] * 3


@clause("RAH-RECRUIT-04", "RAH-Q23", "RAH-POWER-01")
def test_an_eliminated_hero_may_be_recruited_again_with_a_fresh_power() -> None:
    table = lay_out(
        party={"bob": [WIZARD]},
        used={"bob": [WIZARD]},
        wanderer=WIZARD,
        at="bob",
        hand={"bob": [WIZARD], "cem": []},
        deck=[WITCH, DOG_TRAINER, WITCH],
    )
    table.choose("bob", "recruit")
    assert table.eliminated("bob") == [WIZARD, WIZARD]
    table.choose("bob", "send wizard")
    table.choose("cem", "pass")
    table.choose("ana", "pass")
    table.choose("bob", "recruit")

    assert table.party("bob") == [WIZARD]
    assert table.used("bob") == []
    assert table.eliminated("bob") == [WIZARD, WIZARD], "those stay where they are"
    assert table.offers("bob", "use wizard")


def duplicate(**fields: Any) -> LaidTable:
    """Bob recruits a second Wizard; ana is the active player and cem could cancel powers."""
    fields.setdefault("party", {"bob": [WIZARD]})
    table = lay_out(wanderer=WIZARD, at="bob", **fields)
    table.let_pass()
    table.choose("bob", "recruit")
    return table


@clause("RAH-RECRUIT-05")
@pytest.mark.parametrize("hero", [PYROMANIAC, DOG_TRAINER, SERGEANT])
def test_a_recruited_hero_is_not_a_wanderer_for_any_power(hero: str) -> None:
    table = duplicate(party={"bob": [WIZARD], "cem": [hero, WIZARD]})
    assert table.occasion() == "duplicate_shown"

    assert table.options("cem") == ["use wizard", "decline"]
    assert table.why_not("cem", f"use {hero}") == "RAH-RECRUIT-05"
    assert table.view(None)["wanderer"] is None


@clause("RAH-RECRUIT-05", "RAH-Q06")
def test_until_the_announcement_it_is_a_wanderer() -> None:
    table = lay_out(wanderer=WIZARD, at="bob", party={"cem": [PYROMANIAC, DOG_TRAINER, SERGEANT]})

    assert table.options("cem") == ["use pyromaniac", "use dog_trainer", "use sergeant", "decline"]


@clause("RAH-RECRUIT-06")
def test_the_doomed_hero_may_be_used_first() -> None:
    table = duplicate(deck=[WITCH, SERGEANT], hand={"bob": [WITCH]})
    assert (table.asked(), table.occasion()) == ("bob", "duplicate_shown")
    assert table.options("bob") == ["use wizard", "decline"]
    table.use("bob", WIZARD)

    assert table.hand("bob") == [WITCH, WITCH, SERGEANT]
    assert table.party("bob") == []
    assert table.eliminated("bob") == [WIZARD, WIZARD]


@clause("RAH-RECRUIT-06")
def test_the_doomed_hero_need_not_be_used() -> None:
    table = duplicate()
    table.choose("bob", "decline")

    assert table.eliminated("bob") == [WIZARD, WIZARD]


@clause("RAH-RECRUIT-06")
def test_a_used_hero_has_no_last_use() -> None:
    table = duplicate(used={"bob": [WIZARD]})

    assert table.eliminated("bob") == [WIZARD, WIZARD]
    assert "announced" not in table.happened()


@clause("RAH-RECRUIT-06", "RAH-POWER-05")
def test_a_doomed_hero_that_cannot_apply_has_no_last_use() -> None:
    table = lay_out(wanderer=PYROMANIAC, at="bob", party={"bob": [PYROMANIAC]})
    table.choose("bob", "recruit")

    assert table.eliminated("bob") == [PYROMANIAC, PYROMANIAC]


@clause("RAH-Q20")
def test_the_owner_may_use_any_own_power_and_so_may_the_others() -> None:
    table = duplicate(
        party={"bob": [WIZARD, WITCH, SERGEANT], "cem": [WIZARD], "ana": [WITCH, PYROMANIAC]},
        used={"bob": [SERGEANT], "ana": [PYROMANIAC]},
    )

    assert table.options("cem") == ["use wizard", "decline"]
    table.choose("cem", "decline")
    assert table.options("ana") == ["use witch pyromaniac", "decline"]
    table.choose("ana", "decline")
    assert table.options("bob") == ["use witch sergeant", "use wizard", "decline"]


@clause("RAH-Q20", "RAH-P3-01")
def test_a_witch_may_refresh_the_doomed_hero_who_may_then_be_used() -> None:
    table = duplicate(party={"bob": [WIZARD, WITCH]}, used={"bob": [WIZARD]}, deck=[SERGEANT, BLACK_KNIGHT])
    assert table.options("bob") == ["use witch wizard", "decline"]
    table.use("bob", WITCH, WIZARD)
    table.use("bob", WIZARD)

    assert table.hand("bob") == [SERGEANT, BLACK_KNIGHT]
    assert table.party("bob") == [WITCH]
    assert table.used("bob") == [WITCH]


@clause("RAH-Q20")
def test_a_doomed_witch_may_refresh_another_hero() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WITCH, SERGEANT]}, used={"bob": [SERGEANT]})
    table.choose("bob", "recruit")
    table.use("bob", WITCH, SERGEANT)

    assert table.party("bob") == [SERGEANT]
    assert table.used("bob") == []
    assert table.eliminated("bob") == [WITCH, WITCH]


@clause("RAH-Q20")
def test_the_requirement_is_gone_at_a_last_use() -> None:
    table = duplicate(party={"bob": [WIZARD], "cem": [BLACK_KNIGHT]}, hand={"ana": [WITCH]})

    assert table.why_not("cem", "use black_knight") == "RAH-POWER-05"
    assert table.asked() == "bob"


@clause("RAH-Q20", "RAH-P1-01")
def test_the_last_use_can_be_cancelled_in_answer_only() -> None:
    table = duplicate(party={"bob": [WIZARD], "cem": [ANGRY_CHICKEN]}, deck=[SERGEANT])
    assert table.asked() == "bob", "cem has nothing to cancel yet"
    table.choose("bob", "use wizard")
    table.choose("cem", "use angry_chicken")

    assert table.hand_size("bob") == 0
    assert table.eliminated("bob") == [WIZARD, WIZARD]


@clause("RAH-Q20")
def test_the_recruited_copy_is_never_in_the_party_and_has_no_power() -> None:
    table = duplicate(party={"bob": [WIZARD, WITCH], "cem": [WIZARD]}, used={"bob": [WIZARD]})

    assert table.party("bob") == [WIZARD, WITCH]
    assert table.why_not("bob", "use wizard") == "RAH-POWER-01", "the copy at the table is used"
    assert table.used("bob") == [WIZARD]


@clause("RAH-Q20")
def test_both_copies_leave_when_the_window_closes() -> None:
    table = duplicate(party={"bob": [WIZARD], "cem": [WIZARD]})
    table.choose("cem", "decline")

    assert table.party("bob") == [WIZARD]
    assert table.eliminated("bob") == []
    table.choose("bob", "decline")
    assert table.party("bob") == []
    assert table.eliminated("bob") == [WIZARD, WIZARD]


@clause("RAH-Q12", "RAH-END-01")
def test_no_window_comes_before_the_win() -> None:
    five = [PYROMANIAC, DOG_TRAINER, SERGEANT, BLACK_KNIGHT, WIZARD]
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": five, "cem": [WIZARD], "ana": [WIZARD]})
    table.let_pass()
    table.choose("bob", "recruit")

    assert table.decision is None
    assert table.winners() == ["bob"]


@clause("RAH-Q12")
def test_a_duplicate_is_no_sixth_hero() -> None:
    five = [PYROMANIAC, DOG_TRAINER, SERGEANT, BLACK_KNIGHT, WITCH]
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": five}, used={"bob": five}, hand={"bob": [WITCH]})
    table.choose("bob", "recruit")

    assert table.ending() == ""
    assert len(table.party("bob")) == 4
