"""Rafts: chapter TAL-RAFT, TAL-Q63, TAL-Q64, TAL-Q65, TAL-Q66, TAL-Q67."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.board import ACROSS, INNER_STARTS, MIDDLE_STARTS, is_across
from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet, to_move

WOODED = ["woods_1", "woods_2", "woods_3", "forest", "middle_woods"]


# Building


@clause("TAL-RAFT-02", "TAL-RAFT-03", "TAL-Q64", "TAL-Q65", "TAL-Q66")
@pytest.mark.parametrize("where", WOODED)
@pytest.mark.parametrize("axe", ["axe", "purchase_axe"])
def test_a_raft_is_built_instead_of_moving_and_takes_the_turn(where: str, axe: str) -> None:
    table = to_move(where, objects={"ana": [axe]}, cards={where: ["bag_of_gold"]}, place={"bob": where})

    assert table.options("ana") == ["build raft", "roll"]
    table.choose("ana", "build raft")
    table.let_pass()
    assert table.of("place", "ana") == where
    assert table.of("objects", "ana") == [axe, "purchase_raft"]
    assert table.saw("built_raft", seat=0)
    assert table.cards(where) == ["bag_of_gold"]
    assert table.saw("turn_begins", seat=1)
    assert not any(told["seat"] == 0 for told in table.all_of("rolled"))


@clause("TAL-RAFT-02")
@pytest.mark.parametrize("where", ["fields_1", "ruins", "crags", "runes_1"])
def test_there_is_no_wood_elsewhere(where: str) -> None:
    table = to_move(where, 1, objects={"ana": ["axe"]})

    assert table.occasion() == "way"
    assert table.why_not("ana", "build raft") == "TAL-RAFT-02"


@clause("TAL-RAFT-02")
def test_nobody_builds_without_an_axe() -> None:
    table = to_move("forest", 1, objects={"ana": ["sword"]})

    assert table.occasion() == "way"
    assert table.why_not("ana", "build raft") == "TAL-RAFT-02"


@clause("TAL-RAFT-03")
def test_nobody_builds_while_the_raft_of_the_deck_is_in_use() -> None:
    table = to_move("forest", 1, objects={"ana": ["axe"], "bob": ["purchase_raft"]})

    assert table.occasion() == "way"
    assert table.why_not("ana", "build raft") == "TAL-RAFT-03"


@clause("TAL-RAFT-02")
@pytest.mark.parametrize(("where", "owned"), [("forest", ["sword"]), ("fields_1", ["axe"])])
def test_without_axe_or_wood_it_does_not_matter_that_the_raft_is_in_use(where: str, owned: list[str]) -> None:
    table = to_move(where, 1, objects={"ana": owned, "bob": ["purchase_raft"]})

    assert table.why_not("ana", "build raft") == "TAL-RAFT-02"


@clause("TAL-Q111")
def test_a_character_who_builds_a_raft_has_declined_the_offer_of_the_tavern() -> None:
    table = to_move("woods_1", objects={"ana": ["axe"]}, offer={"ana": "teleport"})
    table.choose("ana", "build raft")

    assert table.of("offer", "ana") == "none"


@clause("TAL-RAFT-02")
def test_after_the_roll_it_is_too_late() -> None:
    table = to_move("forest", 3, objects={"ana": ["axe"]})
    table.choose("ana", "roll")

    assert not table.offers("ana", "build raft")
    assert table.why_not("ana", "build raft") == "TAL-RAFT-02"


@clause("TAL-RAFT-03", "TAL-RAFT-08")
def test_a_character_who_builds_again_gives_the_old_raft_back_first() -> None:
    table = to_move("forest", objects={"ana": ["axe", "purchase_raft"]})

    assert table.options("ana") == ["raft castle", "build raft", "roll"]
    table.choose("ana", "build raft")
    assert table.saw("discarded", seat=0, card="purchase_raft")
    assert table.of("objects", "ana") == ["axe", "purchase_raft"]


# Crossing


@clause("TAL-RAFT-01")
def test_without_a_raft_there_is_no_crossing() -> None:
    table = to_move("forest", 1)

    assert table.occasion() == "way"
    assert table.why_not("ana", "raft castle") == "TAL-RAFT-01"


@clause("TAL-RAFT-04", "TAL-RAFT-05", "TAL-RAFT-06", "TAL-RAFT-08", "TAL-Q66")
@pytest.mark.parametrize(("raft", "pile"), [("raft", "adventure_discard"), ("purchase_raft", "purchases")])
def test_a_raft_carries_its_owner_across_and_is_gone(raft: str, pile: str) -> None:
    table = to_move("ruins", objects={"ana": [raft]}, adventure_deck=["maiden"])

    assert table.options("ana") == ["raft middle_woods", "roll"]
    table.choose("ana", "raft middle_woods")
    assert table.of("place", "ana") == "middle_woods"
    assert table.of("objects", "ana") == []
    assert table.options("ana") == ["take maiden", "leave rest"]  # a normal encounter
    assert not table.saw("rolled")
    if pile == "purchases":
        assert table.open()["purchases"]["purchase_raft"] == 1
    else:
        assert table.open()["adventure_discard"] == ["raft"]


@clause("TAL-RAFT-04")
def test_a_raft_built_now_crosses_next_turn() -> None:
    table = to_move("woods_1", objects={"ana": ["axe"]}, missed={"bob": 1}, gold={"ana": 0})
    table.choose("ana", "build raft")
    table.until("move")

    assert table.options("ana") == ["raft desert_2", "build raft", "roll"]


@clause("TAL-RAFT-05", "TAL-Q63")
@pytest.mark.parametrize(
    ("where", "opposite"),
    [
        ("tavern", ["temple"]),
        ("temple", ["plains_2", "tavern", "fields_2"]),
        ("warlocks_cave", ["city", "fields_1", "fields_6"]),
        ("oasis", ["plains_1"]),
    ],
)
def test_any_space_opposite_may_be_chosen(where: str, opposite: list[str]) -> None:
    table = to_move(where, objects={"ana": ["raft"]})

    assert table.options("ana") == [*(f"raft {space}" for space in opposite), "roll"]
    assert table.why_not("ana", "raft portal_of_power") == "TAL-RAFT-05"


@clause("TAL-Q63")
def test_every_space_on_the_river_has_one_opposite() -> None:
    """Seen from outside exactly one; seen from inside every space at least one, and it works both ways."""
    outer, middle = range(MIDDLE_STARTS), range(MIDDLE_STARTS, INNER_STARTS)

    assert all(ACROSS[space] in middle for space in outer)
    for space in middle:
        assert (
            [other for other in outer if is_across(space, other)]
            == [other for other in outer if ACROSS[other] == space]
            != []
        )
    assert sum(is_across(one, other) for one in outer for other in middle) == 24


@clause("TAL-Q65")
def test_a_raft_crosses_outwards_too() -> None:
    table = to_move("castle", objects={"ana": ["raft"]})
    table.choose("ana", "raft forest")

    assert table.of("place", "ana") == "forest"


@clause("TAL-Q111")
def test_a_character_who_crosses_by_raft_has_declined_the_offer_of_the_tavern() -> None:
    table = to_move("tavern", objects={"ana": ["raft"]}, offer={"ana": "teleport"})
    table.choose("ana", "raft temple")

    assert table.of("offer", "ana") == "none"


@clause("TAL-Q112")
def test_a_poltergeist_does_not_cross_by_raft() -> None:
    table = to_move("ruins", objects={"ana": ["raft"]}, followers={"ana": ["poltergeist"]})
    table.choose("ana", "raft middle_woods")

    assert table.of("followers", "ana") == []


# Not used


@clause("TAL-RAFT-07", "TAL-RAFT-08")
@pytest.mark.parametrize("raft", ["raft", "purchase_raft"])
def test_a_raft_whose_use_is_declined_is_gone(raft: str) -> None:
    table = to_move("ruins", 1, objects={"ana": [raft]})
    table.choose("ana", "roll")

    assert table.of("objects", "ana") == []
    assert table.saw("discarded", seat=0, card=raft)
    assert table.occasion() == "way"


@clause("TAL-RAFT-07")
def test_a_raft_cannot_be_ditched() -> None:
    table = lay_out(moment="turn", place={"ana": "ruins"}, objects={"ana": ["raft", "sword"]})

    assert table.offers("ana", "ditch sword")
    assert not table.offers("ana", "ditch raft")
    assert table.why_not("ana", "ditch raft") == "TAL-RAFT-07"


@clause("TAL-Q66")
def test_the_raft_counts_towards_the_limit_but_another_object_goes() -> None:
    table = meet("raft", where="fields_1", objects={"ana": ["sword", "helmet", "shield", "armour"]})
    table.act("ana", "take raft")

    assert table.occasion() == "excess_objects"
    assert table.options("ana") == ["leave armour", "leave shield", "leave helmet", "leave sword"]
    table.choose("ana", "leave helmet")
    assert table.of("objects", "ana") == ["sword", "shield", "armour", "raft"]


@clause("TAL-Q66")
def test_a_raft_can_be_stolen_and_used_by_the_thief() -> None:
    table = duel("thief", "dwarf", where="ruins", objects={"bob": ["raft"]}, missed={"bob": 1})
    table.choose("ana", "rob seat-1", "take object raft")
    table.until("move")

    assert table.asked() == "ana"
    assert table.options("ana") == ["raft middle_woods", "roll"]


@clause("TAL-Q66", "TAL-Q20")
def test_a_raft_goes_with_its_owner() -> None:
    table = duel(dice=[6, 6, 1], objects={"bob": ["raft", "water_bottle"]}, life={"bob": 1}, gold={"bob": 0})
    table.act("ana", "attack seat-1", "take life")

    assert table.options("ana") == ["loot water_bottle", "loot no more"]
    assert table.why_not("ana", "loot raft") == "TAL-Q66"
    table.choose("ana", "loot no more")
    assert table.cards("fields_1") == ["water_bottle"]
    assert "raft" in table.open()["adventure_discard"]


@clause("TAL-Q66")
def test_a_character_who_becomes_a_toad_loses_the_raft() -> None:
    table = meet("witch", dice=[1], objects={"ana": ["raft"]})
    table.let_pass("before_card")

    assert table.saw("became_toad", seat=0)
    assert table.cards("fields_1") == ["witch"]
    assert table.open()["adventure_discard"] == ["raft"]


@clause("TAL-Q66")
def test_a_raft_is_lost_where_there_is_no_river() -> None:
    table = to_move("plain_of_peril", objects={"ana": ["raft"]})

    assert table.options("ana") == ["advance mines", "advance crypt", "leave by portal"]
    assert table.of("objects", "ana") == []


@clause("TAL-Q66")
def test_a_raft_can_be_turned_into_gold() -> None:
    table = meet(where="city", objects={"ana": ["purchase_raft"]})
    table.act("ana", "visit alchemist", "sell purchase_raft")

    assert table.of("gold", "ana") == 2
    assert table.open()["purchases"]["purchase_raft"] == 1


@clause("TAL-RAFT-07", "TAL-Q113")
def test_the_roll_of_a_slave_loses_the_raft() -> None:
    table = to_move("temple", 4, enslaved={"ana": True}, objects={"ana": ["raft"]})

    assert table.occasion() == "way"
    assert table.of("objects", "ana") == []


@clause("TAL-Q67")
def test_a_missed_turn_does_not_lose_the_raft() -> None:
    table = lay_out(
        moment="end",
        active="bob",
        place={"ana": "ruins"},
        objects={"ana": ["raft"]},
        missed={"ana": 1, "bob": 1},
        fate={"ana": 0, "bob": 0},
    )
    table.until("move")

    assert table.saw("missed_turn", seat=0)
    assert table.asked() == "ana"
    assert table.options("ana") == ["raft middle_woods", "roll"]


@clause("TAL-Q67")
@pytest.mark.parametrize(
    ("chances", "option"),
    [({"objects": {"ana": ["raft"]}}, "raft middle_woods"), ({"offer": {"ana": "ferry"}}, "accept ferry")],
)
def test_immobility_does_not_cost_the_raft_or_the_offer_of_the_tavern(
    chances: dict[str, Any], option: str
) -> None:
    """Bob holds her in the turn in which she could have crossed; in her next one she still can."""
    table = lay_out(
        character={"ana": "warrior", "bob": "wizard"},
        place={"ana": "ruins"},
        spells={"bob": ["immobility"]},
        spell_deck=["healing"],
        missed={"bob": 1},
        fate={"ana": 0, "bob": 0},
        **chances,
    )
    table.act("bob", "cast immobility seat-0")
    table.until("move")

    assert [told["seat"] for told in table.all_of("turn_begins")] == [0, 0]
    assert table.options("ana") == [option, "roll"]


@clause("TAL-RAFT-05", "TAL-Q63")
@pytest.mark.parametrize(
    ("outer", "middle"),
    [
        ("city", "warlocks_cave"),
        ("fields_1", "warlocks_cave"),
        ("hills_1", "desert_1"),
        ("plains_1", "oasis"),
        ("woods_1", "desert_2"),
        ("plains_2", "temple"),
        ("tavern", "temple"),
        ("fields_2", "temple"),
        ("ruins", "middle_woods"),
        ("plains_3", "runes_1"),
        ("forest", "castle"),
        ("fields_3", "portal_of_power"),
        ("village", "portal_of_power"),
        ("fields_4", "portal_of_power"),
        ("graveyard", "black_knight"),
        ("woods_2", "hidden_valley"),
        ("sentinel", "middle_hills"),
        ("hills_2", "cursed_glade"),
        ("chapel", "cursed_glade"),
        ("fields_5", "cursed_glade"),
        ("crags", "runes_2"),
        ("plains_4", "chasm"),
        ("woods_3", "runes_3"),
        ("fields_6", "warlocks_cave"),
    ],
)
def test_a_raft_crosses_between_these_spaces(outer: str, middle: str) -> None:
    there = to_move(outer, objects={"ana": ["raft"]})
    assert [key for key in there.options("ana") if key.startswith("raft ")] == [f"raft {middle}"]

    back = to_move(middle, objects={"ana": ["raft"]})
    assert back.offers("ana", f"raft {outer}")
