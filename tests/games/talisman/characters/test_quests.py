"""Quests of the Warlock's Cave: chapter TAL-QUEST, TAL-Q91, TAL-Q92.

The rows of his table: 1 take a Life, 2 kill an Enemy, 3 a Follower, 4 a Magic Object, 5 three gold, 6 two.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, to_move


def visit(*dice: int, **position: Any) -> LaidTable:
    """Ana has landed on the Warlock's Cave."""
    table = meet(where="warlocks_cave", dice=list(dice), **position)
    table.until("warlock")
    return table


# Taking one


@clause("TAL-QUEST-02")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_character_who_takes_a_quest_rolls_for_it(roll: int) -> None:
    table = visit(roll, gold={"ana": 0})

    assert table.options("ana") == ["take quest", "take no quest"]
    table.choose("ana", "take quest")
    assert table.of("quest", "ana") == roll
    assert table.saw("rolled", seat=0, die=roll)


@clause("TAL-QUEST-02")
def test_a_quest_may_be_declined() -> None:
    table = visit()
    table.choose("ana", "take no quest")

    assert table.of("quest", "ana") == 0
    assert not table.saw("quest_taken")


@clause("TAL-QUEST-02")
def test_quests_are_taken_only_in_the_cave() -> None:
    table = to_move("warlocks_cave", 1)

    assert table.why_not("ana", "take quest") == "TAL-QUEST-02"


@clause("TAL-QUEST-03")
def test_nobody_has_two_quests() -> None:
    table = meet(where="warlocks_cave", quest={"ana": 2})
    assert not table.saw("quest_taken")
    assert table.saw("turn_begins", seat=1)

    held = to_move("runes_3", 1, quest={"ana": 2})
    assert held.why_not("ana", "take quest") == "TAL-QUEST-03"


@clause("TAL-QUEST-04", "TAL-QUEST-07")
def test_after_one_quest_another_may_be_taken_on_landing_again() -> None:
    """The first is paid at once; she walks to the Runes and back, while bob misses his turns."""
    table = visit(6, 1, 1, 2, gold={"ana": 2}, missed={"bob": 9}, adventure_deck=["maiden"])
    table.choose("ana", "take quest")
    assert table.of("objects", "ana") == ["stack_talisman"]

    table.act("ana", "go runes_3", "leave rest", "go warlocks_cave", "take quest")
    assert [told["quest"] for told in table.all_of("quest_taken")] == ["2_gold", "enemy"]
    assert table.of("quest", "ana") == 2


# Fulfilling them at once


@clause("TAL-QUEST-05", "TAL-QUEST-07", "TAL-Q91")
@pytest.mark.parametrize(("roll", "price"), [(5, 3), (6, 2)])
def test_gold_is_paid_as_soon_as_there_is_enough(roll: int, price: int) -> None:
    table = visit(roll, gold={"ana": price + 1})
    table.choose("ana", "take quest")

    assert table.of("gold", "ana") == 1
    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.open()["talismans"] == 3


@clause("TAL-QUEST-05")
@pytest.mark.parametrize(("quest", "price"), [(5, 3), (6, 2)])
def test_with_less_the_quest_stays_open(quest: int, price: int) -> None:
    table = visit(quest, gold={"ana": price - 1})
    table.choose("ana", "take quest")

    assert table.of("quest", "ana") == quest
    assert table.of("gold", "ana") == price - 1
    assert table.of("objects", "ana") == []


@clause("TAL-QUEST-05", "TAL-Q91")
def test_the_owner_chooses_which_follower_he_gives() -> None:
    table = visit(3, followers={"ana": ["maiden", "prince", "poltergeist"]})
    table.choose("ana", "take quest")

    assert table.occasion() == "quest_fulfilled"
    assert table.options("ana") == ["deliver prince", "deliver maiden"]
    assert table.why_not("ana", "deliver poltergeist") == "TAL-QUEST-05"
    table.choose("ana", "deliver prince")
    assert table.of("followers", "ana") == ["maiden", "poltergeist"]
    assert table.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-QUEST-05", "TAL-Q91")
