"""Battle with creatures: chapter TAL-CMB. The Wizard and the Giant are scenario files."""

from __future__ import annotations

import pytest

from questhall.games.talisman.components.creatures import CREATURE, POWER_OF, ROLLED_STRENGTH
from questhall.games.talisman.components.printed_cards import CARD, FACES, KIND, is_enemy
from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet

STRENGTH_ENEMIES = {
    *("wild_boar", "wolf", "ape", "bear", "lion", "serpent", "goblin", "hobgoblin", "bandit", "ogre", "giant"),
    "dragon",
}
SPIRITS = {"lemure", "shadow", "spectre", "ghost", "wraith", "demon"}


@clause("TAL-CMB-01")
@pytest.mark.parametrize("enemy", sorted(STRENGTH_ENEMIES))
def test_a_creature_with_strength_starts_a_battle(enemy: str) -> None:
    table = meet(enemy, who="dwarf", gold={"ana": 0}, dice=[6, 1])

    assert table.saw("fight_begins", seat=0, how="battle")
    assert not table.saw("fight_begins", how="psychic")


@clause("TAL-CMB-02")
def test_a_character_who_attacks_a_character_starts_a_battle() -> None:
    table = duel("wizard", "dwarf", dice=[1, 1])
    table.act("ana", "attack seat-1")

    assert table.saw("attacked", seat=0, other=1, how="battle")
    assert table.scores() == (2 + 1, 3 + 1)


@clause("TAL-CMB-02")
def test_a_character_may_use_an_ability_to_attack_psychically() -> None:
    table = duel("wizard", "dwarf", dice=[1, 1])
    table.act("ana", "attack psychically seat-1")

    assert table.saw("attacked", seat=0, other=1, how="psychic")
    assert table.scores() == (5 + 1, 3 + 1)


@clause("TAL-CMB-03")
def test_enemies_are_the_adventure_cards_of_that_type() -> None:
    enemies = {face.name for number, face in enumerate(FACES) if is_enemy(number)}

    assert enemies == STRENGTH_ENEMIES | SPIRITS
    assert sum(face.copies for face in FACES if face.name in enemies) == 7 + 9 + 3 + 10


@clause("TAL-CMB-04")
def test_creatures_come_from_spaces_and_places_too() -> None:
    """A Dragon of the Cave attacks although nothing but the Cave lies there."""
    table = meet("cave", who="dwarf", dice=[1, 6, 1])
    table.choose("ana", "add nothing")

    assert table.saw("creature_attacks", seat=0, creature="cave_dragon")
    assert table.scores() == (3 + 6, 7 + 1)


@clause("TAL-CMB-04")
def test_every_creature_has_strength_or_craft() -> None:
    values = {name: int(POWER_OF[number]) for number, name in enumerate(CREATURE.names)}

    assert values.pop("werewolf") == ROLLED_STRENGTH
    assert values == {
        "sentinel": 9,
        "farmer": 3,
        "brigand": 4,
        "spirit": 4,
        "cave_dragon": 7,
        "cave_goblin": 2,
        "pit_fiend": 4,
    }


@clause("TAL-CMB-05")
def test_the_steps_of_a_battle_follow_each_other() -> None:
    """The potion can be drunk in both windows, so its owner is asked in each of them."""
    table = meet(
        "bear",
        who="elf",
        where="woods_1",
        objects={"ana": ["potion_of_strength", "sword"]},
        fate={"ana": 1},
        dice=[1, 1],
    )
    table.until("evasion")
    steps = [table.occasion()]
    table.choose("ana", "decline")
    for answer in ("stand and fight", "decline", "attack roll", "keep attack"):
        steps.append(table.occasion())
        table.choose("ana", answer)

    assert steps == ["evasion", "evasion_choice", "before_attack", "prepare", "attack_fate"]
    assert [
        told["event"] for told in table.told if told["event"] in ("attack_rolled", "foe_rolled", "scores")
    ] == [
        "attack_rolled",
        "foe_rolled",
        "scores",
    ]


@clause("TAL-CMB-06")
def test_evading_comes_before_anything_else() -> None:
    table = meet("bear", who="elf", where="woods_1", dice=[1, 1])

    assert table.options("ana") == ["evade bear", "stand and fight"]
    assert table.unused_dice() == 2

    table.choose("ana", "evade bear")
    assert not table.all_of("attack_rolled")


