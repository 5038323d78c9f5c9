"""The Dog Trainer: RAH-P4-01, RAH-P4-02, RAH-P4-03, RAH-Q06, RAH-Q07."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-P4-01")
def test_the_player_with_the_wanderer_must_pass_it_on() -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", party={"dan": [DOG_TRAINER]}, hand={"bob": [WITCH] * 2})
    assert table.clause_of("use dog_trainer") == "RAH-P4-01"
    table.use("dan", DOG_TRAINER)

    assert table.holder() == "cem"
    assert table.asked() == "cem", "bob is not asked"
    assert [table.party(player) for player in ["bob", "cem"]] == [[], []]
    assert [table.view(viewer)["wanderer"]["hero"] for viewer in table.everyone()] == [WITCH, *[None] * 4]
    assert table.told(None, "forced_on") == [{"event": "forced_on", "seat": 1, "to": 2}]


@clause("RAH-P4-01")
def test_forced_on_from_the_last_player_it_must_be_recruited_by_the_active_player() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="cem", party={"bob": [DOG_TRAINER]})
    table.use("bob", DOG_TRAINER)

    assert table.options("ana") == ["recruit"]


@clause("RAH-P4-02", "RAH-Q07")
def test_against_the_active_player_the_wanderer_is_discarded() -> None:
    table = lay_out(
        wanderer=WITCH,
        active="ana",
        at="ana",
        party={"ana": [WITCH], "cem": [DOG_TRAINER]},
        deck=[SERGEANT, PYROMANIAC],
    )
    table.use("cem", DOG_TRAINER)

    assert table.discard() == [PYROMANIAC, WITCH, WIZARD], "face up between the two requirements"
    assert table.party("ana") == [WITCH]
    assert table.eliminated("ana") == []
    assert table.hand("ana") == [SERGEANT], "the active player still draws"
    assert table.active() == "bob"
    assert table.told(None, "forced_on") == []


@clause("RAH-P4-03")
def test_nobody_can_use_it_on_themselves() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [DOG_TRAINER]})

    assert table.options("bob") == ["recruit", "pass"]
    assert table.why_not("bob", "use dog_trainer") == "RAH-P4-03"


@clause("RAH-P4-03")
def test_the_active_player_cannot_get_rid_of_a_wanderer_that_came_back() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="ana", party={"ana": [DOG_TRAINER]})

    assert table.options("ana") == ["recruit"]
    assert table.why_not("ana", "use dog_trainer") == "RAH-P4-03"


@clause("RAH-Q06")
def test_the_target_is_the_player_who_had_the_wanderer_when_it_was_announced() -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", party={"dan": [DOG_TRAINER], "ana": [DOG_TRAINER]})
    table.choose("dan", "use dog_trainer")
    table.use("ana", DOG_TRAINER)

    assert table.holder() == "cem", "moved once: ana's trainer was faster"
    assert table.told(None, "no_effect") == [{"event": "no_effect", "seat": 3, "hero": DOG_TRAINER}]
    assert [told["target"] for told in table.told(None, "announced_on_player")] == [1, 1]
    assert table.used("dan") == [DOG_TRAINER]


@clause("RAH-Q06")
@pytest.mark.parametrize("hints", [[], ["hint wizard"], ["hint wizard", "hint sergeant"]])
def test_it_ends_the_offer_at_once_before_or_between_hints(hints: list[str]) -> None:
    table = lay_out(
        4,
        wanderer=WITCH,
        at="bob",
        party={"dan": [DOG_TRAINER]},
        hand={"bob": [WIZARD, SERGEANT, WITCH, WITCH]},
    )
    for hint in hints:
        table.choose("dan", "decline")
        table.choose("bob", hint)
    table.use("dan", DOG_TRAINER)

    assert table.holder() == "cem"
    assert table.asked() == "cem"
    assert len(table.view(None)["hints"]) == len(hints)
    assert table.why_not("bob", "hint witch") == "RAH-OFFER-01"


@clause("RAH-Q06", "RAH-RECRUIT-05")
def test_after_the_announcement_of_a_recruitment_it_is_too_late() -> None:
    table = lay_out(
        wanderer=WITCH, at="bob", party={"bob": [WITCH, WIZARD], "cem": [DOG_TRAINER]}, used={"bob": [WITCH]}
    )
    table.let_pass()
    table.choose("bob", "recruit")

    assert (table.asked(), table.occasion()) == ("bob", "duplicate_shown")
    assert table.why_not("cem", "use dog_trainer") == "RAH-RECRUIT-05"
