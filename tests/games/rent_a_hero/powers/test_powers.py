"""Powers in general: chapter RAH-POWER, RAH-Q17."""

from __future__ import annotations

import pytest

from questhall.core.engine.errors import IllegalChoice
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-POWER-01")
def test_a_power_is_used_once_and_its_hero_turned_sideways() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WIZARD]})
    assert table.used("bob") == []
    table.use("bob", WIZARD)

    assert table.used("bob") == [WIZARD]
    assert not table.offers("bob", "use wizard")
    assert table.why_not("bob", "use wizard") == "RAH-POWER-01"


@clause("RAH-POWER-01")
def test_a_used_power_stays_used_in_later_turns() -> None:
    table = lay_out(party={"ana": [WIZARD]}, hand={"ana": [WITCH], "bob": [WITCH]}, deck=[WITCH] * 9)
    table.use("ana", WIZARD)
    table.choose("ana", "send witch")
    table.choose("bob", "recruit")

    assert table.active() == "bob"
    assert table.options("bob") == ["send witch"], "in window (a) ana had nothing to use"
    assert table.why_not("ana", "use wizard") == "RAH-POWER-01"


@clause("RAH-POWER-02")
@pytest.mark.parametrize("hero", [PYROMANIAC, SERGEANT, WIZARD])
def test_powers_of_hand_cards_cannot_be_used(hero: str) -> None:
    table = lay_out(wanderer=WITCH, at="bob", hand={"bob": [hero, hero]}, party={"cem": [hero]})
    table.let_pass()
    before = table.digest()

    assert not table.offers("bob", verb="use")
    assert table.why_not("bob", f"use {hero}") == "RAH-POWER-02"
    with pytest.raises(IllegalChoice):
        table.choose("bob", f"use {hero}")
    assert table.digest() == before


@clause("RAH-POWER-02")
def test_powers_of_other_parties_cannot_be_used() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"ana": [WIZARD]})
    table.let_pass()

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use wizard") == "RAH-POWER-02"


@clause("RAH-POWER-03")
def test_a_power_may_be_used_outside_ones_own_turn_and_without_the_wanderer() -> None:
    table = lay_out(4, wanderer=WITCH, active="ana", at="bob", party={"dan": [WIZARD]}, deck=[SERGEANT, WITCH])
    assert table.options("dan") == ["use wizard", "decline"]
    table.use("dan", WIZARD)

    assert table.hand("dan") == [WITCH, SERGEANT]
    assert table.active() == "ana"
    assert table.asked() == "bob"


@clause("RAH-POWER-03")
def test_a_power_may_be_used_in_ones_own_turn_before_sending() -> None:
    table = lay_out(requirement=WITCH, party={"ana": [WIZARD]}, hand={"ana": [WITCH]})

    assert table.options("ana") == ["send witch", "use wizard"]


@clause("RAH-POWER-04")
def test_the_others_may_react_before_a_power_takes_effect() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WIZARD], "ana": [ANGRY_CHICKEN]}, deck=[SERGEANT])
    table.choose("bob", "use wizard")

    assert (table.asked(), table.occasion()) == ("ana", "power_announced")
    assert table.options("ana") == ["use angry_chicken", "decline"]
    assert table.hand_size("bob") == 0, "not yet"
    table.choose("ana", "decline")
    assert table.hand_size("bob") == 2


@clause("RAH-POWER-04")
def test_once_the_chance_has_passed_it_cannot_be_undone() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WIZARD], "ana": [ANGRY_CHICKEN]})
    table.choose("bob", "use wizard")
    table.choose("ana", "decline")

    assert table.asked() == "bob"
    assert table.why_not("ana", "use angry_chicken") == "RAH-POWER-05"
    assert table.hand_size("bob") == 2


@clause("RAH-POWER-05")
@pytest.mark.parametrize("hero", [PYROMANIAC, DOG_TRAINER, SERGEANT])
def test_without_a_wanderer_there_is_none_to_discard_send_on_or_peek_at(hero: str) -> None:
    before = lay_out(requirement=WITCH, party={"bob": [hero]}, hand={"ana": [WITCH]})
    assert before.asked() == "ana"
    assert before.why_not("bob", f"use {hero}") == "RAH-POWER-05"

    after = lay_out(moment="aftermath", party={"bob": [hero, WIZARD]})
    assert after.options("bob") == ["use wizard", "decline"]
    assert after.why_not("bob", f"use {hero}") == "RAH-POWER-05"


@clause("RAH-POWER-05")
def test_without_an_announced_power_there_is_none_to_cancel() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [ANGRY_CHICKEN]})

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use angry_chicken") == "RAH-POWER-05"


@clause("RAH-POWER-05")
def test_without_a_sideways_hero_there_is_none_to_refresh() -> None:
    table = lay_out(
        wanderer=SERGEANT,
        at="bob",
        party={"bob": [WITCH, BLACK_KNIGHT], "ana": [WIZARD]},
        used={"ana": [WIZARD]},
    )

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use witch black_knight") == "RAH-POWER-05"
    assert table.why_not("bob", "use witch wizard") == "RAH-POWER-05", "ana's is none of bob's party"


@clause("RAH-POWER-05")
def test_without_a_requirement_to_be_met_there_is_none_to_ignore() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [BLACK_KNIGHT]}, hand={"ana": [WITCH]})

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use black_knight") == "RAH-POWER-05"


