"""Rulings on fights: TAL-Q05, TAL-Q09, TAL-Q11, TAL-Q38, TAL-Q41, TAL-Q42, TAL-Q45, TAL-Q46."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet


def at_the_sentinel(dice: list[int], **fields: Any) -> LaidTable:
    """A Dwarf of Strength 3 steps on the bridge."""
    table = lay_out(
        character={"ana": "dwarf"},
        fate={"ana": 0},
        place={"ana": "sentinel"},
        moment="move",
        dice=[1, *dice],
        **fields,
    )
    table.act("ana", "cross bridge")
    return table


@clause("TAL-Q05", "TAL-STAT-03")
@pytest.mark.parametrize(("who", "strength", "value"), [("wizard", 2, 5), ("dwarf", 3, 3)])
def test_psionic_blast_adds_the_printed_craft_only(who: str, strength: int, value: int) -> None:
    table = meet(
        "bear",
        who=who,
        craft={"ana": 2},
        objects={"ana": ["ring"]},
        followers={"ana": ["maiden"]},
        spells={"ana": ["psionic_blast"]},
        dice=[1, 6],
    )
    table.act("ana", "cast psionic_blast")
    table.let_pass()

    assert table.scores()[0] == (strength + 1) + value + 1


@clause("TAL-Q09", "TAL-SENTINEL-06")
def test_an_object_saves_a_life_lost_to_the_sentinel() -> None:
    table = at_the_sentinel([1, 1, 5], objects={"ana": ["shield"]})
    table.act("ana", "armour shield")

    assert table.of("life", "ana") == 5
    assert table.of("place", "ana") == "sentinel"


@clause("TAL-Q09", "TAL-SENTINEL-06")
def test_a_spell_saves_a_life_lost_to_the_sentinel() -> None:
    table = at_the_sentinel([1, 1], spells={"ana": ["preservation"]})
    table.act("ana", "cast preservation seat-0")

    assert table.of("life", "ana") == 5
    assert table.open()["active"] == "bob"


@clause("TAL-Q11", "TAL-TURN-12")
def test_with_a_counter_the_sorceress_has_the_strength_of_the_example() -> None:
    table = lay_out(
        character={"ana": "sorceress"}, place={"ana": "temple"}, strength={"ana": 1}, fate={"ana": 0}, dice=[2]
    )

    assert table.of("total_strength", "ana") == 3
    assert sorted(table.options("ana")) == ["go oasis", "go runes_1"]


# Fate (TAL-Q38)


@clause("TAL-Q38", "TAL-FATE-05")
@pytest.mark.parametrize(
    ("where", "fields", "dice", "options"),
    [
        ("pits", {}, [6], ["reroll first"]),
        ("werewolf_den", {}, [6, 6], ["reroll first", "reroll second"]),
        ("crypt", {}, [6, 6, 6], ["reroll first", "reroll second", "reroll third"]),
        ("mines", {}, [6, 6, 6], ["reroll first", "reroll second", "reroll third"]),
        ("temple", {}, [1, 1], ["reroll first", "reroll second"]),
        ("dice_with_death", {}, [1, 1], ["reroll first", "reroll second"]),
        ("crown_of_command", {}, [1], ["reroll first"]),
    ],
)
def test_fate_can_be_spent_on_rolls_made_by_instruction(
    where: str, fields: dict[str, Any], dice: list[int], options: list[str]
) -> None:
    table = meet(who="thief", where=where, fate={"ana": 2}, dice=dice, **fields)

    assert table.occasion() == "fate"
    assert table.options("ana") == [*options, "keep roll"]


@clause("TAL-Q38", "TAL-FATE-08")
def test_dice_thrown_for_one_total_are_one_roll() -> None:
    table = meet(who="thief", where="temple", fate={"ana": 2}, dice=[1, 1, 4])
    table.choose("ana", "reroll first")

    assert table.of("fate", "ana") == 1
    assert table.of("enslaved", "ana"), "4 and 1 make 5; the other die stays"


@clause("TAL-Q38")
def test_quests_and_the_portal_can_be_rolled_again() -> None:
    table = meet(who="thief", where="warlocks_cave", fate={"ana": 1}, dice=[1, 2])
    table.choose("ana", "take quest", "reroll first")
    assert table.of("quest", "ana") == 2

    table = lay_out(
        character={"ana": "thief"},
        place={"ana": "portal_of_power"},
        fate={"ana": 1},
        moment="move",
        dice=[3, 6, 1, 1],
    )
    table.choose("ana", "keep roll", "force portal", "reroll first")
    assert table.of("place", "ana") == "plain_of_peril"


@clause("TAL-Q38")
def test_in_the_chasm_each_die_is_a_roll_of_its_own() -> None:
    table = meet(
        who="thief",
        where="chasm",
        fate={"ana": 2},
        followers={"ana": ["maiden"]},
        dice=[1, 6, 2, 5],
    )
    table.act("ana", "reroll first", "reroll first")

    assert table.of("life", "ana") == 4
    assert table.of("followers", "ana") == ["maiden"]
    assert table.of("fate", "ana") == 0


@clause("TAL-Q38", "TAL-FATE-09")
def test_the_dice_of_death_cannot_be_rolled_again() -> None:
    """Once Death has rolled, it is decided."""
    table = meet(who="thief", where="dice_with_death", fate={"ana": 2}, dice=[1, 2, 6, 6])
    table.choose("ana", "keep roll")

    assert table.saw("diced_with_death", own=3, deaths=12)
    assert table.of("life", "ana") == 3
    assert table.of("fate", "ana") == 2


# Several Enemies (TAL-Q41)


@clause("TAL-Q41")
def test_an_effect_on_one_creature_affects_one_enemy() -> None:
    table = meet("dragon", "wolf", who="dwarf", spells={"ana": ["immobility"]}, dice=[6, 1])
    table.until("evasion")
    assert {"immobilise dragon", "immobilise wolf"} < set(table.options("ana"))
    table.choose("ana", "immobilise dragon")

    assert table.scores() == (3 + 6, 2 + 1), "the Dragon no longer adds its Strength"
    assert table.cards("fields_1") == ["dragon"]


@clause("TAL-Q41")
def test_saving_one_enemy_makes_the_whole_fight_a_stand_off() -> None:
    table = meet("bear", "wolf", who="troll", spells={"bob": ["preservation"]}, dice=[6, 1])
    table.act("bob", "preserve enemy")

    assert table.trophies("ana") == []
    assert sorted(table.cards("fields_1")) == ["bear", "wolf"]
    assert table.of("life", "ana") == 6
    assert table.open()["active"] == "bob"


@clause("TAL-Q42")
def test_creatures_that_are_not_enemies_fight_alone() -> None:
    """A Bear that lies on the Sentinel's space does not join in; nor does a Wolf in the Forest."""
    table = at_the_sentinel([1, 2], cards={"sentinel": ["bear"]})
    assert table.scores() == (3 + 1, 9 + 2)

    invisible = [{"effect": "invisible", "seat": "ana", "by": "ana"}]
    table = meet("wolf", who="dwarf", where="forest", lasting=invisible, dice=[1, 6, 1])
    table.choose("ana", "evade wolf", "stand and fight")
    assert table.scores() == (3 + 6, 4 + 1)
    assert table.cards("forest") == ["wolf"]


