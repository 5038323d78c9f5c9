"""Psychic combat: chapter TAL-PSY, TAL-Q10, TAL-Q40."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import duel, meet

SPIRITS = ["lemure", "shadow", "spectre", "ghost", "wraith", "demon"]


@clause("TAL-PSY-01")
@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_spirit_starts_psychic_combat(spirit: str) -> None:
    table = meet(spirit, who="wizard", dice=[6, 1])

    assert table.saw("fight_begins", seat=0, how="psychic")
    assert not table.saw("fight_begins", how="battle")


@clause("TAL-PSY-01")
def test_a_creature_with_craft_that_is_not_a_card_starts_psychic_combat() -> None:
    """The Spirit of the Crags has Craft 4."""
    table = meet(who="wizard", where="crags", dice=[1, 6, 1])

    assert table.saw("creature_attacks", seat=0, creature="spirit")
    assert table.scores() == (5 + 6, 4 + 1)


@clause("TAL-PSY-02")
@pytest.mark.parametrize("who", ["ghoul", "sorceress", "wizard"])
def test_some_may_attack_characters_psychically(who: str) -> None:
    table = duel(who, "dwarf")
    table.until("encounter")

    assert table.offers("ana", "attack psychically seat-1")


@clause("TAL-PSY-02")
@pytest.mark.parametrize(
    "who", ["assassin", "druid", "monk", "priest", "prophetess", "thief", "warrior", "troll"]
)
def test_other_characters_may_not_attack_psychically(who: str) -> None:
    table = duel(who, "dwarf")
    table.until("encounter")

    assert table.options("ana")[0] == "attack seat-1"
    assert table.why_not("ana", "attack psychically seat-1") == "TAL-PSY-02"


@clause("TAL-PSY-02", "TAL-TOAD-15")
@pytest.mark.parametrize("who", ["ghoul", "sorceress", "wizard"])
def test_a_toad_may_not_attack_psychically(who: str) -> None:
    table = duel(who, "dwarf", toad={"ana": 2})
    table.until("encounter")

    assert table.why_not("ana", "attack psychically seat-1") == "TAL-PSY-02"


@clause("TAL-PSY-03")
def test_craft_counts_on_both_sides_and_strength_does_not() -> None:
    table = meet(
        "spectre",
        who="dwarf",
        craft={"ana": 2},
        strength={"ana": 4},
        objects={"ana": ["ring", "sword"]},
        dice=[4, 2],
    )
    table.let_pass()

    assert table.scores() == (3 + 2 + 1 + 4, 3 + 2)
    assert table.trophies("ana") == ["spectre"]


@clause("TAL-PSY-03")
def test_weapons_and_helpers_of_battle_are_not_even_offered() -> None:
    table = meet(
        "spectre",
        who="dwarf",
        objects={"ana": ["sword"]},
        followers={"ana": ["mercenary"]},
        fate={"ana": 1},
        dice=[4, 2],
    )
    table.until("attack_fate")

    assert table.why_not("ana", "pay mercenary") == "TAL-OWN-02"
    assert table.why_not("ana", "wield sword") == "TAL-OBJ-07"


@clause("TAL-PSY-03")
def test_the_steps_and_results_are_those_of_battle() -> None:
    """Fate after both dice; a tie is a stand-off that ends the turn; a lost fight costs a Life."""
    table = meet("spectre", "sword", who="dwarf", fate={"ana": 1}, dice=[1, 2, 2])
    assert table.occasion() == "attack_fate"
    table.choose("ana", "reroll attack first")
    assert table.scores() == (3 + 2, 3 + 2)
    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["spectre", "sword"]

    table = meet("spectre", "sword", who="dwarf", dice=[1, 2])
    assert table.of("life", "ana") == 4
    assert table.open()["active"] == "bob"
    assert table.cards("fields_1") == ["spectre", "sword"]


@clause("TAL-PSY-03")
def test_between_characters_craft_replaces_strength_too() -> None:
    table = duel("ghoul", "troll", dice=[3, 4], craft={"bob": 1})
    table.act("ana", "attack psychically seat-1")

    assert table.scores() == (4 + 3, 1 + 1 + 4)


@clause("TAL-PVP-09")
@pytest.mark.parametrize(("who", "life"), [("ghoul", 3), ("sorceress", 2)])
def test_only_the_ghoul_gets_the_life_he_takes_psychically(who: str, life: int) -> None:
    table = duel(who, "troll", dice=[6, 1], life={"ana": 2})
    table.act("ana", "attack psychically seat-1", "take life")

    assert table.of("life", "ana") == life
    assert table.of("life", "bob") == 5


@clause("TAL-PSY-04", "TAL-Q10")
@pytest.mark.parametrize("armour", ["armour", "shield", "helmet", "purchase_armour"])
def test_no_object_saves_the_life_lost_to_a_spirit(armour: str) -> None:
    table = meet(
        "wraith", who="dwarf", objects={"ana": [armour]}, spells={"ana": ["preservation"]}, dice=[1, 6]
    )
    table.until("life_about_to_be_lost")

    assert table.why_not("ana", f"armour {armour}") == "TAL-PSY-04"
    table.choose("ana", "decline")
    assert table.of("life", "ana") == 4


@clause("TAL-Q10")
def test_a_spell_saves_the_life_lost_to_a_spirit() -> None:
    table = meet("wraith", who="dwarf", spells={"ana": ["preservation"]}, dice=[1, 6])
    table.act("ana", "cast preservation seat-0")

    assert table.of("life", "ana") == 5
    assert table.open()["active"] == "bob", "the fight is lost all the same"


@clause("TAL-PSY-05", "TAL-Q40")
def test_several_spirits_fight_as_one() -> None:
    table = meet("shadow", "spectre", who="wizard", dice=[4, 3])

    assert len(table.all_of("fight_begins")) == 1
    assert table.scores() == (5 + 4, 2 + 3 + 3)
    assert sorted(table.trophies("ana")) == ["shadow", "spectre"]


@clause("TAL-Q40")
def test_the_strength_group_comes_first_then_the_spirits() -> None:
    table = meet("shadow", "wolf", who="dwarf", dice=[6, 1, 6, 1])

    assert [told["how"] for told in table.all_of("fight_begins")] == ["battle", "psychic"]
    assert table.all_of("scores")[0]["foe"] == 2 + 1, "the Spirit does not add to the battle"
    assert sorted(table.trophies("ana")) == ["shadow", "wolf"]


@clause("TAL-Q40")
@pytest.mark.parametrize("dice", [[1, 6], [3, 4]])
def test_a_character_who_loses_or_ties_against_the_first_does_not_meet_the_spirits(dice: list[int]) -> None:
    table = meet("shadow", "wolf", who="dwarf", dice=dice)

    assert [told["how"] for told in table.all_of("fight_begins")] == ["battle"]
    assert table.cards("fields_1") == ["shadow", "wolf"]
    assert table.open()["active"] == "bob"
