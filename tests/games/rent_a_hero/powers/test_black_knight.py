"""The Black Knight: RAH-P6-01, RAH-P6-02, RAH-Q10."""

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
)


@clause("RAH-P6-01")
def test_the_active_player_may_send_any_hand_card() -> None:
    table = lay_out(requirement=PYROMANIAC, party={"ana": [BLACK_KNIGHT]}, hand={"ana": [WITCH, WIZARD, WITCH]})
    assert table.options("ana") == ["send wizard", "use black_knight"]
    table.use("ana", BLACK_KNIGHT)

    assert table.options("ana") == ["send witch", "send wizard"]
    assert table.view(None)["requirement"]["ignored"]
    table.choose("ana", "send witch")
    assert table.wanderer() == WITCH


@clause("RAH-P6-02", "RAH-Q10")
@pytest.mark.parametrize("user", ["bob", "cem"])
def test_another_player_may_free_the_active_player(user: str) -> None:
    table = lay_out(requirement=PYROMANIAC, party={user: [BLACK_KNIGHT]}, hand={"ana": [WITCH, WIZARD]})
    assert table.options(user) == ["use black_knight", "decline"]
    table.use(user, BLACK_KNIGHT)

    assert table.options("ana") == ["send witch", "send wizard"]
    assert table.told(None, "ignored_requirement") == [{"event": "ignored_requirement", "seat": 0}]


@clause("RAH-P6-01")
def test_the_next_turn_has_a_requirement_again() -> None:
    table = lay_out(
        requirement=PYROMANIAC,
        party={"cem": [BLACK_KNIGHT]},
        hand={"ana": [WITCH, WIZARD], "bob": [WITCH, WIZARD]},
        deck=[SERGEANT, PYROMANIAC],
    )
    table.use("cem", BLACK_KNIGHT)
    table.choose("ana", "send witch")
    table.choose("bob", "recruit")

    assert table.options("bob") == ["send wizard"]
    assert not table.view(None)["requirement"]["ignored"]


@clause("RAH-Q10")
def test_it_is_not_offered_once_the_wanderer_is_sent() -> None:
    table = lay_out(requirement=WITCH, party={"bob": [BLACK_KNIGHT]}, hand={"ana": [WITCH, WITCH]})
    assert table.offers("bob", "use black_knight")
    table.choose("bob", "decline")
    table.choose("ana", "send witch")

    assert not table.offers("bob", "use black_knight")
    assert table.why_not("bob", "use black_knight") == "RAH-POWER-05"


@clause("RAH-Q10")
def test_it_is_not_offered_while_the_active_player_has_no_card() -> None:
    table = lay_out(requirement=WITCH, party={"bob": [BLACK_KNIGHT]}, hand={"bob": [WITCH]}, deck=[WITCH])

    assert table.options("ana") == ["send deck"]
    assert table.why_not("bob", "use black_knight") == "RAH-POWER-05"


@clause("RAH-Q10")
def test_it_is_not_offered_when_the_requirement_is_ignored_already() -> None:
    table = lay_out(
        requirement=WITCH, party={"bob": [BLACK_KNIGHT], "cem": [BLACK_KNIGHT]}, hand={"ana": [WITCH]}
    )
    table.use("bob", BLACK_KNIGHT)

    assert table.asked() == "ana"
    assert table.why_not("cem", "use black_knight") == "RAH-POWER-05"


@clause("RAH-Q10", "RAH-Q17")
def test_two_at_once_are_both_used() -> None:
    table = lay_out(
        requirement=WITCH, party={"bob": [BLACK_KNIGHT], "cem": [BLACK_KNIGHT]}, hand={"ana": [WIZARD]}
    )
    table.choose("bob", "use black_knight")
    table.choose("cem", "use black_knight")

    assert table.used("bob") == table.used("cem") == [BLACK_KNIGHT]
    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 1, "hero": BLACK_KNIGHT}]
    assert table.options("ana") == ["send wizard"]


@clause("RAH-Q10")
def test_a_hand_card_must_then_be_sent_and_no_price_is_paid() -> None:
    table = lay_out(requirement=WITCH, party={"ana": [BLACK_KNIGHT]}, hand={"ana": [WIZARD, PYROMANIAC]})
    assert table.options("ana") == ["send deck", "use black_knight"]
    table.use("ana", BLACK_KNIGHT)
    assert table.options("ana") == ["send pyromaniac", "send wizard"]
    assert table.why_not("ana", "send deck") == "RAH-Q10"
    table.choose("ana", "send wizard")

    assert table.asked() == "bob"
    assert table.hand("ana") == [PYROMANIAC]


@clause("RAH-P6-01", "RAH-P1-01")
def test_cancelled_the_requirement_stands() -> None:
    table = lay_out(
        requirement=WITCH,
        party={"ana": [BLACK_KNIGHT], "bob": [ANGRY_CHICKEN]},
        hand={"ana": [WIZARD, DOG_TRAINER]},
    )
    table.choose("ana", "use black_knight")
    table.choose("bob", "use angry_chicken")

    assert table.options("ana") == ["send dog_trainer"]
