"""When "any time" is, who is asked in which order, and what may be used: RAH-Q01."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
    wizards,
)

# Who is asked, and in which order


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(("active", "order"), [("ana", ["bob", "cem", "dan"]), ("cem", ["dan", "ana", "bob"])])
def test_a_when_the_requirement_has_been_shown(active: str, order: list[str]) -> None:
    table = wizards(active=active, requirement=WITCH, hand={active: [WITCH]})

    assert table.let_pass("requirement_shown") == order
    assert (table.asked(), table.occasion()) == (active, "send")
    assert table.options(active) == ["send witch", "use wizard"], "the own powers are among these options"


@clause("RAH-Q01", "RAH-POWER-03")
def test_b_when_the_wanderer_has_been_sent() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    table.let_pass("requirement_shown")
    table.choose("ana", "send witch")

    assert table.let_pass("wanderer_arrived") == ["cem", "dan", "ana"]
    assert (table.asked(), table.occasion()) == ("bob", "offer")
    assert table.offers("bob", "use wizard")


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(
    ("holder", "order"),
    [("bob", ["dan", "ana", "bob"]), ("cem", ["ana", "bob", "cem"]), ("dan", ["bob", "cem", "dan"])],
)
def test_b_when_the_wanderer_has_been_passed_on(holder: str, order: list[str]) -> None:
    table = wizards(wanderer=WITCH, active="ana", at=holder)
    table.let_pass("wanderer_arrived")
    table.choose(holder, "pass")

    assert table.let_pass("wanderer_arrived") == order, "begins left of whoever passed, without the receiver"


@clause("RAH-Q01", "RAH-POWER-03")
def test_b_when_the_wanderer_had_to_be_passed_on() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"ana": [DOG_TRAINER]})
    table.choose("cem", "decline")
    table.choose("dan", "decline")
    table.use("ana", DOG_TRAINER)

    assert table.holder() == "cem"
    assert table.let_pass("wanderer_arrived") == ["dan", "ana", "bob"], "bob, who had to pass it, is the cause"


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(("holder", "order"), [("bob", ["cem", "dan", "ana"]), ("cem", ["bob", "dan", "ana"])])
def test_c_when_a_hint_has_been_answered(holder: str, order: list[str]) -> None:
    table = wizards(wanderer=WITCH, active="ana", at=holder, hand={holder: [WITCH, WITCH]})
    table.let_pass("wanderer_arrived")
    table.choose(holder, "hint witch")

    assert table.let_pass("hint_answered") == order, "the active player answered, the asker decides next"
    assert (table.asked(), table.occasion()) == (holder, "offer")


@clause("RAH-Q01", "RAH-POWER-04")
@pytest.mark.parametrize(
    ("user", "order"), [("cem", ["dan", "ana", "bob", "cem"]), ("dan", ["ana", "bob", "cem", "dan"])]
)
def test_d_when_a_power_has_been_announced(user: str, order: list[str]) -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={user: [SERGEANT]})
    while table.asked() != user:
        table.choose(table.asked(), "decline")
    table.choose(user, "use sergeant")

    assert table.let_pass("power_announced") == order, "the user last, the player with the wanderer too"


@clause("RAH-Q01", "RAH-RECRUIT-06")
def test_e_when_a_recruitment_has_proved_to_be_a_duplicate() -> None:
    table = wizards(wanderer=WIZARD, active="ana", at="cem")
    table.let_pass("wanderer_arrived")
    table.choose("cem", "recruit")

    assert table.let_pass("duplicate_shown") == ["dan", "ana", "bob", "cem"], "the recruiter last"


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize("end", ["recruit", "use pyromaniac"])
def test_f_when_the_wanderer_is_settled(end: str) -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem", more={"cem": [PYROMANIAC]}, deck=[SERGEANT])
    table.let_pass("wanderer_arrived")
    table.choose("cem", end)
    table.let_pass("power_announced")

    assert table.let_pass("wanderer_settled") == ["bob", "cem", "dan", "ana"], "the active player last"
    assert SERGEANT in table.hand("ana"), "drawn when the window had closed"


@clause("RAH-Q01", "RAH-Q03")
def test_f_when_there_was_no_wanderer() -> None:
    table = lay_out(
        deck=[PYROMANIAC],
        rest="out",
        party={player: [WITCH, WIZARD] for player in SEATS[:3]},
        used={player: [WIZARD] for player in SEATS[:3]},
        hand={"ana": [WITCH]},
    )
    table.let_pass("requirement_shown")
    table.choose("ana", "send nothing")

    assert table.let_pass("wanderer_settled") == ["bob", "cem", "ana"]


# What may be used


@clause("RAH-Q01")
@pytest.mark.parametrize(
    ("fields", "usable"),
    [
        ({"requirement": WITCH}, ["witch sergeant", "black_knight", "wizard"]),
        ({"wanderer": WITCH, "at": "cem"}, ["pyromaniac", "witch sergeant", "wizard"]),
        ({"moment": "aftermath"}, ["witch sergeant", "wizard"]),
    ],
    ids=["requirement shown", "wanderer arrived", "wanderer settled"],
)
def test_every_power_that_can_have_an_effect_may_be_used(fields: dict[str, Any], usable: list[str]) -> None:
    heroes = [PYROMANIAC, WITCH, SERGEANT, BLACK_KNIGHT, WIZARD]
    table = lay_out(
        party={"bob": heroes}, used={"bob": [SERGEANT]}, hand={"ana": [WITCH]}, **{"active": "ana", **fields}
    )

    assert table.options("bob") == [*(f"use {power}" for power in usable), "decline"]


@clause("RAH-Q01")
def test_a_power_that_does_not_answer_the_occasion_may_be_used_too() -> None:
    table = wizards(wanderer=WITCH, at="bob", more={"dan": [SERGEANT]})
    table.choose("cem", "use wizard")

    assert table.options("dan") == ["use sergeant", "use wizard", "decline"]