def test_a_magic_object_is_given_but_no_other() -> None:
    table = visit(4, objects={"ana": ["sword", "cross", "ring"]})
    table.choose("ana", "take quest")

    assert table.options("ana") == ["deliver ring", "deliver cross"]
    table.choose("ana", "deliver cross")
    assert table.of("objects", "ana") == ["sword", "ring", "stack_talisman"]


@clause("TAL-QUEST-05")
def test_without_a_magic_object_nothing_is_given() -> None:
    table = visit(4, objects={"ana": ["sword"]})
    table.choose("ana", "take quest")

    assert table.occasion() != "quest_fulfilled"
    assert table.of("quest", "ana") == 4
    assert table.of("objects", "ana") == ["sword"]


@clause("TAL-QUEST-05")
@pytest.mark.parametrize(
    ("roll", "has"),
    [(3, {"followers": {"ana": ["poltergeist"]}}), (4, {"objects": {"ana": ["sword"]}})],
)
def test_what_does_not_fit_leaves_the_quest_open(roll: int, has: dict[str, Any]) -> None:
    table = visit(roll, **has)
    table.choose("ana", "take quest")

    assert table.of("quest", "ana") == roll
    assert not table.saw("quest_fulfilled")


@clause("TAL-QUEST-05", "TAL-Q91")
def test_a_quest_cannot_be_held_back() -> None:
    """Taking the Maiden makes it possible: there is no way round giving her."""
    table = meet("maiden", quest={"ana": 3})
    table.act("ana", "take maiden")

    assert table.options("ana") == ["deliver maiden"]


@clause("TAL-Q91")
def test_killing_an_enemy_moves_to_the_cave_and_ends_the_turn() -> None:
    """What is left of the encounter stays behind, and the Cave is not met."""
    table = meet("wolf", "bag_of_gold", dice=[6, 6, 1], where="ruins", quest={"ana": 2})
    table.let_pass("before_card")

    assert table.trophies("ana") == ["wolf"]
    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.cards("ruins") == ["bag_of_gold"]
    assert table.of("gold", "ana") == 1
    table.until("fate")
    assert table.asked() == "bob"


@clause("TAL-Q91")
def test_a_creature_of_a_space_is_not_an_enemy() -> None:
    table = meet(where="tavern", dice=[2, 6, 6, 1], quest={"ana": 2})
    table.let_pass("before_space")

    assert table.saw("won_fight", seat=0)
    assert table.of("quest", "ana") == 2


@clause("TAL-Q91")
def test_an_enemy_destroyed_counts_as_killed() -> None:
    table = meet("wraith", who="priest", quest={"ana": 2})
    table.act("ana", "destroy wraith", "gain no spell")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.trophies("ana") == []


@clause("TAL-Q91")
def test_an_enemy_discarded_by_destruction_is_not_killed() -> None:
    table = casters(
        moment="landed",
        cards={"plains_1": ["wraith"]},
        spells={"ana": ["destruction"]},
        spells_at_start={"ana": 1},
        quest={"ana": 2},
    )
    table.act("ana", "cast destruction plains_1 wraith")

    assert table.open()["adventure_discard"] == ["wraith"]
    assert table.of("quest", "ana") == 2
    assert table.of("place", "ana") == "plains_1"


@clause("TAL-Q91")
def test_taking_a_life_in_a_fight_fulfils_the_quest() -> None:
    table = duel(dice=[6, 6, 1], quest={"ana": 1}, where="runes_1")
    table.choose("ana", "attack seat-1", "take life")

    assert table.of("life", "bob") == 4
    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-Q91")
