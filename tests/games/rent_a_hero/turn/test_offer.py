"""The wanderer on its way round the table: RAH-OFFER-01, RAH-OFFER-02, RAH-OFFER-03."""

from __future__ import annotations

import pytest

from questhall.core.engine.errors import IllegalChoice
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    PLAYERS,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-OFFER-01")
def test_recruiting_passing_hints_and_powers_are_offered() -> None:
    table = lay_out(
        wanderer=WITCH,
        at="bob",
        party={"bob": [PYROMANIAC, SERGEANT]},
        hand={"bob": [WITCH, WIZARD, WIZARD]},
    )

    assert table.occasion() == "offer"
    assert table.options("bob") == [
        "recruit",
        "pass",
        "hint witch",
        "hint wizard",
        "use pyromaniac",
        "use sergeant",
    ]
    assert [table.clause_of(key) for key in table.options("bob")[:3]] == [
        "RAH-OFFER-01",
        "RAH-OFFER-02",
        "RAH-HINT-01",
    ]


@clause("RAH-OFFER-01")
@pytest.mark.parametrize("key", ["recruit", "pass", "hint witch"])
def test_the_others_may_not_decide(key: str) -> None:
    table = lay_out(wanderer=WITCH, at="bob", hand={player: [WITCH] * 2 for player in SEATS[:3]})
    before = table.digest()

    for player in ["ana", "cem"]:
        assert table.why_not(player, key) == "RAH-OFFER-01"
        with pytest.raises(IllegalChoice) as refusal:
            table.choose(player, key)
        assert refusal.value.clause == "RAH-OFFER-01"
    assert table.digest() == before


@clause("RAH-OFFER-01")
def test_nothing_can_be_recruited_before_it_is_sent() -> None:
    table = lay_out(requirement=WITCH, hand={"ana": [WITCH]})

    for player in table.seats:
        assert table.why_not(player, "recruit") == "RAH-OFFER-01"
        assert table.why_not(player, "pass") == "RAH-OFFER-01"


@clause("RAH-OFFER-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_next_player_has_the_same_choices(players: int) -> None:
    hands = {player: [WITCH, WITCH] for player in SEATS[:players]}
    table = lay_out(players, wanderer=SERGEANT, active="ana", hand=hands)

    for player, left in zip(table.seats[1:], [*table.seats[2:], "ana"], strict=True):
        assert table.options(player) == ["recruit", "pass", "hint witch"]
        table.choose(player, "pass")
        assert table.holder() == left
        known = [table.view(viewer)["wanderer"]["hero"] for viewer in table.everyone()]
        assert known == [SERGEANT, *[None] * players], "still face down"


@clause("RAH-OFFER-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_back_at_the_active_player_it_must_be_recruited(players: int) -> None:
    table = lay_out(players, wanderer=WITCH, active="ana", hand={"ana": [WITCH, SERGEANT]})
    for player in table.seats[1:]:
        table.choose(player, "pass")

    assert table.options("ana") == ["recruit"]
    assert table.why_not("ana", "pass") == "RAH-OFFER-03"
    assert table.why_not("ana", "hint witch") == "RAH-OFFER-03"
    table.choose("ana", "recruit")
    assert table.party("ana") == [WITCH]


@clause("RAH-OFFER-03")
def test_an_unwanted_duplicate_must_be_recruited_too() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="ana", party={"ana": [WITCH]}, used={"ana": [WITCH]})

    assert table.options("ana") == ["recruit"]
    table.choose("ana", "recruit")
    assert table.eliminated("ana") == [WITCH, WITCH]


@clause("RAH-OFFER-03")
def test_powers_are_still_offered_to_the_active_player() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="ana", party={"ana": [PYROMANIAC]})

    assert table.options("ana") == ["recruit", "use pyromaniac"]


@clause("RAH-OFFER-03")
def test_the_refusal_to_pass_names_what_is_possible() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="ana")

    with pytest.raises(IllegalChoice, match=r"^ana cannot pass \(RAH-OFFER-03\); possible: recruit$"):
        table.choose("ana", "pass")
