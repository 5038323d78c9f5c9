"""Places: TAL-ADV-17, TAL-Q29, TAL-Q48, TAL-Q69, TAL-Q114."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out, meet

# The Cave


@clause("TAL-ADV-17", "TAL-ENC-11")
@pytest.mark.parametrize(("roll", "gold"), [(4, 3), (5, 3), (6, 4)])
def test_gold_in_the_cave(roll: int, gold: int) -> None:
    table = meet("cave", dice=[roll])

    assert table.of("gold", "ana") == gold
    assert table.cards("fields_1") == ["cave"]


@clause("TAL-Q54", "TAL-Q76")
def test_a_toad_finds_no_gold_and_nobody_more_than_there_is() -> None:
    assert meet("cave", dice=[6], toad={"ana": 2}, gold={"ana": 0}).of("gold", "ana") == 0
    assert meet("cave", dice=[6], gold={"ana": 0, "bob": 28}).of("gold", "ana") == 2


@clause("TAL-MISS-01", "TAL-MISS-03")
def test_a_character_who_is_lost_in_the_cave_misses_a_turn() -> None:
    table = meet("cave", dice=[3])

    assert table.asked() == "bob"
    assert table.of("missed", "ana") == 1


@clause("TAL-MISS-02")
def test_with_another_place_to_visit_the_rest_of_the_turn_is_missed() -> None:
    table = meet("cave", "shrine", dice=[3])

    assert table.of("missed", "ana") == 0
    assert table.asked() == "bob"


@clause("TAL-Q42", "TAL-Q48", "TAL-CMB-13")
@pytest.mark.parametrize(("roll", "creature", "power"), [(1, "cave_dragon", 7), (2, "cave_goblin", 2)])
def test_a_creature_of_the_cave_is_not_a_trophy(roll: int, creature: str, power: int) -> None:
    table = meet("cave", who="ghoul", dice=[roll, 6, 1], strength={"ana": 4})

    assert table.saw("creature_attacks", seat=0, creature=creature)
    assert table.saw("scores", seat=0, own=12, foe=power + 1)
    assert table.saw("won_fight", seat=0)
    assert table.trophies("ana") == []


@clause("TAL-CMB-14", "TAL-CMB-16")
def test_a_character_who_is_beaten_in_the_cave_loses_a_life_and_his_turn() -> None:
    table = meet("cave", "shrine", who="ghoul", dice=[1, 1, 6])

    assert table.of("life", "ana") == 3
    assert table.asked() == "bob"


@clause("TAL-Q109", "TAL-EVADE-05")
@pytest.mark.parametrize(("roll", "leaves_alone"), [(1, True), (2, False)])
def test_the_minstrel_may_leave_the_dragon_of_the_cave_alone(roll: int, leaves_alone: bool) -> None:
    table = meet("cave", who="minstrel", dice=[roll, 6, 1])

    assert table.offers("ana", "evade creature") == leaves_alone


@clause("TAL-Q114")
def test_the_dwarf_may_add_1_in_the_cave() -> None:
    adding = meet("cave", who="dwarf", dice=[3])
    assert adding.options("ana") == ["add one", "add nothing"]
    adding.choose("ana", "add one")
    assert adding.of("gold", "ana") == 3

    not_adding = meet("cave", who="dwarf", dice=[5])
    not_adding.choose("ana", "add nothing")
    assert not_adding.of("gold", "ana") == 3


@clause("TAL-Q114", "TAL-TOAD-15")
@pytest.mark.parametrize(
    ("character", "roll", "toad"), [("dwarf", 6, 0), ("dwarf", 4, 2), ("monk", 4, 0), ("priest", 4, 0)]
)
def test_nobody_adds_to_a_6_and_nobody_but_the_dwarf_in_the_cave(character: str, roll: int, toad: int) -> None:
    table = meet("cave", who=character, dice=[roll], toad={"ana": toad})

    assert table.asked() == "bob"
    assert not table.saw("added_one")


# Wells

WELL_FIELDS = [
    ("fountain_of_wisdom", "craft", "craft"),
    ("magic_stream", "strength", "strength"),
    ("pool_of_life", "life", "life"),
]


def drawn(place: str, **fields: Any) -> LaidTable:
    return lay_out(
        2,
        moment="space",
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        adventure_deck=[place],
        **fields,
    )


@clause("TAL-ADV-17", "TAL-STAT-04")
@pytest.mark.parametrize(("well", "field", "supply"), WELL_FIELDS)
def test_a_visitor_may_take_one_of_the_four_counters(well: str, field: str, supply: str) -> None:
    table = drawn(well)
    before = table.of(field, "ana")
    in_supply = table.open()["supply"][supply]
    assert table.open()["wells"][well] == 4

    table.choose("ana", f"drink from {well}")

    assert table.of(field, "ana") == before + 1
    assert table.open()["wells"][well] == 3
    assert table.open()["supply"][supply] == in_supply
    assert table.cards("fields_1") == [well]
    assert not table.offers("ana", f"drink from {well}")


@clause("TAL-ADV-17")
def test_nobody_has_to_drink() -> None:
    table = drawn("pool_of_life")

    table.choose("ana", "drink nothing")

    assert table.of("life", "ana") == 5
    assert table.open()["wells"]["pool_of_life"] == 4
    assert table.cards("fields_1") == ["pool_of_life"]


@clause("TAL-Q24")
@pytest.mark.parametrize(("well", "field", "_supply"), WELL_FIELDS)
def test_the_last_counter_empties_the_well(well: str, field: str, _supply: str) -> None:
    table = meet(well, wells={well: 1})
    before = table.of(field, "ana")

    table.choose("ana", f"drink from {well}")

    assert table.of(field, "ana") == before + 1
    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == [well]


@clause("TAL-GOLDEN-07", "TAL-Q55")
@pytest.mark.parametrize(("well", "field"), [("fountain_of_wisdom", "craft"), ("magic_stream", "strength")])
def test_a_well_that_the_supply_could_not_fill_is_discarded_when_it_is_visited(well: str, field: str) -> None:
    table = drawn(well, **{field: {"ana": 36, "bob": 36}})

    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == [well]


@clause("TAL-TOAD-05")
def test_what_a_toad_drinks_of_strength_counts_as_a_toads() -> None:
    table = meet("magic_stream", wells={"magic_stream": 2}, toad={"ana": 2}, strength={"ana": 1})

    table.choose("ana", "drink from magic_stream")

    assert table.of("toad_strength", "ana") == 1
    assert table.of("strength", "ana") == 1


@clause("TAL-TOAD-12", "TAL-LIFE-14")
def test_a_life_that_a_toad_drinks_is_his_own() -> None:
    table = meet("pool_of_life", wells={"pool_of_life": 2}, toad={"ana": 2})

    table.choose("ana", "drink from pool_of_life")

    assert table.of("life", "ana") == 6


# The Magic Portal


@clause("TAL-TURN-07")
@pytest.mark.parametrize(
    ("roll", "space"),
    list(enumerate(["crags", "village", "city", "warlocks_cave", "temple", "plain_of_peril"], start=1)),
)
def test_the_die_decides_where_the_magic_portal_leads(roll: int, space: str) -> None:
    table = meet("magic_portal", dice=[roll])

    table.choose("ana", "pass through")

    assert table.saw("moved", seat=0, space=space)
    assert table.cards("fields_1") == ["magic_portal"]


@clause("TAL-TURN-07", "TAL-Q28")
def test_behind_the_magic_portal_the_character_has_an_encounter() -> None:
    table = meet("magic_portal", dice=[3], place={"bob": "city"})

    table.choose("ana", "pass through")

    assert table.options("ana") == ["attack seat-1", "meet space"]


@clause("TAL-ADV-17")
def test_nobody_has_to_pass_through_the_magic_portal() -> None:
    table = meet("magic_portal")
    assert table.occasion() == "magic_portal"
    assert table.options("ana") == ["pass through", "stay outside"]

    table.choose("ana", "stay outside")

    assert table.of("place", "ana") == "fields_1"
    assert not table.saw("rolled", seat=0)


@clause("TAL-Q90")
def test_an_open_quest_does_not_bar_the_magic_portal() -> None:
    table = meet("magic_portal", dice=[6], quest={"ana": 1})

    table.choose("ana", "pass through")

    assert table.of("place", "ana") == "plain_of_peril"


@clause("TAL-Q03")
def test_what_lies_there_may_be_taken_before_passing_through() -> None:
    table = meet("magic_portal", "sword")

    table.choose("ana", "take sword")
    table.let_pass("before_card")

    assert table.offers("ana", "pass through")
    assert table.of("objects", "ana") == ["sword"]


# The Market


@clause("TAL-PURCHASE-01", "TAL-GOLD-04")
def test_the_market_sells_to_a_visitor_only() -> None:
    table = meet("market", gold={"ana": 4, "bob": 5})

    assert table.options("ana") == [
        "buy purchase_helmet",
        "buy purchase_mule",
        "buy purchase_raft",
        "buy purchase_shield",
        "buy purchase_sword",
        "buy purchase_water_bottle",
        "buy no more",
    ]
    table.choose("ana", "buy purchase_raft", "buy purchase_sword")

    assert table.of("objects", "ana") == ["purchase_raft", "purchase_sword"]
    assert table.of("gold", "ana") == 0
    assert table.cards("fields_1") == ["market"]
    assert not table.offers("bob", "buy")


@clause("TAL-GOLDEN-02")
def test_the_thief_helps_himself_at_the_market() -> None:
    table = meet("market", who="thief", gold={"ana": 0})

    table.choose("ana", "pilfer purchase_axe")

    assert table.of("objects", "ana") == ["purchase_axe"]
    assert not table.offers("ana", "pilfer")


# Marsh and Maze


@clause("TAL-MISS-01", "TAL-STAT-06")
@pytest.mark.parametrize(
    ("fields", "missed"),
    [
        ({}, 1),
        ({"strength": {"ana": 1}}, 0),
        ({"objects": {"ana": ["magic_belt"]}}, 0),
        ({"objects": {"ana": ["sword"]}}, 1),
        ({"strength": {"ana": 3}, "toad": {"ana": 2}}, 1),
    ],
)
def test_the_marsh_holds_a_character_with_less_than_5_strength(fields: dict[str, Any], missed: int) -> None:
    table = meet("marsh", **fields)
    table.let_pass("before_card")
    table.let_pass("turn_end")

    assert table.open()["active"] == "bob"
    assert table.of("missed", "ana") == missed
    assert table.cards("fields_1") == ["marsh"]


@clause("TAL-MISS-01", "TAL-STAT-07", "TAL-TOAD-15")
@pytest.mark.parametrize(
    ("character", "fields", "missed"),
    [
        ("elf", {}, 1),
        ("elf", {"craft": {"ana": 1}}, 0),
        ("wizard", {}, 0),
        ("dwarf", {}, 0),
        ("dwarf", {"toad": {"ana": 2}}, 1),
    ],
)
def test_the_maze_holds_a_character_with_less_than_5_craft_but_never_the_dwarf(
    character: str, fields: dict[str, Any], missed: int
) -> None:
    table = meet("maze", who=character, **fields)

    assert table.asked() == "bob"
    assert table.of("missed", "ana") == missed


@clause("TAL-ADV-05", "TAL-MISS-02")
def test_a_place_met_later_counts_as_a_card_still_to_be_met() -> None:
    table = meet("marsh", "market")

    assert table.of("missed", "ana") == 0
    assert table.asked() == "bob"


# The Shrine


@clause("TAL-ADV-17", "TAL-ENC-11")
@pytest.mark.parametrize(
    ("roll", "field", "after"),
    [(1, "life", 4), (2, "fate", 1), (3, "gold", 2), (4, "spell_count", 1), (5, "life", 5)],
)
def test_a_visitor_of_the_shrine_must_pray(roll: int, field: str, after: int) -> None:
    table = meet("shrine", who="elf", dice=[roll])

    assert table.of(field, "ana") == after
    assert table.cards("fields_1") == ["shrine"]


@clause("TAL-Q69")
def test_the_shrine_gives_no_spell_beyond_the_limit() -> None:
    assert meet("shrine", who="warrior", dice=[4]).of("spell_count", "ana") == 0


@clause("TAL-TURN-07", "TAL-Q29")
def test_a_prayer_of_6_teleports_to_any_space_of_the_region() -> None:
    table = meet("shrine", dice=[6, 3], cards={"plains_1": ["shield"]})

    assert len(table.options("ana")) == 24
    assert table.offers("ana", "teleport fields_1")
    table.choose("ana", "teleport plains_1")

    assert table.of("place", "ana") == "plains_1"
    assert table.offers("ana", "take shield")
    assert table.cards("fields_1") == ["shrine"]


@clause("TAL-Q29")
def test_a_character_who_is_teleported_to_the_shrine_again_prays_again() -> None:
    table = meet("shrine", dice=[6, 3])

    table.choose("ana", "teleport fields_1")

    assert table.of("gold", "ana") == 2


@clause("TAL-Q114")
@pytest.mark.parametrize("character", ["monk", "priest"])
def test_the_monk_and_the_priest_may_add_1_to_the_prayer(character: str) -> None:
    table = meet("shrine", who=character, dice=[2])

    table.choose("ana", "add one")

    assert table.of("gold", "ana") == 2
    assert table.of("fate", "ana") == 0


@clause("TAL-Q114")
@pytest.mark.parametrize(("character", "roll"), [("monk", 6), ("dwarf", 2), ("elf", 2)])
def test_nobody_adds_to_a_prayer_of_6_and_others_add_nothing(character: str, roll: int) -> None:
    table = meet("shrine", who=character, dice=[roll])

    assert table.occasion() != "addition"
    assert table.why_not("ana", "add one") is not None


@clause("TAL-ADV-07")
def test_only_the_pool_of_life_is_filled_with_lives() -> None:
    table = drawn("market")

    assert table.open()["wells"]["pool_of_life"] == 0


@clause("TAL-GOLDEN-07", "TAL-Q55")
def test_without_a_cone_the_pool_of_life_stays_empty() -> None:
    table = drawn("pool_of_life", life={"ana": 36, "bob": 36})

    assert table.open()["wells"]["pool_of_life"] == 0
