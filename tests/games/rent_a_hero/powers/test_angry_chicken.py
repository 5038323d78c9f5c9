"""The Angry Chicken: RAH-P1-01, RAH-P1-02, RAH-Q09, RAH-Q18."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)


def wizard_announced(players: int = 4, **party: list[str]) -> LaidTable:
    """Bob, with the wanderer before him, has announced his Wizard; the deck gives Sergeants."""
    party = {"bob": [WIZARD], **party}
    table = lay_out(players, wanderer=WITCH, at="bob", party=party, deck=[SERGEANT] * 4)
    table.let_pass()
    table.choose("bob", "use wizard")
    return table


@clause("RAH-P1-01")
def test_a_cancelled_power_has_no_effect() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN])
    assert table.clause_of("use angry_chicken") == "RAH-P1-01"
    table.choose("cem", "use angry_chicken")

    assert table.hand_size("bob") == 0
    assert table.told(None, "cancelled") == [{"event": "cancelled", "seat": 1, "hero": WIZARD}]
    assert table.used("bob") == [WIZARD]


@clause("RAH-P1-01")
def test_only_what_has_just_been_announced_can_be_cancelled() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN])
    table.choose("cem", "decline")

    assert table.hand_size("bob") == 2
    assert table.why_not("cem", "use angry_chicken") == "RAH-POWER-05"


@clause("RAH-P1-02", "RAH-Q18")
def test_a_second_chicken_saves_the_first_power() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN], dan=[ANGRY_CHICKEN])
    table.choose("cem", "use angry_chicken")
    assert table.options("dan") == ["use angry_chicken", "decline"]
    table.choose("dan", "use angry_chicken")

    assert table.told(None, "cancelled") == [{"event": "cancelled", "seat": 2, "hero": ANGRY_CHICKEN}]
    assert table.hand_size("bob") == 2
    assert table.used("cem") == table.used("dan") == [ANGRY_CHICKEN]


@clause("RAH-P1-02", "RAH-Q18")
def test_three_chickens_cancel_it_after_all() -> None:
    table = wizard_announced(5, cem=[ANGRY_CHICKEN], dan=[ANGRY_CHICKEN], eva=[ANGRY_CHICKEN])
    table.choose("cem", "use angry_chicken")
    table.choose("dan", "use angry_chicken")
    table.choose("eva", "use angry_chicken")

    cancelled = [(told["seat"], told["hero"]) for told in table.told(None, "cancelled")]
    assert cancelled == [(3, ANGRY_CHICKEN), (1, WIZARD)], "last announced, first resolved"
    assert table.hand_size("bob") == 0


@clause("RAH-P1-02")
def test_a_chicken_in_the_window_of_a_chicken_cancels_that_chicken_only() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN], dan=[ANGRY_CHICKEN])
    table.choose("cem", "use angry_chicken")
    table.choose("dan", "decline")

    assert table.hand_size("bob") == 0, "dan did not save the Wizard and cannot any more"
    assert table.occasion() != "power_announced"


@clause("RAH-Q18")
def test_a_second_chicken_may_cancel_when_the_first_was_cancelled() -> None:
    table = wizard_announced(5, cem=[ANGRY_CHICKEN], dan=[ANGRY_CHICKEN], eva=[ANGRY_CHICKEN])
    table.choose("cem", "use angry_chicken")
    table.choose("dan", "use angry_chicken")
    table.choose("eva", "decline")

    assert (table.asked(), table.occasion()) == ("eva", "power_announced"), "the Wizard's window, anew"
    table.choose("eva", "use angry_chicken")
    assert table.hand_size("bob") == 0


@clause("RAH-Q18")
def test_last_announced_first_resolved() -> None:
    table = lay_out(
        4,
        wanderer=WITCH,
        at="bob",
        party={"cem": [WIZARD], "dan": [WIZARD]},
        deck=[SERGEANT, WITCH, PYROMANIAC, WIZARD],
    )
    table.choose("cem", "use wizard")
    table.choose("dan", "use wizard")

    assert table.hand("dan") == [WITCH, SERGEANT], "the top two"
    assert table.hand("cem") == [PYROMANIAC, WIZARD]


@clause("RAH-Q09")
def test_the_power_of_an_own_hero_may_be_cancelled() -> None:
    table = wizard_announced(bob=[WIZARD, ANGRY_CHICKEN])
    assert table.options("bob") == ["use angry_chicken", "decline"]
    table.choose("bob", "use angry_chicken")

    assert table.hand_size("bob") == 0
    assert table.used("bob") == [WIZARD, ANGRY_CHICKEN]


@clause("RAH-P1-01", "RAH-Q09")
def test_a_chicken_refreshed_at_once_cannot_cancel_itself() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN, WITCH])
    table.choose("cem", "use angry_chicken", "use witch angry_chicken")

    assert table.asked() == "bob", "cem had no answer to the own announcement"
    assert table.hand_size("bob") == 0
    assert table.used("cem") == [WITCH]


@clause("RAH-P1-01", "RAH-P1-02")
def test_an_own_chicken_is_not_another_chicken() -> None:
    table = wizard_announced(cem=[ANGRY_CHICKEN, WITCH], dan=[SERGEANT, ANGRY_CHICKEN])
    table.choose("cem", "use angry_chicken")
    table.choose("dan", "decline")
    table.choose("cem", "use witch angry_chicken")
    table.choose("dan", "decline")

    assert (table.asked(), table.occasion()) == ("dan", "power_announced"), "the first chicken's window, anew"
    assert table.offers("dan", "use angry_chicken")
    assert table.why_not("cem", "use angry_chicken") == "RAH-P1-01"


@clause("RAH-P1-01")
def test_a_cancelled_dog_trainer_moves_nobody() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"cem": [DOG_TRAINER], "ana": [ANGRY_CHICKEN]})
    table.choose("cem", "use dog_trainer")
    table.choose("ana", "use angry_chicken")

    assert table.holder() == "bob"
    assert table.options("bob") == ["recruit", "pass"]
