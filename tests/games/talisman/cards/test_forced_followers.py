"""Cursed by a Hag and the Poltergeist: TAL-Q04, TAL-Q76, TAL-Q112."""

from __future__ import annotations

import pytest

from questhall.games.talisman.components.board import SPACE, SPACES, crosses_the_river
from tests.clauses import clause
from tests.games.talisman.kit import meet, to_move


@clause("TAL-Q112", "TAL-Q04")
@pytest.mark.parametrize("follower", ["cursed_by_a_hag", "poltergeist"])
def test_a_forced_follower_has_to_be_taken(follower: str) -> None:
    table = meet(follower)

    assert table.of("followers", "ana") == [follower]
    assert table.cards("fields_1") == []


@clause("TAL-ADV-05", "TAL-Q112")
def test_a_forced_follower_is_met_before_the_enemies() -> None:
    table = meet("bear", "poltergeist", who="elf", where="woods_1")

    assert table.occasion() == "evasion_choice"
    assert table.of("followers", "ana") == ["poltergeist"]


@clause("TAL-Q112")
def test_the_hag_drives_all_other_followers_away_even_a_poltergeist() -> None:
    table = meet("cursed_by_a_hag", followers={"ana": ["maiden", "poltergeist", "purchase_mule"]})
    table.let_pass("before_card")

    assert table.of("followers", "ana") == ["cursed_by_a_hag"]
    assert sorted(table.open()["adventure_discard"]) == ["maiden", "poltergeist"]
    assert table.open()["purchases"]["purchase_mule"] == 4


@clause("TAL-OBJ-05", "TAL-Q56")
def test_without_the_mule_that_the_hag_drives_away_something_has_to_be_left() -> None:
    table = meet(
        "cursed_by_a_hag",
        followers={"ana": ["mule"]},
        objects={"ana": ["sword", "shield", "helmet", "axe", "armour"]},
    )
    table.until("excess_objects")
    table.choose("ana", "leave helmet")

    assert table.of("objects", "ana") == ["sword", "shield", "axe", "armour"]
    assert table.cards("fields_1") == ["helmet"]


@clause("TAL-SPELL-07", "TAL-Q70")
def test_without_the_maiden_that_the_hag_drives_away_the_limit_of_spells_falls() -> None:
    table = meet("cursed_by_a_hag", followers={"ana": ["maiden"]}, spells={"ana": ["hex", "random"]})
    table.until("excess_spells")
    table.choose("ana", "discard hex", "discard random")

    assert table.of("spell_count", "ana") == 0


@clause("TAL-Q112")
def test_while_the_hag_is_there_nobody_else_follows_and_a_poltergeist_stays_on_the_space() -> None:
    table = meet("poltergeist", "maiden", "sword", followers={"ana": ["cursed_by_a_hag"]})

    assert table.of("followers", "ana") == ["cursed_by_a_hag"]
    assert table.options("ana") == ["take sword", "leave rest"]
    assert table.why_not("ana", "take maiden") == "TAL-OWN-08"
    assert "poltergeist" in table.cards("fields_1")


@clause("TAL-Q76", "TAL-Q112")
@pytest.mark.parametrize("follower", ["cursed_by_a_hag", "poltergeist"])
def test_a_forced_follower_does_not_follow_a_toad(follower: str) -> None:
    table = meet(follower, toad={"ana": 2})

    assert table.of("followers", "ana") == []
    assert table.cards("fields_1") == [follower]


@clause("TAL-Q112")
@pytest.mark.parametrize("follower", ["cursed_by_a_hag", "poltergeist"])
def test_a_forced_follower_cannot_be_ditched(follower: str) -> None:
    table = meet("angel", followers={"ana": [follower]}, objects={"ana": ["sword"]})

    assert table.options("ana") == ["ditch sword", "decline"]
    assert table.why_not("ana", f"ditch {follower}") == "TAL-Q112"


@clause("TAL-VAR-04", "TAL-Q107")
@pytest.mark.parametrize("follower", ["cursed_by_a_hag", "poltergeist"])
def test_with_easier_evasion_it_may_be_avoided_and_stays_on_the_space(follower: str) -> None:
    table = meet(follower, who="elf", where="woods_1", variants=("easier-evasion",))

    table.choose("ana", f"avoid {follower}")

    assert table.of("followers", "ana") == []
    assert table.cards("woods_1") == [follower]


@clause("TAL-VAR-04", "TAL-Q107")
def test_a_character_who_can_evade_may_still_face_it() -> None:
    table = meet("poltergeist", who="elf", where="woods_1", variants=("easier-evasion",))

    table.choose("ana", "face it")

    assert table.of("followers", "ana") == ["poltergeist"]


@clause("TAL-Q107")
def test_easier_evasion_needs_a_means_to_evade() -> None:
    table = meet("poltergeist", who="elf", where="fields_1", variants=("easier-evasion",))

    assert table.of("followers", "ana") == ["poltergeist"]


@clause("TAL-VAR-05")
def test_in_the_inner_region_easier_evasion_avoids_no_forced_follower() -> None:
    """Left behind by a character who died there."""
    invisible = [{"effect": "invisible", "seat": "ana"}]
    table = meet("poltergeist", where="plain_of_peril", variants=("easier-evasion",), lasting=invisible)

    assert table.of("followers", "ana") == ["poltergeist"]


@clause("TAL-Q112")
@pytest.mark.parametrize(
    ("start", "end", "follows"),
    [
        ("city", "fields_6", False),
        ("fields_6", "city", False),
        ("fields_3", "village", False),
        ("village", "fields_3", False),
        ("city", "fields_1", True),
        ("fields_6", "woods_3", True),
        ("fields_3", "forest", True),
        ("village", "fields_4", True),
    ],
)
def test_the_poltergeist_does_not_follow_over_the_river(start: str, end: str, follows: bool) -> None:
    """With it a character moves one space at a time."""
    table = to_move(start, 1, followers={"ana": ["poltergeist"]}, adventure_deck=["bag_of_gold"])
    table.act("ana", f"go {end}")

    assert (table.of("followers", "ana") == ["poltergeist"]) == follows


@clause("TAL-Q112")
def test_the_river_runs_between_these_spaces_and_no_others() -> None:
    spaces = range(len(SPACES))
    crossed = [(one, other) for one in spaces for other in spaces if crosses_the_river(one, other)]

    assert sorted((SPACE.names[one], SPACE.names[other]) for one, other in crossed) == [
        ("city", "fields_6"),
        ("fields_3", "village"),
        ("fields_6", "city"),
        ("village", "fields_3"),
    ]