@clause("TAL-CMB-06")
def test_a_character_who_does_not_evade_fights() -> None:
    table = meet("bear", who="elf", where="woods_1", dice=[6, 1])
    table.choose("ana", "stand and fight")

    assert table.trophies("ana") == ["bear"]
    assert table.why_not("ana", "evade bear") == "TAL-EVADE-01"


@clause("TAL-CMB-07")
def test_spells_for_the_battle_are_cast_before_the_roll_or_never() -> None:
    table = meet("bear", who="wizard", spells={"ana": ["psionic_blast"]}, fate={"ana": 1}, dice=[1, 6])
    table.until("before_attack")
    assert "cast psionic_blast" in table.options("ana")
    table.choose("ana", "decline")

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "cast psionic_blast") == "TAL-SPELL-05"
    assert table.of("spells", "ana") == ["psionic_blast"]


@clause("TAL-CMB-08")
def test_modifiers_are_settled_before_the_roll() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["sword"]}, fate={"ana": 1}, dice=[1, 4])
    table.act("ana", "sheathe sword", "attack roll")

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "wield sword") == "TAL-OBJ-07"
    table.choose("ana", "keep attack")
    assert table.scores() == (3 + 1, 3 + 4)


@clause("TAL-CMB-09")
def test_the_attack_score_is_the_die_total_strength_and_all_modifiers() -> None:
    table = meet(
        "bear",
        who="dwarf",
        strength={"ana": 2},
        objects={"ana": ["magic_belt", "sword"]},
        followers={"ana": ["unicorn"]},
        dice=[4, 1],
    )
    table.act("ana", "attack roll")

    assert table.scores()[0] == 4 + (3 + 2 + 1 + 1) + 1


@clause("TAL-CMB-10", "TAL-Q35")
def test_one_die_is_rolled_for_the_creature_and_nobody_can_roll_it_again() -> None:
    table = meet("bear", who="dwarf", players=3, fate={"ana": 1, "bob": 3, "cem": 3}, dice=[1, 6])

    assert table.all_of("foe_rolled") == [{"event": "foe_rolled", "die": 6}]
    assert table.asked() == "ana"
    assert table.options("ana") == ["reroll attack first", "keep attack"]
    assert table.why_not("bob", "reroll attack first") == "TAL-FATE-12"
    table.choose("ana", "keep attack")
    assert table.scores() == (3 + 1, 3 + 6)


@clause("TAL-CMB-11")
def test_the_score_of_a_creature_is_its_strength_and_its_die() -> None:
    table = meet("ogre", who="dwarf", dice=[6, 2])

    assert table.scores()[1] == 5 + 2


@clause("TAL-CMB-12", "TAL-Q36")
def test_knowing_both_dice_a_player_may_roll_his_own_again() -> None:
    table = meet("bear", who="dwarf", fate={"ana": 2}, dice=[1, 4, 6])

    assert table.occasion() == "attack_fate"
    assert table.all_of("foe_rolled"), "the creature has rolled already"
    table.choose("ana", "reroll attack first")

    assert table.scores() == (3 + 6, 3 + 4)
    assert table.of("fate", "ana") == 1, "one token, and no second reroll"


@clause("TAL-CMB-12", "TAL-FATE-10")
def test_without_fate_nothing_is_rolled_again() -> None:
    table = meet("bear", who="dwarf", fate={"ana": 0}, dice=[1, 4])

    assert table.scores() == (3 + 1, 3 + 4)


@clause("TAL-CMB-13")
def test_a_higher_score_defeats_the_creature() -> None:
    table = meet("bear", who="dwarf", dice=[2, 1])

    assert table.saw("killed_enemy", seat=0, card="bear")
    assert table.cards("fields_1") == []
    assert table.of("life", "ana") == 5


@clause("TAL-CMB-14")
def test_a_lower_score_costs_one_life() -> None:
    table = meet("bear", who="dwarf", dice=[1, 2])

    assert table.of("life", "ana") == 4
    assert table.cards("fields_1") == ["bear"]
    assert table.trophies("ana") == []


@clause("TAL-CMB-15", "TAL-OBJ-08")
def test_an_object_may_save_the_life() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["armour"]}, dice=[1, 2, 4])
    table.act("ana", "armour armour")

    assert table.of("life", "ana") == 5
    assert table.saw("life_saved", seat=0)


