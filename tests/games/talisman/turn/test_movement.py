"""Moving in the Outer and Middle Regions: chapter TAL-MOVE, and TAL-Q31."""

from __future__ import annotations

import pytest

from questhall.games.talisman.components.board import (
    DRAWS,
    MIDDLE_HILLS,
    PLAIN_OF_PERIL,
    PORTAL_OF_POWER,
    SENTINEL,
    SPACES,
    along_the_ring,
    region_of,
)
from questhall.games.talisman.encounters.encounter import INSTRUCTIONS
from questhall.games.talisman.setup.rulebook import BOOK
from questhall.games.talisman.spaces.inner_region import OPEN_GROUND
from tests.clauses import clause
from tests.games.talisman.kit import lay_out, to_move

RING = SPACES[:24]


def ways(where: str, roll: int) -> list[str]:
    return to_move(where, roll).options("ana")


# The board


@clause("TAL-MOVE-01")
def test_the_regions_lie_around_each_other() -> None:
    regions = [region_of(space) for space in range(len(SPACES))]

    assert [regions.count(region) for region in range(3)] == [24, 16, 9]
    assert region_of(SENTINEL) == 0
    assert region_of(MIDDLE_HILLS) == region_of(PORTAL_OF_POWER) == 1
    assert region_of(PLAIN_OF_PERIL) == 2


@clause("TAL-MOVE-01")
@pytest.mark.parametrize("start", ["city", "warlocks_cave"])
def test_the_outer_regions_are_rings(start: str) -> None:
    first = SPACES.index(start)
    spaces = {"city": 24, "warlocks_cave": 16}[start]
    walk = [along_the_ring(first, step) for step in range(spaces)]

    assert len(set(walk)) == spaces
    assert {region_of(space) for space in walk} == {region_of(first)}
    assert along_the_ring(walk[-1], 1) == first
    assert along_the_ring(first, -1) == walk[-1]


@clause("TAL-MOVE-02")
def test_every_space_has_a_name_and_tells_what_happens_there() -> None:
    assert len(set(SPACES)) == len(SPACES) == len(INSTRUCTIONS) == 49
    without = [SPACES[space] for space in range(49) if DRAWS[space] == 0 and INSTRUCTIONS[space] is OPEN_GROUND]
    assert without == ["plain_of_peril", "valley_of_fire"]
    assert all(BOOK.rules[rule.number] is rule for rule in INSTRUCTIONS)


# The roll


@clause("TAL-MOVE-04", "TAL-MOVE-05", "TAL-MOVE-06")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_character_goes_exactly_as_far_as_the_die_shows_either_way(roll: int) -> None:
    table = to_move("tavern", roll)

    assert table.saw("rolled", seat=0, die=roll)
    clockwise, other_way = RING[6 + roll], RING[6 - roll]
    assert table.options("ana") == [f"go {clockwise}", f"go {other_way}"]
    table.choose("ana", f"go {other_way}")
    assert table.of("place", "ana") == other_way
    assert table.saw("moved", seat=0, space=other_way)


@clause("TAL-MOVE-05")
def test_neither_fewer_nor_more_spaces_are_allowed() -> None:
    table = to_move("tavern", 3)

    for key in ("go fields_2", "go ruins", "go forest", "go tavern"):
        assert table.why_not("ana", key) == "TAL-MOVE-05"
    assert table.why_not("bob", "go plains_3") == "TAL-MOVE-05"


@clause("TAL-MOVE-04")
def test_the_middle_region_is_rolled_for_too() -> None:
    assert ways("warlocks_cave", 2) == ["go oasis", "go chasm"]


@clause("TAL-MOVE-04")
def test_the_die_is_rolled_once() -> None:
    table = to_move("tavern", 3, adventure_deck=["bag_of_gold"])
    table.choose("ana", "go plains_3")

    assert table.options("ana") == ["take bag_of_gold", "leave rest"]
    assert table.all_of("rolled") == [{"event": "rolled", "seat": 0, "die": 3}]


@clause("TAL-MOVE-07")
def test_the_direction_holds_for_the_whole_move() -> None:
    """Four spaces there and back would end where an even number of steps less leads."""
    table = to_move("tavern", 4)

    assert table.options("ana") == ["go forest", "go hills_1"]
    for turned_round in ("go ruins", "go tavern", "go woods_1"):
        assert table.why_not("ana", turned_round) == "TAL-MOVE-05"


@clause("TAL-MOVE-03")
@pytest.mark.parametrize("where", RING)
def test_a_roll_leads_out_of_the_outer_region_only_over_the_bridge(where: str) -> None:
    keys = [key for key in ways(where, 6) if key != "cross bridge"]

    assert len(keys) == 2
    assert all(key.removeprefix("go ") in RING for key in keys)


@clause("TAL-MOVE-03")
@pytest.mark.parametrize("where", SPACES[24:40])
def test_a_roll_leads_out_of_the_middle_region_only_by_bridge_and_portal(where: str) -> None:
    gates = {"cross bridge", "force portal", "pick portal"}
    keys = [key for key in ways(where, 6) if key not in gates]

    assert len(keys) == 2
    assert all(key.removeprefix("go ") in SPACES[24:40] for key in keys)