def test_the_defender_fulfils_it_too_and_is_simply_moved() -> None:
    table = duel(dice=[1, 1, 6], quest={"bob": 1}, strength={"bob": 3}, where="runes_1")
    table.choose("ana", "attack seat-1")
    table.choose("bob", "take life")

    assert table.of("place", "bob") == "warlocks_cave"
    assert table.of("place", "ana") == "runes_1"
    assert table.of("objects", "bob") == ["stack_talisman"]


@clause("TAL-Q91")
def test_a_defender_who_kills_the_attacker_has_taken_a_life_too() -> None:
    table = duel(dice=[1, 1, 6], quest={"bob": 1}, strength={"bob": 3}, life={"ana": 1}, where="runes_1")
    table.choose("ana", "attack seat-1")
    table.act("bob", "take life", "loot no more")

    assert table.saw("died", seat=0)
    assert table.saw("quest_fulfilled", seat=1)
    assert table.of("place", "bob") == "warlocks_cave"


@clause("TAL-Q91")
def test_a_saved_life_does_not_count() -> None:
    table = duel(dice=[6, 6, 1, 6], quest={"ana": 1}, objects={"bob": ["helmet"]}, where="runes_1")
    table.choose("ana", "attack seat-1", "take life")
    table.choose("bob", "armour helmet")

    assert table.saw("life_saved", seat=1)
    assert table.of("quest", "ana") == 1
    assert table.of("place", "ana") == "runes_1"


@clause("TAL-Q91")
def test_a_life_lost_to_a_card_does_not_count() -> None:
    table = meet("pestilence", quest={"ana": 1}, place={"bob": "city"})
    table.let_pass("before_card")

    assert table.saw("lost_life", seat=1)
    assert table.of("quest", "ana") == 1


@clause("TAL-QUEST-05", "TAL-Q91")
def test_an_enemy_killed_is_no_life_taken_and_a_life_taken_is_no_enemy_killed() -> None:
    table = meet("wolf", dice=[6, 6, 1], quest={"ana": 1})
    assert table.saw("killed_enemy", seat=0)
    assert table.of("quest", "ana") == 1

    table = duel(dice=[6, 6, 1], quest={"ana": 2}, where="runes_1")
    table.choose("ana", "attack seat-1", "take life")
    assert table.saw("lost_life", seat=1)
    assert table.of("quest", "ana") == 2


@clause("TAL-Q91")
def test_before_the_move_it_leads_to_the_cave_and_the_move_goes_on_from_there() -> None:
    table = lay_out(
        moment="turn",
        character={"ana": "elf"},
        place={"ana": "fields_1"},
        objects={"ana": ["sword", "helmet"]},
        followers={"ana": ["alchemist"]},
        gold={"ana": 1},
        fate={"ana": 0},
        quest={"ana": 6},
        dice=[2],
    )
    table.choose("ana", "transmute sword")

    assert table.of("place", "ana") == "warlocks_cave"
    table.until("way")
    assert table.asked() == "ana"
    assert table.options("ana") == ["go oasis", "go chasm"]


@clause("TAL-Q91")
def test_the_deed_must_come_after_the_quest() -> None:
    table = visit(2, trophies={"ana": ["dragon"]})
    table.choose("ana", "take quest")

    assert table.of("quest", "ana") == 2
    assert table.of("objects", "ana") == []


# The reward


@clause("TAL-Q92")
def test_without_a_talisman_left_there_is_no_reward() -> None:
    table = visit(6, gold={"ana": 2}, objects={"bob": ["stack_talisman"] * 4})
    table.choose("ana", "take quest")

    assert table.of("quest", "ana") == 0
    assert table.of("gold", "ana") == 0
    assert table.of("objects", "ana") == []


@clause("TAL-QUEST-01")
def test_a_talisman_of_the_adventure_deck_is_one_too() -> None:
    table = meet(adventure_deck=["talisman"])
    table.act("ana", "take talisman")

    assert table.of("objects", "ana") == ["talisman"]
    beyond = to_move("pits", who="warrior", objects={"ana": ["talisman"]}, may_move_on={"ana": True})
    assert beyond.offers("ana", "advance valley_of_fire")


