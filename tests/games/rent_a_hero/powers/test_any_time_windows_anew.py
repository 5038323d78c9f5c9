"""When a window begins anew, when it lapses, and when there is none: RAH-Q01."""

from __future__ import annotations

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


@clause("RAH-Q01", "RAH-Q06", "RAH-Q17")
def test_the_window_of_a_dog_trainer_lapses_when_the_wanderer_has_been_burned() -> None:
    table = wizards(wanderer=WITCH, active="ana", at="bob", more={"cem": [DOG_TRAINER], "dan": [PYROMANIAC]})
    table.choose("cem", "use dog_trainer")
    table.choose("dan", "use pyromaniac")
    for player in ["ana", "bob", "cem", "dan"]:
        assert (table.asked(), table.occasion()) == (player, "power_announced"), "about the Pyromaniac"
        table.choose(player, "decline")

    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": DOG_TRAINER}]
    assert table.used("cem") == [DOG_TRAINER]
    assert table.let_pass("wanderer_settled") == ["bob", "cem", "dan", "ana"]


@clause("RAH-Q01", "RAH-Q06", "RAH-Q17")
def test_the_window_of_a_dog_trainer_lapses_when_its_target_has_lost_the_wanderer() -> None:
    more = {"cem": [DOG_TRAINER], "dan": [DOG_TRAINER]}
    table = wizards(wanderer=WITCH, active="ana", at="bob", more=more)
    table.choose("cem", "use dog_trainer")
    table.choose("dan", "use dog_trainer")
    assert table.let_pass("power_announced") == ["ana", "bob", "cem", "dan"], "about dan's trainer"

    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": DOG_TRAINER}]
    assert table.let_pass("wanderer_arrived") == ["dan", "ana", "bob"], "the window of the new situation"


@clause("RAH-Q01", "RAH-Q17", "RAH-POWER-05")
@pytest.mark.parametrize("power", [PYROMANIAC, SERGEANT])
def test_the_window_of_a_power_on_the_wanderer_lapses_when_it_is_gone(power: str) -> None:
    """Nobody can waste an Angry Chicken on a power that does nothing any more."""
    more = {"cem": [power], "dan": [PYROMANIAC], "ana": [ANGRY_CHICKEN]}
    table = wizards(wanderer=WITCH, active="ana", at="bob", more=more)
    table.choose("cem", f"use {power}")
    table.choose("dan", "use pyromaniac")
    assert table.let_pass("power_announced") == ["ana", "bob", "cem", "dan"], "about dan's Pyromaniac"

    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": power}]
    assert table.occasion() == "wanderer_settled"
    assert table.why_not("ana", "use angry_chicken") == "RAH-POWER-05"


@clause("RAH-Q01", "RAH-Q10", "RAH-Q17")
def test_the_window_of_a_second_black_knight_lapses_when_the_requirement_is_ignored_already() -> None:
    more = {"cem": [BLACK_KNIGHT], "dan": [BLACK_KNIGHT]}
    table = wizards(requirement=WITCH, active="ana", hand={"ana": [WITCH]}, more=more)
    table.choose("bob", "decline")
    table.choose("cem", "use black_knight")
    table.choose("dan", "use black_knight")
    assert table.let_pass("power_announced") == ["ana", "bob", "cem", "dan"], "about dan's knight"

    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": BLACK_KNIGHT}]
    assert table.let_pass("requirement_shown") == ["bob", "cem", "dan"]


@clause("RAH-Q01", "RAH-Q17")
def test_the_window_of_a_wizard_lapses_when_another_has_taken_the_last_card() -> None:
    more = {"ana": [SERGEANT]}
    table = wizards(wanderer=WITCH, active="ana", at="bob", deck=[WITCH], rest="out", more=more)
    table.choose("cem", "use wizard")
    table.choose("dan", "use wizard")
    assert table.let_pass("power_announced") == ["ana", "bob"], "about dan's Wizard"

    assert (table.hand_size("dan"), table.hand_size("cem")) == (1, 0)
    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": WIZARD}]
    assert (table.asked(), table.occasion()) == ("ana", "wanderer_arrived")


@clause("RAH-Q01", "RAH-Q17", "RAH-Q18")
def test_the_window_of_an_angry_chicken_lapses_with_the_power_it_is_to_cancel() -> None:
    more = {"cem": [DOG_TRAINER], "dan": [ANGRY_CHICKEN], "ana": [PYROMANIAC]}
    table = wizards(wanderer=WITCH, active="ana", at="bob", more=more)
    table.choose("cem", "use dog_trainer")
    table.choose("dan", "use angry_chicken")
    table.choose("ana", "use pyromaniac")
    assert table.let_pass("power_announced") == ["bob", "cem", "dan", "ana"], "about the Pyromaniac"

    assert [told["hero"] for told in table.told(None, "no_effect")] == [ANGRY_CHICKEN, DOG_TRAINER]
    assert table.told(None, "cancelled") == []
    assert table.used("dan") == [ANGRY_CHICKEN], "used stays used"
    assert table.occasion() == "wanderer_settled"


@clause("RAH-Q01", "RAH-Q18")
def test_the_window_of_a_power_that_still_can_take_effect_does_not_lapse() -> None:
    """The Pyromaniac is cancelled, so the Dog Trainer has lost nothing and is asked about again."""
    more = {"cem": [DOG_TRAINER], "dan": [PYROMANIAC], "ana": [ANGRY_CHICKEN]}
    table = wizards(wanderer=WITCH, active="ana", at="bob", more=more)
    table.choose("cem", "use dog_trainer")
    table.choose("dan", "use pyromaniac")
    table.choose("ana", "use angry_chicken")
    assert table.let_pass("power_announced") == ["bob", "cem", "dan", "ana", "dan", "ana", "bob", "cem"]

    assert table.holder() == "cem"


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