@clause("TAL-MOVE-08")
def test_a_character_has_to_move_on_whatever_lies_on_the_space() -> None:
    table = to_move("fields_1", 1, place={"bob": "fields_1"}, cards={"fields_1": ["dragon", "talisman"]})

    assert table.occasion() == "way"
    assert table.options("ana") == ["go hills_1", "go city"]
    assert table.why_not("ana", "attack seat-1") == "TAL-ENC-05"


@clause("TAL-MOVE-09")
def test_the_elf_goes_from_woods_to_woods_without_a_roll() -> None:
    table = to_move("woods_1", who="elf", adventure_deck=["bag_of_gold"])

    assert table.options("ana") == ["walk woods_2", "walk woods_3", "roll"]
    table.choose("ana", "walk woods_3")
    assert table.of("place", "ana") == "woods_3"
    assert not table.saw("rolled")


@clause("TAL-MOVE-09")
@pytest.mark.parametrize(("who", "where"), [("elf", "fields_1"), ("elf", "forest"), ("dwarf", "woods_1")])
def test_only_the_elf_walks_and_only_from_woods(who: str, where: str) -> None:
    table = to_move(where, 1, who=who)

    assert table.occasion() == "way"
    assert table.why_not("ana", "walk woods_2") == "TAL-MOVE-09"


@clause("TAL-MOVE-09")
def test_a_teleport_replaces_the_roll() -> None:
    table = to_move("woods_1", who="sorceress", spells={"ana": ["teleport"]}, adventure_deck=["bag_of_gold"])
    table.choose("ana", "cast teleport plains_4")

    assert table.of("place", "ana") == "plains_4"
    assert table.options("ana") == ["take bag_of_gold", "leave rest"]
    assert not table.saw("rolled")


@clause("TAL-MOVE-09")
def test_the_wizard_of_the_tavern_replaces_the_move() -> None:
    table = to_move("tavern", offer={"ana": "teleport"}, adventure_deck=["bag_of_gold"])

    assert table.options("ana") == [
        *(f"accept teleport {space}" for space in RING if space != "tavern"),
        "roll",
    ]
    table.choose("ana", "accept teleport plains_4")
    assert table.of("place", "ana") == "plains_4"
    assert table.of("offer", "ana") == "none"
    assert not table.saw("rolled")


@clause("TAL-MOVE-09")
def test_the_boatman_of_the_tavern_rows_to_the_temple() -> None:
    table = to_move("tavern", 3, 3, offer={"ana": "ferry"}, followers={"ana": ["poltergeist"]})
    table.choose("ana", "accept ferry")

    assert table.of("place", "ana") == "temple"
    assert table.of("offer", "ana") == "none"
    assert table.of("followers", "ana") == []  # over the river


@clause("TAL-MOVE-09")
def test_an_offer_that_is_not_taken_lapses() -> None:
    table = to_move("tavern", 3, offer={"ana": "ferry"})
    table.choose("ana", "roll")

    assert table.of("offer", "ana") == "none"
    assert table.why_not("ana", "accept ferry") == "TAL-MOVE-09"


@clause("TAL-MOVE-09", "TAL-RAFT-08")
def test_a_character_who_walks_does_not_keep_the_raft() -> None:
    table = to_move("woods_1", who="elf", objects={"ana": ["raft"]}, adventure_deck=["bag_of_gold"])
    table.choose("ana", "walk woods_2")

    assert table.of("objects", "ana") == []


# Landing


@clause("TAL-MOVE-10", "TAL-Q31")
def test_what_is_passed_over_is_not_met() -> None:
    table = to_move(
        "tavern",
        3,
        place={"bob": "ruins"},
        cards={"fields_2": ["dragon", "hex"], "ruins": ["witch", "bag_of_gold"], "plains_3": ["healer"]},
        lasting=[{"effect": "hexed", "space": "fields_2", "by": "bob", "left": 3}],
    )
    table.choose("ana", "go plains_3")

    assert table.of("life", "ana") == 5
    assert table.cards("fields_2") == ["dragon", "hex"]
    assert table.cards("ruins") == ["witch", "bag_of_gold"]
    assert table.of("gold", "ana") == 1
    assert not table.saw("hex_strikes")


@clause("TAL-MOVE-10")
def test_being_moved_by_an_encounter_is_landing() -> None:
    """The Imp carries her to the Tavern, whose instruction she follows: after the move a die for each."""
    table = to_move("city", 1, 3, 4, adventure_deck=["imp"])
    table.choose("ana", "go fields_1")

    assert table.of("place", "ana") == "tavern"
    assert table.of("gold", "ana") == 2
    assert [told["die"] for told in table.all_of("rolled") if told["seat"] == 0] == [1, 3, 4]


@clause("TAL-MOVE-08")
def test_nobody_moves_out_of_turn() -> None:
    table = lay_out(active="bob", moment="turn", place={"ana": "tavern"}, fate={"bob": 0}, dice=[2])

    assert table.asked() == "bob"
    assert table.options("ana") == []
    assert table.why_not("ana", "roll") == "TAL-MOVE-04"
