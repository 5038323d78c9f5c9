"""The abilities of Dwarf, Elf, Minstrel and Thief, and the Troll in the Crags.

TAL-EVADE-01, TAL-TOAD-15, TAL-Q26, TAL-Q109, TAL-Q111, TAL-Q114, TAL-Q115
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

# Rolls that may be skipped


@clause("TAL-GOLDEN-02", "TAL-OWN-03")
@pytest.mark.parametrize(
    ("who", "knows"),
    [("dwarf", {"crags", "chasm"}), ("troll", {"crags"}), ("elf", {"forest"}), ("thief", set())],
)
def test_who_may_skip_which_roll(who: str, knows: set[str]) -> None:
    for where in ("crags", "chasm", "forest"):
        table = meet(who=who, where=where, dice=[5])
        if where in knows:
            assert table.options("ana") == ["skip roll", "roll anyway"]
            table.choose("ana", "skip roll")
            assert not table.saw("rolled", seat=0)
        else:
            assert table.saw("rolled", seat=0, die=5)


@clause("TAL-OWN-03")
@pytest.mark.parametrize(("who", "where", "gain"), [("dwarf", "crags", "strength"), ("elf", "forest", "craft")])
def test_what_is_rolled_stands(who: str, where: str, gain: str) -> None:
    table = meet(who=who, where=where, dice=[6])
    table.choose("ana", "roll anyway")

    assert table.of(gain, "ana") == 1


@clause("TAL-FOL-03")
def test_in_the_chasm_the_dwarf_skips_for_his_followers_too() -> None:
    table = meet(who="dwarf", where="chasm", followers={"ana": ["maiden"]}, dice=[1, 1])
    table.act("ana", "skip roll")
    assert table.of("followers", "ana") == ["maiden"]

    table = meet(who="dwarf", where="chasm", followers={"ana": ["maiden"]}, dice=[6, 1])
    table.act("ana", "roll anyway")
    assert table.of("followers", "ana") == []


@clause("TAL-TOAD-15")
@pytest.mark.parametrize(
    ("who", "where"), [("dwarf", "crags"), ("dwarf", "chasm"), ("troll", "crags"), ("elf", "forest")]
)
def test_a_toad_skips_no_roll(who: str, where: str) -> None:
    table = meet(who=who, where=where, toad={"ana": 2}, dice=[5])

    assert table.saw("rolled", seat=0, die=5)


# Evading at home


@clause("TAL-EVADE-01")
@pytest.mark.parametrize(
    ("who", "where", "can"),
    [
        ("dwarf", "hills_1", True),
        ("dwarf", "hills_2", True),
        ("dwarf", "middle_hills", True),
        ("dwarf", "woods_1", False),
        ("dwarf", "fields_1", False),
        ("elf", "woods_1", True),
        ("elf", "woods_2", True),
        ("elf", "woods_3", True),
        ("elf", "middle_woods", True),
        ("elf", "hills_1", False),
        ("elf", "plains_1", False),
    ],
)
def test_the_dwarf_evades_on_hills_and_the_elf_on_woods(who: str, where: str, can: bool) -> None:
    table = meet("bear", who=who, where=where, fate={"ana": 1}, dice=[1, 1])

    assert table.offers("ana", "evade bear") == can


@clause("TAL-EVADE-01", "TAL-TOAD-15")
@pytest.mark.parametrize(("who", "where"), [("dwarf", "hills_1"), ("elf", "woods_1")])
def test_a_toad_does_not_evade_on_hills_or_woods(who: str, where: str) -> None:
    table = meet("bear", who=who, where=where, toad={"ana": 2}, fate={"ana": 1}, dice=[1, 1])

    assert table.why_not("ana", "evade bear") == "TAL-EVADE-01"


@clause("TAL-EVADE-01")
def test_the_sentinel_does_not_stand_on_the_hills() -> None:
    table = lay_out(
        character={"ana": "dwarf"}, place={"ana": "sentinel"}, fate={"ana": 1}, moment="move", dice=[1, 1, 1]
    )
    table.choose("ana", "keep roll", "cross bridge")

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "evade creature") == "TAL-EVADE-01"


# The Dwarf underground


@clause("TAL-Q114")
def test_in_the_cave_the_dwarf_may_add_1() -> None:
    table = meet("cave", who="dwarf", dice=[3])
    table.choose("ana", "add one")
    assert table.of("gold", "ana") == 1 + 2

    table = meet("cave", who="dwarf", dice=[5])
    table.choose("ana", "add nothing")
    assert table.of("gold", "ana") == 1 + 2


@clause("TAL-Q114", "TAL-TOAD-15")
def test_nothing_is_added_in_the_cave_on_a_6_by_a_toad_or_by_others() -> None:
    table = meet("cave", who="dwarf", dice=[6])
    assert table.of("gold", "ana") == 1 + 3

    table = meet("cave", who="dwarf", toad={"ana": 2}, dice=[4])
    assert not table.offers("ana", "add one")

    table = meet("cave", who="thief", dice=[5])
    assert table.of("gold", "ana") == 1 + 2


def at_the_portal(who: str, **fields: Any) -> LaidTable:
    table = lay_out(
        character={"ana": who},
        place={"ana": "portal_of_power"},
        fate={"ana": 0},
        moment="move",
        **fields,
    )
    table.let_pass()
    return table


@clause("TAL-PORTAL-05")
@pytest.mark.parametrize(
    ("who", "key", "dice"), [("dwarf", "pick", 1), ("dwarf", "force", 2), ("thief", "pick", 2)]
)
def test_the_dwarf_picks_the_portal_with_one_die(who: str, key: str, dice: int) -> None:
    table = at_the_portal(who, dice=[3, 1, 1])
    table.choose("ana", f"{key} portal")

    assert len([told for told in table.all_of("rolled") if told["seat"] == 0]) == 1 + dice


@clause("TAL-INNER-14", "TAL-TOAD-15")
@pytest.mark.parametrize(
    ("fields", "dice"),
    [
        ({"who": "dwarf"}, 2),
        ({"who": "thief"}, 3),
        ({"who": "dwarf", "toad": {"ana": 2}, "toad_craft": {"ana": 15}}, 3),
    ],
)
def test_the_dwarf_goes_through_the_mines_with_two_dice(fields: dict[str, Any], dice: int) -> None:
    table = meet(where="mines", craft={"ana": 15}, dice=[1, 1, 1], **fields)

    assert len([told for told in table.all_of("rolled") if told["seat"] == 0]) == dice


@clause("TAL-MISS-01", "TAL-TOAD-15")
@pytest.mark.parametrize(("fields", "missed"), [({"who": "dwarf"}, 0), ({"who": "thief"}, 1)])
def test_the_maze_does_not_hold_the_dwarf(fields: dict[str, Any], missed: int) -> None:
    table = meet("maze", **fields)

    assert table.of("missed", "ana") == missed


@clause("TAL-MISS-01")
def test_the_marsh_holds_him_like_others() -> None:
    table = meet("marsh", who="dwarf")

    assert table.of("missed", "ana") == 1


# The Elf


@clause("TAL-MOVE-09")
def test_the_elf_walks_from_woods_to_woods() -> None:
    table = lay_out(character={"ana": "elf"}, place={"ana": "woods_1"}, moment="turn", adventure_deck=["sword"])
    assert table.options("ana") == ["walk woods_2", "walk woods_3", "roll"], "of the same Region"
    table.choose("ana", "walk woods_3")

    assert table.of("place", "ana") == "woods_3"
    assert table.cards("woods_3") == ["sword"], "with an encounter there"
    assert not table.saw("rolled", seat=0)


@clause("TAL-MOVE-09", "TAL-OWN-03")
def test_the_elf_may_roll_instead_of_walking() -> None:
    table = lay_out(
        character={"ana": "elf"}, place={"ana": "woods_1"}, fate={"ana": 0}, moment="turn", dice=[2]
    )
    table.choose("ana", "roll")

    assert table.options("ana") == ["go tavern", "go hills_1"]


@clause("TAL-MOVE-09", "TAL-TOAD-15", "TAL-Q111")
@pytest.mark.parametrize(
    "fields",
    [
        {"place": {"ana": "fields_1"}},
        {"place": {"ana": "forest"}},
        {"place": {"ana": "middle_woods"}},
        {"character": {"ana": "dwarf"}},
        {"toad": {"ana": 2}},
        {"followers": {"ana": ["poltergeist"]}},
        {"lasting": [{"effect": "blizzard", "by": "bob", "left": 1}], "beside": ["blizzard"]},
    ],
)
def test_the_elf_does_not_walk_from_elsewhere_as_a_toad_or_if_limited_to_one_space(
    fields: dict[str, Any],
) -> None:
    usual: dict[str, Any] = {"character": {"ana": "elf"}, "place": {"ana": "woods_1"}, "fate": {"ana": 0}}
    table = lay_out(**(usual | fields))
    table.let_pass()

    assert table.occasion() == "way"
    assert table.why_not("ana", "walk woods_3") == "TAL-MOVE-09"


# The Minstrel


@clause("TAL-Q109")
@pytest.mark.parametrize("enemy", ["wild_boar", "wolf", "ape", "bear", "lion", "serpent", "dragon"])
def test_animals_and_dragons_do_not_attack_the_minstrel(enemy: str) -> None:
    table = meet(enemy, "sword", who="minstrel")
    table.choose("ana", f"evade {enemy}")
    table.act("ana", "take sword")

    assert not table.all_of("attack_rolled")
    assert table.cards("fields_1") == [enemy]


@clause("TAL-Q109", "TAL-OWN-03")
def test_the_minstrel_may_attack_animals_and_dragons() -> None:
    table = meet("wolf", "goblin", who="minstrel", dice=[6, 1])
    table.choose("ana", "stand and fight")

    assert table.scores()[1] == 2 + 2 + 1, "together with any other Strength Enemies there"


@clause("TAL-Q109")
@pytest.mark.parametrize("enemy", ["goblin", "ogre", "shadow"])
def test_monsters_and_spirits_attack_the_minstrel(enemy: str) -> None:
    table = meet(enemy, who="minstrel", fate={"ana": 1}, dice=[1, 1])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", f"evade {enemy}") == "TAL-EVADE-01"


@clause("TAL-Q109")
@pytest.mark.parametrize(("roll", "can"), [(1, True), (2, False)])
def test_the_minstrel_can_leave_the_dragon_of_the_cave_alone_but_not_its_goblin(roll: int, can: bool) -> None:
    table = meet("cave", who="minstrel", dice=[roll, 6, 1])

    assert table.offers("ana", "evade creature") == can


@clause("TAL-TOAD-15")
def test_animals_do_attack_a_toad() -> None:
    table = meet("wolf", who="minstrel", toad={"ana": 2}, fate={"ana": 1}, dice=[1, 1])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "charm wolf") == "TAL-Q115"


@clause("TAL-Q115")
@pytest.mark.parametrize(("animal", "strength"), [("wild_boar", 1), ("wolf", 2), ("lion", 3), ("serpent", 4)])
def test_the_minstrel_charms_an_animal_with_a_die_above_its_strength(animal: str, strength: int) -> None:
    for die in range(1, 7):
        table = meet(animal, who="minstrel", dice=[die])
        table.choose("ana", f"charm {animal}")
        is_charmed = die > strength
        assert table.of("followers", "ana") == ([animal] if is_charmed else [])
        assert table.cards("fields_1") == ([] if is_charmed else [animal])
        assert not table.all_of("attack_rolled"), "it does not attack either way"
        assert table.saw("charmed" if is_charmed else "not_charmed", seat=0, card=animal)


@clause("TAL-Q115")
def test_one_attempt_for_each_animal() -> None:
    table = meet("bear", "lion", who="minstrel", dice=[1, 6])
    table.choose("ana", "charm bear")
    assert table.options("ana") == ["evade lion", "charm lion", "stand and fight"]
    table.choose("ana", "charm lion")

    assert table.of("followers", "ana") == ["lion"]
    assert table.cards("fields_1") == ["bear"]


@clause("TAL-Q38")
def test_fate_may_be_spent_on_charming() -> None:
    table = meet("bear", who="minstrel", fate={"ana": 1}, dice=[1, 6])
    table.choose("ana", "charm bear", "reroll first")

    assert table.of("followers", "ana") == ["bear"]


@clause("TAL-Q115")
def test_dragons_are_not_charmed_and_nobody_else_charms() -> None:
    table = meet("dragon", who="minstrel")
    assert table.options("ana") == ["evade dragon", "stand and fight"]

    table = meet("bear", who="elf", where="woods_1")
    assert table.options("ana") == ["evade bear", "stand and fight"]


@clause("TAL-Q115", "TAL-Q112")
def test_with_the_hag_he_charms_none() -> None:
    table = meet("bear", who="minstrel", followers={"ana": ["cursed_by_a_hag"]})
    table.until("evasion_choice")

    assert table.options("ana") == ["evade bear", "stand and fight"]


@clause("TAL-Q115")
def test_one_charmed_animal_helps_in_a_battle_and_stays() -> None:
    table = meet("ogre", who="minstrel", followers={"ana": ["bear", "serpent"]}, dice=[1, 1])
    table.until("prepare")
    assert table.options("ana") == ["call serpent", "call bear", "attack roll"]
    table.choose("ana", "call serpent")

    assert table.scores() == (2 + 4 + 1, 5 + 1)
    assert table.of("followers", "ana") == ["bear", "serpent"]


@clause("TAL-Q115", "TAL-FOL-03")
def test_charmed_animals_are_followers_in_every_respect() -> None:
    """They can be killed in the Chasm, given to the Vampires, and delivered to the Warlock."""
    table = meet(who="minstrel", where="chasm", followers={"ana": ["bear"]}, dice=[6, 1])
    table.let_pass("before_space")
    assert table.of("followers", "ana") == []

    table = meet(who="minstrel", where="vampires_tower", followers={"ana": ["bear"]}, dice=[1])
    table.act("ana", "sacrifice bear")
    assert table.of("life", "ana") == 4

    table = meet("bear", who="minstrel", quest={"ana": 3}, dice=[6])
    table.choose("ana", "charm bear", "deliver bear")
    assert table.saw("quest_fulfilled", seat=0)
    assert table.open()["adventure_discard"] == ["bear"]


@clause("TAL-ENC-05", "TAL-Q26")
def test_the_minstrel_takes_maiden_and_princess() -> None:
    table = duel("minstrel", "dwarf", followers={"bob": ["maiden", "princess", "guide"]})
    table.act("ana", "court seat-1")
    assert table.options("ana") == ["take lady maiden", "take lady princess", "take no lady"]
    table.choose("ana", "take lady maiden", "take lady princess")

    assert sorted(table.of("followers", "ana")) == ["maiden", "princess"]
    assert table.of("followers", "bob") == ["guide"]
    table.let_pass("turn_end")
    assert table.open()["active"] == "bob"


@clause("TAL-ENC-05")
def test_the_minstrel_may_take_only_one_of_maiden_and_princess() -> None:
    table = duel("minstrel", "dwarf", followers={"bob": ["maiden", "princess"]})
    table.act("ana", "court seat-1", "take lady princess", "take no lady")

    assert table.of("followers", "bob") == ["maiden"]


@clause("TAL-ENC-05", "TAL-TOAD-15", "TAL-Q112")
@pytest.mark.parametrize(
    "fields",
    [
        {"followers": {"bob": ["prince", "unicorn"]}},
        {"followers": {"bob": ["maiden"]}, "toad": {"ana": 2}},
        {"followers": {"bob": ["maiden"], "ana": ["cursed_by_a_hag"]}},
    ],
)
def test_no_others_not_as_a_toad_and_not_with_the_hag(fields: dict[str, Any]) -> None:
    table = duel("minstrel", "dwarf", **fields)
    table.until("encounter")

    assert table.options("ana") == ["attack seat-1", "meet space"]
    assert table.why_not("ana", "court seat-1") == "TAL-ENC-05"


# The Thief


@clause("TAL-ENC-05", "TAL-Q26")
@pytest.mark.parametrize("loot", ["take coin", "take object ring", "take object sword"])
def test_the_thief_takes_a_coin_or_an_object_without_a_roll(loot: str) -> None:
    table = duel("thief", "dwarf", objects={"bob": ["ring", "sword"]})
    table.act("ana", "rob seat-1")
    assert table.options("ana") == ["take coin", "take object sword", "take object ring"]
    table.choose("ana", loot)

    assert table.of("gold", "ana") + len(table.of("objects", "ana")) == 2, "one thing"
    assert not table.all_of("rolled") or table.all_of("rolled")[0]["seat"] == 1
    table.let_pass("turn_end")
    assert table.open()["active"] == "bob"


@clause("TAL-ENC-05", "TAL-OWN-08", "TAL-TOAD-15")
@pytest.mark.parametrize(
    "fields",
    [
        {"gold": {"bob": 0}, "followers": {"bob": ["maiden"]}},
        {"gold": {"bob": 0}, "objects": {"bob": ["holy_grail"]}, "alignment": {"ana": "evil"}},
        {"toad": {"ana": 2}},
    ],
)
def test_the_thief_takes_nothing_from_those_who_have_nothing_or_as_a_toad(fields: dict[str, Any]) -> None:
    table = duel("thief", "dwarf", **fields)
    table.until("encounter")

    assert table.options("ana") == ["attack seat-1", "meet space"]
    assert table.why_not("ana", "rob seat-1") == "TAL-ENC-05"


@clause("TAL-PURCHASE-01")
@pytest.mark.parametrize("service", ["healer", "mystic"])
def test_in_the_village_he_helps_himself_as_well(service: str) -> None:
    """Any kind of card, also one that is not sold there; whatever he visits."""
    table = meet(who="thief", where="village", gold={"ana": 5}, dice=[2])
    table.choose("ana", f"visit {service}")
    assert table.offers("ana", "pilfer purchase_water_bottle")
    table.choose("ana", "pilfer purchase_mule")

    assert table.of("followers", "ana") == ["purchase_mule"]
    assert table.of("gold", "ana") == 5
    assert table.occasion() != "pilfering", "one card"
    assert not table.offers("ana", "buy"), "nor is he in a shop"


@clause("TAL-PURCHASE-01")
def test_at_the_blacksmith_and_on_the_market_he_may_go_on_buying() -> None:
    table = meet(who="thief", where="village", gold={"ana": 2})
    table.choose("ana", "visit blacksmith", "pilfer purchase_armour")
    assert not table.offers("ana", "pilfer")
    table.choose("ana", "buy purchase_sword")
    assert table.of("objects", "ana") == ["purchase_armour", "purchase_sword"]

    table = meet("market", who="thief", gold={"ana": 0})
    table.choose("ana", "pilfer purchase_axe")
    assert table.of("objects", "ana") == ["purchase_axe"]


@clause("TAL-PURCHASE-01", "TAL-OWN-03", "TAL-TOAD-15")
def test_the_thief_need_not_pilfer_and_others_and_toads_cannot() -> None:
    table = meet(who="thief", where="village", dice=[2])
    table.choose("ana", "visit mystic", "pilfer nothing")
    assert table.of("objects", "ana") == []

    for fields in ({"who": "dwarf"}, {"who": "thief", "toad": {"ana": 2}}):
        table = meet(where="village", dice=[2], **fields)
        table.choose("ana", "visit mystic")
        assert not table.offers("ana", "pilfer")


@clause("TAL-PURCHASE-04")
def test_the_thief_takes_nothing_that_is_sold_out() -> None:
    table = meet("market", who="thief", objects={"bob": ["purchase_raft"]})

    assert table.why_not("ana", "pilfer purchase_raft") == "TAL-PURCHASE-04"
