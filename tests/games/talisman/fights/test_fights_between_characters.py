"""Fights between characters: chapter TAL-PVP, TAL-Q37, TAL-Q51, TAL-Q52."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel


def won(attacker: str = "troll", defender: str = "dwarf", **position: Any) -> LaidTable:
    """Ana attacks bob and wins; she is asked what she takes."""
    table = duel(attacker, defender, dice=[6, 1], **position)
    table.act("ana", "attack seat-1")
    if table.offers("bob", "attack roll"):
        table.choose("bob", "attack roll")
    assert (table.asked(), table.occasion()) == ("ana", "spoils")
    return table


@clause("TAL-PVP-01")
def test_the_steps_of_a_fight_follow_each_other() -> None:
    """Both have a Potion, so both are asked in each window; the Elf can evade on Woods."""
    table = duel(
        "dwarf",
        "elf",
        where="woods_1",
        objects={"ana": ["potion_of_strength", "sword"], "bob": ["axe"]},
        fate={"ana": 1, "bob": 1},
        dice=[6, 1],
    )
    table.act("ana", "attack seat-1")
    table.until("evasion")
    steps = []
    for player, answer in [
        ("ana", "decline"),
        ("bob", "stand and fight"),
        ("ana", "decline"),
        ("ana", "attack roll"),
        ("bob", "attack roll"),
        ("ana", "keep attack"),
        ("bob", "keep attack"),
    ]:
        steps.append((table.asked(), table.occasion()))
        table.choose(player, answer)

    assert steps == [
        ("ana", "evasion"),
        ("bob", "evasion_choice"),
        ("ana", "before_attack"),
        ("ana", "prepare"),
        ("bob", "prepare"),
        ("ana", "attack_fate"),
        ("bob", "attack_fate"),
    ]
    assert table.occasion() == "spoils"


@clause("TAL-PVP-02", "TAL-EVADE-04")
def test_the_attacked_character_may_evade() -> None:
    table = duel("troll", "elf", where="woods_1", dice=[6, 1])
    table.act("ana", "attack seat-1")
    assert table.asked() == "bob"
    assert table.options("bob") == ["evade attacker", "stand and fight"]

    table.choose("bob", "evade attacker")
    assert not table.all_of("attack_rolled")
    assert table.of("life", "bob") == 4


@clause("TAL-PVP-02", "TAL-EVADE-01")
def test_the_attacked_character_evades_only_with_a_means() -> None:
    table = duel("troll", "elf", where="fields_1", dice=[6, 1])
    table.act("ana", "attack seat-1")

    assert table.scores() == (6 + 6, 3 + 1), "nobody was asked whether to evade"
    assert table.why_not("bob", "evade attacker") == "TAL-EVADE-01"


@clause("TAL-PVP-02")
def test_if_he_stands_the_fight_takes_place() -> None:
    table = duel("troll", "elf", where="woods_1", dice=[6, 1])
    table.act("ana", "attack seat-1")
    table.choose("bob", "stand and fight")

    assert table.scores() == (6 + 6, 3 + 1)


@clause("TAL-PVP-02", "TAL-Q27")
def test_after_an_evasion_the_turn_is_over() -> None:
    """The encounter has been used up: the Bag of Gold on the space stays where it is."""
    table = duel("troll", "elf", where="woods_1", cards={"woods_1": ["bag_of_gold"]})
    table.act("ana", "attack seat-1")
    table.choose("bob", "evade attacker")

    assert table.open()["active"] == "bob"
    assert table.cards("woods_1") == ["bag_of_gold"]


@clause("TAL-PVP-03")
def test_both_may_cast_spells_before_the_rolls_and_not_later() -> None:
    table = duel(
        "wizard",
        "sorceress",
        spells={"ana": ["psionic_blast"], "bob": ["psionic_blast"]},
        fate={"bob": 1},
        dice=[1, 1],
    )
    table.act("ana", "attack seat-1")
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast")
    table.until("before_attack")
    assert table.asked() == "bob"
    table.choose("bob", "decline")

    assert table.occasion() == "attack_fate"
    assert table.why_not("bob", "cast psionic_blast") == "TAL-SPELL-05"
    table.choose("bob", "keep attack")
    assert table.scores() == (2 + 5 + 1, 2 + 1)


@clause("TAL-PVP-04")
def test_each_of_the_two_rolls_one_die() -> None:
    table = duel("troll", "dwarf", dice=[2, 5])
    table.act("ana", "attack seat-1")

    assert table.all_of("attack_rolled") == [
        {"event": "attack_rolled", "seat": 0, "die": 2},
        {"event": "attack_rolled", "seat": 1, "die": 5},
    ]
    assert table.unused_dice() == 0


@clause("TAL-PVP-05")
def test_each_of_the_two_may_roll_his_own_die_again() -> None:
    table = duel("troll", "dwarf", fate={"ana": 1, "bob": 1}, dice=[1, 2, 3, 6])
    table.act("ana", "attack seat-1")
    assert table.why_not("bob", "reroll attack first") == "TAL-FATE-12"
    table.choose("ana", "reroll attack first")
    table.choose("bob", "reroll attack first")

    assert table.scores() == (6 + 3, 3 + 6)
    assert table.of("fate", "ana") == table.of("fate", "bob") == 0


@clause("TAL-PVP-06", "TAL-Q37")
def test_the_attacker_decides_first_and_cannot_come_back_to_it() -> None:
    table = duel("troll", "dwarf", fate={"ana": 1, "bob": 1}, dice=[1, 2, 6])
    table.act("ana", "attack seat-1")
    assert table.asked() == "ana"
    table.choose("ana", "keep attack")

    assert table.asked() == "bob"
    table.choose("bob", "reroll attack first")
    assert table.scores() == (6 + 1, 3 + 6)
    assert table.of("fate", "ana") == 1, "she is not asked again"


@clause("TAL-PVP-06", "TAL-Q37")
def test_the_defender_decides_knowing_the_new_die() -> None:
    table = duel("troll", "dwarf", fate={"ana": 1, "bob": 1}, dice=[1, 2, 6])
    table.act("ana", "attack seat-1")
    table.choose("ana", "reroll attack first")

    assert table.asked() == "bob"
    fight = table.view("bob")["fights"][0]
    assert fight["attacker"]["dice"] == [6]
    assert fight["defender"]["dice"] == [2]


@clause("TAL-PVP-07")
def test_scores_are_worked_out_as_against_a_creature() -> None:
    table = duel(
        "dwarf",
        "thief",
        strength={"bob": 1},
        objects={"ana": ["magic_belt", "sword"], "bob": ["axe"]},
        dice=[2, 5],
    )
    table.act("ana", "attack seat-1", "attack roll")
    table.act("bob", "attack roll")

    assert table.scores() == (3 + 1 + 1 + 2, 3 + 1 + 1 + 5)
    assert (table.asked(), table.occasion()) == ("bob", "spoils")


@clause("TAL-PVP-08")
def test_equal_scores_are_a_stand_off_and_the_turn_is_over() -> None:
    table = duel("dwarf", "thief", dice=[4, 4])
    table.act("ana", "attack seat-1")

    assert table.saw("stood_off")
    assert (table.of("life", "ana"), table.of("life", "bob")) == (5, 4)
    assert (table.of("gold", "ana"), table.of("gold", "bob")) == (1, 1)
    assert table.open()["active"] == "bob"


@clause("TAL-PVP-09")
def test_the_winner_takes_a_life() -> None:
    table = won()
    table.choose("ana", "take life")

    assert table.of("life", "bob") == 4
    assert (table.of("gold", "ana"), table.of("gold", "bob")) == (1, 1)


@clause("TAL-PVP-07", "TAL-PVP-09")
def test_the_fight_is_over_when_the_winner_takes_his_reward() -> None:
    table = duel(dice=[6, 6, 1])
    table.act("ana", "attack seat-1")

    assert table.occasion() == "spoils"
    assert table.view(None)["fights"] == []


@clause("TAL-PVP-09")
def test_the_winner_may_take_one_gold() -> None:
    table = won(gold={"bob": 3})
    table.choose("ana", "take coin")

    assert (table.of("gold", "ana"), table.of("gold", "bob")) == (2, 2)
    assert table.of("life", "bob") == 5


@clause("TAL-PVP-09", "TAL-OBJ-01")
@pytest.mark.parametrize("card", ["sword", "ring"])
def test_the_winner_may_take_one_object_magic_or_not(card: str) -> None:
    table = won(objects={"bob": ["sword", "ring"]})
    table.choose("ana", f"take object {card}")

    assert table.of("objects", "ana") == [card]
    assert len(table.of("objects", "bob")) == 1
    assert table.of("life", "bob") == 5


@clause("TAL-PVP-09")
def test_the_winner_takes_no_follower_no_spell_and_only_one_thing() -> None:
    table = won(
        defender="sorceress",
        followers={"bob": ["maiden"]},
        spells={"bob": ["healing"]},
        objects={"bob": ["sword"]},
    )

    assert table.options("ana") == ["take life", "take coin", "take object sword", "take nothing"]
    assert table.why_not("ana", "take object maiden") == "TAL-PVP-09"
    assert table.why_not("ana", "take object healing") == "TAL-PVP-09"
    table.choose("ana", "take coin")
    assert table.of("objects", "bob") == ["sword"], "one of the three, never more"
    assert table.of("life", "bob") == 4


@clause("TAL-PVP-09")
def test_the_defender_can_be_the_winner() -> None:
    table = duel("dwarf", "troll", dice=[1, 6])
    table.act("ana", "attack seat-1")
    assert table.asked() == "bob"
    table.choose("bob", "take life")

    assert table.of("life", "ana") == 4


@clause("TAL-Q51")
def test_only_what_the_loser_has_can_be_named() -> None:
    table = won(gold={"bob": 0})

    assert table.options("ana") == ["take life", "take nothing"]
    assert table.why_not("ana", "take coin") == "TAL-PVP-09"


@clause("TAL-Q51", "TAL-OWN-08")
def test_only_what_the_winner_may_have_can_be_named() -> None:
    table = won(attacker="monk", objects={"bob": ["runesword", "ring"]})

    assert table.options("ana") == ["take life", "take coin", "take object ring", "take nothing"]
    assert table.why_not("ana", "take object runesword") == "TAL-OWN-08"


@clause("TAL-Q51")
def test_the_winner_may_take_nothing() -> None:
    table = won(objects={"bob": ["sword"]})
    table.choose("ana", "take nothing")

    assert table.of("life", "bob") == 5
    assert table.of("objects", "bob") == ["sword"]
    assert table.of("gold", "bob") == 1


@clause("TAL-Q51", "TAL-OBJ-04")
def test_an_object_beyond_the_limit_is_taken_and_another_ditched() -> None:
    four = ["shield", "helmet", "axe", "armour"]
    table = duel("troll", "dwarf", dice=[6, 1], objects={"ana": four, "bob": ["ring"]})
    table.act("ana", "attack seat-1", "attack roll", "take object ring")
    assert table.occasion() == "excess_objects"
    table.choose("ana", "leave helmet")

    assert table.of("objects", "ana") == ["shield", "axe", "armour", "ring"]
    assert table.cards("fields_1") == ["helmet"]


@clause("TAL-Q51", "TAL-Q76")
def test_a_toad_who_wins_can_only_take_a_life() -> None:
    table = duel(
        "troll",
        "dwarf",
        toad={"ana": 2},
        toad_strength={"ana": 5},
        objects={"bob": ["ring"]},
        dice=[6, 1],
    )
    table.act("ana", "attack seat-1")
    assert table.options("ana") == ["take life", "take nothing"]


@clause("TAL-PVP-10", "TAL-Q51")
@pytest.mark.parametrize(("die", "life"), [(5, 5), (4, 4)])
def test_the_loser_may_save_his_life_and_the_reward_is_spent(die: int, life: int) -> None:
    table = duel("troll", "dwarf", objects={"bob": ["shield"]}, dice=[6, 1, die])
    table.act("ana", "attack seat-1", "take life")
    assert table.asked() == "bob"
    table.choose("bob", "armour shield")

    assert table.of("life", "bob") == life
    assert table.of("objects", "bob") == ["shield"]
    assert table.of("gold", "bob") == 1
    assert table.open()["active"] == "bob"


@clause("TAL-PVP-10")
def test_a_spell_saves_the_losers_life_too() -> None:
    table = duel("troll", "dwarf", spells={"bob": ["preservation"]}, dice=[6, 1])
    table.act("ana", "attack seat-1", "take life")
    table.act("bob", "cast preservation seat-1")

    assert table.of("life", "bob") == 5


@clause("TAL-Q52", "TAL-PSY-04")
def test_no_armour_against_a_life_lost_in_psychic_combat() -> None:
    table = duel(
        "wizard",
        "dwarf",
        objects={"bob": ["armour"]},
        spells={"bob": ["preservation"]},
        dice=[6, 1],
    )
    table.act("ana", "attack psychically seat-1", "take life")

    assert (table.asked(), table.occasion()) == ("bob", "life_about_to_be_lost")
    assert table.why_not("bob", "armour armour") == "TAL-PSY-04"
    table.choose("bob", "decline")
    assert table.of("life", "bob") == 4


@clause("TAL-PVP-11", "TAL-ENC-06")
def test_the_killer_may_take_everything_and_the_rest_stays() -> None:
    table = won(
        life={"bob": 1},
        gold={"bob": 2},
        objects={"bob": ["ring", "shield"]},
        followers={"bob": ["maiden", "guide"]},
        place={"cem": "city"},
        players=3,
    )
    table.choose("ana", "take life")
    table.choose("bob", "no armour")
    assert table.occasion() == "loot_the_dead"
    table.choose("ana", "loot gold", "loot ring", "loot maiden", "loot no more")

    assert table.of("gold", "ana") == 3
    assert table.of("objects", "ana") == ["ring"]
    assert table.of("followers", "ana") == ["maiden"]
    assert sorted(table.cards("fields_1")) == ["guide", "shield"]
    assert table.of("character", "bob") == "none"


@clause("TAL-PVP-11")
def test_a_defender_who_kills_his_attacker_loots_too() -> None:
    table = duel("dwarf", "troll", life={"ana": 1}, objects={"ana": ["ring"]}, dice=[1, 6])
    table.act("ana", "attack seat-1")
    table.act("bob", "take life", "loot ring", "loot gold")

    assert table.of("objects", "bob") == ["ring"]
    assert table.of("gold", "bob") == 2
    assert table.open()["active"] == "bob"


@clause("TAL-PVP-11")
def test_nothing_is_looted_as_long_as_a_life_is_left() -> None:
    table = won(life={"bob": 2}, objects={"bob": ["ring"]})
    table.choose("ana", "take life")

    assert table.of("objects", "bob") == ["ring"]
    assert table.why_not("ana", "loot ring") == "TAL-ENC-06"


@clause("TAL-PVP-12")
@pytest.mark.parametrize("reward", ["take life", "take coin", "take nothing"])
def test_the_turn_is_over_after_the_fight(reward: str) -> None:
    table = won(cards={"fields_1": ["bag_of_gold"]})
    table.choose("ana", reward)

    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["bag_of_gold"]


@clause("TAL-ENC-03")
def test_the_dead_neither_attack_nor_are_attacked() -> None:
    table = duel(players=3, dice=[6, 6, 1], life={"bob": 1}, fate={"ana": 0, "bob": 0, "cem": 0})
    table.act("ana", "attack seat-1", "take life", "loot no more")

    assert table.saw("died", seat=1)
    assert table.why_not("ana", "attack seat-1") == "TAL-ENC-03"
    assert table.why_not("bob", "attack seat-0") == "TAL-ENC-03"