@clause("TAL-QUEST-01")
def test_the_reward_of_a_quest_opens_the_valley_of_fire_as_well() -> None:
    beyond = to_move("pits", objects={"ana": ["stack_talisman"]}, may_move_on={"ana": True})
    without = to_move("pits", may_move_on={"ana": True})

    assert beyond.offers("ana", "advance valley_of_fire")
    assert without.why_not("ana", "advance valley_of_fire") == "TAL-CROWN-01"


@clause("TAL-QUEST-05", "TAL-OBJ-04", "TAL-Q56", "TAL-Q91")
def test_what_a_delivered_mule_has_carried_stays_where_it_was_delivered() -> None:
    """Then he is moved to the Cave, where only the Talisman may be too much."""
    table = to_move(
        "ruins",
        quest={"ana": 3},
        followers={"ana": ["mule"]},
        objects={"ana": ["axe", "sword", "helmet", "shield", "armour"]},
    )
    table.choose("ana", "deliver mule", "leave axe")
    assert table.cards("ruins") == ["axe"]
    assert table.of("place", "ana") == "warlocks_cave"
    table.choose("ana", "leave sword")

    assert table.cards("warlocks_cave") == ["sword"]
    assert table.of("objects", "ana") == ["helmet", "shield", "armour", "stack_talisman"]
    assert table.of("quest", "ana") == 0


@clause("TAL-Q91", "TAL-ENC-06", "TAL-ENC-07")
def test_a_killer_whose_loot_fulfils_his_quest_leaves_the_rest_behind() -> None:
    table = duel(
        dice=[6, 6, 1], quest={"ana": 6}, life={"bob": 1}, gold={"ana": 0, "bob": 2}, objects={"bob": ["ring"]}
    )
    table.act("ana", "attack seat-1", "take life")
    assert table.options("ana") == ["loot gold", "loot ring", "loot no more"]
    table.choose("ana", "loot gold")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.cards("fields_1") == ["ring"]
    assert table.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-Q91", "TAL-MOVE-10")
def test_a_killer_who_is_killed_himself_on_his_way_to_the_reward_loots_no_more() -> None:
    """The attacker dies on the Warlock's Cave, on which a Hex lies."""
    table = duel(
        where="warlocks_cave",
        cards={"warlocks_cave": ["hex"]},
        lasting=[{"effect": "hexed", "space": "warlocks_cave", "by": "bob", "left": 1}],
        dice=[1, 1, 6],
        strength={"bob": 3},
        quest={"bob": 6},
        life={"ana": 2, "bob": 1},
        gold={"ana": 2, "bob": 0},
        objects={"ana": ["ring"]},
    )
    table.act("ana", "attack seat-1")
    table.act("bob", "take life", "loot gold")

    assert table.saw("quest_fulfilled", seat=1)
    assert table.saw("died", seat=1)
    assert not table.offers("bob", "loot")
    assert "ring" in table.cards("warlocks_cave")


@clause("TAL-Q91", "TAL-ENC-12")
def test_a_character_who_picks_up_what_fulfils_his_quest_leaves_the_rest() -> None:
    table = meet("two_bags_of_gold", "ring", where="ruins", quest={"ana": 6}, gold={"ana": 0})
    table.act("ana", "take two_bags_of_gold")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.cards("ruins") == ["ring"]


@clause("TAL-QUEST-05", "TAL-ENC-12")
def test_a_character_who_picks_up_enough_gold_for_his_quest_leaves_the_rest() -> None:
    table = meet("axe", "ring", "shield", where="oasis", quest={"ana": 6}, gold={"ana": 0}, coins={"oasis": 2})
    table.act("ana", "take gold")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.cards("oasis") == ["axe", "ring", "shield"]


