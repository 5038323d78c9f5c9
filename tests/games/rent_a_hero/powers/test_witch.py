"""The Witch: RAH-P3-01, RAH-P3-02, RAH-Q19."""

from __future__ import annotations

from typing import Any

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


def with_sideways(*heroes: str, **fields: Any) -> LaidTable:
    """Bob has the wanderer, a Witch, and these heroes, all used; and a Black Knight, unused."""
    party = {"bob": [WITCH, BLACK_KNIGHT, *heroes]}
    return lay_out(wanderer=SERGEANT, at="bob", party=party, used={"bob": list(heroes)}, **fields)


@clause("RAH-P3-01")
def test_one_sideways_hero_is_turned_upright() -> None:
    table = with_sideways(PYROMANIAC, WIZARD)
    assert table.options("bob") == ["recruit", "pass", "use witch pyromaniac", "use witch wizard"]
    table.use("bob", WITCH, WIZARD)

    assert table.used("bob") == [WITCH, PYROMANIAC]


@clause("RAH-P3-01")
def test_the_refreshed_power_can_be_used_again_even_at_once() -> None:
    table = with_sideways(WIZARD, deck=[WITCH, WITCH])
    table.use("bob", WITCH, WIZARD)
    assert table.offers("bob", "use wizard")
    table.use("bob", WIZARD)

    assert table.hand("bob") == [WITCH, WITCH]
    assert table.used("bob") == [WITCH, WIZARD]


@clause("RAH-P3-01")
def test_upright_heroes_and_strangers_cannot_be_refreshed() -> None:
    table = with_sideways(WIZARD)

    assert table.why_not("bob", "use witch black_knight") == "RAH-P3-01"
    assert table.why_not("bob", "use witch sergeant") == "RAH-P3-01"


@clause("RAH-P3-01")
def test_heroes_of_other_parties_cannot_be_refreshed() -> None:
    table = lay_out(
        wanderer=SERGEANT,
        at="bob",
        party={"bob": [WITCH, WIZARD], "ana": [PYROMANIAC]},
        used={"bob": [WIZARD], "ana": [PYROMANIAC]},
    )

    assert table.options("bob") == ["recruit", "pass", "use witch wizard"]
    assert table.why_not("bob", "use witch pyromaniac") == "RAH-P3-01"


@clause("RAH-P3-02", "RAH-Q19")
def test_the_witch_turns_sideways_and_never_refreshes_herself() -> None:
    table = with_sideways(WIZARD)
    assert table.why_not("bob", "use witch witch") == "RAH-P3-02"
    table.use("bob", WITCH, WIZARD)

    assert table.used("bob") == [WITCH]
    assert table.why_not("bob", "use witch wizard") == "RAH-POWER-01"


@clause("RAH-P3-02", "RAH-POWER-05")
def test_a_witch_alone_with_upright_heroes_has_nobody_to_refresh() -> None:
    table = with_sideways()

    assert not table.offers("bob", verb="use witch")
    assert table.why_not("bob", "use witch black_knight") == "RAH-POWER-05"


@clause("RAH-Q19", "RAH-P3-01")
def test_a_hero_may_be_refreshed_before_its_announced_power_takes_effect() -> None:
    table = lay_out(
        wanderer=SERGEANT, at="bob", party={"bob": [WITCH, WIZARD]}, deck=[WITCH, DOG_TRAINER, PYROMANIAC]
    )
    assert not table.offers("bob", verb="use witch"), "nobody is sideways yet"
    table.choose("bob", "use wizard", "use witch wizard")
    assert table.occasion() == "power_announced", "the Wizard's own window, anew"
    table.choose("bob", "use wizard")

    # Nobody can answer any more: the second announcement draws first, then the first one.
    assert table.hand("bob")[:3] == [PYROMANIAC, WITCH, DOG_TRAINER]
    assert table.hand_size("bob") == 4
    assert table.used("bob") == [WITCH, WIZARD]


@clause("RAH-P3-01", "RAH-POWER-06")
def test_a_cancelled_witch_refreshes_nobody() -> None:
    table = lay_out(
        wanderer=SERGEANT,
        at="bob",
        party={"bob": [WITCH, WIZARD], "cem": [ANGRY_CHICKEN]},
        used={"bob": [WIZARD]},
    )
    table.choose("bob", "use witch wizard")
    table.choose("cem", "use angry_chicken")

    assert table.used("bob") == [WITCH, WIZARD]
