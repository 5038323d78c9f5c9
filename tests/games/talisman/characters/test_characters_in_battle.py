"""The abilities of Assassin, Ghoul, Monk, Priest, Troll and Warrior: what they do, and what they must not do.

TAL-GOLDEN-02, TAL-GOLDEN-03, TAL-TOAD-15, TAL-Q38, TAL-Q41, TAL-Q47, TAL-Q114, TAL-Q115
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

# The Assassin


@clause("TAL-GOLDEN-02", "TAL-Q41")
def test_whom_the_assassin_assassinates_rolls_no_die() -> None:
    table = meet("bear", "wolf", who="assassin", strength={"ana": 1}, dice=[2])
    table.choose("ana", "assassinate")

    assert table.all_of("foe_rolled") == []
    assert table.scores() == (3 + 1 + 2, 3 + 2), "the one die of the group is not rolled"
    assert sorted(table.trophies("ana")) == ["bear", "wolf"]


@clause("TAL-GOLDEN-02", "TAL-TURN-13")
def test_on_the_runes_a_victim_that_rolls_no_die_adds_nothing_to_it() -> None:
    table = meet("bear", who="assassin", where="runes_1", dice=[2])
    table.choose("ana", "assassinate")

    assert table.scores() == (3 + 2, 3)


@clause("TAL-OWN-03", "TAL-OBJ-07")
def test_an_assassin_still_chooses_his_weapon() -> None:
    table = meet("bear", who="assassin", objects={"ana": ["sword"]}, dice=[2])
    table.act("ana", "assassinate")
    assert table.options("ana") == ["sheathe sword", "attack roll"]
    table.choose("ana", "sheathe sword", "attack roll")

    assert table.scores() == (3 + 2, 3)


@clause("TAL-OWN-03")
def test_the_assassin_may_fight_openly() -> None:
    table = meet("bear", who="assassin", dice=[2, 6])
    assert table.options("ana") == ["assassinate", "attack roll"]
    table.choose("ana", "attack roll")

    assert table.scores() == (3 + 2, 3 + 6)


@clause("TAL-GOLDEN-02")
def test_every_battle_with_a_creature_is_his_attack() -> None:
    table = lay_out(
        character={"ana": "assassin"},
        place={"ana": "sentinel"},
        fate={"ana": 0},
        moment="move",
        strength={"ana": 5},
        dice=[1, 2],
    )
    table.choose("ana", "cross bridge", "assassinate")

    assert table.scores() == (3 + 5 + 2, 9)


@clause("TAL-PVP-09")
def test_an_assassinated_character_loses_a_life_and_nothing_else() -> None:
    """Nor can he roll again what he has not rolled."""
    table = duel("assassin", "dwarf", objects={"bob": ["ring"]}, fate={"bob": 3}, dice=[3])
    table.act("ana", "attack seat-1", "assassinate")

    assert table.scores() == (3 + 3, 3 + 1)
    assert table.of("life", "bob") == 4
    assert table.of("objects", "bob") == ["ring"]
    assert table.of("fate", "bob") == 3
    assert not table.offers("ana", "take")


@clause("TAL-PVP-09")
def test_a_victim_strong_enough_to_win_chooses_freely() -> None:
    table = duel("assassin", "troll", strength={"bob": 2}, dice=[1])
    table.act("ana", "attack seat-1", "assassinate")

    assert table.scores() == (3 + 1, 6 + 2)
    assert table.options("bob") == ["take life", "take coin", "take nothing"]


@clause("TAL-PVP-09")
def test_without_assassination_he_chooses_as_everybody() -> None:
    table = duel("assassin", "thief", dice=[6, 1])
    table.act("ana", "attack seat-1", "attack roll")

    assert table.options("ana") == ["take life", "take coin", "take nothing"]


@clause("TAL-GOLDEN-02")
def test_the_assassin_does_not_assassinate_his_attacker() -> None:
    table = duel("troll", "assassin", objects={"bob": ["sword"]}, dice=[1, 1])
    table.act("ana", "attack seat-1")
    table.until("prepare")

    assert table.options("bob") == ["sheathe sword", "attack roll"]
    assert table.why_not("bob", "assassinate") == "TAL-GOLDEN-02"


@clause("TAL-GOLDEN-02")
def test_the_assassin_does_not_assassinate_in_psychic_combat() -> None:
    table = meet("shadow", who="assassin", fate={"ana": 1}, dice=[1, 6])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "assassinate") == "TAL-GOLDEN-02"


@clause("TAL-GOLDEN-03")
def test_the_assassin_does_not_assassinate_on_the_crown_of_command() -> None:
    table = duel("assassin", "dwarf", where="crown_of_command", dice=[3, 1])
    table.act("ana", "attack seat-1")

    assert table.scores() == (3 + 3, 3 + 1)
    assert table.why_not("ana", "assassinate") == "TAL-GOLDEN-02"


@clause("TAL-TOAD-15")
def test_the_assassin_does_not_assassinate_as_a_toad() -> None:
    table = meet("bear", who="assassin", toad={"ana": 2}, fate={"ana": 1}, dice=[1, 6])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "assassinate") == "TAL-GOLDEN-02"


# The Ghoul


def raised(*followers: str, **position: Any) -> LaidTable:
    """A Ghoul with raised Followers meets a Bear."""
    return meet("bear", who="ghoul", followers={"ana": list(followers)}, **position)


@clause("TAL-PSY-02")
def test_the_ghoul_gains_the_life_he_takes_in_psychic_combat() -> None:
    table = duel("ghoul", "dwarf", dice=[6, 1])
    table.act("ana", "attack psychically seat-1", "take life")

    assert (table.of("life", "ana"), table.of("life", "bob")) == (5, 4)


@clause("TAL-PSY-02")
def test_the_ghoul_gains_a_life_also_when_he_was_attacked_psychically() -> None:
    table = duel("wizard", "ghoul", dice=[1, 6])
    table.act("ana", "attack psychically seat-1")
    table.act("bob", "take life")

    assert (table.of("life", "ana"), table.of("life", "bob")) == (3, 5)


@clause("TAL-PSY-02")
def test_the_ghoul_gains_no_life_for_gold_for_a_saved_life_or_in_battle() -> None:
    table = duel("ghoul", "dwarf", dice=[6, 1])
    table.act("ana", "attack psychically seat-1", "take coin")
    assert table.of("life", "ana") == 4

    table = duel("ghoul", "dwarf", spells={"bob": ["preservation"]}, dice=[6, 1])
    table.act("ana", "attack psychically seat-1", "take life")
    table.act("bob", "cast preservation seat-1")
    assert table.of("life", "ana") == 4

    table = duel("ghoul", "dwarf", strength={"ana": 2}, dice=[6, 1])
    table.act("ana", "attack seat-1", "take life")
    assert (table.of("life", "ana"), table.of("life", "bob")) == (4, 4)


@clause("TAL-PSY-02")
def test_the_ghoul_cannot_make_his_attacker_fight_psychically() -> None:
    table = duel("troll", "ghoul", dice=[6, 1])
    table.act("ana", "attack seat-1")

    assert table.scores() == (6 + 6, 2 + 1)


@clause("TAL-Q115", "TAL-TROPHY-01")
def test_the_ghoul_raises_an_enemy_killed_in_battle_instead_of_taking_a_trophy() -> None:
    table = meet("bear", who="ghoul", dice=[6, 1])
    assert table.options("ana") == ["raise bear", "raise no more"]
    table.choose("ana", "raise bear")

    assert table.of("followers", "ana") == ["bear"]
    assert table.trophies("ana") == []
    assert table.saw("raised", seat=0, card="bear")


@clause("TAL-Q115", "TAL-OWN-03")
def test_the_ghoul_may_take_the_trophy_instead_of_raising() -> None:
    table = meet("bear", "wolf", who="ghoul", strength={"ana": 3}, dice=[6, 1])
    table.choose("ana", "raise bear", "raise no more")

    assert table.of("followers", "ana") == ["bear"]
    assert table.trophies("ana") == ["wolf"]


@clause("TAL-Q115", "TAL-Q91")
def test_a_quest_fulfilled_by_the_kill_leaves_no_dead_enemy_behind() -> None:
    table = meet("bear", "wolf", who="ghoul", strength={"ana": 3}, quest={"ana": 2}, dice=[6, 1])
    table.choose("ana", "raise bear", "raise wolf")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("followers", "ana") == ["bear", "wolf"]
    assert table.cards("fields_1") == []


@clause("TAL-Q115", "TAL-Q91")
def test_a_raised_enemy_can_be_delivered_when_the_victory_is_complete() -> None:
    table = meet("bear", "wolf", who="ghoul", strength={"ana": 3}, quest={"ana": 3}, dice=[6, 1])
    table.choose("ana", "raise bear", "raise no more")
    assert table.occasion() == "quest_fulfilled"
    table.choose("ana", "deliver bear")

    assert table.trophies("ana") == ["wolf"]
    assert table.open()["adventure_discard"] == ["bear"]


@clause("TAL-Q115")
def test_spirits_are_not_raised() -> None:
    table = meet("shadow", who="ghoul", dice=[6, 1])

    assert table.trophies("ana") == ["shadow"]


@clause("TAL-Q115", "TAL-Q112")
def test_beside_the_hag_nobody_is_raised() -> None:
    table = raised("cursed_by_a_hag", dice=[6, 1])

    assert table.trophies("ana") == ["bear"]


@clause("TAL-Q115")
def test_one_raised_follower_adds_its_strength_and_is_gone_after_the_battle() -> None:
    table = raised("ogre", "wolf", dice=[2, 6])
    table.until("prepare")
    assert table.options("ana") == ["call wolf", "call ogre", "attack roll"]
    table.choose("ana", "call ogre")

    assert table.scores() == (2 + 5 + 2, 3 + 6), "only one of them: the other is not offered"
    assert table.of("followers", "ana") == ["wolf"]
    assert table.open()["adventure_discard"] == ["ogre"]


@clause("TAL-Q115")
def test_a_raised_follower_is_gone_after_a_victory_too() -> None:
    table = raised("wolf", dice=[6, 1])
    table.act("ana", "call wolf", "raise no more")

    assert table.trophies("ana") == ["bear"]
    assert table.of("followers", "ana") == []
    assert table.open()["adventure_discard"] == ["wolf"]


@clause("TAL-Q115")
def test_a_raised_follower_helps_in_a_battle_he_did_not_start() -> None:
    table = duel("troll", "ghoul", followers={"bob": ["dragon"]}, dice=[1, 2])
    table.act("ana", "attack seat-1")
    table.act("bob", "call dragon")

    assert table.scores() == (6 + 1, 2 + 7 + 2)
    assert table.of("followers", "bob") == []


@clause("TAL-Q115")
def test_a_raised_follower_does_not_help_in_psychic_combat() -> None:
    table = meet("shadow", who="ghoul", followers={"ana": ["dragon"]}, fate={"ana": 1}, dice=[1, 1])
    table.until("attack_fate")

    assert table.why_not("ana", "call dragon") == "TAL-Q115"


@clause("TAL-Q115")
def test_however_it_leaves_him_it_is_discarded() -> None:
    """Ditched, or lured away by the Sorceress."""
    table = lay_out(character={"ana": "ghoul"}, followers={"ana": ["wolf"]}, moment="turn")
    table.choose("ana", "ditch wolf")
    assert table.open()["adventure_discard"] == ["wolf"]
    assert table.cards("graveyard") == []

    table = duel("sorceress", "ghoul", followers={"bob": ["wolf"]})
    table.act("ana", "lure seat-1", "take follower wolf")
    assert table.of("followers", "ana") == table.of("followers", "bob") == []
    assert table.open()["adventure_discard"] == ["wolf"]


@clause("TAL-TOAD-15")
def test_a_toad_raises_nobody() -> None:
    table = meet("wild_boar", who="ghoul", toad={"ana": 2}, dice=[6, 1])

    assert table.trophies("ana") == ["wild_boar"]


# The Monk


@clause("TAL-CMB-09")
def test_the_monk_adds_his_craft_value_in_battle() -> None:
    """The printed 3, without counters; and not in psychic combat."""
    table = meet("bear", who="monk", craft={"ana": 2}, dice=[1, 1])
    assert table.scores()[0] == 2 + 3 + 1
    assert table.of("total_strength", "ana") == 2

    table = meet("shadow", who="monk", craft={"ana": 2}, dice=[1, 1])
    assert table.scores()[0] == 3 + 2 + 1


@clause("TAL-CMB-09")
def test_the_monk_adds_his_craft_value_when_attacked_too() -> None:
    table = duel("troll", "monk", dice=[1, 1])
    table.act("ana", "attack seat-1")

    assert table.scores() == (6 + 1, 2 + 3 + 1)


@clause("TAL-TOAD-15")
def test_as_a_toad_he_adds_nothing() -> None:
    table = meet("bear", who="monk", toad={"ana": 2}, dice=[1, 1])

    assert table.scores()[0] == 1 + 1


@clause("TAL-GOLDEN-03", "TAL-GOLDEN-04", "TAL-OWN-05")
def test_the_monk_uses_neither_weapons_nor_armour() -> None:
    table = meet("ogre", who="monk", objects={"ana": ["sword", "armour"]}, dice=[1, 6, 6])
    table.let_pass()

    assert table.scores()[0] == 2 + 3 + 1
    assert table.of("life", "ana") == 3
    assert table.why_not("ana", "wield sword") == "TAL-GOLDEN-03"
    assert table.why_not("ana", "armour armour") == "TAL-GOLDEN-03"
    assert table.of("objects", "ana") == ["sword", "armour"], "he may have them"


# The Priest


@clause("TAL-GOLDEN-03", "TAL-OWN-05")
def test_the_priest_uses_no_weapons_but_armour() -> None:
    table = meet("ogre", who="priest", objects={"ana": ["sword", "armour"]}, dice=[1, 6, 6])
    table.act("ana", "armour armour")

    assert table.scores()[0] == 2 + 1
    assert table.of("life", "ana") == 4
    assert table.why_not("ana", "wield sword") == "TAL-GOLDEN-03"


@clause("TAL-Q47", "TAL-Q69")
def test_the_priest_destroys_spirits_and_gains_a_spell_for_each() -> None:
    table = meet("demon", "wraith", who="priest", spell_deck=["hex", "random"])
    table.choose("ana", "destroy wraith", "gain spell", "destroy demon", "gain spell")

    assert not table.all_of("attack_rolled")
    assert table.trophies("ana") == []
    assert table.of("spells", "ana") == ["hex", "random"]


@clause("TAL-Q69")
def test_at_his_limit_he_gains_none() -> None:
    table = meet("demon", who="priest", spells={"ana": ["hex", "random"]})
    table.act("ana", "destroy demon")

    assert table.of("spells", "ana") == ["hex", "random"]
    assert not table.offers("ana", "gain")
    assert table.why_not("ana", "gain spell") == "TAL-Q69"


@clause("TAL-SPELL-01")
def test_the_priest_need_not_gain_the_spell() -> None:
    table = meet("demon", who="priest")
    table.choose("ana", "destroy demon")
    assert table.options("ana") == ["gain spell", "gain no spell"]
    table.choose("ana", "gain no spell")

    assert table.of("spells", "ana") == []
    assert table.saw("destroyed", card="demon")


@clause("TAL-Q06", "TAL-Q41", "TAL-Q71")
def test_a_spirit_can_be_preserved_from_the_priest() -> None:
    """The attack is then a stand-off: the other Spirit is not met either, and nothing is gained."""
    table = meet(
        "lemure", "shadow", who="priest", character={"bob": "wizard"}, spells={"bob": ["preservation"]}
    )
    table.choose("ana", "destroy shadow")
    assert table.occasion() == "enemy_about_to_be_killed"
    assert table.view("bob")["about"]["card"] == "shadow"
    table.choose("bob", "preserve enemy")

    assert table.saw("stood_off", seat=0)
    assert not table.saw("destroyed")
    assert table.cards("fields_1") == ["lemure", "shadow"]
    assert not table.offers("ana", "gain spell")
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q47")
def test_a_spirit_that_is_not_preserved_is_gone_and_the_priest_goes_on() -> None:
    table = meet(
        "lemure", "shadow", who="priest", character={"bob": "wizard"}, spells={"bob": ["preservation"]}
    )
    table.choose("ana", "destroy shadow")
    table.choose("bob", "decline")
    table.choose("ana", "gain no spell")

    assert table.cards("fields_1") == ["lemure"]
    assert table.options("ana") == ["destroy lemure", "stand and fight"]


@clause("TAL-Q48")
def test_the_spirit_of_the_crags_is_not_an_enemy_that_could_be_preserved() -> None:
    table = meet(
        who="priest", where="crags", dice=[1], character={"bob": "wizard"}, spells={"bob": ["preservation"]}
    )
    table.choose("ana", "destroy creature")

    assert table.options("ana") == ["gain spell", "gain no spell"]


@clause("TAL-OWN-03")
def test_the_priest_may_fight_spirits_instead() -> None:
    table = meet("shadow", who="priest", dice=[6, 1])
    table.choose("ana", "stand and fight")

    assert table.trophies("ana") == ["shadow"]
    assert table.of("spell_count", "ana") == 0


@clause("TAL-Q47")
def test_the_priest_destroys_the_spirit_of_the_crags_too() -> None:
    table = meet(who="priest", where="crags", dice=[1], spell_deck=["hex"])
    table.choose("ana", "destroy creature", "gain spell")

    assert table.of("spells", "ana") == ["hex"]
    assert table.of("life", "ana") == 4


@clause("TAL-Q47")
def test_the_priest_destroys_no_other_enemy() -> None:
    table = meet("bear", who="priest", fate={"ana": 1}, dice=[1, 1])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "destroy bear") == "TAL-Q47"


@clause("TAL-TOAD-15")
def test_a_toad_destroys_no_spirit_and_nobody_else_does_without_the_cross() -> None:
    for fields in ({"who": "priest", "toad": {"ana": 2}}, {"who": "elf"}):
        table = meet("demon", fate={"ana": 1}, dice=[1, 1], **fields)
        assert table.occasion() == "attack_fate"
        assert table.why_not("ana", "destroy demon") == "TAL-Q47"


@clause("TAL-GOLDEN-03")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_nobody_gets_a_bonus_of_weapons_forbidden_to_him_in_a_duel(who: str) -> None:
    table = duel("troll", who, objects={"bob": ["sword"]}, dice=[1, 1])
    table.act("ana", "attack seat-1")
    table.let_pass()

    assert table.scores()[1] == 1 + (5 if who == "monk" else 2)


# The Troll


@clause("TAL-GOLDEN-05", "TAL-GOLDEN-06")
def test_the_troll_regenerates_on_a_6() -> None:
    table = lay_out(character={"ana": "troll"}, life={"ana": 3}, fate={"ana": 0}, moment="turn", dice=[6])
    assert table.options("ana") == ["regenerate", "move anyway"]
    table.choose("ana", "regenerate")

    assert table.of("life", "ana") == 4
    assert table.of("place", "ana") == "crags"
    assert table.open()["active"] == "bob", "without an encounter"


@clause("TAL-LIFE-13")
def test_the_troll_heals_only_up_to_his_life_value() -> None:
    table = lay_out(character={"ana": "troll"}, life={"ana": 8}, fate={"ana": 0}, moment="turn", dice=[6])
    table.choose("ana", "regenerate")

    assert table.of("life", "ana") == 8


@clause("TAL-OWN-03")
def test_the_troll_may_move_on_a_6() -> None:
    table = lay_out(character={"ana": "troll"}, life={"ana": 3}, fate={"ana": 0}, moment="turn", dice=[6])
    table.choose("ana", "move anyway")

    assert table.occasion() == "way"


@clause("TAL-GOLDEN-05")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_the_troll_does_not_heal_on_other_numbers(die: int) -> None:
    table = lay_out(character={"ana": "troll"}, life={"ana": 3}, fate={"ana": 0}, moment="turn", dice=[die])

    assert table.occasion() == "way"
    assert table.why_not("ana", "regenerate") == "TAL-GOLDEN-05"


@clause("TAL-Q39")
@pytest.mark.parametrize(("first", "second", "can"), [(6, 5, False), (5, 6, True)])
def test_after_a_reroll_only_the_new_number_counts(first: int, second: int, can: bool) -> None:
    table = lay_out(character={"ana": "troll"}, life={"ana": 3}, moment="turn", dice=[first, second])
    table.choose("ana", "reroll first")

    assert table.offers("ana", "regenerate") == can


@clause("TAL-GOLDEN-02", "TAL-TOAD-15")
def test_nobody_else_regenerates() -> None:
    table = lay_out(character={"ana": "dwarf"}, life={"ana": 3}, fate={"ana": 0}, moment="turn", dice=[6])
    assert table.occasion() == "way"

    table = lay_out(character={"ana": "troll"}, toad={"ana": 2}, life={"ana": 3}, moment="turn")
    assert table.occasion() == "way", "a Toad does not even roll"


@clause("TAL-Q111")
def test_a_character_who_moves_one_space_rolls_no_6() -> None:
    table = lay_out(
        character={"ana": "troll"},
        followers={"ana": ["poltergeist"]},
        life={"ana": 3},
        moment="turn",
    )
    table.let_pass()

    assert table.occasion() == "way"
    assert not table.saw("rolled", seat=0)


# The Warrior


@clause("TAL-CMB-09", "TAL-Q38")
@pytest.mark.parametrize(("dice", "score"), [([2, 5, 1], 9), ([5, 2, 1], 9), ([3, 3, 1], 7)])
def test_of_the_warriors_two_dice_the_better_counts(dice: list[int], score: int) -> None:
    table = meet("bear", who="warrior", dice=dice)

    assert table.scores() == (score, 3 + 1)


@clause("TAL-Q38", "TAL-FATE-08")
def test_fate_rolls_one_of_them_again() -> None:
    table = meet("bear", who="warrior", fate={"ana": 2}, dice=[2, 3, 6, 6])
    assert table.options("ana") == ["reroll attack first", "reroll attack second", "keep attack"]
    table.choose("ana", "reroll attack second")

    assert table.scores() == (4 + 6, 3 + 6)
    assert table.of("fate", "ana") == 1, "both dice are one roll: one token"


@clause("TAL-CMB-09")
def test_the_warrior_has_two_dice_when_he_is_attacked_too() -> None:
    table = duel("troll", "warrior", dice=[1, 2, 5])
    table.act("ana", "attack seat-1")

    assert table.scores() == (6 + 1, 4 + 5)


@clause("TAL-PSY-03")
def test_the_warrior_has_one_die_in_psychic_combat_and_as_a_toad() -> None:
    table = meet("shadow", who="warrior", dice=[2, 5])
    assert table.scores() == (2 + 2, 2 + 5)

    table = meet("bear", who="warrior", toad={"ana": 2}, dice=[2, 5])
    assert table.scores() == (1 + 2, 3 + 5)


@clause("TAL-OBJ-07")
def test_the_warrior_uses_two_weapons() -> None:
    table = meet("bear", who="warrior", objects={"ana": ["sword", "axe", "purchase_sword"]}, dice=[2, 1, 6])
    table.until("prepare")
    assert len([option for option in table.options("ana") if option.startswith("sheathe")]) == 2
    assert not table.offers("ana", "wield"), "not three"
    table.choose("ana", "attack roll")

    assert table.scores()[0] == 4 + 2 + 2


@clause("TAL-OBJ-07")
def test_the_warrior_uses_two_weapons_of_a_kind() -> None:
    table = meet("bear", who="warrior", objects={"ana": ["sword", "sword"]}, dice=[2, 1, 6])
    table.act("ana", "attack roll")

    assert table.scores()[0] == 4 + 2 + 2


def choices_of_weapons(table: LaidTable) -> set[tuple[str, ...]]:
    """All that can be gone into battle with; it recurs without end if Weapons can be changed without end."""
    found = {tuple(sorted(table.view(None)["fights"][0]["attacker"]["uses"]))}
    for key in table.options("ana"):
        if key != "attack roll":
            further = table.copy()
            further.choose("ana", key)
            found |= choices_of_weapons(further)
    return found


@clause("TAL-OBJ-07", "TAL-OWN-03")
def test_every_choice_of_weapons_is_possible_and_choosing_comes_to_an_end() -> None:
    table = meet("bear", who="warrior", objects={"ana": ["sword", "sword", "axe", "runesword"]})
    table.until("prepare")
    weapons = ["axe", "runesword", "sword", "sword"]

    assert choices_of_weapons(table) == {(), *((one,) for one in weapons), *combinations(weapons, 2)}


@clause("TAL-OBJ-07")
def test_a_weapon_put_away_is_not_taken_up_again_in_the_same_fight() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["axe"]}, dice=[6, 1])
    table.act("ana", "sheathe axe")

    assert table.options("ana") == ["attack roll"]
    assert table.why_not("ana", "wield axe") == "TAL-OBJ-07"


@clause("TAL-Q115")
def test_the_ghoul_raises_only_those_he_has_fought() -> None:
    table = meet("wolf", "lemure", who="ghoul", dice=[6, 1], objects={"ana": ["sword"]})
    table.act("ana", "attack roll")

    assert table.options("ana") == ["raise wolf", "raise no more"]


@clause("TAL-Q115", "TAL-Q42")
def test_after_a_fight_with_a_creature_the_ghoul_raises_nobody() -> None:
    """He has evaded the Wolf, which still lies there when he has beaten the Brigand."""
    table = meet(
        "wolf",
        who="ghoul",
        where="forest",
        lasting=[{"effect": "invisible", "seat": "ana", "by": "ana"}],
        dice=[1, 6, 1],
    )
    table.act("ana", "evade wolf", "stand and fight")

    assert table.saw("won_fight", seat=0)
    assert not table.offers("ana", "raise wolf")


@clause("TAL-CMB-12", "TAL-FATE-06")
def test_a_character_who_is_assassinated_has_no_die_to_roll_again() -> None:
    table = duel("assassin", "elf", fate={"bob": 2}, dice=[6])
    table.act("ana", "attack seat-1", "assassinate")

    assert table.saw("won_fight", seat=0), "without a question to bob"


@clause("TAL-Q47")
def test_the_priest_destroys_no_creature_but_a_spirit() -> None:
    table = meet(who="priest", where="tavern", dice=[2, 1, 6], fate={"ana": 1})
    table.choose("ana", "keep roll")

    assert table.saw("creature_attacks")
    assert not table.saw("destroyed")
    assert table.occasion() == "attack_fate"
