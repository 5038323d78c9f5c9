"""The Sergeant: RAH-P5-01, RAH-P5-02, RAH-Q21."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.rent_a_hero.components.state import WANDERER_SEEN
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
    ANGRY_CHICKEN,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)


def peek(user: str = "dan", **fields: Any) -> LaidTable:
    """Somebody has used the Sergeant; the wanderer, a Witch, lies in front of bob."""
    table = lay_out(4, wanderer=WITCH, at="bob", party={user: [SERGEANT]}, **fields)
    table.choose(user, "use sergeant")
    return table


@clause("RAH-P5-01")
def test_the_user_looks_and_nobody_else_sees() -> None:
    table = peek()

    known = {viewer: table.view(viewer)["wanderer"]["hero"] for viewer in table.everyone()}
    assert known == {"ana": WITCH, "bob": None, "cem": None, "dan": WITCH, None: None}
    told = {viewer: table.told(viewer, "peeked")[0].get("hero") for viewer in table.everyone()}
    assert told == known


@clause("RAH-P5-01")
def test_what_was_seen_stays_known_while_the_wanderer_goes_on() -> None:
    table = peek("bob")
    table.choose("bob", "silent", "pass")

    assert table.view("bob")["wanderer"]["hero"] == WITCH
    assert table.view("cem")["wanderer"]["hero"] is None


@clause("RAH-P5-01")
def test_until_the_turn_ends_everybody_knows_who_has_looked() -> None:
    table = peek("dan", deck=[WIZARD] * 3)
    assert [table.state.has_lasting(WANDERER_SEEN, seat) for seat in range(4)] == [False, False, False, True]
    table.choose("dan", "silent")
    table.choose("bob", "recruit")

    assert table.active() == "bob"
    assert not table.state.has_lasting(WANDERER_SEEN, table.seats.index("dan"))


@clause("RAH-P5-01")
def test_even_if_all_players_have_looked_spectators_have_not() -> None:
    table = lay_out(wanderer=WITCH, at="bob", peeked=["bob", "cem"])

    assert [table.view(viewer)["wanderer"]["hero"] for viewer in table.everyone()] == [WITCH] * 3 + [None]


@clause("RAH-P5-02", "RAH-Q21")
def test_right_after_looking_any_hero_may_be_named_or_none() -> None:
    table = peek()

    assert (table.asked(), table.occasion()) == ("dan", "claim")
    assert table.options("dan") == [*(f"claim {hero}" for hero in ALL_SEVEN), "silent"]


@clause("RAH-P5-02", "RAH-Q21")
@pytest.mark.parametrize("hero", [WITCH, WIZARD], ids=["the truth", "a lie"])
def test_a_claim_is_public_and_has_no_other_effect(hero: str) -> None:
    silent, claiming = peek(), peek()
    silent.choose("dan", "silent")
    claiming.choose("dan", f"claim {hero}")

    for viewer in claiming.everyone():
        assert claiming.told(viewer, "claimed") == [{"event": "claimed", "seat": 3, "hero": hero}]
        assert claiming.view(viewer) == silent.view(viewer), "the card is never shown"
    assert claiming.digest() == silent.digest()


@clause("RAH-P5-02")
def test_staying_silent_tells_nothing() -> None:
    table = peek()
    table.choose("dan", "silent")

    assert table.told("bob", "stayed_silent") == [{"event": "stayed_silent", "seat": 3}]
    assert table.told("bob", "claimed") == []


@clause("RAH-P5-02")
def test_nobody_can_claim_without_having_looked() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [SERGEANT]})

    for player in table.seats:
        assert table.why_not(player, "claim witch") == "RAH-P5-02"
        assert table.why_not(player, "silent") == "RAH-P5-02"


@clause("RAH-P5-02")
def test_only_the_user_claims_and_only_once() -> None:
    table = peek()
    assert table.why_not("ana", "claim witch") == "RAH-P5-02"
    table.choose("dan", "claim witch")

    assert table.why_not("dan", "claim witch") == "RAH-P5-02"


@clause("RAH-Q21")
@pytest.mark.parametrize("user", ["ana", "cem"], ids=["the active player", "who peeked before"])
def test_it_is_offered_to_those_who_know_the_wanderer_too(user: str) -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", peeked=["cem"], party={user: [SERGEANT]})
    assert table.view(user)["wanderer"]["hero"] == WITCH

    assert table.options(user) == ["use sergeant", "decline"]
    table.choose(user, "use sergeant", "claim wizard")
    assert table.told(None, "claimed") == [
        {"event": "claimed", "seat": table.seats.index(user), "hero": WIZARD}
    ]


@clause("RAH-Q21")
def test_cancelled_it_gives_no_look_and_no_claim() -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", party={"dan": [SERGEANT], "cem": [ANGRY_CHICKEN]})
    table.choose("dan", "use sergeant")
    table.choose("cem", "use angry_chicken")

    assert table.asked() == "bob"
    assert table.view("dan")["wanderer"]["hero"] is None
    assert table.told("dan", "peeked") == []
    assert table.told("dan", "stayed_silent") == []


@clause("RAH-Q21", "RAH-Q17")
def test_overtaken_by_a_pyromaniac_it_gives_no_claim() -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", party={"dan": [SERGEANT], "cem": [PYROMANIAC]})
    table.choose("cem", "decline")
    table.choose("dan", "use sergeant")
    table.use("cem", PYROMANIAC)

    assert table.occasion() != "claim"
    assert table.told("dan", "peeked") == []
