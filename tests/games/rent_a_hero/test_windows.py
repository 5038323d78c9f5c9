"""When "any time" is, who is asked in which order, and when again: RAH-Q01.

A Wizard with a full deck can always be used, so whoever has one is asked in every window.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.table import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)

FOUR = SEATS[:4]


def wizards(**fields: Any) -> LaidTable:
    """Four players, each with an unused Wizard; who has a party of `more` has those heroes too."""
    more: dict[str, list[str]] = fields.pop("more", {})
    party = {player: [WIZARD, *more.get(player, [])] for player in FOUR}
    return lay_out(4, party=party, **fields)


def asked_in(table: LaidTable, occasion: str) -> list[str]:
    """Everyone declines; who was asked on this occasion, in order."""
    asked = []
    while table.occasion() == occasion:
        asked.append(table.asked())
        table.choose(table.asked(), "decline")
    return asked


# Who is asked, and in which order


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(("active", "order"), [("ana", ["bob", "cem", "dan"]), ("cem", ["dan", "ana", "bob"])])
def test_a_when_the_requirement_has_been_shown(active: str, order: list[str]) -> None:
    table = wizards(active=active, requirement=WITCH, hand={active: [WITCH]})

    assert asked_in(table, "requirement_shown") == order
    assert (table.asked(), table.occasion()) == (active, "send")
    assert table.options(active) == ["send witch", "use wizard"], "the own powers are among these options"


@clause("RAH-Q01", "RAH-POWER-03")
def test_b_when_the_wanderer_has_been_sent() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    asked_in(table, "requirement_shown")
    table.choose("ana", "send witch")

    assert asked_in(table, "wanderer_arrived") == ["cem", "dan", "ana"]
    assert (table.asked(), table.occasion()) == ("bob", "offer")
    assert table.offers("bob", "use wizard")


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(
    ("holder", "order"),
    [("bob", ["dan", "ana", "bob"]), ("cem", ["ana", "bob", "cem"]), ("dan", ["bob", "cem", "dan"])],
)
def test_b_when_the_wanderer_has_been_passed_on(holder: str, order: list[str]) -> None:
    table = wizards(wanderer=WITCH, active="ana", at=holder)
    asked_in(table, "wanderer_arrived")
    table.choose(holder, "pass")

    assert asked_in(table, "wanderer_arrived") == order, "begins left of whoever passed, without the receiver"


@clause("RAH-Q01", "RAH-POWER-03")
def test_b_when_the_wanderer_had_to_be_passed_on() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"ana": [DOG_TRAINER]})
    table.choose("cem", "decline")
    table.choose("dan", "decline")
    table.use("ana", DOG_TRAINER)

    assert table.holder() == "cem"
    assert asked_in(table, "wanderer_arrived") == ["dan", "ana", "bob"], "bob, who had to pass it, is the cause"


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize(("holder", "order"), [("bob", ["cem", "dan", "ana"]), ("cem", ["bob", "dan", "ana"])])
def test_c_when_a_hint_has_been_answered(holder: str, order: list[str]) -> None:
    table = wizards(wanderer=WITCH, active="ana", at=holder, hand={holder: [WITCH, WITCH]})
    asked_in(table, "wanderer_arrived")
    table.choose(holder, "hint witch")

    assert asked_in(table, "hint_answered") == order, "the active player answered, the asker decides next"
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

    assert asked_in(table, "power_announced") == order, "the user last, the player with the wanderer too"


@clause("RAH-Q01", "RAH-RECRUIT-06")
def test_e_when_a_recruitment_has_proved_to_be_a_duplicate() -> None:
    table = wizards(wanderer=WIZARD, active="ana", at="cem")
    asked_in(table, "wanderer_arrived")
    table.choose("cem", "recruit")

    assert asked_in(table, "duplicate_shown") == ["dan", "ana", "bob", "cem"], "the recruiter last"


@clause("RAH-Q01", "RAH-POWER-03")
@pytest.mark.parametrize("end", ["recruit", "use pyromaniac"])
def test_f_when_the_wanderer_is_settled(end: str) -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem", more={"cem": [PYROMANIAC]}, deck=[SERGEANT])
    asked_in(table, "wanderer_arrived")
    table.choose("cem", end)
    asked_in(table, "power_announced")

    assert asked_in(table, "wanderer_settled") == ["bob", "cem", "dan", "ana"], "the active player last"
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
    asked_in(table, "requirement_shown")
    table.choose("ana", "send nothing")

    assert asked_in(table, "wanderer_settled") == ["bob", "cem", "ana"]


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


# When a window begins anew


@clause("RAH-Q01")
def test_after_a_power_has_taken_effect_its_window_begins_anew_with_its_first_player() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    table.choose("bob", "decline")
    table.use("cem", WIZARD)

    assert asked_in(table, "requirement_shown") == ["bob", "dan"], "bob, who had declined, is asked again"
    assert table.occasion() == "send"


@clause("RAH-Q01")
def test_after_a_power_has_been_cancelled_its_window_begins_anew_too() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]}, more={"dan": [ANGRY_CHICKEN]})
    table.choose("bob", "decline")
    table.choose("cem", "use wizard")
    table.choose("dan", "use angry_chicken")
    assert asked_in(table, "power_announced") == ["ana", "bob", "dan"], "about the chicken"

    assert asked_in(table, "requirement_shown") == ["bob", "dan"]


@clause("RAH-Q01", "RAH-Q18")
def test_the_window_of_a_cancelled_power_closes() -> None:
    table = wizards(wanderer=WITCH, at="bob", more={"dan": [ANGRY_CHICKEN]})
    table.choose("cem", "use wizard")
    table.choose("dan", "use angry_chicken")
    asked_in(table, "power_announced")

    assert table.told(None, "cancelled") == [{"event": "cancelled", "seat": 2, "hero": WIZARD}]
    assert (table.asked(), table.occasion()) == ("dan", "wanderer_arrived"), "cem has no power left"


@clause("RAH-Q01")
def test_a_power_used_when_sending_is_followed_by_the_window_then_by_the_sending() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    asked_in(table, "requirement_shown")
    table.use("ana", WIZARD)

    assert asked_in(table, "requirement_shown") == ["bob", "cem", "dan"]
    assert (table.asked(), table.occasion()) == ("ana", "send")


@clause("RAH-Q01")
def test_a_power_used_at_the_offer_is_followed_by_the_window_of_the_arrival() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem")
    asked_in(table, "wanderer_arrived")
    table.use("cem", WIZARD)

    assert asked_in(table, "wanderer_arrived") == ["dan", "ana", "bob"], "bob passed it: he comes last"
    assert (table.asked(), table.occasion()) == ("cem", "offer")


@clause("RAH-Q01")
def test_a_power_used_after_a_hint_is_followed_by_the_window_of_the_hint() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem", hand={"cem": [WITCH, WITCH]})
    asked_in(table, "wanderer_arrived")
    table.choose("cem", "hint witch")
    asked_in(table, "hint_answered")
    table.use("cem", WIZARD)

    assert asked_in(table, "hint_answered") == ["bob", "dan", "ana"], "ana answered the hint: she comes last"
    assert (table.asked(), table.occasion()) == ("cem", "offer")


# When a window lapses


@clause("RAH-Q01")
def test_when_the_wanderer_has_moved_the_old_window_and_offer_lapse() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"cem": [DOG_TRAINER]})
    table.use("cem", DOG_TRAINER)

    assert asked_in(table, "wanderer_arrived") == ["dan", "ana", "bob"], "the window of the new situation"
    assert (table.asked(), table.occasion()) == ("cem", "offer")


@clause("RAH-Q01", "RAH-Q17")
def test_the_new_window_opens_only_after_every_announced_power_is_settled() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"dan": [DOG_TRAINER]})
    table.choose("cem", "use wizard")
    table.choose("dan", "use dog_trainer")
    # Everyone lets the Dog Trainer happen; the wanderer is before cem now, but his Wizard still waits.
    for player in ["ana", "bob", "dan"]:
        table.choose(player, "decline")
    assert table.holder() == "cem"
    assert (table.asked(), table.occasion()) == ("dan", "power_announced")
    assert table.hand_size("cem") == 0

    assert asked_in(table, "power_announced") == ["dan", "ana", "bob"]
    assert table.hand_size("cem") == 2
    assert asked_in(table, "wanderer_arrived") == ["dan", "ana", "bob"]


@clause("RAH-Q01", "RAH-Q17")
def test_when_the_wanderer_has_gone_powers_announced_before_are_settled_before_the_aftermath() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"dan": [PYROMANIAC]})
    table.choose("cem", "use wizard")
    table.choose("dan", "use pyromaniac")
    for player in ["ana", "bob", "dan"]:
        table.choose(player, "decline")

    assert asked_in(table, "power_announced") == ["dan", "ana", "bob"], "about the Wizard"
    assert table.hand_size("cem") == 2
    assert asked_in(table, "wanderer_settled") == ["bob", "dan", "ana"]


# Where there is no window


@clause("RAH-Q01")
def test_there_is_no_window_between_the_draw_and_the_next_requirement() -> None:
    table = wizards(moment="aftermath", active="ana", hand={"bob": [WITCH]}, deck=[SERGEANT, WITCH])
    table.forget_events()
    assert asked_in(table, "wanderer_settled") == ["bob", "cem", "dan", "ana"]

    assert table.happened() == ["drew", "requirement"]
    assert (table.asked(), table.occasion()) == ("cem", "requirement_shown")


@clause("RAH-Q01")
@pytest.mark.parametrize("covers", [False, True])
def test_a_window_in_which_nobody_could_act_is_not_opened(covers: bool) -> None:
    table = lay_out(
        covers=covers,
        party={"ana": [ANGRY_CHICKEN, WIZARD], "bob": [PYROMANIAC, WITCH]},
        used={"ana": [WIZARD], "bob": [PYROMANIAC, WITCH]},
        hand={"ana": [WITCH], "bob": [SERGEANT, SERGEANT, WIZARD]},
        deck=[WITCH, SERGEANT, WIZARD],
    )
    asked = []
    for key in ["send witch", "hint sergeant", "pass", "recruit"]:
        asked.append((table.asked(), table.occasion()))
        table.choose(table.asked(), key)

    assert asked == [("ana", "send"), ("bob", "offer"), ("bob", "offer"), ("cem", "offer")]
    assert (table.active(), table.occasion()) == ("bob", "send"), "(f), the draw and (a) passed unasked"


@clause("RAH-Q01")
def test_only_those_who_can_act_are_asked() -> None:
    table = lay_out(5, requirement=WITCH, hand={"ana": [WITCH]}, party={"cem": [WIZARD], "dan": [PYROMANIAC]})

    assert table.let_pass() == ["cem"]
    assert table.why_not("dan", "use pyromaniac") == "RAH-POWER-05"


@clause("RAH-Q01")
def test_powers_wait_for_their_turn_in_a_window() -> None:
    table = wizards(wanderer=WITCH, at="bob")

    assert table.asked() == "cem"
    assert table.why_not("dan", "use wizard") == "RAH-Q01"
    assert table.why_not("bob", "use wizard") == "RAH-Q01"
