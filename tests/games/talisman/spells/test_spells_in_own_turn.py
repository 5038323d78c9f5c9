"""Spells of the caster's own turn: TAL-SPELL-05, TAL-SPELL-12 and the rulings on single cards."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.casting.casting import SPELL_BOOK
from questhall.games.talisman.components.printed_cards import FACES
from tests.clauses import clause
from tests.games.talisman.casters import casters


def test_the_book_has_every_spell_in_the_order_of_the_faces() -> None:
    names = [FACES[spell.face].name for spell in SPELL_BOOK]
    assert names == sorted(names)
    assert len(names) == 17


# Acquisition


@clause("TAL-SPELL-05", "TAL-SPELL-12", "TAL-SPELL-13")
def test_acquisition_takes_an_object_after_the_spell_has_worked() -> None:
    table = casters(spells={"ana": ["acquisition"]}, objects={"bob": ["sword", "helmet"]}, gold={"bob": 2})
    table.choose("ana", "cast acquisition seat-1")
    assert table.options("ana") == ["take coin", "take object helmet", "take object sword"]
    table.choose("ana", "take object sword")

    assert table.of("objects", "ana") == ["sword"]
    assert table.of("objects", "bob") == ["helmet"]
    assert table.open()["spell_discard"] == ["acquisition"]


@clause("TAL-SPELL-05")
def test_acquisition_takes_a_single_coin() -> None:
    table = casters(spells={"ana": ["acquisition"]}, gold={"ana": 0, "bob": 2})
    table.choose("ana", "cast acquisition seat-1", "take coin")

    assert table.of("gold", "ana") == 1
    assert table.of("gold", "bob") == 1


@clause("TAL-OWN-08")
def test_acquisition_does_not_bring_what_the_caster_may_not_have() -> None:
    table = casters(spells={"ana": ["acquisition"]}, objects={"bob": ["holy_grail", "axe"]}, gold={"bob": 0})
    table.choose("ana", "cast acquisition seat-1")

    assert table.options("ana") == ["take object axe"]
    assert table.why_not("ana", "take object holy_grail") == "TAL-OWN-08"


@clause("TAL-Q71")
def test_acquisition_needs_another_character_who_has_something() -> None:
    table = casters(
        3,
        spells={"ana": ["acquisition"]},
        gold={"ana": 3, "bob": 0, "cem": 1},
        objects={"ana": ["axe"]},
    )

    casts = [key for key in table.options("ana") if key.startswith("cast")]
    assert casts == ["cast acquisition seat-2"]


@clause("TAL-Q71", "TAL-Q116")
def test_the_amulet_keeps_spells_off() -> None:
    table = casters(spells={"ana": ["acquisition"]}, objects={"bob": ["amulet"]}, gold={"bob": 4})

    assert not table.offers("ana", "cast acquisition")
    assert table.why_not("ana", "cast acquisition seat-1") == "TAL-SPELL-05"


@clause("TAL-Q116")
def test_on_the_cursed_glade_the_amulet_does_nothing() -> None:
    table = casters(
        spells={"ana": ["acquisition"]},
        objects={"bob": ["amulet"]},
        place={"bob": "cursed_glade"},
    )
    table.choose("ana", "cast acquisition seat-1", "take object amulet")

    assert table.of("objects", "ana") == ["amulet"]


OWN_TURN_START = ["acquisition", "alchemy", "divination", "hex", "mesmerism", "temporal_warp"]


@clause("TAL-SPELL-05")
@pytest.mark.parametrize("spell", [*OWN_TURN_START, "destroy_magic", "destruction"])
def test_in_the_turn_of_another_they_are_not_cast(spell: str) -> None:
    table = casters(
        spells={"bob": [spell, "invisibility"]},
        objects={"bob": ["axe"]},
        followers={"ana": ["guide"]},
        cards={"temple": ["ghost"]},
        dice=[3],
    )
    table.choose("ana", "decline")
    for occasion in ("turn_start", "after_move", "turn_end"):
        while table.occasion() != occasion:
            table.choose(table.asked(), table.options(table.asked())[-1])
        while table.asked() == "ana":
            table.choose("ana", "decline")
        assert table.open()["active"] == "ana"
        assert table.offers("bob", "cast invisibility")
        assert not table.offers("bob", f"cast {spell}")


@clause("TAL-SPELL-05")
@pytest.mark.parametrize("spell", [*OWN_TURN_START, "destroy_magic"])
def test_after_the_move_they_can_no_longer_be_cast(spell: str) -> None:
    table = casters(
        moment="landed",
        spells={"ana": [spell, "invisibility"]},
        objects={"ana": ["axe"]},
        followers={"bob": ["guide"]},
    )

    assert table.occasion() == "after_move"
    assert table.offers("ana", "cast invisibility")
    assert not table.offers("ana", f"cast {spell}")


# Alchemy


@clause("TAL-SPELL-05")
def test_alchemy_turns_any_number_of_objects_into_a_coin_each() -> None:
    table = casters(spells={"ana": ["alchemy"]}, objects={"ana": ["axe", "sword", "ring"]}, gold={"ana": 0})
    table.choose("ana", "cast alchemy", "transmute ring", "transmute axe", "transmute no more")

    assert table.of("objects", "ana") == ["sword"]
    assert table.of("gold", "ana") == 2
    assert table.open()["adventure_discard"] == ["axe", "ring"]


def test_alchemy_ends_with_the_last_object() -> None:
    table = casters(spells={"ana": ["alchemy"]}, objects={"ana": ["axe"]}, gold={"ana": 0})
    table.choose("ana", "cast alchemy", "transmute axe")

    assert table.of("gold", "ana") == 1
    assert not table.offers("ana", "transmute no more")


@clause("TAL-Q71")
def test_alchemy_needs_an_object() -> None:
    table = casters(spells={"ana": ["alchemy"]}, followers={"ana": ["guide"]})

    assert not table.offers("ana", "cast alchemy")


# Destroy Magic


@clause("TAL-Q116", "TAL-SPELL-07")
def test_destroy_magic_takes_the_bonuses_and_limits_settle_at_once() -> None:
    table = casters(
        spells={"ana": ["destroy_magic"], "bob": ["healing", "nullify", "random"]},
        objects={"bob": ["solomons_crown"]},
    )
    assert table.of("total_craft", "bob") == 6
    table.choose("ana", "cast destroy_magic")
    table.let_pass("spell_cast")

    assert table.of("total_craft", "bob") == 4
    assert table.options("bob") == ["discard random", "discard nullify", "discard healing"]
    table.choose("bob", "discard random")
    assert table.of("spells", "bob") == ["healing", "nullify"]


@clause("TAL-Q116")
def test_under_destroy_magic_nobody_casts_or_uses_magic_objects() -> None:
    table = casters(
        spells={"ana": ["destroy_magic", "healing"], "bob": ["healing"]},
        objects={"bob": ["potion_of_strength"]},
        life={"ana": 1, "bob": 1},
    )
    table.choose("ana", "cast destroy_magic", "decline")
    table.let_pass("spell_cast")

    assert table.why_not("ana", "cast healing seat-0") == "TAL-GOLDEN-03"
    assert table.why_not("bob", "cast healing seat-1") == "TAL-GOLDEN-03"
    assert table.why_not("bob", "drink") == "TAL-Q116"


@clause("TAL-Q110")
def test_destroy_magic_ends_with_the_next_place_of_the_caster() -> None:
    table = casters(
        moment="end",
        spells={"ana": ["destroy_magic"]},
        objects={"bob": ["ring"]},
        missed={"ana": 1},
        dice=[1, 1],
    )
    table.choose("ana", "cast destroy_magic")
    assert table.of("total_craft", "bob") == 4
    assert [entry["by"] for entry in table.open()["lasting"]] == ["ana", "ana"]
    table.let_pass()
    while table.open()["active"] == "bob" and table.open()["lasting"]:
        table.choose("bob", table.options("bob")[-1])

    assert table.of("total_craft", "bob") == 5
    assert table.of("missed", "ana") == 0


@clause("TAL-Q116")
def test_the_amulet_keeps_destroy_magic_off() -> None:
    table = casters(
        3, spells={"ana": ["destroy_magic"]}, objects={"bob": ["amulet", "ring"], "cem": ["magic_belt"]}
    )
    table.choose("ana", "cast destroy_magic")

    assert table.of("total_craft", "bob") == 5
    assert table.of("total_strength", "cem") == 3
    assert table.why_not("bob", "cast healing seat-1") == "TAL-GOLDEN-03"


@clause("TAL-Q110")
def test_destroy_magic_binds_a_character_who_enters_in_the_meantime() -> None:
    table = casters(
        spells={"ana": ["destroy_magic"]},
        character={"bob": "none"},
        characters=["wizard"],
        moment="end",
    )
    table.choose("ana", "cast destroy_magic")

    assert table.of("character", "bob") == "wizard"
    assert table.why_not("bob", "cast healing seat-1") == "TAL-GOLDEN-03"


# Destruction


@clause("TAL-SPELL-05")
def test_destruction_discards_one_adventure_card_anywhere() -> None:
    table = casters(
        spells={"ana": ["destruction"]},
        cards={"plains_1": ["bear"], "temple": ["ghost", "sword"], "plain_of_peril": ["hermit"]},
        coins={"temple": 2},
    )
    assert [key for key in table.options("ana") if key.startswith("cast")] == [
        "cast destruction plains_1 bear",
        "cast destruction temple sword",
        "cast destruction temple ghost",
        "cast destruction plain_of_peril hermit",
    ]
    table.choose("ana", "cast destruction temple ghost")

    assert table.cards("temple") == ["sword"]
    assert table.coins("temple") == 2
    assert table.open()["adventure_discard"] == ["ghost"]


@clause("TAL-SPELL-05")
@pytest.mark.parametrize(
    ("well", "counter"),
    [("pool_of_life", "life"), ("magic_stream", "strength"), ("fountain_of_wisdom", "craft")],
)
def test_destruction_gives_the_counters_of_a_well_back(well: str, counter: str) -> None:
    table = casters(spells={"ana": ["destruction"]}, cards={"temple": [well]}, wells={well: 3})
    before = table.open()["supply"][counter]
    table.choose("ana", f"cast destruction temple {well}")

    assert table.open()["wells"][well] == 0
    assert table.open()["supply"][counter] == before + 3


@clause("TAL-ADV-17")
def test_destruction_of_another_place_leaves_the_wells_as_they_are() -> None:
    wells = ["fountain_of_wisdom", "magic_stream", "pool_of_life"]
    table = casters(
        spells={"ana": ["destruction"]},
        cards={"ruins": ["cave"], "temple": wells},
        wells=dict.fromkeys(wells, 3),
    )
    table.choose("ana", "cast destruction ruins cave")

    assert table.open()["wells"] == dict.fromkeys(wells, 3)


@clause("TAL-Q71")
def test_destruction_spares_purchases_talismans_spells_and_belongings() -> None:
    table = casters(
        spells={"ana": ["destruction"]},
        cards={"temple": ["purchase_sword", "stack_talisman", "hex"]},
        lasting=[{"effect": "hexed", "space": "temple", "left": 3}],
        objects={"bob": ["axe"]},
    )

    assert not table.offers("ana", "cast destruction")


@clause("TAL-SPELL-05")
def test_destruction_can_clear_the_space_just_landed_on() -> None:
    table = casters(
        moment="landed",
        spells={"ana": ["destruction"]},
        cards={"plains_1": ["dragon"]},
        adventure_deck=["guide"],
    )
    assert table.occasion() == "after_move"
    table.choose("ana", "cast destruction plains_1 dragon")

    assert table.open()["adventure_discard"] == ["dragon"]
    assert table.options("ana") == ["take guide", "leave rest"]


# Divination


@clause("TAL-Q71")
def test_divination_needs_an_adventure_deck() -> None:
    table = casters(spells={"ana": ["divination", "invisibility"]}, adventure_deck=[], rest="out")

    assert not table.offers("ana", "cast divination")


def test_divination_shows_what_is_left_of_the_deck() -> None:
    table = casters(spells={"ana": ["divination"]}, adventure_deck=["bear", "guide"], rest="out")
    table.choose("ana", "cast divination")

    assert table.view("ana")["foreseen"] == ["bear", "guide"]
    assert len(table.all_of("foresaw")) == 2


@clause("TAL-SPELL-05", "TAL-SPELL-04")
def test_divination_shows_the_next_five_cards_to_the_caster_only() -> None:
    deck = ["bear", "angel", "sword", "maze", "ghost", "witch"]
    table = casters(spells={"ana": ["divination"]}, adventure_deck=deck)
    table.choose("ana", "cast divination")

    assert table.view("ana")["foreseen"] == deck[:5]
    assert table.view("bob")["foreseen"] == []
    assert table.view(None)["foreseen"] == []
    assert table.open()["adventure_deck"][:6] == deck


@clause("TAL-SPELL-04")
def test_what_divination_showed_is_told_to_nobody_else() -> None:
    table = casters(spells={"ana": ["divination"]}, adventure_deck=["bear"])
    table.choose("ana", "cast divination")

    assert table.saw("foresaw")
    assert not table.saw("foresaw", card="bear")


# Hex


@clause("TAL-Q73", "TAL-Q110")
def test_a_hex_lies_on_an_empty_space_and_costs_a_life() -> None:
    table = casters(spells={"ana": ["hex"]}, dice=[1], adventure_deck=["sword"])
    table.choose("ana", "cast hex woods_1")
    table.let_pass()
    assert table.cards("woods_1") == ["hex"]
    table.choose("ana", "go woods_1")

    assert table.saw("hex_strikes", seat=0)
    assert table.of("life", "ana") == 3
    assert table.cards("woods_1") == ["hex"]


@clause("TAL-ADV-18", "TAL-Q71")
def test_a_hex_strikes_after_the_moment_that_follows_the_move() -> None:
    table = casters(
        moment="landed",
        spells={"ana": ["random"]},
        cards={"plains_1": ["hex"]},
        lasting=[{"effect": "hexed", "space": "plains_1", "left": 3}],
    )
    assert table.occasion() == "after_move"
    assert not table.saw("hex_strikes")
    table.choose("ana", "decline")

    assert table.saw("hex_strikes", seat=0)
    assert table.occasion() == "life_about_to_be_lost"


@clause("TAL-SPELL-05")
def test_a_hex_is_not_laid_where_characters_are_nor_in_the_inner_region() -> None:
    table = casters(spells={"ana": ["hex"]})
    laid = [key.removeprefix("cast hex ") for key in table.options("ana") if key.startswith("cast hex")]

    assert len(laid) == 24 + 16 - 2
    assert "plains_1" not in laid
    assert "fields_2" not in laid
    assert "mines" not in laid


@clause("TAL-SPELL-05", "TAL-LIFE-03")
def test_the_dead_keep_no_space_free_of_a_hex() -> None:
    table = casters(3, spells={"ana": ["hex"]}, character={"bob": "none"})
    laid = [key for key in table.options("ana") if key.startswith("cast hex")]

    assert len(laid) == 24 + 16 - 2


@clause("TAL-ENC-10", "TAL-Q73")
def test_a_hex_counts_as_a_card_of_its_space() -> None:
    table = casters(
        moment="landed",
        cards={"plains_1": ["hex"]},
        lasting=[{"effect": "hexed", "space": "plains_1", "left": 3}],
        adventure_deck=["bear"],
    )

    assert table.cards("plains_1") == ["hex"]
    assert not table.saw("drew", card="bear")


@clause("TAL-Q116")
def test_the_amulet_protects_from_a_hex() -> None:
    table = casters(
        moment="landed",
        objects={"ana": ["amulet"]},
        cards={"plains_1": ["hex"]},
        lasting=[{"effect": "hexed", "space": "plains_1", "left": 3}],
    )
    table.let_pass()

    assert table.of("life", "ana") == 4
    assert not table.saw("hex_strikes")


@clause("TAL-Q110", "TAL-Q73")
def test_a_hex_is_discarded_when_the_third_turn_of_its_caster_comes() -> None:
    table = casters(
        spells={"ana": ["hex"]},
        followers={"ana": ["poltergeist"]},
        missed={"ana": 1, "bob": 9},
    )
    table.choose("ana", "cast hex temple")
    assert table.open()["lasting"] == [
        {"effect": "hexed", "by": "ana", "left": 3, "amount": 1, "space": "temple"},
    ]
    while table.of("missed", "bob") == 9:
        table.choose("ana", table.options("ana")[-1])
    assert table.of("missed", "bob") == 7
    assert table.cards("temple") == ["hex"]
    while table.of("missed", "bob") == 7:
        table.choose("ana", table.options("ana")[-1])

    assert table.of("missed", "bob") == 6
    assert table.cards("temple") == []
    assert table.open()["spell_discard"] == ["hex"]


@clause("TAL-Q110", "TAL-Q73")
def test_a_hex_still_lies_there_in_the_third_turn_of_the_next_player() -> None:
    table = casters(spells={"ana": ["hex"]}, followers={"ana": ["poltergeist"]}, missed={"ana": 1, "bob": 2})
    table.choose("ana", "cast hex temple")
    while table.open()["active"] == "ana":
        table.choose("ana", table.options("ana")[-1])

    assert (table.of("missed", "ana"), table.of("missed", "bob")) == (0, 0)
    assert table.cards("temple") == ["hex"]


@clause("TAL-SPELL-12")
def test_a_countered_hex_is_discarded() -> None:
    table = casters(spells={"ana": ["hex"], "bob": ["counterspell"]})
    table.choose("ana", "cast hex temple")
    table.choose("bob", "cast counterspell")

    assert table.cards("temple") == []
    assert table.open()["spell_discard"] == ["hex", "counterspell"]
    assert table.open()["lasting"] == []


# Mesmerism


@clause("TAL-SPELL-05")
def test_mesmerism_takes_a_follower_of_the_casters_choice() -> None:
    table = casters(spells={"ana": ["mesmerism"]}, followers={"bob": ["mule", "guide", "poltergeist"]})
    table.choose("ana", "cast mesmerism seat-1")
    assert table.options("ana") == ["take follower guide", "take follower mule"]
    table.choose("ana", "take follower mule")

    assert table.of("followers", "ana") == ["mule"]
    assert table.of("followers", "bob") == ["guide", "poltergeist"]


@clause("TAL-Q112", "TAL-Q71")
def test_mesmerism_does_not_move_forced_followers() -> None:
    table = casters(spells={"ana": ["mesmerism"]}, followers={"bob": ["poltergeist"]})

    assert not table.offers("ana", "cast mesmerism")


@clause("TAL-Q112")
def test_a_character_who_may_have_no_followers_cannot_cast_mesmerism() -> None:
    table = casters(
        spells={"ana": ["mesmerism"]},
        followers={"ana": ["cursed_by_a_hag"], "bob": ["guide"]},
    )

    assert not table.offers("ana", "cast mesmerism")
    assert table.why_not("ana", "cast mesmerism seat-1") == "TAL-OWN-08"


@clause("TAL-SPELL-05")
def test_mesmerism_needs_a_follower_of_another_character() -> None:
    table = casters(spells={"ana": ["mesmerism"]}, followers={"ana": ["guide"]})

    assert not table.offers("ana", "cast mesmerism")
    assert table.why_not("ana", "cast mesmerism seat-1") == "TAL-SPELL-05"


@clause("TAL-OWN-01")
def test_a_character_without_mesmerism_is_told_so_even_if_he_may_have_no_followers() -> None:
    table = casters(followers={"ana": ["cursed_by_a_hag"], "bob": ["guide"]})

    assert table.why_not("ana", "cast mesmerism seat-1") == "TAL-OWN-01"


@clause("TAL-Q76", "TAL-Q71")
def test_mesmerism_finds_nobody_if_its_target_becomes_a_toad_in_answer() -> None:
    table = casters(
        3,
        spells={"ana": ["mesmerism"], "cem": ["random"]},
        followers={"bob": ["guide"]},
        dice=[1],
    )
    table.choose("ana", "cast mesmerism seat-1")
    table.choose("cem", "cast random seat-1")

    assert table.of("toad", "bob") == 3
    assert table.cards("fields_2") == ["guide"]
    assert table.occasion() != "mesmerised"
    assert table.options("ana") != []


@clause("TAL-Q115")
def test_mesmerism_drives_a_raised_enemy_away() -> None:
    table = casters(spells={"ana": ["mesmerism"]}, followers={"bob": ["ogre"]})
    table.choose("ana", "cast mesmerism seat-1", "take follower ogre")

    assert table.of("followers", "ana") == []
    assert table.of("followers", "bob") == []
    assert table.open()["adventure_discard"] == ["ogre"]


@clause("TAL-Q76", "TAL-Q71")
def test_a_caster_who_becomes_a_toad_in_answer_gets_no_follower() -> None:
    table = casters(
        spells={"ana": ["mesmerism"], "bob": ["random"]},
        followers={"bob": ["guide"]},
        dice=[1],
    )
    table.choose("ana", "cast mesmerism seat-1")
    table.choose("bob", "cast random seat-0")

    assert table.of("toad", "ana") == 4
    assert table.of("followers", "bob") == ["guide"]
    assert not table.offers("ana", "take follower")


# Teleport


@clause("TAL-SPELL-05", "TAL-MOVE-09")
def test_teleport_replaces_the_roll_and_the_new_space_is_met() -> None:
    table = casters(spells={"ana": ["teleport"]}, cards={"hills_1": ["guide"]})
    assert table.occasion() == "before_roll"
    table.choose("ana", "cast teleport hills_1")

    assert table.of("place", "ana") == "hills_1"
    assert table.options("ana") == ["take guide", "leave rest"]
    assert not table.saw("rolled")


@clause("TAL-SPELL-05")
def test_teleport_leads_to_the_other_spaces_of_the_same_region() -> None:
    table = casters(spells={"ana": ["teleport"]}, place={"ana": "temple"})
    spaces = [key.removeprefix("cast teleport ") for key in table.options("ana") if key != "decline"]

    assert len(spaces) == 15
    assert "temple" not in spaces
    assert "city" not in spaces


@clause("TAL-Q71")
def test_before_the_movement_roll_nothing_but_a_teleport_is_cast() -> None:
    table = casters(spells={"ana": ["teleport", "invisibility"]})
    table.until("before_roll")

    assert table.offers("ana", "cast teleport")
    assert not table.offers("ana", "cast invisibility")


@clause("TAL-Q71", "TAL-Q111")
def test_there_is_no_teleport_where_no_movement_roll_is_due() -> None:
    table = casters(
        spells={"ana": ["teleport"]},
        beside=["blizzard"],
        lasting=[{"effect": "blizzard", "by": "bob", "left": 1}],
    )

    assert table.options("ana") == ["go woods_1", "go hills_1"]


@clause("TAL-SPELL-05")
def test_there_is_no_teleport_in_the_inner_region() -> None:
    table = casters(spells={"ana": ["teleport"]}, place={"ana": "plain_of_peril"})

    assert table.occasion() == "inner_move"
    assert table.why_not("ana", "cast teleport mines") == "TAL-SPELL-05"


@clause("TAL-Q111")
@pytest.mark.parametrize(
    "limit",
    [
        {"followers": {"ana": ["poltergeist"]}},
        {"lasting": [{"effect": "blizzard"}], "beside": ["blizzard"]},
    ],
)
def test_without_a_movement_roll_there_is_no_teleport(limit: dict[str, Any]) -> None:
    table = casters(spells={"ana": ["teleport"]}, **limit)
    table.let_pass()

    assert table.occasion() == "way"
    assert table.why_not("ana", "cast teleport city") == "TAL-Q111"


@clause("TAL-Q113")
def test_the_enslaved_cannot_teleport() -> None:
    table = casters(
        spells={"ana": ["teleport"]},
        place={"ana": "temple"},
        enslaved={"ana": True},
        fate={"ana": 1},
        dice=[2],
    )

    assert table.occasion() == "fate"
    assert table.why_not("ana", "cast teleport oasis") == "TAL-Q113"
    assert table.why_not("bob", "cast teleport oasis") == "TAL-OWN-01"


@clause("TAL-OWN-01", "TAL-Q113")
def test_a_character_who_has_no_teleport_is_told_so_enslaved_or_not() -> None:
    table = casters(place={"ana": "temple"}, enslaved={"ana": True}, fate={"ana": 1}, dice=[2])

    assert table.why_not("ana", "cast teleport oasis") == "TAL-OWN-01"


@clause("TAL-RAFT-08")
def test_a_raft_not_used_is_lost_with_a_teleport() -> None:
    table = casters(spells={"ana": ["teleport"]}, objects={"ana": ["raft"]}, offer={"ana": "ferry"})
    table.until("before_roll")
    table.choose("ana", "cast teleport city")

    assert table.of("objects", "ana") == []
    assert table.of("offer", "ana") == "none"


@clause("TAL-SPELL-05")
def test_a_countered_teleport_leaves_the_roll_to_be_made() -> None:
    table = casters(spells={"ana": ["teleport"], "bob": ["counterspell"]}, dice=[2])
    table.choose("ana", "cast teleport city")
    table.choose("bob", "cast counterspell")

    assert table.occasion() == "way"
    assert table.of("place", "ana") == "plains_1"


@clause("TAL-Q73")
def test_a_character_who_teleports_onto_a_hex_is_struck() -> None:
    table = casters(
        spells={"ana": ["teleport"]},
        cards={"city": ["hex"]},
        lasting=[{"effect": "hexed", "space": "city", "left": 3}],
    )
    table.choose("ana", "cast teleport city")

    assert table.of("life", "ana") == 3


@clause("TAL-TOAD-09", "TAL-Q111", "TAL-Q71")
def test_a_caster_who_becomes_a_toad_in_answer_is_not_teleported() -> None:
    """A Toad makes no movement roll, so there is none to replace any more: she hops."""
    table = casters(spells={"ana": ["teleport"], "bob": ["random"]}, dice=[1])
    table.until("before_roll")
    table.choose("ana", "cast teleport ruins")
    table.choose("bob", "cast random seat-0")

    assert table.of("place", "ana") == "plains_1"
    assert table.options("ana") == ["go woods_1", "go hills_1"]
    assert table.open()["spell_discard"] == ["teleport", "random"]


# Temporal Warp


def turns_of(table_told: list[dict[str, object]]) -> list[object]:
    return [told["seat"] for told in table_told if told["event"] == "turn_begins"]


@clause("TAL-Q110", "TAL-SPELL-05")
def test_temporal_warp_gives_three_turns_in_a_row() -> None:
    table = casters(spells={"ana": ["temporal_warp"]}, followers={"ana": ["poltergeist"]})
    table.choose("ana", "cast temporal_warp")
    while table.open()["active"] == "ana":
        table.choose("ana", table.options("ana")[-1])

    assert turns_of(table.told) == [0, 0, 0, 1]


@clause("TAL-SPELL-05")
def test_a_second_temporal_warp_adds_to_the_turns_that_are_left() -> None:
    table = casters(spells={"ana": ["temporal_warp"]}, more_turns={"ana": 1})
    table.choose("ana", "cast temporal_warp")

    assert table.of("more_turns", "ana") == 1 + 2


@clause("TAL-Q110")
def test_a_turn_missed_in_between_uses_one_of_them_up() -> None:
    table = casters(spells={"ana": ["temporal_warp"]}, followers={"ana": ["poltergeist"]}, missed={"ana": 1})
    table.choose("ana", "cast temporal_warp")
    while table.open()["active"] == "ana":
        table.choose("ana", table.options("ana")[-1])

    assert turns_of(table.told) == [0, 0, 1]


@clause("TAL-Q110")
def test_the_rest_of_the_turns_dies_with_the_caster() -> None:
    table = casters(
        spells={"ana": ["temporal_warp"]},
        place={"ana": "plains_1"},
        followers={"ana": ["poltergeist"]},
        life={"ana": 1},
        cards={"hills_1": ["dragon"]},
        dice=[1, 6],
    )
    table.choose("ana", "cast temporal_warp", "go hills_1")
    table.let_pass()

    assert table.saw("died", seat=0)
    assert table.open()["active"] == "bob"
    assert table.of("more_turns", "ana") == 0
