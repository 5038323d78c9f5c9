"""The Portal of Power: chapter TAL-PORTAL, TAL-Q89, TAL-Q90."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, meet, to_move


def open_portal(how: str, *dice: int, where: str = "castle", roll: int = 6, **position: Any) -> LaidTable:
    table = to_move(where, roll, *dice, **position)
    table.choose("ana", f"{how} portal")
    return table


@clause("TAL-PORTAL-01", "TAL-PORTAL-05", "TAL-PORTAL-06")
@pytest.mark.parametrize(("how", "ability"), [("force", "strength"), ("pick", "craft")])
def test_a_total_not_above_the_ability_opens_it(how: str, ability: str) -> None:
    """The Ghoul has Strength 2 and Craft 4: with counters 7 in the ability he tries, and none in the other."""
    counters: dict[str, Any] = {"strength": {"strength": {"ana": 5}}, "craft": {"craft": {"ana": 3}}}[ability]
    table = open_portal(how, 3, 4, who="ghoul", **counters)

    assert table.of("place", "ana") == "plain_of_peril"
    assert table.of(f"total_{ability}", "ana") == 7
    assert table.saw("turn_begins", seat=1)


@clause("TAL-PORTAL-05", "TAL-PORTAL-07")
@pytest.mark.parametrize(
    ("how", "ability", "loss"), [("force", "strength", "lost_strength"), ("pick", "craft", "lost_craft")]
)
def test_a_higher_total_fails_and_costs_a_point_of_it(how: str, ability: str, loss: str) -> None:
    table = open_portal(
        how, 4, 4, who="ghoul", strength={"ana": 2}, craft={"ana": 2}, cards={"portal_of_power": []}
    )

    assert table.of("place", "ana") == "portal_of_power"
    other = {"strength": "craft", "craft": "strength"}[ability]
    assert table.of(ability, "ana") == 1
    assert table.of(other, "ana") == 2
    assert table.saw(loss, seat=0, amount=1)
    assert table.saw("turn_begins", seat=1)


@clause("TAL-PORTAL-07")
def test_after_a_failure_nothing_is_met_on_the_space() -> None:
    table = open_portal(
        "force", 6, 6, cards={"portal_of_power": ["bag_of_gold"]}, place={"bob": "portal_of_power"}
    )

    assert table.saw("turn_begins", seat=1)
    assert table.cards("portal_of_power") == ["bag_of_gold"]


@clause("TAL-PORTAL-06")
def test_after_a_success_the_turn_ends_however_much_movement_is_left() -> None:
    table = open_portal(
        "force", 1, 1, roll=6, place={"bob": "plain_of_peril"}, cards={"plain_of_peril": ["maiden"]}
    )

    assert table.of("place", "ana") == "plain_of_peril"
    assert table.saw("turn_begins", seat=1)
    assert not table.saw("attacked")


@clause("TAL-PORTAL-03", "TAL-Q89")
@pytest.mark.parametrize(
    ("where", "least"),
    [("portal_of_power", 1), ("castle", 2), ("black_knight", 2), ("hidden_valley", 3), ("middle_woods", 4)],
)
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_move_has_to_lead_beyond_the_portal(where: str, least: int, roll: int) -> None:
    table = to_move(where, roll)

    assert table.offers("ana", "force portal") == table.offers("ana", "pick portal") == (roll >= least)
    if roll < least:
        assert table.why_not("ana", "force portal") == "TAL-PORTAL-03"
        assert table.why_not("ana", "pick portal") == "TAL-PORTAL-03"


@clause("TAL-PORTAL-03")
def test_trying_is_never_compulsory() -> None:
    assert to_move("portal_of_power", 1).offers("ana", "go castle")


@clause("TAL-PORTAL-03")
@pytest.mark.parametrize(("roll", "reaches_beyond"), [(4, False), (5, True)])
def test_what_is_left_after_the_bridge_may_lead_through_the_portal(roll: int, reaches_beyond: bool) -> None:
    """The Sentinel is beaten with 4 + 9 + 6; the Portal is the third space from the Hills."""
    table = to_move("sentinel", roll, 6, 6, 1, strength={"ana": 9})
    table.choose("ana", "cross bridge")

    assert table.offers("ana", "force portal") == reaches_beyond


@clause("TAL-PORTAL-02")
@pytest.mark.parametrize("where", ["village", "fields_4", "warlocks_cave"])
def test_there_is_no_other_way_in(where: str) -> None:
    table = to_move(where, 6)

    assert not table.offers("ana", "force portal")
    assert table.why_not("ana", "advance plain_of_peril") == "TAL-INNER-02"


@clause("TAL-PORTAL-02", "TAL-PORTAL-04")
def test_the_portal_has_to_be_opened_every_time() -> None:
    """In, out, and in again: two dice each time, and the second time they are too many."""
    table = to_move(
        *("portal_of_power", 6),
        *(1, 1),
        *(6, 6, 6),
        missed={"bob": 9},
        cards={"portal_of_power": ["healer"]},
    )
    table.choose("ana", "force portal", "leave by portal", "force portal")

    assert [told["space"] for told in table.all_of("moved")] == [
        "plain_of_peril",
        "portal_of_power",
        "portal_of_power",
    ]


@clause("TAL-PORTAL-08", "TAL-PORTAL-09")
def test_the_way_out_needs_no_roll_and_is_the_whole_move() -> None:
    table = to_move("plain_of_peril", adventure_deck=["maiden"])

    assert table.options("ana") == ["advance mines", "advance crypt", "leave by portal"]
    table.choose("ana", "leave by portal")
    assert table.of("place", "ana") == "portal_of_power"
    assert table.options("ana") == ["take maiden", "leave rest"]  # she has landed there
    assert not table.saw("rolled")


@clause("TAL-PORTAL-08")
def test_the_portal_leads_out_only_from_the_plain_of_peril() -> None:
    table = to_move("mines", turned_back={"ana": True})

    assert table.options("ana") == ["turn back plain_of_peril"]
    assert table.why_not("ana", "leave by portal") == "TAL-PORTAL-08"


@clause("TAL-PORTAL-05")
def test_bonuses_count_and_the_dwarf_rolls_one_die_at_the_lock() -> None:
    table = open_portal("pick", 4, who="dwarf", objects={"ana": ["ring"]})

    assert table.of("place", "ana") == "plain_of_peril"
    assert [told["die"] for told in table.all_of("rolled") if told["seat"] == 0] == [6, 4]


@clause("TAL-PORTAL-05")
def test_the_dwarf_forces_it_with_two_dice() -> None:
    table = open_portal("force", 2, 2, who="dwarf")

    assert table.of("place", "ana") == "portal_of_power"


@clause("TAL-PORTAL-05")
@pytest.mark.parametrize(("how", "dice"), [("force", [2, 2]), ("pick", [2, 3])])
def test_a_character_stands_before_the_portal_when_he_tries(how: str, dice: list[int]) -> None:
    """On the Cursed Glade, where she comes from, the Ring gives nothing; here the Elf has 4 and 5 with it."""
    table = open_portal(how, *dice, where="cursed_glade", who="elf", objects={"ana": ["ring"]})

    assert table.of("place", "ana") == "plain_of_peril"


# Open quests


@clause("TAL-QUEST-06", "TAL-Q90")
@pytest.mark.parametrize("quest", range(1, 7))
def test_an_open_quest_bars_the_portal(quest: int) -> None:
    table = to_move("portal_of_power", 6, quest={"ana": quest}, gold={"ana": 1})

    assert not table.offers("ana", "force portal")
    assert table.why_not("ana", "force portal") == "TAL-QUEST-06"
    assert table.why_not("ana", "pick portal") == "TAL-QUEST-06"


@clause("TAL-Q90")
def test_an_open_quest_does_not_bar_other_ways_in() -> None:
    """The Magic Portal leads to the Plain of Peril with a 6."""
    table = meet("magic_portal", dice=[6], quest={"ana": 5})
    table.act("ana", "pass through")

    assert table.of("place", "ana") == "plain_of_peril"
    assert table.of("quest", "ana") == 5


@clause("TAL-MOVE-10", "TAL-PORTAL-07", "TAL-ADV-18")
@pytest.mark.parametrize(("dice", "struck"), [((6, 6), True), ((1, 1), False)])
def test_a_character_who_fails_to_open_it_lands_on_a_hex_before_it(dice: tuple[int, int], struck: bool) -> None:
    table = open_portal(
        "force",
        *dice,
        cards={"portal_of_power": ["hex"]},
        lasting=[{"effect": "hexed", "space": "portal_of_power", "left": 3}],
    )

    assert table.saw("hex_strikes", seat=0) == struck
    assert table.of("life", "ana") == (4 if struck else 5)
    assert table.saw("turn_begins", seat=1)