# Spaces that hold a character


@clause("TAL-Q44", "TAL-Q45", "TAL-CMB-19")
def test_after_a_stand_off_in_the_den_the_same_werewolf_waits() -> None:
    table = meet(who="thief", where="werewolf_den", missed={"bob": 1}, dice=[1, 2, 1, 1, 6, 1])
    assert table.scores() == (3 + 1, 3 + 1)
    assert table.of("place", "ana") == "werewolf_den"
    assert table.options("ana") == ["stay", "turn back dice_with_death"]
    table.choose("ana", "stay")

    assert table.scores() == (3 + 6, 3 + 1), "his Strength is not rolled anew"


@clause("TAL-Q45", "TAL-INNER-22")
def test_after_a_stand_off_in_the_pits_the_undecided_fiend_is_among_the_rest() -> None:
    """Two Pit Fiends of Strength 4: the first is beaten, the second ties."""
    table = meet(who="thief", where="pits", missed={"bob": 1}, dice=[2, 6, 1, 2, 1])

    assert [told["foe"] for told in table.all_of("scores")] == [5, 5]
    assert table.of("foes_left", "ana") == 1
    assert table.options("ana") == ["stay", "turn back vampires_tower"]


@clause("TAL-Q46", "TAL-CMB-16")
def test_a_life_saved_in_the_pits_is_still_a_defeat() -> None:
    table = meet(who="thief", where="pits", objects={"ana": ["armour"]}, dice=[2, 1, 6, 6])
    table.act("ana", "armour armour")
    table.let_pass("turn_end")

    assert table.of("life", "ana") == 4
    assert table.of("foes_left", "ana") == 2
    assert table.open()["active"] == "bob"


@clause("TAL-Q26", "TAL-PVP-12")
def test_an_ability_used_on_a_character_ends_the_turn_like_a_fight() -> None:
    table = duel("thief", "dwarf", cards={"fields_1": ["bag_of_gold"]})
    table.act("ana", "rob seat-1", "take coin")

    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["bag_of_gold"]
