"""The spaces of the Middle Region that have an instruction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, meet, to_move


def at(place: str, /, **position: Any) -> LaidTable:
    """Ana has landed on a space and follows its instruction, up to the first thing she is asked."""
    table = meet(where=place, **position)
    table.let_pass()
    return table


# The Warlock's Cave


@clause("TAL-QUEST-02")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_says_which_quest_it_is(die: int) -> None:
    table = at("warlocks_cave", dice=[die], gold={"ana": 0})

    table.choose("ana", "take quest")

    assert table.of("quest", "ana") == die


@clause("TAL-QUEST-02")
def test_nobody_has_to_take_a_quest() -> None:
    table = at("warlocks_cave")

    table.choose("ana", "take no quest")

    assert table.of("quest", "ana") == 0


@clause("TAL-QUEST-03")
def test_there_is_no_second_quest_beside_the_first() -> None:
    table = at("warlocks_cave", quest={"ana": 2})

    assert not table.offers("ana", "take quest")
    assert table.why_not("ana", "take quest") == "TAL-QUEST-03"


@clause("TAL-QUEST-05", "TAL-QUEST-07", "TAL-Q91")
def test_what_he_has_already_is_delivered_right_after_the_roll() -> None:
    table = at("warlocks_cave", dice=[6], gold={"ana": 3})

    table.choose("ana", "take quest")

    assert table.of("gold", "ana") == 1
    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.of("quest", "ana") == 0
    assert table.occasion() == "turn_end", "no new encounter in the Cave this turn"


@clause("TAL-QUEST-04")
def test_after_a_quest_another_may_be_taken() -> None:
    table = at("warlocks_cave", objects={"ana": ["stack_talisman"]})

    assert table.offers("ana", "take quest")


# The Temple


@pytest.mark.parametrize(
    ("dice", "field", "value"),
    [
        ([1, 1], "life", 3),
        ([1, 2], "life", 4),
        ([2, 2], "life", 4),
        ([4, 2], "strength", 1),
        ([5, 2], "craft", 2),
        ([4, 4], "spell_count", 1),
        ([4, 5], "spell_count", 1),
        ([5, 5], "objects", ["stack_talisman"]),
        ([5, 6], "fate", 2),
        ([6, 6], "life", 7),
    ],
)
@clause("TAL-FATE-14")
def test_the_temple_answers(dice: list[int], field: str, value: object) -> None:
    before = {"life": 5, "fate": 0, "strength": 0, "craft": 1, "spell_count": 0, "objects": []}
    table = at("temple", dice=dice, craft={"ana": 1})

    assert {name: table.of(name, "ana") for name in before} == before | {field: value}


@clause("TAL-LIFE-14", "TAL-LIFE-16")
def test_the_warrior_at_full_life_gains_two_at_the_temple() -> None:
    assert at("temple", dice=[6, 6]).of("life", "ana") == 7


@clause("TAL-Q53", "TAL-FOL-03")
def test_a_four_costs_a_follower_or_a_life() -> None:
    table = at("temple", dice=[2, 2], followers={"ana": ["guide", "mule"]})
    assert table.options("ana") == ["lose follower mule", "lose follower guide", "lose life instead"]

    table.choose("ana", "lose follower guide")

    assert table.of("followers", "ana") == ["mule"]
    assert table.of("life", "ana") == 5
    assert table.open()["adventure_discard"] == ["guide"]
    assert table.cards("temple") == []


@clause("TAL-Q53")
def test_a_four_may_cost_the_life_instead() -> None:
    table = at("temple", dice=[2, 2], followers={"ana": ["guide"]})

    table.choose("ana", "lose life instead")

    assert table.of("life", "ana") == 4
    assert table.of("followers", "ana") == ["guide"]


@clause("TAL-Q53", "TAL-Q112")
def test_a_forced_follower_cannot_be_lost_for_the_life() -> None:
    table = at("temple", dice=[2, 2], followers={"ana": ["poltergeist"]})

    assert table.of("life", "ana") == 4
    assert table.of("followers", "ana") == ["poltergeist"]
    assert table.why_not("ana", "lose follower poltergeist") == "TAL-Q112"


@clause("TAL-Q53")
def test_no_follower_is_lost_without_the_four() -> None:
    table = at("temple", dice=[6, 6], followers={"ana": ["maiden"]})

    assert table.why_not("ana", "lose follower maiden") == "TAL-Q53"


@clause("TAL-Q113")
def test_a_five_enslaves() -> None:
    table = at("temple", dice=[2, 3, 3], missed={"bob": 2})

    assert table.saw("enslaved")
    assert table.saw("rolled", seat=0, die=3), "he rolls for his next move"
    assert table.of("enslaved", "ana") is True
    assert table.of("place", "ana") == "temple"
    assert not table.saw("set_free")


@clause("TAL-Q113")
def test_a_slave_who_rolls_four_is_free_and_moves_that_far() -> None:
    table = at("temple", dice=[2, 3, 4], missed={"bob": 1})

    assert table.saw("set_free")
    assert table.of("enslaved", "ana") is False, "before he chooses the way"
    table.choose("ana", "go portal_of_power")
    assert table.of("place", "ana") == "portal_of_power"
    assert table.of("enslaved", "ana") is False


@clause("TAL-Q111", "TAL-Q113")
def test_a_freed_slave_whom_a_poltergeist_holds_up_moves_one_space() -> None:
    table = to_move("temple", 4, enslaved={"ana": True}, followers={"ana": ["poltergeist"]})

    assert table.saw("set_free")
    assert sorted(table.options("ana")) == ["go desert_2", "go middle_woods"]


@clause("TAL-Q58")
def test_a_ten_gives_nothing_when_no_talisman_is_left() -> None:
    owned = {"bob": ["stack_talisman"] * 4}
    table = at("temple", dice=[4, 6], objects=owned)

    assert table.of("objects", "ana") == []


@clause("TAL-Q38")
def test_the_two_dice_of_the_temple_are_one_roll() -> None:
    table = at("temple", dice=[1, 1, 6], fate={"ana": 2})

    table.choose("ana", "reroll second")

    assert table.of("craft", "ana") == 1
    assert table.of("life", "ana") == 5
    assert table.of("fate", "ana") == 1, "one token, one die"


@clause("TAL-Q114")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_the_monk_and_the_priest_may_add_one_in_the_temple(who: str) -> None:
    table = at("temple", who=who, dice=[6, 5])

    table.choose("ana", "add one")

    assert table.of("life", "ana") == 6
    assert table.of("fate", "ana") == 0


@clause("TAL-Q114")
def test_nothing_is_added_to_a_twelve() -> None:
    table = at("temple", who="monk", dice=[6, 6])

    assert not table.offers("ana", "add one")
    assert table.of("life", "ana") == 6


# The Castle


@clause("TAL-LIFE-13")
def test_the_royal_doctor_heals_for_gold() -> None:
    table = at("castle", life={"ana": 3}, gold={"ana": 3})

    table.choose("ana", "pay royal doctor", "pay royal doctor")

    assert table.of("life", "ana") == 5
    assert table.of("gold", "ana") == 1
    assert table.why_not("ana", "pay royal doctor") == "TAL-LIFE-13"


@clause("TAL-Q53")
def test_the_royal_doctor_does_nothing_for_the_poor() -> None:
    table = at("castle", life={"ana": 3}, gold={"ana": 0})

    assert table.occasion() != "royal_doctor"
    assert table.why_not("ana", "pay royal doctor") == "TAL-Q53"


@clause("TAL-ENC-01")
def test_the_royal_doctor_works_only_in_the_castle() -> None:
    table = at("hidden_valley", life={"ana": 3}, gold={"ana": 3})

    assert table.why_not("ana", "pay royal doctor") == "TAL-ENC-01"


@pytest.mark.parametrize("royal", ["prince", "princess"])
def test_two_lives_are_free_for_the_sake_of_the_prince_or_the_princess(royal: str) -> None:
    table = at("castle", life={"ana": 1}, gold={"ana": 1}, followers={"ana": [royal]})

    table.choose("ana", f"heal thanks to {royal}", f"heal thanks to {royal}")

    assert table.of("life", "ana") == 3
    assert table.of("gold", "ana") == 1
    assert not table.offers("ana", "heal thanks to")
    table.choose("ana", "pay royal doctor", "leave castle")
    assert table.of("life", "ana") == 4
    assert table.of("followers", "ana") == [royal]


def test_prince_and_princess_together_bring_two_lives_each() -> None:
    table = at("castle", who="troll", life={"ana": 1}, followers={"ana": ["prince", "princess"]})

    table.choose("ana", *["heal thanks to prince"] * 2, *["heal thanks to princess"] * 2)

    assert table.of("life", "ana") == 5
    assert not table.offers("ana", "heal thanks to")


@clause("TAL-LIFE-13")
def test_free_healing_stops_at_the_life_value_too() -> None:
    table = at("castle", life={"ana": 4}, followers={"ana": ["prince"]})

    table.choose("ana", "heal thanks to prince")

    assert table.of("life", "ana") == 5
    assert not table.offers("ana", "heal thanks to")


def test_healing_paying_and_turning_in_may_be_combined_in_any_order() -> None:
    table = at("castle", life={"ana": 1}, gold={"ana": 0}, followers={"ana": ["prince", "princess"]})

    table.choose("ana", "heal thanks to prince", "turn in prince", "pay royal doctor")

    assert table.of("life", "ana") == 3
    assert table.of("gold", "ana") == 2
    assert not table.offers("ana", "heal thanks to prince")
    table.choose("ana", "turn in princess")
    assert table.of("gold", "ana") == 5
    assert sorted(table.open()["adventure_discard"]) == ["prince", "princess"]


@clause("TAL-OWN-01")
def test_nobody_else_brings_a_ransom() -> None:
    table = at("castle", followers={"ana": ["maiden", "prince"]})

    assert not table.offers("ana", "turn in maiden")
    assert table.why_not("ana", "turn in princess") == "TAL-OWN-01"
    assert table.why_not("ana", "heal thanks to princess") == "TAL-OWN-01"
    assert table.why_not("ana", "heal thanks to prince") == "TAL-LIFE-13", "nobody is wounded"


def test_a_character_who_is_well_and_has_nobody_to_turn_in_is_not_asked() -> None:
    table = at("castle", gold={"ana": 3})

    assert not table.offers("ana", "leave castle")
    assert table.of("gold", "ana") == 3


# The Black Knight


@clause("TAL-GOLD-04")
def test_the_black_knight_takes_a_coin() -> None:
    table = at("black_knight", gold={"ana": 2})
    in_the_supply = table.open()["supply"]["gold"]

    table.choose("ana", "pay knight")

    assert table.of("gold", "ana") == 1
    assert table.of("life", "ana") == 5
    assert table.open()["supply"]["gold"] == in_the_supply + 1


def test_the_black_knight_takes_a_life_instead() -> None:
    table = at("black_knight", gold={"ana": 2})

    table.choose("ana", "defy knight")

    assert table.of("gold", "ana") == 2
    assert table.of("life", "ana") == 4


@clause("TAL-Q53")
def test_without_gold_the_black_knight_costs_a_life() -> None:
    table = at("black_knight", gold={"ana": 0})

    assert table.of("life", "ana") == 4
    assert table.why_not("ana", "pay knight") == "TAL-Q53"


INVISIBLE = [{"effect": "invisible", "seat": "ana"}]


@clause("TAL-ENC-01")
def test_elsewhere_the_black_knight_takes_nothing() -> None:
    table = at("hidden_valley", gold={"ana": 3})

    assert table.why_not("ana", "pay knight") == "TAL-ENC-01"


@clause("TAL-VAR-04", "TAL-VAR-06", "TAL-Q107")
def test_with_easier_evasion_the_black_knight_can_be_avoided() -> None:
    table = at("black_knight", variants=("easier-evasion",), lasting=INVISIBLE, gold={"ana": 0})

    table.choose("ana", "evade knight")

    assert table.of("life", "ana") == 5
    assert table.of("gold", "ana") == 0


@clause("TAL-VAR-04", "TAL-Q107")
def test_without_the_variant_or_a_means_the_black_knight_cannot_be_avoided() -> None:
    without_the_variant = at("black_knight", lasting=INVISIBLE)
    without_the_means = at("black_knight", variants=("easier-evasion",))

    for table in (without_the_variant, without_the_means):
        assert table.offers("ana", "pay knight")
        assert not table.offers("ana", "evade knight")
        assert table.why_not("ana", "evade knight") == "TAL-VAR-04"


# The Chasm


@pytest.mark.parametrize(("die", "life"), [(1, 4), (2, 4), (3, 5), (6, 5)])
def test_one_or_two_is_a_fall(die: int, life: int) -> None:
    assert at("chasm", dice=[die]).of("life", "ana") == life


@clause("TAL-FOL-03", "TAL-Q38")
def test_every_follower_rolls_for_himself() -> None:
    table = at("chasm", dice=[3, 2, 5, 1], followers={"ana": ["maiden", "prince", "unicorn"]})

    assert table.of("followers", "ana") == ["prince"], "the longest with him crosses first"
    assert sorted(table.open()["adventure_discard"]) == ["maiden", "unicorn"]
    assert table.view(None)["follower_losses"] == [], "both losses are over"
    assert table.cards("chasm") == []
    assert table.of("life", "ana") == 5


@clause("TAL-Q60", "TAL-PURCHASE-03")
def test_two_alike_each_have_their_own_die() -> None:
    table = at("chasm", dice=[3, 2, 2], followers={"ana": ["purchase_mule", "purchase_mule"]})

    assert table.of("followers", "ana") == []
    assert table.open()["purchases"]["purchase_mule"] == 4
    assert table.unused_dice() == 0


@clause("TAL-OBJ-05")
def test_with_the_mule_goes_what_only_it_could_carry() -> None:
    table = at(
        "chasm",
        dice=[3, 1],
        followers={"ana": ["mule"]},
        objects={"ana": ["axe", "sword", "helmet", "shield", "ring"]},
    )

    assert table.occasion() == "excess_objects"
    table.choose("ana", "leave helmet")
    assert table.cards("chasm") == ["helmet"]


@clause("TAL-Q38", "TAL-FATE-05")
def test_fate_can_be_spent_on_each_of_these_dice() -> None:
    table = at("chasm", dice=[1, 3, 1, 4], fate={"ana": 2}, followers={"ana": ["maiden"]})

    table.choose("ana", "reroll first", "reroll first")

    assert table.of("life", "ana") == 5
    assert table.of("followers", "ana") == ["maiden"]
    assert table.of("fate", "ana") == 0


@clause("TAL-Q76", "TAL-FOL-03")
def test_followers_who_have_left_him_do_not_roll_any_more() -> None:
    """While the Maiden is about to be lost, her owner becomes a Toad."""
    table = meet(
        where="chasm",
        dice=[3, 1, 1, 6],
        followers={"ana": ["maiden", "prince"]},
        character={"bob": "wizard"},
        spells={"bob": ["random"]},
    )
    table.until("follower_about_to_be_lost")
    table.choose("bob", "cast random seat-0")
    table.let_pass("follower_about_to_be_lost")

    assert sorted(table.cards("chasm")) == ["maiden", "prince"]
    rolled = [told["die"] for told in table.all_of("rolled") if told["seat"] == 0]
    assert rolled == [3, 1, 1], "for herself, for the Maiden and for the Spell"


@clause("TAL-Q112")
@pytest.mark.parametrize("forced", ["cursed_by_a_hag", "poltergeist"])
def test_forced_followers_do_not_roll(forced: str) -> None:
    table = at("chasm", dice=[3], followers={"ana": [forced]}, missed={"ana": 1, "bob": 1})

    assert table.of("followers", "ana") == [forced]
    assert table.unused_dice() == 0


@clause("TAL-Q19", "TAL-LIFE-04")
def test_if_he_dies_of_it_his_followers_stay_and_do_not_roll() -> None:
    table = at("chasm", dice=[1], life={"ana": 1}, followers={"ana": ["maiden", "prince"]}, missed={"ana": 1})

    assert table.saw("died", seat=0)
    assert sorted(table.cards("chasm")) == ["maiden", "prince"]
    assert table.open()["adventure_discard"] == []


@pytest.mark.parametrize(("who", "follower"), [("dwarf", "maiden"), ("warrior", "guide")])
def test_the_dwarf_and_the_guide_skip_it_for_all(who: str, follower: str) -> None:
    table = meet(where="chasm", who=who, dice=[1, 1], followers={"ana": [follower]})
    table.until("chasm")

    table.choose("ana", "skip roll")

    assert table.of("followers", "ana") == [follower]
    assert table.of("life", "ana") == 5


@pytest.mark.parametrize(("who", "follower"), [("dwarf", "maiden"), ("warrior", "guide")])
def test_all_or_nothing(who: str, follower: str) -> None:
    table = meet(where="chasm", who=who, dice=[1, 1], followers={"ana": [follower]})
    table.until("chasm")

    table.choose("ana", "roll anyway")
    table.let_pass()

    assert table.of("followers", "ana") == []
    assert table.of("life", "ana") == 4


@pytest.mark.parametrize(("who", "followers"), [("troll", []), ("elf", ["pixie"]), ("warrior", ["gnome"])])
def test_others_have_to_roll(who: str, followers: list[str]) -> None:
    table = at("chasm", who=who, dice=[1, 3], followers={"ana": followers})

    assert table.saw("lost_life", seat=0)
    assert not table.offers("ana", "skip roll")
