"""When a window begins anew, when it lapses, and when there is none: RAH-Q01."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.table import (
    ANGRY_CHICKEN,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
    wizards,
)

# When a window begins anew


@clause("RAH-Q01")
def test_after_a_power_has_taken_effect_its_window_starts_again_with_its_first_player() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    table.choose("bob", "decline")
    table.use("cem", WIZARD)

    assert table.let_pass("requirement_shown") == ["bob", "dan"], "bob, who had declined, is asked again"
    assert table.occasion() == "send"


@clause("RAH-Q01")
def test_after_a_power_has_been_cancelled_its_window_starts_again_too() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]}, more={"dan": [ANGRY_CHICKEN]})
    table.choose("bob", "decline")
    table.choose("cem", "use wizard")
    table.choose("dan", "use angry_chicken")
    assert table.let_pass("power_announced") == ["ana", "bob", "dan"], "about the chicken"

    assert table.let_pass("requirement_shown") == ["bob", "dan"]


@clause("RAH-Q01", "RAH-Q18")
def test_the_window_of_a_cancelled_power_closes() -> None:
    table = wizards(wanderer=WITCH, at="bob", more={"dan": [ANGRY_CHICKEN]})
    table.choose("cem", "use wizard")
    table.choose("dan", "use angry_chicken")
    table.let_pass("power_announced")

    assert table.told(None, "cancelled") == [{"event": "cancelled", "seat": 2, "hero": WIZARD}]
    assert (table.asked(), table.occasion()) == ("dan", "wanderer_arrived"), "cem has no power left"


@clause("RAH-Q01")
def test_a_power_used_when_sending_is_followed_by_the_window_then_by_the_sending() -> None:
    table = wizards(requirement=WITCH, hand={"ana": [WITCH]})
    table.let_pass("requirement_shown")
    table.use("ana", WIZARD)

    assert table.let_pass("requirement_shown") == ["bob", "cem", "dan"]
    assert (table.asked(), table.occasion()) == ("ana", "send")


@clause("RAH-Q01")
def test_a_power_used_at_the_offer_is_followed_by_the_window_of_the_arrival() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem")
    table.let_pass("wanderer_arrived")
    table.use("cem", WIZARD)

    assert table.let_pass("wanderer_arrived") == ["dan", "ana", "bob"], "bob passed it: he comes last"
    assert (table.asked(), table.occasion()) == ("cem", "offer")


@clause("RAH-Q01")
def test_a_power_used_after_a_hint_is_followed_by_the_window_of_the_hint() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="cem", hand={"cem": [WITCH, WITCH]})
    table.let_pass("wanderer_arrived")
    table.choose("cem", "hint witch")
    table.let_pass("hint_answered")
    table.use("cem", WIZARD)

    assert table.let_pass("hint_answered") == ["bob", "dan", "ana"], "ana answered the hint: she comes last"
    assert (table.asked(), table.occasion()) == ("cem", "offer")


# When a window lapses


@clause("RAH-Q01")
def test_when_the_wanderer_has_moved_the_old_window_and_offer_lapse() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"cem": [DOG_TRAINER]})
    table.use("cem", DOG_TRAINER)

    assert table.let_pass("wanderer_arrived") == ["dan", "ana", "bob"], "the window of the new situation"
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

    assert table.let_pass("power_announced") == ["dan", "ana", "bob"]
    assert table.hand_size("cem") == 2
    assert table.let_pass("wanderer_arrived") == ["dan", "ana", "bob"]


@clause("RAH-Q01", "RAH-Q17")
def test_when_the_wanderer_has_gone_powers_announced_before_are_settled_before_the_aftermath() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"dan": [PYROMANIAC]})
    table.choose("cem", "use wizard")
    table.choose("dan", "use pyromaniac")
    for player in ["ana", "bob", "dan"]:
        table.choose(player, "decline")

    assert table.let_pass("power_announced") == ["dan", "ana", "bob"], "about the Wizard"
    assert table.hand_size("cem") == 2
    assert table.let_pass("wanderer_settled") == ["bob", "dan", "ana"]


# Where there is no window


@clause("RAH-Q01")
def test_there_is_no_window_between_the_draw_and_the_next_requirement() -> None:
    table = wizards(moment="aftermath", active="ana", hand={"bob": [WITCH]}, deck=[SERGEANT, WITCH])
    table.forget_events()
    assert table.let_pass("wanderer_settled") == ["bob", "cem", "dan", "ana"]

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
