"""Every Object and Magic Object of the Adventure deck, with its twin of the Purchase deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

GLADE = "cursed_glade"
NO_MAGIC: list[dict[str, Any]] = [{"effect": "magic_destroyed", "by": "bob"}]


def with_object(*cards: str, who: str = "dwarf", where: str = "tavern", **position: Any) -> LaidTable:
    return lay_out(
        character={"ana": who, **position.pop("character", {})},
        place={"ana": where, **position.pop("place", {})},
        objects={"ana": list(cards)},
        moment="turn",
        **position,
    )


# Bonuses that always count


@clause("TAL-STAT-06", "TAL-STAT-07", "TAL-OWN-02")
@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [("magic_belt", 1, 0), ("ring", 1, 1), ("solomons_crown", 0, 2), ("holy_grail", 0, 1)],
)
def test_what_magic_objects_add(card: str, strength: int, craft: int) -> None:
    table = with_object(card)

    assert table.of("total_strength", "ana") == 3 + strength
    assert table.of("total_craft", "ana") == 3 + craft


@clause("TAL-STAT-14", "TAL-Q116")
@pytest.mark.parametrize("card", ["magic_belt", "ring", "solomons_crown", "holy_grail"])
@pytest.mark.parametrize(("where", "lasting"), [(GLADE, []), ("tavern", NO_MAGIC)])
def test_magic_objects_add_nothing_where_magic_does_not_work(
    card: str, where: str, lasting: list[dict[str, Any]]
) -> None:
    table = with_object(card, where=where, lasting=lasting)

    assert table.of("total_strength", "ana") == table.of("total_craft", "ana") == 3


# Weapons


@clause("TAL-OBJ-07", "TAL-OWN-02")
@pytest.mark.parametrize(
    "weapon", ["sword", "axe", "runesword", "holy_lance", "purchase_sword", "purchase_axe"]
)
def test_a_weapon_adds_1_in_battle_and_only_there(weapon: str) -> None:
    table = meet("bear", who="dwarf", objects={"ana": [weapon]}, dice=[2, 6])
    assert table.of("total_strength", "ana") == 3
    table.act("ana", "attack roll")

    assert table.scores()[0] == 3 + 1 + 2


@clause("TAL-STAT-14", "TAL-Q116")
@pytest.mark.parametrize(
    "weapon", ["sword", "axe", "runesword", "holy_lance", "purchase_sword", "purchase_axe"]
)
def test_a_weapon_adds_nothing_on_the_cursed_glade(weapon: str) -> None:
    table = meet("bear", who="dwarf", where=GLADE, objects={"ana": [weapon]}, dice=[2, 6])
    table.let_pass()
    if table.offers("ana", "attack roll"):
        table.choose("ana", "attack roll")

    assert table.scores()[0] == 3 + 2


@clause("TAL-Q116")
def test_where_magic_is_destroyed_only_common_weapons_help() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["runesword", "sword"]}, lasting=NO_MAGIC, dice=[2, 6])
    table.until("prepare")

    assert table.options("ana") == ["sheathe sword", "attack roll"]


@clause("TAL-OWN-02")
def test_the_holy_lance_adds_3_against_dragons() -> None:
    table = meet("dragon", who="dwarf", objects={"ana": ["holy_lance"]}, dice=[2, 6])
    table.act("ana", "attack roll")

    assert table.scores()[0] == 3 + 3 + 2, "in place of 1, not besides"


@clause("TAL-OWN-02")
def test_a_dragon_that_only_lies_there_does_not_make_the_holy_lance_stronger() -> None:
    table = duel("dwarf", "elf", objects={"ana": ["holy_lance"]}, cards={"fields_1": ["dragon"]}, dice=[2, 6])
    table.act("ana", "attack seat-1", "attack roll")

    assert table.scores()[0] == 3 + 1 + 2


@clause("TAL-OWN-02")
def test_one_dragon_among_the_opponents_is_enough() -> None:
    table = meet("wolf", "dragon", who="dwarf", objects={"ana": ["holy_lance"]}, dice=[2, 6])
    table.act("ana", "attack roll")

    assert table.scores() == (3 + 3 + 2, 2 + 7 + 6)


@clause("TAL-OWN-02")
def test_a_dragon_that_was_evaded_is_none_of_them() -> None:
    invisible = [{"effect": "invisible", "seat": "ana", "by": "ana"}]
    table = meet("wolf", "dragon", who="dwarf", objects={"ana": ["holy_lance"]}, lasting=invisible, dice=[2, 6])
    table.act("ana", "evade dragon", "stand and fight", "attack roll")

    assert table.scores() == (3 + 1 + 2, 2 + 6)


@clause("TAL-OWN-02", "TAL-Q48")
def test_the_dragon_of_the_cave_counts() -> None:
    table = meet("cave", who="thief", objects={"ana": ["holy_lance"]}, dice=[1, 2, 6])
    table.act("ana", "attack roll")

    assert table.scores() == (3 + 3 + 2, 7 + 6)


@clause("TAL-ALIGN-07", "TAL-OWN-08")
@pytest.mark.parametrize(
    ("card", "evil_may", "good_may"),
    [("holy_lance", False, True), ("holy_grail", False, True), ("runesword", True, False)],
)
def test_some_objects_are_not_for_everyone(card: str, evil_may: bool, good_may: bool) -> None:
    for who, may in [("ghoul", evil_may), ("elf", good_may), ("dwarf", True)]:
        table = meet(card, who=who)
        table.let_pass("before_card")
        assert table.offers("ana", f"take {card}") == may
        if not may:
            assert table.why_not("ana", f"take {card}") == "TAL-OWN-08"
            assert table.cards("fields_1") == [card]


@clause("TAL-OWN-02")
def test_the_runesword_drinks_a_life_when_it_beats_an_enemy() -> None:
    table = meet("bear", "wolf", who="troll", objects={"ana": ["runesword"]}, dice=[6, 1])
    table.act("ana", "attack roll")

    assert table.of("life", "ana") == 7, "one for the battle, not one for each Enemy"


@clause("TAL-OBJ-07")
@pytest.mark.parametrize("objects", [["runesword", "holy_lance"], ["holy_lance", "runesword"]])
def test_a_stronger_weapon_is_taken_up_before_the_runesword(objects: list[str]) -> None:
    """Against a Dragon that is the Holy Lance; against a Bear they are equals."""
    dragon = meet("dragon", who="dwarf", objects={"ana": objects})
    dragon.until("prepare")
    bear = meet("bear", who="dwarf", objects={"ana": objects})
    bear.until("prepare")

    assert dragon.options("ana") == ["sheathe holy_lance", "attack roll"]
    assert bear.options("ana") == ["sheathe runesword", "attack roll"]


@clause("TAL-OWN-02", "TAL-Q48")
@pytest.mark.parametrize(
    ("cards", "dice", "way"),
    [
        (["bear"], [6, 1], ["sheathe runesword"]),
        (["bear"], [1, 5], []),
        (["cave"], [2, 6, 1], []),
        (["shadow"], [6, 1], None),
    ],
)
def test_the_runesword_gives_a_life_only_if_it_was_used_and_only_for_enemies(
    cards: list[str], dice: list[int], way: list[str] | None
) -> None:
    """Not used, a stand-off, a creature that is no Enemy, psychic combat."""
    table = meet(*cards, who="troll", objects={"ana": ["runesword"]}, dice=dice)
    if way is None:
        table.let_pass()
    else:
        table.act("ana", *way, "attack roll")

    assert table.all_of("scores")
    assert table.of("life", "ana") == 6


@clause("TAL-OWN-02", "TAL-PVP-09")
def test_the_runesword_gains_the_life_that_a_beaten_character_loses() -> None:
    table = duel("troll", "dwarf", objects={"ana": ["runesword"]}, dice=[6, 1])
    table.act("ana", "attack seat-1", "attack roll", "take life")

    assert (table.of("life", "ana"), table.of("life", "bob")) == (7, 4)


@clause("TAL-OWN-02", "TAL-PVP-10")
def test_a_life_that_was_saved_feeds_nobody() -> None:
    table = duel("troll", "dwarf", objects={"ana": ["runesword"], "bob": ["armour"]}, dice=[6, 1, 6])
    table.act("ana", "attack seat-1", "attack roll", "take life")
    table.act("bob", "armour armour")

    assert (table.of("life", "ana"), table.of("life", "bob")) == (6, 5)


@clause("TAL-OWN-02", "TAL-PVP-09")
def test_a_coin_taken_feeds_nobody() -> None:
    table = duel("troll", "dwarf", objects={"ana": ["runesword"]}, dice=[6, 1])
    table.act("ana", "attack seat-1", "attack roll", "take coin")

    assert table.of("life", "ana") == 6


# Armour


@clause("TAL-OBJ-08", "TAL-CMB-15")
@pytest.mark.parametrize(
    ("armour", "lowest"),
    [
        ("armour", 4),
        ("shield", 5),
        ("helmet", 6),
        ("purchase_armour", 4),
        ("purchase_shield", 5),
        ("purchase_helmet", 6),
    ],
)
def test_armour_saves_the_life_from_its_number_on(armour: str, lowest: int) -> None:
    for die in range(1, 7):
        table = meet("bear", who="dwarf", objects={"ana": [armour]}, dice=[1, 6, die])
        table.act("ana", f"armour {armour}")
        assert table.of("life", "ana") == (5 if die >= lowest else 4)
        assert table.of("objects", "ana") == [armour], "it is not used up"
        table.let_pass("turn_end")
        assert table.open()["active"] == "bob", "the battle stays lost"


# Things for the way


@clause("TAL-OWN-02")
@pytest.mark.parametrize("card", ["water_bottle", "purchase_water_bottle", "holy_grail"])
def test_no_life_is_lost_in_the_desert(card: str) -> None:
    table = meet(who="dwarf", where="desert_1", objects={"ana": [card]}, adventure_deck=["bag_of_gold"])

    assert table.of("life", "ana") == 5
    assert table.of("objects", "ana") == [card]


@clause("TAL-Q116")
def test_the_grail_gives_no_water_while_magic_is_destroyed() -> None:
    table = meet(who="dwarf", where="desert_1", objects={"ana": ["holy_grail"]}, lasting=NO_MAGIC)

    assert table.of("life", "ana") == 4


@clause("TAL-RAFT-02")
@pytest.mark.parametrize("axe", ["axe", "purchase_axe"])
def test_an_axe_builds_a_raft(axe: str) -> None:
    table = with_object(axe, where="woods_1")
    table.until("move")
    table.choose("ana", "build raft")

    assert table.of("objects", "ana") == [axe, "purchase_raft"]


@clause("TAL-RAFT-04", "TAL-RAFT-07")
@pytest.mark.parametrize("raft", ["raft", "purchase_raft"])
def test_a_raft_crosses_the_river_and_is_gone(raft: str) -> None:
    table = with_object(raft, where="graveyard")
    table.until("move")
    table.choose("ana", "raft black_knight")

    assert table.of("place", "ana") == "black_knight"
    assert table.of("objects", "ana") == []


@clause("TAL-RAFT-08")
@pytest.mark.parametrize("raft", ["raft", "purchase_raft"])
def test_an_unused_raft_is_gone_too(raft: str) -> None:
    table = with_object(raft, where="graveyard", dice=[3])
    table.until("move")
    table.choose("ana", "roll")

    assert table.of("objects", "ana") == []


@clause("TAL-CROWN-01")
@pytest.mark.parametrize("card", ["talisman", "stack_talisman"])
def test_a_talisman_opens_the_valley_of_fire(card: str) -> None:
    table = with_object(card, where="werewolf_den", may_move_on={"ana": True})
    table.until("inner_move")

    assert table.offers("ana", "advance valley_of_fire")


# Bags of Gold


@clause("TAL-Q119")
@pytest.mark.parametrize(("card", "gold"), [("bag_of_gold", 1), ("two_bags_of_gold", 2)])
def test_bags_turn_into_gold_at_once(card: str, gold: int) -> None:
    four = ["shield", "helmet", "armour", "ring"]
    table = meet(card, who="dwarf", objects={"ana": four})
    table.act("ana", f"take {card}")

    assert table.of("gold", "ana") == 1 + gold
    assert table.of("objects", "ana") == four, "full hands do not matter"
    assert table.open()["adventure_discard"] == [card]


@clause("TAL-Q119", "TAL-Q54")
def test_no_more_gold_than_there_is() -> None:
    table = meet("two_bags_of_gold", who="dwarf", gold={"ana": 20, "bob": 9})
    table.choose("ana", "take two_bags_of_gold")

    assert table.of("gold", "ana") == 21


@clause("TAL-Q119", "TAL-Q76")
def test_a_toad_takes_no_bag_of_gold() -> None:
    table = meet("bag_of_gold", who="dwarf", toad={"ana": 2})

    assert table.cards("fields_1") == ["bag_of_gold"]
    assert table.of("gold", "ana") == 1


# The Cross


@clause("TAL-OWN-04", "TAL-Q47")
def test_the_cross_destroys_any_number_of_spirits() -> None:
    table = meet("lemure", "demon", who="dwarf", objects={"ana": ["cross"]})
    table.act("ana", "destroy demon", "destroy lemure")

    assert not table.all_of("attack_rolled")
    assert table.trophies("ana") == []
    assert table.cards("fields_1") == []


@clause("TAL-OWN-04")
def test_only_the_priest_gains_a_spell_for_it() -> None:
    table = meet("demon", who="dwarf", objects={"ana": ["cross"]})
    table.act("ana", "destroy demon")

    assert table.of("spell_count", "ana") == 0


@clause("TAL-OWN-04")
def test_the_owner_of_the_cross_may_fight_instead() -> None:
    table = meet("lemure", who="dwarf", objects={"ana": ["cross"]}, dice=[6, 1])
    table.act("ana", "stand and fight")
    table.let_pass()

    assert table.trophies("ana") == ["lemure"]


@clause("TAL-OWN-04")
def test_the_cross_does_not_work_on_other_enemies() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["cross"]}, fate={"ana": 1})
    table.until("attack_fate")

    assert table.why_not("ana", "destroy bear") == "TAL-Q47"


@clause("TAL-OWN-04")
def test_the_cross_works_on_the_spirit_of_the_crags() -> None:
    table = meet(who="thief", where="crags", objects={"ana": ["cross"]}, dice=[1])
    table.act("ana", "destroy creature")

    assert not table.all_of("attack_rolled")
    assert table.of("life", "ana") == 4


@clause("TAL-Q116")
@pytest.mark.parametrize(("where", "lasting"), [(GLADE, []), ("fields_1", NO_MAGIC)])
def test_the_cross_does_nothing_where_magic_does_not_work(where: str, lasting: list[dict[str, Any]]) -> None:
    table = meet(
        "lemure", who="dwarf", where=where, objects={"ana": ["cross"]}, lasting=lasting, fate={"ana": 1}
    )
    table.until("attack_fate")

    assert table.why_not("ana", "destroy lemure") == "TAL-Q47"


@clause("TAL-OWN-02")
@pytest.mark.parametrize(("who", "where"), [("ghoul", "chapel"), ("elf", "graveyard")])
@pytest.mark.parametrize("objects", [["cross"], []])
def test_the_cross_protects_on_ground_that_harms_its_owner(who: str, where: str, objects: list[str]) -> None:
    table = meet(who=who, where=where, objects={"ana": objects})
    table.let_pass("before_space")

    assert table.of("life", "ana") == (4 if objects else 3)


# The Amulet


@clause("TAL-GOLDEN-03", "TAL-Q116")
def test_the_owner_of_the_amulet_casts_no_spells() -> None:
    table = with_object("amulet", who="wizard", spells={"ana": ["healing", "temporal_warp"]}, life={"ana": 2})

    assert not table.offers("ana", "cast")
    assert table.why_not("ana", "cast temporal_warp") == "TAL-GOLDEN-03"


@clause("TAL-Q71", "TAL-Q116")
def test_no_spell_is_aimed_at_him() -> None:
    table = lay_out(
        3,
        character={"ana": "wizard", "bob": "dwarf", "cem": "thief"},
        spells={"ana": ["random"]},
        objects={"bob": ["amulet"]},
        moment="turn",
    )

    assert not table.offers("ana", "cast random seat-1")
    assert table.offers("ana", "cast random seat-2")


@clause("TAL-Q116")
def test_where_magic_does_not_work_the_amulet_does_nothing_for_good_or_ill() -> None:
    table = lay_out(
        character={"ana": "wizard", "bob": "dwarf"},
        place={"bob": GLADE},
        spells={"ana": ["random"]},
        objects={"bob": ["amulet"]},
        moment="turn",
    )

    assert table.offers("ana", "cast random seat-1")


@clause("TAL-Q116", "TAL-DITCH-01")
def test_the_amulet_cannot_be_switched_off_but_ditched() -> None:
    table = with_object("amulet", who="wizard", spells={"ana": ["temporal_warp"]})
    table.choose("ana", "ditch amulet")

    assert table.offers("ana", "cast temporal_warp")


@clause("TAL-Q74")
def test_the_owner_of_the_amulet_does_not_cast_the_command_spell() -> None:
    table = meet(who="troll", where="crown_of_command", objects={"ana": ["amulet"]}, dice=[6])
    table.let_pass()

    assert not table.saw("command_spell_cast", seat=0)
    assert table.of("life", "bob") == 4


@clause("TAL-Q74")
def test_against_the_command_spell_it_does_not_help() -> None:
    table = meet(who="troll", where="crown_of_command", objects={"bob": ["amulet"]}, dice=[6])

    assert table.of("life", "bob") == 3


# The Orb of Knowledge


@clause("TAL-OWN-02")
def test_the_orb_exchanges_one_card_just_drawn() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": "ruins"},
        objects={"ana": ["orb_of_knowledge"]},
        moment="landed",
        adventure_deck=["dragon", "bag_of_gold", "sword"],
    )
    table.until("replacement")
    assert table.options("ana") == ["replace bag_of_gold", "replace dragon", "keep drawn"]
    table.choose("ana", "replace dragon")

    assert table.cards("ruins") == ["bag_of_gold", "sword"]
    assert table.open()["adventure_discard"] == ["dragon"]
    assert table.occasion() != "replacement", "the replacement must be met"


@clause("TAL-OWN-03")
def test_nobody_has_to_use_the_orb() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": "fields_1"},
        objects={"ana": ["orb_of_knowledge"]},
        moment="landed",
        adventure_deck=["sword"],
    )
    table.act("ana", "keep drawn")

    assert table.cards("fields_1") == ["sword"]


@clause("TAL-OWN-02")
def test_the_orb_does_not_exchange_what_lay_there_before() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": "ruins"},
        objects={"ana": ["orb_of_knowledge"]},
        cards={"ruins": ["bag_of_gold"]},
        moment="landed",
        adventure_deck=["sword"],
    )
    table.until("replacement")

    assert table.options("ana") == ["replace sword", "keep drawn"]


@clause("TAL-Q116")
def test_the_orb_shows_nothing_on_the_cursed_glade() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": GLADE},
        objects={"ana": ["orb_of_knowledge"]},
        moment="landed",
        adventure_deck=["sword"],
    )
    table.until("looting")

    assert table.why_not("ana", "replace sword") == "TAL-GOLDEN-02"


# The Potion of Strength


@clause("TAL-OWN-02", "TAL-OWN-03")
def test_the_potion_of_strength_gives_2_strength_until_the_end_of_the_turn() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["potion_of_strength", "sword"]}, dice=[2, 1])
    table.until("before_attack")
    table.choose("ana", "drink")
    assert table.occasion() == "prepare"
    assert table.saw("drank_potion", seat=0)
    assert table.of("total_strength", "ana") == 5
    assert table.of("objects", "ana") == ["sword"]
    assert table.open()["adventure_discard"] == ["potion_of_strength"]

    table.choose("ana", "attack roll")
    assert table.scores()[0] == 3 + 2 + 1 + 2
    table.let_pass("turn_end")
    assert table.open()["active"] == "bob"
    assert table.of("total_strength", "ana") == 3


@clause("TAL-OWN-02", "TAL-Q110")
def test_the_potion_wears_off_with_the_turn_even_if_the_next_one_is_his_too() -> None:
    table = with_object("potion_of_strength", more_turns={"ana": 1}, fate={"ana": 0}, dice=[1, 3])
    table.choose("ana", "drink")
    assert table.of("total_strength", "ana") == 5
    table.choose("ana", "go fields_2")
    table.until("way")

    assert table.open()["active"] == "ana"
    assert table.of("total_strength", "ana") == 3


@clause("TAL-OWN-02")
def test_a_spell_can_be_cast_after_the_potion() -> None:
    table = meet("bear", who="elf", objects={"ana": ["potion_of_strength"]}, spells={"ana": ["psionic_blast"]})
    table.until("before_attack")
    table.choose("ana", "drink")

    assert table.occasion() == "before_attack"
    assert table.options("ana") == ["cast psionic_blast", "decline"]


@clause("TAL-OWN-02")
def test_after_the_roll_it_is_too_late_for_the_potion() -> None:
    table = meet("bear", who="dwarf", objects={"ana": ["potion_of_strength"]}, fate={"ana": 1}, dice=[1, 6])
    table.until("attack_fate")

    assert table.why_not("ana", "drink") == "TAL-OWN-03"


@clause("TAL-OWN-02", "TAL-Q110")
def test_the_potion_can_be_drunk_in_another_players_turn() -> None:
    table = duel("troll", "dwarf", objects={"bob": ["potion_of_strength"]}, dice=[1, 2])
    table.act("ana", "attack seat-1")
    table.until("before_attack")
    table.choose("bob", "drink")

    assert table.scores() == (6 + 1, 3 + 2 + 2)


@clause("TAL-Q116")
def test_the_potion_cannot_be_drunk_on_the_cursed_glade() -> None:
    table = with_object("potion_of_strength", where=GLADE)

    assert not table.offers("ana", "drink")
    assert table.why_not("ana", "drink") == "TAL-Q116"


@clause("TAL-Q116")
def test_once_drunk_the_strength_no_longer_comes_from_an_object() -> None:
    strengthened = [{"effect": "strengthened", "seat": "ana", "by": "ana"}]
    table = with_object(where=GLADE, lasting=strengthened)

    assert table.of("total_strength", "ana") == 3 + 2


# The Wand


@clause("TAL-Q118")
def test_the_wand_gives_a_new_spell_for_the_last_one_cast() -> None:
    table = with_object("wand", who="elf", spells={"ana": ["temporal_warp"]}, spell_deck=["hex"])
    table.choose("ana", "cast temporal_warp")
    assert table.options("ana") == ["draw spell", "draw no spell"]
    table.choose("ana", "draw spell")

    assert table.of("spells", "ana") == ["hex"]


@clause("TAL-Q118", "TAL-OWN-03")
def test_the_owner_of_the_wand_need_not_draw() -> None:
    table = with_object("wand", who="elf", spells={"ana": ["temporal_warp"]}, spell_deck=["hex"])
    table.choose("ana", "cast temporal_warp", "draw no spell")

    assert table.of("spells", "ana") == []


@clause("TAL-Q118")
def test_the_wand_gives_no_spell_while_another_is_left() -> None:
    table = with_object("wand", who="elf", spells={"ana": ["temporal_warp", "hex"]})
    table.choose("ana", "cast temporal_warp")

    assert table.of("spells", "ana") == ["hex"]
    assert not table.offers("ana", "draw spell")


@clause("TAL-Q118", "TAL-SPELL-06")
def test_the_wand_gives_no_spell_if_craft_does_not_allow_it() -> None:
    """With Solomon's Crown the Warrior can hold a Spell; with Alchemy, his last one, he melts it down."""
    table = with_object("wand", "solomons_crown", who="warrior", spells={"ana": ["alchemy"]})
    table.choose("ana", "cast alchemy", "transmute solomons_crown", "transmute no more")

    assert table.of("spells", "ana") == []
    assert not table.offers("ana", "draw spell")
    assert table.why_not("ana", "draw spell") == "TAL-Q118"


@clause("TAL-OWN-01")
@pytest.mark.parametrize("objects", [[], ["axe"]])
def test_without_the_potion_of_strength_there_is_nothing_to_drink(objects: list[str]) -> None:
    table = lay_out(moment="turn", objects={"ana": objects})

    assert table.why_not("ana", "drink") == "TAL-OWN-01"


@clause("TAL-Q116")
@pytest.mark.parametrize(("bottle", "life"), [("water_bottle", 5), ("holy_grail", 4)])
def test_destroyed_magic_takes_the_water_from_the_grail_only(bottle: str, life: int) -> None:
    table = meet("axe", who="warrior", where="desert_1", objects={"ana": [bottle]}, lasting=NO_MAGIC)
    table.let_pass()

    assert table.of("life", "ana") == life


@clause("TAL-OWN-02")
def test_prophetess_and_orb_replace_no_more_cards_than_were_drawn() -> None:
    table = meet(
        who="prophetess",
        where="fields_2",
        objects={"ana": ["orb_of_knowledge"]},
        adventure_deck=["bear", "bag_of_gold", "wolf"],
    )
    table.act("ana", "replace bear")
    table.let_pass()

    assert not table.offers("ana", "keep drawn")
    assert "bag_of_gold" in table.cards("fields_2")