@clause("TAL-Q03", "TAL-Q30", "TAL-TURN-07")
@pytest.mark.parametrize(
    ("mover", "moves", "asked_before"),
    [
        ("imp", [], False),
        ("enchanter", ["wish teleport", "teleport temple"], False),
        ("magic_portal", ["take ring", "pass through"], True),
    ],
)
def test_loot_is_taken_only_if_its_number_has_come_before_the_card_that_moves_away(
    mover: str, moves: list[str], asked_before: bool
) -> None:
    """An Imp has number 1 and a Stranger 4, an Object 5, the Magic Portal 6."""
    table = meet(mover, "ring", who="elf", where="oasis", dice=[1])
    assert (table.occasion() == "looting") == asked_before
    table.act("ana", *moves)

    assert table.of("place", "ana") != "oasis"
    assert table.of("objects", "ana") == (["ring"] if asked_before else [])
    assert ("ring" in table.cards("oasis")) != asked_before


# What others still have to do when the reward ends a turn


@clause("TAL-OBJ-04", "TAL-Q91", "TAL-Q92")
def test_a_character_who_loses_his_mule_to_a_quest_still_leaves_what_he_cannot_carry() -> None:
    objects = ["axe", "helmet", "shield", "sword", "water_bottle"]
    table = duel("sorceress", quest={"ana": 3}, followers={"bob": ["mule"]}, objects={"bob": objects})
    table.act("ana", "lure seat-1", "take follower mule")
    table.act("ana", "deliver mule")
    assert table.of("place", "ana") == "warlocks_cave"
    assert (table.asked(), table.occasion()) == ("bob", "excess_objects")
    table.choose("bob", "leave axe")

    assert table.cards("fields_1") == ["axe"]


@clause("TAL-SPELL-07", "TAL-Q91", "TAL-Q92")
def test_a_character_who_loses_craft_to_a_quest_still_discards_spells() -> None:
    table = duel(
        "thief",
        "elf",
        quest={"ana": 4},
        objects={"bob": ["solomons_crown"]},
        spells={"bob": ["hex", "temporal_warp", "mesmerism"]},
    )
    table.act("ana", "rob seat-1", "take object solomons_crown", "deliver solomons_crown")

    assert table.of("place", "ana") == "warlocks_cave"
    assert (table.asked(), table.occasion()) == ("bob", "excess_spells")


HEX_IN_THE_CAVE: dict[str, Any] = {
    "cards": {"warlocks_cave": ["hex"]},
    "lasting": [{"effect": "hexed", "space": "warlocks_cave", "by": "bob", "left": 1}],
}


@clause("TAL-Q91", "TAL-Q19")
def test_a_reward_at_the_end_of_a_turn_can_kill_as_well() -> None:
    table = lay_out(
        moment="end",
        objects={"ana": ["sword"]},
        followers={"ana": ["alchemist"]},
        gold={"ana": 1},
        life={"ana": 1},
        quest={"ana": 6},
        **HEX_IN_THE_CAVE,
    )
    table.act("ana", "transmute sword")

    assert table.saw("died", seat=0)
    assert table.open()["active"] == "bob"


@clause("TAL-INNER-06", "TAL-Q91")
def test_a_reward_frees_a_character_who_has_turned_back() -> None:
    table = lay_out(
        moment="turn",
        place={"ana": "crypt"},
        turned_back={"ana": True},
        objects={"ana": ["sword"]},
        followers={"ana": ["alchemist"]},
        gold={"ana": 1},
        quest={"ana": 6},
    )
    assert table.of("turned_back", "ana") is True
    table.act("ana", "transmute sword")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("turned_back", "ana") is False


@clause("TAL-Q91")
def test_a_life_lost_to_an_enemy_is_nobodys_deed() -> None:
    table = meet("dragon", dice=[1, 1, 6], quest={"bob": 1})

    assert table.saw("lost_life", seat=0)
    assert table.of("quest", "bob") == 1
