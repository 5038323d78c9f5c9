"""The bridge over the Storm River and its Sentinel: chapter TAL-SENTINEL, TAL-Q86, TAL-Q87, TAL-Q88.

The Sentinel has Strength 9, the Warrior 4 and two dice in battle, of which the better counts.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, to_move


def at_the_bridge(*attack: int, where: str = "woods_2", roll: int = 6, **position: Any) -> LaidTable:
    """Ana, a Dwarf with Strength 3 and seven counters unless given, has set out to cross inwards."""
    position.setdefault("strength", {"ana": 7})
    table = to_move(where, roll, *attack, who="dwarf", **position)
    table.choose("ana", "cross bridge")
    return table


# The way


@clause("TAL-SENTINEL-01")
def test_the_bridge_leads_from_the_sentinel_to_the_hills() -> None:
    table = at_the_bridge(5, 1, roll=2, adventure_deck=["bag_of_gold"])

    assert table.of("place", "ana") == "middle_hills"


@clause("TAL-SENTINEL-01", "TAL-SENTINEL-03", "TAL-SENTINEL-09")
def test_the_bridge_leads_from_the_hills_to_the_sentinel() -> None:
    table = to_move("middle_hills", 1, adventure_deck=["bag_of_gold"])
    table.choose("ana", "cross bridge")

    assert table.of("place", "ana") == "sentinel"
    assert table.options("ana") == ["take bag_of_gold", "leave rest"]
    assert not table.saw("creature_attacks")


@clause("TAL-SENTINEL-03", "TAL-Q87")
@pytest.mark.parametrize(
    ("where", "least"),
    [("sentinel", 1), ("woods_2", 2), ("hills_2", 2), ("village", 5), ("middle_hills", 1), ("black_knight", 3)],
)
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_roll_has_to_reach_the_far_side(where: str, least: int, roll: int) -> None:
    table = to_move(where, roll)

    assert table.offers("ana", "cross bridge") == (roll >= least)
    if roll < least:
        assert table.why_not("ana", "cross bridge") == "TAL-SENTINEL-03"


@clause("TAL-SENTINEL-02")
def test_a_raft_crosses_the_river_without_the_bridge() -> None:
    table = to_move("crags", objects={"ana": ["raft"]})
    table.choose("ana", "raft runes_2")

    assert table.of("place", "ana") == "runes_2"
    assert not table.saw("creature_attacks")


@clause("TAL-SENTINEL-02")
def test_an_encounter_may_lead_across() -> None:
    table = to_move("city", 1, 6, adventure_deck=["imp", "bag_of_gold"])
    table.choose("ana", "go fields_1")

    assert table.of("place", "ana") == "cursed_glade"


# Attacked on the way in


@clause("TAL-SENTINEL-04", "TAL-Q87")
@pytest.mark.parametrize("where", ["sentinel", "woods_2", "hills_2"])
def test_a_character_who_crosses_inwards_is_attacked(where: str) -> None:
    table = at_the_bridge(1, 6, where=where)

    assert table.saw("creature_attacks", seat=0, creature="sentinel")
    assert table.scores() == (11, 15)


@clause("TAL-SENTINEL-04")
def test_the_sentinel_attacks_every_time() -> None:
    """In, out and in again, while bob misses his turns."""
    table = at_the_bridge(
        *(5, 1),
        *(1, 1),
        *(5, 1),
        roll=2,
        missed={"bob": 9},
        adventure_deck=["maiden", "prince", "princess"],
    )
    table.choose("ana", "leave rest", "cross bridge", "leave rest", "cross bridge")

    assert len(table.all_of("creature_attacks")) == 2
    assert table.of("place", "ana") == "middle_hills"


@clause("TAL-SENTINEL-05", "TAL-SENTINEL-11")
def test_a_character_who_wins_goes_on_in_either_direction() -> None:
    table = at_the_bridge(5, 1, roll=5)

    assert table.scores() == (15, 10)
    assert table.occasion() == "way"
    assert table.options("ana") == ["go chasm", "go portal_of_power"]
    assert table.why_not("ana", "cross bridge") == "TAL-SENTINEL-03"
    assert table.why_not("ana", "go hills_2") == "TAL-MOVE-05"
    table.choose("ana", "go chasm")
    assert table.of("place", "ana") == "chasm"


@clause("TAL-SENTINEL-05", "TAL-Q88")
def test_a_character_who_evades_goes_on_too() -> None:
    table = at_the_bridge(
        strength={"ana": 0}, roll=2, spells={"ana": ["invisibility"]}, adventure_deck=["maiden"]
    )
    table.choose("ana", "cast invisibility")
    table.act("ana", "evade creature")

    assert table.of("place", "ana") == "middle_hills"
    assert not table.saw("attack_rolled")


@clause("TAL-SENTINEL-06", "TAL-Q88")
def test_defeat_costs_a_life_and_the_turn() -> None:
    table = at_the_bridge(1, 6, roll=6, cards={"sentinel": ["bag_of_gold"]})

    assert table.of("life", "ana") == 4
    assert table.of("place", "ana") == "sentinel"
    assert table.cards("sentinel") == ["bag_of_gold"]
    assert table.saw("turn_begins", seat=1)


@clause("TAL-SENTINEL-06")
def test_armour_may_save_the_life_but_not_the_turn() -> None:
    table = at_the_bridge(1, 6, 4, objects={"ana": ["armour"]}, strength={"ana": 7})
    table.choose("ana", "armour armour")
    table.until("way")

    assert table.of("life", "ana") == 5
    assert table.of("place", "ana") == "sentinel"
    assert table.saw("turn_begins", seat=1)


@clause("TAL-SENTINEL-06")
def test_a_spell_may_save_the_life() -> None:
    table = at_the_bridge(1, 6, spells={"ana": ["preservation"]})
    table.act("ana", "cast preservation seat-0")
    table.let_pass("spell_cast")

    assert table.of("life", "ana") == 5
    assert table.of("place", "ana") == "sentinel"


@clause("TAL-SENTINEL-07")
def test_a_stand_off_costs_no_life_but_the_turn() -> None:
    table = at_the_bridge(5, 6)

    assert table.scores() == (15, 15)
    assert table.of("life", "ana") == 5
    assert table.of("place", "ana") == "sentinel"
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q88")
def test_fate_and_spells_work_against_the_sentinel() -> None:
    table = to_move(
        *("sentinel", 1, 1, 6, 6),
        who="wizard",
        fate={"ana": 1},
        strength={"ana": 4},
        spells={"ana": ["psionic_blast"]},
        adventure_deck=["maiden"],
    )
    table.choose("ana", "keep roll", "cross bridge")
    table.act("ana", "cast psionic_blast", "reroll attack first")

    assert table.scores() == (2 + 4 + 5 + 6, 9 + 6)
    assert table.of("place", "ana") == "middle_hills"


@clause("TAL-Q88")
def test_the_sentinel_is_not_a_trophy() -> None:
    table = at_the_bridge(6, 1, roll=2, adventure_deck=["maiden"])

    assert table.saw("won_fight", seat=0)
    assert table.trophies("ana") == []
    assert not table.saw("killed_enemy")


# Not attacked


@clause("TAL-SENTINEL-08")
def test_passing_by_is_not_a_crossing() -> None:
    table = to_move("woods_2", 2, adventure_deck=["maiden"])
    table.choose("ana", "go hills_2")

    assert table.of("place", "ana") == "hills_2"
    assert not table.saw("creature_attacks")


@clause("TAL-SENTINEL-09", "TAL-SENTINEL-11")
def test_the_way_back_is_free_and_leads_in_either_direction() -> None:
    table = to_move("cursed_glade", 5)
    table.choose("ana", "cross bridge")

    assert table.options("ana") == ["go fields_5", "go fields_4"]
    assert not table.saw("creature_attacks")
    table.choose("ana", "go fields_5")
    assert table.of("place", "ana") == "fields_5"


@clause("TAL-SENTINEL-10", "TAL-Q87")
def test_stopping_on_his_space_is_not_a_crossing() -> None:
    table = to_move("woods_2", 1, adventure_deck=["maiden"])
    table.choose("ana", "go sentinel")

    assert table.of("place", "ana") == "sentinel"
    assert table.options("ana") == ["take maiden", "leave rest"]
    assert not table.saw("creature_attacks")


@clause("TAL-Q86")
def test_what_lies_and_stands_at_the_bridge_is_ignored_in_crossing() -> None:
    table = to_move(
        "woods_2",
        2,
        5,
        1,
        who="dwarf",
        strength={"ana": 7},
        place={"bob": "sentinel"},
        cards={"sentinel": ["dragon"]},
        adventure_deck=["maiden"],
    )
    table.choose("ana", "cross bridge")

    assert table.scores() == (15, 10)
    assert table.occasion() == "looting"
    assert table.of("place", "ana") == "middle_hills"
    assert table.cards("sentinel") == ["dragon"]


@clause("TAL-Q86")
def test_what_stands_at_the_portal_is_ignored_in_passing_it() -> None:
    table = to_move(
        "portal_of_power",
        1,
        1,
        1,
        place={"bob": "portal_of_power"},
        cards={"portal_of_power": ["dragon"]},
    )
    table.choose("ana", "force portal")

    assert table.of("place", "ana") == "plain_of_peril"
    assert not table.saw("fight_begins")


# A Hex at the bridge

HEXED: dict[str, Any] = {
    "cards": {"sentinel": ["hex"]},
    "lasting": [{"effect": "hexed", "space": "sentinel", "left": 3}],
}


@clause("TAL-MOVE-10", "TAL-SENTINEL-06", "TAL-SENTINEL-07", "TAL-Q86")
@pytest.mark.parametrize(("attack", "lost"), [((1, 6), 2), ((2, 3), 1)])
def test_a_character_who_is_stopped_at_the_bridge_has_landed_on_a_hex(
    attack: tuple[int, int], lost: int
) -> None:
    """Defeated he loses a Life to the Sentinel too; in a stand-off only the one of the Hex."""
    table = at_the_bridge(*attack, **HEXED)

    assert table.of("place", "ana") == "sentinel"
    assert table.saw("hex_strikes", seat=0)
    assert table.of("life", "ana") == 5 - lost
    assert table.saw("turn_begins", seat=1)


@clause("TAL-MOVE-10", "TAL-SENTINEL-05", "TAL-Q86")
def test_a_character_who_gets_past_the_sentinel_passes_a_hex() -> None:
    table = at_the_bridge(5, 1, roll=2, adventure_deck=["bag_of_gold"], **HEXED)

    assert table.of("place", "ana") == "middle_hills"
    assert not table.saw("hex_strikes")


@clause("TAL-LIFE-03", "TAL-SENTINEL-06")
def test_the_dead_do_not_land() -> None:
    table = at_the_bridge(1, 6, life={"ana": 1}, **HEXED)

    assert table.saw("died", seat=0)
    assert not table.saw("hex_strikes")


@clause("TAL-MOVE-10", "TAL-SENTINEL-05")
def test_a_hex_beyond_the_bridge_strikes_once() -> None:
    table = at_the_bridge(
        *(5, 1),
        roll=2,
        cards={"middle_hills": ["hex"]},
        lasting=[{"effect": "hexed", "space": "middle_hills", "left": 3}],
    )

    assert len(table.all_of("hex_strikes")) == 1
    assert table.of("life", "ana") == 5 - 1


@clause("TAL-CMB-17", "TAL-CMB-18")
def test_a_stand_off_is_over_when_the_hex_strikes() -> None:
    table = at_the_bridge(2, 3, character={"bob": "elf"}, spells={"bob": ["preservation"]}, **HEXED)

    assert table.occasion() == "life_about_to_be_lost"
    assert table.view(None)["fights"] == []


@clause("TAL-Q41", "TAL-SENTINEL-05")
def test_nobody_is_asked_to_save_the_sentinel() -> None:
    """Preservation saves an Enemy; the Sentinel is none."""
    table = at_the_bridge(5, 1, roll=2, character={"bob": "elf"}, spells={"bob": ["preservation"]})

    assert table.of("place", "ana") == "middle_hills"