@clause("TAL-CMB-15")
def test_a_spell_may_save_the_life() -> None:
    table = meet("bear", who="dwarf", spells={"ana": ["preservation"]}, dice=[1, 2])
    table.act("ana", "cast preservation seat-0")

    assert table.of("life", "ana") == 5


@clause("TAL-CMB-15")
def test_nothing_has_to_save_it() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["armour"]}, dice=[1, 2])
    table.act("ana", "no armour")

    assert table.of("life", "ana") == 4
    assert table.unused_dice() == 0


@clause("TAL-CMB-16")
@pytest.mark.parametrize("saved", [False, True])
def test_a_defeat_ends_the_turn_even_if_the_life_was_saved(saved: bool) -> None:
    """The Healer and the Sword that lie there are neither met nor taken."""
    objects = ["armour"] if saved else []
    table = meet("bear", "healer", "sword", who="dwarf", objects={"ana": objects}, dice=[1, 2, 6])
    if saved:
        table.act("ana", "armour armour")
    table.let_pass("turn_end")

    assert table.of("life", "ana") == (5 if saved else 4)
    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["bear", "healer", "sword"]


@clause("TAL-CMB-17")
def test_equal_scores_hurt_nobody() -> None:
    table = meet("bear", who="dwarf", dice=[2, 2])

    assert table.saw("stood_off", seat=0)
    assert table.of("life", "ana") == 5
    assert table.cards("fields_1") == ["bear"]
    assert table.trophies("ana") == []


@clause("TAL-CMB-18")
def test_a_stand_off_ends_the_turn() -> None:
    table = meet("bear", "sword", who="dwarf", dice=[2, 2])

    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["bear", "sword"]


@clause("TAL-CMB-19", "TAL-Q44")
def test_after_a_stand_off_the_character_just_moves_on() -> None:
    table = meet("bear", who="dwarf", missed={"bob": 1}, dice=[2, 2, 3])

    assert table.open()["active"] == "ana"
    assert table.occasion() == "way"
    assert table.options("ana") == ["go woods_1", "go woods_3"]
    assert len(table.all_of("fight_begins")) == 1


@clause("TAL-CMB-20", "TAL-Q40", "TAL-Q41")
def test_all_strength_enemies_fight_as_one() -> None:
    table = meet("bear", "wolf", who="dwarf", strength={"ana": 3}, dice=[3, 2])

    assert len(table.all_of("fight_begins")) == 1
    assert table.all_of("foe_rolled") == [{"event": "foe_rolled", "die": 2}]
    assert table.scores() == (3 + 3 + 3, 3 + 2 + 2)
    assert sorted(table.trophies("ana")) == ["bear", "wolf"]


@clause("TAL-CMB-20", "TAL-Q41")
def test_a_lost_fight_against_several_costs_one_life_in_all() -> None:
    table = meet("bear", "wolf", who="dwarf", dice=[1, 1])

    assert table.of("life", "ana") == 4
    assert table.cards("fields_1") == ["bear", "wolf"]


@clause("TAL-CMB-09")
def test_two_enemies_drawn_together_attack_together() -> None:
    table = lay_out(
        character={"ana": "troll"},
        place={"ana": "ruins"},
        fate={"ana": 0},
        moment="landed",
        adventure_deck=["wolf", "ape"],
        dice=[3, 1],
    )

    assert table.scores() == (6 + 3, 2 + 3 + 1)
    assert sorted(table.trophies("ana")) == ["ape", "wolf"]


@clause("TAL-Q43")
def test_no_enemy_has_both_strength_and_craft() -> None:
    """A card has one value, and its kind says which."""
    for name in STRENGTH_ENEMIES | SPIRITS:
        number = CARD.value(name)
        assert FACES[number].power > 0
        assert (KIND[number] == KIND[CARD.value("ghost")]) == (name in SPIRITS)


@clause("TAL-FATE-10", "TAL-CMB-12")
def test_without_fate_no_attack_roll_is_made_again() -> None:
    table = duel(dice=[3, 3, 3], fate={"ana": 0, "bob": 1})
    table.act("ana", "attack seat-1")

    assert (table.asked(), table.occasion()) == ("bob", "attack_fate")
    assert table.why_not("ana", "reroll attack first") == "TAL-FATE-10"
