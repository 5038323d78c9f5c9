"""Without a matching card: RAH-TURN-07, RAH-TURN-08, RAH-Q03, RAH-Q13, RAH-Q15, RAH-Q16."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-TURN-07", "RAH-Q13")
@pytest.mark.parametrize("top", [ANGRY_CHICKEN, WIZARD], ids=["does not fit", "happens to fit"])
@pytest.mark.parametrize("hand", [[WITCH, PYROMANIAC], []], ids=["no match", "empty hand"])
def test_without_a_match_the_top_card_of_the_deck_is_sent(top: str, hand: list[str]) -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": hand}, deck=[top, SERGEANT])
    assert table.options("ana") == ["send deck"]
    table.choose("ana", "send deck")

    assert table.wanderer() == top
    assert table.deck()[0] == SERGEANT
    assert table.holder() == "bob"
    assert table.view("ana")["wanderer"]["hero"] == top
    assert [table.view(viewer)["wanderer"]["hero"] for viewer in ["bob", "cem", None]] == [None] * 3
    assert table.hand_size("ana") == len(hand)


@clause("RAH-TURN-07")
def test_a_card_that_does_not_match_cannot_be_sent_instead_of_the_deck() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": [WITCH]})

    assert table.why_not("ana", "send witch") == "RAH-TURN-07"
    assert table.why_not("ana", "send nothing") == "RAH-TURN-07"


@clause("RAH-TURN-08", "RAH-Q15")
def test_the_price_is_a_card_of_choice_discarded_face_up() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": [WITCH, PYROMANIAC, WITCH]}, deck=[ANGRY_CHICKEN])
    table.choose("ana", "send deck")
    assert table.options("ana") == ["discard pyromaniac", "discard witch"]
    assert table.why_not("ana", "discard wizard") == "RAH-TURN-08"
    table.choose("ana", "discard witch")

    assert table.hand("ana") == [PYROMANIAC, WITCH]
    assert table.discard() == [WITCH, PYROMANIAC], "on the requirement, for all to see"
    assert table.asked() == "bob", "one card is all"


@clause("RAH-TURN-08")
def test_an_empty_hand_pays_nothing() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"bob": [WITCH]}, deck=[ANGRY_CHICKEN])
    table.choose("ana", "send deck")

    assert table.asked() == "bob"
    assert table.discard() == [PYROMANIAC]


@clause("RAH-TURN-08")
def test_a_card_sent_from_the_hand_costs_nothing_more() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": [WIZARD, WITCH]})
    table.choose("ana", "send wizard")

    assert table.asked() == "bob"
    assert table.hand("ana") == [WITCH]


@clause("RAH-Q16")
def test_the_price_comes_before_anyone_can_answer_the_sending() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": [WITCH]}, party={"cem": [DOG_TRAINER]}, deck=[WITCH])
    table.choose("ana", "send deck")
    assert (table.asked(), table.occasion()) == ("ana", "price")
    table.choose("ana", "discard witch")

    assert (table.asked(), table.occasion()) == ("cem", "wanderer_arrived")


@clause("RAH-Q03")
def test_without_a_match_and_a_deck_there_is_no_wanderer_and_no_price() -> None:
    table = lay_out(deck=[PYROMANIAC], rest="out", hand={"ana": [WITCH]}, party={"ana": [SERGEANT]})
    assert table.options("ana") == ["send nothing"]
    assert table.why_not("ana", "send deck") == "RAH-Q03"
    table.choose("ana", "send nothing")

    assert table.ending() == "deck_ran_out"
    assert table.hand("ana") == [WITCH]
    assert table.winners() == ["ana"]


@clause("RAH-Q03")
def test_a_wizard_can_empty_the_deck_before_the_wanderer_is_sent() -> None:
    table = lay_out(
        deck=[PYROMANIAC, WITCH, DOG_TRAINER], rest="out", hand={"ana": [WITCH]}, party={"bob": [WIZARD, WITCH]}
    )
    table.choose("bob", "use wizard", "decline")  # the Witch could answer it
    table.let_pass()
    assert table.options("ana") == ["send nothing"]
    table.choose("ana", "send nothing")

    assert (table.asked(), table.occasion()) == ("bob", "wanderer_settled"), "the turn goes to its end"
    assert table.let_pass() == ["bob"]
    assert table.ending() == "deck_ran_out"
