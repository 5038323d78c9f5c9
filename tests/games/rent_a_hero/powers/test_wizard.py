"""The Wizard: RAH-P7-01, RAH-P7-02, and the draws of RAH-Q04 and RAH-Q22 that he makes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)


def use_wizard(variants: tuple[str, ...] = (), **fields: Any) -> LaidTable:
    """Bob, with the wanderer before him, has used the Wizard; cards not named are out of the game."""
    table = lay_out(variants=variants, wanderer=WITCH, at="bob", party={"bob": [WIZARD]}, rest="out", **fields)
    table.use("bob", WIZARD)
    return table


@clause("RAH-P7-01")
def test_the_user_draws_the_top_two_cards() -> None:
    table = use_wizard(deck=[SERGEANT, PYROMANIAC, WITCH], hand={"bob": [BLACK_KNIGHT]})

    assert table.hand("bob") == [PYROMANIAC, SERGEANT, BLACK_KNIGHT]
    assert table.deck() == [WITCH]
    drawn = {viewer: [told.get("hero") for told in table.told(viewer, "drew")] for viewer in table.everyone()}
    assert drawn == {"ana": [None] * 2, "bob": [SERGEANT, PYROMANIAC], "cem": [None] * 2, None: [None] * 2}


@clause("RAH-P7-01")
def test_with_one_card_left_only_that_one_is_drawn() -> None:
    table = use_wizard(deck=[SERGEANT])

    assert table.hand("bob") == [SERGEANT]
    assert table.deck_size() == 0


@clause("RAH-P7-01", "RAH-Q22")
def test_with_one_card_left_only_that_one_is_drawn_in_the_endless_variant_too() -> None:
    table = use_wizard(("endless",), deck=[SERGEANT], discard=[WITCH, WITCH])

    assert table.hand("bob") == [SERGEANT]
    assert table.told(None, "new_deck") == []


@clause("RAH-Q22")
def test_with_none_left_a_new_deck_is_formed_first() -> None:
    table = use_wizard(("endless",), discard=[WITCH, PYROMANIAC, WITCH], shuffles=[[WITCH, PYROMANIAC, WITCH]])

    assert table.hand("bob") == [PYROMANIAC, WITCH]
    assert table.deck() == [WITCH]
    assert table.discard() == [WIZARD], "the requirement stays behind"


@clause("RAH-Q22", "RAH-POWER-05")
@pytest.mark.parametrize("discard", [[], [SERGEANT]])
def test_it_is_offered_only_if_a_new_deck_would_have_a_card(discard: list[str]) -> None:
    table = lay_out(
        variants=["endless"], wanderer=WITCH, at="bob", party={"bob": [WIZARD]}, discard=discard, rest="out"
    )

    assert table.offers("bob", "use wizard") == bool(discard)
    assert table.why_not("bob", "use wizard") == (None if discard else "RAH-POWER-05")


@clause("RAH-P7-02")
def test_there_is_no_limit_to_the_hand() -> None:
    hand = [ANGRY_CHICKEN] * 11 + [PYROMANIAC] * 11 + [SERGEANT] * 11
    table = use_wizard(deck=[WITCH, WITCH], hand={"bob": hand})

    assert table.hand_size("bob") == 35
    assert table.options("bob")[:2] == ["recruit", "pass"], "nothing has to be discarded"


@clause("RAH-Q04", "RAH-END-02")
def test_the_turn_in_which_the_wizard_takes_the_last_card_is_played_to_its_end() -> None:
    table = use_wizard(deck=[SERGEANT, SERGEANT])
    assert table.ending() == ""
    table.choose("bob", "pass")
    table.choose("cem", "recruit")

    assert table.hand_size("ana") == 0
    assert table.ending() == "deck_ran_out"