@clause("RAH-POWER-05")
def test_without_a_card_in_the_deck_there_is_none_to_draw() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WIZARD]}, discard=[WITCH], rest="out")

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use wizard") == "RAH-POWER-05"


@clause("RAH-POWER-06")
def test_a_cancelled_power_counts_as_used() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WIZARD], "ana": [ANGRY_CHICKEN]})
    table.choose("bob", "use wizard")
    table.choose("ana", "use angry_chicken")

    assert table.used("bob") == [WIZARD]
    assert table.used("ana") == [ANGRY_CHICKEN]
    assert table.hand_size("bob") == 0
    assert table.why_not("bob", "use wizard") == "RAH-POWER-01"


@clause("RAH-POWER-06")
def test_a_sideways_hero_still_counts_as_a_hero() -> None:
    five = [PYROMANIAC, WITCH, DOG_TRAINER, SERGEANT, BLACK_KNIGHT]
    table = lay_out(party={"bob": five}, used={"bob": five}, wanderer=WIZARD, at="bob")
    assert table.party("bob") == five
    table.choose("bob", "recruit")

    assert table.winners() == ["bob"]


@clause("RAH-POWER-06", "RAH-RECRUIT-03")
def test_a_sideways_hero_is_eliminated_by_a_second_copy_like_any_other() -> None:
    table = lay_out(party={"bob": [WITCH]}, used={"bob": [WITCH]}, wanderer=WITCH, at="bob")
    table.choose("bob", "recruit")

    assert table.party("bob") == []


@clause("RAH-Q17")
def test_announcing_names_power_and_target_and_turns_the_hero_sideways() -> None:
    table = lay_out(
        4,
        wanderer=WITCH,
        at="bob",
        party={"dan": [DOG_TRAINER, WITCH, PYROMANIAC], "ana": [ANGRY_CHICKEN]},
        used={"dan": [PYROMANIAC]},
    )
    table.forget_events()

    table.choose("dan", "use dog_trainer")
    table.choose("ana", "decline")
    table.choose("dan", "use witch pyromaniac")
    table.choose("ana", "use angry_chicken")

    assert table.used("dan") == [DOG_TRAINER, WITCH, PYROMANIAC]
    assert table.told(None)[:3] == [
        {"event": "announced_on_player", "seat": 3, "hero": DOG_TRAINER, "target": 1},
        {"event": "announced_refresh", "seat": 3, "hero": WITCH, "target": PYROMANIAC},
        {"event": "announced_cancel", "seat": 0, "target": 3, "power": WITCH},
    ]
    assert {"event": "cancelled", "seat": 3, "hero": WITCH} in table.told(None), "the power whose window it was"


@clause("RAH-Q17", "RAH-POWER-06")
def test_cancelling_turns_nothing() -> None:
    party = {"bob": [WIZARD, SERGEANT], "ana": [ANGRY_CHICKEN, WITCH]}
    table = lay_out(wanderer=WITCH, at="bob", party=party, used={"bob": [SERGEANT], "ana": [WITCH]})
    table.choose("bob", "use wizard")
    table.choose("ana", "use angry_chicken")

    assert table.used("bob") == [WIZARD, SERGEANT]
    assert table.used("ana") == [ANGRY_CHICKEN, WITCH]


@clause("RAH-Q17")
@pytest.mark.parametrize("hero", [PYROMANIAC, SERGEANT, DOG_TRAINER])
def test_a_power_that_finds_nothing_to_act_on_does_nothing_and_stays_used(hero: str) -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", party={"cem": [hero], "dan": [PYROMANIAC]}, deck=[WIZARD] * 3)
    table.choose("cem", f"use {hero}")
    table.use("dan", PYROMANIAC)

    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 2, "hero": hero}]
    assert table.used("cem") == [hero]
    assert table.discard().count(WITCH) == 1
    assert table.told(None, "peeked") == []


@clause("RAH-Q17")
def test_a_wizard_overtaken_by_a_wizard_draws_nothing() -> None:
    table = lay_out(
        wanderer=WITCH, at="bob", party={"cem": [WIZARD], "ana": [WIZARD]}, deck=[SERGEANT], rest="out"
    )
    table.choose("cem", "use wizard")
    table.use("ana", WIZARD)

    assert (table.hand("ana"), table.hand("cem")) == ([SERGEANT], [])
    assert table.used("cem") == [WIZARD]


@clause("RAH-Q17")
def test_the_pyromaniac_ends_the_offer_but_not_other_powers() -> None:
    table = lay_out(
        4,
        wanderer=WITCH,
        at="bob",
        party={"bob": [WIZARD], "dan": [PYROMANIAC]},
        deck=[SERGEANT, WITCH, ANGRY_CHICKEN],
    )
    table.choose("dan", "decline")
    table.choose("bob", "use wizard")
    table.use("dan", PYROMANIAC)

    assert table.hand("bob") == [WITCH, SERGEANT], "announced before, it still took effect"
    assert table.hand("ana") == [ANGRY_CHICKEN], "the turn has gone to its end"
    assert table.active() == "bob"


@clause("RAH-POWER-01")
def test_every_hero_has_exactly_one_power() -> None:
    table = lay_out(party={"bob": ALL_SEVEN[:5]}, requirement=WITCH)

    assert sorted(
        action.verb for action in table.state.book.actions if action.verb.startswith("use ")
    ) == sorted(f"use {hero}" for hero in ALL_SEVEN)
